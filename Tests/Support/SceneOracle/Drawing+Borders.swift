import Foundation
import ShapeCore

extension Drawing {
  private typealias Border = (width: Double, paint: Paint)

  /// Returns the paints of the borders that cover a point, from the lowest to the topmost.
  ///
  /// Borders meet where the distances to their edges have the ratio of their widths. Statements on free edges are
  /// one frame, and one that names an edge again begins the next frame above it.
  func borderPaints(at point: Point) -> [Paint] {
    var frames: [[Border?]] = []
    for case .border(let edges, let width, let paint) in statements where width > 0 && !edges.isEmpty {
      let named = [Edges.top, .right, .bottom, .left].map { edges.contains($0) }
      if frames.isEmpty || zip(frames[frames.count - 1], named).contains(where: { $0 != nil && $1 }) {
        frames.append([nil, nil, nil, nil])
      }
      for edge in 0..<4 where named[edge] { frames[frames.count - 1][edge] = (width, paint) }
    }
    guard area.contains(point) else { return [] }
    return frames.compactMap { borders in
      switch area {
      case .rect(let rect): edge(at: point, borders, rect, CornerRadii(0))
      case .rounded(let rect, let radii): edge(at: point, borders, rect, radii)
      case .circle, .polygon: freeEdge(at: point, borders)
      }
    }
  }

  /// Source: CSS Backgrounds and Borders Level 3, section 4.
  private func edge(at point: Point, _ borders: [Border?], _ rect: Rect, _ radii: CornerRadii) -> Paint? {
    let distances = [
      point.y - rect.y, rect.x + rect.width - point.x, rect.y + rect.height - point.y, point.x - rect.x,
    ]
    let widths = borders.map { $0?.width ?? 0 }
    var nearest: (ratio: Double, paint: Paint)?
    for edge in 0..<4 {
      guard let border = borders[edge] else { continue }
      let ratio = distances[edge] / border.width
      if ratio < nearest?.ratio ?? .infinity { nearest = (ratio, border.paint) }
    }
    guard let nearest else { return nil }
    if nearest.ratio <= 1 { return nearest.paint }
    // Opposite borders that meet leave no inside, so only the inner corners remain: each is an ellipse.
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    for corner in 0..<4 {
      // Clockwise, each corner is before the edge with its number.
      let (before, after) = ((corner + 3) % 4, corner)
      let (x, y) = (corners[corner] - distances[before], corners[corner] - distances[after])
      let (reachX, reachY) = (corners[corner] - widths[before], corners[corner] - widths[after])
      guard reachX > 0, reachY > 0, x > 0, y > 0 else { continue }
      let (u, v) = (x / reachX, y / reachY)
      guard u * u + v * v > 1 else { continue }
      let own = [before, after].filter { borders[$0] != nil }.min {
        distances[$0] / widths[$0] < distances[$1] / widths[$1]
      }
      return own.flatMap { borders[$0]?.paint }
    }
    return nil
  }

  private func freeEdge(at point: Point, _ borders: [Border?]) -> Paint? {
    let half = Point(frame.width / 2, frame.height / 2)
    // The nearest edges of the bounds, the point's distances from them, and the corner between them.
    let (row, column) = (point.y < half.y ? 0 : 2, point.x < half.x ? 3 : 1)
    let near = Point(half.x - abs(point.x - half.x), half.y - abs(point.y - half.y))
    let corner = Point(column == 3 ? 0 : frame.width, row == 0 ? 0 : frame.height)
    // Outside of the bounds no edge is nearest, but a border of all edges is a stroke.
    guard near.x >= 0, near.y >= 0 else { return nil }
    let edge: Int
    switch (borders[row], borders[column]) {
    case (nil, nil): return nil
    case (_?, _?): edge = isBelow(near, meeting(row, column, borders, half, corner)) ? row : column
    case (_?, nil):
      if !isIn(near.y, near.x, half.y, half.x, widths(of: borders)[row], corner) { return nil }
      edge = row
    case (nil, _?):
      if !isIn(near.x, near.y, half.x, half.y, widths(of: borders)[column], corner) { return nil }
      edge = column
    }
    guard let border = borders[edge], area.depth(of: point) <= border.width else { return nil }
    return border.paint
  }

  /// Returns the widths, reduced so that opposite ones fit.
  private func widths(of borders: [Border?]) -> [Double] {
    let widths = borders.map { $0?.width ?? 0 }
    let factor = min(1, frame.width / (widths[1] + widths[3]), frame.height / (widths[0] + widths[2]))
    return widths.map { $0 * factor }
  }

  /// Returns whether a point belongs to an edge beside one without a border, by its distances from both: in the triangle
  /// between the edge, the line at 45 degrees and the center, or in the band in a square corner.
  private func isIn(
    _ distance: Double, _ other: Double, _ half: Double, _ otherHalf: Double, _ width: Double, _ corner: Point
  ) -> Bool {
    if isSquare(corner, width) {
      // In the band, but not in the one beside it.
      let (end, otherEnd) = (min(width, half), min(width, otherHalf))
      return distance <= end || isBelow(Point(other, distance), [Point(otherEnd, end), Point(otherHalf, half)])
    }
    return isBelow(
      Point(other, distance), [Point(0, 0), Point(min(half, otherHalf), min(half, otherHalf)), Point(otherHalf, half)])
  }

  /// Returns the line on which two borders meet, by the distances from their edges: through their inner corner, in a square
  /// corner along the wider one until outside of both, in a round one perpendicular to the outline, then to the center.
  private func meeting(_ row: Int, _ column: Int, _ borders: [Border?], _ half: Point, _ corner: Point) -> [Point] {
    let widths = widths(of: borders)
    let (x, y) = (widths[column], widths[row])
    let most = min(half.x / x, half.y / y)
    let inner = Point(x, y) * min(1, most)
    if !isSquare(corner, min(x, y)) {
      let line = Point(x, y) * most
      let entry = entry(along: line, corner)
      let tangent = entry - self.entry(along: line + Point(-line.y, line.x) * 1e-6, corner)
      let touches = hypot(entry.x, entry.y) < 1e-6 * hypot(line.x, line.y)
      let normal =
        touches ? Point(1, 1) : Point(abs(tangent.y), abs(tangent.x)) * (1 / max(hypot(tangent.x, tangent.y), 1e-300))
      let depth = min(max(x, y), (half.x - entry.x) / max(normal.x, 1e-300), (half.y - entry.y) / max(normal.y, 1e-300))
      return [Point(0, 0), entry, entry + normal * depth, half]
    }
    return [Point(0, 0), inner, Point(min(max(x, y), half.x), min(max(x, y), half.y)), half]
  }

  /// Returns where a line from a corner enters the area, by the distances from the edges.
  private func entry(along line: Point, _ corner: Point) -> Point {
    func isInside(_ part: Double) -> Bool {
      area.contains(Point(abs(corner.x - line.x * part), abs(corner.y - line.y * part)))
    }
    // In halves of the step before.
    let steps = (1...50).map { 1 / Double(1 << $0) }
    return line * (isInside(1) ? steps.reduce(0) { isInside($0 + $1) ? $0 : $0 + $1 } : 0)
  }

  /// Returns whether a point is on the side of the first axis of a line that only rises.
  private func isBelow(_ point: Point, _ line: [Point]) -> Bool {
    for (start, end) in zip(line, line.dropFirst()) where point.x >= start.x && point.x <= end.x && start.x < end.x {
      return point.y <= start.y + (end.y - start.y) * (point.x - start.x) / (end.x - start.x)
    }
    return false
  }

  private func isSquare(_ corner: Point, _ width: Double) -> Bool {
    let inset = width / 2 * min(1, frame.width / width, frame.height / width)
    return area.contains(Point(abs(corner.x - inset), abs(corner.y - inset)))
  }
}
