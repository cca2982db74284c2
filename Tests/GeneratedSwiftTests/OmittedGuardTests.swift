import ShapeLanguage
@testable import ShapeSwift
import Testing

/// Which guards generated Swift omits: those that are proved for all that an app can draw.
@Suite("Omitted guards")
struct OmittedGuardTests {
  /// Programs with one guard, which is never needed: the declarations before a shape, its parameters and its body.
  static let omitted: [(declarations: String, parameters: String, body: String)] = [
    // Sizes.
    ("", "", "size 60 x 50, min: 40 x 40\n  require width > 20"),
    ("", "", "require width > 0 && height < 5000"),
    ("", "inset in 0...20 = 4", "size 60 x 50, min: (2 * inset + 8) x 40\n  require width - 2 * inset > 4"),
    ("", "", "size 60 x 50, min: 40 x 40\n  layer(inset: 10) { require width > 10 && isRightToLeft == isRightToLeft }"),
    // Values in a range.
    ("", "n: Int in 0...2 = 1", "fill .red, opacity: [0.2, 0.4, 0.6][n]"),
    ("", "k: Int in 1...9 = 4, n: Int in 0..<k = 1", "let v = [for i in 0..<k: i / 9]\n  fill .red, opacity: v[n]"),
    (
      "enum Kind { plain, fancy, wild }", "kind: Kind = .plain",
      "require kind == .plain || kind == .fancy || kind == .wild"
    ),
    ("", "n: Int in 0...5 = 1", "if n < 3 { fill .red, opacity: [0.2, 0.4, 0.6][n] }"),
    ("", "n: Int in 0...5 = 1", "fill .red, opacity: n < 3 ? [0.2, 0.4, 0.6][n] : 0"),
    // Lists of any length, and any number of turns.
    ("", "xs: [Number] = [1, 0]", "repeat i in xs.indices { border .top, width: xs[i] }"),
    ("", "xs: [Number] = [1, 0]", "if xs.count > 0 { border .top, width: xs.last }"),
    ("let inks: [Color] = [.red, .blue]", "n: Int = 3", "repeat i in 0..<n { fill inks[mod(i, inks.count)] }"),
    // Each kind of reading.
    ("", "", "border .top, width: [1, 2].first"),
    ("", "", "border .top, width: max([for i in 0...3: i])"),
    ("", "n: Int in 0...2 = 1", "repeat w in [1, 2, 3][0...n] { border .top, width: w }"),
    ("", "xs: [Number] = [1, 0]", "repeat a, b in zip(xs, [for x in xs: 2 * x]) { border .top, width: a + b }"),
    ("", "n: Int in 0...5 = 1", "fill .red, opacity: switch n { case 0...2: [0.2, 0.4, 0.6][n]; default: 0 }"),
    ("", "n: Int in 0...2 = 1", "func f(_ i: Int) = { let v = [0.2, 0.4, 0.6]; v[i] }\n  fill .red, opacity: f(n)"),
    // Places: outlines, limits of the size, paths, functions of a block, contents of slots.
    ("", "n: Int in 0...1 = 1", "outline circle(center: center, radius: [4, 8][n])"),
    ("", "n: Int in 0...1 = 1", "size 60 x 50, min: [4, 8][n] x 9\n  fill .red"),
    ("", "n: Int in 0...1 = 1", "stroke .red, path: path { move (0, 0); line (9, [4, 8][n]) }"),
    ("", "n: Int in 0...1 = 1", "func f(i: Int) = [4, 8][i]\n  border .top, width: f(i: n)"),
    ("shape B { size 9 x 9; content }", "n: Int in 0...1 = 1", "use B() { border .top, width: [4, 8][n] }"),
  ]

  /// Programs with a guard that some size or value needs, or that nothing proves.
  static let kept: [(declarations: String, parameters: String, body: String)] = [
    // An app can pass any value if there is no range, also none.
    ("", "n: Int = 1", "fill .red, opacity: [0.2, 0.4, 0.6][n]"),
    ("", "x: Number = 1", "require x < 5"), ("", "x: Number = 1", "require x <= x"),
    ("", "x: Number = 1", "require max(x, 3) >= 3"), ("", "x: Number = 1", "require x * 0 < 1"),
    ("", "x: Number = 1", "require clamp(x, 0, 1) < 2"),
    ("", "p: Point = (1, 2)", "require p.x - p.x < 1"), ("", "xs: [Number] = [1]", "require xs.first * 0 < 1"),
    ("", "xs: [Number] = [1]", "border .top, width: xs.first"),
    ("", "xs: [Number] = [1], ys: [Number] = [2]", "repeat a, b in zip(xs, ys) { border .top, width: a + b }"),
    ("", "x: Number = 1", "require mix(1, 2, at: x) <= 2"),
    ("", "n: Int = 3", "let v = [for i in 0..<n: i]\n  require v.count == max(n, 0)"),
    ("", "x: Number = 1, y in 0...x = 0", "require y <= max(x, 0)"),
    // Sizes below the design size, by rounding below the minimum, and limits that depend on any value.
    ("", "", "require width > 20"), ("", "", "size 60 x 50, min: 20 x 20\n  require width >= 20"),
    ("", "x: Number = 1", "size 60 x 50, min: x + 20 x 20\n  require width > 10"),
    ("", "n: Int = 0", "size 60 x 50, min: ([20, 30][n] > 0 ? 20 : 30) x 20\n  require width > 10"),
    (
      "", "",
      "size 60 x 50, max: 80 x 80\n  layer(width: 100, left: -20) { layer(left: -1e7, right: -1e7) { require width > 1.5e7 } }"
    ),
    // A false `require` and a missing element don't prevent what follows.
    ("", "n: Int in 0...5 = 1", "require n < 3\n  fill .red, opacity: [0.2, 0.4, 0.6][n]"),
    ("", "n: Int in 0...5 = 1", "fill .red, opacity: [0.2, 0.4, 0.6][n]\n  require n < 3"),
    ("", "n: Int in 0...5 = 0", "border .top, width: [for i in 0..<n where i >= 0: i][0]\n  require n > 0"),
    ("", "n: Int in 0...5 = 0", "border .top, width: max([for i in 0..<n where i >= 0: i])\n  require n > 0"),
    ("", "n: Int in 0...5 = 0", "require [1, 2, 3][n] > 0"),
    // What the language refuses is computed another way.
    ("", "n in 0...5 = 1", "require n / n > 0.5"), ("", "n in -5...5 = 1", "require sqrt(n) >= 0"),
    ("", "n: Int in 0...4 = 1", "func f(i: Int in 5...9 = 5) = [1, 2, 3, 4, 5][i]\n  border .top, width: f(i: n)"),
    ("", "n: Int in 0...4 = 4, k: Int in 3..<n = 3", "require k < n"),
    // The prover compares sums with an error of rounding, also those of whole numbers.
    ("", "xs: [Number] = [1, 0]", "repeat i in 0..<xs.count - 1 { border .top, width: xs[i + 1] }"),
    // Other functions.
    ("func f(i: Int) = [4, 8][i]", "n: Int in 0...1 = 1", "border .top, width: f(i: n)"),
    ("style s(i: Int) { border .top, width: [4, 8][i] }", "n: Int in 0...1 = 1", "apply s(i: n)"),
    // Paths.
    ("", "", "require circle(center: center, radius: 9).length > 1"),
    ("", "", "require rect(bounds).bounds.width < 1e7"),
  ]

  static func source(_ program: (declarations: String, parameters: String, body: String)) -> String {
    let parameters = program.parameters.isEmpty ? "" : "(\(program.parameters))"
    let size = program.body.hasPrefix("size ") ? "" : "size 60 x 50\n  "
    return "\(program.declarations)\nshape A\(parameters) {\n  \(size)\(program.body)\n}\n"
  }

  private func guards(_ source: String) -> [String] {
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(source.utf8))) { _ in
      .failure(.unreadable("there is none"))
    }
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map { "\($0.problem)" } == [], "\(source)")
    let types = SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes)
    let text = String(decoding: SwiftWriter.file(of: types), as: UTF8.self)
    return ["scene.require(", "reader."].filter { text.contains($0) }
  }

  @Test(arguments: omitted.map(source))
  func `what is proved has no guard`(source: String) { #expect(guards(source) == []) }

  @Test(arguments: kept.map(source))
  func `what isn't proved in an app keeps its guard`(source: String) { #expect(guards(source) != []) }
}
