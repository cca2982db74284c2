/// The paint of a fill or a stroke.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case linear(LinearGradient)
  case radial(RadialGradient)
  case conic(ConicGradient)
}

/// A color at a position of a gradient.
public struct GradientStop: Hashable, Sendable {
  public var color: Color
  /// The position: 0 at the start of the gradient and 1 at its end. Stops are in order.
  public var position: Double

  public init(color: Color, position: Double) {
    self.color = color
    self.position = position
  }
}

/// Colors along a line. Beyond its ends, the end colors continue. Colors between two stops are interpolated in sRGB
/// without premultiplied alpha, as in SVG and Core Graphics.
public struct LinearGradient: Hashable, Sendable {
  public var stops: [GradientStop]
  /// The start of the line. Defaults to the top center of the painted layer; `to` defaults to the bottom center.
  public var from: Point?
  public var to: Point?

  public init(stops: [GradientStop], from: Point? = nil, to: Point? = nil) {
    self.stops = stops
    self.from = from
    self.to = to
  }
}

/// Colors outwards from a center. Beyond the radius, the last color continues.
public struct RadialGradient: Hashable, Sendable {
  public var stops: [GradientStop]
  /// The center. Defaults to the center of the painted layer.
  public var center: Point?
  /// The distance of the last stop. Defaults to half of the longer side of the painted layer.
  public var radius: Double?

  public init(stops: [GradientStop], center: Point? = nil, radius: Double? = nil) {
    self.stops = stops
    self.center = center
    self.radius = radius
  }
}

/// Colors clockwise around a center, over one turn from a start angle.
public struct ConicGradient: Hashable, Sendable {
  public var stops: [GradientStop]
  /// The center. Defaults to the center of the painted layer.
  public var center: Point?
  public var start: Angle

  public init(stops: [GradientStop], center: Point? = nil, start: Angle = .zero) {
    self.stops = stops
    self.center = center
    self.start = start
  }
}
