import ShapeCore
import ShapeRaster
import TestSupport
import Testing

@testable import ShapeBackends

/// The red, green and blue of a pixel.
private typealias RGB8 = SIMD3<Int>

/// Reads random pixels back from what terminals get.
@Suite struct TerminalPixelTests {
  /// Opaque pixels in different colors, with transparent ones between them.
  private struct Picture {
    var bitmap: Bitmap
    var colors: [[RGB8?]]

    init(width: Int, height: Int, seed: UInt64) {
      var random = RandomSource(seed: seed)
      var colors: [[RGB8?]] = Array(repeating: Array(repeating: nil, count: width), count: height)
      var builder = SceneBuilder(scene: Scene(name: "T", title: "T", size: Size(Double(width), Double(height))))
      for y in 0..<height {
        for x in 0..<width where random.chance(80) {
          // Neighbors are equal sometimes, because repetitions are counted.
          let last = x > 0 && random.chance(40) ? colors[y][x - 1] : nil
          let color = last ?? RGB8(random.below(256), random.below(256), random.below(256))
          colors[y][x] = color
          builder.fill(
            .rect(Rect(Double(x), Double(y), 1, 1)), UInt32(color.x << 16 | color.y << 8 | color.z))
        }
      }
      self.colors = colors
      bitmap = SceneRenderer(builder.scene, pixelsPerPoint: 1, origin: .zero, width: width, height: height)
        .bitmap(background: nil)
    }
  }

  @Test func `half blocks have the colors of the pixels`() {
    for seed in RandomCases.seeds(quick: 4, ci: 20, long: 400) {
      let picture = Picture(width: 11 + Int(seed % 3), height: 6 + Int(seed % 2), seed: seed)
      let bytes = BlockWriter.text(of: picture.bitmap, over: nil, hasTrueColor: true)
      #expect(Self.blocks(bytes, like: picture) == picture.colors, "seed \(seed)")
    }
  }

  @Test func `sixels have the colors of the pixels, in percent`() {
    let seed = RandomCases.seed()
    // Three bands, and a part of one.
    let picture = Picture(width: 9, height: 20, seed: seed)
    let percent = picture.colors.map { $0.map { color in color.map { ($0 &* 200 &+ 255) / 510 } } }
    #expect(Self.sixels(SixelWriter.sixels(of: picture.bitmap, over: nil), like: picture) == percent, "seed \(seed)")
  }

  @Test func `no color of the cube and the grays is nearer than the one in the palette`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let palette = (16..<256).map { index in
      if index >= 232 { return RGB8(repeating: 8 + 10 * (index - 232)) }
      let levels = RGB8((index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6)
      return levels.replacing(with: levels &* 40 &+ 55, where: levels .> 0)
    }
    func distance(_ a: RGB8, _ b: RGB8) -> Int { ((a &- b) &* (a &- b)).wrappedSum() }
    let colors = (0..<60).map { index in
      let gray = random.below(256)
      return index % 2 == 0
        ? RGB8(repeating: gray) : RGB8(gray, random.below(256), min(255, gray + random.below(20)))
    }
    let wrong = colors.filter { color in
      let index = IndexedColor.nearest(to: color)
      guard palette.indices.contains(index - 16) else { return true }
      return distance(palette[index - 16], color) != palette.map { distance($0, color) }.min()
    }
    #expect(wrong == [], "seed \(seed)")
  }

  // MARK: Terminals

  private static func blocks(_ bytes: [UInt8], like picture: Picture) -> [[RGB8?]] {
    var result: [[RGB8?]] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    {
      var (upper, lower): ([RGB8?], [RGB8?]) = ([], [])
      var (text, background): (RGB8?, RGB8?)
      var rest = line
      while let character = rest.popFirst() {
        switch character {
        case "\u{1B}":
          let numbers = rest.prefix { $0 != "m" }.dropFirst().split(separator: ";").compactMap { Int($0) }
          rest = rest.drop { $0 != "m" }.dropFirst()
          var index = 0
          while index < numbers.count {
            switch numbers[index] {
            case 0: (text, background) = (nil, nil)
            case 49: background = nil
            case 38: text = RGB8(numbers[index + 2], numbers[index + 3], numbers[index + 4])
            default: background = RGB8(numbers[index + 2], numbers[index + 3], numbers[index + 4])
            }
            index += numbers[index] == 38 || numbers[index] == 48 ? 5 : 1
          }
        case "▀": (upper, lower) = (upper + [text], lower + [background])
        case "▄": (upper, lower) = (upper + [background], lower + [text])
        default: (upper, lower) = (upper + [background], lower + [background])
        }
      }
      let width = picture.bitmap.width
      for row in [upper, lower] where result.count < picture.bitmap.height {
        result.append(row + Array(repeating: nil, count: max(0, width - row.count)))
      }
    }
    return result
  }

  private static func sixels(_ bytes: [UInt8], like picture: Picture) -> [[RGB8?]] {
    let text = String(decoding: bytes, as: UTF8.self)
    var result: [[RGB8?]] = Array(
      repeating: Array(repeating: nil, count: picture.bitmap.width), count: picture.bitmap.height)
    guard text.hasPrefix("\u{1B}P7;1q\"1;1;\(picture.bitmap.width);\(picture.bitmap.height)#") else { return [] }
    var colors: [Int: RGB8] = [:]
    var (x, top, color) = (0, 0, 0)
    let commands = #/#(\d+)(?:;2;(\d+);(\d+);(\d+))?|([$\-])|(?:!(\d+))?([?-~])/#
    for match in text.drop(while: { $0 != "#" }).matches(of: commands) {
      let output = match.output
      if let number = output.1.flatMap({ Int($0) }) {
        color = number
        if let red = output.2.flatMap({ Int($0) }), let green = output.3.flatMap({ Int($0) }),
          let blue = output.4.flatMap({ Int($0) })
        {
          colors[number] = RGB8(red, green, blue)
        }
      } else if let line = output.5 {
        x = 0
        if line == "-" { top += 6 }
      } else if let sixel = output.7?.utf8.first {
        for _ in 0..<(output.6.flatMap { Int($0) } ?? 1) {
          for row in 0..<6 where (sixel - 63) >> UInt8(row) & 1 == 1 && top + row < result.count && x < result[0].count
          {
            result[top + row][x] = colors[color]
          }
          x += 1
        }
      }
    }
    return result
  }
}
