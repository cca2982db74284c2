import Foundation
import ProgramGenerator
import ShapeBackends
import ShapeKit
import ShapeLanguage
import Testing

/// What generated Swift draws, compiled, beside what the evaluator draws.
struct ExampleEqualityTests {
  /// All examples in one module: each shape at its least size, its design size, large, tall and at random, and at both
  /// ends of every parameter, gives the evaluator's scene to the last bit.
  @Test func compiledExamplesDrawWhatTheEvaluatorDraws() throws {
    let seed = ProcessInfo.processInfo.environment["SHAPE_SWIFT_SEED"].flatMap(UInt64.init) ?? 4
    print("seed \(seed)")
    var generator = RandomSource(seed: seed)
    var comparison = GeneratedComparison()
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples")
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
