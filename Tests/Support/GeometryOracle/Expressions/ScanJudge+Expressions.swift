import ShapeCore

/// An error in the result of an expression.
package struct ExpressionFault: Sendable {
  /// The expression as Swift source, and the law that it breaks, if there is one.
  package var name: String
  package var reasons: [Complaint.Reason]
  /// The largest distance of a wrong point from the base edges, as a share of the diameter.
  package var error: Double
}

extension ScanJudge {
  /// Returns the errors in the result of an expression. The seed picks the lines.
  ///
  /// Each operation may move its edges, so that a point must be away from all base edges by one more tolerance for each
  /// level.
  package func verdict(
    on result: Path?, of expression: RegionExpression, in scene: ScanScene, rule: FillRule, seed: UInt64
  ) -> Verdict {
    var judge = self
    judge.reach = reach + Double(max(expression.depth - 1, 0))
    return judge.verdict(on: result, in: scene, expression.truthTable, rule: rule, seed: seed)
  }

  /// Returns the error in the result of a composite, if there is one.
  package func fault(
    _ composite: Composite, of paths: [Path], in scene: ScanScene, seed: UInt64, _ engine: BooleanEngine
  ) -> ExpressionFault? {
    let result = composite.expression.result(of: paths, rule: composite.rule, engine)
    let verdict = verdict(
      on: result, of: composite.expression, in: scene, rule: composite.rule, seed: seed)
    if verdict.isRight { return nil }
    return ExpressionFault(name: "\(composite)", reasons: verdict.reasons, error: verdict.error)
  }

  /// Returns the faults that break a law: sides that are wrong, or right ones whose areas differ.
  package func faults(
    _ law: RegionLaw, of paths: [Path], in scene: ScanScene, rule: FillRule, seed: UInt64, _ engine: BooleanEngine
  ) -> [ExpressionFault] {
    var faults: [ExpressionFault] = []
    var areas: [Double] = []
    for side in law.sides {
      let moved = side.isPlain ? paths : paths.map { side.moved($0) }
      let scene = side.isPlain ? scene : ScanScene(moved, exactness: exactness)
      let result = side.expression.result(of: moved, rule: rule, engine)
      let verdict = verdict(on: result, of: side.expression, in: scene, rule: rule, seed: seed)
      if verdict.isRight {
        areas.append(verdict.area / (side.scale * side.scale))
      } else {
        faults.append(
          ExpressionFault(
            name: "\(law.name): \(side.expression.source(rule: rule))", reasons: verdict.reasons, error: verdict.error))
      }
    }
    // A large displacement rounds the base paths themselves, by less than the tolerance.
    let depth = law.sides.map(\.expression.depth).max() ?? 0
    let tolerance = 2 * (reach + Double(depth)) * scene.tolerance * scene.perimeter
    if let least = areas.min(), let most = areas.max(), most - least > tolerance {
      faults.append(
        ExpressionFault(
          name: "\(law.name): areas", reasons: [.area(least, expected: most, tolerance: tolerance)], error: 0))
    }
    return faults
  }
}
