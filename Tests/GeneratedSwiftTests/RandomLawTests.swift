import ProgramGenerator
import ShapeCore
import ShapeLanguage
import TestSupport
import Testing

/// Laws that are true for the picture of any program.
struct RandomLawTests {
  /// A program with every length twice as large, at twice the size, draws its picture twice as large.
  @Test func `doubling all lengths doubles the picture`() throws {
    var generator = RandomSource(seed: RandomPrograms.seed)
    var differences: [String] = []
    var pictures = 0
    for program in RandomPrograms.programs(
      quick: 20, ci: 120, long: 2_000, options: ProgramGenerator.Options(isHomogeneous: true))
    {
      let (once, twice) = (program.compilation(), program.compilation(isDoubled: true))
      for shape in program.shapes {
        let indices = try (#require(once.shape(named: shape.name)), #require(twice.shape(named: shape.name)))
        for size in shape.sizes(3, using: &generator) {
          let first = Evaluator.draw(once.program, shape: indices.0, size: size).scene
          let second = Evaluator.draw(twice.program, shape: indices.1, size: Size(2 * size.width, 2 * size.height))
            .scene
          guard let first, let second else {
            if (first == nil) != (second == nil) { differences.append("\(shape.name) at \(size): one is refused") }
            continue
          }
          pictures += 1
          if let difference = SceneMeasures(first).doubled().difference(SceneMeasures(second), tolerance: 1e-9) {
            differences.append("\(shape.name) at \(size): \(difference)")
          }
        }
      }
    }
    #expect(differences == [])
    #expect(pictures > 0)
  }

  /// A shape used in a layer at another position is the same picture there.
  @Test func `a used shape is the picture moved`() throws {
    var generator = RandomSource(seed: RandomPrograms.seed)
    var differences: [String] = []
    var pictures = 0
    for program in RandomPrograms.programs(quick: 20, ci: 120, long: 2_000) {
      for shape in program.shapes {
        for size in shape.sizes(3, using: &generator) {
          let offset = Point(
            Double.random(in: -50...90, using: &generator), Double.random(in: -50...90, using: &generator))
          let source = """
            shape Moved {
              size 400 x 400
              layer(left: \(offset.x), top: \(offset.y), width: \(size.width), height: \(size.height)) { use \(shape.name)() }
            }
            """
          let text = program.source() + source
          let compilation = Compiler.compile(SourceFile(path: program.fileName, bytes: Array(text.utf8))) {
            program.load($0)
          }
          let indices = try (
            #require(compilation.shape(named: shape.name)), #require(compilation.shape(named: "Moved"))
          )
          let alone = Evaluator.draw(compilation.program, shape: indices.0, size: size).scene
          let used = Evaluator.draw(compilation.program, shape: indices.1, size: Size(400, 400)).scene
          guard let alone, let used else {
            if (alone == nil) != (used == nil) { differences.append("\(shape.name) at \(size): one is refused") }
            continue
          }
          pictures += 1
          let expected = SceneMeasures(alone).moved(by: offset)
          if let difference = expected.difference(SceneMeasures(used, from: 2), tolerance: 1e-9) {
            differences.append("\(shape.name) at \(size), moved by \(offset): \(difference)")
          }
        }
      }
    }
    #expect(differences == [])
    #expect(pictures > 0)
  }
}
