/// A corner of a rounded rectangle with borders on its two edges, in clockwise direction.
///
/// The outer arc is a quarter circle. The inner one is a quarter ellipse with the same center, whose radii are those of
/// the outer arc minus the widths, as in CSS Backgrounds and Borders Level 3, section 4.2. If one of the radii would
/// not be positive, the inner corner is sharp. The parameter of both arcs runs from 0, at the first edge, to pi / 2, at
/// the second.
struct BorderCorner {
  var point: Point
  var radius: Double
  /// The directions of the first and the second edge.
  var incoming: Point
  var outgoing: Point
  /// The angle at which the outer arc starts, in radians.
  var angle: Double
  /// The widths of the borders on the first and the second edge.
  var before: Double
  var after: Double
  /// Whether the corner has arcs, even if they have no length. A plain rectangle has none.
  var isRound: Bool

  /// Returns the corners of a rectangle, clockwise from the top left one: each is before the edge of its number. The
  /// widths are those of the edges, clockwise from the top one. Without radii the corners have no arcs.
  static func all(of rect: Rect, _ radii: CornerRadii?, widths: [Double]) -> [BorderCorner] {
    let (right, down) = (Point(1, 0), Point(0, 1))
    func corner(_ number: Int, _ point: Point, _ radius: Double?, _ incoming: Point, _ outgoing: Point) -> BorderCorner
    {
      BorderCorner(
        point: point, radius: radius ?? 0, incoming: incoming, outgoing: outgoing,
        angle: Double((number + 2) % 4) * (Double.pi / 2), before: widths[(number + 3) % 4], after: widths[number],
        isRound: radius != nil)
    }
    return [
      corner(0, rect.topLeft, radii?.topLeft, -down, right), corner(1, rect.topRight, radii?.topRight, right, down),
      corner(2, rect.bottomRight, radii?.bottomRight, down, -right),
      corner(3, rect.bottomLeft, radii?.bottomLeft, -right, -down),
    ]
  }

  /// Returns the point at a distance from the first and from the second edge.
  func at(_ fromIncoming: Double, _ fromOutgoing: Double) -> Point {
    point + outgoing * fromIncoming - incoming * fromOutgoing
  }

  /// The point where the inner edges would meet if they were not round.
  var innerPoint: Point { at(before, after) }
  private var center: Point { at(radius, radius) }

  /// The radii of the inner corner, measured from the first and from the second edge. Both are 0 if it is sharp.
  private var innerRadii: (fromIncoming: Double, fromOutgoing: Double) {
    radius > before && radius > after ? (radius - before, radius - after) : (0, 0)
  }

  // MARK: Where two borders meet

  /// The parameter at which the outer arc crosses the line between the two borders, which runs from the corner through
  /// the inner point.
  var outerMeeting: Double { Self.crossing(before, after) }

  /// The parameter at which the inner arc crosses that line.
  var innerMeeting: Double {
    let radii = innerRadii
    return Self.crossing(before * radii.fromOutgoing, after * radii.fromIncoming)
  }

  /// Returns the parameter at which a unit quarter circle, tangent to both axes, first crosses the line from the origin
  /// with a direction whose components are not negative.
  ///
  /// With s for the distance in units of the direction (a, b), (1 - a s)² + (1 - b s)² = 1, so s = 1 / (a + b + √(2 a
  /// b)).
  private static func crossing(_ a: Double, _ b: Double) -> Double {
    let sum = a + b + (2 * a * b).squareRoot()
    guard sum > 0, sum.isFinite else { return Double.pi / 4 }
    return Mathematics.arcTangent(y: 1 - b / sum, x: 1 - a / sum)
  }

  // MARK: Drawing

  /// Appends a line to the outer arc and a part of it. A corner without arcs is just the point.
  func appendOuter(from start: Double = 0, to end: Double = Double.pi / 2, to elements: inout [PathElement]) {
    append(center: center, Size(radius, radius), sharp: point, from: start, to: end, to: &elements)
  }

  /// Appends a line to the inner arc and a part of it. A sharp corner is just the point.
  func appendInner(from start: Double = 0, to end: Double = Double.pi / 2, to elements: inout [PathElement]) {
    let (fromIncoming, fromOutgoing) = innerRadii
    let isVertical = incoming.x == 0
    let radii = isVertical ? Size(fromIncoming, fromOutgoing) : Size(fromOutgoing, fromIncoming)
    let isSharp = fromIncoming == 0
    append(center: isSharp ? innerPoint : center, radii, sharp: innerPoint, from: start, to: end, to: &elements)
  }

  private func append(
    center: Point, _ radii: Size, sharp: Point, from start: Double, to end: Double, to elements: inout [PathElement]
  ) {
    guard isRound else { return elements.append(.line(to: sharp)) }
    let arc = Arc(center: center, radii: radii, start: angle + start, sweep: end - start)
    elements.append(.line(to: arc.startPoint))
    elements.append(.arc(arc))
  }

  /// Appends the part of the corner beyond its inner arc: a closed area between the arc and the point. A sharp corner
  /// has none, because it belongs to the bands along the edges.
  func appendSpandrel(to elements: inout [PathElement]) {
    guard innerRadii.fromIncoming > 0 else { return }
    elements.append(.move(to: point))
    elements.append(.line(to: at(radius, 0)))
    appendInner(from: Double.pi / 2, to: 0, to: &elements)
    elements.append(.line(to: at(0, radius)))
    elements.append(.close)
  }
}
