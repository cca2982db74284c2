/// A width and a height, in points.
@frozen
public struct Size: Equatable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether both lengths are finite.
  @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }
}
