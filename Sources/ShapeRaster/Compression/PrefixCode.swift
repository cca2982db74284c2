/// A canonical prefix code, ready to be written.
///
/// Source: RFC 1951, section 3.2.2.
struct PrefixCode: ~Copyable {
  static let longestCode = 15

  /// The code of each symbol, reversed since its highest bit is written first.
  let codes: FixedArray<UInt16>
  let lengths: FixedArray<UInt8>

  init(capacity: Int) {
    codes = FixedArray(repeating: 0, count: capacity)
    lengths = FixedArray(repeating: 0, count: capacity)
  }

  /// Creates the code with given lengths.
  init(lengths: [UInt8]) {
    self.init(capacity: lengths.count)
    for (symbol, length) in lengths.enumerated() { self.lengths[symbol] = length }
    assignCodes()
  }

  /// Numbers the codes of the first symbols according to their lengths: shorter codes first, then in the order of
  /// symbols.
  func assignCodes() {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Self.longestCode + 2) { next in
      next.initialize(repeating: 0)
      for symbol in 0..<lengths.count where lengths[symbol] > 0 { next[Int(lengths[symbol]) + 1] += 1 }
      // `next[n]` becomes the first code with n bits.
      for length in 1...Self.longestCode { next[length] = (next[length] &+ next[length - 1]) &<< 1 }
      for symbol in 0..<lengths.count {
        let length = Int(lengths[symbol])
        guard length > 0 else { continue }
        codes[symbol] = Self.reversed(next[length], width: length)
        next[length] &+= 1
      }
    }
  }

  private static func reversed(_ code: UInt16, width: Int) -> UInt16 {
    var code = code
    code = (code & 0x5555) << 1 | code >> 1 & 0x5555
    code = (code & 0x3333) << 2 | code >> 2 & 0x3333
    code = (code & 0x0F0F) << 4 | code >> 4 & 0x0F0F
    return code.byteSwapped >> UInt16(16 - width)
  }
}
