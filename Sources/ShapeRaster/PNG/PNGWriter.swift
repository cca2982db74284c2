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
  private let level: CompressionLevel
  private let chooser: FilterChooser
  private var trial: FilterTrial?
  /// The last row that is filtered, or zeros, and after it the rows that aren't.
  private let rows: FixedArray<UInt8>
  private let filtered: FixedArray<UInt8>
  private var waitingRows = 0
  private var rowCount = 0
  private var compressor: ZlibCompressor
  private var compressed: [UInt8] = []

  /// The number of bytes of a row.
  public var rowSize: Int { chooser.rowSize }

  /// Begins a PNG, and appends its first bytes to `output`.
  ///
  /// Colors are in sRGB. `density` is the intended size of the pixels, and `title` a text that viewers may show.
  public init(
    width: Int, height: Int, format: PixelFormat, level: CompressionLevel = .default, density: PixelDensity? = nil,
    title: String? = nil, to output: inout [UInt8]
  ) throws(PNGError) {
    guard 1...Self.largestWidth ~= width, height >= 1, let rowLimit = UInt32(exactly: height), rowLimit < 1 << 31 else {
      throw .invalidSize(width: width, height: height)
    }
    if let title, title.utf8.contains(0) { throw .titleContainsNull }
    self.height = height
    self.level = level
    let pixel = format.bytesPerPixel
    let size = width * pixel
    chooser = FilterChooser(rowSize: size, pixel: pixel)
    let mostRows: Int
    switch level {
    case .store, .fast, .default:
      trial = nil
      mostRows = 1
    case .best:
      mostRows = FilterTrial.mostRows(rowSize: size)
      trial = FilterTrial(rowSize: size, pixel: pixel)
    }
    rows = FixedArray(repeating: 0, count: (mostRows + 1) * size)
    filtered = FixedArray(uninitialized: size + 1)
    compressor = ZlibCompressor(level: level)

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
  }

  /// Adds whole rows from the top down, and appends the finished part of the file to `output`.
  public mutating func append(_ pixels: ArraySlice<UInt8>, to output: inout [UInt8]) throws(PNGError) {
    guard pixels.count % rowSize == 0 else { throw .partialRow(byteCount: pixels.count, rowSize: rowSize) }
    let count = pixels.count / rowSize
    guard count <= height - rowCount else { throw .tooManyRows(height: height) }
    rowCount += count
    pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      for index in 0..<count { appendRow(first + index * rowSize) }
    }
    writeChunks(to: &output)
  }

  /// Adds whole rows from the top down, and appends the finished part of the file to `output`.
  public mutating func append(_ pixels: [UInt8], to output: inout [UInt8]) throws(PNGError) {
    try append(pixels[...], to: &output)
  }

  /// Ends the file, and appends its last bytes to `output`.
  public consuming func finish(to output: inout [UInt8]) throws(PNGError) {
    guard rowCount == height else { throw .missingRows(count: height - rowCount) }
    filterWaitingRows()
    compressor.finish(to: &compressed)
    Self.writeChunks(&compressed, smallest: 1, to: &output)
    PNGChunks.append("IEND", [], to: &output)
  }

  private mutating func appendRow(_ row: UnsafePointer<UInt8>) {
    (rows.pointer + (waitingRows + 1) * rowSize).update(from: row, count: rowSize)
    waitingRows += 1
    if (waitingRows + 1) * rowSize == rows.count { filterWaitingRows() }
  }

  private mutating func filterWaitingRows() {
    guard waitingRows > 0 else { return }
    if let bytes = trial?.filter(rows.pointer, count: waitingRows) {
      compressor.append(bytes, to: &compressed)
    } else {
      let row = UnsafePointer(rows.pointer + rowSize)
      switch level {
      case .store: chooser.apply(.none, row, above: rows.pointer, to: filtered.pointer)
      case .fast: chooser.apply(.up, row, above: rows.pointer, to: filtered.pointer)
      case .default, .best: chooser.applySmallest(row, above: rows.pointer, to: filtered.pointer)
      }
      compressor.append(
        UnsafeBufferPointer(start: UnsafePointer(filtered.pointer), count: rowSize + 1), to: &compressed)
    }
    rows.pointer.update(from: rows.pointer + waitingRows * rowSize, count: rowSize)
    waitingRows = 0
  }

  private mutating func writeChunks(to output: inout [UInt8]) {
    Self.writeChunks(&compressed, smallest: Self.chunkSize, to: &output)
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
