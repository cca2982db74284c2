import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// The sizes and values at which a comparison changes, and those between them, with which the linter draws a shape.
@Suite("Turning points of shapes")
struct TurningPointTests {
  /// A linear term in the width, the height and two parameters.
  private struct Term {
    /// The factors of the width, the height, `n` and `m`, and the constant.
    var numbers: [Double]

    init(_ random: inout RandomSource) {
      numbers = (0..<5).map { _ in random.chance(30) ? 0 : random.number(-9...9).rounded() / 2 }
    }

    init(_ numbers: [Double]) { self.numbers = numbers }

    /// Returns an expression for it, in one of many forms.
    func text(_ random: inout RandomSource) -> String {
      let names = [
        ["width", "bounds.width", "bounds.maxX", "2 * center.x", "wide"],
        ["height", "bounds.height", "2 * bounds.midY"],
        ["n", "local(x: n)", "twice(x: n) / 2", "(n)"], ["m", "-(-m)", "pair(a: m, b: 3) - 3"], ["1", "one"],
      ]
      let parts = zip(numbers, names).map { number, names in
        let name = random.pick(names)
        return random.chance(50) ? "(\(number)) * (\(name))" : "(\(name)) / (\(number == 0 ? 1 : 1 / number))"
      }
      return zip(parts, numbers).filter { $0.1 != 0 }.map(\.0).joined(separator: random.chance(50) ? " + " : " - -")
    }
  }

  private static let design = [40.0, 30, 5, -7, 1]

  private static func shape(_ condition: String) -> String {
    """
    let one = 1
    func twice(x: Number) = 2 * x
    func pair(a: Number, b: Number) = a + b
    shape A(n: Number = 5, m: Number = -7) {
      size 40 x 30
      let wide = width
      func local(x: Number) = x
      if \(condition) { fill .red, path: polygon([(wide, local(x: 1)), (1, 2), (3, one)]) }
    }

    """
  }

  private static func points(_ condition: String) throws -> TurningPoints {
    let compilation = Snippet(shape(condition)).compile()
    let program = compilation.program
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.problem.message) == [], "\(condition)")
    let id = try #require(compilation.shape(named: "A"))
    return TurningPoints(
      program.shapes[id], of: program, defaults: [.number(5), .number(-7)], stepLimit: 10_000)
  }

  /// Each number alone, while the others are those of the design size and the defaults, makes both sides equal.
  @Test func `are where both sides of a comparison are equal`() throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var faults: [String] = []
    for _ in 0..<RandomCases.count(quick: 60, ci: 600, long: 20_000) {
      let (left, right) = (Term(&random), Term(&random))
      let (a, b) = (left.text(&random), right.text(&random))
      let condition = "\(a.isEmpty ? "0" : a) \(random.pick(["<", "<=", ">", ">="])) \(b.isEmpty ? "0" : b)"
      let points = try Self.points(condition)
      let found = [points.widths, points.heights, points.values(ofParameter: 0), points.values(ofParameter: 1)]
      let difference = zip(left.numbers, right.numbers).map { $0 - $1 }
      let total = zip(difference, Self.design).reduce(0) { $0 + $1.0 * $1.1 }
      for index in 0..<4 {
        var expected: [Double] = []
        if difference[index] != 0 {
          let place = Self.design[index] - total / difference[index]
          expected = [place > 0 && place <= 1 ? place / 2 : place - 1, place, place + 1]
        }
        let isEqual =
          expected.count == found[index].count
          && zip(expected, found[index]).allSatisfy { abs($0 - $1) < 1e-6 }
        if !isEqual { faults.append("seed \(seed), \(condition): \(found[index]), expected \(expected)") }
      }
    }
    #expect(faults == [], "\(faults.prefix(5).joined(separator: "\n"))")
  }

  @Test func `have a value between each two, and one beyond each end`() throws {
    let cases: [(String, widths: [Double], n: [Double])] = [
      ("width < 70 || width > 90", [69, 70, 80, 90, 91], []),
      ("width < 0.5", [0.25, 0.5, 1.5], []), ("width < 1", [0.5, 1, 2], []), ("width < 1.5", [0.5, 1.5, 2.5], []),
      ("width < 0", [-1, 0, 1], []), ("min(width, 2 * n) > 60", [59, 60, 61], [29, 30, 31]),
      ("max(width, n) > 7", [6, 7, 8], [6, 7, 8]),
      ("n > clamp(width, 7, 9)", [4, 5, 6], [6, 7, 8, 9, 24.5, 40, 41]),
      ("abs(n) > 8", [], [-9, -8, 0, 8, 9]), ("floor(n) > 8 && ceil(n) < 20", [], [7, 8, 14, 20, 21]),
      ("width / n > 4", [19, 20, 21], [9, 10, 11]), ("4 > width / n", [19, 20, 21], [9, 10, 11]),
      ("(n > 3 ? width : n) < 50", [49, 50, 51], [2, 3, 26.5, 50, 51]), ("width * n > 3", [], []),
      ("sqrt(width) > 3", [], []), ("n > 20000000", [], []),
    ]
    for (condition, widths, n) in cases {
      let points = try Self.points(condition)
      #expect(points.widths == widths, "\(condition)")
      #expect(points.values(ofParameter: 0) == n, "\(condition)")
    }
  }

  @Test func `of layers are those of the shape`() throws {
    let cases: [(String, widths: [Double], heights: [Double])] = [
      ("left: 5", [104, 105, 106], [99, 100, 101]), ("left: 5, right: 7", [111, 112, 113], [99, 100, 101]),
      ("leading: 3, trailing: 4", [106, 107, 108], [99, 100, 101]), ("top: 6", [99, 100, 101], [105, 106, 107]),
      ("top: 6, bottom: 2", [99, 100, 101], [107, 108, 109]), ("inset: 4", [107, 108, 109], [107, 108, 109]),
      ("width: width / 2", [199, 200, 201], [99, 100, 101]), ("height: height - 9", [99, 100, 101], [108, 109, 110]),
      ("width: 30", [], [99, 100, 101]),
    ]
    for (header, widths, heights) in cases {
      let source =
        "shape A { size 40 x 30; layer(\(header)) { if width > 100 { fill .red }; if height > 100 { fill .red } } }"
      let compilation = Snippet(source).compile()
      let id = try #require(compilation.shape(named: "A"))
      let points = TurningPoints(
        compilation.program.shapes[id], of: compilation.program, defaults: [], stepLimit: 10_000)
      #expect(points.widths == widths, "\(header)")
      #expect(points.heights == heights, "\(header)")
    }
  }
}
