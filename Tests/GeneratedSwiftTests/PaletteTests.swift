import Foundation
import ShapeSwift
import ShapeCore
import ShapeLanguage
import Testing

/// A palette and the shapes that refer to it, compiled into one module with an app that uses both.
struct PaletteTests {
  private static let files: [String: String] = [
    "base.shape": """
    enum Tone { calm, loud }
    let ink = adaptive(light: #102030, dark: #E0E0FF)
    private let secret = 3
    let step = 2 * secret
    let mood: Tone = .loud
    func faded(color: Color, by in 0...1 = 0.5, scale: Number = secret) = mix(color, .white, at: by * scale / 3)
    func twice(n: Int) = n * 2
    """,
    "brand-colors.shape": """
    import "base.shape" as base
    /// The color of links.
    let tint = base.faded(color: base.ink, by: 25%)
    let sizes = [1, 2, 3]
    let share = 35%
    let slant = 30deg
    let leaf = path { move (0, 0); line (8, 0); line (8, 8); close }
    private let gone = 1
    private func hidden(a: Number) = a + gone
    func ring(r: Number, color: Color = tint) = linearGradient([color, mix(color, .black, at: hidden(a: r) / 9)])
    let Path = 5
    """,
    "badge.shape": """
    import "brand-colors.shape"
    import "base.shape" as base
    shape Badge(shade: Color = base.ink, BrandColors in 0...9 = 4, count: Int = 3) {
      size 40 x 40
      fill ring(r: 2)
      fill shade, path: leaf, opacity: share
      stroke base.faded(color: shade), width: base.step, path: circle(center: center, radius: BrandColors)
      repeat s in sizes { stroke .red, path: circle(center: center, radius: s + base.twice(n: count)) }
      layer(rotation: slant, inset: Path) { if base.mood == .loud { border .all } }
    }
    """,
  ]

  private func compile(_ path: String) -> Compilation {
    Compiler.compile(SourceFile(path: path, bytes: Array((Self.files[path] ?? "").utf8))) { name in
      Self.files[name].map { .success(Array($0.utf8)) } ?? .failure(.unreadable("there is none"))
    }
  }

  private static let options = {
    var options = SwiftOptions()
    options.access = .public
    return options
  }()

  private func types(_ paths: [String]) -> [SwiftWriter.TypeSource] {
    var known: [String] = []
    let parts = paths.map { path in
      let compilation = compile(path)
      #expect(compilation.diagnostics.map { $0.problem.message } == [])
      let files = compilation.program.sources.map { source in
        if let index = known.firstIndex(of: source.path) { return index }
        known.append(source.path)
        return known.count - 1
      }
      return SwiftWriter.Part(program: compilation.program, shapes: compilation.publicShapes, files: files)
    }
    return SwiftWriter.types(of: parts, options: Self.options)
  }

  private func text(_ paths: [String]) -> String {
    String(decoding: SwiftWriter.file(of: types(paths), options: Self.options), as: UTF8.self)
  }

  @Test func `an app uses a palette and shapes that refer to it`() throws {
    let types = types(["badge.shape", "brand-colors.shape", "base.shape"])
    #expect(types.map(\.name).sorted() == ["Badge", "Base", "BrandColors", "Tone"])
    let sources = types.map { type in
      (
        name: type.name + ".swift",
        text: String(decoding: SwiftWriter.file(of: [type], options: Self.options), as: UTF8.self)
      )
    }
    let badge = sources.first { $0.name == "Badge.swift" }?.text ?? ""
    #expect(badge.contains("/// Defaults to `Base.ink`.\n  public var shade:"))
    #expect(badge.contains("Base.faded(") && !badge.contains("func faded") && !badge.contains("secret"))
    let main = """
      @testable import ShapeCore
      @testable import ShapeKit
      nonisolated func values() -> [String] {
        let color: ShapeCore.Color = BrandColors.tint
        let sizes: [Int] = BrandColors.sizes
        let angle: ShapeCore.Angle = BrandColors.slant
        let step: Int = Base.step
        let mood: Tone = Base.mood
        let paint = BrandColors.ring(r: 1)
        return [
          "\\(color.isAdaptive) \\(sizes) \\(angle.degrees.rounded()) \\(step) \\(mood) \\(BrandColors.share)",
          "\\(paint == BrandColors.ring(r: 1, color: color)) \\(Base.twice(n: 4)) \\(BrandColors.leaf.elements.count)",
        ]
      }
      for line in values() { print(line) }
      print(Badge().scene(in: Badge.designSize).nodes.count)
      print(Badge().shade == Base.ink)
      """
    let module = try GeneratedModule(sources + [("main.swift", main)])
    defer { module.remove() }
    let count = Evaluator.draw(
      compile("badge.shape").program, shape: compile("badge.shape").publicShapes[0], size: Size(40, 40)
    )
    .scene?.nodes.count
    #expect(
      try module.run() == "true [1, 2, 3] 30.0 6 loud 0.35\ntrue 8.0 4\n\(try #require(count))\ntrue\n")
  }

  @Test func `a shape alone copies the values`() {
    let badge = text(["badge.shape"])
    #expect(!badge.contains("BrandColors.") && badge.contains("private static let tint"))
  }

  @Test func `private declarations stay private`() {
    let palette = text(["brand-colors.shape"])
    #expect(palette.contains("private static let gone") && palette.contains("private static func hidden"))
    #expect(palette.contains("public nonisolated enum BrandColors {"))
    #expect(palette.contains("/// The color of links."))
    // The values of an import that is not compiled itself are copied.
    #expect(palette.contains("private static let ink"))
  }

  @Test func `a public function that reads elements shows no reader`() throws {
    let source = "func pick(list: [Number], at: Int = 0) = list[at]"
    let compilation = Compiler.compile(SourceFile(path: "picks.shape", bytes: Array(source.utf8))) { _ in
      .failure(.unreadable("there is none"))
    }
    let types = SwiftWriter.types(for: compilation.program, shapes: [], options: Self.options)
    let text = String(decoding: SwiftWriter.file(of: types, options: Self.options), as: UTF8.self)
    #expect(!text.contains("public import"))
    #expect(
      text.hasSuffix(
        """
        /// Generated from picks.shape.
        public nonisolated enum Picks {
          public static func pick(list: [Double], at: Double = 0) -> Double {
            Self.pick(ShapeCore.ListReader(), list: list, at: at)
          }

          private static func pick(
            _ reader: ShapeCore.ListReader,
            list: [Double],
            at: Double = 0
          ) -> Double {
            return reader.element(of: list, at: at, else: 0)
          }
        }

        """))
    let main = "print(Picks.pick(list: [3, 4], at: 1), Picks.pick(list: []))"
    let module = try GeneratedModule([("Picks.swift", text), ("main.swift", main)])
    defer { module.remove() }
    #expect(try module.run() == "4.0 0.0\n")
  }

  @Test func `both draw the same as the evaluator`() throws {
    let compilation = compile("badge.shape")
    let scene = try #require(
      Evaluator.draw(compilation.program, shape: compilation.publicShapes[0], size: Size(57, 31)).scene)
    let sources = types(["badge.shape", "brand-colors.shape", "base.shape"]).map { type in
      (
        name: type.name + ".swift",
        text: String(decoding: SwiftWriter.file(of: [type], options: Self.options), as: UTF8.self)
      )
    }
    let main = """
      @testable import ShapeCore
      @testable import ShapeKit
      let scene = Badge().scene(in: Size(57, 31))
      for paint in scene.paints.indices { print(scene.paints[paint]) }
      for path in scene.paths.indices { print(scene.paths[path].elements) }
      """
    let module = try GeneratedModule(sources + [("main.swift", main)])
    defer { module.remove() }
    var expected = scene.paints.indices.map { "\(scene.paints[$0])" }
    expected += scene.paths.indices.map { "\(scene.paths[$0].elements)" }
    #expect(try module.run().split(separator: "\n").map(String.init) == expected)
  }
}
