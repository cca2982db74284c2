import TestSupport
import Testing

@testable import ShapeRaster

/// Blocks of tokens: their predicted sizes, their bits, and where they are cut.
@Suite("Blocks")
struct BlockTests {
  /// Returns random tokens that are valid after some bytes.
  private func tokens(_ count: Int, after bytes: Int, using random: inout RandomSource) -> [Token] {
    let (letters, matches) = (random.pick([1, 2, 20, 256]), random.pick([0, 10, 60, 100]))
    let lengths = random.pick([3...4, 3...30, 100...258, 258...258, 3...258])
    var known = bytes
    return (0..<count).map { _ in
      guard known > 0, random.chance(matches) else {
        known += 1
        // A small number is more frequent than a large one, so that codes have different lengths.
        return Token(literal: UInt8(random.below(random.below(letters) + 1)))
      }
      let distance =
        random.chance(5) ? min(known, 32_768) : random.whole(1...max(1, min(known, 32_768) >> random.below(15)))
      let length = random.whole(lengths)
      known += length
      return Token(length: length, distance: distance)
    }
  }

  private func expanded(_ tokens: [Token], after bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for token in tokens {
      if token.isLiteral {
        bytes.append(UInt8(token.distance))
      } else {
        for _ in 0..<token.length { bytes.append(bytes[bytes.count - token.distance]) }
      }
    }
    return bytes
  }

  @Test func `a block takes the predicted bits and is read as its tokens`() throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var coder = BlockCoder()
    let earlier = ByteSequence.noise(33_000, using: &random)
    for number in 0..<RandomCases.count(quick: 30, ci: 300, long: 5000) {
      let history = Array(earlier.prefix(random.pick([0, 1, 700, 33_000])))
      let tokens = tokens(random.pick([0, 1, 2, 30, 400]), after: history.count, using: &random)
      let counts = FixedArray<UInt32>(uninitialized: BlockCounts.size)
      let blockCounts = BlockCounts(pointer: counts.pointer)
      var writer = BitWriter()
      var output: [UInt8] = []
      history.withUnsafeBufferPointer { coder.writeStored($0, isLast: false, to: &writer, &output) }
      writer.flush(to: &output)
      let start = output.count
      let (byteCount, bits) = tokens.withUnsafeBufferPointer { tokens in
        let byteCount = blockCounts.count(tokens)
        let size = coder.bits(blockCounts, byteCount: nil)
        coder.write(tokens, isDynamic: size.form == .dynamic, isLast: true, to: &writer, &output)
        return (byteCount, size.count)
      }
      let rest = Int(writer.bitCount)
      writer.align(to: &output)
      writer.flush(to: &output)
      let written = 8 * (output.count - start) - (rest == 0 ? 0 : 8 - rest)
      #expect(written == bits, "seed \(seed), case \(number)")
      let expected = expanded(tokens, after: history)
      #expect(byteCount == expected.count - history.count, "seed \(seed), case \(number)")
      let isEqual = try Inflater.bytes(of: output) == expected
      #expect(isEqual, "seed \(seed), case \(number)")
    }
  }

  @Test func `blocks follow each other, and none would take fewer bits with the next 4096 tokens`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var coder = BlockCoder()
    for number in 0..<RandomCases.count(quick: 4, ci: 40, long: 400) {
      // Parts with other letters.
      var buffer = TokenBuffer(capacity: 20_000)
      var all: [Token] = []
      for _ in 0..<random.whole(1...4) { all += tokens(random.whole(1...4800), after: all.count, using: &random) }
      for token in all { buffer.append(token) }
      let kept = random.pick([0, 1, min(all.count, 1500), all.count])
      let splitter = BlockSplitter(capacity: 20_000)
      let blocks = splitter.split(buffer, keptCount: kept, start: 77, coder: &coder)
      let place: Comment = "seed \(seed), case \(number)"
      var (token, byte) = (0, 77)
      for block in blocks {
        #expect(block.tokens.lowerBound == token && block.bytes.lowerBound == byte && !block.tokens.isEmpty, place)
        #expect(block.bytes.count == all[block.tokens].reduce(0) { $0 + ($1.isLiteral ? 1 : $1.length) }, place)
        #expect(bits(of: block.tokens, all, &coder) == block.bits, place)
        (token, byte) = (block.tokens.upperBound, block.bytes.upperBound)
      }
      #expect(token == all.count && (blocks.first?.tokens.upperBound ?? 0) >= kept, place)
      for (first, second) in zip(blocks, blocks.dropFirst()) {
        let chunk = second.tokens.prefix(4096)
        let joined = bits(of: first.tokens.lowerBound..<chunk.upperBound, all, &coder)
        #expect(joined > first.bits + bits(of: chunk, all, &coder), place)
      }
    }
  }

  /// Returns the number of bits of a block, counted again.
  private func bits(of range: Range<Int>, _ tokens: [Token], _ coder: inout BlockCoder) -> Int {
    let counts = FixedArray<UInt32>(uninitialized: BlockCounts.size)
    let blockCounts = BlockCounts(pointer: counts.pointer)
    let byteCount = tokens[range].withUnsafeBufferPointer { blockCounts.count($0) }
    return coder.bits(blockCounts, byteCount: byteCount).count
  }

  @Test func `bytes that codes can't shorten are stored`() {
    var coder = BlockCoder()
    let counts = FixedArray<UInt32>(repeating: 0, count: BlockCounts.size)
    func form(_ values: Range<Int>, each count: UInt32, byteCount: Int?) -> (BlockForm, Int) {
      for symbol in 0..<BlockCounts.size { counts[symbol] = 0 }
      counts[DeflateSymbols.endOfBlock] = 1
      for value in values { counts[value] = count }
      return coder.bits(BlockCounts(pointer: counts.pointer), byteCount: byteCount)
    }
    // 65,536 bytes need two runs, each with 3 bits, at most 7 for alignment, and 32 for lengths.
    #expect(form(0..<256, each: 256, byteCount: 65_536) == (.stored, 65_536 * 8 + 2 * 42))
    #expect(form(0..<255, each: 257, byteCount: 65_535) == (.stored, 65_535 * 8 + 42))
    #expect(form(0..<256, each: 256, byteCount: nil).0 == .dynamic)
    // Three letters: the head, a code of 8 bits for each, and the end with 7 bits.
    #expect(form(97..<100, each: 1, byteCount: 3) == (.fixed, 3 + 3 * 8 + 7))
    // A symbol of one bit more.
    #expect(form(144..<147, each: 1, byteCount: 3) == (.fixed, 3 + 3 * 9 + 7))
  }
}
