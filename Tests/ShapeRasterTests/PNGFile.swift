import ForeignTools
import Foundation
import ShapeRaster
import TestSupport

/// A picture for tests.
struct PNGPicture {
  var width: Int
  var height: Int
  var format: PixelFormat
  var pixels: [UInt8]

  /// A gray for each index, so that indices are samples of gray to readers that don't show the palette.
  private var palette: [SIMD4<UInt8>] { format == .palette ? (0...255).map { SIMD4($0, $0, $0, 255) } : [] }

  /// Returns the file.
  func png(level: CompressionLevel = .default, rowsAtOnce: Int? = nil) throws(PNGError) -> [UInt8] {
    var output: [UInt8] = []
    var writer = try PNGWriter(
      width: width, height: height, format: format, palette: palette, level: level, to: &output)
    let step = writer.rowSize * (rowsAtOnce ?? height)
    var start = 0
    while start < pixels.count {
      try writer.append(Array(pixels[start..<min(start + step, pixels.count)]), to: &output)
      start += step
    }
    try writer.finish(to: &output)
    return output
  }

  /// Returns a picture with flat areas, gradients and noise.
  static func drawn(width: Int, height: Int, _ format: PixelFormat, using random: inout RandomSource) -> PNGPicture {
    var pixels: [UInt8] = []
    let noise = random.below(height + 1)
    for y in 0..<height {
      for x in 0..<width {
        for sample in 0..<format.bytesPerPixel {
          let value = y == noise ? random.below(256) : x < width / 2 ? 40 * sample + 9 : 3 * x + 2 * y + sample
          pixels.append(UInt8(value & 255))
        }
      }
    }
    return PNGPicture(width: width, height: height, format: format, pixels: pixels)
  }
}

/// The chunks of a PNG.
struct PNGFile {
  var chunks: [(type: String, data: [UInt8])] = []

  struct Malformed: Error {}

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { throw Malformed() }
    var index = 8
    func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    while index < bytes.count {
      guard bytes.count >= index + 12 else { throw Malformed() }
      let end = index + 8 + number(at: index)
      guard bytes.count >= end + 4 else { throw Malformed() }
      guard number(at: end) == Self.checksum(bytes[index + 4..<end]) else { throw Malformed() }
      chunks.append((String(decoding: bytes[index + 4..<index + 8], as: UTF8.self), Array(bytes[index + 8..<end])))
      index = end + 4
    }
  }

  func data(_ type: String) -> [UInt8]? { chunks.first { $0.type == type }?.data }

  /// The remainders of CRC-32 for each byte, from the polynomial.
  private static let remainders: [Int] = (0..<256).map { byte in
    (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0xFFFF_FFFF) { remainders[($0 ^ Int($1)) & 255] ^ $0 >> 8 } ^ 0xFFFF_FFFF
  }
}

/// Netpbm's reader, which uses libpng.
enum PNGJudge {
  /// Returns the header and the samples of a PNG.
  static func samples(_ png: [UInt8], _ format: PixelFormat) throws -> (header: String, samples: [UInt8]) {
    let reader = try ForeignTool.netpbm.path(of: "pngtopam")
    return try TemporaryFolder.with { folder in
      let file = folder.appending(path: "picture.png")
      try Data(png).write(to: file)
      let pam = [UInt8](
        try Command.output(of: reader, (format == .rgba || format == .grayAlpha ? ["-alphapam"] : []) + [file.path]))
      // Without alpha, the result is a PPM or PGM: the size and the largest value end its header.
      let marker = [UInt8]((format == .rgba || format == .grayAlpha ? "ENDHDR\n" : "\n255\n").utf8)
      guard let start = pam.indices.first(where: { pam[$0...].starts(with: marker) }) else { throw PNGFile.Malformed() }
      return (String(decoding: pam[..<start], as: UTF8.self), Array(pam[(start + marker.count)...]))
    }
  }
}
