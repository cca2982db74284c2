import ShapeCore

extension BlendMode {
  /// Returns a pixel painted over another one with this mode.
  ///
  /// Source of the formulas: W3C, "Compositing and Blending Level 1", sections 5.1 and 10.
  /// - Parameter opacity: A factor of the alpha of the source.
  func mixed(_ source: Pixel, _ opacity: Float, over backdrop: Pixel) -> Pixel {
    let (source, backdrop) = (source.components * opacity, backdrop.components)
    let (sourceAlpha, backdropAlpha) = (source.w, backdrop.w)
    let straightSource = sourceAlpha > 0 ? source / sourceAlpha : .zero
    let straightBackdrop = backdropAlpha > 0 ? backdrop / backdropAlpha : .zero
    let mixed = blended(straightSource, straightBackdrop)
    var result =
      source * (1 - backdropAlpha) + backdrop * (1 - sourceAlpha) + mixed * (sourceAlpha * backdropAlpha)
    result.w = sourceAlpha + backdropAlpha - sourceAlpha * backdropAlpha
    return Pixel(red: result.x, green: result.y, blue: result.z, alpha: result.w)
  }

  /// Returns B(cb, cs), the mix of two colors without alpha. The last component has no meaning.
  private func blended(_ source: SIMD4<Float>, _ backdrop: SIMD4<Float>) -> SIMD4<Float> {
    let one = SIMD4<Float>(repeating: 1)
    switch self {
    case .normal: return source
    case .multiply: return source * backdrop
    case .screen: return source + backdrop - source * backdrop
    case .overlay: return BlendMode.hardLight.blended(backdrop, source)
    case .darken: return pointwiseMin(source, backdrop)
    case .lighten: return pointwiseMax(source, backdrop)
    case .colorDodge:
      return source.combined(with: backdrop) { source, backdrop in
        backdrop <= 0 ? 0 : source >= 1 ? 1 : min(1, backdrop / (1 - source))
      }
    case .colorBurn:
      return source.combined(with: backdrop) { source, backdrop in
        backdrop >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
      }
    case .hardLight:
      let light = 2 * source - one
      let screened = backdrop + light - backdrop * light
      return screened.replacing(with: 2 * source * backdrop, where: source .<= 0.5)
    case .softLight:
      return source.combined(with: backdrop) { source, backdrop in
        if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
        let curve = backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
        return backdrop + (2 * source - 1) * (curve - backdrop)
      }
    case .difference:
      let distance = backdrop - source
      return pointwiseMax(distance, -distance)
    case .exclusion: return backdrop + source - 2 * backdrop * source
    case .hue:
      return source.withSaturation(backdrop.saturation).withLuminosity(backdrop.luminosity)
    case .saturation:
      return backdrop.withSaturation(source.saturation).withLuminosity(backdrop.luminosity)
    case .color: return source.withLuminosity(backdrop.luminosity)
    case .luminosity: return backdrop.withLuminosity(source.luminosity)
    }
  }
}

extension Pixel {
  /// The components in 0...1: red, green, blue and alpha.
  fileprivate var components: SIMD4<Float> {
    SIMD4(Float(bits & 255), Float(bits >> 8 & 255), Float(bits >> 16 & 255), Float(bits >> 24)) / 255
  }
}

extension SIMD4<Float> {
  fileprivate func combined(with other: Self, _ body: (Float, Float) -> Float) -> Self {
    SIMD4(body(x, other.x), body(y, other.y), body(z, other.z), 0)
  }

  fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

  fileprivate var saturation: Float { Swift.max(x, y, z) - Swift.min(x, y, z) }

  fileprivate func withLuminosity(_ luminosity: Float) -> Self {
    var color = self + (luminosity - self.luminosity)
    let center = color.luminosity
    let low = Swift.min(color.x, color.y, color.z)
    let high = Swift.max(color.x, color.y, color.z)
    if low < 0 { color = center + (color - center) * (center / (center - low)) }
    if high > 1 { color = center + (color - center) * ((1 - center) / (high - center)) }
    return color
  }

  /// The color with the smallest component at 0, the largest at a saturation, and the other one in proportion.
  fileprivate func withSaturation(_ saturation: Float) -> Self {
    let low = Swift.min(x, y, z)
    let range = self.saturation
    return range > 0 ? (self - low) * (saturation / range) : .zero
  }
}
