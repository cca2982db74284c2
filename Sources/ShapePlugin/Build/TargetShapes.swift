import Foundation
import PackagePlugin

/// The `.shape` files of a target. Both plugins have this file: `Commands` has a link to it.
struct TargetShapes {
  /// The name of the Swift module.
  let module: String
  /// All files of the target, without those that it excludes.
  let files: [URL]
  /// The folder of the target, or `nil` if it has none, as in a project of Xcode.
  let folder: URL?

  /// The paths of the shapes.
  var sources: [String] { files.filter { $0.pathExtension == "shape" }.map(\.path).sorted() }

  /// The options for shapec that determine the Swift code.
  var arguments: [String] {
    var arguments = ["--module", module]
    // Without a root, files can import anything in the folders of the sources.
    if let folder { arguments += ["--root", folder.path] }
    if let options { arguments += ["--options", options.path] }
    return arguments
  }

  /// The file with options for shapec, if there is one. shapec reads it, because the plugin doesn't run again if only
  /// the contents of a file change.
  var options: URL? { optionFiles.first }

  /// The files that could be the one with options. A target with a folder has at most one.
  var optionFiles: [URL] {
    let name = "shapes.json"
    guard let own = folder?.appending(path: name) else {
      return files.filter { $0.lastPathComponent == name }.sorted { $0.path < $1.path }
    }
    return FileManager.default.fileExists(atPath: own.path) ? [own] : []
  }
}

/// Returns the path of the first of some compilers that the package has.
///
/// - Parameter tool: Returns the tool of a plugin's context with a name.
func compiler(_ names: String..., in tool: (String) throws -> PluginContext.Tool) throws -> URL {
  for name in names {
    if let compiler = try? tool(name) { return compiler.url }
  }
  throw CompilerNotBuilt()
}

/// The dependency on shapec does not enable the trait `Plugins`.
private struct CompilerNotBuilt: Error, CustomStringConvertible {
  let description =
    "add `traits: [\"Plugins\"]` to the dependency on shapec in Package.swift, so that its compiler is built"
}
