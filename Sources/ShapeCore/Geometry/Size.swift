/// A width and a height, in points.
@frozen
public struct Size: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a size from its lengths, in points.
  @inlinable
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// Returns the size with both lengths multiplied.
  @inlinable public static func * (a: Size, factor: Double) -> Size { Size(a.width * factor, a.height * factor) }
  /// Returns the size with both lengths multiplied.
  @inlinable public static func * (factor: Double, a: Size) -> Size { Size(factor * a.width, factor * a.height) }
  /// Returns the size with both lengths divided.
  @inlinable public static func / (a: Size, divisor: Double) -> Size { Size(a.width / divisor, a.height / divisor) }

  /// Whether both lengths are finite.
  @inlinable package var isFinite: Bool { width.isFinite && height.isFinite }
}
