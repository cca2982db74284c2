import Foundation
import TestSupport
import Testing

/// Xcode's part of the plugins, against a stand-in for its module.
@Suite("The plugins in Xcode", .enabled(if: TestTier.current != .quick, "loading Foundation takes seconds"))
struct XcodePluginTests {
  @Test(arguments: ["Build", "Commands"])
  func `type-check`(plugin: String) throws {
    let work = try Workspace()
    let options =
      ["-I", try Toolchain.pluginInterface, "-I", ".", "-swift-version", "6", "-parse-as-library"]
      + ["-warnings-as-errors", "-Xfrontend", "-package-description-version", "-Xfrontend", "6.2.0"]
    let standin = Repository.root.appending(path: "Tests/ShapecTests/Consumers/Standins/XcodeProjectPlugin.swift").path
    let sources = Repository.root.appending(path: "Sources/ShapePlugin/\(plugin)")
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).map { sources.path + "/" + $0 }
    #expect(files.contains { $0.hasSuffix("+Xcode.swift") })
    for arguments in [["-emit-module", "-module-name", "XcodeProjectPlugin", standin], ["-typecheck"] + files] {
      let run = try ShapecRun.run("/usr/bin/env", ["swiftc"] + arguments + options, in: work.folder, seconds: 120)
      #expect(run.errors == "" && run.status == 0)
    }
  }
}
