import ShapeSwift
import ShapeCore
import ShapeLanguage
import Testing

/// The declarations of generated Swift that others see: their names, order, documentation and defaults.
struct SwiftInterfaceTests {
  private func compile(_ path: String, _ files: [String: String]) -> Compilation {
    Compiler.compile(SourceFile(path: path, bytes: Array((files[path] ?? "").utf8))) { name in
      files[name].map { .success(Array($0.utf8)) } ?? .failure(.unreadable("there is none"))
    }
  }

  private func swift(_ source: String, _ options: SwiftOptions) -> String {
    let compilation = compile("a.shape", ["a.shape": source])
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.problem.message) == [])
    let types = SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes, options: options)
    return String(decoding: SwiftWriter.file(of: types, options: options), as: UTF8.self)
  }

  private var publicOptions: SwiftOptions {
    var options = SwiftOptions()
    options.access = .public
    return options
  }

  @Test func `a shape has its parameters in order, with ranges, defaults and documentation`() {
    let text = swift(
      """
      enum Side { near, far }
      let far = 2 * 4.5
      /// A dial
      /// with a hand.
      ///
      /// It has two slots.
      shape Dial(
        /// The angle of the hand.
        ///
        /// From the top.
        turn in -90deg..<90deg = 30deg, count: Int in 1..<9 = 4, at: Point = (3, -2), side: Side = .far,
        /// The color of it all.
        ink: Color = #123456, on = true, reach in 2...far = 3, edges: Edges = [.left, .top], gap in 0...reach = 1
      ) {
        size 120.5 x 64, min: 30 x 20, max: (80 + gap) x 90
        outline circle(center: at, radius: reach)
        fill ink, path: star(center: center, points: count + 2, outerRadius: 9, innerRadius: 4)
        border edges, width: gap
        content first(inset: 3)
        content(left: 5, width: 20)
        if on && side == .far { fill .red }
      }
      """, publicOptions)
    let start = text.range(of: "/// A dial")?.lowerBound ?? text.startIndex
    let end = text.range(of: "  /// Draws the shape")?.lowerBound ?? text.endIndex
    #expect(
      text[start..<end] == """
        /// A dial
        /// with a hand.
        ///
        /// It has two slots.
        ///
        /// Generated from `shape Dial` in a.shape.
        public struct Dial: ShapeKit.ParametricShape {
          /// The content slots.
          public nonisolated enum Slot: String, ShapeKit.ShapeSlot {
            case first
            case content
          }

          /// The angle of the hand.
          ///
          /// From the top.
          ///
          /// In `-90deg..<90deg`. Defaults to `30deg`.
          public var turn: ShapeCore.Angle {
            didSet { turn = ShapeCore.Mathematics.clamp(turn, to: Self.turnRange) }
          }

          /// The range of `turn`.
          public static var turnRange: ClosedRange<ShapeCore.Angle> {
            ShapeCore.Angle(degrees: -90)...ShapeCore.Angle(radians: 1.5707963267948963)
          }

          /// In `1..<9`. Defaults to `4`.
          public var count: Int {
            didSet { count = ShapeCore.Mathematics.clamp(count, to: Self.countRange) }
          }

          /// The range of `count`.
          public static var countRange: ClosedRange<Int> { 1...8 }

          /// Defaults to `(3, -2)`.
          public var at: ShapeCore.Point

          /// Defaults to `.far`.
          public var side: Side

          /// The color of it all.
          ///
          /// Defaults to `#123456`.
          public var ink: ShapeCore.Color

          /// Defaults to `true`.
          public var on: Bool

          /// In `2...far`. Defaults to `3`.
          public var reach: Double {
            didSet { reach = ShapeCore.Mathematics.clamp(reach, to: Self.reachRange) }
          }

          /// The range of `reach`.
          public static var reachRange: ClosedRange<Double> { 2...9 }

          /// Defaults to `[.left, .top]`.
          public var edges: ShapeCore.Edges

          /// In `0...reach`; other values are drawn as the nearest one. Defaults to `1`.
          public var gap: Double

          /// Creates the shape.
          ///
          /// A value outside its range is set to the nearest end. One outside a range that depends on
          /// other parameters is kept, and drawn as the nearest end.
          ///
          /// - Parameters:
          ///   - turn: The angle of the hand.
          ///   - count: The value of `count`.
          ///   - at: The value of `at`.
          ///   - side: The value of `side`.
          ///   - ink: The color of it all.
          ///   - on: The value of `on`.
          ///   - reach: The value of `reach`.
          ///   - edges: The value of `edges`.
          ///   - gap: The value of `gap`.
          public init(
            turn: ShapeCore.Angle = ShapeCore.Angle(degrees: 30),
            count: Int = 4,
            at: ShapeCore.Point = ShapeCore.Point(3, -2.0),
            side: Side = .far,
            ink: ShapeCore.Color = ShapeCore.Color(hex: 0x123456),
            on: Bool = true,
            reach: Double = 3,
            edges: ShapeCore.Edges = [.left, .top],
            gap: Double = 1
          ) {
            self.turn = ShapeCore.Mathematics.clamp(turn, to: Self.turnRange)
            self.count = ShapeCore.Mathematics.clamp(count, to: Self.countRange)
            self.at = at
            self.side = side
            self.ink = ink
            self.on = on
            self.reach = ShapeCore.Mathematics.clamp(reach, to: Self.reachRange)
            self.edges = edges
            self.gap = gap
          }

          public static let shapeName = "Dial"
          public static let shapeTitle = "A dial with a hand."
          public static let designSize = ShapeCore.Size(120.5, 64)

          @_spi(Generated)
          public static var animatableParameters: [ShapeKit.AnimatableParameter<Self>] {
            [
              .init(\\.turn),
              .init(\\.at),
              .init(\\.ink),
              .init(\\.reach),
              .init(\\.gap),
            ]
          }

          @_spi(Generated)
          public static var affineSlots: Swift.Set<Slot> {
            [
              .first,
              .content,
            ]
          }

          @_spi(Generated)
          public static let slotsDependOnSize = false

          /// The sizes the shape supports.
          public var sizeLimits: ShapeCore.SizeLimits {
            let gap: Double = ShapeCore.Mathematics.clamp(self.gap, 0, reach, else: 0)
            return ShapeCore.SizeLimits(minimum: Size(30, 20), maximum: Size(80 + gap, 90))
          }

          /// Returns the outline at a supported size.
          /// It has the same elements at all sizes and values.
          public func outline(
            at size: ShapeCore.Size,
            direction _: ShapeCore.LayoutDirection
          ) -> ShapeCore.Path {
            return .circle(center: at, radius: reach)
          }


        """)
  }

  @Test(arguments: [
    ("n in 0...9 = 4, m = 3", "Values outside their ranges are set to the nearest end."),
    (
      "n = 4, m in n...9 = 5",
      "A value outside a range that depends on other parameters is kept, and drawn as the nearest\n  /// end."
    ),
  ])
  func `an initializer says what happens to values outside of ranges`(parameters: String, sentence: String) {
    let text = swift("shape A(\(parameters)) { size 9 x 9; fill .red, opacity: n / m }", publicOptions)
    #expect(
      text.contains("  /// Creates the shape.\n  ///\n  /// \(sentence)\n  ///\n  /// - Parameters:\n"), "\(text)")
  }

  @Test func `an initializer without ranges has no such sentence`() {
    let text = swift("shape A(n = 4, m = 5) { size 9 x 9; fill .red, opacity: n / m }", publicOptions)
    #expect(text.contains("  /// Creates the shape.\n  ///\n  /// - Parameters:\n"), "\(text)")
  }

  /// A public default can't call what other modules don't see.
  @Test func `a default that computes is a constant`() {
    let text = swift(
      """
      shape A(
        at: Point = mix((0, 0), (4, 8), at: 0.5), tip: Path = circle(center: (3, 4), radius: 2).rounded(radius: 1),
        box: Rect = capsule(Rect(x: 1, y: 2, width: 3, height: 4)).bounds,
        dot: Path = circle(center: (3, 4), radius: 2), ink: Color = .label, inks: [Color] = [.red, .link]
      ) {
        size 9 x 9
        fill ink, path: tip
        fill inks[0]
        fill .blue, path: dot, opacity: at.x / box.width
      }
      """, publicOptions)
    #expect(
      text.contains(
        """
            at: ShapeCore.Point = Self.defaultAt,
            tip: ShapeCore.Path = Self.defaultTip,
            box: ShapeCore.Rect = Self.defaultBox,
            dot: ShapeCore.Path = .circle(center: ShapeCore.Point(3, 4), radius: 2),
            ink: ShapeCore.Color = Self.defaultInk,
            inks: [ShapeCore.Color] = Self.defaultInks

        """), "\(text)")
    #expect(text.contains("\n  public static let defaultTip: ShapeCore.Path = Path.circle("))
  }

  @Test func `members are in the order of the source, whatever needs them`() {
    let text = swift(
      """
      style last { fill first, opacity: second(n: third) }
      let third = 0.25
      func second(n: Number) = n * fifth
      shape A {
        size 9 x 9
        apply also
        apply last
        fill .red, opacity: fourth(n: fifth)
      }
      let first: Color = #123456
      let fifth = 1 / 3
      func fourth(n: Number) = second(n: n) + 0.1
      style also { stroke first }
      """, SwiftOptions())
    let names = text.matches(of: /private static (?:let|func) (\w+)/).map { String($0.1) }
    #expect(names == ["third", "first", "fifth", "second", "fourth", "last", "also"], "\(text)")
  }

  @Test func `names of several files are kept where they are public, and distinct`() {
    let files = [
      "a.shape": """
      import "b.shape" as b
      private enum Kind { one }
      shape Dot { size 9 x 9; let kind: Kind = .one; if kind == .one { use b.Dot() }; use b.Ring() }
      shape Box { size 9 x 9; use Part() }
      private shape Part { size 9 x 9; fill .red }
      """,
      "b.shape": """
      import "c/my-parts.shape" as c
      shape Dot { size 8 x 8; use c.Dot() }
      shape Ring(kind: Kind = .two) { size 7 x 7; if kind == .two { use Part() } }
      private shape Part { size 6 x 6; fill .red }
      enum Kind { two }
      """,
      "c/my-parts.shape": "shape Dot { size 5 x 5; fill .red }",
      "d.shape": "import \"b.shape\" as b\nshape Part { size 3 x 3; use b.Ring() }",
    ]
    var known: [String] = []
    let parts = ["a.shape", "d.shape"].map { path in
      let compilation = compile(path, files)
      #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.problem.message) == [])
      let numbers = compilation.program.sources.map { source in
        if let index = known.firstIndex(of: source.path) { return index }
        known.append(source.path)
        return known.count - 1
      }
      return SwiftWriter.Part(program: compilation.program, shapes: compilation.publicShapes, files: numbers)
    }
    let types = SwiftWriter.types(of: parts)
    #expect(
      types.map { "\($0.name) of \($0.source) in \($0.part), \($0.publicName ?? "-")" } == [
        "AKind of a.shape in 0, -", "Kind of b.shape in 0, -", "Dot of a.shape in 0, Dot", "Box of a.shape in 0, Box",
        "APart of a.shape in 0, -", "BDot of b.shape in 0, -", "Ring of b.shape in 0, -", "BPart of b.shape in 0, -",
        "MyPartsDot of my-parts.shape in 0, -", "Part of d.shape in 1, Part",
      ])
  }
}
