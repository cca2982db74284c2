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
      // The end of a border in the corner is part of it, unless some border reaches the corners of the other side.
      let isReached = (0..<4).contains { edge in
        let across = edge % 2 == 0 ? rect.height : rect.width
        return widths[edge] > across - max(corners[(edge + 2) % 4], corners[(edge + 3) % 4])
      }
      let own = [before, after].filter { borders[$0] != nil }.min {
        distances[$0] / widths[$0] < distances[$1] / widths[$1]
      }
      return isReached ? nearest.paint : own.flatMap { borders[$0]?.paint } ?? nearest.paint
    }
    return nil
  }

  private func freeEdge(at point: Point, _ borders: [Border?]) -> Paint? {
    let (x, y) = ((point.x / frame.width - 0.5), (point.y / frame.height - 0.5))
    let edge = abs(x) < abs(y) ? (y < 0 ? 0 : 2) : (x > 0 ? 1 : 3)
    // Outside of the bounds there are no triangles, but a border of all edges is a stroke.
    let isBand = abs(x) <= 0.5 && abs(y) <= 0.5
    guard let border = borders[edge], isBand, area.depth(of: point) <= border.width else { return nil }
    return border.paint
  }
}
