/// The alphabets of DEFLATE.
///
/// Literals and lengths share one alphabet: bytes, the end of a block, and 29 ranges of lengths. Distances have 30 ranges.
/// A range is a symbol followed by extra bits. Source: RFC 1951, section 3.2.5.
enum DeflateSymbols {
  static let literalCount = 286
  static let distanceCount = 30
  static let endOfBlock = 256
  static let shortestMatch = 3
  static let longestMatch = 258
  static let windowSize = 32_768

  /// The number of extra bits of each range of lengths. The last one is the length 258 alone.
  static let lengthExtraBits: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  /// The shortest length of each range.
  static let lengthBases: [UInt16] = {
    var bases: [UInt16] = []
    var base: UInt16 = 3
    for extraBits in lengthExtraBits.dropLast() {
      bases.append(base)
      base += 1 << UInt16(extraBits)
    }
    return bases + [258]
  }()

  /// The number of the range of each length, from 0 to 258.
  static let lengthRanges: [UInt8] = {
    var ranges = [UInt8](repeating: 0, count: 259)
    for (range, base) in lengthBases.enumerated() {
      let end = range == 28 ? 258 : Int(base) + 1 << Int(lengthExtraBits[range]) - 1
      for length in Int(base)...end { ranges[length] = UInt8(range) }
    }
    return ranges
  }()

  /// Returns the symbol of a distance in 1...32,768.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> Int {
    let offset = UInt32(truncatingIfNeeded: distance &- 1)
    if offset < 4 { return Int(offset) }
    let exponent = 31 &- UInt32(truncatingIfNeeded: offset.leadingZeroBitCount)
    return Int(truncatingIfNeeded: exponent &<< 1 &+ (offset &>> (exponent &- 1) & 1))
  }

  /// Returns the number of extra bits of a distance symbol.
  @inline(__always)
  static func distanceExtraBits(_ symbol: Int) -> Int { symbol < 4 ? 0 : symbol &>> 1 &- 1 }

  /// The lengths of the fixed codes for literals and lengths. Source: RFC 1951, section 3.2.6.
  static let fixedLiteralLengths: [UInt8] = (0..<288).map { symbol in
    switch symbol {
    case ..<144: 8
    case ..<256: 9
    case ..<280: 7
    default: 8
    }
  }
  static let fixedDistanceLengths = [UInt8](repeating: 5, count: 32)

  /// The order in which a block lists the lengths of the codes for code lengths. Source: RFC 1951, section 3.2.7.
  static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
