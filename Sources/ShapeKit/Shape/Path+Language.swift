// What the language asks of paths, where the library answers with an optional or leaves a default to its caller. Each
// gives something for an empty path too.

extension Path {
  /// The center of the bounds, about which a path is turned and scaled unless another point is given.
  public var middle: Point { bounds?.center ?? .zero }

  /// Returns the path turned about a point, the center of its bounds unless said.
  public func rotated(by angle: Angle) -> Path { rotated(by: angle, around: middle) }
  /// Returns the path scaled about a point, the center of its bounds unless said.
  public func scaled(by factor: Double, around center: Point? = nil) -> Path {
    scaled(x: factor, y: factor, around: center ?? middle)
  }
  /// Returns the path scaled about the center of its bounds by a factor an axis.
  public func scaled(x: Double, y: Double) -> Path { scaled(x: x, y: y, around: middle) }

  /// The bounds; a rectangle without extent at the origin for an empty path.
  public var frame: Rect { bounds ?? .zero }

  /// Returns a closed rectangle with a radius for each corner, `cornerRadius` where none is given.
  public static func roundedRect(
    _ rect: Rect, cornerRadius: Double = 0, topLeft: Double? = nil, topRight: Double? = nil,
    bottomRight: Double? = nil, bottomLeft: Double? = nil, style: CornerStyle = .circular
  ) -> Path {
    let radii = CornerRadii(
      topLeft: topLeft ?? cornerRadius, topRight: topRight ?? cornerRadius, bottomRight: bottomRight ?? cornerRadius,
      bottomLeft: bottomLeft ?? cornerRadius)
    return roundedRect(rect, radii: radii, style: style)
  }
}
