/// The number of bits of each literal, length and distance under the codes of a block, with extra bits.
struct SymbolCosts: ~Copyable {
  let literals = FixedArray<UInt32>(uninitialized: 256)
  /// By length, from 3 to 258.
  let lengths = FixedArray<UInt32>(uninitialized: DeflateSymbols.longestMatch + 1)
  /// By symbol.
  let distances = FixedArray<UInt32>(uninitialized: DeflateSymbols.distanceCount)

  /// The costs of symbols that a block doesn't use yet. The next pass may use them.
  private static let unusedLiteral: UInt8 = 13
  private static let unusedDistance: UInt8 = 10

  /// Stores the costs under the codes that a coder computed last.
  func update(from coder: borrowing BlockCoder) {
    let (literalLengths, distanceLengths) = (coder.literalLengths, coder.distanceLengths)
    for symbol in 0..<256 {
      literals[symbol] = UInt32(literalLengths[symbol] == 0 ? Self.unusedLiteral : literalLengths[symbol])
    }
    for length in DeflateSymbols.shortestMatch...DeflateSymbols.longestMatch {
      let range = Int(DeflateSymbols.lengthRanges[length])
      let code = literalLengths[257 + range]
      lengths[length] = UInt32((code == 0 ? Self.unusedLiteral : code) + DeflateSymbols.lengthExtraBits[range])
    }
    for symbol in 0..<DeflateSymbols.distanceCount {
      let code = distanceLengths[symbol]
      distances[symbol] =
        UInt32(code == 0 ? Self.unusedDistance : code) + UInt32(DeflateSymbols.distanceExtraBits(symbol))
    }
  }
}
