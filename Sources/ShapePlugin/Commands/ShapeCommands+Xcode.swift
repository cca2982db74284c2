#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension ShapeCommands: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // The menu of Xcode passes only the selected targets.
      let request = try ShapesRequest(arguments, fallback: .format)
      let targets = context.xcodeProject.targets.filter {
        request.targets.isEmpty || request.targets.contains($0.displayName)
      }
      let modules = targets.map { ShapesRequest.Module(files: $0.inputFiles.map(\.url), root: nil) }
      try request.run(context.tool(named: "shapec").url, on: modules)
    }
  }
#endif
