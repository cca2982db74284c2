import ShapeRaster
import TestSupport

extension [UInt8] {
  /// Returns consecutive pieces of random lengths, some of them empty.
  func cut(using random: inout RandomSource) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    while start < count {
      let longest = [0, 1, 3, 300, 70_000][random.below(5)]
      let end = Swift.min(count, start + random.whole(0...longest))
      pieces.append(self[start..<end])
      start = end
    }
    return pieces
  }
}

/// Bytes that a compressor must be able to compress, with a name.
struct ByteSequence: Sendable, CustomStringConvertible {
  let description: String
  let bytes: [UInt8]

  init(_ description: String, _ bytes: [UInt8]) {
    self.description = description
    self.bytes = bytes
  }

  /// Returns random bytes below a bound.
  static func noise(_ count: Int, below bound: Int = 256, using random: inout RandomSource) -> [UInt8] {
    (0..<count).map { _ in UInt8(random.below(bound)) }
  }

  /// Returns the edge cases of DEFLATE.
  static func edgeCases(using random: inout RandomSource) -> [ByteSequence] {
    var cases = [ByteSequence("empty", [])]
    for value: UInt8 in [0, 143, 144, 255] { cases.append(ByteSequence("one byte, \(value)", [value])) }
    for count in [2, 3, 4, 5, 257, 258, 259, 260, 261, 516, 517, 518] {
      cases.append(ByteSequence("a run of \(count)", [UInt8](repeating: 7, count: count)))
      cases.append(ByteSequence("after another byte, a run of \(count)", [1] + [UInt8](repeating: 7, count: count)))
    }
    cases.append(ByteSequence("every byte", (0...255).map { $0 }))
    cases.append(ByteSequence("noise", noise(3000, using: &random)))
    cases.append(ByteSequence("noise of two values", noise(3000, below: 2, using: &random)))
    let (pattern, gap) = (noise(40, using: &random), [UInt8](repeating: 0, count: 40_000))
    for distance in [32_766, 32_767, 32_768, 32_769] {
      cases.append(ByteSequence("a distance of \(distance)", pattern + gap.prefix(distance - 40) + pattern))
    }
    // Frequencies that double need codes of up to 20 bits without a limit.
    var fibonacci: [UInt8] = []
    var (count, next) = (1, 1)
    for value in 0..<19 {
      fibonacci += [UInt8](repeating: UInt8(value * 13), count: count)
      (count, next) = (next, count + next)
    }
    fibonacci.shuffle(using: &random)
    cases.append(ByteSequence("frequencies of Fibonacci", fibonacci))
    return cases
  }

  /// Returns bytes like those of a picture: repeated rows with small changes, runs and noise.
  static func mixture(_ count: Int, using random: inout RandomSource) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      switch random.below(5) {
      case 0: bytes += [UInt8](repeating: UInt8(random.below(4)), count: random.whole(1...900))
      case 1: bytes += noise(random.whole(1...120), using: &random)
      case 2: bytes += noise(random.whole(1...300), below: 5, using: &random)
      default:
        guard !bytes.isEmpty else { continue }
        let start = max(0, bytes.count - random.whole(1...40_000))
        bytes += bytes[start..<min(bytes.count, start + random.whole(1...700))]
      }
    }
    return [UInt8](bytes.prefix(count))
  }
}

extension CompressionLevel {
  /// Returns DEFLATE data.
  func deflated(pieces: [ArraySlice<UInt8>]) -> [UInt8] {
    var output: [UInt8] = []
    var deflater = Deflater(level: self)
    for piece in pieces { deflater.append(piece, to: &output) }
    deflater.finish(to: &output)
    return output
  }

  func deflated(_ bytes: [UInt8]) -> [UInt8] { deflated(pieces: [bytes[...]]) }

  /// Returns zlib data.
  func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var compressor = ZlibCompressor(level: self)
    compressor.append(bytes, to: &output)
    compressor.finish(to: &output)
    return output
  }
}
