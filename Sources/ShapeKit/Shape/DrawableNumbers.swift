// What a number becomes on its way into a picture, where nothing may be other than finite and of a sensible size. The
// evaluator refuses what would have to change.

extension Double {
  /// The number, 0 where it is not finite.
  var finite: Double { isFinite ? self : 0 }

  /// The number brought within the largest coordinate, 0 where it is not a number.
  var drawable: Double { isNaN ? 0 : Swift.min(Swift.max(self, -PictureLimits.coordinate), PictureLimits.coordinate) }

  /// A length: the number as `drawable` has it, 0 where it is negative.
  var length: Double { self >= 0 ? Swift.min(self, PictureLimits.coordinate) : 0 }
}

extension Point {
  var drawable: Point { Point(x.drawable, y.drawable) }
}

extension Size {
  /// Both lengths as `Double.length` has them.
  var drawable: Size { Size(width.length, height.length) }
}

extension Rect {
  /// The rectangle with its place and its lengths drawable: finite, not negative, and within the largest coordinate.
  public var drawable: Rect { Rect(x: x.drawable, y: y.drawable, width: width.length, height: height.length) }
}

extension Angle {
  /// The angle, 0 where it is not finite.
  var finite: Angle { radians.isFinite ? self : .zero }
}

extension RGBA {
  /// The color with each component within 0...1, 0 where it is not a number.
  var drawable: RGBA {
    func component(_ value: Float) -> Float { value >= 0 ? Swift.min(value, 1) : 0 }
    return RGBA(red: component(red), green: component(green), blue: component(blue), alpha: component(alpha))
  }
}

extension Color {
  var drawable: Color { Color(light: light.drawable, dark: dark.drawable) }
}

extension Paint {
  /// The paint with numbers that can be drawn; what a gradient leaves open stays open.
  var drawable: Paint {
    switch self {
    case .color(let color): return .color(color.drawable)
    case .linear(var gradient):
      gradient.stops = GradientStop.drawable(gradient.stops)
      gradient.from = gradient.from?.drawable
      gradient.to = gradient.to?.drawable
      return .linear(gradient)
    case .radial(var gradient):
      gradient.stops = GradientStop.drawable(gradient.stops)
      gradient.center = gradient.center?.drawable
      gradient.radius = gradient.radius?.length
      return .radial(gradient)
    case .conic(var gradient):
      gradient.stops = GradientStop.drawable(gradient.stops)
      gradient.center = gradient.center?.drawable
      gradient.start = gradient.start.finite
      return .conic(gradient)
    }
  }
}

extension GradientStop {
  /// Returns the stops with colors and places that can be drawn.
  static func drawable(_ stops: [GradientStop]) -> [GradientStop] {
    inOrder(
      stops.map { stop in
        let place = stop.position.isNaN ? stop.position : clampedToUnit(stop.position)
        return GradientStop(color: stop.color.drawable, position: place)
      })
  }
}
