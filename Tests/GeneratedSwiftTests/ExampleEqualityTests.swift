import Foundation
import ProgramGenerator
import ShapeSwift
import ShapeCore
import ShapeLanguage
import TestSupport
import Testing

/// Compares the drawings of compiled generated Swift with those of the evaluator.
struct ExampleEqualityTests {
  /// All examples in one module: each shape at its minimum size, its design size, large, tall and at random, and at
  /// both ends of every parameter, draws the evaluator's scene to the last bit.
  @Test func `compiled examples draw the same as the evaluator`() throws {
    let seed = RandomCases.seed(4)
    print("SHAPE_SEED=\(seed)")
    var generator = RandomSource(seed: seed)
    var comparison = GeneratedComparison()
    let folder = Repository.examples
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where file.hasSuffix(".shape") {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(file)))
      comparison.add(bytes, named: file, in: folder, using: &generator)
    }
    let result = try comparison.run()
    #expect(result.differences == [])
    #expect(result.pictures >= 400)
  }
}
