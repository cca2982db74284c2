/// An affine transform: x' = a x + c y + tx, y' = b x + d y + ty, with the names of `CGAffineTransform`.
package struct Transform: Hashable, Sendable {
  /// The x component of the image of the displacement (1, 0).
  package var a: Double
  /// The y component of the image of the displacement (1, 0).
  package var b: Double
  /// The x component of the image of the displacement (0, 1).
  package var c: Double
  /// The y component of the image of the displacement (0, 1).
  package var d: Double
  /// The x coordinate of the image of the origin, in points.
  package var tx: Double
  /// The y coordinate of the image of the origin, in points.
  package var ty: Double

  /// Creates a transform from its six numbers: (x, y) becomes (a x + c y + tx, b x + d y + ty).
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns the transform that moves points by a displacement.
  package static func translation(_ d: Point) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: d.x, ty: d.y)
  }

  /// Returns a rotation around a fixed point. Positive angles rotate clockwise on the screen.
  package static func rotation(_ angle: Angle, around center: Point) -> Transform {
    let (sine, cosine) = sineAndCosine(angle.radians)
    return Transform(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: center.x - cosine * center.x + sine * center.y,
      ty: center.y - sine * center.x - cosine * center.y)
  }

  /// Returns a scaling along the axes around a fixed point. A negative factor mirrors.
  package static func scale(x: Double, y: Double, around center: Point) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: center.x - x * center.x, ty: center.y - y * center.y)
  }

  /// Returns the image of a point.
  package func apply(_ p: Point) -> Point { Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty) }

  /// Returns the transform that applies `self` first and then `next`.
  package func then(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The factor by which areas grow. Negative if the transform mirrors.
  package var determinant: Double { a * d - b * c }

  /// The transform that undoes this one, or `nil` if there is none.
  package var inverse: Transform? {
    let area = determinant
    guard area != 0, area.isFinite else { return nil }
    return Transform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }

  /// The transform without its displacement.
  package var linear: Transform { Transform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }

  /// Returns the transform that moves points as `self` does around the origin around another fixed point.
  package func around(_ center: Point) -> Transform {
    Transform.translation(-center).then(linear).then(.translation(center))
  }

  /// The factor by which all lengths grow, 1 for a rotation. `nil` if it depends on the direction.
  package var lengthFactor: Double? {
    let (first, second) = (a * a + b * b, c * c + d * d)
    let slack = 1e-9 * max(first, second)
    guard abs(first - second) <= slack, abs(a * c + b * d) <= slack else { return nil }
    return abs(first - 1) <= 1e-12 ? 1 : first.squareRoot()
  }

  /// Returns the horizontal and the vertical reach of a circle around a point, in the coordinates after the transform.
  package func reach(of radius: Double) -> Point {
    if let lengthFactor { return Point(radius * lengthFactor, radius * lengthFactor) }
    return Point(radius * (a * a + c * c).squareRoot(), radius * (b * b + d * d).squareRoot())
  }

  /// Returns the bounding box of the image of a rectangle.
  package func bounds(of rect: Rect) -> Rect {
    let corners = [rect.topLeft, rect.topRight, rect.bottomRight, rect.bottomLeft].map { apply($0) }
    return Rect(corners[0], corners[1]).union(Rect(corners[2], corners[3]))
  }
}
