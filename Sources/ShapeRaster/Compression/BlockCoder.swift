/// The three forms of a block. Source: RFC 1951, section 3.2.3.
enum BlockForm: UInt64 {
  case stored = 0
  case fixed = 1
  case dynamic = 2
}

/// Finds the smallest form of a block, and writes it.
struct BlockCoder: ~Copyable {
  static let longestStoredRun = 65_535

  private let huffman = HuffmanLengths()
  private var description = CodeDescription()
  private let literalCode = PrefixCode(capacity: DeflateSymbols.literalCount)
  private let distanceCode = PrefixCode(capacity: DeflateSymbols.distanceCount)
  private let fixedLiteralCode = PrefixCode(lengths: DeflateSymbols.fixedLiteralLengths)
  private let fixedDistanceCode = PrefixCode(lengths: DeflateSymbols.fixedDistanceLengths)
  /// The code of each length of a match with its extra bits; the number of its bits is in the upper 8.
  private let lengthCodes = FixedArray<UInt32>(uninitialized: DeflateSymbols.longestMatch + 1)

  /// The lengths of the optimal codes for the block last given to `bits`.
  var literalLengths: UnsafePointer<UInt8> { UnsafePointer(literalCode.lengths.pointer) }
  var distanceLengths: UnsafePointer<UInt8> { UnsafePointer(distanceCode.lengths.pointer) }

  /// Returns the smallest form of a block of symbols with these counts, and its exact number of bits.
  ///
  /// For a stored block, that is the largest number, which alignment may reduce by up to 7. `byteCount` is the number of
  /// bytes to store, or `nil` if they are no longer in memory.
  mutating func bits(_ counts: BlockCounts, byteCount: Int?) -> (form: BlockForm, count: Int) {
    huffman.compute(counts.literals, limit: PrefixCode.longestCode, into: literalCode.lengths.pointer)
    huffman.compute(counts.distances, limit: PrefixCode.longestCode, into: distanceCode.lengths.pointer)
    description.describe(literals: literalLengths, distances: distanceLengths, with: huffman)
    let extraBits = counts.extraBits
    let dynamic =
      3 + description.bitCount + extraBits + counts.symbolBits(literals: literalLengths, distances: distanceLengths)
    let fixed =
      3 + extraBits
      + counts.symbolBits(
        literals: fixedLiteralCode.lengths.pointer, distances: fixedDistanceCode.lengths.pointer)
    var best = fixed <= dynamic ? (form: BlockForm.fixed, count: fixed) : (.dynamic, dynamic)
    if let byteCount {
      let runs = max(1, (byteCount + Self.longestStoredRun - 1) / Self.longestStoredRun)
      let stored = 8 * byteCount + runs * (3 + 7 + 32)
      if stored <= best.count { best = (.stored, stored) }
    }
    return best
  }

  /// Writes tokens as a block with fixed or dynamic codes. For dynamic ones, the last call of `bits` must have been for
  /// the same tokens.
  mutating func write(
    _ tokens: UnsafeBufferPointer<Token>, isDynamic: Bool, isLast: Bool, to writer: inout BitWriter,
    _ output: inout [UInt8]
  ) {
    let form: BlockForm = isDynamic ? .dynamic : .fixed
    writer.write((isLast ? 1 : 0) | form.rawValue << 1, width: 3, to: &output)
    if isDynamic {
      description.write(to: &writer, &output)
      literalCode.assignCodes()
      distanceCode.assignCodes()
      writeSymbols(tokens, literals: literalCode, distances: distanceCode, to: &writer, &output)
    } else {
      writeSymbols(tokens, literals: fixedLiteralCode, distances: fixedDistanceCode, to: &writer, &output)
    }
  }

  private func writeSymbols(
    _ tokens: UnsafeBufferPointer<Token>, literals: borrowing PrefixCode, distances: borrowing PrefixCode,
    to writer: inout BitWriter, _ output: inout [UInt8]
  ) {
    joinLengthCodes(literals)
    let (literalCodes, literalLengths) = (literals.codes.pointer, literals.lengths.pointer)
    let (distanceCodes, distanceLengths) = (distances.codes.pointer, distances.lengths.pointer)
    for token in tokens {
      if token.isLiteral {
        let literal = token.distance
        writer.write(UInt64(literalCodes[literal]), width: Int(literalLengths[literal]), to: &output)
        continue
      }
      let distance = token.distance
      let symbol = DeflateSymbols.distanceSymbol(distance)
      let length = lengthCodes[token.length]
      var bits = UInt64(length & 0xFF_FFFF)
      var width = UInt64(length &>> 24)
      bits |= UInt64(distanceCodes[symbol]) &<< width
      width &+= UInt64(distanceLengths[symbol])
      let extraBits = UInt64(truncatingIfNeeded: DeflateSymbols.distanceExtraBits(symbol))
      // The base of a range with n extra bits is a multiple of 2^n, after 1 is subtracted.
      let extra = UInt64(truncatingIfNeeded: distance &- 1) & (1 &<< extraBits &- 1)
      bits |= extra &<< width
      writer.write(bits, width: Int(truncatingIfNeeded: width &+ extraBits), to: &output)
    }
    let end = DeflateSymbols.endOfBlock
    writer.write(UInt64(literalCodes[end]), width: Int(literalLengths[end]), to: &output)
  }

  private func joinLengthCodes(_ literals: borrowing PrefixCode) {
    for length in DeflateSymbols.shortestMatch...DeflateSymbols.longestMatch {
      let range = Int(DeflateSymbols.lengthRanges[length])
      let width = UInt32(literals.lengths[257 + range])
      let extra = UInt32(length) - UInt32(DeflateSymbols.lengthBases[range])
      let extraBits = UInt32(DeflateSymbols.lengthExtraBits[range])
      lengthCodes[length] = UInt32(literals.codes[257 + range]) | extra << width | (width + extraBits) << 24
    }
  }

  /// Writes bytes as stored blocks, at least one.
  mutating func writeStored(
    _ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, to writer: inout BitWriter, _ output: inout [UInt8]
  ) {
    var start = 0
    repeat {
      let end = min(start + Self.longestStoredRun, bytes.count)
      writer.write(isLast && end == bytes.count ? 1 : 0, width: 3, to: &output)
      writer.align(to: &output)
      let count = UInt64(end - start)
      writer.write(count | (~count & 0xFFFF) << 16, width: 32, to: &output)
      writer.write(UnsafeBufferPointer(rebasing: bytes[start..<end]), to: &output)
      start = end
    } while start < bytes.count
  }
}

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
