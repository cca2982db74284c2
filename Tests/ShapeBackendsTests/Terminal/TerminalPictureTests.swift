import ShapeCore
import ShapeRaster
import Testing

@testable import ShapeBackends

@Suite struct TerminalPictureTests {
  private func text(_ scene: Scene, _ kind: ImageProtocol, _ change: (inout TerminalOptions) -> Void = { _ in })
    throws -> String
  {
    var options = TerminalOptions(kind)
    change(&options)
    return try String(decoding: TerminalPicture.bytes(for: scene, options: options), as: UTF8.self)
  }

  /// A picture of some pixels.
  private func picture(_ rows: [[UInt32?]]) -> Scene {
    SceneBuilder.scene(Double(rows[0].count), Double(rows.count)) { b in
      for (y, row) in rows.enumerated() {
        for (x, hex) in row.enumerated() { if let hex { b.fill(.rect(Rect(Double(x), Double(y), 1, 1)), hex) } }
      }
    }
  }

  @Test func `half blocks are two pixels each`() throws {
    let scene = picture([[0xFF0000, 0xFF0000, nil, nil], [0x0000FF, nil, 0x0000FF, nil], [0xFF0000, nil, nil, nil]])
    #expect(
      try text(scene, .blocks)
        == "\u{1B}[38;2;255;0;0;48;2;0;0;255m▀\u{1B}[49m▀\u{1B}[38;2;0;0;255m▄\u{1B}[0m\n\u{1B}[38;2;255;0;0m▀\u{1B}[0m\n"
    )
  }

  @Test(arguments: [
    (0xFF0000, 196), (0x000000, 16), (0xFFFFFF, 231), (0x808080, 244), (0x5F87AF, 67), (0x0A0A0A, 232),
  ])
  func `256 colors are the nearest of the cube and the grays`(hex: UInt32, index: Int) throws {
    #expect(
      try text(picture([[hex]]), .blocks) { $0.hasTrueColor = false } == "\u{1B}[38;5;\(index)m▀\u{1B}[0m\n")
  }

  @Test func `sixels are bands of six rows in percent, repeated characters counted`() throws {
    var rows: [[UInt32?]] = Array(repeating: Array(repeating: 0xFF0000, count: 5), count: 7)
    rows[1][4] = 0x0000FF
    rows[6][0] = nil
    #expect(
      try text(picture(rows), .sixel)
        == "\u{1B}P7;1q\"1;1;5;7#0;2;100;0;0#1;2;0;0;100#0!4~|$#1!4?A-#0?!4@\u{1B}\\\n")
  }

  @Test func `a picture has at most 256 colors, near the true ones`() {
    let stops = [0xFF0000, 0x00FF00, 0x0000FF].enumerated().map {
      GradientStop(color: .hex(UInt32($1)), position: Double($0) / 2)
    }
    let scene = SceneBuilder.scene(600, 1) { b in
      b.fill(
        .rect(Rect(0, 0, 600, 1)),
        .linearGradient(stops, from: .zero, to: Point(600, 0)))
    }
    let bitmap = SceneRenderer(scene, pixelsPerPoint: 1, origin: .zero, width: 600, height: 1).bitmap(background: nil)
    let sixels = Sixels(SixelWriter.sixels(of: bitmap, over: nil))
    let largest = (0..<600).map { x in
      let (color, exact) = (sixels.pixels[0][x] ?? .zero, bitmap[x, 0])
      return max(
        abs(color.x - Int(exact.x) * 100 / 255), abs(color.y - Int(exact.y) * 100 / 255),
        abs(color.z - Int(exact.z) * 100 / 255))
    }.max()
    #expect(sixels.colorCount <= 256 && largest ?? 100 <= 2)
  }

  @Test func `translucent pixels are mixed with the terminal, or opaque if its color is unknown`() throws {
    let scene = SceneBuilder.scene(2, 2) { b in
      b.fill(.rect(Rect(0, 0, 1, 2)), 0xFF0000, alpha: 0.6)
      b.fill(.rect(Rect(1, 0, 1, 2)), 0xFF0000, alpha: 0.2)
    }
    #expect(
      try text(scene, .blocks) { $0.ground = RGBA(hex: 0xFFFFFF) }
        == "\u{1B}[38;2;255;102;102;48;2;255;102;102m▀\u{1B}[38;2;255;204;204;48;2;255;204;204m▀\u{1B}[0m\n")
    #expect(try text(scene, .blocks) == "\u{1B}[38;2;255;0;0;48;2;255;0;0m▀\u{1B}[0m\n")
  }

  @Test(arguments: [ImageProtocol.kitty, .iterm])
  func `PNG data arrives unchanged`(kind: ImageProtocol) throws {
    let scene = SceneBuilder.scene(90, 90) { b in
      for index in 0..<300 {
        b.fill(.rect(Rect(Double(index * 37 % 89), Double(index * 53 % 83), 3, 2)), UInt32(index * 7919))
      }
    }
    let png = try PNGPicture.png(for: scene, options: PNGOptions(level: .fast)).bytes
    let text = try text(scene, kind)
    let data: String
    switch kind {
    case .kitty:
      let chunks = text.matches(of: /\u{1B}_G(?:a=T,f=100,q=2,)?m=([01]);([A-Za-z0-9+\/=]{1,4096})\u{1B}\\/)
      #expect(
        chunks.count > 1 && chunks.map(\.output.1).joined() == String(repeating: "1", count: chunks.count - 1) + "0")
      data = chunks.map(\.output.2).joined()
    case .iterm, .sixel, .blocks:
      let match = try #require(
        text.wholeMatch(of: /\u{1B}\]1337;File=inline=1;size=([0-9]+):([A-Za-z0-9+\/=]+)\u{7}\n/))
      #expect(match.output.1 == "\(png.count)")
      data = String(match.output.2)
    }
    #expect(Array(data.utf8) == Base64.encoded(png))
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `base64 is that of RFC 4648`(text: String, encoded: String) {
    #expect(Base64.encoded(Array(text.utf8)) == Array(encoded.utf8))
  }

  @Test(
    arguments: [
      (Size(300, 200), 2.0, nil, 2.0), (Size(300, 200), 2, 150, 0.5), (Size(300, 200), 1, 900, 1),
      (Size(1, 1), 1, 0, 1),
      (Size(100_000, 1), 1, nil, 0.1), (Size(90_000, 90_000), 1, nil, 4000.0 / 90_000),
    ] as [(Size, Double, Int?, Double)])
  func `a picture fits into the width and into the limits of terminals`(
    size: Size, scale: Double, width: Int?, result: Double
  ) {
    var options = TerminalOptions(.kitty)
    (options.scale, options.width) = (scale, width)
    #expect(abs(TerminalPicture.scale(of: size, options) - result) < 1e-12)
  }

  @Test func `a picture thinner than a pixel stays visible`() throws {
    let scene = SceneBuilder.scene(5000, 20) { $0.fill(.rect(Rect(0, 0, 5000, 20)), 0xFF0000) }
    #expect(try text(scene, .blocks) { $0.width = 80 }.count { $0 == "▀" } == 80)
  }
}

/// Pixels that are read from sixels.
private struct Sixels {
  private(set) var pixels: [[SIMD3<Int>?]] = []
  private(set) var colorCount = 0

  init(_ bytes: [UInt8]) {
    var colors: [Int: SIMD3<Int>] = [:]
    var body = Substring()
    let text = String(decoding: bytes, as: UTF8.self)
    for match in text.matches(of: /#([0-9]+);2;([0-9]+);([0-9]+);([0-9]+)/) {
      let numbers = [match.output.1, match.output.2, match.output.3, match.output.4].compactMap { Int($0) }
      body = text[match.range.upperBound...]
      colors[numbers[0]] = SIMD3(numbers[1], numbers[2], numbers[3])
    }
    colorCount = colors.count
    // Only the first band, and of it the first row.
    var row: [Int: SIMD3<Int>] = [:]
    var (x, color) = (0, SIMD3<Int>.zero)
    for match in body.matches(of: /(?:#([0-9]+))|(\$)|(?:!([0-9]+))?([?-~])/) {
      if let number = match.output.1 {
        color = colors[Int(number) ?? 0] ?? .zero
      } else if match.output.2 != nil {
        x = 0
      } else if let sixel = match.output.4?.utf8.first {
        for _ in 0..<(match.output.3.flatMap { Int($0) } ?? 1) {
          if (sixel - 63) & 1 != 0 { row[x] = color }
          x += 1
        }
      }
    }
    pixels = [(0..<x).map { row[$0] }]
  }
}
