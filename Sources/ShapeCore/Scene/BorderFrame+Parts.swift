extension BorderFrame {
  /// Returns the parts of a layer's bounds that belong to the edges of a border on an outline of any form.
  ///
  /// Two borders meet along the line from a corner of the bounds to where their inner edges would meet in a rectangle. From
  /// there it follows the wider band until it is outside of both, and then goes to the center. Without a border beside it, an
  /// edge has the triangle to the center, and in a corner that isn't round all of its band, so that the band isn't cut
  /// diagonally. Each part has the same number of elements for all outlines.
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
        if borders[neighbor] != nil {
          let wider = max(widths[edge], widths[neighbor])
          return [
            inner(widths[edge], widths[neighbor]), inwards(min(wider, half.x), min(wider, half.y)),
          ]
        }
        // A rounding that is small beside the width isn't seen.
        guard outline.contains(inner(border.width / 8, border.width / 8)) else { return [corner, corner] }
        let depth = edge % 2 == 0 ? half.y : half.x
        return [inner(border.width, 0), corner + diagonal * (depth > border.width ? border.width / depth : 1)]
      }
      elements += [.move(to: start), .line(to: end)]
      elements += division(at: end, beside: (edge + 1) % 4).map { .line(to: $0) }
      elements.append(.line(to: bounds.center))
      elements += division(at: start, beside: (edge + 3) % 4).reversed().map { .line(to: $0) }
      elements.append(.close)
    }
    return Path(elements)
  }
}
