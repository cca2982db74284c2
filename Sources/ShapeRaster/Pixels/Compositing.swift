import ShapeCore

/// Source-over of Porter and Duff on runs of premultiplied pixels.
enum Compositing {
  /// Paints one color.
  @inline(__always)
  static func paint(_ color: Pixel, over target: UnsafeMutablePointer<UInt32>, _ count: Int) {
    let alpha = color.alpha
    if alpha == 255 {
      if count == 1 { target.pointee = color.bits } else { target.update(repeating: color.bits, count: count) }
      return
    }
    if alpha == 0 { return }
    let rest = 255 &- alpha
    for index in 0..<count { target[index] = color.bits &+ Pixel(bits: target[index]).scaled(by: rest).bits }
  }

  /// Paints one color with a coverage in 0...255 for each pixel.
  static func paint(
    _ color: Pixel, over target: UnsafeMutablePointer<UInt32>, _ count: Int, coverages: UnsafePointer<UInt8>
  ) {
    for index in 0..<count where coverages[index] > 0 {
      let source = color.scaled(by: UInt32(coverages[index]))
      target[index] = source.over(Pixel(bits: target[index])).bits
    }
  }

  /// Paints colors with one coverage in 0...255.
  static func paint(
    _ colors: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, _ count: Int, coverage: UInt32
  ) {
    for index in 0..<count {
      let source = Pixel(bits: colors[index]).scaled(by: coverage)
      target[index] = source.over(Pixel(bits: target[index])).bits
    }
  }

  /// Paints colors with an opacity in 0...65536.
  static func paint(
    _ colors: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, _ count: Int, opacity: UInt32
  ) {
    if opacity == 65_536 {
      for index in 0..<count {
        let source = Pixel(bits: colors[index])
        if source.alpha == 255 {
          target[index] = source.bits
        } else if source.bits != 0 {
          target[index] = source.over(Pixel(bits: target[index])).bits
        }
      }
    } else {
      for index in 0..<count where colors[index] != 0 {
        let source = Pixel(bits: colors[index]).scaled(by65536: opacity)
        target[index] = source.over(Pixel(bits: target[index])).bits
      }
    }
  }
}

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
