import ShapeCore
import ShapeRaster

/// Pixels for a terminal that can't mix them with its background: each one is opaque or absent.
struct GroundedPixels {
  let bitmap: Bitmap
  /// The color of the terminal below translucent pixels, or `nil` if it is unknown.
  private let ground: SIMD3<Int>?
  /// The lowest alpha that becomes opaque if the color of the terminal is unknown.
  private let threshold: Int

  init(_ bitmap: Bitmap, ground: RGBA?) {
    self.bitmap = bitmap
    self.ground = ground.map { SIMD3(Self.byte($0.red), Self.byte($0.green), Self.byte($0.blue)) }
    // A picture that is thinner than a pixel must not vanish.
    let isFaint = stride(from: 3, to: bitmap.bytes.count, by: 4).allSatisfy { bitmap.bytes[$0] < 128 }
    threshold = isFaint ? 1 : 128
  }

  /// Returns the color of a pixel, with components in 0...255, or `nil` if it is absent.
  ///
  /// If the color of the terminal is unknown, pixels become opaque or absent, whichever is nearer: any guess would draw
  /// halos on a terminal of another color.
  func color(_ x: Int, _ y: Int) -> SIMD3<Int>? {
    let pixel = bitmap[x, y]
    let alpha = Int(pixel.w)
    if alpha == 0 { return nil }
    let color = SIMD3(Int(pixel.x), Int(pixel.y), Int(pixel.z))
    if alpha == 255 { return color }
    if let ground { return color &+ (ground &* (255 - alpha) &+ 127) / 255 }
    return alpha < threshold ? nil : (color &* 255 &+ alpha / 2) / alpha
  }

  private static func byte(_ component: Float) -> Int { Int((max(0, min(1, component)) * 255).rounded()) }
}
