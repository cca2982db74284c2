import ProgramGenerator
import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// The steps and elements of a picture, which limit the time to draw it.
@Suite("Steps of pictures")
struct StepCountTests {
  private func drawing(_ program: Program, _ shape: ShapeID, _ limits: Evaluator.Limits = .init()) -> Drawing {
    let declaration = program.shapes[shape]
    // The values of the defaults are not part of the picture.
    var sampler = Evaluator(program)
    var evaluator = Evaluator(program, limits: limits)
    guard let values = SampleValues.combinations(declaration, &sampler).first else {
      return evaluator.draw(shape, size: Size(1, 1), arguments: [])
    }
    return evaluator.draw(shape, size: declaration.designSize, arguments: values)
  }

  @Test func `a picture may take exactly as many as its limits`() throws {
    var faults: [String] = []
    var count = 0
    for program in RandomPrograms.programs(quick: 3, ci: 60, long: 1_000) {
      let compiled = program.compilation().program
      for shape in program.shapes {
        let id = try #require(compiled.shape(named: shape.name))
        let free = drawing(compiled, id)
        guard free.scene != nil, free.steps > 1, free.elements > 1 else { continue }
        count += 1
        let cases = [(0, 0, []), (1, 0, ["E0702"]), (0, 1, ["E0701"])]
        for (steps, elements, codes) in cases {
          let drawing = drawing(compiled, id, .init(steps: free.steps - steps, elements: free.elements - elements))
          // Limits of work on paths have their own words.
          let errors = drawing.diagnostics.filter { $0.severity == .error }
          if errors.map(\.problem.code) != codes || (drawing.scene == nil) != !codes.isEmpty {
            faults.append("program \(program.number), \(shape.name): \(drawing.diagnostics.map(\.problem.message))")
          }
        }
      }
    }
    #expect(faults.prefix(3) == [])
    #expect(count > 0)
  }

  /// Returns the steps that a value takes, besides those for the path `p` with a number of lines.
  private func steps(_ use: String, lines: Int) throws -> Int {
    func steps(_ use: String) throws -> Int {
      let source = """
        shape A {
          size 40 x 40
          let p = path { move (0, 0); repeat i in 1...\(lines) { line (i, mod(i, 2)) } }
          \(use)
        }
        """
      let compilation = Snippet(source).compile()
      let shape = try #require(compilation.shape(named: "A"))
      let drawing = drawing(compilation.program, shape)
      #expect(drawing.diagnostics.map(\.problem.message) == [], "\(use)")
      return drawing.steps
    }
    return try steps(use) - steps("layer(z: 0) { }")
  }

  /// The work on a path grows with the number of its elements.
  @Test func `count each element of each path`() throws {
    let cases: [(String, Int)] = [
      ("layer(z: p.length) { }", 50), ("layer(z: p.bounds.x) { }", 1), ("layer(z: p.area) { }", 1),
      ("layer(center: p.point(at: 1)) { }", 50), ("layer(rotation: p.tangent(at: 1)) { }", 50),
      ("layer(center: p.nearestPoint(to: center)) { }", 50), ("layer(z: p.winding(around: center)) { }", 5),
      ("layer(opacity: p.contains(center) ? 1 : 0) { }", 5), ("fill .red, path: p.translated(by: (1, 2))", 2),
      ("fill .red, path: p.rotated(by: 9deg)", 2), ("fill .red, path: p.scaled(by: 2)", 2),
      ("fill .red, path: p.scaled(x: 2, y: 3)", 2), ("fill .red, path: p.reversed()", 2),
      ("stroke .red, path: p.trimmed(from: 0, to: 1)", 51), ("stroke .red, path: p.dashed([9, 1])", 55),
      ("fill .red, path: p.rounded(radius: 0.1)", 201), ("fill .red, path: p.flattened(tolerance: 1)", 5),
      ("fill .red, path: p.stroked(width: 0.1)", 3), ("fill .red, path: p.simplified()", 2),
      ("fill .red, path: p.union(rect(bounds))", 2), ("fill .red, path: rect(bounds).union(p)", 2),
      ("fill .red, path: p.offset(by: 1)", 2), ("fill .red, path: p", 1), ("stroke .red, path: p", 1), ("clip p", 1),
      ("erase p", 1), ("outline p", 1), ("outline p; fill .red", 2), ("fill .red, path: path { add p }", 2),
    ]
    for (use, factor) in cases {
      let grown = try steps(use, lines: 80) - steps(use, lines: 30)
      #expect(grown >= 50 * factor, "\(use): \(grown)")
    }
  }

  @Test func `count each element of each list`() throws {
    let list = "[for i in 0..<count: i]"
    for use in [
      "sum(l)", "min(l)", "max(l)", "l.reversed()[0]", "l.indices[0]", "l[0..<l.count][0]", "(l + [1])[0]",
      "([1] + l)[0]",
      "[for x in l: x][0]",
    ] {
      let counts = try [100, 300].map { count in
        let source = "shape A(count: Int = \(count)) { size 40 x 40; let l = \(list); layer(z: \(use)) { } }"
        let compilation = Snippet(source).compile()
        let shape = try #require(compilation.shape(named: "A"))
        return drawing(compilation.program, shape).steps
      }
      // Two for each element of the list itself.
      #expect(counts[1] - counts[0] >= 200 * 3, "\(use): \(counts)")
    }
  }

  /// A loop that is longer than the limit of all pictures is refused before it runs.
  @Test func `are limited for each loop, too`() throws {
    for (range, code) in [
      ("1...10000000", "E0702"), ("1...10000001", "E0703"), ("0..<10000000", "E0702"), ("0..<10000001", "E0703"),
    ] {
      let compilation = Snippet("shape A { size 9 x 9; repeat i in \(range) { fill .red } }").compile()
      let shape = try #require(compilation.shape(named: "A"))
      let drawing = drawing(compilation.program, shape, .init(steps: 500, elements: 1_000))
      #expect(drawing.diagnostics.map(\.problem.code) == [code], "\(range)")
      #expect(drawing.isExhausted && drawing.scene == nil)
    }
  }

  /// The shape itself is the first of 100 calls.
  @Test func `are of at most 100 nested calls`() throws {
    func codes(_ source: String) throws -> [String] {
      let compilation = Snippet(source).compile()
      #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.problem.message) == [])
      let shape = try #require(compilation.shape(named: "A"))
      return drawing(compilation.program, shape).diagnostics.map(\.problem.code)
    }
    for (count, expected) in [(99, []), (100, ["E0704"])] {
      let functions = (1..<count).map { "func f\($0)() = f\($0 + 1)()\n" }.joined()
      #expect(
        try codes("\(functions)func f\(count)() = 1\nshape A { size 9 x 9; layer(left: f1()) { } }") == expected)
      let styles = (1..<count).map { "style s\($0) { apply s\($0 + 1) }\n" }.joined()
      #expect(try codes("\(styles)style s\(count) { fill .red }\nshape A { size 9 x 9; apply s1 }") == expected)
      let shapes = (1..<count).map { "shape S\($0) { size 9 x 9; use S\($0 + 1)() }\n" }.joined()
      #expect(
        try codes("\(shapes)shape S\(count) { size 9 x 9; fill .red }\nshape A { size 9 x 9; use S1() }") == expected)
    }
  }
}
