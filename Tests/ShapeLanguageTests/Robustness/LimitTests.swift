import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// Sources that exceed a limit: each ends soon, with a single message about the limit.
@Suite("Sources beyond the limits")
struct LimitTests {
  /// Small limits, so that endless work ends soon in a debug build, too.
  private static let limits = Evaluator.Limits(steps: 20_000, elements: 1_000)

  /// Far more than any limit, and enough to overflow the stack if there were none.
  private let many = TestTier.current.pick(quick: 25_000, ci: 100_000, long: 1_000_000)

  /// Returns the codes of all messages of a source.
  private func codes(_ source: String, limits: Evaluator.Limits = limits, total: Int = 100_000) -> [String] {
    let compilation = Compiler.compile(SourceFile(path: "main.shape", bytes: Array(source.utf8))) { _ in
      .failure(.unreadable("none"))
    }
    guard !compilation.hasErrors else { return compilation.diagnostics.map(\.problem.code) }
    let checked = Linter.diagnostics(for: compilation.program, limits, total: total)
    return (compilation.diagnostics + checked).map(\.problem.code)
  }

  private func shape(_ body: String) -> String { "shape A {\n  size 10 x 10\n  \(body)\n}\n" }

  private func times(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  /// Declarations that each need the next one, and a last one.
  private func chain(_ count: Int, _ last: String, _ link: (Int) -> String) -> String {
    (0..<count).map(link).joined(separator: "\n") + "\n" + last + "\n"
  }

  // MARK: Steps and elements

  @Test func `a repeat of 10^12 iterations is refused`() {
    #expect(codes(shape("repeat i in 0..<1000000000000 { fill .red }")) == ["E0703"])
  }

  @Test func `nested repeats with too many iterations are refused`() {
    let source = shape("repeat i in 0..<100000, j in 0..<100000 { require i + j >= 0 }")
    #expect(codes(source) == ["E0702"])
  }

  @Test func `sixty shapes that each use the next twice are refused`() {
    let source = chain(60, "shape S60 { size 10 x 10; fill .red }") {
      "shape S\($0) { size 10 x 10; layer { use S\($0 + 1)() }; layer { use S\($0 + 1)() } }"
    }
    #expect(codes(source) == ["E0701"])
  }

  @Test func `sixty functions that each call the next twice are refused`() {
    let source = chain(60, "func f60() = 1\n" + shape("require f0() > 0")) {
      "func f\($0)() = f\($0 + 1)() + f\($0 + 1)()"
    }
    #expect(codes(source) == ["E0702"])
  }

  @Test func `a long path that is measured again and again is refused`() {
    let source = shape(
      "let p = path { move (0, 0); repeat i in 0..<1000 { line (i, 0) } }\n  repeat i in 0..<1000 { require p.length > 0 }"
    )
    #expect(codes(source) == ["E0702"])
  }

  @Test func `a long path that is filled again and again is refused`() {
    let source = shape(
      "let p = path { move (0, 0); repeat i in 0..<1000 { line (i, 0) } }\n  repeat i in 0..<900 { fill .red, path: p }"
    )
    #expect(codes(source) == ["E0702"])
  }

  /// Each of these is cheap for a path with few corners, and expensive for this zigzag, whose strokes cross each other.
  @Test(arguments: [
    "fill .red, path: z.simplified()", "fill .red, path: z.union(z.rotated(by: 90deg))",
    "fill .red, path: z.stroked(width: 3)",
    "fill .red, path: z.offset(by: 3)", "fill .red, path: z.dashed([0.1])",
    "fill .red, path: z.flattened(tolerance: 0.0001)",
    "require z.area > 0", "erase z", "stroke .red, align: .outside, path: path { add z; close }",
    "repeat i in 0..<1000 { erase circle(center: (i, 0), radius: 3) }",
    "repeat i in 0..<1000 { require z.winding(around: center) < 9 }",
    "outline z; border .top, width: 2; border .left, width: 3",
    "shadow .black, radius: 3, spread: 4",
  ])
  func `too much work on regions and strokes is refused`(statement: String) {
    let source = shape(
      "let z = path { move (0, 0); repeat i in 0..<100 { quad (mod(i, 2) * 10, i), control: (mod(i, 3) * 9, mod(i, 7)) } }\n  \(statement)\n  fill .red, path: z"
    )
    #expect(codes(source).last == "E0702")
  }

  @Test func `the message of an unmet requirement takes no steps`() throws {
    func drawing(_ condition: String, steps: Int = SourceLimits.steps) throws -> Drawing {
      let source = shape("let a = [for i in 0..<100: i]\n  require \(condition)\n  fill .red")
      let program = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(source.utf8))) { _ in
        .failure(.unreadable("none"))
      }.program
      let shape = try #require(program.shapes.indices.first)
      return Evaluator.draw(program, shape: shape, size: Size(10, 10), limits: Evaluator.Limits(steps: steps))
    }
    let cost = try drawing("a.reversed().last >= 0 && sum(a) > 0").steps
    let unmet = try drawing("a.reversed().last >= 0 && sum(a) < 0", steps: cost)
    #expect(unmet.diagnostics.map(\.problem.code) == ["E0601"])
  }

  @Test func `a check stops at its limit`() {
    let source =
      "shape A(a: Bool = true, b: Bool = true) {\n  size 10 x 10\n  repeat i in 0..<900 { fill a == b ? .red : .blue }\n}"
    #expect(codes(source, total: 20_000) == ["W0006"])
  }

  /// Sources with several pictures that cost the same: at two sizes, of two shapes, with two values, in two directions, in two
  /// previews.
  @Test(arguments: [
    "shape A { size 10 x 20, min: 4 x 5; # }", "shape A { size 10 x 20; # }\nshape B { size 20 x 10; # }",
    "shape A(_b: Bool = true) { size 10 x 20; # }",
    "shape A { size 10 x 20; layer(leading: 2) { # } }", "shape A { size 10 x 20; # }\npreview A()",
  ])
  func `each picture takes its steps from those of the check`(source: String) throws {
    let source = source.replacing("#", with: "repeat i in 0..<9 { stroke .red, width: i + 1 }")
    let program = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(source.utf8))) { _ in
      .failure(.unreadable("none"))
    }.program
    let shape = try #require(program.shapes.indices.first)
    let drawing = Evaluator.draw(program, shape: shape, size: program.shapes[shape].designSize)
    let cost = drawing.steps + 10 * drawing.elements + 1
    let areCut = [cost, 9 * cost].map { codes(source, total: $0).contains("W0006") }
    #expect(areCut == [true, false])
  }

  // MARK: Depth

  /// A source of a depth, by its number of links.
  private func nested(_ start: String, _ count: Int, _ middle: String, _ end: String) -> String {
    "let a = " + times(start, count) + middle + times(end, count)
  }

  /// The number of parts that may be within each other, or need each other. The file, the declaration around them and the
  /// value in them are levels, too.
  @Test func `the greatest depth is accepted, and one more level is refused`() {
    let paint = "size 9 x 9; fill .red"
    let sources: [(most: Int, code: String, source: (Int) -> String)] = [
      (247, "E0117", { self.nested("(", $0, "1", ")") }), (247, "E0117", { self.nested("[", $0, "1", "]") }),
      (247, "E0117", { self.nested("-", $0, "1", "") }), (247, "E0117", { self.nested("1 + ", $0, "1", "") }),
      (247, "E0117", { self.nested("true ? ", $0, "1", " : 1") }), (82, "E0117", { self.nested("abs(", $0, "1", ")") }),
      (243, "E0117", { self.switchValue(cases: $0, subject: "n") }),
      (123, "E0117", { "shape A { \(paint)\n" + self.times("layer {", $0) + self.times("}", $0) + "}" }),
      (122, "E0117", { "shape A { \(paint)\n" + self.times("if width > 0 {", $0) + self.times("}", $0) + "}" }),
      (99, "E0704", { self.chain($0, "let a\($0) = 1") { "let a\($0) = a\($0 + 1)" } }),
      (
        99, "E0704", { self.chain($0, "shape S\($0) { \(paint) }") { "shape S\($0) { size 9 x 9; use S\($0 + 1)() }" } }
      ),
      (
        98, "E0704",
        { count in
          let links = (1...count).map { "func f\($0)() = f\($0 - 1)()\n" }.joined()
          return "func f0() = 1\n\(links)shape A { \(paint), opacity: f\(count)() }"
        }
      ),
      (
        98, "E0704",
        {
          self.chain($0, "style s\($0) { fill .red }\nshape A { size 9 x 9; apply s0 }") {
            "style s\($0) { apply s\($0 + 1) }"
          }
        }
      ),
    ]
    let wrong = sources.enumerated().filter { _, row in
      let found = [row.most, row.most + 1].map { codes(row.source($0)).filter { $0.hasPrefix("E") } }
      return found != [[], [row.code]]
    }
    #expect(wrong.map { "\($0.offset): \(codes($0.element.source($0.element.most + 1)))" } == [])
  }

  @Test(arguments: [
    ("(", "1", ")"), ("[", "1", "]"), ("abs(", "1", ")"), ("-", "1", ""), ("!", "true", ""), ("true ? ", "1", " : 1"),
    ("path { add ", "p", " }"), ("(1, ", "2", ").x"), ("[1, ", "2", "].count"),
    ("rect(bounds).translated(by: ", "1", ")"),
  ])
  func `very many nested values are refused`(start: String, middle: String, end: String) {
    #expect(codes(shape("let a = " + times(start, many) + middle + times(end, many))) == ["E0117"])
  }

  @Test(arguments: ["layer {", "if true {", "repeat i in 0..<1 {", "use A() {", "switch e { case .a: ", "outline {"])
  func `very many nested blocks are refused`(start: String) {
    let source = "shape A {\n  size 10 x 10\n" + times(start, many) + times("}", many) + "\n}"
    #expect(codes(source).filter { $0 != "E0110" } == ["E0117"])
  }

  @Test(arguments: ["1 + ", "2 * ", "true && ", "a.x.", "1 x 2 + "])
  func `a chain of very many operators is refused`(link: String) {
    #expect(codes(shape("let a = " + times(link, many) + "1")).contains("E0117"))
  }

  @Test(arguments: [".offset(by: 0)", ".union(rect(bounds))", ".reversed()", ".bounds.inset(by: 0)", "\n.simplified()"])
  func `a chain of 10,000 methods is refused`(link: String) {
    #expect(codes(shape("let p = rect(bounds)" + times(link, 10_000) + "\n  fill .red, path: p")).first == "E0117")
  }

  @Test func `a chain may have 200 methods`() {
    #expect(codes(shape("fill .red, path: rect(bounds)" + times(".offset(by: 0)", 200))) == [])
  }

  @Test func `100 parentheses may be nested`() {
    #expect(codes(shape("require width > " + times("(", 100) + "1" + times(")", 100))) == [])
  }

  @Test func `a long chain of else and if is refused`() {
    let source = shape("if width < 0 { fill .red }" + times(" else if width < 0 { fill .red }", 5_000))
    #expect(codes(source) == ["E0117"])
  }

  // MARK: Switches

  /// A shape with a value that a `switch` chooses. The last case is `default`.
  private func switchValue(cases count: Int, subject: String) -> String {
    let cases = (1..<count).map { "case \($0): \($0 % 7)\n" }.joined()
    return "shape A(n: Int = 3) {\n  size 9 x 9\n  let a = switch \(subject) {\n\(cases)default: 2\n}\n"
      + "  stroke .red, width: a\n}"
  }

  @Test func `very many cases of a value are refused`() {
    #expect(codes(switchValue(cases: 700, subject: "n")) == ["E0117"])
    #expect(codes(switchValue(cases: many, subject: "round(width)")) == ["E0117"])
  }

  @Test func `a case of a value may have 2,000 labels`() {
    let labels = (0..<2_000).map { "\(2 * $0)" }.joined(separator: ", ")
    #expect(codes(shape("stroke .red, width: switch mod(7, 5) { case \(labels): 1; default: 2 }")) == [])
  }

  /// Each would be computed again by each test of the one around it.
  @Test func `nested switches take no long time`() {
    let cases = " { case 1: 2; case 2: 3; case 3: 4; case 4: 1; default: 5 }"
    let nested = times("switch ", 40) + "3" + times(cases, 40)
    #expect(codes(shape("stroke .red, width: " + nested)) == [])
    #expect(codes("func f(a: Int = " + nested + ") = a\n" + shape("stroke .red, width: f()")) == ["E0212"])
    #expect(codes(shape("let a = " + times("switch ", 200) + "1")) != [])
  }

  // MARK: Names that need later names

  @Test func `very many lets that each need the next are refused`() {
    #expect(codes(shape(chain(many, "  let a\(many) = 1") { "  let a\($0) = a\($0 + 1)" })) == ["E0214"])
  }

  @Test func `very many lets of a file that each need the next are refused`() {
    #expect(codes(chain(many, "let a\(many) = 1") { "let a\($0) = a\($0 + 1)" }) == ["E0214"])
  }

  @Test func `300 defaults that each call the next function are refused`() {
    let source = chain(300, "func f300() = 1") { "func f\($0)(a: Number = f\($0 + 1)()) = a" }
    #expect(codes(source) == ["E0214"])
  }

  @Test(arguments: [
    ("abs(", 80, ")"), ("(", 240, ")"), ("-", 240, ""), ("(1, ", 60, ").y"),
    ("path { move (0, 0); line (", 20, ", 0) }.length"),
    ("circle(center: center, radius: 3).point(at: 0 * ", 25, ").x"),
    ("circle(center: center, radius: 3).rotated(by: 1deg * ", 25, ").bounds.x"),
    ("circle(center: center, radius: 3).offset(by: ", 40, ").length"),
    ("circle(center: center, radius: 3).stroked(width: 1, dash: [", 25, "]).length"),
  ])
  func `deep values that need each other are refused`(start: String, count: Int, end: String) {
    let locals = shape(
      chain(90, "  let a90 = 1") { "  let a\($0) = " + times(start, count) + "a\($0 + 1)" + times(end, count) })
    #expect(codes(locals).filter { $0 != "W0001" } == ["E0214"])
  }

  @Test(arguments: [
    ("abs(", 80, ")"), ("-", 240, ""), ("[", 50, "].count"), ("true ? ", 100, " : 1"), ("mix(1, ", 50, ", at: 1)"),
  ])
  func `deep functions that call each other are refused`(start: String, count: Int, end: String) {
    let functions = (1...90).map {
      "func f\($0)() = " + times(start, count) + "f\($0 - 1)()" + times(end, count) + "\n"
    }
    let source = "func f0() = 1\n" + functions.joined() + shape("require f90() > 0")
    #expect(codes(source) == ["E0704"])
  }

  @Test func `functions with chains of methods that call each other are refused`() {
    let functions = (1...90).map { "func f\($0)(p: Path) = f\($0 - 1)(p: p)" + times(".reversed()", 200) + "\n" }
    let source = "func f0(p: Path) = p\n" + functions.joined() + shape("fill .red, path: f90(p: rect(bounds))")
    #expect(codes(source) == ["E0704"])
  }

  @Test func `values with chains of methods that need each other are refused`() {
    let lets = chain(90, "let a90 = circle(center: (5, 5), radius: 3)") {
      "let a\($0) = a\($0 + 1)" + times(".reversed()", 200)
    }
    #expect(codes(lets + shape("fill .red, path: a0")) == ["E0214"])
  }

  @Test(arguments: [("layer { ", 100), ("if width > 0 { ", 70), ("repeat i in 0..<1 { ", 70)])
  func `deep shapes that use each other are refused`(start: String, count: Int) {
    let source = chain(90, "shape S90 { size 10 x 10; fill .red }") {
      "shape S\($0) { size 10 x 10; " + times(start, count) + "use S\($0 + 1)()" + times("}", count) + "}"
    }
    #expect(codes(source).filter { $0 != "W0003" } == ["E0704"])
  }

  @Test func `deeply nested content is refused`() {
    let source = "shape C { size 10 x 10; content }\n" + shape(times("use C() {", 110) + "fill .red" + times("}", 110))
    #expect(codes(source) == ["E0704"])
  }

  // MARK: Size

  @Test func `numbers that are too large are refused, and tiny ones are accepted`() {
    #expect(codes("let a = 1e999\nlet b = 1\(times("0", 400))\nlet c = 0.\(times("0", 400))1") == ["E0107", "E0107"])
  }

  @Test func `10,000 mistakes in a file are reported`() {
    #expect(
      codes(shape((0..<10_000).map { "fill unknown\($0)\n" }.joined())) == [String](repeating: "E0201", count: 10_000))
  }

  @Test func `exactly 1,000 mistakes of each kind in the grammar are reported`() {
    let counts = [999, 1_000, 1_001].map { count in
      [codes(times("~\n", count)).count, codes("shape A {\n" + times("fill )\n", count) + "}").count]
    }
    #expect(counts == [[999, 999], [1_000, 1_000], [1_000, 1_000]])
  }

  @Test func `a comment that opens 100,000 times is one message`() {
    #expect(codes(times("/*", 100_000)) == ["E0102"])
  }

  @Test(arguments: ["{", "}", "(", ")", "[", "]", "\"", "'", "#", ".", ",", ";", "\\", "ö", "a(", "[(", "if "])
  func `100,000 equal tokens have a limited number of messages`(text: String) {
    #expect(codes(times(text, 100_000)).count <= 1_001)
  }

  @Test func `a cycle of 2,000 shapes is one message`() {
    let source = (0..<2_000).map { "shape S\($0) { size 10 x 10; use S\(($0 + 1) % 2_000)() }\n" }.joined()
    #expect(codes(source) == ["E0213"])
  }

  @Test func `a cycle of 900 layers is one message`() {
    let layers = (0..<900).map { "layer l\($0)(above: l\(($0 + 1) % 900)) { }\n" }.joined()
    #expect(codes(shape(layers)) == ["E0213"])
  }
}
