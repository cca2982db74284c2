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

/// The checksum CRC-32 of a sequence of bytes, which ends a chunk of a PNG.
///
/// Sources: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", section 5.5 and annex D; for eight bytes
/// at a time, Kounavis, Berry, "A systematic approach to building high performance software-based CRC generators" (2005).
public struct CRC32: Equatable, Sendable {
  private var remainder: UInt32 = .max

  /// Creates the checksum of no bytes, which is 0.
  public init() {}

  /// The checksum of all bytes up to now.
  public var value: UInt32 { ~remainder }

  /// Adds bytes. O(n).
  public mutating func append(_ bytes: ArraySlice<UInt8>) {
    var crc = remainder
    bytes.withUnsafeBufferPointer { bytes in
      Self.tables.withUnsafeBufferPointer { tables in
        var index = 0
        while index + 8 <= bytes.count {
          let word = UInt64(
            littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self))
          let mixed = word ^ UInt64(crc)
          crc = 0
          for lane in 0..<8 {
            let byte = Int(truncatingIfNeeded: mixed &>> UInt64(8 &* lane) & 255)
            crc ^= tables[256 &* (7 &- lane) &+ byte]
          }
          index += 8
        }
        while index < bytes.count {
          crc = tables[Int(truncatingIfNeeded: crc ^ UInt32(bytes[index])) & 255] ^ crc &>> 8
          index += 1
        }
      }
    }
    remainder = crc
  }

  /// Adds bytes. O(n).
  public mutating func append(_ bytes: [UInt8]) { append(bytes[...]) }

  /// Eight tables of 256 remainders: table `n` for a byte that `n` zero bytes follow.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = []
    for byte in 0..<UInt32(256) {
      var remainder = byte
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? 0xEDB8_8320 ^ (remainder >> 1) : remainder >> 1 }
      tables.append(remainder)
    }
    for index in 256..<8 * 256 {
      let shorter = tables[index - 256]
      tables.append(tables[Int(shorter & 255)] ^ (shorter >> 8))
    }
    return tables
  }()
}
