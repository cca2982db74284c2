import ShapeKit
import Testing

@testable import ShapeLanguage

/// Values for parameters that come from outside the program, as on a command line.
@Suite("Values from outside")
struct OutsideValueTests {
  private static let source = """
    let big = 9
    enum Suit { heart, spade }
    shape A(
      n in 0...4 = 1, i: Int = 2, a: Angle = 0deg, p: Point = (0, 0), s: Suit = .heart, c: Color = .red,
      on: Bool = false, e: Edges = .all, l: [Number] = [1]
    ) {
      size 10 x 10
      fill c, opacity: on ? n / 4 : i / 100
      border s == .heart ? e : .none
      layer(center: p, size: l.count x 1, rotation: a) { }
    }
    """

  /// The codes that a value for a parameter gives, by itself and when drawn.
  private func codes(_ text: String, for name: String) -> [String] {
    var compilation = Snippet(Self.source).compile()
    guard let shape = compilation.program.shapes.indices.first else { return ["no shape"] }
    let names = compilation.program.shapes[shape].parameters.map { compilation.program.names.spelling($0.name) }
    guard let index = names.firstIndex(of: name) else { return ["no such parameter"] }
    let (value, found) = compilation.addValue(Array(text.utf8), for: index, of: shape, source: "--set")
    guard found.isEmpty else { return found.map(\.problem.code) }
    var values = [ExpressionID](repeating: .none, count: names.count)
    values[index] = value
    return Evaluator.draw(compilation.program, shape: shape, size: Size(10, 10), values: values).diagnostics
      .map(\.problem.code)
  }

  @Test(arguments: [
    ("n", "3"), ("n", "2.5"), ("n", "big / 3"), ("n", "min(1, 2)"), ("i", "7"), ("a", "90deg"), ("p", "(1, 2)"),
    ("s", ".spade"), ("c", "#123"), ("c", ".navy"), ("c", "mix(.red, .blue, at: 50%)"), ("on", "true"),
    ("e", "[.left, .top]"), ("e", ".none"), ("l", "[1, 2.5]"), ("l", "[]"),
  ])
  func `what a source could say is taken`(name: String, text: String) {
    #expect(codes(text, for: name) == [])
  }

  @Test(arguments: [
    ("n", "5", "E0611"), ("n", "big", "E0611"), ("n", "30deg", "E0301"), ("n", "", "E0108"), ("n", "1 2", "E0109"),
    ("n", "width", "E0212"), ("n", "i", "E0201"), ("n", "1 /", "E0108"), ("n", "1 / 0", "E0602"),
    ("n", "1; 2", "E0109"),
    ("i", "2.5", "E0303"), ("a", "90", "E0302"), ("s", ".club", "E0313"), ("s", "spade", "E0323"),
    ("c", "red", "E0323"),
    ("c", "#12", "E0106"), ("on", "1", "E0301"), ("n", "}", "E0108"), ("n", "shape B { size 3 x 3 }", "E0109"),
    ("n", "path { move (0, 0) }", "E0301"), ("n", "1e999", "E0107"), ("p", "(1e9, 0)", "E0608"),
  ])
  func `what is wrong is one message`(name: String, text: String, code: String) {
    #expect(codes(text, for: name) == [code])
  }

  @Test func `a value that is no text`() throws {
    var compilation = Snippet(Self.source).compile()
    let shape = try #require(compilation.program.shapes.indices.first)
    let diagnostics = compilation.addValue([0x33, 0xFF], for: 0, of: shape, source: "--set").diagnostics
    #expect(diagnostics.map(\.problem.code) == ["E0001"])
  }
}
