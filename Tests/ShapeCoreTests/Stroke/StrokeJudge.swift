import GeometryOracle
import TestSupport

@testable import ShapeCore

/// Compares the region of an outline with the region that brute force computes for the stroke.
struct StrokeJudge {
  let stroke: StrokeCase
  let outline: Path
  /// The maximum winding of the outline.
  var greatestWinding = Int.max
  /// The maximum distance from an edge at which both may differ.
  let tolerance: Double

  /// Returns the first sample point at which the outline is wrong: half of them are close to its edges, half anywhere.
  func complaint(seed: UInt64, points count: Int) -> String? {
    guard outline.isFinite else { return "not finite" }
    guard let box = stroke.path.strokeBounds(stroke.style) else {
      return outline.isEmpty ? nil : "something where nothing is to be"
    }
    var generator = RandomSource(seed: seed)
    var points = outline.placesBesideEdges(count / 2, distance: tolerance, &generator)
    for _ in 0..<count / 2 {
      points.append(
        Point(
          box.minX + box.width * generator.number(-0.05...1.05),
          box.minY + box.height * generator.number(-0.05...1.05)))
    }
    let oracle = StrokeOracle(stroke.path, stroke.style)
    let edges = Outline(outline)
    for point in points {
      let winding = edges.winding(around: point)
      if 0...greatestWinding ~= winding, (winding > 0) == oracle.covers(point) { continue }
      if edges.isNear(local: point, reach: 0.53 * tolerance) || oracle.hasEdge(near: point, within: 1.05 * tolerance) {
        continue
      }
      return "\(stroke.kind): winding \(winding) at \(point)"
    }
    return nil
  }
}

extension Path {
  /// Returns points on both sides of the path, at the tolerance from it and farther.
  fileprivate func placesBesideEdges(
    _ count: Int, distance: Double, _ generator: inout RandomSource
  ) -> [Point] {
    let segments = drawnSegments.filter { $0.start != $0.end }
    if segments.isEmpty { return [] }
    return (0..<count).map { _ in
      let segment = segments[Int.random(in: segments.indices, using: &generator)]
      let t = generator.number(0...1)
      let along = segment.point(at: min(t + 1e-4, 1)) - segment.point(at: max(t - 1e-4, 0))
      let shift = [-30, -4, -1.5, 1.5, 4, 30][Int.random(in: 0..<6, using: &generator)]
      return segment.point(at: t) + along.perpendicular * (shift * distance / max(along.length, 1e-300))
    }
  }
}
