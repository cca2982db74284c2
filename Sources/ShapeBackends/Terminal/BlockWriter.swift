import ShapeCore
import ShapeRaster

/// Writes pixels as characters that are two pixels each: the upper one in the color of the text, the lower one in that of
/// the background.
public enum BlockWriter {
  /// Returns a bitmap as lines of half blocks. Transparent pixels show the terminal; translucent ones are mixed with its
  /// color.
  ///
  /// - Parameters:
  ///   - ground: The color of the terminal, or `nil` if it is unknown.
  ///   - hasTrueColor: Whether the terminal shows all colors, and not only 256.
  public static func text(of bitmap: Bitmap, over ground: RGBA?, hasTrueColor: Bool) -> [UInt8] {
    let pixels = GroundedPixels(bitmap, ground: ground)
    var out: [UInt8] = []
    for y in stride(from: 0, to: bitmap.height, by: 2) {
      var line = BlockLine(hasTrueColor: hasTrueColor)
      for x in 0..<bitmap.width {
        line.append(pixels.color(x, y), y + 1 < bitmap.height ? pixels.color(x, y + 1) : nil)
      }
      line.finish(to: &out)
    }
    return out
  }
}

/// A line of half blocks.
private struct BlockLine {
  private let hasTrueColor: Bool
  private var bytes: [UInt8] = []
  /// The colors that are on, as parameters of SGR. Empty for that of the terminal.
  private var text = ""
  private var background = ""
  /// The number of spaces at the end, which are only written before something else.
  private var spaces = 0

  init(hasTrueColor: Bool) { self.hasTrueColor = hasTrueColor }

  /// Appends a character with two pixels.
  mutating func append(_ upper: SIMD3<Int>?, _ lower: SIMD3<Int>?) {
    switch (upper, lower) {
    case (nil, nil): spaces += 1
    case (let upper?, let lower?): append("▀", text: parameters(upper), background: parameters(lower))
    case (let upper?, nil): append("▀", text: parameters(upper), background: "")
    case (nil, let lower?): append("▄", text: parameters(lower), background: "")
    }
  }

  private mutating func append(_ character: String, text: String, background: String) {
    if spaces > 0 {
      set(text: self.text, background: "")
      bytes += repeatElement(UInt8(ascii: " "), count: spaces)
      spaces = 0
    }
    set(text: text, background: background)
    bytes += character.utf8
  }

  /// Changes the colors that differ.
  private mutating func set(text: String, background: String) {
    var changes: [String] = []
    if text != self.text { changes.append("38;\(text)") }
    if background != self.background { changes.append(background.isEmpty ? "49" : "48;\(background)") }
    if changes.isEmpty { return }
    bytes += "\u{1B}[\(changes.joined(separator: ";"))m".utf8
    (self.text, self.background) = (text, background)
  }

  consuming func finish(to out: inout [UInt8]) {
    out += bytes
    if !text.isEmpty { out += "\u{1B}[0m".utf8 }
    out.append(UInt8(ascii: "\n"))
  }

  /// Returns a color as parameters of SGR, after the first one.
  private func parameters(_ color: SIMD3<Int>) -> String {
    hasTrueColor ? "2;\(color.x);\(color.y);\(color.z)" : "5;\(IndexedColor.nearest(to: color))"
  }
}

/// The palette of terminals with 256 colors. Its first 16 colors depend on the settings of the terminal.
enum IndexedColor {
  /// The levels of the cube, whose colors begin at 16.
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// Returns the index of the nearest color in the cube and among the grays.
  static func nearest(to color: SIMD3<Int>) -> Int {
    func level(_ value: Int) -> Int { levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0 }
    func distance(_ other: SIMD3<Int>) -> Int { ((color &- other) &* (color &- other)).wrappedSum() }
    let (red, green, blue) = (level(color.x), level(color.y), level(color.z))
    // 24 grays from 8 to 238, in steps of 10, begin at 232.
    let step = max(0, min(23, (color.wrappedSum() / 3 - 3) / 10))
    let cube = distance(SIMD3(levels[red], levels[green], levels[blue]))
    return cube <= distance(SIMD3(repeating: 8 + 10 * step)) ? 16 + 36 * red + 6 * green + blue : 232 + step
  }
}
