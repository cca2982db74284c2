/// The pixels of a picture in the format of PNG that needs the fewest bytes without a loss.
public struct PackedPixels: Sendable {
  public private(set) var format = PixelFormat.rgba
  /// The colors of a palette: red, green, blue and alpha of each, the most transparent first.
  public private(set) var palette: [SIMD4<UInt8>] = []
  public private(set) var bytes: [UInt8]

  /// - Parameter pixels: Red, green, blue and straight alpha of each pixel.
  /// - Complexity: O(n).
  public init(_ pixels: [UInt8]) {
    bytes = pixels
    var colors = ColorTable()
    var (common, differences, last): (UInt32, UInt32, UInt32) = (.max, 0, 0)
    Self.forEachColor(in: pixels) { color in
      // Neighbors are often the same.
      if color == last, !colors.isEmpty { return }
      last = color
      common &= color
      differences |= color ^ color >> 8
      colors.add(color)
    }
    let (isGray, isOpaque) = (differences & 0xFFFF == 0, common >> 24 == 255)
    if isGray, isOpaque {
      format = .gray
      bytes = Self.samples([0], of: pixels)
    } else if !colors.isFull {
      format = .palette
      palette = colors.sort()
      bytes = []
      bytes.reserveCapacity(pixels.count / 4)
      var index = colors.index(of: last)
      Self.forEachColor(in: pixels) { color in
        if color != last { (last, index) = (color, colors.index(of: color)) }
        bytes.append(index)
      }
    } else if isGray || isOpaque {
      format = isGray ? .grayAlpha : .rgb
      bytes = Self.samples(isGray ? [0, 3] : [0, 1, 2], of: pixels)
    }
  }

  /// Returns some of the four samples of each pixel.
  package static func samples(_ kept: [Int], of pixels: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(pixels.count / 4 * kept.count)
    for start in stride(from: 0, to: pixels.count, by: 4) {
      for sample in kept { result.append(pixels[start + sample]) }
    }
    return result
  }

  /// Calls a function with each pixel. Red is in the lowest byte.
  @inline(__always)
  private static func forEachColor(in pixels: [UInt8], _ body: (UInt32) -> Void) {
    pixels.withUnsafeBytes { pixels in
      for start in stride(from: 0, to: pixels.count & ~3, by: 4) {
        body(UInt32(littleEndian: pixels.loadUnaligned(fromByteOffset: start, as: UInt32.self)))
      }
    }
  }
}

/// Up to 256 colors and their indices, in a table with open addressing.
private struct ColorTable {
  private var slots = [(color: UInt32, index: Int16)](repeating: (0, -1), count: 1024)
  private var colors: [UInt32] = []

  /// Whether there are more than 256 colors.
  private(set) var isFull = false
  var isEmpty: Bool { colors.isEmpty }

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
    colors.sort { ($0 >> 24, $0 >> 8 & 255, $0) < ($1 >> 24, $1 >> 8 & 255, $1) }
    for (index, color) in colors.enumerated() { slots[slot(of: color)].index = Int16(index) }
    return colors.map { color in
      let samples = SIMD4(color, color >> 8, color >> 16, color >> 24)
      return SIMD4(truncatingIfNeeded: samples)
    }
  }
}
