import TestSupport
import Testing

@testable import ShapeRaster

/// The searches for matches, compared with a search through all earlier bytes.
@Suite("Search for matches")
struct MatchSearchTests {
  /// Calls a closure with bytes in memory of which a few after the end can be read.
  private func withPadding(_ bytes: [UInt8], _ body: (UnsafePointer<UInt8>) -> Void) {
    (bytes + [UInt8](repeating: 0, count: 8)).withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { body(start) }
    }
  }

  private func equalBytes(_ bytes: [UInt8], _ first: Int, _ second: Int, limit: Int) -> Int {
    (0..<limit).first { bytes[first + $0] != bytes[second + $0] } ?? limit
  }

  /// Returns the nearest place of each longer match at a position, from the definition.
  private func nearestMatches(_ bytes: [UInt8], _ position: Int, limit: Int) -> [[Int]] {
    var result: [[Int]] = []
    var longest = 2
    for distance in 1..<max(position + 1, 1) where distance <= 32_767 {
      let length = equalBytes(bytes, position, position - distance, limit: limit)
      guard length > longest else { continue }
      longest = length
      result.append([length, distance])
      if length == limit { break }
    }
    return result
  }

  @Test func `the tree has the nearest match of each length`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for number in 0..<RandomCases.count(quick: 14, ci: 100, long: 2000) {
      let bytes = ByteSequence.noise(random.whole(20...160), below: random.pick([2, 3, 5, 200]), using: &random)
      let skipped = random.chance(30) ? random.below(bytes.count) : -1
      let tree = MatchTree(depth: 1000)
      let found = FixedArray<Token>(uninitialized: 600)
      withPadding(bytes) { start in
        for position in 0..<bytes.count - 3 {
          let limit = min(258, bytes.count - position)
          if position == skipped {
            tree.skip(start, position, limit: limit)
            continue
          }
          let count = tree.find(start, position, limit: limit, into: found.pointer)
          let matches = (0..<count).map { [found[$0].length, found[$0].distance] }
          let nearest = nearestMatches(bytes, position, limit: limit)
          // The nearest three bytes are listed also if more bytes are the same there. A hash that two sequences share may
          // hide them.
          let longer = matches.first?[0] == 3 && nearest.first?[0] != 3 ? Array(matches.dropFirst()) : matches
          let isRight = longer == nearest || nearest.first?[0] == 3 && longer == Array(nearest.dropFirst())
          #expect(isRight, "seed \(seed), case \(number), byte \(position): \(matches), not \(nearest)")
        }
      }
    }
  }

  @Test(arguments: [MatchEffort.fast, .default])
  func `tokens of the chains stand for the bytes`(effort: MatchEffort) {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for number in 0..<RandomCases.count(quick: 8, ci: 100, long: 2000) {
      let bytes = ByteSequence.mixture(random.whole(1...2500), using: &random)
      var tokens = TokenBuffer(capacity: bytes.count)
      var chains = HashChains(effort: effort, start: 0)
      withPadding(bytes) { start in
        // In two parts, as segments are.
        let middle = random.below(bytes.count + 1)
        chains.parse(start, 0..<middle, limit: bytes.count, into: &tokens)
        chains.parse(start, middle..<bytes.count, limit: bytes.count, into: &tokens)
      }
      var restored: [UInt8] = []
      for index in 0..<tokens.count {
        let token = tokens.storage[index]
        if token.isLiteral {
          restored.append(UInt8(token.distance))
        } else {
          for _ in 0..<token.length { restored.append(restored[restored.count - token.distance]) }
        }
      }
      #expect(restored == bytes, "seed \(seed), case \(number)")
    }
  }

  @Test func `the chains know the longest of two matches, and prefer the nearer of equal ones`() {
    func tokens(_ bytes: [UInt8], _ effort: MatchEffort) -> [[Int]] {
      var tokens = TokenBuffer(capacity: bytes.count)
      var chains = HashChains(effort: effort, start: 0)
      withPadding(bytes) { chains.parse($0, 0..<bytes.count, limit: bytes.count, into: &tokens) }
      return (0..<tokens.count).map { [tokens.storage[$0].length, tokens.storage[$0].distance] }
    }
    func text(_ text: String) -> [UInt8] { [UInt8](text.utf8) }
    let cases: [(text: String, last: [Int])] = [
      ("abcdefg,abcde.abcdef", [6, 14]), ("abcde,abcdef.abcde", [5, 7]), ("abcdef,abcd.abcd", [4, 5]),
      ("abcX..abcY..abcZ..abc", [5, 6]), ("aaaaaaaa", [7, 1]),
    ]
    for (string, last) in cases {
      #expect(tokens(text(string), .fast).last == last && tokens(text(string), .default).last == last, "\(string)")
    }
    // A longer match that begins at the next byte is worth a literal, if it is sought.
    let lazy = text("abcd-bcdefgh-abcdefgh")
    #expect(tokens(lazy, .fast).suffix(2).first == [4, 13])
    #expect(Array(tokens(lazy, .default).suffix(2)) == [[0, 97], [7, 9]])
  }
}
