import Foundation
import GeometryOracle
import ShapeKit
import Testing

/// Booleans of random and adversarial pairs, judged by windings and areas that share no code with them.
///
/// A slice of what `Tests/GeometryBenchmark/compare.py` goes through. SHAPE_PAIRS sets the number of pairs, SHAPE_SEED
/// the seed of the first and SHAPE_SAMPLES the sample points asked of each.
@Suite struct JudgedPairsTests {
  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
  private static let seed = UInt64(setting("SHAPE_SEED") ?? 1)
  private static let count = setting("SHAPE_PAIRS") ?? 4 * PairKind.allCases.count

  @Test func everyResultIsRight() {
    let judge = Judge(samples: Self.setting("SHAPE_SAMPLES") ?? 40)
    for pair in PathPair.pairs(count: Self.count, seed: Self.seed) {
      let complaints = judge.complaints(on: pair) { boolean, first, second in
        switch boolean.operation {
        case .union: first.union(second, rule: boolean.rule)
        case .intersection: first.intersection(second, rule: boolean.rule)
        case .subtracting: first.subtracting(second, rule: boolean.rule)
        case .symmetricDifference: first.symmetricDifference(second, rule: boolean.rule)
        case .simplified: first.simplified(rule: boolean.rule)
        }
      }
      #expect(complaints.isEmpty, "\(pair.kind), seed \(pair.seed): \(complaints)")
    }
  }
}
