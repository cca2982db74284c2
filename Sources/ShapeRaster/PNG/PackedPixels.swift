/// The pixels of a picture in the format of PNG that takes the fewest bytes without a loss.
public struct PackedPixels: Sendable {
  public private(set) var format = PixelFormat.rgba
  /// The colors of a palette: red, green, blue and alpha of each, the most transparent first.
  public private(set) var palette: [SIMD4<UInt8>] = []
  public private(set) var bytes: [UInt8]

  /// - Parameter pixels: Red, green, blue and straight alpha of each pixel.
  public init(_ pixels: [UInt8]) {
    bytes = pixels
    var colors = ColorTable()
    var (isGray, isOpaque) = (true, true)
    var last: UInt32?
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let color = Self.color(pixels, start)
      if color == last { continue }
      last = color
      if color & 255 != 255 { isOpaque = false }
      if color >> 24 != color >> 16 & 255 || color >> 24 != color >> 8 & 255 { isGray = false }
      colors.add(color)
      if colors.isFull, !isGray, !isOpaque { return }
    }
    if isGray, isOpaque {
      format = .gray
      bytes = Self.samples([0], of: pixels)
    } else if !colors.isFull {
      format = .palette
      palette = colors.sort()
      bytes = stride(from: 0, to: pixels.count, by: 4).map { colors.index(of: Self.color(pixels, $0)) }
    } else {
      format = isGray ? .grayAlpha : .rgb
      bytes = Self.samples(isGray ? [0, 3] : [0, 1, 2], of: pixels)
    }
  }

  @inline(__always)
  private static func color(_ pixels: [UInt8], _ start: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 << 8 | UInt32(pixels[start + $1]) }
  }

  private static func samples(_ kept: [Int], of pixels: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(pixels.count / 4 * kept.count)
    for start in stride(from: 0, to: pixels.count, by: 4) {
      for sample in kept { result.append(pixels[start + sample]) }
    }
    return result
  }
}

/// Up to 256 colors and their indices, in a table with open addressing.
private struct ColorTable {
  private var slots = [(color: UInt32, index: Int16)](repeating: (0, -1), count: 1024)
  private var colors: [UInt32] = []

  /// Whether there are more than 256 colors.
  private(set) var isFull = false

  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot].index >= 0, slots[slot].color != color { slot = (slot + 1) & 1023 }
    return slot
  }

  mutating func add(_ color: UInt32) {
    if isFull { return }
    let slot = slot(of: color)
    if slots[slot].index >= 0 { return }
    if colors.count == 256 { return isFull = true }
    slots[slot] = (color, Int16(colors.count))
    colors.append(color)
  }

  func index(of color: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: slots[slot(of: color)].index) }

  /// Sorts the colors by alpha and then by green, so that similar ones have near indices, and returns them.
  mutating func sort() -> [SIMD4<UInt8>] {
    colors.sort { ($0 & 255, $0 >> 16 & 255, $0) < ($1 & 255, $1 >> 16 & 255, $1) }
    for (index, color) in colors.enumerated() { slots[slot(of: color)].index = Int16(index) }
    return colors.map { color in
      SIMD4(UInt8(color >> 24), UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255))
    }
  }
}
