import Foundation
import ShapeSwift
import ShapeLanguage
import Testing

/// Properties of generated Swift that no picture with values in their ranges shows.
struct SwiftSourceTests {
  private func swift(_ source: String, _ access: SwiftOptions.Access = .public) -> String {
    var options = SwiftOptions()
    options.access = access
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(source.utf8))) { _ in
      .failure(.unreadable("there is none"))
    }
    #expect(!compilation.hasErrors)
    let types = SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes, options: options)
    return String(decoding: SwiftWriter.file(of: types, options: options), as: UTF8.self)
  }

  @Test(arguments: [
    ("n: Int in 0...9 = 4", "ClosedRange<Int> { 0...9 }"), ("n: Int in 0..<9 = 4", "ClosedRange<Int> { 0...8 }"),
    ("n in 0...2 = 1", "ClosedRange<Double> { 0...2 }"),
    ("n in -2..<2 = 1", "ClosedRange<Double> { -2...1.9999999999999998 }"),
    ("n in -2...-1 = -1", "ClosedRange<Double> { -2...(-1) }"),
    (
      "n in 0deg...90deg = 0deg",
      "ClosedRange<ShapeCore.Angle> {\n    ShapeCore.Angle.zero...ShapeCore.Angle(degrees: 90)\n  }"
    ),
  ])
  func `values are clamped to one range`(parameter: String, range: String) {
    let text = swift("shape A(\(parameter)) { size 9 x 9; require n >= n }")
    #expect(text.contains("  /// The range of `n`.\n  public static var nRange: \(range)\n"), "\(text)")
    #expect(text.components(separatedBy: "n = ShapeCore.Mathematics.clamp(n, to: Self.nRange)").count == 3, "\(text)")
  }

  @Test(arguments: [
    ("c: Color = ink", "ink"), ("p: Paint = self", "self_"), ("k: Kind = .init", ".init_"),
    ("n: Number = 2 * 3", "2 * 3"),
  ])
  func `a default has its name in Swift`(parameter: String, name: String) {
    let source =
      "let ink = #123456\nlet self = ink\nenum Kind { init }\nshape A(\(parameter)) { size 9 x 9; fill .red }"
    let text = swift(source)
    #expect(text.contains("  /// Defaults to `\(name)`.\n  public var "), "\(text)")
  }

  @Test func `a property keeps its value if its range depends on others, and drawing limits it`() {
    let text = swift(
      """
      shape Tabs(count: Int in 1...7 = 4, selected: Int in 0..<count = 3, lift in -count...count / 2 = 0) {
        size 90 x 9, min: 9 + lift x 9
        fill .red, path: rect(Rect(x: selected * 9, y: 0, width: 9, height: 9))
      }
      """)
    #expect(
      text.contains("/// In `0..<count`; other values are drawn as the nearest one. Defaults to `3`.\n"), "\(text)")
    #expect(
      text.contains(
        """
          /// Creates the shape.
          ///
          /// A value outside its range is set to the nearest end. One outside a range that depends on
          /// other parameters is kept, and drawn as the nearest end.
          ///

        """), "\(text)")
    #expect(text.contains("  public var selected: Int\n"))
    #expect(
      text.contains(
        """
            let selected: Double = ShapeCore.Mathematics.clamp(
              Double(self.selected),
              0,
              Double(count) - 1,
              else: 0)

        """
      ),
      "\(text)")
    #expect(text.contains("    self.selected = selected\n"))
    #expect(text.contains("Limits {\n    let liftMinimum: Double = -Double(count)\n    let lift: Double ="), "\(text)")
  }

  @Test func `private declarations of a source are not public`() {
    let text = swift("private shape Part { size 9 x 9 }\nshape A { size 9 x 9; use Part() }")
    #expect(text.contains("\npublic struct A: ") && text.contains("\nstruct Part: "))
  }

  @Test func `a private enum is public only if a parameter has its type`() {
    let text = swift(
      """
      private enum Hidden { a, b }
      private enum Shown { a, b }
      shape A(shown: Shown = .a) {
        size 9 x 9
        let hidden: Hidden = shown == .a ? .a : .b
        if hidden == .b { fill .red }
      }
      """)
    #expect(text.contains("\nnonisolated enum Hidden: ") && text.contains("\npublic nonisolated enum Shown: "))
  }

  @Test func `whole numbers of users are Ints`() {
    let text = swift("shape A(ns: [Int] = [1, 2 * 3]) { size 9 x 9; repeat n in ns { border .top, width: n } }")
    let conversion = "let ns: [Double] = self.ns.map(Double.init)"
    #expect(text.contains("ns: [Int] = [1, 6]\n  ) {") && text.contains(conversion), "\(text)")
  }

  /// An Int has 32 bits on some watches, where a larger literal is an error. The literals of Doubles have no limit.
  @Test func `whole numbers of more than 32 bits are no literals of Ints`() {
    let text = swift(
      """
      let counts: [Int] = [1, -2147483649]
      shape A(n: Int in 0...5000000000 = 3000000000, k: Int = 2147483647, ns: [Int] = [1, 4000000000]) {
        size 9 x 9
        switch n { case 3000000000: clip; case 1...2500000000: border .all; default: fill .red, opacity: ns[0] / k }
        use B(n: 6000000000 + n, m: 7000000000, ms: [n, 8000000000])
      }
      shape B(n: Int = 1, m: Int = 12345678, ms: [Int] = counts) {
        size 9 x 9
        fill .red, opacity: n / m, path: star(center: center, points: 9000000000, outerRadius: ms[0], innerRadius: 1)
      }
      """)
    let parts = [
      "ClosedRange<Int> { 0...Int(whole: 5_000_000_000) }", "n: Int = Int(whole: 3_000_000_000),",
      "k: Int = 2_147_483_647,", "ns: [Int] = [1, Int(whole: 4_000_000_000)]", "case 3_000_000_000:",
      "case 1...2_500_000_000:", "m: Int(whole: 7_000_000_000),", "Int(whole: 8_000_000_000)]",
      "m: Int = 12_345_678,", "ms: [Int] = [1, Int(whole: -2_147_483_649)]", "points: Int(whole: 9_000_000_000)",
    ]
    #expect(parts.filter { !text.contains($0) } == [], "\(text)")
  }

  @Test(arguments: [("list.first", true), ("list.last", true), ("list[1]", true), ("list.count", false)])
  func `a function has a reader of lists if an element may be missing`(value: String, hasReader: Bool) {
    let text = swift(
      "func f(list: [Number]) = \(value)\nshape A { size 9 x 9; fill .red, opacity: f(list: [0.5, 0]) }")
    #expect(text.contains("_ reader: ShapeCore.ListReader") == hasReader, "\(text)")
  }

  @Test func `a function of many parameters has a line for each`() {
    let text = swift(
      """
      func longest(first: Number, second: Number, third: Number, fourth: Number, fifth: Number, sixth: Number) =
        first + second + third + fourth + fifth + sixth
      shape A {
        size 9 x 9
        border .top, width: longest(first: width, second: 1, third: 1, fourth: 1, fifth: 1, sixth: 1)
      }
      """)
    #expect(text.contains("func longest(\n    first: Double,\n"))
    #expect(text.contains("\n    sixth: Double\n  ) -> Double {"))
  }

  @Test func `a function of a block limits the parameters that it needs`() {
    let text = swift(
      """
      shape A {
        size 9 x 9
        func near(a: Number, b in 0...a = 0, c in 1...2 = 1, _d in 3...4 = 3) = c + b
        border .top, width: near(a: width, b: 2)
      }
      """)
    let limits = """
      -> Double {
            let b: Double = Mathematics.clamp(b, 0, a, else: 0)
            let c: Double = Mathematics.clamp(c, 1, 2, else: 1)
            return
      """
    #expect(text.replacing("ShapeCore.", with: "").contains(limits), "\(text)")
  }

  @Test func `an outline that a branch may replace is a variable`() {
    let text = swift(
      "shape A(open: Bool = true) { size 9 x 9; outline ellipse(bounds); if open { outline capsule(bounds) } }")
    #expect(text.contains("    outline = .ellipse(in: bounds)\n") && text.contains("    return outline\n"), "\(text)")
  }

  @Test func `affine slots are listed, and the documentation of the outline says whether animations jump`() {
    let text = swift(
      """
      shape A(cut in 0...9 = 2) {
        size 60 x 60
        content in(inset: cut)
        content label(left: max(cut, width / 3))
      }
      shape B(cut in 0...9 = 2, n: Int in 3...9 = 4) {
        size 60 x 60
        if cut > 4 && width > 80 { outline circle(center: center, radius: 4) }
        content(width: floor(width))
      }
      """)
    #expect(text.contains("\n  public static var affineSlots: Swift.Set<Slot> {\n    [\n      .`in`\n    ]\n  }\n"))
    #expect(text.components(separatedBy: "affineSlots").count == 2)
    let outline = "  /// Returns the outline at a supported size.\n  ///"
    #expect(text.contains("\(outline) It has the same elements at all sizes and values.\n"))
    #expect(text.contains("\(outline) Its elements depend on the size and `cut`, so animations can jump.\n"))
  }

  @Test func `branches without statements are omitted`() {
    let text = swift(
      """
      enum Pick { first, second }
      shape A(open: Bool = true, n: Number = 1, pick: Pick = .first) {
        size 60 x 60
        let large = n > sin(90deg)
        if open { outline circle(center: center, radius: 4) } else { outline rect(bounds) }
        if large { } else if open { let unused = n } else { }
        switch pick { case .first: outline rect(bounds); default: if open { } }
        repeat i in 0..<3 { if open { repeat j in 0...i { } } }
      }
      """)
    #expect(text.contains("  public func draw(into scene: inout ShapeCore.SceneBuilder) {\n    scene.setOutline("))
    #expect(
      text.contains("setOutline(self.outline(at: scene.bounds.size, direction: scene.direction))\n  }\n"), "\(text)")
  }

  @Test(arguments: [
    ("if open { } else { fill .red }", "    if !open {\n      scene.fill("),
    ("if !open { } else { fill .red }", "    if open {\n      scene.fill("),
    ("if n > 2 { } else if open { fill .red }", "    if !(n > 2) {\n      if open {\n        scene.fill("),
    ("if open { fill .red } else if n > 2 { }", "    if open {\n      scene.fill(.red)\n    }\n  }"),
    (
      "if open { fill .red } else if n > 2 { } else { clip }", "\n    } else if !(n > 2) {\n      scene.clip()\n    }\n"
    ),
    (
      "fill .red, path: path { move (0, 0); line (n, 2); if open { } else { close } }",
      "        if !open {\n          pen.close()"
    ),
  ])
  func `an empty branch leaves the other`(statement: String, branch: String) {
    let text = swift("shape A(open: Bool = true, n: Number = 1) { size 9 x 9; require n > 0 || open; \(statement) }")
    #expect(text.replacing(".color(Color(hex: 0xFF0000))", with: ".red").contains(branch), "\(text)")
  }

  @Test func `paths of a branch without statements keep their names`() {
    let text = swift("shape A(open: Bool = true) { size 9 x 9; if open { let edge = rect(bounds) } }")
    #expect(text.contains("    if open {\n") && text.contains("scene.name(\"edge\", edge)"))
  }

  @Test(arguments: [".horizontal", ".vertical", ".all", ".none", ".left", "[.left, .top]"])
  func `edges are written as in the source`(edges: String) {
    #expect(swift("shape A { size 9 x 9; border \(edges) }").contains("scene.border(\(edges))"))
  }

  @Test func `words that Swift takes as names need no backticks`() {
    let text = swift("shape A(open: Bool = true, some: Number = 1) { size 9 x 9; require open || some > 0 }")
    #expect(text.contains("scene.require(open || some > 0)"), "\(text)")
  }

  @Test func `the documentation of a source is kept`() {
    let text = swift(
      """
      /// A card's colors.
      enum Suit {
        /// Red, of course.
        heart,
        spade
      }
      /// The ink of all.
      let ink = #3C3C43
      /// Twice as much.
      func twice(n: Number) = n * 2
      /// A thin edge.
      ///
      /// Drawn inside.
      style edge { border .all }
      /// A card.
      shape Card(
        /// What it shows.
        suit: Suit = .spade,
        /// How much of it is seen.
        share in 0...1 = 1 / 3, tint: Color = ink
      ) {
        size 9 x 9
        fill tint, opacity: twice(n: share) / (suit == .heart ? 2 : 3)
        apply edge
      }
      """)
    let parts = [
      """
      /// A card's colors.
      ///
      /// Generated from `enum Suit` in a.shape.
      public nonisolated enum Suit: String, CaseIterable, Codable, Sendable {
        /// Red, of course.
        case heart
        case spade
      }
      """,
      """
        /// The ink of all.
        public static let ink
      """,
      """
        /// Twice as much.
        private static func twice
      """,
      """
        /// A thin edge.
        ///
        /// Drawn inside.
        private static func edge
      """,
      """
      /// A card.
      ///
      /// Generated from `shape Card` in a.shape.
      public struct Card
      """,
      """
        /// What it shows.
        ///
        /// Defaults to `.spade`.
        public var suit: Suit

        /// How much of it is seen.
        ///
        /// In `0...1`. Defaults to `1 / 3`.
        public var share: Double {
      """,
      """
        /// Defaults to `ink`.
        public var tint: ShapeCore.Color
      """,
    ]
    #expect(parts.filter { !text.contains("\n\($0)") } == [], "\(text)")
  }

  @Test(arguments: [
    ("tint: Color = #3C3C43", "`#3C3C43`"), ("tint: Color = .crimson", "`.crimson`"),
    ("tint: Color = adaptive(light: #1C1C1E, dark: #F2F2F7)", "`adaptive(light: #1C1C1E, dark: #F2F2F7)`"),
    ("tint: Paint = linearGradient([.red,\n  stop(.blue, at: 30%)])", "`linearGradient([.red, stop(.blue, at: 30%)])`"),
    ("axis: Edges = .horizontal", "`.horizontal`"), ("turn: Angle = 30deg", "`30deg`"),
    ("places: [Number] = [1, 1 / 2]", "`[1, 1 / 2]`"), ("counts: [Int] = [1, 2 * 3]", "`[1, 2 * 3]`"),
    ("hues: [Color] = [.red, #123456]", "`[.red, #123456]`"),
    ("at: Point = (1, 2 + 3)", "`(1, 2 + 3)`"), ("open: Bool = true", "`true`"), ("count: Int = 4", "`4`"),
    ("bend: Path = rect(Rect(x: 0, y: 0, width: 9, height: 9))", "`rect(Rect(x: 0, y: 0, width: 9, height: 9))`"),
  ])
  func `defaults are documented as the source writes them`(parameter: String, documentation: String) {
    let text = swift("shape A(\(parameter)) { size 9 x 9 }")
    #expect(text.contains("  /// Defaults to \(documentation).\n  public var"), "\(text)")
  }

  @Test func `a range is documented as the source writes it`() {
    let text = swift("shape A(turn in 0deg..<1turn = 30deg) { size 9 x 9; layer(rotation: turn) { } }")
    #expect(text.contains("  /// In `0deg..<1turn`. Defaults to `30deg`.\n"))
  }
}
