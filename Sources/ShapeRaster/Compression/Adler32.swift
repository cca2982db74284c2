/// The checksum Adler-32 of a sequence of bytes, which ends a zlib stream.
///
/// Source: RFC 1950, sections 2.2 and 8.2.
public struct Adler32: Equatable, Sendable {
  private var low: UInt32 = 1
  private var high: UInt32 = 0

  private static let modulus: UInt32 = 65_521
  /// The largest number of bytes after which neither sum can have overflowed 32 bits.
  private static let longestRun = 5552

  /// Creates the checksum of no bytes, which is 1.
  public init() {}

  /// The checksum of all bytes up to now.
  public var value: UInt32 { high << 16 | low }

  /// Adds bytes. O(n).
  public mutating func append(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Adds bytes. O(n).
  public mutating func append(_ bytes: [UInt8]) { append(bytes[...]) }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let pointer = bytes.baseAddress else { return }
    var (low, high) = (low, high)
    var index = 0
    while index < bytes.count {
      let end = min(index + Self.longestRun, bytes.count)
      while index + 8 <= end {
        for offset in 0..<8 {
          low &+= UInt32(pointer[index &+ offset])
          high &+= low
        }
        index &+= 8
      }
      while index < end {
        low &+= UInt32(pointer[index])
        high &+= low
        index &+= 1
      }
      low %= Self.modulus
      high %= Self.modulus
    }
    (self.low, self.high) = (low, high)
  }
}
