import ShapeKit

/// Something wrong with the result of an expression.
package struct ExpressionFault: Sendable {
  /// The expression as Swift source, and the law that it breaks if there is one.
  package var name: String
  package var reasons: [Complaint.Reason]
  /// The largest distance of a wrong point from the base edges, as a share of the diameter.
  package var error: Double
}

extension ScanJudge {
  /// What composites are judged with: edges may be moved by each of their operations.
  package static let ofComposites = ScanJudge(reach: 4)

  /// What is wrong with the result of a composite.
  package func fault(
    _ composite: Composite, of paths: [Path], in scene: ScanScene, seed: UInt64, _ engine: BooleanEngine
  ) -> ExpressionFault? {
    let result = composite.expression.result(of: paths, rule: composite.rule, engine)
    let verdict = verdict(
      on: result, in: scene, composite.expression.truthTable, rule: composite.rule, seed: seed)
    if verdict.isRight { return nil }
    return ExpressionFault(name: "\(composite)", reasons: verdict.reasons, error: verdict.error)
  }

  /// What breaks a law: sides that are wrong, or right ones whose areas differ.
  package func faults(
    _ law: RegionLaw, of paths: [Path], in scene: ScanScene, rule: FillRule, seed: UInt64, _ engine: BooleanEngine
  ) -> [ExpressionFault] {
    var faults: [ExpressionFault] = []
    var areas: [Double] = []
    for side in law.sides {
      let moved = side.isPlain ? paths : paths.map { side.moved($0) }
      let scene = side.isPlain ? scene : ScanScene(moved, exactness: exactness)
      let result = side.expression.result(of: moved, rule: rule, engine)
      let verdict = verdict(on: result, in: scene, side.expression.truthTable, rule: rule, seed: seed)
      if verdict.isRight {
        areas.append(verdict.area / (side.scale * side.scale))
      } else {
        faults.append(
          ExpressionFault(
            name: "\(law.name): \(side.expression.source(rule: rule))", reasons: verdict.reasons, error: verdict.error))
      }
    }
    // Moving far away rounds the base paths themselves, by less than the tolerance.
    let tolerance = 2 * reach * scene.tolerance * scene.perimeter
    if let least = areas.min(), let most = areas.max(), most - least > tolerance {
      faults.append(
        ExpressionFault(
          name: "\(law.name): areas", reasons: [.area(least, expected: most, tolerance: tolerance)], error: 0))
    }
    return faults
  }
}
