/// An angle; it grows clockwise as seen, because y grows downwards, and 0 points to the right.
@frozen
public struct Angle: Equatable, Comparable, Sendable {
  public var radians: Double

  @inlinable public init(radians: Double) { self.radians = radians }
  /// Creates an angle in degrees, 360 to a turn.
  @inlinable public init(degrees: Double) { radians = degrees * (Double.pi / 180) }
  /// Creates an angle in whole turns.
  @inlinable public init(turns: Double) { radians = turns * (2 * Double.pi) }

  public static let zero = Angle(radians: 0)

  @inlinable public var degrees: Double { radians * (180 / Double.pi) }

  @inlinable public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  @inlinable public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  @inlinable public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  @inlinable public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  @inlinable public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
  @inlinable public static func * (factor: Double, a: Angle) -> Angle { Angle(radians: factor * a.radians) }
  @inlinable public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }
  @inlinable public static func / (a: Angle, b: Angle) -> Double { a.radians / b.radians }

  /// The angle without its sign.
  @inlinable public var magnitude: Angle { Angle(radians: radians.magnitude) }

  /// The sine, exact at whole quarter turns.
  public var sine: Double { Mathematics.sine(radians) }
  /// The cosine, exact at whole quarter turns.
  public var cosine: Double { Mathematics.cosine(radians) }
  /// The tangent; infinite at odd quarter turns.
  public var tangent: Double { Mathematics.tangent(radians) }

  /// Creates the angle with a sine; not a number outside -1...1.
  public init(sine: Double) { radians = Mathematics.arcSine(sine) }
  /// Creates the angle with a cosine; not a number outside -1...1.
  public init(cosine: Double) { radians = Mathematics.arcCosine(cosine) }
  /// Creates the angle with a tangent.
  public init(tangent: Double) { radians = Mathematics.arcTangent(tangent) }
  /// Creates the direction from the origin to (x, y).
  public init(y: Double, x: Double) { radians = Mathematics.arcTangent(y: y, x: x) }
}
