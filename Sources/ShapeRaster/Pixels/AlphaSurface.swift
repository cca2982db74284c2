import ShapeCore

/// The alpha of a rectangle of pixels, one byte for each.
final class AlphaSurface: Surface {
  static var hasColors: Bool { false }

  let region: PixelRect
  let width: Int
  private let bytes: UnsafeMutablePointer<UInt8>

  init(_ region: PixelRect) {
    self.region = region
    width = max(region.width, 0)
    let count = width * max(region.height, 0)
    bytes = .allocate(capacity: max(count, 1))
    bytes.initialize(repeating: 0, count: count)
  }

  deinit { bytes.deallocate() }

  /// Returns a copy of some pixels, which must be in the region.
  func part(_ part: PixelRect) -> AlphaSurface {
    let result = AlphaSurface(part)
    for row in part.rows {
      result.pointer(row: row, Int(part.minX)).update(from: pointer(row: row, Int(part.minX)), count: part.width)
    }
    return result
  }

  /// Returns the value of some pixels if they all have the same, with 0 beyond the region, and otherwise `nil`.
  func onlyValue(of part: PixelRect) -> UInt8? {
    let known = part.intersection(region)
    guard !known.isEmpty else { return 0 }
    let value = pointer(row: Int(known.minY), Int(known.minX)).pointee
    guard value == 0 || known == part else { return nil }
    let eight = UInt64(value) &* 0x0101_0101_0101_0101
    for row in known.rows {
      let values = UnsafeRawPointer(pointer(row: row, Int(known.minX)))
      var index = 0
      while index + 8 <= known.width {
        if values.loadUnaligned(fromByteOffset: index, as: UInt64.self) != eight { return nil }
        index += 8
      }
      while index < known.width {
        if values.load(fromByteOffset: index, as: UInt8.self) != value { return nil }
        index += 1
      }
    }
    return value
  }

  /// The values from a pixel to the end of its row.
  @inline(__always)
  func pointer(row: Int, _ x: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + ((row &- Int(region.minY)) &* width &+ (x &- Int(region.minX)))
  }

  func paint(_ source: PaintSource, row: Int, from first: Int, count: Int, coverage: UInt32) {
    let target = pointer(row: row, first)
    if source.isOpaque { return Self.cover(target, count, coverage) }
    if let solid = source.solid { return Self.cover(target, count, multiplied(solid.alpha, coverage)) }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { colors in
      guard let colors = colors.baseAddress else { return }
      source.write(row: row, from: first, count: count, into: colors)
      for index in 0..<count {
        let alpha = multiplied(colors[index] >> 24, coverage)
        target[index] = UInt8(truncatingIfNeeded: alpha &+ multiplied(UInt32(target[index]), 255 &- alpha))
      }
    }
  }

  func paint(_ source: PaintSource, row: Int, from first: Int, count: Int, coverages: UnsafePointer<UInt8>) {
    let target = pointer(row: row, first)
    for index in 0..<count where coverages[index] > 0 {
      if let solid = source.solid {
        Self.cover(target + index, 1, multiplied(solid.alpha, UInt32(coverages[index])))
      } else {
        paint(source, row: row, from: first + index, count: 1, coverage: UInt32(coverages[index]))
      }
    }
  }

  @inline(__always)
  private static func cover(_ target: UnsafeMutablePointer<UInt8>, _ count: Int, _ alpha: UInt32) {
    if alpha == 0 { return }
    if alpha == 255 { return target.update(repeating: 255, count: count) }
    let rest = UInt8(truncatingIfNeeded: 255 &- alpha)
    for index in 0..<count { target[index] = UInt8(truncatingIfNeeded: alpha) &+ multiplied(target[index], rest) }
  }

  func fade(row: Int, from first: Int, count: Int, by factor: UInt32) {
    let target = pointer(row: row, first)
    if factor == 255 { return }
    if factor == 0 { return target.update(repeating: 0, count: count) }
    let factor = UInt8(truncatingIfNeeded: factor)
    for index in 0..<count { target[index] = multiplied(target[index], factor) }
  }

  func fade(row: Int, from first: Int, count: Int, by factors: UnsafePointer<UInt8>) {
    let target = pointer(row: row, first)
    for index in 0..<count { target[index] = multiplied(target[index], factors[index]) }
  }

  func paint(_ other: AlphaSurface, opacity: UInt32, blend: BlendMode) {
    let columns = other.region.columns
    for row in other.region.rows {
      let target = pointer(row: row, columns.lowerBound)
      let source = other.pointer(row: row, columns.lowerBound)
      if opacity == 65_536 {
        for index in 0..<columns.count {
          target[index] = source[index] &+ multiplied(target[index], 255 &- source[index])
        }
      } else {
        let factor = UInt16(truncatingIfNeeded: opacity)
        for index in 0..<columns.count {
          let alpha = UInt8(truncatingIfNeeded: (UInt32(source[index]) &* UInt32(factor) &+ 32_768) &>> 16)
          target[index] = alpha &+ multiplied(target[index], 255 &- alpha)
        }
      }
    }
  }

  func readAlpha(row: Int, from first: Int, count: Int, into alpha: UnsafeMutablePointer<UInt8>) {
    alpha.update(from: pointer(row: row, first), count: count)
  }
}
