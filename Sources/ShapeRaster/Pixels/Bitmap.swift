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
