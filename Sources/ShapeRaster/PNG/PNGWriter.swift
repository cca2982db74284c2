/// Writes a PNG with eight bits per sample, row by row.
///
/// Memory doesn't depend on the height. The result depends on the picture and the parameters only, not on how the rows are
/// grouped. A writer can't be copied, and finishing consumes it. Source: W3C, "Portable Network Graphics (PNG)
/// Specification (Third Edition)".
public struct PNGWriter: ~Copyable, Sendable {
  /// The number of compressed bytes of a chunk.
  private static let chunkSize = 1 << 16
  /// The largest width, which is the largest that libpng reads by default.
  private static let largestWidth = 1_000_000

  private let height: Int
  private var rows: FilteredRows
  private var rowCount = 0
  private var compressed: [UInt8] = []

  /// The number of bytes of a row.
  public var rowSize: Int { rows.rowSize }

  /// Begins a PNG, and appends its first bytes to `output`.
  ///
  /// Colors are in sRGB. `palette` has red, green, blue and alpha of the colors of that format. `density` is the intended
  /// size of the pixels, and `title` a text that viewers may show.
  public init(
    width: Int, height: Int, format: PixelFormat, palette: [SIMD4<UInt8>] = [], level: CompressionLevel = .default,
    density: PixelDensity? = nil, title: String? = nil, to output: inout [UInt8]
  ) throws(PNGError) {
    guard 1...Self.largestWidth ~= width, height >= 1, let rowLimit = UInt32(exactly: height), rowLimit < 1 << 31 else {
      throw .invalidSize(width: width, height: height)
    }
    if let title, title.utf8.contains(0) { throw .titleContainsNull }
    self.height = height
    rows = FilteredRows(width: width, format: format, level: level)

    output += PNGChunks.signature
    var header: [UInt8] = []
    PNGChunks.append(UInt32(width), to: &header)
    PNGChunks.append(rowLimit, to: &header)
    // Eight bits, and the only methods for compression, filters and interlacing that are used here.
    header += [8, format.colorType, 0, 0, 0]
    PNGChunks.append("IHDR", header[...], to: &output)
    // The rendering intent is perceptual.
    PNGChunks.append("sRGB", [0], to: &output)
    if let density {
      var data: [UInt8] = []
      for _ in 0..<2 { PNGChunks.append(density.pixelsPerMeter, to: &data) }
      PNGChunks.append("pHYs", (data + [1])[...], to: &output)
    }
    if let title { PNGChunks.append(title: title, to: &output) }
    if !palette.isEmpty {
      PNGChunks.append("PLTE", palette.flatMap { [$0.x, $0.y, $0.z] }[...], to: &output)
      // Colors without an entry are opaque.
      let alphas = palette.map { $0.w }
      let end = (alphas.lastIndex { $0 < 255 } ?? -1) + 1
      if end > 0 { PNGChunks.append("tRNS", alphas[..<end], to: &output) }
    }
  }

  /// Adds whole rows from the top down, and appends the finished part of the file to `output`.
  public mutating func append(_ pixels: [UInt8], to output: inout [UInt8]) throws(PNGError) {
    guard pixels.count % rowSize == 0 else { throw .partialRow(byteCount: pixels.count, rowSize: rowSize) }
    let count = pixels.count / rowSize
    guard count <= height - rowCount else { throw .tooManyRows(height: height) }
    rowCount += count
    rows.append(pixels, to: &compressed)
    Self.writeChunks(&compressed, smallest: Self.chunkSize, to: &output)
  }

  /// Ends the file, and appends its last bytes to `output`.
  public consuming func finish(to output: inout [UInt8]) throws(PNGError) {
    guard rowCount == height else { throw .missingRows(count: height - rowCount) }
    rows.finish(to: &compressed)
    Self.writeChunks(&compressed, smallest: 1, to: &output)
    PNGChunks.append("IEND", [], to: &output)
  }

  /// Moves compressed bytes into chunks, as long as there are at least `smallest`.
  private static func writeChunks(_ compressed: inout [UInt8], smallest: Int, to output: inout [UInt8]) {
    var start = 0
    while compressed.count - start >= smallest {
      let end = min(start + chunkSize, compressed.count)
      PNGChunks.append("IDAT", compressed[start..<end], to: &output)
      start = end
    }
    compressed.removeFirst(start)
  }
}

/// Appends the parts of a PNG to bytes.
///
/// Source: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", sections 5 and 11.
enum PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Appends a chunk: length, type, data and checksum. `type` has four ASCII letters.
  static func append(_ type: StaticString, _ data: ArraySlice<UInt8>, to output: inout [UInt8]) {
    append(UInt32(truncatingIfNeeded: data.count), to: &output)
    let start = output.count
    type.withUTF8Buffer { output.append(contentsOf: $0) }
    output.append(contentsOf: data)
    var checksum = CRC32()
    checksum.append(output[start...])
    append(checksum.value, to: &output)
  }

  /// Appends a number in big-endian order.
  static func append(_ number: UInt32, to output: inout [UInt8]) {
    for shift: UInt32 in [24, 16, 8, 0] { output.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Appends `tEXt` if Latin-1 has all characters of the title, or `iTXt`, which has UTF-8.
  ///
  /// The title must not contain the character NUL.
  static func append(title: String, to output: inout [UInt8]) {
    let keyword = [UInt8]("Title".utf8)
    let isLatin = title.unicodeScalars.allSatisfy {
      $0.value == 0x0A || 0x20...0x7E ~= $0.value || 0xA1...0xFF ~= $0.value
    }
    if isLatin {
      let text = title.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      append("tEXt", (keyword + [0] + text)[...], to: &output)
    } else {
      // Not compressed, without a language and a translated keyword.
      append("iTXt", (keyword + [0, 0, 0, 0, 0] + [UInt8](title.utf8))[...], to: &output)
    }
  }
}
