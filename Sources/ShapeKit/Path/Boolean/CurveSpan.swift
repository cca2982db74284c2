/// A piece of a curve as a cubic Bézier curve: the form in which two curves are compared.
struct CurveSpan {
  var start: Double
  var end: Double
  /// The control points.
  var p0: Point
  var p1: Point
  var p2: Point
  var p3: Point
  /// How far the curve may lie off the cubic: 0 but for arcs.
  var error: Double

  /// The unit vectors of travel at both ends. Where a control coincides with its end, the next one tells.
  var startDirection: Point { direction(p1 - p0, p2 - p0, p3 - p0) }
  var endDirection: Point { direction(p3 - p2, p3 - p1, p3 - p0) }

  private func direction(_ first: Point, _ second: Point, _ third: Point) -> Point {
    let whole = (p3 - p0).magnitude
    for vector in [first, second] where vector.magnitude > 1e-9 * whole { return unit(vector) }
    return unit(third)
  }
}

/// A vector's direction; zero for none.
func unit(_ vector: Point) -> Point {
  let square = vector.dot(vector)
  return square > 0 ? vector / square.squareRoot() : .zero
}

extension Segment {
  /// The piece between two parameters, backwards where the first is greater.
  func span(from t0: Double, to t1: Double) -> CurveSpan {
    let reach = (t1 - t0) / 3
    switch self {
    case .line, .quad, .cubic:
      let p0 = t0 == 0 ? start : point(at: t0)
      let p3 = t1 == 1 ? end : point(at: t1)
      return CurveSpan(
        start: t0, end: t1, p0: p0, p1: p0 + derivative(at: t0) * reach, p2: p3 - derivative(at: t1) * reach, p3: p3,
        error: 0)
    case .arc(let arc):
      let angle0 = arc.start + arc.sweep * t0
      let angle1 = arc.start + arc.sweep * t1
      let quarter = (angle1 - angle0) / 4
      let factor = 4.0 / 3 * Mathematics.tangent(quarter)
      let p0 = arc.point(at: angle0)
      let p3 = arc.point(at: angle1)
      // The radius of the cubic is too large by 4/27 sin⁶ / cos² of a quarter of the angle, at most (M. Goldapp,
      // "Approximation of circular arcs by cubic polynomials", 1991), half of that with both ends on the circle.
      let square = factor * factor * 9 / 16
      let error = max(arc.radii.width, arc.radii.height) * 4.0 / 27 * square * square * square
      return CurveSpan(
        start: t0, end: t1, p0: p0, p1: p0 + arc.derivative(at: angle0) * factor,
        p2: p3 - arc.derivative(at: angle1) * factor, p3: p3, error: error)
    }
  }
}
