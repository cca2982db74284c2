@_spi(Generated) import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// What is decided, and how: each snippet has one radius that decides.
@Suite("Proofs")
struct ProofTests {
  /// Returns the verdicts on the obligations of a shape that a term says and that don't always hold by themselves.
  private func verdicts(_ source: String, _ problem: Problem.Kind) -> Set<String> {
    let program = Snippet(source).compile().program
    var words: Set<String> = []
    for shape in program.shapes.indices where !program.shapes[shape].isPrivate {
      var prover = Prover(program, steps: 4_000_000, stepsOfOne: 200_000)
      for judgment in prover.judgments(of: shape, mentionsDirection: false) where judgment.problem == problem {
        words.insert(judgment.verdict.word)
      }
    }
    return words
  }

  private func shape(_ header: String, _ body: String) -> String { "shape A\(header) {\n\(body)\n}\n" }

  @Test(arguments: [
    // Correlation: the minimum and the length depend on the same value.
    ("(inset in 0...60 = 20)", "size 240 x 320, min: (2 * inset + 8) x (2 * inset + 8)", "width - 2 * inset"),
    ("(a in 0...60 = 20)", "size 240 x 320, min: (2 * a) x (2 * a)", "width / 2 - a"),
    ("(a in 0...9 = 1, b in 0...9 = 2)", "size 40 x 40, min: (a + b) x 9", "width - b - a + 0.001"),
    // Ranges that depend on other parameters.
    ("(n in 1...9 = 3, k in 0...n = 1)", "size 40 x 40", "n - k"),
    ("(n: Int in 1...9 = 3, k: Int in 0..<n = 1)", "size 40 x 40", "n - k - 1"),
    // Minimums, maximums and conditions.
    ("", "size 40 x 40, min: 9 x 9", "min(width, height) / 2 - 4"),
    ("", "size 40 x 40, min: 9 x 9", "min(width, height) - max(0, min(width, height) - 4)"),
    ("(t in -5...5 = 0)", "size 40 x 40", "t < 0 ? -t : t"),
    ("(t in -5...5 = 0)", "size 40 x 40", "clamp(t, 0, 1) * width"),
    ("(on: Bool = true)", "size 40 x 40", "(on ? 4 : 2) - (on ? 4 : 1)"),
    // Products and quotients.
    ("(share in 0...1 = 0.5)", "size 40 x 40, min: 9 x 9", "width - share * width"),
    ("(t in 1...5 = 1)", "size 40 x 40", "t * t - t"),
    ("(t in 1...5 = 1)", "size 40 x 40", "5 / t - 1"),
    // The same operations keep the order of their operands.
    ("(low in 0...1 = 0.2, high in low...1 = 0.7)", "size 40 x 40", "(high - low) * width"),
    ("(low in 0...1 = 0.2, high in low...1 = 0.7)", "size 40 x 40", "high * width / 3 - low * width / 3"),
    ("(t in 5...50 = 20)", "size 40 x 40", "height * (3 + 9 / t) / (3 + t) - height * 3 / (3 + t)"),
    (
      "(a in 0...1 = 0.2, b in 0...1 = 0.7)", "size 40 x 40",
      "max(mix(1, width, at: a), mix(1, width, at: b)) - min(mix(1, width, at: a), mix(1, width, at: b))"
    ),
    // Functions of the language and of the program.
    ("(a in 0deg...360deg = 0deg)", "size 40 x 40", "1 + sin(a)"),
    ("(t in 0...100 = 0)", "size 40 x 40", "t - floor(t / 10) * 10 + 0.001"),
    ("(t in 0...9 = 0)", "size 40 x 40", "double(x: t) - t"),
    ("(t in 0...9 = 0)", "size 40 x 40", "more(t) - t"),
    ("(a in 0deg...360deg = 0deg)", "size 40 x 40", "3 + polar(3, a).x"),
    ("(a in 0deg...360deg = 0deg)", "size 40 x 40", "9 + (3, 4).rotated(by: a, around: (1, 1)).y"),
    // Numbers and points between others.
    ("(v in 0...1 = 0.5)", "size 40 x 40", "mix(width, 0, at: v)"),
    ("(v in 0...1 = 0.5)", "size 40 x 40", "mix((0, height), (0, width), at: v).y"),
    ("(v in 0...1 = 0.5)", "size 40 x 40, min: 9 x 9", "width - mix(width / 2, width - 2, at: v)"),
    ("(v in 0...1 = 0.5)", "size 40 x 40", "mix(width, 2, at: v) - mix(width, 1, at: v) + 1e-9 * width"),
    ("(n: Int in 2...9 = 4)", "size 40 x 40", "[for i in 0..<n: mix(3, width, at: i / (n - 1))][1]"),
    // Choices.
    ("(n: Int in 0...9 = 0)", "size 40 x 40", "switch n { case 0...3: 4 - n; case 4...5: n - 4; default: n - 6 }"),
    ("(on: Bool = true)", "size 40 x 40", "switch on { case true: 4; case false: 2 } - (on ? 4 : 1)"),
    // Lists and loops.
    ("(n: Int in 0...9 = 4)", "size 40 x 40", "sum([for a, b in zip([1, 2], [n, n + 1]): a + b])"),
    ("(n: Int in 0...4 = 0)", "size 40 x 40", "[1, 2, 3, 0, 4][n]"),
    ("(n: Int in 1...9 = 4)", "size 40 x 40", "min([for i in 0..<n: n - i])"),
    ("(n: Int in 1...9 = 4)", "size 40 x 40", "[for i in 0..<n: i].count - 1"),
    ("", "size 40 x 40", "sum([for x in [1, 2, 3]: x * width]) - 6 * width + 0.001"),
    ("(n: Int in 1...4 = 2)", "size 40 x 40", "sum([for i in 0..<n: width]) - width"),
    ("(n: Int in 1...4 = 2)", "size 40 x 40", "3 - max([for i in 0..<n: i])"),
    ("", "size 40 x 40", "max([for x in [1, 2, 3]: x * width]) - 3 * width"),
    ("", "size 40 x 40", "width - 20 * [for i in 0..<5 where i > 2: i].count"),
    ("", "size 40 x 40", "width - 40 * [for i in 0..<4, j in 0..<i: i - j][5]"),
  ])
  func `holds everywhere`(header: String, size: String, radius: String) {
    let source =
      "func double(x: Number) = 2 * x\nfunc more(_ x: Number) = { let y = 2 * x; y + 1 }\n"
      + shape(header, "  \(size)\n  fill .teal, path: circle(center: center, radius: \(radius))")
    #expect(verdicts(source, .negative) == ["proved"])
  }

  @Test(arguments: [
    ("(inset in 0...60 = 20)", "size 240 x 320, min: (2 * inset - 1) x 9", "width - 2 * inset"),
    ("(n: Int in 1...9 = 3, k: Int in 0...n = 1)", "size 40 x 40", "n - k - 1"),
    ("", "size 40 x 40, min: 7 x 9", "min(width, height) / 2 - 4"),
    ("(t in 0...5 = 1)", "size 40 x 40", "t * t - t"),
    ("(n: Int in 0...5 = 0)", "size 40 x 40", "[1, 2, 3, -1, 4, 5][n]"),
    ("(n: Int in 1...9 = 4)", "size 40 x 40", "min([for i in 0..<n: 6 - i])"),
    ("(a in 0deg...360deg = 0deg)", "size 40 x 40", "0.9 + sin(a)"),
    ("(low in 0...1 = 0.2, high in 0...1 = 0.7)", "size 40 x 40", "(high - low) * width"),
    ("(low in 0...1 = 0.2, high in low...1 = 0.7)", "size 40 x 40", "(high - low) * (width - 50)"),
    ("(low in 0...1 = 0.2, high in low...1 = 0.7)", "size 40 x 40", "low * width / 3 - high * width / 3"),
    ("(t in 5...50 = 20)", "size 40 x 40", "height * (3 - 9 / t) / (3 + t) - height * 3 / (3 + t)"),
    ("(v in 0...1 = 0.5)", "size 200 x 24", "mix(height / 2, width - height / 2, at: v) - height / 2"),
    ("(v in 0...1 = 0.5)", "size 40 x 40", "mix(1, 2, at: v) - height / 100"),
    ("(v in 0...1 = 0.5)", "size 40 x 40", "mix((0, 9), (0, width), at: v).y - height / 9"),
    ("(n: Int in 2...9 = 4)", "size 40 x 40", "[for i in 0..<n: mix(3, width, at: i / n)][1] - height / 9"),
    ("", "size 40 x 40", "width * pixel - height"),
    ("", "size 200 x 24", "sum([for x in [1, 2, 3]: x * width]) - 6 * height - 1"),
    ("", "size 200 x 24", "sum([for x in [1, 2, 3]: (x * width, 1)]).x - 6 * height - 1"),
    ("", "size 200 x 24", "max([for x in [1, 2, 3]: x * width]) - 3 * height - 1"),
    ("(n: Int in 1...4 = 2)", "size 200 x 24", "sum([for i in 1...n: i * width]) - n * height"),
    ("(n: Int in 1...4 = 2)", "size 200 x 24", "max([for i in 1...n: i * width]) - n * height"),
    ("", "size 200 x 24", "sum([for i in 0..<5 where i > 2: i * width]) - 7 * height"),
    ("", "size 200 x 24", "max([for i in 0..<3, j in 0..<i: (i + j) * width]) - 3 * height"),
  ])
  func `fails somewhere`(header: String, size: String, radius: String) {
    let source = shape(header, "  \(size)\n  fill .teal, path: circle(center: center, radius: \(radius))")
    #expect(verdicts(source, .negative).contains("refuted"))
  }

  @Test(arguments: [
    ("rect(bounds).length - 1", Problem.Kind.negative), ("circle(center: center, radius: 9).area", .negative),
  ])
  func `is undecided if it depends on a path`(radius: String, problem: Problem.Kind) {
    let source = shape(
      "", "  size 40 x 40\n  fill .teal, path: circle(center: center, radius: \(radius))")
    let verdicts = verdicts(source, problem)
    #expect(verdicts.contains("undecided") && !verdicts.contains("refuted"))
  }

  @Test func `lists that double are not followed part by part`() {
    let doubled = (1...18).map { "  let l\($0) = l\($0 - 1) + l\($0 - 1)\n" }.joined()
    let source = shape(
      "(on: Bool = true)",
      "  size 40 x 40\n  let l0 = on ? [1] : [2, 3]\n\(doubled)  fill .teal, path: circle(center: center, radius: l18.last)"
    )
    #expect(verdicts(source, .negative) == ["undecided"])
  }

  @Test func `the factors of layers are judged where they are stated`() {
    let source = shape(
      "(k in 0...9 = 1)",
      "  size 40 x 40\n  layer(scale: k > 4 && k < 5 ? 900 : 1) { layer(scale: k > 4 && k < 5 ? 900 : 1) { layer { content } } }"
    )
    #expect(verdicts(source, .outOfRange) == ["proved", "refuted"])
  }

  /// A layer that is too small to be drawn doesn't scale what is in it.
  @Test(arguments: [
    ("scale: width / 10", "scale: height / 10", "refuted"), ("scale: k / 9", "scale: 9999", "proved"),
    ("scale: (1, 100)", "scale: (k * 100, k)", "proved"), ("scale: 2", "fit: 0.5 x 0.5", "refuted"),
    ("scale: (1, 100)", "rotation: 9deg, scale: (k * 20, k)", "refuted"),
    ("scale: 100", "scale: k * 1e-9) { layer(scale: 1000", "refuted"),
  ])
  func `the factors of layers are followed`(outer: String, inner: String, verdict: String) {
    let body = "layer(\(outer)) { layer(\(inner)) { fill .red } }"
    let braces = inner.contains("{") ? " }" : ""
    let source = shape("(k in 0...9 = 1)", "  size 100 x 100, max: 4096 x 4096\n  \(body)\(braces)")
    #expect(verdicts(source, .outOfRange).contains(verdict))
  }

  @Test(arguments: [
    ("rect(bounds).length - 1", "because it depends on a path that is not followed"),
    ("sum([for i in 0..<99: i * width]) - height", "because it depends on a list that is not followed"),
    ("(edges.contains(.left) ? 1 : 0) * width - 1", "because it depends on a value that is not followed"),
    ("40 * pixel - 3", "because it depends on `pixel`, which is not 1 on all screens"),
  ])
  func `the reasons for undecided conditions`(radius: String, reason: String) {
    let source = shape(
      "(edges: Edges = [.left])", "  size 40 x 40\n  fill .teal, path: circle(center: center, radius: \(radius))")
    let program = Snippet(source).compile().program
    let lines = ProofReport(program).text(program.sources).split(separator: "\n").filter {
      $0.contains("undecided E0606")
    }
    #expect(lines.map { $0.split(separator: ", ", maxSplits: 1).last.map(String.init) } == [reason])
  }

  @Test(arguments: [
    ("[for i in 0...12: hsl(i * 30deg, 100%, 50%)]", "no condition"),
    ("[.red] + [for i in 0..<n: hsl(i * 30deg, 100%, 50%)]", "no condition"),
    ("n > 4 ? [.red, .blue] : [stop(.red, at: 0.2), stop(.blue, at: 0.4)]", "proved"),
    ("n > 4 ? [.red, .blue] : [stop(.red, at: 0.4), stop(.blue, at: n / 10)]", "refuted"),
    ("[for i in 0..<n: stop(.red, at: i / n)]", "proved"), ("[for i in 0..<n: stop(.red, at: 1 - i / n)]", "refuted"),
    ("[for i in 0...n: stop(.red, at: i / n)][1...n]", "proved"),
    ("[for i in 0...n: stop(.red, at: i / n)].reversed()", "refuted"),
    ("[for i in 0..<n: stop(.red, at: abs(i - 5) / 9)]", "refuted"),
    ("[stop(.red, at: 0)] + [for i in 0..<n: stop(.red, at: i / n)]", "proved"),
    ("[stop(.red, at: 0.2)] + [for i in 0..<n: stop(.red, at: i / n)]", "refuted"),
    ("[for i in 0..<n where i != 1: stop(.red, at: i / n)]", "undecided"),
  ])
  func `the order of stops`(stops: String, verdict: String) {
    let source = shape("(n: Int in 3...8 = 4)", "  size 40 x 40\n  fill linearGradient(\(stops))")
    #expect(verdicts(source, .stopsOutOfOrder) == (verdict == "no condition" ? [] : [verdict]))
  }

  /// Each of these fails somewhere, though a part of it can't: what isn't evaluated says nothing.
  @Test(arguments: [
    (
      "n: Int in 0...5 = 3", "let r = n == 0 ? -1 : 10 / n\n  fill .teal, path: circle(center: center, radius: r)",
      Problem.Kind.negative
    ),
    (
      "x in 0...60 = 55", "let r = x < 50 ? -1 : sqrt(x - 50)\n  fill .teal, path: circle(center: center, radius: r)",
      .negative
    ),
    (
      "n: Int in 0...5 = 3", "let s = sum([for i in 0..<n where i > 1: i])\n  let q = s / n\n  layer(z: q) {}",
      .divisionByZero
    ),
    (
      "n: Int in 0...5 = 3", "let v = ([for i in 0..<n where i >= 0: i] + [7])[0]\n  let q = v / n\n  layer(z: q) {}",
      .divisionByZero
    ),
    (
      "k: Int in 1...4 = 4", "let a = [for i in 0..<k, j in 1..<i: j]\n  layer(z: 1 / (a.count - 1)) {}",
      .divisionByZero
    ),
    ("n: Int in 0...5 = 3", "layer(opacity: 1 / n) { require n != 0, \"it is seen\" }", .divisionByZero),
    (
      "h in 0...60 = 60",
      "let p = path { move (0, 0); line (0, 9); corner (90, 9), to: (90, 9 + h), radius: 8; line (9, 9) }\n  fill .teal, path: p\n  let s = sqrt(h - 8)\n  layer(z: s) {}",
      .undefined
    ),
  ])
  func `says nothing about what isn't evaluated`(parameter: String, body: String, problem: Problem.Kind) {
    #expect(verdicts(shape("(\(parameter))", "  size 100 x 80\n  \(body)"), problem) != ["proved"])
  }

  /// A requirement that can't be evaluated excludes nothing.
  @Test(arguments: [
    ("require 10 / n > 1", "refuted"), ("let a = 10 / n\n  require a > 1", "refuted"),
    ("let a = 10 / n\n  require n != 0\n  fill .teal, opacity: a * 0", "proved"),
  ])
  func `relies on requirements that don't fail themselves`(body: String, verdict: String) {
    let source = shape("(n: Int in -3...9 = 2)", "  size 40 x 40\n  \(body)")
    #expect(verdicts(source, .divisionByZero) == [verdict])
  }

  /// What is proved of a shape from its design size on says nothing about where it is used.
  @Test(arguments: [("0...4", "refuted"), ("1...4", "proved")])
  func `a used shape is judged at the sizes of its layers`(range: String, verdict: String) {
    let used = "private shape Dot {\n  size 40 x 40\n  let r = 40 / (width - 7)\n  layer(z: r) {}\n}\n"
    let user = shape(
      "(n: Int in \(range) = 1)", "  size 50 x 50\n  layer(width: 10 * n + 7, height: 5) { use Dot() }")
    #expect(verdicts(used + user, .divisionByZero) == [verdict])
  }

  /// The smallest size of whole numbers from which on nothing fails.
  @Test(arguments: [
    ("", "layer(inset: 10) {}", "20 x 20"), ("", "layer(left: 8, right: 8.5, top: 3) {}", "17 x 3"),
    ("", "fill .teal, path: circle(center: center, radius: min(width, height) / 2 - 6)", "12 x 12"),
    ("(n in 0...7 = 2)", "layer(inset: n) {}", "14 x 14"), ("", "fill .teal", "1 x 1"),
    ("(n in 0...7 = 2)", "require width > n * 2\n  layer(left: n, right: n) {}", "1 x 1"),
    ("", "layer(width: circle(center: center, radius: 3).length) {}", "none"),
    ("(n in 0...9 = 2)", "layer(z: 1 / n) {}", "none"),
  ])
  func `the proved minimum`(parameters: String, body: String, minimum: String) {
    let program = Snippet(shape(parameters, "  size 40 x 30\n  \(body)")).compile().program
    let found = program.shapes.indices.map { program.provedMinimum(of: $0).map { "\($0)" } ?? "none" }
    #expect(found == [minimum])
  }

  /// A default in a range without its upper end, which depends on another parameter.
  @Test func `an omitted argument is below the end of its range`() {
    let source =
      "func f(n: Int, k: Int in 0..<n = 9) = k\n"
      + shape("(n: Int in 1...5 = 2)", "  size 40 x 40\n  layer(z: [for i in 0..<n: i][f(n: n)]) {}")
    #expect(verdicts(source, .indexOutOfRange) == ["proved"])
  }

  /// Each fails with some value of the parameter, which no term shows at once.
  @Test(arguments: [
    (
      "let rows = [for i in 0..<3: [for j in 0..<4: j]]\n  let row = rows[1]\n  stroke .red, width: 1 - (row[2] - row[0]) * n",
      Problem.Kind.negative
    ),
    ("fill linearGradient([stop(.red, at: 0.6), n == 5 ? stop(.blue, at: 0.3) : .green])", .stopsOutOfOrder),
    ("fill .red, path: path { move (0, 0); arc (9, 0), radii: (abs(n - 5) + 1e-6) x 1e6 }", .coordinateTooLarge),
    (
      "let p = rect(Rect(x: 0, y: 0, width: abs(n - 5), height: 9)).simplified()\n  stroke .red, width: p.bounds.height",
      .emptyPath
    ),
    ("let p = polyline([(0, 0), (abs(n - 5), 0)])\n  fill .red, opacity: p.tangent(at: 0) > 9rad ? 0 : 1", .emptyPath),
    (
      "stroke .red, align: .inside, path: path { move (0, 0); repeat i in 0...(n == 5 ? 1 : 0) { move (i, 0); line (8, 0) }; close }",
      .alignedOpenPath
    ),
    ("stroke .red, width: 3 - atan2(0, (n - 5) * 0) / 1rad", .negative),
  ])
  func `proves nothing that fails`(body: String, problem: Problem.Kind) {
    let verdicts = verdicts(shape("(n: Int in 0...10 = 0)", "  size 40 x 40\n  \(body)"), problem)
    #expect(verdicts.contains { $0 != "proved" })
  }

  @Test func `the limits of a size allow the design size with all values`() {
    let source = shape("(n: Int in 0...10 = 0)", "  size 100 x 40, min: (1 + n * (10 - n) * 5) x 10\n  fill .red")
    #expect(verdicts(source, .sizeOutsideLimits).contains("refuted"))
  }

  /// The evaluator reports nothing else, so no error is forgotten.
  @Test func `obligations or whole pictures have each error of drawing`() {
    let known = Obligation.problems.union(Obligation.problemsOfPictures)
    let values = Problem.Kind.allCases.filter { [.values, .limits].contains($0.group) }
    // It is found by the checker.
    #expect(values.filter { !known.contains($0) && $0 != .defaultOutsideRange } == [])
    #expect(Obligation.problems.isDisjoint(with: Obligation.problemsOfPictures))
  }

  @Test func `the result doesn't depend on anything but the program`() {
    let source = shape(
      "(n: Int in 1...9 = 2)", "  size 40 x 40\n  fill .teal, path: circle(center: (8 / (n - 4), 2), radius: 3)")
    let program = Snippet(source).compile().program
    let reports = (0..<3).map { _ in ProofReport(program).text(program.sources) }
    #expect(reports[0].contains("refuted E0602") && Set(reports).count == 1)
  }
}
