/// Paths through points.
extension Path {
  /// Returns a closed polygon through points. Empty without points.
  public static func polygon(_ points: [Point]) -> Path {
    guard let first = points.first else { return .empty }
    var elements: [PathElement] = []
    elements.reserveCapacity(points.count + 1)
    elements.append(.move(to: first))
    for point in points.dropFirst() { elements.append(.line(to: point)) }
    elements.append(.close)
    return Path(wellFormed: elements)
  }

  /// Returns open lines through points. Empty without points.
  public static func polyline(_ points: [Point]) -> Path {
    guard let first = points.first else { return .empty }
    return Path(wellFormed: [.move(to: first)] + points.dropFirst().map { .line(to: $0) })
  }

  /// Returns a smooth curve through points: a cardinal spline as cubic Bézier curves, one from each point to the next.
  /// Empty without points.
  ///
  /// At each point, the curve is parallel to the line between the points before and after it. At the ends of an open
  /// curve, the end itself counts as the missing point.
  /// - Parameters:
  ///   - closed: Whether the curve continues from the last point to the first and is closed there.
  ///   - tension: The tightness of the curve, clamped to 0...1: a uniform Catmull–Rom spline with 0, straight lines with
  ///     1. NaN counts as 0.
  public static func spline(through points: [Point], closed: Bool = false, tension: Double = 0) -> Path {
    guard let first = points.first else { return .empty }
    let looseness = 1 - (tension > 0 ? min(tension, 1) : 0)
    let count = points.count
    func point(_ index: Int) -> Point {
      points[closed ? (index + count) % count : max(0, min(index, count - 1))]
    }
    // A third of the derivative, by which the controls are away from the point.
    func reach(_ index: Int) -> Point { (point(index + 1) - point(index - 1)) * (looseness / 6) }
    var elements: [PathElement] = [.move(to: first)]
    elements.reserveCapacity(count + 2)
    for index in 0..<(closed && count > 1 ? count : count - 1) {
      let end = point(index + 1)
      elements.append(
        .curve(to: end, control1: point(index) + reach(index), control2: end - reach(index + 1)))
    }
    if closed { elements.append(.close) }
    return Path(wellFormed: elements)
  }

  /// Returns a closed polygon with equal sides and angles, clockwise from its first corner, which is straight up if
  /// `rotation` is 0.
  ///
  /// A negative radius or NaN counts as 0. `sides` is limited to `PictureLimits.starPoints`; without sides the path is
  /// empty.
  public static func regularPolygon(center: Point, sides: Int, radius: Double, rotation: Angle = .zero) -> Path {
    guard sides > 0 else { return .empty }
    let count = min(sides, PictureLimits.starPoints)
    let radius = nonNegative(radius)
    return polygon((0..<count).map { center + corner(2 * $0, of: count, rotation) * radius })
  }

  /// Returns a closed star, clockwise from its first tip, which points straight up if `rotation` is 0.
  ///
  /// Tips are on the outer circle, and the notches between them on the inner one. A negative radius or NaN counts as 0.
  /// `points` is limited to `PictureLimits.starPoints`; without points the path is empty.
  public static func star(
    center: Point, points: Int, outerRadius: Double, innerRadius: Double, rotation: Angle = .zero
  ) -> Path {
    guard points > 0 else { return .empty }
    let count = min(points, PictureLimits.starPoints)
    let outer = nonNegative(outerRadius)
    let inner = nonNegative(innerRadius)
    return polygon(
      (0..<2 * count).map { index in
        center + corner(index, of: count, rotation) * (index % 2 == 0 ? outer : inner)
      })
  }

  /// Returns the direction of a tip, or of a notch for an odd index, in a star whose first tip points up.
  private static func corner(_ index: Int, of count: Int, _ rotation: Angle) -> Point {
    // The angle is a single quotient, so that multiples of a quarter turn stay exact.
    let angle = rotation.radians + Double.pi * Double(2 * index - count) / Double(2 * count)
    let (sine, cosine) = sineAndCosine(angle)
    return Point(cosine, sine)
  }
}
