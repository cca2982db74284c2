import Foundation
import PackagePlugin

/// The `.shape` files of a target.
struct TargetShapes {
  /// The name of the target.
  let name: String
  /// The files to compile, in the order of their paths.
  private let sources: [URL]
  /// All files of the target.
  private let files: [URL]
  /// The folder that imports stay within.
  private let root: URL
  /// The folder of the package or the project.
  private let project: URL

  /// - Parameters:
  ///   - files: All files of the target, without those that it excludes.
  ///   - root: The folder of the target, or `nil` for the innermost folder that contains all of its `.shape` files.
  ///   - project: The folder of the package or the project.
  init(name: String, files: [URL], root: URL?, project: URL) {
    self.name = name
    self.files = files
    self.project = project
    sources = files.filter { $0.pathExtension == "shape" }.sorted { $0.path < $1.path }
    self.root = root ?? Self.commonFolder(of: sources)
  }

  /// Returns the command that writes the shapes to one Swift file. None if the target has no shapes.
  ///
  /// - Parameter output: The folder for the Swift file.
  func commands(compiler: URL, output: URL) throws -> [Command] {
    guard !sources.isEmpty else {
      Diagnostics.warning("the target \(name) uses ShapePlugin, but has no .shape files")
      return []
    }
    let settings = try Settings(in: root, project: project)
    let swift = output.appending(path: swiftName)
    let arguments =
      ["--emit", "swift", "--root", root.path, "--output", swift.path] + settings.arguments + ["--"]
      + sources.map(\.path)
    return [
      .buildCommand(
        displayName: "Compiling the shapes of \(name)", executable: compiler, arguments: arguments,
        inputFiles: inputs + (settings.file.map { [$0] } ?? []), outputFiles: [swift])
    ]
  }

  /// The files that the output depends on: those to compile, and all that they can import, even if the target excludes
  /// them.
  private var inputs: [URL] {
    let reachable = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
    let known = Set(sources.map(\.path))
    let imported = (reachable?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "shape" && !known.contains($0.path) }
    return sources + imported.sorted { $0.path < $1.path }
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

  private static func commonFolder(of files: [URL]) -> URL {
    var common = files.first.map { $0.deletingLastPathComponent().pathComponents } ?? ["/"]
    for file in files {
      let folder = file.deletingLastPathComponent().pathComponents
      common = zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    return URL(filePath: NSString.path(withComponents: common), directoryHint: .isDirectory)
  }
}
