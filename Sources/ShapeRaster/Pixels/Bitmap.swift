/// A rectangle of premultiplied pixels, row by row from the top.
struct Bitmap: Sendable {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt32]

  /// Creates a transparent bitmap.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0, count: width * height)
  }

  subscript(x: Int, y: Int) -> Pixel { Pixel(bits: pixels[y * width + x]) }

  /// Paints one color over a run of pixels of a row.
  /// - Parameter coverage: The share of each pixel that is painted, in 0...1.
  mutating func paint(_ color: Pixel, row: Int, from first: Int, count: Int, coverage: Float) {
    let source = coverage < 1 ? color.scaled(by: UInt32(coverage * 255 + 0.5)) : color
    guard source.alpha > 0 else { return }
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let start = base + row * width + first
      if source.alpha == 255 { return start.update(repeating: source.bits, count: count) }
      let rest = 255 - source.alpha
      for index in 0..<count {
        start[index] = source.bits &+ Pixel(bits: start[index]).scaled(by: rest).bits
      }
    }
  }
}
