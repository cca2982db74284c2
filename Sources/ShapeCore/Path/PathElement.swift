/// One step of a path. Each continues from the current point, where the previous step ended.
@usableFromInline
package enum PathElement: Hashable, Sendable {
  /// Starts a new subpath.
  case move(to: Point)
  /// A straight segment.
  case line(to: Point)
  /// A quadratic Bézier segment.
  case quad(to: Point, control: Point)
  /// A cubic Bézier segment.
  case curve(to: Point, control1: Point, control2: Point)
  /// A part of an ellipse. It starts at the current point, which must be the point of the ellipse at the start of the
  /// arc: append a `move` or a `line` to that point first.
  case arc(Arc)
  /// A straight segment back to the start of the subpath, joined there.
  case close
}

/// A part of an ellipse: center + rotate(rotation) · (radii.width cos t, radii.height sin t), for t from `start` over
/// `sweep` radians.
@usableFromInline
package struct Arc: Hashable, Sendable {
  /// The center of the ellipse.
  package var center: Point
  /// The semi-axes, not negative. If both are the same, the ellipse is a circle.
  package var radii: Size
  /// The rotation of the ellipse, in radians.
  package var rotation: Double
  /// The parameter at which the arc starts, in radians.
  package var start: Double
  /// The range of the parameter, in radians, at most a turn in either direction. Positive is clockwise on the screen.
  package var sweep: Double

  /// Creates an arc. Angles are in radians, and grow clockwise on the screen.
  package init(center: Point, radii: Size, rotation: Double = 0, start: Double, sweep: Double) {
    self.center = center
    self.radii = radii
    self.rotation = rotation
    self.start = start
    self.sweep = sweep
  }

  /// Returns the point of the ellipse at a parameter in radians.
  @inline(never)
  package func point(at parameter: Double) -> Point {
    let (sine, cosine) = sineAndCosine(parameter)
    let local = Point(radii.width * cosine, radii.height * sine)
    if rotation == 0 { return center + local }
    let (turnSine, turnCosine) = sineAndCosine(rotation)
    return center
      + Point(turnCosine * local.x - turnSine * local.y, turnSine * local.x + turnCosine * local.y)
  }

  /// The point at which the arc starts.
  package var startPoint: Point { point(at: start) }
  /// The point at which the arc ends.
  package var endPoint: Point { point(at: start + sweep) }
}
