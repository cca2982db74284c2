#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension ShapePlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      // The module has the name of the target, unless someone changed PRODUCT_NAME.
      let shapes = TargetShapes(module: target.displayName, files: target.inputFiles.map(\.url), folder: nil)
      return try shapes.commands(context.tool, output: context.pluginWorkDirectoryURL)
    }
  }
#endif
