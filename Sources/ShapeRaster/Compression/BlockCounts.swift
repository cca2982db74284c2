/// The number of times each symbol occurs in a block, stored as 316 numbers: literals and lengths, then distances.
struct BlockCounts: BitwiseCopyable {
  static let size = DeflateSymbols.literalCount + DeflateSymbols.distanceCount

  let pointer: UnsafeMutablePointer<UInt32>

  var literals: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: pointer, count: DeflateSymbols.literalCount)
  }
  var distances: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: pointer + DeflateSymbols.literalCount, count: DeflateSymbols.distanceCount)
  }

  /// Counts the symbols of tokens and one end of a block. Returns the number of bytes that the tokens stand for.
  func count(_ tokens: UnsafeBufferPointer<Token>) -> Int {
    pointer.update(repeating: 0, count: Self.size)
    pointer[DeflateSymbols.endOfBlock] = 1
    var bytes = 0
    DeflateSymbols.lengthRanges.withUnsafeBufferPointer { ranges in
      for token in tokens {
        if token.isLiteral {
          pointer[token.distance] &+= 1
          bytes &+= 1
        } else {
          pointer[257 &+ Int(ranges[token.length])] &+= 1
          pointer[DeflateSymbols.literalCount &+ DeflateSymbols.distanceSymbol(token.distance)] &+= 1
          bytes &+= token.length
        }
      }
    }
    return bytes
  }

  /// Stores the sums of two blocks, for one block with the tokens of both.
  func store(sumOf first: BlockCounts, _ second: BlockCounts) {
    for index in 0..<Self.size { pointer[index] = first.pointer[index] &+ second.pointer[index] }
    pointer[DeflateSymbols.endOfBlock] = 1
  }

  /// The number of extra bits of all symbols.
  var extraBits: Int {
    var sum = 0
    for (range, bits) in DeflateSymbols.lengthExtraBits.enumerated() where bits > 0 {
      sum += Int(pointer[257 + range]) * Int(bits)
    }
    for symbol in 4..<DeflateSymbols.distanceCount {
      sum += Int(distances[symbol]) * DeflateSymbols.distanceExtraBits(symbol)
    }
    return sum
  }

  /// Returns the number of bits of all symbols, without extra bits, under codes with these lengths.
  func symbolBits(literals: UnsafePointer<UInt8>, distances: UnsafePointer<UInt8>) -> Int {
    var sum = 0
    for symbol in 0..<DeflateSymbols.literalCount { sum &+= Int(pointer[symbol]) &* Int(literals[symbol]) }
    for symbol in 0..<DeflateSymbols.distanceCount { sum &+= Int(self.distances[symbol]) &* Int(distances[symbol]) }
    return sum
  }
}
