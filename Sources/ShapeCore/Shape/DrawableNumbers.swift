// Conversions of numbers for a picture, where all must be finite and of a reasonable size. The evaluator refuses
// numbers that would have to change.

extension Double {
  /// The number, or 0 if it is not finite.
  package var finite: Double { isFinite ? self : 0 }

  /// The number, clamped to the largest coordinate. 0 for NaN.
  package var drawable: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -PictureLimits.coordinate), PictureLimits.coordinate)
  }

  /// The number as a factor, clamped to the largest one. 0 for NaN.
  package var factor: Double { isNaN ? 0 : Swift.min(Swift.max(self, -PictureLimits.factor), PictureLimits.factor) }

  /// The number as a length: clamped to the largest coordinate, and 0 if it is negative or NaN.
  package var length: Double { self >= 0 ? Swift.min(self, PictureLimits.coordinate) : 0 }
}

extension Point {
  package var drawable: Point { Point(x.drawable, y.drawable) }
}

extension Size {
  /// Both lengths, converted by `Double.length`.
  package var drawable: Size { Size(width.length, height.length) }
}

extension Rect {
  /// The rectangle with a drawable position and lengths: finite, not negative, and within the largest coordinate.
  package var drawable: Rect { Rect(x: x.drawable, y: y.drawable, width: width.length, height: height.length) }
}

extension Angle {
  /// The angle, or 0 if it is not finite.
  package var finite: Angle { radians.isFinite ? self : .zero }
}

extension RGBA {
  /// The color with each component clamped to 0...1. 0 for NaN.
  package var drawable: RGBA {
    func component(_ value: Float) -> Float { value >= 0 ? Swift.min(value, 1) : 0 }
    return RGBA(red: component(red), green: component(green), blue: component(blue), alpha: component(alpha))
  }
}

extension Color {
  package var drawable: Color {
    var result = Color(light: light.drawable, dark: dark.drawable)
    (result.parameter, result.system, result.systemOpacity) = (parameter, system, systemOpacity)
    return result
  }
}

extension Paint {
  /// The paint with numbers that can be drawn. The defaults of a gradient stay unresolved.
  package var drawable: Paint {
    switch self {
    case .color(let color): return .color(color.drawable)
    case .gradient(let stops, let placement): return .gradient(GradientStop.drawable(stops), placement.drawable)
    }
  }
}

extension GradientStop {
  /// Returns the stops with colors and positions that can be drawn.
  package static func drawable(_ stops: [GradientStop]) -> [GradientStop] {
    inOrder(
      stops.map { stop in
        let place = stop.position.isNaN ? stop.position : clampedToUnit(stop.position)
        return GradientStop(color: stop.color.drawable, position: place)
      })
  }
}
