extension BorderFrame {
  /// Returns the parts of a layer's bounds that belong to the edges of a border on an outline of any form.
  ///
  /// Two borders meet along the line from a corner of the bounds to where their inner edges would meet in a rectangle. From
  /// there it follows the wider band until it is outside of both. In a round corner, it is perpendicular to the outline from
  /// where it enters that, so that it ends both bands. Then it goes to the center. Without a border beside it, an edge has
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
        // A rounding that is small beside the widths has no effect on the bands.
        let reach = (borders[neighbor] == nil ? width : min(width, other)) / 2
        let isSquare = outline.contains(inner(reach, reach))
        if isSquare { return [inner(width, other), inwards(min(wider, half.x), min(wider, half.y))] }
        guard borders[neighbor] != nil else { return [corner, inner(max(half.x, half.y), max(half.x, half.y))] }
        let far = max(half.x, half.y) / wider
        let end = inner(width * far, other * far)
        let entry = Self.entry(of: corner, end, into: outline)
        let beside = Self.entry(of: corner, end + (end - corner).perpendicular * 1e-6, into: outline)
        let tangent = beside - entry
        // The normal, in the directions away from both edges. A corner that touches the outline has none.
        let touches = (entry - corner).length < 1e-6 * (end - corner).length
        let normal =
          touches
          ? Point(1, 1) : Point(abs(tangent.y), abs(tangent.x)) * (1 / max(tangent.length, .leastNormalMagnitude))
        let distance = Point(abs(entry.x - corner.x), abs(entry.y - corner.y))
        let depth = min(
          wider, (half.x - distance.x) / max(normal.x, .leastNormalMagnitude),
          (half.y - distance.y) / max(normal.y, .leastNormalMagnitude))
        return [entry, inwards(distance.x + normal.x * depth, distance.y + normal.y * depth)]
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
