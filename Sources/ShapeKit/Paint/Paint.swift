/// What a fill or a stroke is painted with.
public enum Paint: Equatable, Sendable {
  case color(Color)
  case linear(LinearGradient)
  case radial(RadialGradient)
  case conic(ConicGradient)
}

/// A color at a place of a gradient.
public struct GradientStop: Equatable, Sendable {
  public var color: Color
  /// Where the color stands, 0 at the start and 1 at the end; stops are in order.
  public var position: Double

  public init(color: Color, position: Double) {
    self.color = color
    self.position = position
  }
}

/// Colors along a line; beyond its ends the end colors go on. Colors between two stops are interpolated in sRGB
/// without premultiplying, as SVG and Core Graphics do.
public struct LinearGradient: Equatable, Sendable {
  public var stops: [GradientStop]
  /// The line's ends; nil for the top center and the bottom center of the layer that is painted.
  public var from: Point?
  public var to: Point?

  public init(stops: [GradientStop], from: Point? = nil, to: Point? = nil) {
    self.stops = stops
    self.from = from
    self.to = to
  }
}

/// Colors outwards from a center; beyond the radius the last color goes on.
public struct RadialGradient: Equatable, Sendable {
  public var stops: [GradientStop]
  /// The center; nil for that of the layer that is painted.
  public var center: Point?
  /// The distance of the last stop; nil for half of the longer side of the layer that is painted.
  public var radius: Double?

  public init(stops: [GradientStop], center: Point? = nil, radius: Double? = nil) {
    self.stops = stops
    self.center = center
    self.radius = radius
  }
}

/// Colors clockwise around a center, from an angle on over one turn.
public struct ConicGradient: Equatable, Sendable {
  public var stops: [GradientStop]
  /// The center; nil for that of the layer that is painted.
  public var center: Point?
  public var start: Angle

  public init(stops: [GradientStop], center: Point? = nil, start: Angle = .zero) {
    self.stops = stops
    self.center = center
    self.start = start
  }
}
