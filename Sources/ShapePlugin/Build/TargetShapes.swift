import Foundation
import PackagePlugin

/// The `.shape` files of a target.
struct TargetShapes {
  /// The name of the target.
  let name: String
  /// All files of the target, without those that it excludes.
  let files: [URL]
  /// The folder of the target, or `nil` if it has none, as in a project of Xcode.
  let folder: URL?

  /// Returns the command that writes the shapes to one Swift file. None if the target has no shapes.
  ///
  /// - Parameter output: The folder for the Swift file.
  func commands(compiler: URL, output: URL) -> [Command] {
    let sources = files.filter { $0.pathExtension == "shape" }.map(\.path).sorted()
    guard !sources.isEmpty else {
      Diagnostics.warning("the target \(name) uses ShapePlugin, but has no .shape files")
      return []
    }
    let swift = output.appending(path: swiftName)
    var arguments = ["--emit", "swift", "--output", swift.path]
    // Without a root, files can import anything in the folders of the sources.
    if let folder { arguments += ["--root", folder.path] }
    if let options { arguments += ["--options", options.path] }
    let inputs = Set(sources + excludedShapes).sorted().map { URL(filePath: $0) } + (options.map { [$0] } ?? [])
    return [
      .buildCommand(
        displayName: "Compiling the shapes of \(name)", executable: compiler, arguments: arguments + ["--"] + sources,
        inputFiles: inputs, outputFiles: [swift])
    ]
  }

  /// The file with options for shapec, if there is one. shapec reads it, because the plugin doesn't run again if only
  /// the contents of a file change.
  private var options: URL? {
    if let own = folder?.appending(path: "shapes.json"), FileManager.default.fileExists(atPath: own.path) { return own }
    return files.first { $0.lastPathComponent == "shapes.json" }
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
