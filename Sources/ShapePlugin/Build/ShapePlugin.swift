import Foundation
import PackagePlugin

/// Compiles the `.shape` files of a target to Swift, before the target is built.
@main
struct ShapePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else {
      Diagnostics.error("ShapePlugin writes Swift code, but the target \(target.name) is not a Swift target")
      return []
    }
    let shapes = TargetShapes(
      module: module.moduleName, files: module.sourceFiles.map(\.url), folder: module.directoryURL)
    return try shapes.commands(context.tool, output: context.pluginWorkDirectoryURL)
  }
}
