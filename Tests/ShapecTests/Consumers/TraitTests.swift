import Foundation
import TestSupport
import Testing

/// SwiftPM builds the compiler for the plugins only in packages that use them.
@Suite("The trait for plugins")
struct TraitTests {
  private struct Manifest: Decodable {
    struct Trait: Decodable {
      var name: String
      var enabledTraits: [String]
    }
    var traits: [Trait]
  }

  @Test(arguments: [
    // As SwiftPM and Xcode lay out what they download.
    (".build/checkouts/shapec", ["Plugins"]), ("SourcePackages/checkouts/shapec", ["Plugins"]),
    (".build/registry/downloads/scope/shapec/1.0.0", ["Plugins"]), ("work/shapec", []), ("checkouts-of-me/shapec", []),
  ])
  func `is on in a package that was downloaded`(folder: String, traits: [String]) throws {
    let work = try Workspace()
    let manifest = try Data(contentsOf: Repository.root.appending(path: "Package.swift"))
    try work.write(manifest, to: folder + "/Package.swift")
    let run = try ShapecRun.run(
      "/usr/bin/env", ["swift", "package", "dump-package"], in: work.folder.appending(path: folder), seconds: 60)
    let found = try JSONDecoder().decode(Manifest.self, from: run.output).traits
    #expect(found.first { $0.name == "default" }?.enabledTraits == traits)
  }

  @Test(.enabled(if: TestTier.current != .quick, "compiling a plugin takes seconds"))
  func `is asked for by a message if a package depends on a folder without it`() throws {
    let work = try Workspace([
      "consumer/Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "consumer",
        dependencies: [.package(name: "shapec", path: "\(Repository.root.path)")],
        targets: [.executableTarget(name: "Consumer", plugins: [.plugin(name: "ShapePlugin", package: "shapec")])])

      """,
      "consumer/Sources/Consumer/main.swift": "print(1)\n",
      "consumer/Sources/Consumer/dot.shape": "shape Dot { size 1 x 1; fill .red }\n",
    ])
    let run = try ShapecRun.run(
      "/usr/bin/env", ["swift", "build"], in: work.folder.appending(path: "consumer"), seconds: 120)
    #expect(run.status != 0)
    #expect(
      (run.text + run.errors).contains("add `traits: [\"Plugins\"]` to the dependency on shapec"), "\(run.errors)")
  }
}
