import ForeignTools
import TestSupport
import Testing

@testable import ShapeRaster

@Suite("DEFLATE")
struct DeflaterTests {
  // MARK: Golden bytes

  @Test func `no bytes are one empty block`() {
    // The bits 1 (last), 01 (fixed codes) and 0000000 (end), as in section 3.2.3 and 3.2.6 of RFC 1951.
    for level in CompressionLevel.allCases { #expect(level.deflated([]) == [0x03, 0x00]) }
  }

  @Test func `a literal has its fixed code`() {
    // 1, 01, then 10010001 for 'a' (0x30 + 97), and 0000000, each code from its highest bit.
    for level in CompressionLevel.allCases {
      #expect(level.deflated([UInt8(ascii: "a")]) == [0x4B, 0x04, 0x00])
    }
  }

  @Test func `a run is a literal and a match at the distance 1`() {
    // 1, 01, 10010001, then 0000111 (the lengths 11 and 12, symbol 265) with the extra bit 1, 00000 (distance 1), and
    // 0000000.
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 13)
    var bits = "1" + "10" + "10010001" + "0001001" + "1" + "00000" + "0000000"
    while bits.count % 8 != 0 { bits += "0" }
    let digits = Array(bits)
    let wanted = stride(from: 0, to: digits.count, by: 8).map { start in
      digits[start..<start + 8].reversed().reduce(into: UInt8(0)) { byte, digit in
        byte <<= 1
        if digit == "1" { byte |= 1 }
      }
    }
    for level in CompressionLevel.allCases { #expect(level.deflated(bytes) == wanted) }
  }

  @Test func `zlib has a header and a checksum`() {
    #expect(CompressionLevel.default.compressed([]) == [0x78, 0x9C, 0x03, 0x00, 0, 0, 0, 1])
    #expect(CompressionLevel.fast.compressed([97]) == [0x78, 0x01, 0x4B, 0x04, 0x00, 0x00, 0x62, 0x00, 0x62])
  }

  // MARK: Round trips

  @Test(.needs(.python)) func `an independent reader restores the bytes`() throws {
    var random = RandomSource(seed: RandomCases.seed())
    var cases = ByteSequence.edgeCases(using: &random).map {
      InflateJudge.Case(name: $0.description, compressed: CompressionLevel.default.deflated($0.bytes), bytes: $0.bytes)
    }
    for level in CompressionLevel.allCases {
      for number in 0..<RandomCases.count(quick: 3, ci: 60, long: 2000) {
        let bytes = ByteSequence.mixture(random.whole(0...9000), using: &random)
        cases.append(
          InflateJudge.Case(
            name: "mixture \(number), \(level)", compressed: level.compressed(bytes), bytes: bytes, isRaw: false))
      }
    }
    #expect(cases.count > 40)
    #expect(try InflateJudge.problems(cases) == [], "seed \(RandomCases.seed())")
  }

  // MARK: Pieces

  @Test(arguments: CompressionLevel.allCases)
  func `any pieces give the same bytes`(level: CompressionLevel) {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let bytes = ByteSequence.mixture(4000, using: &random)
    let whole = level.deflated(bytes)
    #expect(level.deflated(pieces: bytes.map { [$0][...] }) == whole, "byte by byte, seed \(seed)")
    for _ in 0..<4 { #expect(level.deflated(pieces: bytes.cut(using: &random)) == whole, "seed \(seed)") }
  }

  @Test(arguments: CompressionLevel.allCases)
  func `pieces that end beside a segment give the same bytes`(level: CompressionLevel) {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let size = DeflateSymbols.windowSize
    let bytes = ByteSequence.mixture(size + 800, using: &random)
    let results = [0, 258, 259].map { excess in
      var output: [UInt8] = []
      var deflater = Deflater(level: level, segmentSize: size)
      deflater.append(bytes[..<(size + excess)], to: &output)
      deflater.append(bytes[(size + excess)...], to: &output)
      deflater.finish(to: &output)
      return output
    }
    #expect(Set(results).count == 1, "seed \(seed)")
  }

  // MARK: Sizes

  @Test(arguments: CompressionLevel.allCases)
  func `data that can't be compressed grows by the headers of stored blocks`(level: CompressionLevel) {
    var random = RandomSource(seed: RandomCases.seed())
    for count in [1, 20, 1000] {
      let bytes = ByteSequence.noise(count, using: &random)
      #expect(level.deflated(bytes).count <= count + 5 * (count / 65_535 + 1) + 1)
    }
  }

  @Test func `levels are ordered by size`() {
    var random = RandomSource(seed: RandomCases.seed())
    let bytes = ByteSequence.mixture(30_000, using: &random)
    let (fast, slow) = (CompressionLevel.fast.deflated(bytes).count, CompressionLevel.default.deflated(bytes).count)
    #expect(30_000 > fast && fast > slow, "\(fast), \(slow), seed \(RandomCases.seed())")
  }

  @Test func `a long run takes a bit or two per 258 bytes`() {
    for level in CompressionLevel.allCases {
      #expect(level.deflated([UInt8](repeating: 0, count: 60_000)).count < 90)
    }
  }
}
