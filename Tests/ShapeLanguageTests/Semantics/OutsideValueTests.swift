import ShapeCore
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

  /// Returns the codes that a value for a parameter gives, by itself and when drawn.
  private func codes(_ text: String, for name: String) -> [String] {
    codes(Array("\(name)=\(text)".utf8))
  }

  private func codes(_ text: [UInt8]) -> [String] {
    let setting = Setting(SourceFile(path: "--set", bytes: text))
    let compilation = Compiler.compile(Snippet(Self.source).files[0], settings: [setting]) { _ in
      .failure(.unreadable("no such file"))
    }
    let found = compilation.diagnostics.map(\.problem.code)
    guard found.isEmpty, let checked = compilation.settings[0].first else { return found }
    let program = compilation.program
    var values = [ExpressionID](repeating: .none, count: program.shapes[checked.shape].parameters.count)
    values[checked.parameter] = checked.value
    return Evaluator.draw(program, shape: checked.shape, size: Size(10, 10), values: values).diagnostics
      .map(\.problem.code)
  }

  @Test(arguments: [
    ("n", "3"), ("n", "2.5"), ("n", "big / 3"), ("n", "min(1, 2)"), ("i", "7"), ("a", "90deg"), ("p", "(1, 2)"),
    ("s", ".spade"), ("c", "#123"), ("c", ".navy"), ("c", "mix(.red, .blue, at: 50%)"), ("on", "true"),
    ("e", "[.left, .top]"), ("e", ".none"), ("l", "[1, 2.5]"), ("l", "[]"),
  ])
  func `a value in the syntax of a source is accepted`(name: String, text: String) {
    #expect(codes(text, for: name) == [])
  }

  @Test(arguments: [
    ("n", "5", "E0611"), ("n", "big", "E0611"), ("n", "30deg", "E0301"), ("n", "", "E0108"), ("n", "1 2", "E0108"),
    ("n", "width", "E0212"), ("n", "i", "E0201"), ("n", "1 /", "E0108"), ("n", "1 / 0", "E0602"),
    ("n", "1; 2", "E0108"),
    ("i", "2.5", "E0303"), ("a", "90", "E0302"), ("s", ".club", "E0313"), ("s", "spade", "E0323"),
    ("c", "red", "E0323"),
    ("c", "#12", "E0106"), ("on", "1", "E0301"), ("n", "}", "E0108"), ("n", "shape B { size 3 x 3 }", "E0108"),
    ("n", "1,5", "E0403"),
    ("n", "path { move (0, 0) }", "E0301"), ("n", "1e999", "E0107"), ("p", "(1e9, 0)", "E0608"),
  ])
  func `a wrong value is one message`(name: String, text: String, code: String) {
    #expect(codes(text, for: name) == [code])
  }

  @Test func `a value that is not UTF-8 is reported`() {
    #expect(codes(Array("n=3".utf8) + [0xFF]) == ["E0001"])
  }

  @Test func `a value for an unknown parameter is ignored`() {
    #expect(codes("3", for: "m") == [])
  }

  // MARK: JSON

  @Test func `a text that is not JSON is reported`() { #expect(jsonCodes("{n: 3}") == ["E0008"]) }

  @Test(arguments: [
    "[]", "3", "{\"n\": \"3\"}", "{\"i\": 1.5}", "{\"a\": 3}", "{\"p\": [1]}", "{\"s\": 1}", "{\"c\": 3}",
    "{\"on\": \"true\"}", "{\"e\": 4}", "{\"l\": 1}", "{\"l\": [\"1\"]}", "{\"n\": null}",
  ])
  func `a wrong value in JSON is one message`(text: String) { #expect(jsonCodes(text) == ["E0009"]) }

  @Test(arguments: ["{\"m\": 3}", "{\"s\": \"club\"}", "{\"c\": \"rde\"}", "{\"e\": [\"up\"]}", "{\"p\": {\"z\": 1}}"])
  func `an unknown name in JSON is one message`(text: String) { #expect(jsonCodes(text) == ["E0010"]) }

  @Test func `all wrong values in JSON are reported`() {
    #expect(jsonCodes("{\"n\": \"3\", \"m\": 1, \"i\": 2, \"a\": 4}") == ["E0009", "E0010", "E0009"])
  }

  private func jsonCodes(_ text: String) -> [String] {
    let setting = Setting(SourceFile(path: "values.json", bytes: Array(text.utf8)), as: .json)
    return Compiler.compile(Snippet(Self.source).files[0], settings: [setting]) { _ in
      .failure(.unreadable("no such file"))
    }.diagnostics.map { $0.problem.code }
  }
}
