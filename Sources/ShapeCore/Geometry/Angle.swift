/// An angle. It grows clockwise on the screen, because y grows down, and 0 points to the right.
@frozen
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Creates an angle from radians.
  @inlinable public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  @inlinable public init(degrees: Double) { radians = degrees * (Double.pi / 180) }
  /// Creates an angle from whole turns.
  @inlinable public init(turns: Double) { radians = turns * (2 * Double.pi) }

  /// The angle 0, which points to the right.
  public static let zero = Angle(radians: 0)

  /// The angle in degrees.
  @inlinable public var degrees: Double { radians * (180 / Double.pi) }

  @inlinable public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// Returns the sum of two angles.
  @inlinable public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// Returns the difference of two angles.
  @inlinable public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// Returns the angle in the other direction.
  @inlinable public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// Returns a multiple of an angle.
  @inlinable public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
  /// Returns a multiple of an angle.
  @inlinable public static func * (factor: Double, a: Angle) -> Angle { Angle(radians: factor * a.radians) }
  /// Returns a part of an angle.
  @inlinable public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }
  /// Returns how many times an angle contains another one.
  @inlinable public static func / (a: Angle, b: Angle) -> Double { a.radians / b.radians }

  /// The absolute value.
  @inlinable public var magnitude: Angle { Angle(radians: radians.magnitude) }

  /// The sine. Exact at multiples of a quarter turn.
  @_spi(Generated) public var sine: Double { Mathematics.sine(radians) }
  /// The cosine. Exact at multiples of a quarter turn.
  @_spi(Generated) public var cosine: Double { Mathematics.cosine(radians) }
  /// The tangent. Infinite at odd multiples of a quarter turn.
  @_spi(Generated) public var tangent: Double { Mathematics.tangent(radians) }

  /// Creates the angle with a sine, in -90°...90°. NaN outside -1...1.
  @_spi(Generated) public init(sine: Double) { radians = Mathematics.arcSine(sine) }
  /// Creates the angle with a cosine, in 0°...180°. NaN outside -1...1.
  @_spi(Generated) public init(cosine: Double) { radians = Mathematics.arcCosine(cosine) }
  /// Creates the angle with a tangent, in -90°...90°.
  @_spi(Generated) public init(tangent: Double) { radians = Mathematics.arcTangent(tangent) }
  /// Creates the angle of the direction from the origin to (x, y), in -180°...180°.
  @_spi(Generated) public init(y: Double, x: Double) { radians = Mathematics.arcTangent(y: y, x: x) }
}
