extension RGBA {
  /// Returns a mix of two colors in sRGB: this one at 0, the other at 1.
  ///
  /// Components are mixed one by one, without premultiplied alpha, as between two stops of a gradient. `fraction` is
  /// clamped to 0...1, and NaN counts as 0.
  package func mixed(with other: RGBA, at fraction: Double) -> RGBA {
    let t = Float(clampedToUnit(fraction))
    return RGBA(
      red: red + (other.red - red) * t, green: green + (other.green - green) * t,
      blue: blue + (other.blue - blue) * t, alpha: alpha + (other.alpha - alpha) * t)
  }

  /// Returns the color with its alpha multiplied by an opacity, which is clamped to 0...1. NaN counts as 0.
  package func multiplied(opacity: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * Float(clampedToUnit(opacity)))
  }
}

extension Color {
  /// Returns a mix of two colors in each appearance. See `RGBA.mixed`.
  @_spi(Generated) public func mixed(with other: Color, at fraction: Double) -> Color {
    Color(light: light.mixed(with: other.light, at: fraction), dark: dark.mixed(with: other.dark, at: fraction))
  }

  /// Returns the color with its alpha multiplied by an opacity in both appearances. The opacity is clamped to 0...1,
  /// and NaN counts as 0.
  @_spi(Generated) public func multiplied(opacity: Double) -> Color {
    if opacity == 1 { return self }
    return Color(light: light.multiplied(opacity: opacity), dark: dark.multiplied(opacity: opacity))
  }
}

extension Paint {
  /// Returns the paint with the alpha of its colors multiplied by an opacity, which is clamped to 0...1. NaN counts as
  /// 0.
  package func multiplied(opacity: Double) -> Paint {
    switch self {
    case .color(let color):
      return .color(color.multiplied(opacity: opacity))
    case .gradient(let stops, let placement):
      return .gradient(stops.map { $0.multiplied(opacity: opacity) }, placement)
    }
  }
}

extension GradientStop {
  /// Returns the stop with the alpha of its color multiplied by an opacity, which is clamped to 0...1. NaN counts as 0.
  package func multiplied(opacity: Double) -> GradientStop {
    GradientStop(color: color.multiplied(opacity: opacity), position: position)
  }
}

/// Returns the nearest number in 0...1, or 0 for NaN.
package func clampedToUnit(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }
