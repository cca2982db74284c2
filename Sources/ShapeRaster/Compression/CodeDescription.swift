/// The description of a dynamic block's codes: the lengths of both codes in a code of their own.
///
/// Repeated lengths become repetitions. The code of the description is optimal for them. Source: RFC 1951, section 3.2.7.
struct CodeDescription: ~Copyable {
  private static let alphabet = 19
  private static let copy: UInt8 = 16
  private static let shortZeros: UInt8 = 17
  private static let longZeros: UInt8 = 18
  private static let limit = 7

  private let code = PrefixCode(capacity: alphabet)
  private let counts = FixedArray<UInt32>(uninitialized: alphabet)
  /// The lengths of both codes, one after the other.
  private let lengths = FixedArray<UInt8>(uninitialized: BlockCounts.size)
  /// The symbols of the description, with the value of their extra bits in the upper half.
  private let symbols = FixedArray<UInt16>(uninitialized: BlockCounts.size)
  private var symbolCount = 0
  private var literalCount = 0
  private var distanceCount = 0
  private var codeLengthCount = 0

  /// The number of bits of the description, with the three numbers before it.
  private(set) var bitCount = 0

  /// Describes two codes. `literals` has 286 lengths, `distances` 30.
  mutating func describe(
    literals: UnsafePointer<UInt8>, distances: UnsafePointer<UInt8>, with huffman: borrowing HuffmanLengths
  ) {
    literalCount = DeflateSymbols.literalCount
    while literalCount > 257, literals[literalCount - 1] == 0 { literalCount -= 1 }
    distanceCount = DeflateSymbols.distanceCount
    while distanceCount > 1, distances[distanceCount - 1] == 0 { distanceCount -= 1 }
    lengths.pointer.update(from: literals, count: literalCount)
    (lengths.pointer + literalCount).update(from: distances, count: distanceCount)
    collectSymbols()
    huffman.compute(
      UnsafeBufferPointer(start: counts.pointer, count: Self.alphabet), limit: Self.limit, into: code.lengths.pointer)
    codeLengthCount = Self.alphabet
    while codeLengthCount > 4, code.lengths[DeflateSymbols.codeLengthOrder[codeLengthCount - 1]] == 0 {
      codeLengthCount -= 1
    }
    bitCount = 5 + 5 + 4 + 3 * codeLengthCount
    for symbol in 0..<Self.alphabet {
      let width = Int(code.lengths[symbol]) + Self.extraBits(UInt8(symbol))
      bitCount += Int(counts[symbol]) * width
    }
  }

  private static func extraBits(_ symbol: UInt8) -> Int {
    switch symbol {
    case copy: 2
    case shortZeros: 3
    case longZeros: 7
    default: 0
    }
  }

  private mutating func collectSymbols() {
    counts.pointer.update(repeating: 0, count: Self.alphabet)
    symbolCount = 0
    let end = literalCount + distanceCount
    var index = 0
    while index < end {
      let length = lengths[index]
      var next = index + 1
      while next < end, lengths[next] == length { next += 1 }
      var rest = next - index
      if length == 0 {
        while rest >= 11 {
          let run = min(rest, 138)
          append(Self.longZeros, extra: run - 11)
          rest -= run
        }
        if rest >= 3 {
          append(Self.shortZeros, extra: rest - 3)
          rest = 0
        }
      } else {
        append(length)
        rest -= 1
        while rest >= 3 {
          // A rest of 1 or 2 after a run of 6 would be written length by length.
          let run = rest == 7 || rest == 8 ? rest - 3 : min(rest, 6)
          append(Self.copy, extra: run - 3)
          rest -= run
        }
      }
      for _ in 0..<rest { append(length) }
      index = next
    }
  }

  private mutating func append(_ symbol: UInt8, extra: Int = 0) {
    counts[Int(symbol)] += 1
    symbols[symbolCount] = UInt16(symbol) | UInt16(extra) << 8
    symbolCount += 1
  }

  /// Writes what `describe` found.
  func write(to writer: inout BitWriter, _ output: inout [UInt8]) {
    code.assignCodes()
    writer.write(UInt64(literalCount - 257), width: 5, to: &output)
    writer.write(UInt64(distanceCount - 1), width: 5, to: &output)
    writer.write(UInt64(codeLengthCount - 4), width: 4, to: &output)
    for symbol in DeflateSymbols.codeLengthOrder.prefix(codeLengthCount) {
      writer.write(UInt64(code.lengths[symbol]), width: 3, to: &output)
    }
    for index in 0..<symbolCount {
      let symbol = UInt8(symbols[index] & 255)
      let width = Int(code.lengths[Int(symbol)])
      let value = UInt64(code.codes[Int(symbol)]) | UInt64(symbols[index] >> 8) << UInt64(width)
      writer.write(value, width: width + Self.extraBits(symbol), to: &output)
    }
  }
}
