import ShapeRaster
import TestSupport

/// Reads what `PNGWriter` writes, as the specification says, on every machine.
struct PNGReader {
  var width = 0
  var height = 0
  var colorType: UInt8 = 0
  /// The number of the filter of each row.
  var filters: [UInt8] = []
  var pixels: [UInt8] = []
  var chunks: [(type: String, data: [UInt8])] = []

  init(_ bytes: [UInt8]) throws {
    chunks = try PNGFile(bytes).chunks
    guard let header = chunks.first, header.type == "IHDR", header.data.count == 13, let last = chunks.last,
      last.type == "IEND", last.data.isEmpty
    else { throw Inflater.Malformed("first or last chunk") }
    width = Self.number(header.data[0..<4])
    height = Self.number(header.data[4..<8])
    colorType = header.data[9]
    guard header.data[8] == 8, header.data[10...] == [0, 0, 0],
      let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(colorType)]
    else {
      throw Inflater.Malformed("header")
    }
    let compressed = chunks.filter { $0.type == "IDAT" }.flatMap(\.data)
    (filters, pixels) = try FilteredRows.restored(
      Inflater.bytes(ofZlib: compressed), rowSize: width * samples, pixel: samples)
    guard filters.count == height else { throw Inflater.Malformed("number of rows") }
  }

  /// Red, green, blue and alpha of each pixel.
  var colors: [[UInt8]] {
    func data(_ type: String) -> [UInt8] { chunks.first { $0.type == type }?.data ?? [] }
    let (palette, alphas) = (data("PLTE"), data("tRNS"))
    let size = pixels.count / max(width * height, 1)
    return (0..<width * height).map { pixel in
      let samples = pixels[pixel * size..<(pixel + 1) * size].map { $0 }
      switch colorType {
      case 0: return [samples[0], samples[0], samples[0], 255]
      case 2: return samples + [255]
      case 3:
        let index = Int(samples[0])
        return palette[3 * index..<3 * index + 3] + [index < alphas.count ? alphas[index] : 255]
      case 4: return [samples[0], samples[0], samples[0], samples[1]]
      default: return samples
      }
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
