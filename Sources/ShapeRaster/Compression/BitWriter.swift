/// Packs bits into bytes, beginning with the lowest bit of each byte.
///
/// Bytes collect in a buffer of its own, which `flush` and a full buffer append to an array. Source: RFC 1951, section
/// 3.1.1.
struct BitWriter: ~Copyable {
  private static let capacity = 1 << 14

  private let buffer = FixedArray<UInt8>(uninitialized: capacity + 8)
  private var count = 0
  private var bits: UInt64 = 0
  private(set) var bitCount: UInt64 = 0

  /// Appends the lowest `width` bits of a value, in 0...56. The higher bits of the value must be 0.
  @inline(__always)
  mutating func write(_ value: UInt64, width: Int, to output: inout [UInt8]) {
    bits |= value &<< bitCount
    bitCount &+= UInt64(truncatingIfNeeded: width)
    // At most 7 old and 56 new bits.
    UnsafeMutableRawPointer(buffer.pointer + count).storeBytes(of: bits.littleEndian, as: UInt64.self)
    let bytes = bitCount &>> 3
    count &+= Int(truncatingIfNeeded: bytes)
    bits = bits &>> (bytes &<< 3)
    bitCount &= 7
    if count >= Self.capacity { flush(to: &output) }
  }

  /// Appends zeros up to the next whole byte.
  mutating func align(to output: inout [UInt8]) {
    if bitCount > 0 { write(0, width: Int(8 - bitCount), to: &output) }
  }

  /// Appends bytes after `align`.
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    assert(bitCount == 0)
    flush(to: &output)
    output.append(contentsOf: bytes)
  }

  /// Appends the complete bytes to an array. Up to 7 bits stay.
  mutating func flush(to output: inout [UInt8]) {
    output.append(contentsOf: UnsafeBufferPointer(start: buffer.pointer, count: count))
    count = 0
  }
}
