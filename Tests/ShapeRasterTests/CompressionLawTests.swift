import TestSupport
import Testing

@testable import ShapeRaster

/// What holds for the compressed form of any bytes, judged by a reader that shares nothing with the compressor.
@Suite("Laws of compression")
struct CompressionLawTests {
  private static let window = 32_768

  /// Returns DEFLATE data of pieces, made with segments of some windows.
  private func deflated(_ pieces: [ArraySlice<UInt8>], _ level: CompressionLevel, windows: Int) -> [UInt8] {
    var output: [UInt8] = []
    var deflater = Deflater(level: level, segmentSize: windows * Self.window)
    for piece in pieces { deflater.append(piece, to: &output) }
    deflater.finish(to: &output)
    return output
  }

  /// A kind of data, by what it is made of.
  private enum Kind: CaseIterable {
    case noise, runs, words, echoes, mixture

    func bytes(_ count: Int, using random: inout RandomSource) -> [UInt8] {
      switch self {
      case .noise: return ByteSequence.noise(count, using: &random)
      case .mixture: return ByteSequence.mixture(count, using: &random)
      case .runs, .words, .echoes: break
      }
      let words = (0..<40).map { _ in ByteSequence.noise(random.whole(1...9), below: 26, using: &random) }
      var bytes = ByteSequence.noise(300, using: &random)
      while bytes.count < count {
        switch self {
        case .runs:
          // Around the longest match, and around two of them.
          let length = random.pick([1, 2, 3, 4, 257, 258, 259, 515, 516, 517, 5000])
          bytes += [UInt8](repeating: UInt8(random.below(256)), count: length)
        case .words: bytes += random.pick(words) + [32]
        default:
          // Around the largest distance, or near.
          let distance = min(random.pick([1, 2, 300, 4095, 4097, 32_767, 32_768, 32_769]), bytes.count)
          let start = bytes.count - distance
          bytes += bytes[start..<min(start + random.whole(3...600), bytes.count)]
          bytes += ByteSequence.noise(random.whole(0...30), using: &random)
        }
      }
      return [UInt8](bytes.prefix(count))
    }
  }

  @Test(arguments: CompressionLevel.allCases)
  func `bytes of any kind and size are restored, whatever their pieces are`(level: CompressionLevel) throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    // The ends of segments and of the bytes that must be known after them, of stored runs and of the buffer of bits.
    let limits = [258, 4096, 16_384, 32_768, 32_768 + 258, 65_535, 65_536, 65_536 + 258]
    for number in 0..<RandomCases.count(quick: 5, ci: 30, long: 3000) {
      let kind = Kind.allCases[number % Kind.allCases.count]
      let count = limits[(number * 5 + 3) % limits.count] + random.whole(-1...1)
      let bytes = kind.bytes(count, using: &random)
      let data = deflated(bytes.cut(using: &random), level, windows: random.whole(1...2))
      let isEqual = try Inflater.bytes(of: data) == bytes
      #expect(isEqual, "seed \(seed), case \(number): \(count) bytes of \(kind)")
      #expect(data.count <= count + 5 * (count / 65_535 + 2) + 1, "seed \(seed), case \(number): \(count) of \(kind)")
    }
  }

  @Test(arguments: CompressionLevel.allCases)
  func `short and unusual data is restored`(level: CompressionLevel) throws {
    var random = RandomSource(seed: RandomCases.seed())
    for item in ByteSequence.edgeCases(using: &random) where item.bytes.count < 20_000 {
      let isEqual = try Inflater.bytes(of: level.deflated(item.bytes)) == item.bytes
      #expect(isEqual, "seed \(RandomCases.seed()), \(item)")
    }
  }

  @Test func `more bytes than three segments are restored at any level`() throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for level in CompressionLevel.allCases {
      for excess in [0, 1, 258, 259] {
        // A part of each segment is new, and the rest is in the one before it.
        var bytes = ByteSequence.mixture(2000, using: &random)
        while bytes.count < 3 * Self.window + excess {
          bytes += [UInt8](repeating: UInt8(random.below(256)), count: random.whole(5000...12_000))
          bytes += bytes[(bytes.count - random.pick([1500, 30_000].filter { $0 < bytes.count }))...].prefix(900)
        }
        bytes = [UInt8](bytes.prefix(3 * Self.window + excess))
        let data = deflated(bytes.cut(using: &random), level, windows: 1)
        let isEqual = try Inflater.bytes(of: data) == bytes
        #expect(isEqual, "seed \(seed), \(level), \(bytes.count) bytes")
      }
    }
  }

  @Test func `zlib data in pieces has the checksum of all of them`() throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for level in CompressionLevel.allCases {
      for bytes in [[], [7], ByteSequence.mixture(random.whole(1000...3000), using: &random)] {
        var output: [UInt8] = []
        var compressor = ZlibCompressor(level: level)
        for piece in bytes.cut(using: &random) { compressor.append(piece, to: &output) }
        compressor.finish(to: &output)
        #expect(try Inflater.bytes(ofZlib: output) == bytes, "seed \(seed), \(level), \(bytes.count) bytes")
      }
    }
  }

  @Test func `repetitions are found up to the largest distance`() {
    var random = RandomSource(seed: RandomCases.seed())
    let (pattern, zeros) = (ByteSequence.noise(300, using: &random), [UInt8](repeating: 0, count: 40_000))
    for level in CompressionLevel.allCases {
      for distance in [301, 4097, 32_767, 32_768, 32_769] {
        let count = level.deflated(pattern + zeros.prefix(distance - 300) + pattern).count
        #expect(
          distance <= 32_768 ? count < 450 : count > 600,
          "seed \(RandomCases.seed()), \(level), distance \(distance): \(count) bytes")
      }
    }
  }

  @Test(arguments: CompressionLevel.allCases)
  func `parts of different kinds take hardly more than each alone`(level: CompressionLevel) {
    var random = RandomSource(seed: RandomCases.seed())
    // Letters of two alphabets, without repetitions: only codes of their own make each part small.
    let parts = [0, 100, 200].map { base in
      ByteSequence.noise(8192, below: base == 100 ? 4 : 20, using: &random).map { $0 + UInt8(base) }
    }
    let alone = parts.map { level.deflated($0).count }.reduce(0, +)
    let together = level.deflated(parts.flatMap { $0 }).count
    #expect(Double(together) < 1.1 * Double(alone), "seed \(RandomCases.seed()): \(together) and \(alone)")
  }

  @Test(arguments: zip([CompressionLevel.fast, .default], [[1036, 2647, 1278], [1013, 2524, 662]]))
  func `known data takes no more bytes than it did`(level: CompressionLevel, sizes: [Int]) throws {
    // Always the same data. A smaller size is progress: write it here.
    var random = RandomSource(seed: 7)
    let mixture = ByteSequence.mixture(9000, using: &random)
    let words = Kind.words.bytes(9000, using: &random)
    let picture = PNGPicture.drawn(width: 90, height: 40, .rgba, using: &random)
    let found = [level.deflated(mixture).count, level.deflated(words).count, try picture.png(level: level).count]
    #expect(zip(found, sizes).allSatisfy { $0 <= $1 }, "\(found)")
  }

  @Test func `a checksum of the largest sums doesn't overflow`() {
    var bytes = [UInt8](repeating: 255, count: 256) + [239]
    // The lower sum is now the largest one, and each zero takes one from the higher sum.
    var checksum = Adler32()
    checksum.append(bytes)
    let zeros = (Int(checksum.value >> 16) + 1) % 65_521
    bytes += [UInt8](repeating: 0, count: zeros)
    checksum.append([UInt8](repeating: 0, count: zeros))
    #expect(checksum.value == 65_520 << 16 | 65_520)
    for count in [5551, 5552, 5553, 5560, 11_105] {
      var (low, high) = (65_520, 65_520)
      for _ in 0..<count {
        low = (low + 255) % 65_521
        high = (high + low) % 65_521
      }
      var longer = checksum
      longer.append([UInt8](repeating: 255, count: count))
      #expect(longer.value == UInt32(high << 16 | low), "\(count) bytes")
    }
  }
}
