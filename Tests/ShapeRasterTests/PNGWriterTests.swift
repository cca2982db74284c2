import ForeignTools
import ShapeRaster
import TestSupport
import Testing

@Suite("PNG")
struct PNGWriterTests {
  private func header(_ parameters: (inout [UInt8]) throws -> Void) throws -> PNGFile {
    var output: [UInt8] = []
    try parameters(&output)
    return try PNGFile(output)
  }

  // MARK: Structure

  @Test func `a tiny picture has known bytes`() throws {
    let picture = PNGPicture(width: 1, height: 1, format: .gray, pixels: [0])
    let expected: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55]
      + [0, 0, 0, 1, 0x73, 0x52, 0x47, 0x42, 0, 0xAE, 0xCE, 0x1C, 0xE9]
      + [0, 0, 0, 10, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x60, 0, 0, 0, 2, 0, 1, 0x48, 0xAF, 0xA4, 0x71]
      + [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    #expect(try picture.png() == expected)
  }

  @Test(arguments: zip(PixelFormat.allCases, [0, 4, 3, 2, 6] as [UInt8]))
  func `the header has the size and the format`(format: PixelFormat, colorType: UInt8) throws {
    let file = try header { output in
      _ = try PNGWriter(width: 300, height: 70_000, format: format, to: &output)
    }
    #expect(file.chunks.map(\.type) == ["IHDR", "sRGB"])
    #expect(file.data("IHDR") == [0, 0, 1, 44, 0, 1, 17, 112, 8, colorType, 0, 0, 0])
    #expect(file.data("sRGB") == [0])
  }

  @Test func `the density is in pixels per meter`() throws {
    let file = try header { output in
      let density = PixelDensity(pixelsPerInch: 72)
      _ = try PNGWriter(width: 1, height: 1, format: .rgba, density: density, to: &output)
    }
    #expect(file.chunks.map(\.type) == ["IHDR", "sRGB", "pHYs"])
    // 72 per inch are 2834.6 per meter.
    #expect(file.data("pHYs") == [0, 0, 11, 19, 0, 0, 11, 19, 1])
    let unusual = [Double.nan, -5, .infinity, 0, 1e300].map { PixelDensity(pixelsPerInch: $0).pixelsPerMeter }
    #expect(unusual == [0, 0, 0x7FFF_FFFF, 0, 0x7FFF_FFFF])
  }

  @Test func `a title is text, in UTF-8 only if needed`() throws {
    func chunk(_ title: String) throws -> (type: String, data: [UInt8])? {
      try header { _ = try PNGWriter(width: 1, height: 1, format: .rgb, title: title, to: &$0) }.chunks.last
    }
    #expect(try chunk("Café")?.type == "tEXt")
    #expect(try chunk("Café")?.data == [UInt8]("Title\0Caf".utf8) + [0xE9])
    #expect(try chunk("Karte ♠")?.type == "iTXt")
    #expect(try chunk("Karte ♠")?.data == [UInt8]("Title\0\0\0\0\0Karte ♠".utf8))
    #expect(throws: PNGError.titleContainsNull) { _ = try chunk("a\0b") }
  }

  @Test func `compressed data is in chunks of 64 KiB`() throws {
    var random = RandomSource(seed: RandomCases.seed())
    // Noise is stored. A row has one more byte, zlib adds 6 bytes, and each stored block 5.
    for (width, height, sizes) in [
      (400, 400, [65_536, 65_536, 400 * 401 + 6 + 3 * 5 - 2 * 65_536]), (65_524, 1, [65_536]),
      (65_525, 1, [65_536, 1]),
    ] {
      let bytes = ByteSequence.noise(width * height, using: &random)
      let file = try PNGFile(PNGPicture(width: width, height: height, format: .gray, pixels: bytes).png())
      #expect(file.chunks.filter { $0.type == "IDAT" }.map(\.data.count) == sizes, "seed \(RandomCases.seed())")
      #expect(file.chunks.last?.type == "IEND" && file.chunks.last?.data == [])
    }
  }

  // MARK: Errors

  @Test(arguments: [(0, 1), (1, 0), (-1, 1), (1, -1), (1_000_001, 1), (1, 1 << 31)])
  func `a picture without pixels or of an excessive size is refused`(width: Int, height: Int) {
    var output: [UInt8] = []
    #expect(throws: PNGError.invalidSize(width: width, height: height)) {
      _ = try PNGWriter(width: width, height: height, format: .rgba, to: &output)
    }
    #expect(output == [])
  }

  @Test func `rows must be whole, and as many as the height`() throws {
    func write(_ counts: [Int]) throws {
      var output: [UInt8] = []
      var writer = try PNGWriter(width: 2, height: 2, format: .rgb, to: &output)
      for count in counts { try writer.append([UInt8](repeating: 0, count: count), to: &output) }
      try writer.finish(to: &output)
    }
    try write([6, 6])
    try write([0, 12, 0])
    #expect(throws: PNGError.partialRow(byteCount: 7, rowSize: 6)) { try write([7]) }
    #expect(throws: PNGError.tooManyRows(height: 2)) { try write([6, 12]) }
    #expect(throws: PNGError.missingRows(count: 1)) { try write([6]) }
    #expect(throws: PNGError.missingRows(count: 2)) { try write([]) }
  }

  // MARK: Pixels

  @Test(.needs(.netpbm), arguments: CompressionLevel.allCases, PixelFormat.allCases)
  func `libpng reads the pixels`(level: CompressionLevel, format: PixelFormat) throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for (width, height) in [(1, 1), (1, 9), (40, 1), (33, 21)] {
      let picture = PNGPicture.drawn(width: width, height: height, format, using: &random)
      let found = try PNGJudge.samples(picture.png(level: level), format)
      switch format {
      case .gray, .palette: #expect(found.header == "P5\n\(width) \(height)")
      case .rgb: #expect(found.header == "P6\n\(width) \(height)")
      case .grayAlpha: #expect(found.header.contains("WIDTH \(width)\nHEIGHT \(height)\nDEPTH 2"))
      case .rgba: #expect(found.header.contains("WIDTH \(width)\nHEIGHT \(height)\nDEPTH 4"))
      }
      // A failure shows no samples.
      let isEqual = found.samples == picture.pixels
      #expect(isEqual, "\(width) x \(height), seed \(seed)")
    }
  }

  @Test(arguments: CompressionLevel.allCases)
  func `any groups of rows give the same bytes`(level: CompressionLevel) throws {
    var random = RandomSource(seed: RandomCases.seed())
    let picture = PNGPicture.drawn(width: 30, height: 24, .rgba, using: &random)
    let files = try [1, 2, 7, 24].map { try picture.png(level: level, rowsAtOnce: $0) }
    #expect(Set(files).count == 1, "seed \(RandomCases.seed())")
  }
}
