import Foundation
import PackagePlugin

extension TargetShapes {
  /// Returns the command that writes the shapes to one Swift file. None if the target has no shapes.
  ///
  /// - Parameters:
  ///   - tool: Returns the tool of a plugin's context with a name.
  ///   - output: The folder for the Swift file.
  func commands(_ tool: (String) throws -> PluginContext.Tool, output: URL) throws -> [Command] {
    // A package with a built compiler has only `shapec`, which takes the same arguments.
    let compiler = try compiler("shapec-swift", "shapec", in: tool)
    let sources = sources
    guard !sources.isEmpty else {
      Diagnostics.warning("the target \(module) uses ShapePlugin, but has no .shape files")
      return []
    }
    if optionFiles.count > 1, let first = optionFiles.first {
      Diagnostics.warning(
        "the target \(module) has \(optionFiles.count) files with the name shapes.json, and only this one is used",
        file: first.path, line: 1)
    }
    let swift = output.appending(path: swiftName)
    let inputs = Set(sources + excludedShapes).sorted().map { URL(filePath: $0) } + (options.map { [$0] } ?? [])
    return [
      .buildCommand(
        displayName: "Compiling the shapes of \(module)", executable: compiler,
        arguments: ["--output", swift.path] + arguments + ["--"] + sources, inputFiles: inputs,
        outputFiles: [swift])
    ]
  }

  /// The paths of the shapes in the folder, even of those that the target excludes: other files can import them.
  private var excludedShapes: [String] {
    guard let folder else { return [] }
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
    return found?.compactMap { $0 as? URL }.filter { $0.pathExtension == "shape" }.map(\.path) ?? []
  }

  /// The name of the output. Two files of a Swift module can't have the same name, whatever their folders are.
  private var swiftName: String {
    let taken = Set(files.map { $0.lastPathComponent.lowercased() })
    var name = "GeneratedShapes.swift"
    var number = 1
    while taken.contains(name.lowercased()) {
      number += 1
      name = "GeneratedShapes\(number).swift"
    }
    return name
  }
}
