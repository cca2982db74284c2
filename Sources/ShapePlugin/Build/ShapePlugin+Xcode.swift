#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension ShapePlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      // A target of a project has no folder of its own, only files.
      let shapes = TargetShapes(
        name: target.displayName, files: target.inputFiles.map(\.url), root: nil,
        project: context.xcodeProject.directoryURL)
      return try shapes.commands(compiler: context.tool(named: "shapec").url, output: context.pluginWorkDirectoryURL)
    }
  }
#endif
