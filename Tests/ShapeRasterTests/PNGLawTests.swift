import TestSupport
import Testing

@testable import ShapeRaster

/// What holds for the PNG of any picture, judged by a reader that shares nothing with the writer.
@Suite("Laws of PNG")
struct PNGLawTests {
  /// Returns a picture of which each row is made of a small change under one of the filters.
  private func predicted(
    _ filters: [UInt8], width: Int, pixel: Int, noise: Int, using random: inout RandomSource
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    for filter in filters {
      bytes.append(filter)
      for _ in 0..<width * pixel { bytes.append(random.chance(noise) ? UInt8(random.below(256)) : 0) }
    }
    return try FilteredRows.restored(bytes, rowSize: width * pixel, pixel: pixel).bytes
  }

  @Test(arguments: CompressionLevel.allCases)
  func `a picture of any size and format is restored, in any groups of rows`(level: CompressionLevel) throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for number in 0..<RandomCases.count(quick: 6, ci: 90, long: 2000) {
      let format = PixelFormat.allCases[number % PixelFormat.allCases.count]
      let width = random.pick([1, 2, 3, 5, 16, 17, 33, 255, 257, 301])
      let height = random.whole(1...max(1, 2400 / width))
      let filters = (0..<height).map { _ in UInt8(random.below(5)) }
      let noise = random.pick([0, 2, 100])
      let pixels = try predicted(filters, width: width, pixel: format.bytesPerPixel, noise: noise, using: &random)
      let picture = PNGPicture(width: width, height: height, format: format, pixels: pixels)
      let file = try PNGReader(picture.png(level: level, rowsAtOnce: random.whole(1...height)))
      let isEqual = file.width == width && file.height == height && file.pixels == pixels
      #expect(isEqual, "seed \(seed), case \(number): \(width) x \(height), \(format)")
      // All compressed chunks but the last one are full.
      let sizes = file.chunks.filter { $0.type == "IDAT" }.map(\.data.count)
      #expect(sizes.dropLast().allSatisfy { $0 == 65_536 } && !sizes.isEmpty && !sizes.contains(0))
    }
  }

  @Test(arguments: PixelFormat.allCases.filter { $0 != .palette })
  func `rows that one filter makes small get that filter`(format: PixelFormat) throws {
    var random = RandomSource(seed: RandomCases.seed())
    for filter in UInt8(0)...4 {
      let filters = [UInt8](repeating: filter, count: 9)
      let pixels = try predicted(filters, width: 90, pixel: format.bytesPerPixel, noise: 12, using: &random)
      let file = try PNGReader(PNGPicture(width: 90, height: 9, format: format, pixels: pixels).png())
      // In the first row, several filters are the same.
      #expect(file.filters.dropFirst() == filters.dropFirst(), "seed \(RandomCases.seed()), filter \(filter)")
    }
  }

  @Test(arguments: CompressionLevel.allCases)
  func `indices get no filter`(level: CompressionLevel) throws {
    let pixels = (0..<90).map { UInt8($0 * $0 % 251) }
    let file = try PNGReader(PNGPicture(width: 9, height: 10, format: .palette, pixels: pixels).png(level: level))
    #expect(file.filters == [UInt8](repeating: 0, count: 10) && file.pixels == pixels)
  }

  @Test func `of all filters, the first with the smallest sum is chosen, also in very long rows`() throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for count in [1, 2, 9, 60, 4095, 4097] {
      let kinds = (count < 100 ? [0, 1, 2, 3, 4, random.below(5)] : [1, 4, 3]).map { UInt8($0) }
      let pixels = try predicted(kinds, width: count, pixel: 1, noise: random.pick([3, 50, 97]), using: &random)
      let found = PredictedRows.of(pixels, width: count)
      var rows = FilteredRows(width: count, format: .gray)
      var data: [UInt8] = []
      rows.append(Array(pixels.prefix(2 * count)), to: &data)
      rows.append(Array(pixels.dropFirst(2 * count)), to: &data)
      rows.finish(to: &data)
      let isEqual = try Inflater.bytes(ofZlib: data) == found
      #expect(isEqual, "seed \(seed), \(count) bytes")
      let restored = try FilteredRows.restored(found, rowSize: count, pixel: 1)
      #expect(restored.bytes == pixels, "seed \(seed), \(count) bytes")
      var above = [Int](repeating: 0, count: count)
      for number in kinds.indices {
        let row = pixels[number * count..<(number + 1) * count].map { Int($0) }
        #expect(
          Int(restored.filters[number]) == smallestFilter(row, above), "seed \(seed), \(count) bytes, row \(number)")
        above = row
      }
    }
  }

  /// Returns the number of the first filter with the smallest sum of differences, each as a signed byte.
  private func smallestFilter(_ row: [Int], _ above: [Int]) -> Int {
    var sums = [Int](repeating: 0, count: 5)
    var (left, corner) = (0, 0)
    for (value, up) in zip(row, above) {
      let (toLeft, toUp, toCorner) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
      let nearest = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
      for (filter, predicted) in [0, left, up, (left + up) / 2, nearest].enumerated() {
        let difference = (value - predicted) & 255
        sums[filter] += min(difference, 256 - difference)
      }
      (left, corner) = (value, up)
    }
    return sums.firstIndex(of: sums.min() ?? 0) ?? 0
  }

  @Test func `what is known about a picture is in chunks before its data`() throws {
    func file(_ density: PixelDensity?, _ title: String?) throws -> PNGReader {
      var output: [UInt8] = []
      var writer = try PNGWriter(
        width: 2, height: 3, format: .rgb, density: density, title: title, to: &output)
      try writer.append([UInt8](0..<18), to: &output)
      try writer.finish(to: &output)
      return try PNGReader(output)
    }
    let all = try file(PixelDensity(pixelsPerInch: 300), "Ä~")
    #expect(all.chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "tEXt", "IDAT", "IEND"])
    // 11,811.02 per meter.
    #expect(all.chunks[2].data == [0, 0, 0x2E, 0x23, 0, 0, 0x2E, 0x23, 1])
    #expect(all.pixels == [UInt8](0..<18))
    #expect(try file(nil, "ÿ\n").chunks[2].data == [84, 105, 116, 108, 101, 0, 0xFF, 0x0A])
    // A control character, the first code beyond ASCII, and the first beyond Latin-1.
    for title in ["a\u{9}b", "a\u{7F}b", "a\u{A0}b", "aĀb"] {
      #expect(try file(nil, title).chunks[2].type == "iTXt", "\(title)")
    }
    let densities: [(Double, UInt32)] = [(0.0127, 1), (0.012, 0), (96, 3780), (144, 5669), (5.5e7, 0x7FFF_FFFF)]
    for (perInch, perMeter) in densities {
      #expect(PixelDensity(pixelsPerInch: perInch).pixelsPerMeter == perMeter, "\(perInch)")
    }
    #expect(PixelDensity(pixelsPerMeter: .max).pixelsPerMeter == 0x7FFF_FFFF)
  }
}
