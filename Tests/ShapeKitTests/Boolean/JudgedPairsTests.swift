import Foundation
import GeometryOracle
import ShapeKit
import Testing

/// Booleans of random and adversarial pairs, judged by windings that share no code with them.
///
/// A slice of what `Tests/Benchmarks/Geometry/compare.py` goes through: each pair is asked for one of the ten cases in
/// turn, and areas are left out. SHAPE_PAIRS sets the number of pairs, SHAPE_SEED the seed of the first and
/// SHAPE_SAMPLES the sample points of each.
@Suite struct JudgedPairsTests {
  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
  private static let seed = UInt64(setting("SHAPE_SEED") ?? 1)
  private static let count = setting("SHAPE_PAIRS") ?? 222
  /// All but curves next to curves, which cross thousands of times and take long without optimization.
  private static let kinds = PairKind.allCases.filter { !$0.isSlow }

  @Test func everyResultIsRight() {
    let judge = Judge(samples: Self.setting("SHAPE_SAMPLES") ?? 40, judgesAreas: false)
    let cases = BooleanCase.ofTwoPaths + BooleanCase.ofOnePath
    for index in 0..<Self.count {
      let pair = PathPair(Self.kinds[index % Self.kinds.count], seed: Self.seed &+ UInt64(index))
      // Another case for each pair of a kind.
      let boolean = cases[(index / Self.kinds.count + index) % cases.count]
      let second = boolean.operation == .simplified ? Path.empty : pair.second
      let complaints = judge.complaints(pair.first, second, seed: pair.seed, [boolean], shapeKitEngine)
      #expect(complaints.isEmpty, "\(pair.kind), seed \(pair.seed): \(complaints)")
    }
  }
}
