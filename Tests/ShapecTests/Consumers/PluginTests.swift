import Foundation
import TestSupport
import Testing

/// Builds a package with the build plugin, as an app does.
@Suite("The plugins in a package", .serialized, .enabled(if: TestTier.current != .quick, "building takes a minute"))
struct PluginTests {
  private static let package = Result { try ConsumerPackage() }

  private static let main = "import ShapeKit\nprint(Dot.designSize.width, Dot.shapeTitle)\n"
  private static let dot = """
    import "../Theme/theme.shape"
    /// A dot.
    shape Dot {
      size side x side
      fill .red, path: circle(center: center, radius: width / 2)
    }

    """
  /// The target excludes `Drafts`.
  private static let sources = [
    "main.swift": main, "Icons/dot.shape": dot,
    "Theme/theme.shape": "import \"../Drafts/sizes.shape\"\nlet side = base\n",
    "Drafts/sizes.shape": "let base = 10\n", "Drafts/draft.shape": "shape Dot {\n",
  ]

  /// Returns the package with these sources, built.
  private func package() throws -> ConsumerPackage {
    let package = try Self.package.get()
    try package.reset(to: Self.sources)
    #expect(try package.build().output == "10.0 A dot.\n")
    return package
  }

  @Test
  func `run the compiler only if a shape changed`() throws {
    let package = try package()
    #expect(try package.build().runs == 0)
    try package.write(Self.main + "print(1)\n", to: "main.swift")
    #expect(try package.build() == (0, "10.0 A dot.\n1\n"))
    // A file that the target excludes, imported by an imported file.
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
    try package.write(Self.main + "ring()\n", to: "main.swift")
    #expect(try package.build().output == "10.0 A dot.\n7.0\n")
    try package.reset(to: Self.sources)
    #expect(try package.build().output == "10.0 A dot.\n")
  }

  @Test
  func `follow links to shapes elsewhere`() throws {
    let package = try package()
    try package.reset(to: ["main.swift": Self.main])
    let shared = try Workspace([
      "dot.shape": Self.dot.replacing("../Theme/", with: ""), "theme.shape": "let side = 10\n",
    ])
    for name in try shared.names() { try package.link(name, to: shared.path(name)) }
    #expect(try package.build().output == "10.0 A dot.\n")
    try shared.write(Data("let side = 12\n".utf8), to: "theme.shape")
    #expect(try package.build() == (1, "12.0 A dot.\n"))
    try package.reset(to: Self.sources)
  }

  @Test
  func `stop the build at a mistake, and show its place`() throws {
    let package = try package()
    try package.write(Self.dot.replacing(".red", with: ".rad"), to: "Icons/dot.shape")
    let build = try package.swift("build")
    #expect(!build.isSuccess)
    #expect(build.text.contains("\n\(package.path("Icons/dot.shape")):5:8: error: "), "\(build.text)")
    try package.write(Self.dot, to: "Icons/dot.shape")
    #expect(try package.build().output == "10.0 A dot.\n")
  }

  @Test
  func `read options from shapes.json`() throws {
    let package = try package()
    try package.write("{\"access\": \"public\"}\n", to: "shapes.json")
    #expect(try package.build().runs == 1)
    try package.write("{\"access\": \"secret\"}\n", to: "shapes.json")
    let build = try package.swift("build")
    #expect(build.text.contains("\n\(package.path("shapes.json")):1:12: error: "), "\(build.text)")
    // One in a folder within that of the target is not read.
    try package.reset(to: Self.sources.merging(["Icons/shapes.json": "{\"access\": \"secret\"}\n"]) { $1 })
    #expect(try package.build().output == "10.0 A dot.\n")
  }

  @Test
  func `refuse a namespace with the name of the module`() throws {
    let package = try package()
    try package.write("{\"namespace\": \"Consumer\"}\n", to: "shapes.json")
    let message = package.path("shapes.json") + ":1:15: error: `Consumer` can't be a namespace: it is the name of the"
    let build = try package.swift("build")
    #expect(!build.isSuccess && build.text.contains("\n" + message), "\(build.text)")
    let check = try package.shapes("check")
    #expect(!check.isSuccess && check.text.contains(message), "\(check.text)")
  }

  @Test
  func `advise in words that fit a target`() throws {
    let package = try package()
    try package.write("import \"../../far.shape\"\nshape Button { size 1 x 1; fill .red }\n", to: "button.shape")
    let far = try package.swift("build")
    #expect(
      !far.isSuccess && far.text.contains("`../../far.shape` is outside of `\(package.folderPath)`"), "\(far.text)")
    try package.write("shape Button { size 1 x 1; fill .red }\n", to: "button.shape")
    #expect(try package.shapes("check").text.contains("with `\"namespace\": \"UI\"` in shapes.json, or rename it"))
  }

  @Test
  func `keep shapes in a namespace apart from types with the same names`() throws {
    let package = try package()
    try package.reset(to: [
      "shapes.json": "{\"namespace\": \"UI\"}\n",
      "names.shape": """
      enum Error { low, high }
      shape State { size 1 x 9; fill .red }
      shape Toggle(error: Error = .low) { size 2 x 9; fill error == .low ? .red : .blue }
      shape Button { size 3 x 9; use Toggle(error: .high) }
      shape Task { size 4 x 9; use State() }

      """,
      "main.swift": """
      import ShapeKit

      // As in SwiftUI.
      @propertyWrapper struct State<Value> { var wrappedValue: Value }
      struct Toggle { var isOn = false }
      struct Button { @State var toggle = Toggle() }
      struct Failure: Error {}

      let failure: any Error = Failure()
      let isOn = await Task { Button().toggle.isOn }.value
      let shapes: [any ParametricShape] = [UI.State(), UI.Toggle(error: .high), UI.Button(), UI.Task()]
      print(shapes.map { Int(type(of: $0).designSize.width) }, UI.Error.allCases.count, failure, isOn)

      """,
    ])
    #expect(try package.build().output == "[1, 2, 3, 4] 2 Failure() false\n")
  }

  @Test
  func `format and check`() throws {
    let package = try package()
    try package.write("let  base = 10\n", to: "Drafts/sizes.shape")
    let messy = Self.dot.replacing("  fill", with: "fill")
    try package.write(messy, to: "Icons/dot.shape")
    let list = try package.shapes("format", "--check")
    #expect(!list.isSuccess && list.text.contains("\(package.path("Icons/dot.shape")):1:1: error: this file is not"))
    // The menu of Xcode passes only targets.
    for arguments in [["format"], ["--target", "Consumer"]] {
      try package.write(messy, to: "Icons/dot.shape")
      #expect(try package.shapes(arguments).isSuccess)
      #expect(try package.text(of: "Icons/dot.shape") == Self.dot)
    }
    #expect(try package.text(of: "Drafts/sizes.shape") == "let  base = 10\n")
    #expect(try package.shapes("format", "--check").isSuccess)
    #expect(try package.shapes("check").isSuccess)
    try package.write(Self.dot.replacing(".red", with: ".rad"), to: "Icons/dot.shape")
    let check = try package.shapes("check")
    #expect(!check.isSuccess && check.text.contains("dot.shape:5:8: error: "), "\(check.text)")
  }

  @Test
  func `check what a build refuses, once`() throws {
    let package = try package()
    let tone = "enum Tone { low, high }\nshape Tag(tone: Tone = .low) { size 1 x 1; if tone == .low { fill .red } }\n"
    try package.write(tone, to: "tag.shape")
    try package.write(tone.replacing("Tag", with: "Badge"), to: "Icons/badge.shape")
    let message = "\(package.path("tag.shape")):1:6: error: this `Tone` and `Tone` in"
    for run in [try package.swift("build"), try package.shapes("check")] {
      #expect(!run.isSuccess && run.text.components(separatedBy: message).count == 2, "\(run.text)")
    }
  }

  @Test
  func `explain their arguments`() throws {
    let package = try package()
    for arguments in [["--help"], ["check", "--help"]] {
      let help = try package.shapes(arguments)
      #expect(help.isSuccess && help.text.contains("\n  --target NAME"), "\(help.text)")
    }
    for arguments in [["chek"], []] {
      let run = try package.shapes(arguments)
      #expect(!run.isSuccess && run.text.contains("error: write `swift package shapes format` or"), "\(run.text)")
    }
  }
}
