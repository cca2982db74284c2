/// A piece of a curve as a cubic Bézier curve, the form in which two curves are compared.
struct CurveSpan {
  var start: Double
  var end: Double
  /// The control points.
  var p0: Point
  var p1: Point
  var p2: Point
  var p3: Point
  /// Half the axes of an ellipse around each point of the cubic that contains the curve. Zero except for arcs.
  var errorAxes = (Point.zero, Point.zero)

  /// Returns the maximum distance of the curve from the cubic along a vector, times the vector's length.
  func error(along vector: Point) -> Double { abs(errorAxes.0.dot(vector)) + abs(errorAxes.1.dot(vector)) }

  /// Returns the unit directions at both ends, except for hooks smaller than a tolerance.
  ///
  /// At a cusp, rounding moves the parameter by its root and leaves a handle of that length, which may point anywhere. A
  /// curve turns from the direction of a short handle to that of the next control point within about its square.
  func directions(tolerance: Double) -> (start: Point, end: Point) {
    let least = (p3 - p0).magnitude * tolerance
    func direction(_ first: Point, _ second: Point, _ third: Point) -> Point {
      for vector in [first, second] where vector.dot(vector) > least { return unit(vector) }
      return unit(third)
    }
    return (direction(p1 - p0, p2 - p0, p3 - p0), direction(p3 - p2, p3 - p1, p3 - p0))
  }
}

/// Returns the direction of a vector, or zero for the zero vector.
func unit(_ vector: Point) -> Point {
  let square = vector.dot(vector)
  return square > 0 ? vector / square.squareRoot() : .zero
}

extension Segment {
  /// Returns the piece between two parameters, backwards if the first is greater.
  func span(from t0: Double, to t1: Double) -> CurveSpan {
    let reach = (t1 - t0) / 3
    switch self {
    case .line, .quad, .cubic:
      let p0 = t0 == 0 ? start : point(at: t0)
      let p3 = t1 == 1 ? end : point(at: t1)
      return CurveSpan(
        start: t0, end: t1, p0: p0, p1: p0 + derivative(at: t0) * reach, p2: p3 - derivative(at: t1) * reach, p3: p3)
    case .arc(let arc):
      let angle0 = arc.start + arc.sweep * t0
      let angle1 = arc.start + arc.sweep * t1
      let u = arc.turned(Point(arc.radii.width, 0))
      let v = arc.turned(Point(0, arc.radii.height))
      let (sine0, cosine0) = sineAndCosine(angle0)
      let (sine1, cosine1) = sineAndCosine(angle1)
      let tangent = Mathematics.tangent((angle1 - angle0) / 4)
      let factor = 4.0 / 3 * tangent
      let p0 = arc.center + u * cosine0 + v * sine0
      let p3 = arc.center + u * cosine1 + v * sine1
      // The cubic is outside a circle by at most 4/27 sin⁶ / cos² of a quarter of the angle, as a share of the radius
      // (M. Goldapp, "Approximation of circular arcs by cubic polynomials", 1991).
      let share = 4.0 / 27 * tangent * tangent * tangent * tangent * tangent * tangent
      return CurveSpan(
        start: t0, end: t1, p0: p0, p1: p0 + (v * cosine0 - u * sine0) * factor,
        p2: p3 - (v * cosine1 - u * sine1) * factor, p3: p3, errorAxes: (u * share, v * share))
    }
  }
}
