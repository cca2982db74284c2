@_spi(Generated) import ShapeCore
import ShapeLanguage

/// The forms in which a source states a color.
extension RGBA {
  /// The first CSS name of the color, or `nil` if it has none.
  var cssName: String? {
    let entry = NamedColor.all.first { $0.color.light.bytes == bytes }
    return entry.map { "\($0.name)" }
  }

  /// The hue in radians, the saturation and the lightness. Source: CSS Color Module Level 4, section 7.2.
  fileprivate var hsl: [Double] {
    let (red, green, blue) = (Double(red), Double(green), Double(blue))
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let reach = high - low
    let lightness = (high + low) / 2
    guard reach > 0 else { return [0, 0, lightness] }
    let sixths =
      if high == red {
        (green - blue) / reach + (green < blue ? 6 : 0)
      } else if high == green {
        (blue - red) / reach + 2
      } else {
        (red - green) / reach + 4
      }
    return [sixths * .pi / 3, reach / (1 - (2 * lightness - 1).magnitude), lightness]
  }

  /// The lightness, the chroma and the hue in radians: the inverse of `RGBA.oklch`, from the same source.
  fileprivate var oklch: [Double] {
    let roots = coneRoots
    let (l, m, s) = (roots.x, roots.y, roots.z)
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    let chroma = (a * a + b * b).squareRoot()
    let hue = chroma < 1e-6 ? 0 : Mathematics.arcTangent(y: b, x: a)
    let lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    return [lightness, chroma < 1e-6 ? 0 : chroma, hue < 0 ? hue + 2 * .pi : hue]
  }
}

extension ColorModel {
  /// Returns the color with some components, in the order of the parameters.
  func color(_ components: [Double], alpha: Double) -> RGBA {
    switch self {
    case .rgb: Color.rgb(components[0], components[1], components[2], opacity: alpha).light
    case .hsl:
      RGBA.hsl(
        hue: Angle(radians: components[0]), saturation: components[1], lightness: components[2], alpha: alpha)
    case .oklch:
      RGBA.oklch(
        lightness: components[0], chroma: components[1], hue: Angle(radians: components[2]), alpha: alpha)
    }
  }

  /// Returns the components of a color, in the order of the parameters. Angles are in radians.
  func components(of color: RGBA) -> [Double] {
    switch self {
    case .rgb: [Double(color.red), Double(color.green), Double(color.blue)]
    case .hsl: color.hsl
    case .oklch: color.oklch
    }
  }
}
