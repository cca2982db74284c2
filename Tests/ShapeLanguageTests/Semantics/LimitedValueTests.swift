import ShapeCore
import Testing

@testable import ShapeLanguage

/// Each number that has a limit: the limit itself is accepted, and the next number beyond it is reported where it is.
@Suite("Limits of values")
struct LimitedValueTests {
  private struct Limit {
    /// A statement, with the reported part in brackets. `n` is the number.
    var statement: String
    var low: Double?
    var high: Double?
    var code: String
    /// The distance to the next number beyond a limit. `nil` for the next Double.
    var step: Double?

    init(_ statement: String, _ low: Double?, _ high: Double?, _ code: String, step: Double? = nil) {
      (self.statement, self.low, self.high, self.code, self.step) = (statement, low, high, code, step)
    }
  }

  private static let line = "path { move (0, 0); line (9, 4) }"
  private static let box = "Rect(x: 0, y: 0, width: 2, height: 3)"

  private static let shares: [Limit] = [
    "fill .red, opacity: ⟨n⟩", "stroke .red, opacity: ⟨n⟩", "border .all, opacity: ⟨n⟩",
    "shadow .red, radius: 1, opacity: ⟨n⟩", "layer(opacity: ⟨n⟩) { }", "fill .red; mask layer(opacity: ⟨n⟩) { }",
    "fill .red.opacity(⟨n⟩)", "fill rgb(⟨n⟩, 0, 0)", "fill rgb(0, ⟨n⟩, 0)", "fill rgb(0, 0, ⟨n⟩)",
    "fill rgb(0, 0, 0, opacity: ⟨n⟩)", "fill hsl(9deg, ⟨n⟩, 0)", "fill hsl(9deg, 0, ⟨n⟩)",
    "fill hsl(9deg, 0, 0, opacity: ⟨n⟩)", "fill oklch(⟨n⟩, 0, 9deg)", "fill oklch(0, 0, 9deg, opacity: ⟨n⟩)",
    "fill mix(.red, .blue, at: ⟨n⟩)", "layer(left: mix(1, 2, at: ⟨n⟩)) { }",
    "layer(center: mix((1, 2), (3, 4), at: ⟨n⟩)) { }",
    "fill linearGradient([.red, stop(.blue, at: ⟨n⟩)])", "layer(center: \(line).point(at: ⟨n⟩)) { }",
    "layer(rotation: \(line).tangent(at: ⟨n⟩)) { }", "stroke .red, path: \(line).trimmed(from: ⟨n⟩, to: 1)",
    "stroke .red, path: \(line).trimmed(from: 0, to: ⟨n⟩)",
    "stroke .red, path: spline(through: [(0, 0), (3, 4)], tension: ⟨n⟩)",
    "fill .red, path: roundedRect(\(box), cornerRadius: 1, smoothing: ⟨n⟩)",
    "fill .red, path: \(line).rounded(radius: 1, smoothing: ⟨n⟩)",
  ].map { Limit($0, 0, 1, "E0607") }

  private static let lengths: [Limit] = [
    "stroke .red, width: ⟨n⟩", "border .all, width: ⟨n⟩", "shadow .red, radius: ⟨n⟩",
    "fill radialGradient([.red, .blue], radius: ⟨n⟩)", "fill .red, path: \(line).rounded(radius: ⟨n⟩)",
    "fill .red, path: roundedRect(\(box), cornerRadius: ⟨n⟩)", "fill .red, path: roundedRect(\(box), topLeft: ⟨n⟩)",
    "fill .red, path: roundedRect(\(box), topRight: ⟨n⟩)", "fill .red, path: roundedRect(\(box), bottomRight: ⟨n⟩)",
    "fill .red, path: roundedRect(\(box), bottomLeft: ⟨n⟩)", "fill .red, path: roundedRect(\(box), topLeading: ⟨n⟩)",
    "layer(z: \(line).stroked(width: ⟨n⟩).area) { }",
    "layer(left: circle(center: (0, 0), radius: ⟨n⟩).bounds.x) { }",
    "layer(left: regularPolygon(center: (0, 0), sides: 3, radius: ⟨n⟩).bounds.x) { }",
    "layer(left: star(center: (0, 0), points: 3, outerRadius: ⟨n⟩, innerRadius: 1).bounds.x) { }",
    "layer(left: star(center: (0, 0), points: 3, outerRadius: 1, innerRadius: ⟨n⟩).bounds.x) { }",
    "layer(left: path { arc center: (0, 0), radius: ⟨n⟩, from: 0deg, to: 9deg }.bounds.y) { }",
    "layer(left: path { move (0, 0); arc (3, 4), radius: ⟨n⟩ }.bounds.x) { }",
  ].flatMap { [Limit($0, 0, nil, "E0606"), Limit($0, nil, 1e7, "E0608")] }

  private static let coordinates: [Limit] = [
    "layer(left: ⟨n⟩, width: 1) { }", "layer(right: ⟨n⟩, width: 1) { }", "layer(top: ⟨n⟩, height: 1) { }",
    "layer(bottom: ⟨n⟩, height: 1) { }", "layer(leading: ⟨n⟩, width: 1) { }", "layer(trailing: ⟨n⟩, width: 1) { }",
    "layer(centerX: ⟨n⟩, width: 1) { }", "layer(centerY: ⟨n⟩, height: 1) { }",
    "layer(center: ⟨(n, 1)⟩, size: 1 x 1) { }",
    "layer(center: ⟨(1, n)⟩, size: 1 x 1) { }", "content(left: ⟨n⟩, width: 1)",
    "fill .red; shadow .red, radius: 1, offset: ⟨(n, 1)⟩", "fill .red; shadow .red, radius: 1, offset: ⟨(1, n)⟩",
    "shadow .red, radius: 1, spread: ⟨n⟩", "fill linearGradient([.red, .blue], from: ⟨(n, 1)⟩)",
    "fill linearGradient([.red, .blue], to: ⟨(1, n)⟩)", "fill radialGradient([.red, .blue], center: ⟨(n, 1)⟩)",
    "fill conicGradient([.red, .blue], center: ⟨(1, n)⟩)", "fill .red, path: polygon(⟨[(0, 0), (n, 1)]⟩)",
    "fill .red, path: polyline(⟨[(0, 0), (1, n)]⟩)", "fill .red, path: spline(through: ⟨[(0, 0), (n, 1)]⟩)",
    "fill .red, path: path { move ⟨(n, 1)⟩; line (1, 2) }", "fill .red, path: path { move (1, 2); line ⟨(1, n)⟩ }",
    "fill .red, path: path { move (0, 0); line by: ⟨(n, 1)⟩ }",
    "layer(left: path { move (0, 0); quad (1, 2), control: ⟨(1, n)⟩ }.bounds.x) { }",
    "layer(left: path { move (0, 0); curve (1, 2), control1: ⟨(n, 1)⟩, control2: (1, 2) }.bounds.y) { }",
    "layer(left: path { move (0, 0); curve (1, 2), control1: (1, 2), control2: ⟨(n, 1)⟩ }.bounds.y) { }",
    "layer(left: path { move (0, 0); smooth (1, 2), control2: ⟨(n, 1)⟩ }.bounds.y) { }",
    "layer(left: path { arc center: ⟨(n, 1)⟩, radius: 1, from: 0deg, to: 9deg }.bounds.y) { }",
    "layer(left: circle(center: ⟨(n, 1)⟩, radius: 1).bounds.y) { }",
    "layer(left: star(center: ⟨(1, n)⟩, points: 3, outerRadius: 1, innerRadius: 1).bounds.x) { }",
    "layer(left: regularPolygon(center: ⟨(n, 1)⟩, sides: 3, radius: 1).bounds.y) { }",
    "layer(left: \(line).translated(by: ⟨(n, 1)⟩).bounds.y) { }",
    "layer(left: \(line).rotated(by: 0deg, around: ⟨(n, 1)⟩).bounds.y) { }",
    "layer(left: \(line).scaled(by: 1, around: ⟨(1, n)⟩).bounds.y) { }",
    "layer(left: \(line).scaled(x: 1, y: 1, around: ⟨(n, 1)⟩).bounds.y) { }",
    "layer(center: \(line).nearestPoint(to: ⟨(n, 1)⟩)) { }", "layer(z: \(line).winding(around: ⟨(1, n)⟩)) { }",
    "if \(line).contains(⟨(n, 1)⟩) { }",
  ].map { Limit($0, -1e7, 1e7, "E0608") }

  /// Of a path that is drawn, no edge is farther away.
  private static let drawn: [Limit] = ["fill .red, path:", "stroke .red, path:", "clip", "erase", "outline"].flatMap {
    command in
    [
      Limit("\(command) ⟨polygon([(-2, -4), (3, 5)]).translated(by: (n, 0))⟩", 2 - 1e7, 1e7 - 3, "E0608"),
      Limit("\(command) ⟨polygon([(-2, -4), (3, 5)]).translated(by: (0, n))⟩", 4 - 1e7, 1e7 - 5, "E0608"),
    ]
  }

  private static let others: [Limit] = [
    Limit("stroke .red, miterLimit: ⟨n⟩", 1, 1000, "E0607"),
    Limit("layer(width: \(line).stroked(width: 1, miterLimit: ⟨n⟩).bounds.width) { }", 1, 1000, "E0607"),
    Limit("layer(width: rect(\(box)).offset(by: 1, miterLimit: ⟨n⟩).bounds.width) { }", 1, 1000, "E0607"),
    Limit("layer(scale: ⟨n⟩) { }", -1e4, 1e4, "E0607"), Limit("layer(scale: ⟨(n, 1)⟩) { }", -1e4, 1e4, "E0607"),
    Limit("layer(scale: ⟨(1, n)⟩) { }", -1e4, 1e4, "E0607"),
    Limit("layer(scale: 4) { layer(scale: ⟨n⟩) { } }", -2500, 2500, "E0607"),
    Limit("layer(scale: (4, 5)) { layer(scale: ⟨(1, n)⟩) { } }", -2000, 2000, "E0607"),
    Limit("layer(width: \(line).flattened(tolerance: ⟨n⟩).bounds.width) { }", 0.0001, 1e7, "E0607"),
    Limit("fill .red, path: roundedRect(\(box), cornerRadius: 1, curvature: ⟨n⟩)", -7, 7, "E0607"),
    Limit("fill .red, path: \(line).rounded(radius: 1, curvature: ⟨n⟩)", -7, 7, "E0607"),
    Limit("fill oklch(0.5, ⟨n⟩, 9deg)", 0, nil, "E0606"),
    Limit("layer(left: ⟨sqrt(n)⟩) { }", 0, nil, "E0604"), Limit("layer(rotation: ⟨asin(n)⟩) { }", -1, 1, "E0604"),
    Limit("layer(rotation: ⟨acos(n)⟩) { }", -1, 1, "E0604"),
    Limit("layer(left: ⟨clamp(9, n, 3)⟩) { }", nil, 3, "E0609"),
    Limit("layer(left: ⟨clamp(9, 3, n)⟩) { }", 3, nil, "E0609"),
    Limit("stroke .red, path: ⟨\(line).trimmed(from: n, to: 0.5)⟩", nil, 0.5, "E0609"),
    Limit("stroke .red, path: ⟨\(line).trimmed(from: 0.5, to: n)⟩", 0.5, nil, "E0609"),
    Limit("fill linearGradient(⟨[stop(.red, at: 0.5), stop(.blue, at: n)]⟩)", 0.5, nil, "E0612"),
    Limit("stroke .red, dash: ⟨[1, n, 2]⟩", 0, nil, "E0614"),
    Limit("stroke .red, path: \(line).dashed(⟨[n, 1]⟩)", 0, nil, "E0614"),
    Limit("⟨layer(width: n⟩) { }", -1e-9, nil, "E0606"), Limit("⟨layer(height: n⟩) { }", -1e-9, nil, "E0606"),
    Limit("⟨layer(left: n, right: 4⟩) { }", nil, 36, "W0031", step: 1e-6),
    Limit("⟨layer(top: 7, bottom: n⟩) { }", nil, 33, "W0031", step: 1e-6),
    Limit("⟨layer(inset: n⟩) { }", nil, 20, "W0031", step: 1e-6),
    Limit(
      "fill .red, path: path { move (0, 0); ⟨corner (9, 0), to: (9, 9), radius: abs(n)⟩ }", -9, 9, "W0032", step: 1e-6),
    Limit("fill .red, path: ⟨Rect(x: 0, y: n, width: 1, height: 7)⟩", -1e7, 1e7 - 7, "E0608"),
    Limit("fill .red, path: rect(⟨Rect(center: (0, 0), size: n x 2)⟩)", 0, nil, "E0606"),
    Limit("fill .red, path: ellipse(⟨Rect(center: (0, 0), size: 2 x n)⟩)", 0, nil, "E0606"),
    Limit("fill .red, path: capsule(⟨Rect(x: n, y: 0, width: 5, height: 1)⟩)", -1e7, 1e7 - 5, "E0608"),
    Limit("fill .red, path: roundedRect(⟨Rect(x: 0, y: n, width: 1, height: 7)⟩)", -1e7, 1e7 - 7, "E0608"),
    Limit("fill .red, path: roundedRect(\(box), cornerRadii: ⟨n x 3⟩)", 0, nil, "E0606"),
    Limit(
      "layer(left: path { arc center: (0, 0), radii: ⟨n x 3⟩, from: 0deg, to: 9deg }.bounds.y) { }", 0, nil, "E0606"),
    Limit(
      "layer(left: path { arc center: (0, 0), radii: ⟨3 x n⟩, from: 0deg, to: 9deg }.bounds.y) { }", 0, nil, "E0606"),
  ]

  /// Whole numbers: the next one is one more.
  private static let whole: [Limit] = [
    Limit("layer(left: ⟨[4, 5, 6][round(n)]⟩) { }", 0, 2, "E0623", step: 1),
    Limit("layer(left: ⟨[4, 5, 6, 7][round(n)..<3]⟩.count) { }", 0, 3, "E0624", step: 1),
    Limit("layer(left: ⟨[4, 5, 6, 7][1..<round(n)]⟩.count) { }", 1, 4, "E0624", step: 1),
    Limit("layer(left: ⟨[4, 5, 6, 7][1...round(n)]⟩.count) { }", 1, 3, "E0624", step: 1),
    Limit("layer(left: ⟨[for i in 0..<round(n): i].first⟩) { }", 1, nil, "E0625", step: 1),
    Limit("layer(left: ⟨[for i in 0..<round(n): i].last⟩) { }", 1, nil, "E0625", step: 1),
    Limit("layer(left: ⟨min([for i in 0..<round(n): i])⟩) { }", 1, nil, "E0625", step: 1),
    Limit("layer(left: ⟨max([for i in 0..<round(n): i])⟩) { }", 1, nil, "E0625", step: 1),
    Limit("fill .red, path: polygon(⟨[for i in 0..<round(n): (i, 1)]⟩)", 2, nil, "E0619", step: 1),
    Limit("fill .red, path: polyline(⟨[for i in 0..<round(n): (i, 1)]⟩)", 2, nil, "E0619", step: 1),
    Limit("fill .red, path: spline(through: ⟨[for i in 0..<round(n): (i, 1)]⟩)", 2, nil, "E0619", step: 1),
    Limit("fill linearGradient(⟨[for i in 0..<round(n): .red]⟩)", 2, nil, "E0613", step: 1),
    Limit(
      "fill .red, path: star(center: (1, 2), points: ⟨round(n)⟩, outerRadius: 3, innerRadius: 2)", 2, nil, "E0619",
      step: 1),
    Limit(
      "fill .red, path: star(center: (1, 2), points: ⟨round(n)⟩, outerRadius: 3, innerRadius: 2)", nil, 1e4, "E0607",
      step: 1),
    Limit("fill .red, path: regularPolygon(center: (1, 2), sides: ⟨round(n)⟩, radius: 3)", 3, nil, "E0619", step: 1),
    Limit("fill .red, path: regularPolygon(center: (1, 2), sides: ⟨round(n)⟩, radius: 3)", nil, 1e4, "E0607", step: 1),
    Limit("layer(z: ⟨round(n)⟩) { }", -9_007_199_254_740_991, 9_007_199_254_740_991, "E0605", step: 1),
    Limit("layer(z: ⟨round(n) + 1⟩) { }", nil, 9_007_199_254_740_990, "E0605", step: 1),
    Limit("layer(z: ⟨round(n) - 1⟩) { }", -9_007_199_254_740_990, nil, "E0605", step: 1),
    Limit("apply closed(x: ⟨n⟩)", -2, 5, "E0611"), Limit("apply open(x: ⟨n⟩)", -2, (5.0).nextDown, "E0611"),
    Limit("layer(z: whole(x: ⟨round(n)⟩)) { }", -2, 4, "E0611", step: 1),
    Limit("layer(rotation: turn(x: ⟨n * 1rad⟩)) { }", 1, 3, "E0611"),
    Limit("⟨use Sized(side: n)⟩", 31, 40, "E0620", step: 1e-6),
    Limit("use Least(side: n) /* ⟨side x 2⟩ */", .leastNonzeroMagnitude, nil, "E0621"),
    Limit("use Most(side: n) /* ⟨90 x side⟩ */", nil, 100_000, "E0621"),
    Limit("⟨use Most(side: n)⟩", 40, nil, "E0620", step: 1e-6),
  ]

  @Test func `are accepted, and numbers beyond them are reported`() throws {
    let limits = Self.shares + Self.lengths + Self.coordinates + Self.drawn + Self.others + Self.whole
    var source = """
      style closed(x in -2...5) { border .all, opacity: x * 0 }
      style open(x in -2..<5) { border .all, opacity: x * 0 }
      func whole(x: Int in -2..<5) = x
      func turn(x: Angle in 1rad...3rad) = x
      shape Sized(side: Number = 9) { size 50 x 50, min: 2 x max(side, 1), max: (side + 9) x 90 }
      shape Least(side: Number = 9) { size 50 x 50, min: side x 2 }
      shape Most(side: Number = 60) { size 50 x 50, max: 90 x side }

      """
    for (index, limit) in limits.enumerated() {
      let body = limit.statement.filter { !"⟨⟩".contains($0) }
      source += "shape P\(index)(n: Number = 3) { size 40 x 40; \(body) }\n"
    }
    let compilation = Snippet(source).compile()
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.problem.message) == [])
    var wrong: [String] = []
    for (index, limit) in limits.enumerated() {
      let shape = try #require(compilation.shape(named: "P\(index)"))
      let marked = limit.statement.split(separator: "⟨").last?.split(separator: "⟩").first ?? ""
      func check(_ number: Double, _ expected: [String]) {
        var evaluator = Evaluator(compilation.program)
        let drawing = evaluator.draw(shape, size: Size(40, 40), arguments: [.number(number)])
        let found = drawing.diagnostics.map { diagnostic in
          let span = Int(diagnostic.span.start)..<Int(diagnostic.span.end)
          return "\(diagnostic.problem.code) \(compilation.program.sources[0].text(span))"
        }
        if found != expected { wrong.append("\(limit.statement), n = \(number): \(found)") }
      }
      let report = ["\(limit.code) \(marked)"]
      if let low = limit.low {
        check(low, [])
        check(limit.step.map { low - $0 } ?? low.nextDown, report)
      }
      if let high = limit.high {
        check(high, [])
        check(limit.step.map { high + $0 } ?? high.nextUp, report)
      }
    }
    #expect(wrong == [], "\(wrong.joined(separator: "\n"))")
  }

  @Test func `apply to the size of a picture`() throws {
    let compilation = Snippet("shape A { size 40 x 30, min: 4 x 3, max: 100000 x 99999 }").compile()
    let shape = try #require(compilation.shape(named: "A"))
    let cases: [(Double, Double, [String])] = [
      (40, 30, []), (4, 3, []), (4 - 1e-12, 3 - 1e-12, []), (4 - 1e-6, 30, ["E0620"]), (40, 3 - 1e-6, ["E0620"]),
      (100_000, 99_999, []), (40, 99_999 + 1e-6, ["E0620"]), (100_000 + 1e-6, 30, ["E0621"]), (0, 30, ["E0621"]),
      (40, 0, ["E0621"]), (-4, 30, ["E0621"]), (.nan, 30, ["E0621"]), (40, .infinity, ["E0621"]),
    ]
    for (width, height, codes) in cases {
      let drawing = Evaluator.draw(compilation.program, shape: shape, size: Size(width, height))
      #expect(drawing.diagnostics.map(\.problem.code) == codes, "\(width) x \(height)")
      #expect((drawing.scene == nil) == !codes.isEmpty)
    }
  }
}
