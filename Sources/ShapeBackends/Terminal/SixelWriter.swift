import ShapeCore
import ShapeRaster

/// Writes pixels as sixels: bands of six rows, in up to 256 colors.
///
/// Source: VT330/VT340 Programmer Reference Manual, volume 2, chapter 14.
public enum SixelWriter {
  private static let colorLimit = 256
  /// Components are percentages.
  private static let levels = 101

  /// Returns a bitmap as sixels. Transparent pixels show the terminal; translucent ones are mixed with its color.
  ///
  /// - Parameter ground: The color of the terminal, or `nil` if it is unknown.
  public static func sixels(of bitmap: Bitmap, over ground: RGBA?) -> [UInt8] {
    let pixels = GroundedPixels(bitmap, ground: ground)
    let (palette, indices) = palette(of: pixels)
    // The second parameter keeps pixels that are not drawn. The raster attributes say that pixels are square.
    var out = Array("\u{1B}P7;1q\"1;1;\(bitmap.width);\(bitmap.height)".utf8)
    for (index, color) in palette.enumerated() { out += "#\(index);2;\(color.x);\(color.y);\(color.z)".utf8 }
    var band = SixelBand(width: bitmap.width)
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      if top > 0 { out.append(UInt8(ascii: "-")) }
      band.clear()
      for row in 0..<min(6, bitmap.height - top) {
        for x in 0..<bitmap.width {
          guard let color = pixels.color(x, top + row) else { continue }
          band.set(row, x, to: Int(indices[key(percent(color))]))
        }
      }
      band.write(to: &out)
    }
    out += "\u{1B}\\\n".utf8
    return out
  }

  /// Returns the colors, and for each possible color its index.
  private static func palette(of pixels: GroundedPixels) -> (colors: [SIMD3<Int>], indices: [UInt8]) {
    var counts = [Int32](repeating: 0, count: levels * levels * levels)
    for y in 0..<pixels.bitmap.height {
      for x in 0..<pixels.bitmap.width {
        if let color = pixels.color(x, y) { counts[key(percent(color))] += 1 }
      }
    }
    var entries: [MedianCut.Entry] = []
    for (key, count) in counts.enumerated() where count > 0 {
      let color = SIMD3(key / (levels * levels), key / levels % levels, key % levels)
      entries.append(MedianCut.Entry(color: color, count: Int(count)))
    }
    let cut = MedianCut(entries, limit: colorLimit)
    var indices = [UInt8](repeating: 0, count: counts.count)
    for (index, group) in cut.groups.enumerated() {
      for entry in cut.entries[group.entries] { indices[key(entry.color)] = UInt8(index) }
    }
    return (cut.groups.map { $0.color }, indices)
  }

  private static func percent(_ color: SIMD3<Int>) -> SIMD3<Int> { (color &* 100 &+ 127) / 255 }

  private static func key(_ percent: SIMD3<Int>) -> Int { (percent.x * levels + percent.y) * levels + percent.z }
}

/// Six rows of pixels, with a row of sixels for each color.
private struct SixelBand {
  private let width: Int
  /// The colors in the order of their appearance.
  private var colors: [Int] = []
  /// For each color its position in `colors`, or -1.
  private var slots = [Int](repeating: -1, count: 256)
  /// The sixels of each color: a bit for each row, the lowest for the top one.
  private var sixels: [UInt8] = []

  init(width: Int) { self.width = width }

  mutating func clear() {
    for color in colors { slots[color] = -1 }
    colors.removeAll(keepingCapacity: true)
    sixels.removeAll(keepingCapacity: true)
  }

  mutating func set(_ row: Int, _ x: Int, to color: Int) {
    if slots[color] < 0 {
      slots[color] = colors.count
      colors.append(color)
      sixels += repeatElement(0, count: width)
    }
    sixels[slots[color] * width + x] |= 1 << UInt8(row)
  }

  func write(to out: inout [UInt8]) {
    for (slot, color) in colors.enumerated() {
      if slot > 0 { out.append(UInt8(ascii: "$")) }
      out += "#\(color)".utf8
      var x = slot * width
      let last = sixels[x..<x + width].lastIndex { $0 != 0 } ?? x
      while x <= last {
        var end = x + 1
        while end <= last, sixels[end] == sixels[x] { end += 1 }
        let (count, character) = (end - x, sixels[x] + 63)
        if count > 3 {
          out += "!\(count)".utf8
          out.append(character)
        } else {
          out += repeatElement(character, count: count)
        }
        x = end
      }
    }
  }
}
