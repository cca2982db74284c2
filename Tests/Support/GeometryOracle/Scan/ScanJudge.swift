import ShapeCore
import TestSupport

/// Judges results along scan lines: on each, the intervals inside a result must be those of the base paths.
///
/// There are two lines between any two adjacent heights at which edges end or cross, so that no wrong region of
/// polygons is missed that is a few times larger than the tolerance. Only points count that are away from all base
/// edges.
package struct ScanJudge: Sendable {
  package var exactness: Exactness
  /// The minimum distance of a point from all base edges, in tolerances.
  var reach: Double
  /// The maximum number of lines, a third of them if there are curves. If there are more gaps, some are picked at
  /// random.
  package var lines: Int
  /// The rule for reading results of other engines. `nil` if results must wind 0 times or once, clockwise on the
  /// screen, and have no open subpath and no vertex off all base edges.
  package var reading: FillRule?

  package init(exactness: Exactness = .double, lines: Int = 400) {
    self.exactness = exactness
    reach = exactness.reach
    self.lines = lines
  }

  package struct Verdict: Sendable {
    package var reasons: [Complaint.Reason] = []
    /// The largest distance of a wrong point from the base edges, as a share of the diameter.
    package var error = 0.0
    package var area = 0.0

    package var isRight: Bool { reasons.isEmpty }
  }

  /// Returns the errors in a result. The seed picks the lines.
  package func verdict(
    on result: Path?, in scene: ScanScene, _ expected: TruthTable, rule: FillRule, seed: UInt64
  ) -> Verdict {
    guard let result else { return Verdict(reasons: [.noResult], error: 1) }
    guard result.elements.allSatisfy({ $0.isFinite }) else { return Verdict(reasons: [.notFinite], error: 1) }
    let outline = Outline(result, origin: scene.origin)
    var verdict = Verdict(area: outline.signedArea)
    let distance = reach * scene.tolerance
    var scan = Scan(scene, outline, expected, rule: rule, reading: reading, distance: distance)
    var random = RandomSource(seed: seed ^ 0xA5A5_A5A5)
    let gaps = scan.gaps(lines: scene.isPolygonal ? lines : lines / 3, random: &random)
    for gap in gaps.chosen { scan.judge(gap) }
    verdict.reasons += scan.faults
    verdict.error = scan.error / max(scene.diameter, .leastNormalMagnitude)
    guard reading == nil else { return verdict }
    if let point = result.firstGap(tolerance: 2 * distance) { verdict.reasons.append(.notClosed(at: point)) }
    if let (point, error) = strayPoint(of: outline, in: scene) {
      verdict.reasons.append(.stray(at: point + scene.origin))
      verdict.error = max(verdict.error, error / scene.diameter)
    }
    if gaps.areAll && scene.isPolygonal {
      // Each gap that is too low to be judged may hide a strip.
      let hidden = gaps.hiddenHeight * scene.diameter
      let tolerance = distance * scene.perimeter + hidden + 1e-14 * scene.diameter * scene.diameter
      if abs(verdict.area - scan.area) > tolerance {
        verdict.reasons.append(.area(verdict.area, expected: scan.area, tolerance: tolerance))
      }
    }
    return verdict
  }

  /// Returns a point of the result's edges that is off all base edges, and its minimum distance: among the ends and the
  /// middles of edges.
  private func strayPoint(of result: Outline, in scene: ScanScene) -> (Point, Double)? {
    let reach = 2 * reach * scene.tolerance
    for curve in result.curves {
      for t in [0, 0.5] {
        let point = curve.point(at: t)
        if !scene.isNear(point, reach: reach) { return (point, scene.distance(to: point, beyond: reach)) }
      }
    }
    return nil
  }
}
