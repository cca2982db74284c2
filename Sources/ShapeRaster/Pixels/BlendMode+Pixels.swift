import ShapeCore

extension BlendMode {
  /// Returns a pixel painted over another one with this mode.
  ///
  /// Source: W3C, "Compositing and Blending Level 1", sections 5.1 and 10.
  /// - Parameter opacity: A factor of the alpha of the source.
  func mixed(_ source: Pixel, _ opacity: Float, over backdrop: Pixel) -> Pixel {
    let (source, backdrop) = (source.components * opacity, backdrop.components)
    let (sourceAlpha, backdropAlpha) = (source.w, backdrop.w)
    let straightSource = sourceAlpha > 0 ? source / sourceAlpha : .zero
    let straightBackdrop = backdropAlpha > 0 ? backdrop / backdropAlpha : .zero
    let mixed = blended(straightSource, with: straightBackdrop)
    var result =
      source * (1 - backdropAlpha) + backdrop * (1 - sourceAlpha) + mixed * (sourceAlpha * backdropAlpha)
    result.w = sourceAlpha + backdropAlpha - sourceAlpha * backdropAlpha
    return Pixel(red: result.x, green: result.y, blue: result.z, alpha: result.w)
  }
}

extension Pixel {
  /// The components in 0...1: red, green, blue and alpha.
  fileprivate var components: SIMD4<Float> {
    SIMD4(Float(bits & 255), Float(bits >> 8 & 255), Float(bits >> 16 & 255), Float(bits >> 24)) / 255
  }
}
