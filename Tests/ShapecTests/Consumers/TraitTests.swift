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
    struct Target: Decodable {
      var name, type: String
      var path: String?
    }
    var traits: [Trait]
    var targets: [Target]

    static func read(in folder: URL) throws -> Manifest {
      let run = try ShapecRun.run("/usr/bin/env", ["swift", "package", "dump-package"], in: folder, seconds: 60)
      return try JSONDecoder().decode(Manifest.self, from: run.output)
    }
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
    let found = try Manifest.read(in: work.folder.appending(path: folder)).traits
    #expect(found.first { $0.name == "default" }?.enabledTraits == traits)
  }

  /// How a package depends on this one.
  enum Dependency: String, CaseIterable, Sendable {
    case pathWithTrait, version, pathWithoutTrait

    /// The versions before 6.1 have no traits.
    var toolsVersion: String { self == .version ? "5.9" : "6.1" }

    func declaration(beside folder: URL) -> String {
      switch self {
      case .pathWithTrait: #".package(path: "../shapec", traits: ["Plugins"])"#
      case .version: #".package(url: "file://\#(folder.path)/shapec", from: "1.0.0")"#
      case .pathWithoutTrait: #".package(path: "../shapec")"#
      }
    }
  }

  /// The package is this one, with its manifest and plugins, and with a compiler that writes the same source for all shapes.
  @Test(.enabled(if: TestTier.current != .quick, "building takes seconds"), arguments: Dependency.allCases)
  func `lets packages build their shapes`(dependency: Dependency) throws {
    let work = try Workspace()
    let manifest = """
      // swift-tools-version: \(dependency.toolsVersion)
      import PackageDescription

      let package = Package(
        name: "consumer",
        dependencies: [\(dependency.declaration(beside: work.folder))],
        targets: [.executableTarget(name: "Consumer", plugins: [.plugin(name: "ShapePlugin", package: "shapec")])])

      """
    try work.write(Data(manifest.utf8), to: "consumer/Package.swift")
    try work.write(Data("print(made)\n".utf8), to: "consumer/Sources/Consumer/main.swift")
    try work.write(Data("shape Dot { size 1 x 1; fill .red }\n".utf8), to: "consumer/Sources/Consumer/dot.shape")
    try Self.writePackage(to: work)
    let build = try ShapecRun.run("/bin/sh", ["-c", "cd consumer && swift build"], in: work.folder, seconds: 240)
    let log = build.text + build.errors
    if dependency == .pathWithoutTrait {
      #expect(build.status != 0 && log.contains("add `traits: [\"Plugins\"]` to the dependency on shapec"), "\(log)")
    } else {
      #expect(build.status == 0, "\(log)")
      #expect(
        try ShapecRun.run(work.path("consumer/.build/debug/Consumer"), [], in: work.folder).text == "by a plugin\n")
    }
  }

  private static let compiler = #"""
    import Foundation

    let output = CommandLine.arguments[CommandLine.arguments.firstIndex(of: "--output")! + 1]
    try "let made = \"by a plugin\"\n".write(toFile: output, atomically: true, encoding: .utf8)

    """#

  private static func writePackage(to work: Workspace) throws {
    try work.write(Data(contentsOf: Repository.root.appending(path: "Package.swift")), to: "shapec/Package.swift")
    let manifest = try Manifest.read(in: work.folder.appending(path: "shapec"))
    for target in manifest.targets where target.type != "plugin" {
      let folder = target.path ?? "\(target.type == "test" ? "Tests" : "Sources")/\(target.name)"
      let isCompiler = target.name == "shapec-swift"
      try work.write(
        Data((isCompiler ? compiler : "").utf8), to: "shapec/\(folder)/\(isCompiler ? "main" : "Empty").swift")
    }
    let plugins = Repository.root.appending(path: "Sources/ShapePlugin").path
    let commands = [
      "cd shapec", "cp -R '\(plugins)' Sources", "git init -q", "git add .",
      "git -c user.name=a -c user.email=a@b.c commit -qm a", "git tag 1.0.0",
    ]
    let copy = try ShapecRun.run("/bin/sh", ["-c", commands.joined(separator: " && ")], in: work.folder)
    #expect(copy.status == 0, "\(copy.errors)")
  }
}
