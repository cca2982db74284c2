import ShapeCore

/// A color with premultiplied alpha, 8 bits for each of red, green, blue and alpha, red in the lowest byte.
struct Pixel: Equatable, Sendable {
  var bits: UInt32

  @inline(__always)
  init(bits: UInt32) { self.bits = bits }

  /// Creates a pixel from premultiplied components in 0...1.
  init(red: Float, green: Float, blue: Float, alpha: Float) {
    func byte(_ value: Float) -> UInt32 { UInt32(max(0, min(value, 1)) * 255 + 0.5) }
    let alphaByte = byte(alpha)
    // No component is larger than the alpha.
    bits =
      min(byte(red), alphaByte) | min(byte(green), alphaByte) << 8 | min(byte(blue), alphaByte) << 16 | alphaByte << 24
  }

  /// Creates a pixel from a color without premultiplied alpha.
  /// - Parameter opacity: A factor of the alpha.
  init(_ color: RGBA, opacity: Float = 1) {
    let alpha = max(0, min(color.alpha, 1)) * opacity
    func component(_ value: Float) -> Float { max(0, min(value, 1)) * alpha }
    self.init(red: component(color.red), green: component(color.green), blue: component(color.blue), alpha: alpha)
  }

  static let clear = Pixel(bits: 0)

  var alpha: UInt32 { bits >> 24 }

  /// Returns all components multiplied by `factor / 255`, rounded to nearest.
  @inline(__always)
  func scaled(by factor: UInt32) -> Pixel {
    let even = Pixel.dividedBy255((bits & 0x00FF_00FF) &* factor)
    let odd = Pixel.dividedBy255((bits >> 8 & 0x00FF_00FF) &* factor)
    return Pixel(bits: even | odd << 8)
  }

  /// Returns all components multiplied by `factor / 65536`, rounded to nearest.
  @inline(__always)
  func scaled(by65536 factor: UInt32) -> Pixel {
    let even = UInt64(bits & 0xFF) | UInt64(bits & 0xFF0000) << 16
    let odd = UInt64(bits >> 8 & 0xFF) | UInt64(bits >> 8 & 0xFF0000) << 16
    let half: UInt64 = 0x0000_8000_0000_8000
    let first = (even &* UInt64(factor) &+ half) >> 16 & 0x0000_00FF_0000_00FF
    let second = (odd &* UInt64(factor) &+ half) >> 16 & 0x0000_00FF_0000_00FF
    return Pixel(
      bits: UInt32(truncatingIfNeeded: first | first >> 16) | UInt32(truncatingIfNeeded: second | second >> 16) << 8)
  }

  /// Returns the pixel painted over another one: source-over of Porter and Duff.
  @inline(__always)
  func over(_ below: Pixel) -> Pixel { Pixel(bits: bits &+ below.scaled(by: 255 &- alpha).bits) }

  /// Divides two products of bytes, each in 16 bits, by 255, rounded to nearest.
  @inline(__always)
  private static func dividedBy255(_ products: UInt32) -> UInt32 {
    let rounded = products &+ 0x0080_0080
    return (rounded &+ (rounded >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
  }
}

/// Returns the product of two bytes divided by 255, rounded to nearest.
@inline(__always)
func multiplied(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let product = a &* b &+ 128
  return (product &+ product >> 8) >> 8
}

/// Returns the product of two bytes divided by 255, rounded to nearest. In 16 bits, so that loops over bytes become vector
/// instructions.
@inline(__always)
func multiplied(_ a: UInt8, _ b: UInt8) -> UInt8 {
  let product = UInt16(a) &* UInt16(b) &+ 128
  return UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
}
