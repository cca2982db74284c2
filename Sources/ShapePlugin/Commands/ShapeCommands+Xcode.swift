#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension ShapeCommands: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      guard let request = try ShapesRequest(arguments, fallback: .format) else { return print(ShapesRequest.help) }
      let targets = context.xcodeProject.targets.filter {
        request.targets.isEmpty || request.targets.contains($0.displayName)
      }
      let modules = targets.map {
        TargetShapes(module: $0.displayName, files: $0.inputFiles.map(\.url), folder: nil)
      }
      try request.run(compiler("shapec", in: context.tool), on: modules)
    }
  }
#endif
