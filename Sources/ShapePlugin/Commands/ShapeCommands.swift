import Foundation
import PackagePlugin

/// Formats or checks the `.shape` files of a package: `swift package shapes format`.
@main
struct ShapeCommands: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let request = try ShapesRequest(arguments) else { return print(ShapesRequest.help) }
    let targets =
      request.targets.isEmpty ? context.package.targets : try context.package.targets(named: request.targets)
    let modules = targets.compactMap { $0 as? any SourceModuleTarget }.map { module in
      TargetShapes(module: module.moduleName, files: module.sourceFiles.map(\.url), folder: module.directoryURL)
    }
    try request.run(compiler("shapec", in: context.tool), on: modules)
  }
}
