import ShapeCore

// The formulas of the blend modes, with components in 0...1.

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
}

extension BlendMode {
  /// Returns the color of a source that is painted over a backdrop with this mode.
  ///
  /// Where the backdrop is transparent, the source keeps its color. Source: Compositing and Blending Level 1, sections
  /// 5.1 (source-over), 9.1.4 and 10.
  package func mixed(_ source: MixedColor, over backdrop: MixedColor) -> MixedColor {
    let alpha = source.alpha + backdrop.alpha * (1 - source.alpha)
    guard alpha > 0 else { return .clear }
    var color = source
    if self != .normal, backdrop.alpha > 0 {
      color = (1 - backdrop.alpha) * color + backdrop.alpha * blended(source, with: backdrop)
    }
    var sum = (source.alpha * color + (backdrop.alpha * (1 - source.alpha)) * backdrop) / alpha
    sum.clamp(lowerBound: .zero, upperBound: .one)
    sum.w = alpha
    return sum
  }

  /// Returns the mix of two colors without alpha: the function B of the specification. The last component has no meaning.
  ///
  /// For the renderer in `Float`, and for flattened paint in `Double`.
  @inlinable
  @inline(__always)
  package func blended<Scalar: BinaryFloatingPoint & SIMDScalar>(
    _ source: SIMD4<Scalar>, with backdrop: SIMD4<Scalar>
  ) -> SIMD4<Scalar> {
    switch self {
    case .normal: return source
    case .multiply: return source * backdrop
    case .screen: return source + backdrop - source * backdrop
    case .overlay: return backdrop.hardLight(over: source)
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
    case .hardLight: return source.hardLight(over: backdrop)
    case .softLight:
      return source.combined(with: backdrop) { source, backdrop in
        if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
        let curve = backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
        return backdrop + (2 * source - 1) * (curve - backdrop)
      }
    case .difference: return pointwiseMax(backdrop - source, source - backdrop)
    case .exclusion: return backdrop + source - 2 * backdrop * source
    case .hue: return source.withSaturation(backdrop.saturation).withLuminosity(backdrop.luminosity)
    case .saturation: return backdrop.withSaturation(source.saturation).withLuminosity(backdrop.luminosity)
    case .color: return source.withLuminosity(backdrop.luminosity)
    case .luminosity: return backdrop.withLuminosity(source.luminosity)
    }
  }
}

/// Saturation and luminosity of colors as the modes that are not separable define them. Source: Compositing and Blending
/// Level 1, section 10.2.
extension SIMD4 where Scalar: BinaryFloatingPoint {
  @inlinable
  func combined(with other: Self, _ body: (Scalar, Scalar) -> Scalar) -> Self {
    SIMD4(body(x, other.x), body(y, other.y), body(z, other.z), 0)
  }

  @inlinable
  func hardLight(over backdrop: Self) -> Self {
    let light = 2 * self - 1
    let screened = backdrop + light - backdrop * light
    return screened.replacing(with: 2 * self * backdrop, where: self .<= 0.5)
  }

  @inlinable var luminosity: Scalar { 0.3 * x + 0.59 * y + 0.11 * z }

  @inlinable var saturation: Scalar { Swift.max(x, y, z) - Swift.min(x, y, z) }

  /// Returns the color with a luminosity, clipped to the components that exist.
  @inlinable
  func withLuminosity(_ luminosity: Scalar) -> Self {
    var color = self + (luminosity - self.luminosity)
    let center = color.luminosity
    let low = Swift.min(color.x, color.y, color.z)
    let high = Swift.max(color.x, color.y, color.z)
    if low < 0 { color = center + (color - center) * (center / (center - low)) }
    if high > 1 { color = center + (color - center) * ((1 - center) / (high - center)) }
    return color
  }

  /// Returns the color with the smallest component at 0, the largest at a saturation, and the other one in proportion.
  @inlinable
  func withSaturation(_ saturation: Scalar) -> Self {
    let low = Swift.min(x, y, z)
    let range = self.saturation
    return range > 0 ? (self - low) * (saturation / range) : .zero
  }
}
