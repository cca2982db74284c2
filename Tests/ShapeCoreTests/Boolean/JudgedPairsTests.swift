import GeometryOracle
import ShapeCore
import TestSupport
import Testing

/// Booleans of random and adversarial pairs, judged by windings that share no code with them.
///
/// The test judges some of the pairs of `Tests/Benchmarks/Geometry/compare.py`: for each pair one of the ten cases in
/// turn, without areas. Pairs are numbered from `SHAPE_SEED` on.
@Suite struct JudgedPairsTests {
  private static let seeds = RandomCases.seeds(quick: 74, ci: 740, long: 20_000)
  /// All except curves next to curves, which cross thousands of times and take long without optimization.
  private static let kinds = PairKind.allCases.filter { !$0.isSlow }

  @Test func `every result is right`() {
    let judge = Judge(samples: TestTier.current.pick(quick: 40, ci: 40, long: 200), judgesAreas: false)
    let cases = BooleanCase.ofTwoPaths + BooleanCase.ofOnePath
    for (index, seed) in Self.seeds.enumerated() {
      let pair = PathPair(Self.kinds[index % Self.kinds.count], seed: seed)
      // Another case for each pair of a kind.
      let boolean = cases[(index / Self.kinds.count + index) % cases.count]
      let second = boolean.operation == .simplified ? Path.empty : pair.second
      let complaints = judge.complaints(pair.first, second, seed: pair.seed, [boolean], shapeKitEngine)
      #expect(complaints.isEmpty, "\(pair.kind), seed \(pair.seed): \(complaints)")
    }
  }
}
