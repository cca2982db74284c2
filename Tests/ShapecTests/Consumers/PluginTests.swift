import Foundation
import TestSupport
import Testing

/// Builds a package with the build plugin, as an app does.
@Suite("The plugins in a package", .serialized, .enabled(if: TestTier.current != .quick, "building takes a minute"))
struct PluginTests {
  private static let package = Result { try ConsumerPackage(sources) }

  private static let sources = [
    "main.swift": """
    import ShapeKit
    print(Dot.designSize.width, Dot.shapeTitle)

    """,
    "Theme/theme.shape": "import \"../Drafts/sizes.shape\"\nlet side = base\n",
    "Icons/dot.shape": """
    import "../Theme/theme.shape"
    /// A dot.
    shape Dot {
      size side x side
      fill .red, path: circle(center: center, radius: width / 2)
    }

    """,
    // The target excludes this folder.
    "Drafts/sizes.shape": "let base = 10\n",
    "Drafts/draft.shape": "shape Dot {\n",
  ]

  /// Returns the package as it was created, and built.
  private func package() throws -> ConsumerPackage {
    let package = try Self.package.get()
    for (name, text) in Self.sources where try package.text(of: name) != text { try package.write(text, to: name) }
    _ = try package.build()
    return package
  }

  @Test
  func `draw shapes that import files of other folders`() throws {
    #expect(try package().build().output == "10.0 A dot.\n")
  }

  @Test
  func `run the compiler only if a shape changed`() throws {
    let package = try package()
    #expect(try package.build().runs == 0)
    try package.write(Self.sources["main.swift"]! + "print(1)\n", to: "main.swift")
    #expect(try package.build() == (0, "10.0 A dot.\n1\n"))
    try package.write("let base = 12\n", to: "Drafts/sizes.shape")
    #expect(try package.build() == (1, "12.0 A dot.\n1\n"))
    #expect(try package.build().runs == 0)
  }

  @Test
  func `see files that are added or removed`() throws {
    let package = try package()
    try package.write("shape Ring { size 7 x 7; stroke .red }\n", to: "ring.shape")
    // A file with the name of the output.
    try package.write("func ring() { print(Ring.designSize.width) }\n", to: "Icons/GeneratedShapes.swift")
    try package.write(Self.sources["main.swift"]! + "ring()\n", to: "main.swift")
    #expect(try package.build().output == "10.0 A dot.\n7.0\n")
    for file in ["ring.shape", "Icons/GeneratedShapes.swift"] { try package.remove(file) }
    try package.write(Self.sources["main.swift"]!, to: "main.swift")
    #expect(try package.build().output == "10.0 A dot.\n")
  }

  @Test
  func `stop the build at a mistake, and show its place`() throws {
    let package = try package()
    try package.write(Self.sources["Icons/dot.shape"]!.replacing(".red", with: ".rad"), to: "Icons/dot.shape")
    let build = try package.swift("build")
    #expect(!build.isSuccess)
    #expect(build.text.contains("\n\(package.path("Icons/dot.shape")):5:8: error: "), "\(build.text)")
    try package.write(Self.sources["Icons/dot.shape"]!, to: "Icons/dot.shape")
    #expect(try package.build().output == "10.0 A dot.\n")
  }

  @Test
  func `read options from shapes.json`() throws {
    let package = try package()
    defer { try? package.remove("shapes.json") }
    try package.write("{\"access\": \"public\"}\n", to: "shapes.json")
    #expect(try package.build().runs == 1)
    try package.write("{\"access\": \"secret\"}\n", to: "shapes.json")
    let build = try package.swift("build")
    #expect(build.text.contains("\n\(package.path("shapes.json")):1:12: error: "), "\(build.text)")
  }

  @Test
  func `format and check`() throws {
    let package = try package()
    let shapes = { action in
      try package.swift("package", "--allow-writing-to-package-directory", "shapes", action)
    }
    try package.write("let  base = 10\n", to: "Drafts/sizes.shape")
    try package.write(Self.sources["Icons/dot.shape"]!.replacing("  fill", with: "fill"), to: "Icons/dot.shape")
    #expect(try shapes("format").isSuccess)
    #expect(try package.text(of: "Icons/dot.shape") == Self.sources["Icons/dot.shape"]!)
    #expect(try package.text(of: "Drafts/sizes.shape") == "let  base = 10\n")
    #expect(try shapes("check").isSuccess)
    try package.write(Self.sources["Icons/dot.shape"]!.replacing(".red", with: ".rad"), to: "Icons/dot.shape")
    let check = try shapes("check")
    #expect(!check.isSuccess && check.text.contains("dot.shape:5:8: error: "), "\(check.text)")
    #expect(try shapes("chek").text.contains("error: write `swift package shapes format` or"))
  }
}

/// Xcode's part of the plugins, against a stand-in for its module.
@Suite("The plugins in Xcode")
struct XcodePluginTests {
  @Test(.enabled(if: TestTier.current != .quick, "loading Foundation takes seconds"), arguments: ["Build", "Commands"])
  func `type-check`(plugin: String) throws {
    let work = try Workspace()
    let options =
      ["-I", try Toolchain.pluginInterface, "-I", ".", "-swift-version", "6", "-parse-as-library"]
      + ["-warnings-as-errors", "-Xfrontend", "-package-description-version", "-Xfrontend", "6.1.0"]
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
