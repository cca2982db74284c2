/// Compresses rows of pixels with the filters of PNG: its `IDAT` chunks, or the data of an image in PDF or PostScript under
/// `FlateDecode` with `/Predictor 15`.
///
/// Memory doesn't depend on the number of rows, and the result doesn't depend on how they are grouped.
public struct FilteredRows: ~Copyable, Sendable {
  private let format: PixelFormat
  private let level: CompressionLevel
  private let chooser: FilterChooser
  private var compressor: ZlibCompressor
  /// The last row, or zeros.
  private let above: FixedArray<UInt8>
  private let filtered: FixedArray<UInt8>

  /// The number of bytes of a row.
  public var rowSize: Int { chooser.rowSize }

  /// - Parameter width: The number of pixels of a row. Positive.
  public init(width: Int, format: PixelFormat, level: CompressionLevel = .default) {
    self.format = format
    self.level = level
    let size = width * format.bytesPerPixel
    chooser = FilterChooser(rowSize: size, pixel: format.bytesPerPixel)
    compressor = ZlibCompressor(level: level)
    above = FixedArray(repeating: 0, count: size)
    filtered = FixedArray(uninitialized: size + 1)
  }

  /// Adds whole rows from the top down, and appends the finished part of the data to `output`. Bytes after the last whole
  /// row are ignored.
  public mutating func append(_ pixels: [UInt8], to output: inout [UInt8]) {
    let count = pixels.count / rowSize
    pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      for index in 0..<count {
        let row = first + index * rowSize
        switch (format, level) {
        // Differences of indices mean nothing.
        case (.palette, _): chooser.apply(.none, row, above: above.pointer, to: filtered.pointer)
        case (_, .fast): chooser.apply(.up, row, above: above.pointer, to: filtered.pointer)
        case (_, .default): chooser.applySmallest(row, above: above.pointer, to: filtered.pointer)
        }
        compressor.append(
          UnsafeBufferPointer(start: UnsafePointer(filtered.pointer), count: rowSize + 1), to: &output)
        above.pointer.update(from: row, count: rowSize)
      }
    }
  }

  /// Ends the data, and appends the rest of it to `output`.
  public consuming func finish(to output: inout [UInt8]) { compressor.finish(to: &output) }
}

/// Rows of bytes under the filters of PNG, for other formats that use them: the predictor 15 of PDF.
public enum PredictedRows {
  /// Returns rows of `width` bytes, each after the number of its filter. The filters are chosen as for PNG at the default
  /// level. O(n) for n bytes.
  /// - Parameter pixel: The number of bytes of a pixel. `width` is a multiple of it.
  public static func of(_ bytes: [UInt8], width: Int, pixel: Int = 1) -> [UInt8] {
    guard width > 0 else { return [] }
    let height = bytes.count / width
    let chooser = FilterChooser(rowSize: width, pixel: pixel)
    let blank = [UInt8](repeating: 0, count: width)
    return [UInt8](unsafeUninitializedCapacity: height * (width + 1)) { target, count in
      blank.withUnsafeBufferPointer { blank in
        bytes.withUnsafeBufferPointer { source in
          guard let start = source.baseAddress, let target = target.baseAddress, var above = blank.baseAddress else {
            return
          }
          for row in 0..<height {
            chooser.applySmallest(start + row * width, above: above, to: target + row * (width + 1))
            above = start + row * width
          }
        }
      }
      count = height * (width + 1)
    }
  }
}
