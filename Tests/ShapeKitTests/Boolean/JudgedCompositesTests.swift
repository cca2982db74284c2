import Foundation
import GeometryOracle
import ShapeKit
import Testing

/// Results that are combined again, judged along scan lines by the windings of the base paths.
///
/// A slice of what `geometry-benchmark composites` and `geometry-benchmark laws` go through. SHAPE_COMPOSITES sets how
/// many pairs of each kind are tried, SHAPE_SEED the seed of the first.
@Suite struct JudgedCompositesTests {
  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
  private static let seed = UInt64(setting("SHAPE_SEED") ?? 1)
  private static let kinds = PairKind.allCases.filter { !$0.isSlow && $0 != .flattenedCurves && $0 != .tangledCopies }

  /// The seeds of the pairs of a kind.
  private func seeds(_ kind: PairKind) -> [UInt64] {
    let isNew = [PairKind.nearPolygons, .integerPolygons, .turnedLattice, .starShaped].contains(kind)
    let count = Self.setting("SHAPE_COMPOSITES") ?? (isNew ? 4 : 1)
    return (0..<UInt64(count)).map { Self.seed &+ $0 }
  }

  @Test(arguments: kinds)
  func compositesAreRight(kind: PairKind) {
    for seed in seeds(kind) {
      let bases = BaseSet(PathPair(kind, seed: seed))
      let scene = ScanScene(bases.paths)
      for composite in Composite.composites(of: bases) {
        let fault = ScanJudge().fault(composite, of: bases.paths, in: scene, seed: seed, shapeKitEngine)
        #expect(fault == nil, "--kind \(kind) --seed \(seed)")
      }
    }
  }

  @Test(arguments: kinds)
  func lawsHold(kind: PairKind) {
    for seed in seeds(kind) {
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
  func operationsOnSlowKindsAreRight(kind: PairKind) {
    for seed in 1...UInt64(Self.setting("SHAPE_COMPOSITES") ?? 3) {
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
