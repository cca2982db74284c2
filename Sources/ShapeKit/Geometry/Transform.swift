/// An affine transform: x' = a x + c y + tx, y' = b x + d y + ty, with the names of `CGAffineTransform`.
public struct Transform: Equatable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public static func translation(_ d: Point) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: d.x, ty: d.y)
  }

  /// Returns a rotation around a fixed point. Positive angles rotate clockwise on the screen.
  public static func rotation(_ angle: Angle, around center: Point) -> Transform {
    let (sine, cosine) = sineAndCosine(angle.radians)
    return Transform(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: center.x - cosine * center.x + sine * center.y,
      ty: center.y - sine * center.x - cosine * center.y)
  }

  /// Returns a scaling along the axes around a fixed point. A negative factor mirrors.
  public static func scale(x: Double, y: Double, around center: Point) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: center.x - x * center.x, ty: center.y - y * center.y)
  }

  /// Returns the image of a point.
  public func apply(_ p: Point) -> Point { Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty) }

  /// Returns the transform that applies `self` first and then `next`.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The factor by which areas grow. Negative if the transform mirrors.
  public var determinant: Double { a * d - b * c }
}
