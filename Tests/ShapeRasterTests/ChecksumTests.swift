import ShapeRaster
import TestSupport
import Testing

@Suite("Checksums")
struct ChecksumTests {
  @Test(
    arguments: [
      ("", 1), ("a", 0x0062_0062), ("abc", 0x024D_0127), ("Wikipedia", 0x11E6_0398), ("message digest", 0x2975_0586),
    ] as [(String, UInt32)])
  func `Adler-32 has the known values`(text: String, value: UInt32) {
    var checksum = Adler32()
    checksum.append([UInt8](text.utf8))
    #expect(checksum.value == value)
  }

  @Test(
    arguments: [
      ("", 0), ("a", 0xE8B7_BE43), ("123456789", 0xCBF4_3926), ("IEND", 0xAE42_6082),
      ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
    ] as [(String, UInt32)])
  func `CRC-32 has the known values`(text: String, value: UInt32) {
    var checksum = CRC32()
    checksum.append([UInt8](text.utf8))
    #expect(checksum.value == value)
  }

  @Test func `sums of large bytes don't overflow`() {
    var checksum = Adler32()
    checksum.append([UInt8](repeating: 255, count: 20_000))
    // The definition, with reduction after each byte.
    var (low, high) = (1, 0)
    for _ in 0..<20_000 {
      low = (low + 255) % 65_521
      high = (high + low) % 65_521
    }
    #expect(checksum.value == UInt32(high << 16 | low))
  }

  @Test func `pieces give the same values as the whole`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let bytes = (0..<300).map { _ in UInt8(random.below(256)) }
    var (adler, crc) = (Adler32(), CRC32())
    adler.append(bytes)
    crc.append(bytes)
    for _ in 0..<20 {
      var (piecewiseAdler, piecewiseCRC) = (Adler32(), CRC32())
      for piece in bytes.cut(using: &random) {
        piecewiseAdler.append(piece)
        piecewiseCRC.append(piece)
      }
      #expect(piecewiseAdler == adler && piecewiseCRC == crc, "seed \(seed)")
    }
  }
}
