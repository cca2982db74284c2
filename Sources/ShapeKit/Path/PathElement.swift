/// One step of a path. Each continues from the current point, which the step before it left.
@frozen
public enum PathElement: Equatable, Sendable {
  /// Starts a new subpath.
  case move(to: Point)
  /// A straight segment.
  case line(to: Point)
  /// A quadratic Bézier segment.
  case quad(to: Point, control: Point)
  /// A cubic Bézier segment.
  case curve(to: Point, control1: Point, control2: Point)
  /// A piece of an ellipse. It starts at the current point, which is the ellipse's point at the arc's start: whoever
  /// appends an arc puts the `move` or the `line` to that point before it.
  case arc(Arc)
  /// A straight segment back to the start of the subpath, joined there.
  case close
}

/// A piece of an ellipse: center + rotate(rotation) · (radii.width cos t, radii.height sin t), for t from `start` over
/// `sweep` radians.
@frozen
public struct Arc: Equatable, Sendable {
  public var center: Point
  /// The half axes; not negative. A circle where both are equal.
  public var radii: Size
  /// How far the ellipse is turned, in radians.
  public var rotation: Double
  /// The parameter at which the arc starts, in radians.
  public var start: Double
  /// How far the parameter runs, in radians, at most a turn either way; positive runs clockwise as seen.
  public var sweep: Double

  public init(center: Point, radii: Size, rotation: Double = 0, start: Double, sweep: Double) {
    self.center = center
    self.radii = radii
    self.rotation = rotation
    self.start = start
    self.sweep = sweep
  }

  /// Returns the point of the ellipse at a parameter in radians.
  public func point(at parameter: Double) -> Point {
    let (sine, cosine) = sineAndCosine(parameter)
    let local = Point(radii.width * cosine, radii.height * sine)
    if rotation == 0 { return center + local }
    let (turnSine, turnCosine) = sineAndCosine(rotation)
    return center
      + Point(turnCosine * local.x - turnSine * local.y, turnSine * local.x + turnCosine * local.y)
  }

  public var startPoint: Point { point(at: start) }
  public var endPoint: Point { point(at: start + sweep) }
}
