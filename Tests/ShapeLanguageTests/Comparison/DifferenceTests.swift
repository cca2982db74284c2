import ShapeLanguage
import TestSupport
import Testing

@testable import ShapeEditing

@Suite("Differences of files")
struct DifferenceTests {
  private static func differences(_ old: String, _ new: String) throws -> String {
    let old = try #require(Snippet(old).compile().summary())
    let new = try #require(Snippet(new).compile().summary())
    return SummaryDifference.text(of: old.differences(to: new))
  }

  /// Expects the differences after a part of a shape has been replaced.
  private static let box = """
    shape Box(inset in 0...4 = 2, tint: Color = .red) {
      size 20 x 10, min: 8 x 8
      fill tint, path: path { move (inset, 0); line (9, 1); line (9, 9); line (2, 9); close }
      stroke .blue, width: 2, path: circle(center: center, radius: 3)
      layer knob(size: 4 x 4) { shadow .black, radius: 2; fill .white }
    }
    """

  @Test(arguments: [
    ("= 2", "= 1", "parameter inset: default 2 → 1", "fill\n    move: to (2, 0) → (1, 0)"),
    ("0...4", "0..<5", "parameter inset: range 0...4 → 0..<5", ""),
    ("inset in", "inset: Int in", "parameter inset: type Number → Int", ""),
    (" = 2, t", " = 2, gap = 1, t", "+ parameter gap: type Number, default 1", ""),
    ("20 x 10", "22 x 10", "size 20 x 10 → 22 x 10", "stroke\n    circle: center (10, 5) → (11, 5)"),
    (", min: 8 x 8", "", "min 8 x 8 → none", ""),
    ("(9, 9)", "(9, 8)", "fill", "  line 2: to (9, 9) → (9, 8)"),
    ("line (9, 1); ", "", "fill", "  - line: to (9, 1)"),
    (".blue, width: 2", "#00FF00, width: 3", "stroke: paint #0000FF → #00FF00, width 2 → 3", ""),
    ("4 x 4)", "4 x 4, left: 1)", "layer knob: frame (0, 0) 4 x 4 → (1, 0) 4 x 4\n", ""),
    ("radius: 2", "radius: 1", "layer knob", "  shadow: radius 2 → 1"),
    ("stroke .blue, width: 2, path: circle(center: center, radius: 3)\n", "\n", "- stroke: paint #0000FF, width 2", ""),
    ("0...4 = 2", "0...4 = 1 + 1", "parameter inset: default 2 → 1 + 1", ""),
    (
      "center: center", "center: (10, 5)",
      "shape Box: the statements differ, but draw the same picture at the design size", ""
    ),
  ])
  func `name the parameter or the element that changed`(part: String, other: String, first: String, second: String)
    throws
  {
    let text = try Self.differences(Self.box, Self.box.replacing(part, with: other))
    #expect(text.hasPrefix("shape Box") && text.contains(first) && (second.isEmpty || text.contains(second)), "\(text)")
  }

  @Test(arguments: [
    ("let a = 4", "let a = 4\nlet b = 5", "+ let b: type Int, value 5\n"),
    ("let a = 4\nlet b = 5", "let b = 5", "- let a: type Int, value 4\n"),
    ("let a = 4", "let a = 5", "let a: value 4 → 5\n"),
    ("let a = 4", "let b = 4", "let a is renamed to let b\n"),
    (
      "import \"b.shape\"\n--- b.shape\n--- c.shape", "import \"c.shape\"\n--- b.shape\n--- c.shape",
      "- import \"b.shape\"\n+ import \"c.shape\"\n"
    ),
    // Either could be the new name.
    (
      "let a = 4", "let b = 4\nlet c = 4",
      "- let a: type Int, value 4\n+ let b: type Int, value 4\n+ let c: type Int, value 4\n"
    ),
    ("enum Look { plain, round }", "enum Look { plain, soft }", "enum Look\n  - case round\n  + case soft\n"),
    (
      "enum Look { plain, round }", "enum Look { round, plain }",
      "enum Look: order case plain, case round → case round, case plain\n"
    ),
    ("func f(a: Number) = a", "func f(a: Number) = 2 * a", "func f: value a → 2 * a\n"),
    ("private let a = 4", "let a = 4", "let a: access private → none\n"),
    ("style s { fill .red }", "style s { fill .red; clip }", "style s\n  + clip\n"),
    ("style s { fill .red }", "style t { fill .red }", "style s is renamed to style t\n"),
    ("let a = 4\nlet b = 5", "let b = 5\nlet a = 4", ""), ("", "", ""),
  ])
  func `name the declarations that changed`(old: String, new: String, differences: String) throws {
    #expect(try Self.differences(old, new) == differences)
  }

  @Test func `list what a changed import draws differently`() throws {
    let source = """
      import "colors.shape"
      shape Dot { size 8 x 8; fill ink }
      --- colors.shape
      let ink = .red
      """
    let text = try Self.differences(source, source.replacing("let ink = .red", with: "let ink = .blue"))
    #expect(text == "shape Dot\n  fill: paint #FF0000 → #0000FF\n")
  }

  @Test func `keep as many elements as can stay in their order`() {
    func mostCommon(_ a: ArraySlice<String>, _ b: ArraySlice<String>) -> Int {
      guard let first = a.first else { return 0 }
      let without = mostCommon(a.dropFirst(), b)
      guard let place = b.firstIndex(of: first) else { return without }
      return max(without, 1 + mostCommon(a.dropFirst(), b[(place + 1)...]))
    }
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for _ in 0..<RandomCases.count(quick: 200, ci: 2_000, long: 100_000) {
      let (old, new) = ((0..<random.below(8)).map { _ in random.pick(["a", "b", "c", "d"]) }, random.below(8))
      let other = (0..<new).map { _ in random.pick(["a", "b", "c", "d"]) }
      let changes = SummaryComparison.differences(old.map { SummaryItem($0) }, other.map { SummaryItem($0) })
      #expect(
        changes.count == old.count + other.count - 2 * mostCommon(old[...], other[...]),
        "SHAPE_SEED=\(seed), \(old), \(other)")
    }
  }

  @Test func `show only the part of a long value that changed`() throws {
    let old = "let a = [\((1...80).map { "\($0)" }.joined(separator: ", "))]"
    let text = try Self.differences(old, old.replacing(" 40,", with: " 400,"))
    #expect(text == "let a: value …, 38, 39, 40, 41, 42, 43… → …, 38, 39, 400, 41, 42, 43…\n")
  }

  @Test func `take little time for many elements that all differ`() throws {
    let old = "shape A { size 9 x 9; repeat i in 0..<3000 { fill .red, path: circle(center: (i, 0), radius: 1) } }"
    let text = try Self.differences(old, old.replacing("radius: 1", with: "radius: 2"))
    #expect(text.hasSuffix("  2980 more differences\n"))
  }
}
