/// A corner of a rounded rectangle with borders on its two edges, seen going clockwise.
///
/// The outer arc is a quarter circle. The inner one is a quarter ellipse with the same center, whose radii are less by
/// the widths, as CSS Backgrounds and Borders Level 3, section 4.2, has it; where one of the radii would not be
/// positive the inner corner is sharp. Both arcs are addressed by their parameter from 0, at the edge that comes in, to
/// pi / 2, at the edge that goes out.
struct BorderCorner {
  var point: Point
  var radius: Double
  /// The directions of the edges that come in and go out.
  var incoming: Point
  var outgoing: Point
  /// The angle at which the outer arc starts, in radians.
  var angle: Double
  /// The widths of the borders on the edges that come in and go out.
  var before: Double
  var after: Double
  /// Whether the corner has arcs, even if they have no length; a plain rectangle has none.
  var isRound: Bool

  /// Returns the corners of a rectangle, clockwise from the top left one: each lies before the edge of its number. The
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

  /// Returns the point that lies so far from the incoming and from the outgoing edge.
  func at(_ fromIncoming: Double, _ fromOutgoing: Double) -> Point {
    point + outgoing * fromIncoming - incoming * fromOutgoing
  }

  /// The point where the inner edges would meet, were they not round.
  var innerPoint: Point { at(before, after) }
  private var center: Point { at(radius, radius) }

  /// The radii of the inner corner, measured from the incoming and from the outgoing edge; both 0 where it is sharp.
  private var innerRadii: (fromIncoming: Double, fromOutgoing: Double) {
    radius > before && radius > after ? (radius - before, radius - after) : (0, 0)
  }

  // MARK: Where two borders meet

  /// Where the outer arc crosses the line between the two borders: from the corner through the inner point.
  var outerMeeting: Double { Self.crossing(before, after) }

  /// Where the inner arc crosses it.
  var innerMeeting: Double {
    let radii = innerRadii
    return Self.crossing(before * radii.fromOutgoing, after * radii.fromIncoming)
  }

  /// Returns the parameter at which a unit quarter circle, tangent to both axes, crosses the line from the origin with
  /// a direction, neither component of which is negative; the first of the two crossings. With s for the length of the
  /// way there in units of the direction (a, b), (1 - a s)² + (1 - b s)² = 1, so s = 1 / (a + b + √(2 a b)).
  private static func crossing(_ a: Double, _ b: Double) -> Double {
    let sum = a + b + (2 * a * b).squareRoot()
    guard sum > 0, sum.isFinite else { return Double.pi / 4 }
    return Mathematics.arcTangent(y: 1 - b / sum, x: 1 - a / sum)
  }

  // MARK: Drawing

  /// A line to the outer arc and a piece of it; a corner without arcs is just the point.
  func appendOuter(from start: Double = 0, to end: Double = Double.pi / 2, to elements: inout [PathElement]) {
    append(center: center, Size(radius, radius), sharp: point, from: start, to: end, to: &elements)
  }

  /// The same for the inner arc.
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

  /// What of the corner lies beyond its inner arc: a closed piece between that and the point. A sharp corner has none:
  /// all of it belongs to one of the bands along the edges.
  func appendSpandrel(to elements: inout [PathElement]) {
    guard innerRadii.fromIncoming > 0 else { return }
    elements.append(.move(to: point))
    elements.append(.line(to: at(radius, 0)))
    appendInner(from: Double.pi / 2, to: 0, to: &elements)
    elements.append(.line(to: at(0, radius)))
    elements.append(.close)
  }
}
