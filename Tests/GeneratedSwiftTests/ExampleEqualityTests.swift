import Foundation
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
    var generator = SeededGenerator(seed: seed)
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

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
