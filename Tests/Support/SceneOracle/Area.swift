import ShapeCore

/// A region that decides on its own which points are inside, without the path operations of the library.
package enum Area: Equatable, Sendable {
  case rect(Rect)
  /// A rectangle with a radius for each corner, none larger than half of the shorter side.
  case rounded(Rect, CornerRadii)
  case circle(Point, Double)
  /// A closed polygon, which may cross itself.
  case polygon([Point])

  /// The same region as a path.
  package var path: Path {
    switch self {
    case .rect(let rect): .rect(rect)
    case .rounded(let rect, let radii): .roundedRect(rect, radii: radii)
    case .circle(let center, let radius): .circle(center: center, radius: radius)
    case .polygon(let points): .polygon(points)
    }
  }

  package func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
    switch self {
    case .rect, .rounded, .circle: return depth(of: point) > 0
    case .polygon(let points):
      var winding = 0
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
        if x > point.x { winding += a.y < b.y ? 1 : -1 }
      }
      return rule == .nonZero ? winding != 0 : winding % 2 != 0
    }
  }

  /// Returns the distance of a point from the outline, negative outside.
  package func depth(of point: Point) -> Double {
    switch self {
    case .rect(let rect): return Self.depth(of: point, in: rect, 0)
    case .rounded(let rect, let radii):
      let isLeft = point.x < rect.x + rect.width / 2
      let isTop = point.y < rect.y + rect.height / 2
      let radius =
        isLeft ? (isTop ? radii.topLeft : radii.bottomLeft) : (isTop ? radii.topRight : radii.bottomRight)
      return Self.depth(of: point, in: rect, radius)
    case .circle(let center, let radius): return radius - length(point - center)
    case .polygon(let points):
      var least = Double.infinity
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
        let (along, way) = (b - a, point - a)
        let square = along.x * along.x + along.y * along.y
        let t = square > 0 ? min(max((way.x * along.x + way.y * along.y) / square, 0), 1) : 0
        least = min(least, length(point - (a + along * t)))
      }
      return contains(point) ? least : -least
    }
  }

  /// Source: the signed distance of a rounded box, I. Quilez, "2D distance functions".
  private static func depth(of point: Point, in rect: Rect, _ radius: Double) -> Double {
    let x = abs(point.x - rect.x - rect.width / 2) - rect.width / 2 + radius
    let y = abs(point.y - rect.y - rect.height / 2) - rect.height / 2 + radius
    return radius - min(max(x, y), 0) - length(Point(max(x, 0), max(y, 0)))
  }
}

/// A solid stroke along an area.
package struct Line: Equatable, Sendable {
  package var width: Double
  package var alignment: StrokeAlignment
  /// Miters only along rectangles and smooth outlines.
  package var join: LineJoin

  package init(width: Double, alignment: StrokeAlignment, join: LineJoin) {
    (self.width, self.alignment, self.join) = (width, alignment, join)
  }

  package func covers(_ point: Point, along area: Area) -> Bool {
    let depth = area.depth(of: point)
    let (inner, outer): (Double, Double) =
      switch alignment {
      case .center: (width / 2, width / 2)
      case .inside: (width, 0)
      case .outside: (0, width)
      }
    if depth > 0 { return depth <= inner }
    guard join == .miter, case .rect(let rect) = area else { return -depth <= outer }
    return point.x > rect.x - outer && point.x < rect.x + rect.width + outer && point.y > rect.y - outer
      && point.y < rect.y + rect.height + outer
  }
}

func length(_ point: Point) -> Double { (point.x * point.x + point.y * point.y).squareRoot() }
