import ShapeCore
import Testing

@testable import ShapeLanguage

/// A requirement is called certain exactly if it holds for all values of the parameters, which are whole numbers here.
@Suite("Requirements that are always true")
struct CertainRequirementTests {
  /// A number that depends on two parameters.
  private struct Form {
    var text: String
    /// Whether the interval of its values is the smallest one. Otherwise, some certain requirements may not be found.
    var isExact = true
    /// Whether it is an `Int`. Others can't be compared for equality.
    var isWhole = true
    var value: (Double, Double) -> Double
  }

  private let forms = [
    Form(text: "a") { a, _ in a }, Form(text: "-b") { _, b in -b }, Form(text: "abs(a)") { a, _ in abs(a) },
    Form(text: "a + b", value: +), Form(text: "a - b", value: -), Form(text: "a * b", value: *),
    Form(text: "min(a, b)", value: min), Form(text: "max(a, b)", value: max),
    Form(text: "clamp(a, -1, 2)") { a, _ in min(max(a, -1), 2) },
    Form(text: "floor(a / 2)") { a, _ in (a / 2).rounded(.down) },
    Form(text: "ceil(a / 2)") { a, _ in (a / 2).rounded(.up) },
    Form(text: "round(b / 4)") { _, b in (b / 4).rounded() },
    Form(text: "a / 4", isWhole: false) { a, _ in a / 4 },
    Form(text: "(1 < 2 ? a : b)") { a, _ in a }, Form(text: "(2 < 1 ? a : b)") { _, b in b },
    Form(text: "(a < b ? a : b + 1)", isExact: false) { a, b in a < b ? a : b + 1 },
    Form(text: "(a > 0 ? 5 : 0)", isExact: false) { a, _ in a > 0 ? 5 : 0 },
  ]

  private let comparisons: [(text: String, holds: (Double, Double) -> Bool)] = [
    ("<", <), ("<=", <=), (">", >), (">=", >=), ("==", ==), ("!=", !=),
  ]

  @Test(arguments: [(-2...3, 1...2), (2...5, -3...(-1)), (0...0, 0...4), (-4...0, 3...3)])
  func `are those that hold for all values`(a: ClosedRange<Int>, b: ClosedRange<Int>) {
    let grid = a.flatMap { a in b.map { (Double(a), Double($0)) } }
    var (wanted, possible): (Set<String>, Set<String>) = ([], [])
    var requirements: [String] = []
    for form in forms {
      let values = grid.map(form.value)
      for bound in [-4, -1, 0, 0.5, 2, 3, 5] {
        for comparison in comparisons {
          if !form.isWhole || bound != bound.rounded(), ["==", "!="].contains(comparison.text) { continue }
          let holds = values.allSatisfy { comparison.holds($0, bound) }
          // Intervals have no gaps.
          let isInGap = comparison.text == "!=" && values.contains { $0 < bound } && values.contains { $0 > bound }
          let text = "\(form.text) \(comparison.text) \(bound == bound.rounded() ? "\(Int(bound))" : "\(bound)")"
          let texts = [
            (text, holds), ("!(!(\(text)))", holds), ("\(text) || width > 99", holds), ("\(text) && width > 99", false),
          ]
          for (text, holds) in texts {
            requirements.append(text)
            if holds { possible.insert(text) }
            if holds && form.isExact && !isInGap { wanted.insert(text) }
          }
        }
      }
    }
    let found = Self.certain(requirements, a, b)
    #expect(found.subtracting(possible).sorted() == [])
    #expect(wanted.subtracting(found).sorted() == [])
    #expect(wanted.count > 100 && wanted.count < requirements.count / 2)
  }

  private static func certain(_ requirements: [String], _ a: ClosedRange<Int>, _ b: ClosedRange<Int>) -> Set<String> {
    let lines = requirements.map { "  require \($0)\n" }.joined()
    let parameters =
      "a: Int in \(a.lowerBound)...\(a.upperBound) = \(a.lowerBound), b: Int in \(b.lowerBound)...\(b.upperBound) = \(b.upperBound)"
    let source = "shape A(\(parameters)) {\n  size 9 x 9\n\(lines)}\n"
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(source.utf8))) { _ in
      .failure(.unreadable("none"))
    }
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map { $0.problem.message } == [])
    let bytes = Array(source.utf8)
    return Set(
      Self.places(in: compilation.program).map { String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) })
  }

  private static func places(in program: Program) -> [SourceSpan] {
    var prover = Prover(program, steps: 100_000_000, stepsOfOne: 20_000)
    return program.shapes.indices.flatMap { prover.certainRequirements(of: $0) }
  }

  /// Requirements in statements of each kind; those that can't fail end with a comment.
  private static let nested = """
    enum Side { near, far }
    shape Row { size 40 x 30; content; stroke .gray }
    shape A(n: Int in 2...5 = 3, m: Int in n...9 = 7, part in 0...0.5 = 0.25, side: Side = .near, on: Bool = true) {
      size 40 x 30
      let most = max(n, m)
      require m >= 2 // certain
      require m > 2
      require m <= 9 // certain
      require most >= 2 // certain
      require n / (part - 1) < 0 // certain
      require n / part > 0 // certain
      require -n <= -2 && sin(part * 1deg) <= 1 // certain
      require (on ? n : m) >= 2 // certain
      require (n > 1 ? n : -1) > 1 // certain
      require (on ? 1 : n) > 1
      require floor(part) == 0 && round(part + 1) >= 1 && ceil(part) <= 1 // certain
      require clamp(m, 3, n + 1) >= 3 // certain
      if on {
        require n > 1 // certain
      } else {
        require n > 2
        require n != 6 // certain
      }
      switch side {
      case .near:
        require n - m < 4 // certain
        require n - m < -1
      case .far:
        require m - n < 8 // certain
        require m - n < 7
      }
      repeat i in 0...n {
        require i <= 5 // certain
        require i < 5
      }
      repeat i in n..<m, j in 0..<i {
        require j >= 0 && i >= 2 // certain
        require i > 2
      }
      repeat p, k in [part, 0.5] {
        require k >= 0 // certain
        require k >= 1
        require p >= 0 // certain
        require p > 0
      }
      require width > 0 // certain
      layer {
        let half = width / 2
        require half >= 0 // certain
        require half > 0
        layer {
          require m >= 1 // certain
          require height > 0 // certain
        }
      }
      require height > 0 // certain
      use Row() {
        require width >= 0 // certain
        require width > 0
      }
      mask layer {
        require height >= 0 // certain
        require height > 1
      }
    }
    """

  @Test func `are found in each kind of statement, with the ranges that hold there`() {
    let source = SourceFile(path: "a.shape", bytes: Array(Self.nested.utf8))
    let compilation = Compiler.compile(source) { _ in .failure(.unreadable("none")) }
    let table = LineTable(source)
    let found = Self.places(in: compilation.program).map { table.position(of: Int($0.start)).line }
    let lines = Self.nested.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = lines.indices.filter { lines[$0].hasSuffix("// certain") }.map { $0 + 1 }
    #expect(!compilation.hasErrors)
    #expect(found.sorted() == expected)
  }
}
