/// A color in sRGB for mixing: red, green, blue and straight (not premultiplied) alpha, each in 0...1.
package typealias MixedColor = SIMD4<Double>

extension SIMD4<Double> {
  /// Creates a color for mixing.
  @inlinable
  package init(_ color: RGBA) {
    self.init(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  /// The transparent color.
  @inlinable package static var clear: SIMD4<Double> { SIMD4<Double>(0, 0, 0, 0) }

  /// The opacity.
  @inlinable package var alpha: Double { w }

  /// The color without transparency.
  @inlinable package var opaque: SIMD4<Double> { SIMD4(x, y, z, 1) }

  /// Returns the color with its alpha multiplied by an opacity in 0...1.
  @inlinable package func faded(by opacity: Double) -> SIMD4<Double> { SIMD4(x, y, z, w * opacity) }

  fileprivate var rgb: SIMD3<Double> { SIMD3(x, y, z) }
}

extension BlendMode {
  /// Returns the color of a source that is painted over a backdrop with this mode.
  ///
  /// Where the backdrop is transparent, the source keeps its color. Source: Compositing and Blending Level 1, sections
  /// 5.1 (source-over), 9.1.4 and 10.
  package func mixed(_ source: MixedColor, over backdrop: MixedColor) -> MixedColor {
    let alpha = source.alpha + backdrop.alpha * (1 - source.alpha)
    guard alpha > 0 else { return .clear }
    var color = source.rgb
    if self != .normal, backdrop.alpha > 0 {
      color = (1 - backdrop.alpha) * color + backdrop.alpha * blended(source.rgb, with: backdrop.rgb)
    }
    let sum = source.alpha * color + (backdrop.alpha * (1 - source.alpha)) * backdrop.rgb
    return MixedColor(sum / alpha, alpha)
  }

  /// Returns the mix of two opaque colors, without any compositing: the function B of the specification.
  private func blended(_ source: SIMD3<Double>, with backdrop: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .normal: return source
    case .hue: return Luminosity.set(of: backdrop, in: Luminosity.setSaturation(of: backdrop, in: source))
    case .saturation: return Luminosity.set(of: backdrop, in: Luminosity.setSaturation(of: source, in: backdrop))
    case .color: return Luminosity.set(of: backdrop, in: source)
    case .luminosity: return Luminosity.set(of: source, in: backdrop)
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight, .difference,
      .exclusion:
      return SIMD3(
        blended(source.x, with: backdrop.x), blended(source.y, with: backdrop.y), blended(source.z, with: backdrop.z))
    }
  }

  /// Returns the mix of one component of two opaque colors. The modes that are not separable return the source.
  private func blended(_ source: Double, with backdrop: Double) -> Double {
    switch self {
    case .normal, .hue, .saturation, .color, .luminosity: return source
    case .multiply: return source * backdrop
    case .screen: return source + backdrop - source * backdrop
    case .overlay: return BlendMode.hardLight.blended(backdrop, with: source)
    case .darken: return min(source, backdrop)
    case .lighten: return max(source, backdrop)
    case .colorDodge:
      if backdrop <= 0 { return 0 }
      return source >= 1 ? 1 : min(1, backdrop / (1 - source))
    case .colorBurn:
      if backdrop >= 1 { return 1 }
      return source <= 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
    case .hardLight:
      return source <= 0.5
        ? 2 * source * backdrop : BlendMode.screen.blended(2 * source - 1, with: backdrop)
    case .softLight:
      if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
      let root =
        backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
      return backdrop + (2 * source - 1) * (root - backdrop)
    case .difference: return abs(source - backdrop)
    case .exclusion: return source + backdrop - 2 * source * backdrop
    }
  }
}

/// Hue, saturation and luminosity of colors as the modes that are not separable define them. Source: Compositing and
/// Blending Level 1, section 10.2.
private enum Luminosity {
  static func of(_ color: SIMD3<Double>) -> Double { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }

  /// Returns a color with the luminosity of another one, clipped to the components that exist.
  static func set(of other: SIMD3<Double>, in color: SIMD3<Double>) -> SIMD3<Double> {
    let luminosity = of(other)
    var result = color + (luminosity - of(color))
    let (low, high) = (result.min(), result.max())
    let gray = SIMD3(repeating: luminosity)
    if low < 0, luminosity > low { result = gray + (result - gray) * (luminosity / (luminosity - low)) }
    if high > 1, high > luminosity { result = gray + (result - gray) * ((1 - luminosity) / (high - luminosity)) }
    return result.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
  }

  /// Returns a color with the saturation of another one: its components are stretched from 0 to that saturation.
  static func setSaturation(of other: SIMD3<Double>, in color: SIMD3<Double>) -> SIMD3<Double> {
    let (low, high) = (color.min(), color.max())
    guard high > low else { return SIMD3(repeating: 0) }
    return (color - low) * ((other.max() - other.min()) / (high - low))
  }
}
