import ShapeCore
import Testing

@testable import ShapeLanguage

/// The values and sizes with which the linter draws a shape.
@Suite("Samples of shapes")
struct SampleValueTests {
  /// A shape, with functions that return lists of values as texts.
  private struct Sampled {
    let program: Program
    let shape: ShapeDeclaration

    init(_ source: String) throws {
      let compilation = Snippet(source).compile()
      #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.problem.message) == [])
      program = compilation.program
      shape = program.shapes[try #require(compilation.shape(named: "A"))]
    }

    func text(_ values: [Value]) -> String {
      zip(values, shape.parameters).map { program.describe($0, $1.type) }.joined(separator: " ")
    }

    var combinations: [String] {
      var evaluator = Evaluator(program)
      return SampleValues.combinations(shape, &evaluator).map { text($0) }
    }

    var alternatives: [String] {
      var evaluator = Evaluator(program)
      return SampleValues.alternatives(shape, &evaluator).map { text($0) }
    }

    /// Each trial once.
    var trials: [String] {
      var evaluator = Evaluator(program)
      var steps = 1_000_000
      var known: Set<String> = []
      return Trial.all(of: shape, in: program, &evaluator, &steps).map {
        "\(program.describe($0.size)) \(text($0.arguments))\($0.reach == .intended ? "" : " \($0.reach)")"
      }.filter { known.insert($0).inserted }
    }
  }

  @Test func `combine the ends of all parameters, after the defaults`() throws {
    let source = """
      enum Side { a, b, c }
      shape A(n in 2...7 = 3, k: Int in 1..<5 = 2, on = true, side: Side = .b, w: Number = 9) { size 40 x 30 }
      """
    var expected = ["3 2 true .b 9"]
    for side in [".a", ".b", ".c"] {
      for on in ["false", "true"] {
        for k in ["1", "4"] { for n in ["2", "7"] { expected.append("\(n) \(k) \(on) \(side) 9") } }
      }
    }
    #expect(try Sampled(source).combinations == expected)
  }

  @Test func `have the ends of ranges that depend on others`() throws {
    let source =
      "shape A(n: Int in 1...4 = 2, k: Int in n..<9 = 5, e: Edges = .left, t: Angle in 10deg..<30deg = 20deg) { size 9 x 9 }"
    #expect(
      try Sampled(source).combinations == [
        "2 5 [.left] 20deg",
        "1 1 [] 10deg", "4 4 [] 10deg", "1 8 [] 10deg", "4 8 [] 10deg",
        "1 1 [.top, .right, .bottom, .left] 10deg", "4 4 [.top, .right, .bottom, .left] 10deg",
        "1 8 [.top, .right, .bottom, .left] 10deg", "4 8 [.top, .right, .bottom, .left] 10deg",
        "1 1 [] 29.98deg", "4 4 [] 29.98deg", "1 8 [] 29.98deg", "4 8 [] 29.98deg",
        "1 1 [.top, .right, .bottom, .left] 29.98deg", "4 4 [.top, .right, .bottom, .left] 29.98deg",
        "1 8 [.top, .right, .bottom, .left] 29.98deg", "4 8 [.top, .right, .bottom, .left] 29.98deg",
      ])
  }

  /// 64 combinations are tried. With more, each parameter takes its ends alone.
  @Test func `take the ends of one parameter at a time if there are many`() throws {
    let few = (0..<6).map { "p\($0) in \($0)...9 = \($0 + 1)" }.joined(separator: ", ")
    #expect(try Sampled("shape A(\(few)) { size 9 x 9 }").combinations.count == 65)
    let many = (0..<7).map { "p\($0) in \($0)...9 = \($0 + 1)" }.joined(separator: ", ")
    #expect(
      try Sampled("shape A(\(many)) { size 9 x 9 }").combinations == [
        "1 2 3 4 5 6 7",
        "0 2 3 4 5 6 7", "9 2 3 4 5 6 7", "1 1 3 4 5 6 7", "1 9 3 4 5 6 7", "1 2 2 4 5 6 7", "1 2 9 4 5 6 7",
        "1 2 3 3 5 6 7", "1 2 3 9 5 6 7", "1 2 3 4 4 6 7", "1 2 3 4 9 6 7", "1 2 3 4 5 5 7", "1 2 3 4 5 9 7",
        "1 2 3 4 5 6 6", "1 2 3 4 5 6 9", "0 1 2 3 4 5 6", "9 9 9 9 9 9 9",
      ])
  }

  @Test func `replace each default, then take the middles of all ranges`() throws {
    let source = """
      shape A(
        n in 2...7 = 3, k: Int in 1...4 = 1, w: Number = 3, t: Angle = 20deg, p: Point = (2, 5), s: Size = 4 x 6,
        r: Rect = Rect(x: 1, y: 2, width: 50, height: 60), c: Color = .red, e: Edges = .none, l: [Int] = [1, 2], on = true
      ) { size 9 x 9 }
      """
    let middle = "3 20deg (2, 5) 4 x 6 Rect(x: 1, y: 2, width: 50, height: 60) #FF0000 [] [1, 2] true"
    let start = "3 1 3 20deg (2, 5) 4 x 6 "
    let rect = "Rect(x: 1, y: 2, width: 50, height: 60)"
    let end = "#FF0000 [] [1, 2] true"
    #expect(
      try Sampled(source).alternatives
        == ["4.5 1 \(middle)", "3 3 \(middle)"]
        + [0, 1, 13, 106, -3].map { "3 1 \($0) \(middle.dropFirst(2))" }
        + ["0deg", "57.296deg", "56deg", "400deg", "-20deg"].map { "3 1 3 \($0) \(middle.dropFirst(8))" }
        + ["(0, 0)", "(19, 36)", "(-2, -5)", "(4, 10)"].map { "3 1 3 20deg \($0) 4 x 6 \(rect) \(end)" }
        + ["8 x 12", "1 x 1"].map { "3 1 3 20deg (2, 5) \($0) \(rect) \(end)" }
        + [
          "\(start)Rect(x: -19, y: -18, width: 90, height: 100) \(end)",
          "\(start)Rect(x: 18, y: 33, width: 50, height: 60) \(end)",
          "\(start)Rect(x: 0, y: 0, width: 0, height: 0) \(end)",
        ] + ["#000000", "#FFFFFF"].map { "\(start)\(rect) \($0) [] [1, 2] true" }
        + [".top", ".right", ".bottom", ".left"].map { "\(start)\(rect) #FF0000 [\($0)] [1, 2] true" }
        + ["\(start)\(rect) #FF0000 [] [] true", "4.5 3 \(middle)"])
  }

  @Test func `are drawn at larger sizes, at the largest, and near each turning point`() throws {
    let body = "if width > 50 && n > 4 { fill .red }"
    #expect(
      try Sampled("shape A(n in 2...7 = 3) { size 40 x 30, max: (60 + n) x 45; \(body) }").trials == [
        "80 x 60 3 larger", "80 x 30 3 larger", "40 x 60 3 larger", "56 x 33 3 larger",
        "40 x 30 4.5", "40 x 30 3", "40 x 30 4", "40 x 30 5",
        "63 x 45 3", "63 x 30 3", "40 x 45 3", "62 x 45 2", "62 x 30 2", "40 x 45 2", "67 x 45 7", "67 x 30 7",
        "40 x 45 7",
      ]
        + ["49 x 30", "50 x 30", "51 x 30", "49 x 36.75", "50 x 37.5", "51 x 38.25"].flatMap { size in
          [3, 2, 7, 4, 5].map { "\(size) \($0)" }
        })
    #expect(
      try Sampled("shape A { size 40 x 700; if height > 50 { fill .red } }").trials == [
        "80 x 1400  larger", "80 x 700  larger", "40 x 1400  larger", "56 x 770  larger",
        "320 x 4096  muchLarger", "320 x 700  muchLarger", "40 x 4096  muchLarger",
        "40 x 49 ", "40 x 50 ", "40 x 51 ", "2.8 x 49 ", "2.857 x 50 ", "2.914 x 51 ",
      ])
  }
}
