import ShapeRaster
import TestSupport
import Testing

@Suite struct PackedPixelsTests {
  private static let red: [UInt8] = [250, 20, 30, 255]
  private static let glass: [UInt8] = [10, 200, 90, 128]

  /// Shades of a color between two alphas, more than a palette has.
  private static func ramp(_ color: (Int) -> [Int]) -> [UInt8] {
    (0..<1024).flatMap { color($0).map { UInt8($0 & 255) } }
  }

  @Test(
    arguments: [
      ([7, 7, 7, 255, 90, 90, 90, 255], .gray), (red + glass + red, .palette), ([0, 0, 0, 0], .palette),
      (ramp { [$0, $0, $0, 255] }, .gray), (ramp { [$0, $0, $0, $0 / 4] }, .grayAlpha),
      (ramp { [$0, $0 / 4, 9, 255] }, .rgb), (ramp { [$0, $0 / 4, 9, $0 / 8 + 1] }, .rgba),
      (ramp { [$0, 3, 9, 255] }, .palette), (ramp { [$0, 3, 9, 255 - $0 / 1023] }, .rgba),
    ] as [([UInt8], PixelFormat)])
  func `pixels have the smallest format without a loss`(pixels: [UInt8], format: PixelFormat) throws {
    let packed = PackedPixels(pixels)
    #expect(packed.format == format && packed.palette.count <= 256)
    #expect(try colors(packed, width: pixels.count / 4) == pixels)
  }

  @Test(arguments: RandomCases.seeds(quick: 20, ci: 300, long: 3_000))
  func `any pixels are restored`(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let palette = (0..<random.whole(1...400)).map { _ in (0..<4).map { _ in UInt8(random.below(256)) } }
    let isOpaque = random.chance(50)
    let isGray = random.chance(50)
    let pixels = (0..<600).flatMap { _ -> [UInt8] in
      let color = random.pick(palette)
      return (isGray ? [color[0], color[0], color[0]] : Array(color[..<3])) + [isOpaque ? 255 : color[3]]
    }
    #expect(try colors(PackedPixels(pixels), width: 30) == pixels, "seed \(seed)")
  }

  /// Returns the pixels that a reader finds in the file.
  private func colors(_ packed: PackedPixels, width: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = try PNGWriter(
      width: width, height: packed.bytes.count / packed.format.bytesPerPixel / width, format: packed.format,
      palette: packed.palette, to: &bytes)
    try writer.append(packed.bytes, to: &bytes)
    try writer.finish(to: &bytes)
    return try PNGReader(bytes).colors.flatMap { $0 }
  }
}
