import ShapeCore

/// A rectangle of premultiplied sRGB pixels, row by row from the top.
public struct Bitmap: Sendable, Equatable {
  public let width: Int
  public let height: Int
  /// Four bytes for each pixel: red, green, blue and alpha. No color is larger than its alpha.
  public internal(set) var bytes: [UInt8]

  /// Creates a transparent bitmap.
  public init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    bytes = Array(repeating: 0, count: self.width * self.height * 4)
  }

  /// The components of a pixel: red, green, blue and alpha.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    let index = (y * width + x) * 4
    return SIMD4(bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3])
  }
}

/// Conversion between ways to store transparent pixels.
public enum AlphaConversion {
  /// Divides the colors of RGBA pixels by their alpha, for formats that store straight alpha.
  ///
  /// A component c with the alpha a becomes 255 · c / a, rounded to the nearest number, halves up. This is the exact value
  /// that the bytes stand for. Colors of pixels with alpha 0 become 0, and components above alpha, which no premultiplied
  /// pixel has, become 255. Trailing bytes that are less than a pixel stay. O(n).
  public static func makeStraight(_ pixels: inout [UInt8]) {
    let end = pixels.count & ~3
    pixels.withUnsafeMutableBufferPointer { pixels in
      var index = 0
      while index < end {
        let alpha = UInt32(pixels[index &+ 3])
        if alpha != 255 {
          for component in index..<index &+ 3 { pixels[component] = straight(UInt32(pixels[component]), alpha) }
        }
        index &+= 4
      }
    }
  }

  @inline(__always)
  private static func straight(_ component: UInt32, _ alpha: UInt32) -> UInt8 {
    if alpha == 0 { return 0 }
    if component >= alpha { return 255 }
    return UInt8(truncatingIfNeeded: (2 &* 255 &* component &+ alpha) / (2 &* alpha))
  }
}
