import ShapeCore
import Testing

@testable import ShapeLanguage

/// Every function, method and property of the language, with its correct use and result.
@Suite("The values of functions, methods and properties")
struct BuiltinValueTests {
  /// Returns the messages of a shape that requires a condition.
  private func messages(requiring condition: String) -> [String] {
    let source = """
      func near(a: Number, b: Number) = abs(a - b) < 0.001
      func close(a: Angle, b: Angle) = abs(a - b) < 0.001rad
      func same(a: Point, b: Point) = distance(a, b) < 0.001
      shape A {
        size 20 x 10
        let bent = path { move (0, 0); line (10, 0); line (10, 10) }
        let box = Rect(x: 1, y: 2, width: 3, height: 4)
        require \(condition)
        require near(a: 1, b: 1) && close(a: 1rad, b: 1rad) && same(a: (0, 0), b: (0, 0)) && bent.length + box.x > 0
      }
      """
    // A requirement of constants can't fail if everything is correct.
    return Snippet(source).diagnostics().filter { $0.problem.code != "W0018" }.map {
      "\($0.problem.code): \($0.problem.message)"
    }
  }

  @Test(arguments: BuiltinConditions.numbers) func `of numbers and angles are right`(condition: String) {
    #expect(messages(requiring: condition) == [])
  }

  @Test(arguments: BuiltinConditions.values) func `of points, sizes, rectangles and lists are right`(condition: String)
  {
    #expect(messages(requiring: condition) == [])
  }

  @Test(arguments: BuiltinConditions.paths) func `of paths are right`(condition: String) {
    #expect(messages(requiring: condition) == [])
  }

  @Test(arguments: BuiltinConditions.regions) func `of regions are right`(condition: String) {
    #expect(messages(requiring: condition) == [])
  }

  @Test(arguments: BuiltinConditions.commands) func `of path commands are right`(condition: String) {
    #expect(messages(requiring: condition) == [])
  }

  @Test func `a pixel is the same for every layer, so that it can be in a constant`() {
    let source = """
      let hair = pixel / 2
      shape A(line in pixel...8 = 2 * pixel) { size 10 x 10, min: pixel x pixel; stroke .red, width: line + hair }
      """
    #expect(Snippet(source).diagnostics().map(\.problem.message) == [])
  }

  @Test func `a pixel of a picture is the one that was asked for, in all its shapes`() throws {
    let source = """
      func thin(n: Number) = n * pixel
      style edge(n: Number) { stroke .red, width: n + pixel }
      shape A {
        size 9 x 9
        func local(n: Number) = n - pixel
        stroke .red, width: pixel
        stroke .red, width: thin(n: 3)
        stroke .red, width: local(n: 4)
        apply edge(n: 5)
        layer(inset: 1) { use B() { stroke .red, width: 9 * pixel } }
      }
      shape B(wide = 2 * pixel) { size 9 x 9; stroke .red, width: wide; content }
      """
    let compilation = Snippet(source).compile()
    let shape = try #require(compilation.shape(named: "A"))
    let drawing = Evaluator.draw(compilation.program, shape: shape, size: Size(9, 9), pixel: 0.25)
    #expect(drawing.scene?.strokeStyles.map(\.width) == [0.25, 0.75, 3.75, 5.25, 0.5, 2.25])
  }

  @Test func `are all tested`() {
    let conditions =
      BuiltinConditions.numbers + BuiltinConditions.values + BuiltinConditions.paths + BuiltinConditions.regions
    let text = conditions.joined(separator: " ")
    // Colors and paints show in pictures.
    let inPictures = ["rgb", "hsl", "oklch", "adaptive", "stop", "opacity"]
    let names = BuiltinEntry.all.filter { !$0.signature.name.hasSuffix("Gradient") }
      .map { ($0.receiver == nil ? "" : ".") + $0.signature.name + "(" }
    let members = Member.all.map { "." + $0.declaration.name }
    let missing = (names + members).filter { name in
      !text.contains(name) && !inPictures.contains { name.contains($0) }
    }
    #expect(missing == [])
  }
}
