import Foundation

/// A pen. Its region is given as many small triangles whose union is the stroked line.
package struct ReferenceStroke: Sendable {
  package enum Cap { case butt, round }
  package enum Join { case miter, round }

  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit = 10.0

  package init(width: Double, cap: Cap = .butt, join: Join = .miter) {
    (self.width, self.cap, self.join) = (width, cap, join)
  }

  /// Returns the triangles that together cover the stroke of `path`; all have the same orientation, so the nonzero rule
  /// fills their union.
  package func triangles(of path: ReferencePath) -> [[Spot]] {
    guard width > 0 else { return [] }
    var ink = Triangles()
    for contour in path.contours where contour.points.count > 1 { cover(contour, with: &ink) }
    return ink.all
  }

  private var half: Double { width / 2 }

  private func cover(_ contour: ReferencePath.Contour, with ink: inout Triangles) {
    let points = contour.points
    for (a, b) in zip(points, points.dropFirst()) {
      guard let start = a.leaving, let end = b.arriving else { continue }
      // Each side separately: on the inner side of a tight curve, the edge runs backwards.
      for side in [half, -half] {
        let (p, q) = (a.spot + side * start.perpendicular, b.spot + side * end.perpendicular)
        ink.add(a.spot, b.spot, q)
        ink.add(a.spot, q, p)
      }
    }
    for point in points {
      if let u = point.arriving, let v = point.leaving { cover(corner: point.spot, from: u, to: v, with: &ink) }
    }
    guard let start = points.first?.leaving, let end = points.last?.arriving else { return }
    if contour.isClosed {
      cover(corner: points[0].spot, from: end, to: start, with: &ink)
    } else if cap == .round {
      addPie(center: points[0].spot, from: start.perpendicular, sweep: .pi, with: &ink)
      addPie(center: points[points.count - 1].spot, from: -1 * end.perpendicular, sweep: .pi, with: &ink)
    }
  }

  private func cover(corner p: Spot, from u: Spot, to v: Spot, with ink: inout Triangles) {
    let cosine = u.x * v.x + u.y * v.y
    let turn = u.x * v.y - u.y * v.x
    guard cosine < 1 - 1e-9 else { return }
    // The outer side is the left one where the path turns right.
    let side = turn > 0 ? -1.0 : 1.0
    let (a, b) = (side * u.perpendicular, side * v.perpendicular)
    switch join {
    case .round:
      addPie(center: p, from: a, sweep: atan2(turn, cosine), with: &ink)
    case .miter:
      ink.add(p, p + half * a, p + half * b)
      // 1 / sin(θ/2), θ being the angle between the two lines, that is half a turn less the change of direction.
      let ratio = 1 / max(1e-9, (1 + cosine) / 2).squareRoot()
      guard ratio <= miterLimit else { return }
      ink.add(p + half * a, p + (half / (1 + cosine)) * (a + b), p + half * b)
    }
  }

  private func addPie(center: Spot, from start: Spot, sweep: Double, with ink: inout Triangles) {
    let count = max(4, Int((abs(sweep) * (half / (8 * ReferencePath.tolerance)).squareRoot()).rounded(.up)))
    let first = atan2(start.y, start.x)
    func at(_ i: Int) -> Spot {
      let angle = first + sweep * Double(i) / Double(count)
      return center + half * Spot(cos(angle), sin(angle))
    }
    for i in 0..<count { ink.add(center, at(i), at(i + 1)) }
  }

  private struct Triangles {
    package var all: [[Spot]] = []

    package mutating func add(_ a: Spot, _ b: Spot, _ c: Spot) {
      let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
      if abs(area) > 1e-12 { all.append(area > 0 ? [a, b, c] : [a, c, b]) }
    }
  }
}
