import ShapeKit
import ShapeRaster

/// Pixels for a terminal that can't mix them with its background: each one is opaque or absent.
struct GroundedPixels {
  let bitmap: Bitmap
  /// The assumed color of the terminal below translucent pixels.
  private let ground: SIMD3<Int>

  init(_ bitmap: Bitmap, ground: RGBA) {
    self.bitmap = bitmap
    self.ground = SIMD3(Self.byte(ground.red), Self.byte(ground.green), Self.byte(ground.blue))
  }

  /// Returns the color of a pixel, with components in 0...255, or `nil` if it is transparent.
  func color(_ x: Int, _ y: Int) -> SIMD3<Int>? {
    let pixel = bitmap[x, y]
    if pixel.w == 0 { return nil }
    let color = SIMD3(Int(pixel.x), Int(pixel.y), Int(pixel.z))
    return pixel.w == 255 ? color : color &+ (ground &* (255 - Int(pixel.w)) &+ 127) / 255
  }

  private static func byte(_ component: Float) -> Int { Int((max(0, min(1, component)) * 255).rounded()) }
}
