/// An angle; it grows clockwise as seen, because y grows downwards, and 0 points to the right.
@frozen
public struct Angle: Equatable, Comparable, Sendable {
  public var radians: Double

  @inlinable public init(radians: Double) { self.radians = radians }
  /// An angle in degrees, 360 to a turn.
  @inlinable public init(degrees: Double) { radians = degrees * (Double.pi / 180) }
  /// An angle in whole turns.
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
}
