extension BorderFrame {
  /// Returns the parts of a layer's bounds that belong to the edges of a border on an outline of any form.
  ///
  /// Two borders meet along the line from a corner of the bounds to where their inner edges would meet in a rectangle. From
  /// there it follows the wider band until it is outside of both. In a round corner, it turns to 45 degrees where it enters
  /// the outline instead, so that it crosses both bands. Then it goes to the center. Without a border beside it, an edge has
  /// all of its band in a corner that isn't round, so that the band isn't cut diagonally, and nothing of the other band, and
  /// ends on the diagonal of a round one. Each part has the same number of elements for all outlines.
  func parts(of border: Border, in bounds: Rect, _ outline: Path) -> Path {
    let corners = [bounds.topLeft, bounds.topRight, bounds.bottomRight, bounds.bottomLeft]
    let widths = widths(in: bounds.size)
    var elements: [PathElement] = []
    for edge in 0..<4 where border.edges.contains(Self.order[edge]) {
      let (start, end) = (corners[edge], corners[(edge + 1) % 4])
      /// Returns two points on the line from a corner to the center where the part ends.
      func division(at corner: Point, beside neighbor: Int) -> [Point] {
        let diagonal = bounds.center - corner
        let half = Point(abs(diagonal.x), abs(diagonal.y))
        func inwards(_ x: Double, _ y: Double) -> Point {
          Point(corner.x + (diagonal.x < 0 ? -x : x), corner.y + (diagonal.y < 0 ? -y : y))
        }
        /// Returns the point at distances from the edge and its neighbor, at most in the middle of the bounds.
        func inner(_ distance: Double, _ fromNeighbor: Double) -> Point {
          let (x, y) = edge % 2 == 0 ? (fromNeighbor, distance) : (distance, fromNeighbor)
          let factor = min(x > half.x ? half.x / x : 1, y > half.y ? half.y / y : 1)
          return inwards(x * factor, y * factor)
        }
        let (width, other) = (widths[edge], widths[neighbor])
        let wider = max(width, other)
        // A rounding that is small beside the width has no effect on the band.
        let isSquare = outline.contains(inner(wider / 2, wider / 2))
        if isSquare { return [inner(width, other), inwards(min(wider, half.x), min(wider, half.y))] }
        var entry = corner
        if borders[neighbor] != nil, wider > 0 {
          let far = max(half.x, half.y) / wider
          entry = Self.entry(of: corner, inner(width * far, other * far), into: outline)
        }
        let rest = min(half.x - abs(entry.x - corner.x), half.y - abs(entry.y - corner.y))
        let inside = Point(diagonal.x < 0 ? -rest : rest, diagonal.y < 0 ? -rest : rest)
        return [entry, entry + inside]
      }
      elements += [.move(to: start), .line(to: end)]
      elements += division(at: end, beside: (edge + 1) % 4).map { .line(to: $0) }
      elements.append(.line(to: bounds.center))
      elements += division(at: start, beside: (edge + 3) % 4).reversed().map { .line(to: $0) }
      elements.append(.close)
    }
    return Path(elements)
  }

  /// Returns the point at which a line from outside a path enters it, or its start if its end isn't inside.
  private static func entry(of start: Point, _ end: Point, into path: Path) -> Point {
    guard path.contains(end) else { return start }
    var (outer, inner) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (outer + inner) / 2
      if path.contains(start.interpolated(to: end, at: middle)) { inner = middle } else { outer = middle }
    }
    return start.interpolated(to: end, at: outer)
  }
}
