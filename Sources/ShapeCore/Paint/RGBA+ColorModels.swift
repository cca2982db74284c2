extension RGBA {
  /// Returns a color from hue, saturation and lightness.
  ///
  /// Saturation, lightness and alpha are clamped to 0...1, and the hue is taken modulo a turn: 0 is red, and a third of
  /// a turn is green. A number that is not finite counts as 0. Source: CSS Color Module Level 4, section 7.1.
  package static func hsl(hue: Angle, saturation: Double, lightness: Double, alpha: Double = 1) -> RGBA {
    let twelfths = hue.radians.isFinite ? Mathematics.modulo(hue.degrees, 360) / 30 : 0
    let lightness = clampedToUnit(lightness)
    let reach = clampedToUnit(saturation) * min(lightness, 1 - lightness)
    func component(_ offset: Double) -> Float {
      let k = Mathematics.modulo(twelfths + offset, 12)
      return Float(clampedToUnit(lightness - reach * max(-1, min(k - 3, 9 - k, 1))))
    }
    return RGBA(red: component(0), green: component(8), blue: component(4), alpha: Float(clampedToUnit(alpha)))
  }

  /// Returns a color from perceived lightness, chroma and hue.
  ///
  /// Lightness and alpha are clamped to 0...1, and a negative chroma to 0. Chroma reaches about 0.32 within sRGB;
  /// colors beyond are brought into sRGB by clamping each component. A number that is not finite counts as 0. Source:
  /// Björn Ottosson, "A perceptual color space for image processing" (2020).
  package static func oklch(lightness: Double, chroma: Double, hue: Angle, alpha: Double = 1) -> RGBA {
    let lightness = clampedToUnit(lightness)
    let chroma = chroma > 0 && chroma.isFinite ? chroma : 0
    let (sine, cosine) = hue.radians.isFinite ? sineAndCosine(hue.radians) : (0, 1)
    let a = chroma * cosine
    let b = chroma * sine
    return RGBA(
      coneRoots: SIMD3(
        lightness + 0.3963377774 * a + 0.2158037573 * b, lightness - 0.1055613458 * a - 0.0638541728 * b,
        lightness - 0.0894841775 * a - 1.2914855480 * b),
      alpha: Float(clampedToUnit(alpha)))
  }
}

extension RGBA {
  /// Creates a color from the cube roots of its cone responses, of which OKLab is a linear function. Components beyond sRGB
  /// are clamped.
  init(coneRoots: SIMD3<Double>, alpha: Float) {
    let cones = coneRoots * coneRoots * coneRoots
    let (l, m, s) = (cones.x, cones.y, cones.z)
    self.init(
      red: encodedSRGB(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: encodedSRGB(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: encodedSRGB(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }

  /// The cube roots of the cone responses: the inverse of `init(coneRoots:alpha:)`, from the same source.
  package var coneRoots: SIMD3<Double> {
    let (red, green, blue) = (linearSRGB(Double(red)), linearSRGB(Double(green)), linearSRGB(Double(blue)))
    func root(_ value: Double) -> Double { Mathematics.power(max(0, value), 1.0 / 3) }
    return SIMD3(
      root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
      root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
      root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue))
  }
}

/// Returns the linear component of an sRGB component (IEC 61966-2-1).
func linearSRGB(_ component: Double) -> Double {
  component <= 0.04045 ? component / 12.92 : Mathematics.power((component + 0.055) / 1.055, 2.4)
}

/// Returns the sRGB encoding of a linear component (IEC 61966-2-1), clamped to 0...1.
private func encodedSRGB(_ linear: Double) -> Float {
  let value = clampedToUnit(linear)
  return Float(value <= 0.0031308 ? 12.92 * value : 1.055 * Mathematics.power(value, 1 / 2.4) - 0.055)
}
