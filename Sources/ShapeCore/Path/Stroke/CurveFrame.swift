/// The position, direction and curvature of a curve at a parameter.
struct CurveFrame {
  var t: Double
  var point: Point
  /// The unit direction.
  var tangent: Point
  /// One over the radius of curvature. Positive if the curve turns clockwise on the screen, infinite if it turns with
  /// zero speed.
  var curvature: Double

  /// The unit vector to the right of the direction, on the screen.
  var normal: Point { tangent.perpendicular }

  /// The center of curvature. Far away or not finite if the curve is straight.
  var centerOfCurvature: Point { point + normal / curvature }
}

/// A segment with a length, and the values that its frames share.
struct FramedCurve {
  let segment: Segment
  /// An upper bound of the segment's `derivativeScale`.
  private let largestScale: Double
  private let turning: Turning

  init(_ segment: Segment) {
    self.segment = segment
    turning = Turning(segment)
    switch segment {
    case .line, .arc:
      largestScale = segment.derivativeScale(at: 0)
    case .quad(let from, let control, let to):
      largestScale = 2 * max((control - from).quickLength, (to - control).quickLength)
    case .cubic(let from, let control1, let control2, let to):
      largestScale =
        3 * max((control1 - from).quickLength, (control2 - control1).quickLength, (to - control2).quickLength)
    }
  }

  /// Returns the frame at a parameter. At a cusp, where the direction jumps, it is that on the side of `other`.
  @inline(never)
  func frame(at t: Double, towards other: Double) -> CurveFrame {
    let (inside, velocity) = segment.motion(at: t)
    let point = t <= 0 ? segment.start : t >= 1 ? segment.end : inside
    let speed = velocity.quickLength
    guard speed > 1e-12 * largestScale || speed > 1e-12 * segment.derivativeScale(at: t) else {
      return frameAtStandstill(at: t, towards: other, point: point)
    }
    return CurveFrame(
      t: t, point: point, tangent: velocity / speed, curvature: turning.value(at: t) / (speed * speed * speed))
  }

  /// Returns the frame at a parameter where the derivative is 0.
  @inline(never)
  private func frameAtStandstill(at t: Double, towards other: Double, point: Point) -> CurveFrame {
    // If p' is 0, p'(t + s) is p'' s + p''' s² / 2, and p' × p'' is p'' × p''' s² / 2.
    let rate = turning.secondDerivative
    let curvature = rate == 0 ? 0 : rate < 0 ? -Double.infinity : .infinity
    if let end = t <= 0 ? segment.startDirection : t >= 1 ? segment.endDirection : nil {
      return CurveFrame(t: t, point: point, tangent: end, curvature: curvature)
    }
    let (acceleration, jerk) = (segment.secondDerivative(at: t), segment.thirdDerivative(at: t))
    let length = acceleration.length
    let tangent =
      length > 1e-12 * segment.controlLength ? acceleration * ((other < t ? -1 : 1) / length) : jerk / jerk.length
    return CurveFrame(t: t, point: point, tangent: tangent, curvature: curvature)
  }
}

/// The cross product of the first two derivatives of a segment, which is positive where it turns clockwise on the screen.
///
/// It is a polynomial of degree 2 for a cubic, in Bernstein form: so it has all its digits near the ends, also where the
/// speed vanishes there. What rounding of the control points can cause is 0, so that a straight curve turns nowhere.
private struct Turning {
  private var start = 0.0
  private var middle = 0.0
  private var end = 0.0

  init(_ segment: Segment) {
    let resolution = 1e-15 * segment.magnitude
    func cross(_ a: Point, _ b: Point) -> Double {
      let cross = a.cross(b)
      return abs(cross) > resolution * max(a.magnitude, b.magnitude) ? cross : 0
    }
    switch segment {
    case .line: break
    case .quad(let from, let control, let to):
      start = 4 * cross(control - from, to - control)
      (middle, end) = (start, start)
    case .cubic(let from, let control1, let control2, let to):
      let (first, second, third) = (control1 - from, control2 - control1, to - control2)
      start = 18 * cross(first, second)
      middle = 9 * cross(first, third)
      end = 18 * cross(second, third)
    case .arc(let arc):
      start = arc.radii.width * arc.radii.height * arc.sweep * arc.sweep * arc.sweep
      (middle, end) = (start, start)
    }
  }

  func value(at t: Double) -> Double {
    let s = 1 - t
    return start * (s * s) + 2 * middle * (s * t) + end * (t * t)
  }

  var secondDerivative: Double { 2 * ((end - middle) - (middle - start)) }
}

extension Segment {
  /// Returns the point and the derivative.
  fileprivate func motion(at t: Double) -> (point: Point, velocity: Point) {
    guard case .cubic(let from, let control1, let control2, let to) = self else {
      return (point(at: t), derivative(at: t))
    }
    // The same in one expression for the most common curve.
    let s = 1 - t
    let (first, second, third) = (control1 - from, control2 - control1, to - control2)
    return (
      from * (s * s * s) + control1 * (3 * s * s * t) + (control2 * (3 * s * t * t) + to * (t * t * t)),
      first * (3 * s * s) + second * (6 * s * t) + third * (3 * t * t)
    )
  }

  /// Returns the sum of the lengths of the terms of the derivative at a parameter. Rounding errors are relative to it.
  func derivativeScale(at t: Double) -> Double {
    switch self {
    case .line(let from, let to):
      return (to - from).quickLength
    case .quad(let from, let control, let to):
      return 2 * ((control - from).quickLength * (1 - t) + (to - control).quickLength * t)
    case .cubic(let from, let control1, let control2, let to):
      let s = 1 - t
      return 3 * ((control1 - from).quickLength * s * s + (to - control2).quickLength * t * t)
        + 6 * (control2 - control1).quickLength * s * t
    case .arc(let arc):
      return max(arc.radii.width, arc.radii.height) * abs(arc.sweep)
    }
  }

  /// Returns the second derivative of the point with respect to the parameter.
  func secondDerivative(at t: Double) -> Point {
    switch self {
    case .line:
      return .zero
    case .quad(let from, let control, let to):
      return ((to - control) - (control - from)) * 2
    case .cubic(let from, let control1, let control2, let to):
      let middle = control2 - control1
      return (middle - (control1 - from)) * (6 * (1 - t)) + ((to - control2) - middle) * (6 * t)
    case .arc(let arc):
      return (arc.center - arc.point(at: arc.start + arc.sweep * t)) * (arc.sweep * arc.sweep)
    }
  }

  /// Returns the third derivative of the point with respect to the parameter.
  func thirdDerivative(at t: Double) -> Point {
    switch self {
    case .line, .quad:
      return .zero
    case .cubic(let from, let control1, let control2, let to):
      let middle = control2 - control1
      return (((to - control2) - middle) - (middle - (control1 - from))) * 6
    case .arc(let arc):
      return derivative(at: t) * -(arc.sweep * arc.sweep)
    }
  }
}

extension Point {
  /// The length, as a square root, which is faster, unless squares would overflow or vanish. Slightly less accurate.
  var quickLength: Double {
    let square = dot(self)
    return square > 1e-280 && square < 1e280 ? square.squareRoot() : length
  }
}
