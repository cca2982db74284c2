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
    var index = 0
    while index < count {
      // Many neighbors have the same coverage. Their loop becomes vector code.
      let end = index + coverages.lengthOfRun(from: index, to: count)
      if coverages[index] > 0 {
        paint(color.scaled(by: UInt32(coverages[index])), over: target + index, end - index)
      }
      index = end
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

extension UnsafePointer<UInt8> {
  /// Returns the number of equal bytes from an index on.
  @inline(__always)
  fileprivate func lengthOfRun(from start: Int, to count: Int) -> Int {
    let value = self[start]
    let eight = UInt64(value) &* 0x0101_0101_0101_0101
    var end = start + 1
    while end + 8 <= count, UnsafeRawPointer(self + end).loadUnaligned(as: UInt64.self) == eight { end += 8 }
    while end < count, self[end] == value { end += 1 }
    return end - start
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
