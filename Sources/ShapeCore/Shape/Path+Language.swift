// Operations of the language, where the library returns an optional or has no default. All have a result for an empty
// path, too.

extension Path {
  /// The center of the bounds: the default center of rotations and scalings.
  package var middle: Point { bounds?.center ?? .zero }

  /// Returns the path rotated around the center of its bounds.
  public func rotated(by angle: Angle) -> Path { rotated(by: angle, around: middle) }
  /// Returns the path scaled around a point. Defaults to the center of its bounds.
  public func scaled(by factor: Double, around center: Point? = nil) -> Path {
    scaled(x: factor, y: factor, around: center ?? middle)
  }
  /// Returns the path scaled around the center of its bounds, with a factor for each axis.
  public func scaled(x: Double, y: Double) -> Path { scaled(x: x, y: y, around: middle) }

  /// The bounds. For an empty path, an empty rectangle at the origin.
  @_spi(Generated) public var frame: Rect { bounds ?? .zero }

  /// Returns a closed rectangle with a radius for each corner. Each defaults to `cornerRadius`.
  public static func roundedRect(
    _ rect: Rect, cornerRadius: Double = 0, topLeft: Double? = nil, topRight: Double? = nil,
    bottomRight: Double? = nil, bottomLeft: Double? = nil, style: CornerStyle = .circular
  ) -> Path {
    let radii = CornerRadii(
      topLeft: topLeft ?? cornerRadius, topRight: topRight ?? cornerRadius, bottomRight: bottomRight ?? cornerRadius,
      bottomLeft: bottomLeft ?? cornerRadius)
    return roundedRect(rect, radii: radii, style: style)
  }

  /// Returns a closed rectangle with a radius for each corner, by its place in the direction of the layout. Each
  /// defaults to `cornerRadius`.
  @_spi(Generated) public static func roundedRect(
    _ rect: Rect, cornerRadius: Double = 0, topLeading: Double? = nil, topTrailing: Double? = nil,
    bottomTrailing: Double? = nil, bottomLeading: Double? = nil, style: CornerStyle = .circular,
    direction: LayoutDirection
  ) -> Path {
    let isMirrored = direction == .rightToLeft
    return roundedRect(
      rect, cornerRadius: cornerRadius, topLeft: isMirrored ? topTrailing : topLeading,
      topRight: isMirrored ? topLeading : topTrailing, bottomRight: isMirrored ? bottomLeading : bottomTrailing,
      bottomLeft: isMirrored ? bottomTrailing : bottomLeading, style: style)
  }
}
