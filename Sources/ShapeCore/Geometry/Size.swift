/// A width and a height, in points.
@frozen
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  @inlinable public static func * (a: Size, factor: Double) -> Size { Size(a.width * factor, a.height * factor) }
  @inlinable public static func * (factor: Double, a: Size) -> Size { Size(factor * a.width, factor * a.height) }
  @inlinable public static func / (a: Size, divisor: Double) -> Size { Size(a.width / divisor, a.height / divisor) }

  /// Whether both lengths are finite.
  @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }
}
