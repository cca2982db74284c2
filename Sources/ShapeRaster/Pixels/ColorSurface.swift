import ShapeCore

/// The colors of a rectangle of pixels.
final class ColorSurface: Surface {
  static var hasColors: Bool { true }

  let region: PixelRect
  let width: Int
  private let pixels: UnsafeMutablePointer<UInt32>
  private let ownsPixels: Bool

  init(_ region: PixelRect) {
    self.region = region
    width = max(region.width, 0)
    let count = width * max(region.height, 0)
    pixels = .allocate(capacity: max(count, 1))
    pixels.initialize(repeating: 0, count: count)
    ownsPixels = true
  }

  /// Creates a surface on the pixels of a bitmap, which must outlive it.
  init(_ region: PixelRect, pixels: UnsafeMutablePointer<UInt32>) {
    self.region = region
    width = region.width
    self.pixels = pixels
    ownsPixels = false
  }

  deinit { if ownsPixels { pixels.deallocate() } }

  /// The pixels from one to the end of its row.
  @inline(__always)
  func pointer(row: Int, _ x: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((row &- Int(region.minY)) &* width &+ (x &- Int(region.minX)))
  }

  func paint(_ source: PaintSource, row: Int, from first: Int, count: Int, coverage: UInt32) {
    let target = pointer(row: row, first)
    if let solid = source.solid {
      return Compositing.paint(coverage == 255 ? solid : solid.scaled(by: coverage), over: target, count)
    }
    if source.isOpaque, coverage == 255 {
      return source.write(row: row, from: first, count: count, into: target)
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { colors in
      guard let colors = colors.baseAddress else { return }
      source.write(row: row, from: first, count: count, into: colors)
      Compositing.paint(colors, over: target, count, coverage: coverage)
    }
  }

  func paint(_ source: PaintSource, row: Int, from first: Int, count: Int, coverages: UnsafePointer<UInt8>) {
    let target = pointer(row: row, first)
    if let solid = source.solid { return Compositing.paint(solid, over: target, count, coverages: coverages) }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { colors in
      guard let colors = colors.baseAddress else { return }
      source.write(row: row, from: first, count: count, into: colors)
      for index in 0..<count where coverages[index] > 0 {
        let color = Pixel(bits: colors[index]).scaled(by: UInt32(coverages[index]))
        target[index] = color.over(Pixel(bits: target[index])).bits
      }
    }
  }

  func fade(row: Int, from first: Int, count: Int, by factor: UInt32) {
    let target = pointer(row: row, first)
    if factor == 255 { return }
    if factor == 0 { return target.update(repeating: 0, count: count) }
    for index in 0..<count { target[index] = Pixel(bits: target[index]).scaled(by: factor).bits }
  }

  func fade(row: Int, from first: Int, count: Int, by factors: UnsafePointer<UInt8>) {
    let target = pointer(row: row, first)
    for index in 0..<count where target[index] != 0 {
      target[index] = Pixel(bits: target[index]).scaled(by: UInt32(factors[index])).bits
    }
  }

  func paint(_ other: ColorSurface, opacity: UInt32, blend: BlendMode) {
    let columns = other.region.columns
    for row in other.region.rows {
      let target = pointer(row: row, columns.lowerBound)
      let source = other.pointer(row: row, columns.lowerBound)
      if blend == .normal {
        Compositing.paint(source, over: target, columns.count, opacity: opacity)
      } else {
        let factor = Float(opacity) / 65_536
        for index in 0..<columns.count where source[index] != 0 {
          target[index] = blend.mixed(Pixel(bits: source[index]), factor, over: Pixel(bits: target[index])).bits
        }
      }
    }
  }

  func readAlpha(row: Int, from first: Int, count: Int, into alpha: UnsafeMutablePointer<UInt8>) {
    let source = pointer(row: row, first)
    for index in 0..<count { alpha[index] = UInt8(truncatingIfNeeded: source[index] >> 24) }
  }

  /// Sets all pixels.
  func clear(to color: Pixel) { pixels.update(repeating: color.bits, count: width * region.height) }
}
