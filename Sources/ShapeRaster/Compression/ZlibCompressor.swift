/// Compresses a sequence of bytes that arrives in pieces, in the format zlib: DEFLATE with a header and a checksum.
///
/// PNG and the filter `FlateDecode` of PDF use it. As with `Deflater`, the result doesn't depend on how the bytes are cut
/// into pieces. Source: RFC 1950.
public struct ZlibCompressor: ~Copyable, Sendable {
  private var deflater: Deflater
  private var checksum = Adler32()
  private var header: [UInt8]

  public init(level: CompressionLevel = .default) {
    deflater = Deflater(level: level)
    // DEFLATE with a window of 32 KiB. The upper two bits of the second byte are the level, and its lower five make
    // both bytes a multiple of 31.
    header =
      switch level {
      case .fast: [0x78, 0x01]
      case .default: [0x78, 0x9C]
      }
  }

  /// Compresses the next bytes, and appends the finished part of the result to `output`.
  public mutating func append(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0, to: &output) }
  }

  /// Compresses the next bytes, and appends the finished part of the result to `output`.
  public mutating func append(_ bytes: [UInt8], to output: inout [UInt8]) { append(bytes[...], to: &output) }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    writeHeader(to: &output)
    checksum.append(bytes)
    deflater.append(bytes, to: &output)
  }

  /// Ends the compressed data, and appends the rest of it to `output`.
  public consuming func finish(to output: inout [UInt8]) {
    writeHeader(to: &output)
    deflater.finish(to: &output)
    for shift: UInt32 in [24, 16, 8, 0] { output.append(UInt8(truncatingIfNeeded: checksum.value >> shift)) }
  }

  private mutating func writeHeader(to output: inout [UInt8]) {
    output += header
    header = []
  }
}
