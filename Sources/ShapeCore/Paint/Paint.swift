/// The paint of a fill or a stroke.
public enum Paint: Hashable, Sendable {
  /// One color.
  case color(Color)
  /// Colors along a line.
  case linear(LinearGradient)
  /// Colors outwards from a center.
  case radial(RadialGradient)
  /// Colors around a center.
  case conic(ConicGradient)
}

/// A color at a position of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The color at the position.
  public var color: Color
  /// The position: 0 at the start of the gradient and 1 at its end. Stops are in order.
  public var position: Double

  /// Creates a stop. `position` is in 0...1.
  public init(color: Color, position: Double) {
    self.color = color
    self.position = position
  }
}

/// Colors along a line. Beyond its ends, the end colors continue. Colors between two stops are interpolated in sRGB
/// without premultiplied alpha, as in SVG and Core Graphics.
public struct LinearGradient: Hashable, Sendable {
  /// The colors along the line, in order.
  public var stops: [GradientStop]
  /// The start of the line. Defaults to the top center of the painted layer; `to` defaults to the bottom center.
  public var from: Point?
  /// The end of the line. Defaults to the bottom center of the painted layer.
  public var to: Point?

  /// Creates a gradient along a line, in points of the scene.
  public init(stops: [GradientStop], from: Point? = nil, to: Point? = nil) {
    self.stops = stops
    self.from = from
    self.to = to
  }
}

/// Colors outwards from a center. Beyond the radius, the last color continues.
public struct RadialGradient: Hashable, Sendable {
  /// The colors from the center outwards, in order.
  public var stops: [GradientStop]
  /// The center. Defaults to the center of the painted layer.
  public var center: Point?
  /// The distance of the last stop. Defaults to half of the longer side of the painted layer.
  public var radius: Double?

  /// Creates a gradient around a center, in points of the scene.
  public init(stops: [GradientStop], center: Point? = nil, radius: Double? = nil) {
    self.stops = stops
    self.center = center
    self.radius = radius
  }
}

/// Colors clockwise around a center, over one turn from a start angle.
public struct ConicGradient: Hashable, Sendable {
  /// The colors clockwise from the start angle, in order.
  public var stops: [GradientStop]
  /// The center. Defaults to the center of the painted layer.
  public var center: Point?
  /// The angle of the first color. Defaults to 0, to the right of the center.
  public var start: Angle

  /// Creates a gradient around a center, in points of the scene.
  public init(stops: [GradientStop], center: Point? = nil, start: Angle = .zero) {
    self.stops = stops
    self.center = center
    self.start = start
  }
}
