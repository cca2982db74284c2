// Operations of the language, where the library returns an optional or has no default. All have a result for an empty
// path, too.

extension Path {
  /// The center of the bounds: the default center of rotations and scalings.
  package var middle: Point { bounds?.center ?? .zero }

  /// Returns the path rotated around the center of its bounds.
  @_spi(Generated) public func rotated(by angle: Angle) -> Path { rotated(by: angle, around: middle) }
  /// Returns the path scaled around a point. Defaults to the center of its bounds.
  @_spi(Generated) public func scaled(by factor: Double, around center: Point? = nil) -> Path {
    scaled(x: factor, y: factor, around: center ?? middle)
  }
  /// Returns the path scaled around the center of its bounds, with a factor for each axis.
  @_spi(Generated) public func scaled(x: Double, y: Double) -> Path { scaled(x: x, y: y, around: middle) }

  /// The bounds. For an empty path, an empty rectangle at the origin.
  @_spi(Generated) public var frame: Rect { bounds ?? .zero }

  /// Returns a closed rectangle with a radius and a style for each corner. Each defaults to `cornerRadius` or `style`.
  /// `curvature` or `smoothing` replaces `style`, and `cornerRadii` makes elliptical corners.
  public static func roundedRect(
    _ rect: Rect, cornerRadius: Double = 0, cornerRadii: Size? = nil, topLeft: Double? = nil,
    topRight: Double? = nil, bottomRight: Double? = nil, bottomLeft: Double? = nil, style: CornerStyle = .circular,
    smoothing: Double? = nil, curvature: Double? = nil, topLeftStyle: CornerStyle? = nil,
    topRightStyle: CornerStyle? = nil, bottomRightStyle: CornerStyle? = nil, bottomLeftStyle: CornerStyle? = nil
  ) -> Path {
    let radius = cornerRadii?.width ?? cornerRadius
    let radii = CornerRadii(
      topLeft: topLeft ?? radius, topRight: topRight ?? radius, bottomRight: bottomRight ?? radius,
      bottomLeft: bottomLeft ?? radius)
    let usual = CornerShape(style, smoothing: smoothing, curvature: curvature)
    let shapes = [topLeftStyle, topRightStyle, bottomRightStyle, bottomLeftStyle].map { style in
      style.map { CornerShape.style($0) } ?? usual
    }
    guard let cornerRadii else { return roundedRect(rect, radii: radii, shapes: shapes) }
    return roundedRect(rect, cornerRadii: cornerRadii, radii: radii, shapes: shapes)
  }

  /// Returns a closed rectangle with a radius and a style for each corner, by its place in the direction of the layout.
  /// Each defaults to `cornerRadius` or `style`.
  @_spi(Generated) public static func roundedRect(
    _ rect: Rect, cornerRadius: Double = 0, cornerRadii: Size? = nil, topLeading: Double? = nil,
    topTrailing: Double? = nil, bottomTrailing: Double? = nil, bottomLeading: Double? = nil,
    style: CornerStyle = .circular, smoothing: Double? = nil, curvature: Double? = nil,
    topLeadingStyle: CornerStyle? = nil, topTrailingStyle: CornerStyle? = nil,
    bottomTrailingStyle: CornerStyle? = nil, bottomLeadingStyle: CornerStyle? = nil, direction: LayoutDirection
  ) -> Path {
    let isMirrored = direction == .rightToLeft
    return roundedRect(
      rect, cornerRadius: cornerRadius, cornerRadii: cornerRadii, topLeft: isMirrored ? topTrailing : topLeading,
      topRight: isMirrored ? topLeading : topTrailing, bottomRight: isMirrored ? bottomLeading : bottomTrailing,
      bottomLeft: isMirrored ? bottomTrailing : bottomLeading, style: style, smoothing: smoothing,
      curvature: curvature, topLeftStyle: isMirrored ? topTrailingStyle : topLeadingStyle,
      topRightStyle: isMirrored ? topLeadingStyle : topTrailingStyle,
      bottomRightStyle: isMirrored ? bottomLeadingStyle : bottomTrailingStyle,
      bottomLeftStyle: isMirrored ? bottomTrailingStyle : bottomLeadingStyle)
  }
}
