import Foundation
import PackagePlugin

/// Formats or checks the `.shape` files of a package: `swift package shapes format`.
@main
struct ShapeCommands: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let request = try ShapesRequest(arguments)
    let targets =
      request.targets.isEmpty ? context.package.targets : try context.package.targets(named: request.targets)
    let folders = targets.compactMap { $0 as? any SourceModuleTarget }.map { module in
      ShapesRequest.Module(files: module.sourceFiles.map(\.url), root: module.directoryURL)
    }
    try request.run(context.tool(named: "shapec").url, on: folders)
  }
}
