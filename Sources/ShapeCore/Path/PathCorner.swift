/// A corner between two lines of a path, where the second one is known only by a point on it.
struct PathCorner {
  private(set) var rounded: Corner
  /// The shape, with the smoothing that fits.
  private(set) var shape: CornerShape
  /// The current point before the corner.
  private(set) var start: Point
  /// The point towards which the corner turns.
  private(set) var end: Point
  /// The length of its tangents without smoothing.
  private var reach: Double
  /// The length of the tangents of a radius that is reduced, and that of the shorter leg.
  private(set) var excess: (needed: Double, available: Double)?

  /// Creates a corner with the largest radius that fits, up to one in points.
  init(_ corner: Point, from start: Point, to end: Point, radius: Double, shape: CornerShape) {
    (self.shape, self.start, self.end) = (shape, start, end)
    let resolution = roundingShare * max(start.magnitude, corner.magnitude, end.magnitude)
    guard (corner - start).magnitude > resolution, (end - corner).magnitude > resolution else {
      (rounded, reach) = (Corner(at: corner), 0)
      // Without a line there is no angle, and the tangents of a right one are as long as the radius.
      if radius > resolution { excess = (radius * shape.leastReach, 0) }
      return
    }
    let (arriving, leaving) = ((corner - start).normalized, (end - corner).normalized)
    let tangents = TangentArc(corner: corner, arriving: arriving, leaving: leaving)
    let needed = tangents.isCollinear ? 0 : radius * tangents.tangentFactor * shape.leastReach
    let available = min(start.distance(to: corner), corner.distance(to: end))
    if tangents.isCollinear, arriving.dot(leaving) < 0, radius > resolution { excess = (.infinity, available) }
    // A tangent that fills its leg may have been computed from the leg, with the rounding of large coordinates.
    if needed > available * (1 + 1e-9) + resolution { excess = (needed, available) }
    // The length of the tangent is proportional to the radius.
    let fitting = excess.map { radius * ($0.available / $0.needed) } ?? radius
    let tangent = tangents.isCollinear ? 0 : fitting * tangents.tangentFactor
    rounded = Corner(at: corner, -arriving * tangent, leaving * tangent, arc: tangents.arc(radius: fitting))
    reach = tangent * shape.leastReach
    self = smoothed(within: available) ?? self
  }

  /// The elements of the curve after its start.
  var elements: [PathElement] { rounded.elements(shape) }

  var endOfCurve: Point { rounded.end(shape) }

  /// Returns the parts of the line between two corners that belong to the one before and to this one, in proportion to
  /// their tangents.
  func shares(with last: PathCorner) -> (before: Double, after: Double) {
    let length = last.rounded.point.distance(to: rounded.point)
    let sum = last.reach + reach
    return sum > 0 ? (length * (last.reach / sum), length * (reach / sum)) : (length, length)
  }

  /// Returns the corner with the smoothing for which a part of a line has room, or `nil` if it has room for all of it.
  func smoothed(within length: Double) -> PathCorner? {
    guard reach > 0, case let shape = shape.smoothed(within: length / reach), shape != self.shape else { return nil }
    var result = self
    result.shape = shape
    return result
  }
}
