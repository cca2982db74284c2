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
    var result = Color(light: light.multiplied(opacity: opacity), dark: dark.multiplied(opacity: opacity))
    if let system { (result.system, result.systemOpacity) = (system, systemOpacity * Float(clampedToUnit(opacity))) }
    return result
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

/// The color space in which two colors are mixed.
public enum ColorSpace: CaseIterable, Sendable {
  /// The components as they are stored, as in gradients.
  case srgb
  /// Perceived lightness and color: a mix is as light as it looks, and keeps its hue.
  case oklab
}

extension RGBA {
  /// Returns a mix of two colors in a color space. See `mixed(with:at:)`.
  ///
  /// OKLab is linear in the cube roots of its cone responses, so these are mixed. A result beyond sRGB is brought into it
  /// by clamping each component. Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
  fileprivate func mixed(with other: RGBA, at fraction: Double, in space: ColorSpace) -> RGBA {
    let t = clampedToUnit(fraction)
    // The way to OKLab and back rounds.
    if t == 0 || t == 1 { return t == 0 ? self : other }
    if space == .srgb { return mixed(with: other, at: t) }
    let roots = coneRoots
    return RGBA(
      coneRoots: roots + (other.coneRoots - roots) * t, alpha: alpha + (other.alpha - alpha) * Float(t))
  }

  /// The contrast of the color over another one, as WCAG 2.2 defines it: from 1 to 21. The opacity of the other color
  /// doesn't count.
  fileprivate func contrast(over background: RGBA) -> Double {
    let share = clampedToUnit(Double(alpha))
    func component(_ below: Float, _ above: Float) -> Double { Double(below) * (1 - share) + Double(above) * share }
    func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
      0.2126 * linearSRGB(red) + 0.7152 * linearSRGB(green) + 0.0722 * linearSRGB(blue)
    }
    let below = luminance(Double(background.red), Double(background.green), Double(background.blue))
    let above = luminance(
      component(background.red, red), component(background.green, green), component(background.blue, blue))
    return (max(above, below) + 0.05) / (min(above, below) + 0.05)
  }
}

extension Color {
  /// Returns a mix of two colors in each appearance, in a color space.
  @_spi(Generated) public func mixed(with other: Color, at fraction: Double, in space: ColorSpace) -> Color {
    Color(
      light: light.mixed(with: other.light, at: fraction, in: space),
      dark: dark.mixed(with: other.dark, at: fraction, in: space))
  }

  /// Returns the color moved towards white in OKLab in both appearances, by a share of the way, which is clamped to 0...1.
  /// The hue and the opacity stay.
  @_spi(Generated) public func lighter(_ share: Double) -> Color { moved(to: 1, by: share) }

  /// Returns the color moved towards black in OKLab in both appearances, by a share of the way, which is clamped to 0...1.
  /// The hue and the opacity stay.
  @_spi(Generated) public func darker(_ share: Double) -> Color { moved(to: 0, by: share) }

  private func moved(to gray: Float, by share: Double) -> Color {
    func end(_ color: RGBA) -> RGBA { RGBA(red: gray, green: gray, blue: gray, alpha: color.alpha) }
    return mixed(with: Color(light: end(light), dark: end(dark)), at: share, in: .oklab)
  }

  /// Returns the contrast of this color over a background, the smaller one of both appearances: from 1 to 21.
  @_spi(Generated) public func contrast(over background: Color) -> Double {
    let (light, dark) = contrasts(over: background)
    return min(light, dark)
  }

  /// Returns the contrast in each appearance.
  package func contrasts(over background: Color) -> (light: Double, dark: Double) {
    (light.contrast(over: background.light), dark.contrast(over: background.dark))
  }
}

/// Returns the nearest number in 0...1, or 0 for NaN.
package func clampedToUnit(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }
