import GeometryOracle
import ShapeCore
import TestSupport
import Testing

/// Results that are combined again, judged along scan lines by the windings of the base paths.
///
/// The test judges some of the pairs of `geometry-benchmark composites` and `geometry-benchmark laws`. Pairs are
/// numbered from `SHAPE_SEED` on.
@Suite struct JudgedCompositesTests {
  /// The seeds of the pairs of each kind.
  private static let seeds = RandomCases.seeds(quick: 1, ci: 4, long: 100)
  private static let kinds = PairKind.allCases.filter { !$0.isSlow && $0 != .flattenedCurves && $0 != .tangledCopies }

  @Test(arguments: kinds)
  func `composites are right`(kind: PairKind) {
    for seed in Self.seeds {
      let bases = BaseSet(PathPair(kind, seed: seed))
      let scene = ScanScene(bases.paths)
      for composite in Composite.composites(of: bases) {
        let fault = ScanJudge().fault(composite, of: bases.paths, in: scene, seed: seed, shapeKitEngine)
        #expect(fault == nil, "--kind \(kind) --seed \(seed)")
      }
    }
  }

  @Test(arguments: kinds)
  func `laws are true`(kind: PairKind) {
    for seed in Self.seeds {
      let pair = PathPair(kind, seed: seed)
      let paths = [pair.first, pair.second]
      let scene = ScanScene(paths)
      for law in RegionLaw.laws(seed: seed, diameter: scene.diameter) {
        let faults = ScanJudge().faults(
          law, of: paths, in: scene, rule: seed % 3 == 0 ? .evenOdd : .nonZero, seed: seed, shapeKitEngine)
        #expect(faults.isEmpty, "--kind \(kind) --seed \(seed)")
      }
    }
  }

  /// Kinds whose pairs take long without optimization: few operations of few pairs.
  @Test(arguments: [PairKind.tangledCopies, .flattenedCurves, .nearCurves])
  func `operations on slow kinds are right`(kind: PairKind) {
    for seed in RandomCases.seeds(quick: 1, ci: 3, long: 30) {
      let pair = PathPair(kind, seed: seed)
      let boolean = BooleanCase.ofTwoPaths[Int(seed) % 8]
      let verdict = ScanJudge().verdict(
        on: shapeKitEngine(boolean, pair.first, pair.second), in: ScanScene([pair.first, pair.second]),
        boolean.expression.truthTable,
        rule: boolean.rule, seed: seed)
      #expect(verdict.isRight, "--kind \(kind) --seed \(seed): \(boolean): \(verdict.reasons)")
    }
  }
}
