/// A position or a displacement, in points. x grows to the right and y grows down.
@frozen
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate, in points. It grows to the right.
  public var x: Double
  /// The vertical coordinate, in points. It grows down.
  public var y: Double

  /// Creates a point from its coordinates, in points.
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(0, 0)

  /// Returns the point moved by a displacement.
  @inlinable public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  /// Returns the displacement from the second point to the first.
  @inlinable public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  /// Returns the opposite displacement.
  @inlinable public static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }
  /// Returns the displacement with its length multiplied.
  @inlinable public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }
  /// Returns the displacement with its length multiplied.
  @inlinable public static func * (factor: Double, a: Point) -> Point { Point(factor * a.x, factor * a.y) }
  /// Returns the displacement with its length divided.
  @inlinable public static func / (a: Point, divisor: Double) -> Point { Point(a.x / divisor, a.y / divisor) }

  /// The distance from the origin.
  public var length: Double { Mathematics.hypotenuse(x, y) }
  /// Returns the distance to another point.
  public func distance(to other: Point) -> Double { (other - self).length }
  /// Returns the dot product.
  @inlinable package func dot(_ other: Point) -> Double { x * other.x + y * other.y }
  /// Returns the z component of the cross product: positive if `other` is clockwise from `self` on the screen.
  @inlinable package func cross(_ other: Point) -> Double { x * other.y - y * other.x }
  /// The displacement, rotated clockwise by a quarter turn.
  @inlinable package var perpendicular: Point { Point(-y, x) }
  /// Returns the linear interpolation to another point: `self` at 0, `other` at 1.
  @_spi(Generated) @inlinable public func interpolated(to other: Point, at t: Double) -> Point {
    Point(x + (other.x - x) * t, y + (other.y - y) * t)
  }
  /// Returns the displacement with a length and a direction.
  @_spi(Generated) public static func polar(_ radius: Double, _ angle: Angle) -> Point {
    Point(radius * angle.cosine, radius * angle.sine)
  }
  /// Returns the point rotated around another one. Positive angles rotate clockwise on the screen.
  @_spi(Generated) public func rotated(by angle: Angle, around center: Point = .zero) -> Point {
    let (sine, cosine) = (angle.sine, angle.cosine)
    let (dx, dy) = (x - center.x, y - center.y)
    return Point(center.x + (dx * cosine - dy * sine), center.y + (dx * sine + dy * cosine))
  }
  /// Whether both coordinates are finite.
  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
}
