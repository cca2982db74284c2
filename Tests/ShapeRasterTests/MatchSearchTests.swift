import TestSupport
import Testing

@testable import ShapeRaster

/// The search for matches.
@Suite("Search for matches")
struct MatchSearchTests {
  /// Calls a closure with bytes in memory of which a few after the end can be read.
  private func withPadding(_ bytes: [UInt8], _ body: (UnsafePointer<UInt8>) -> Void) {
    (bytes + [UInt8](repeating: 0, count: 8)).withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { body(start) }
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
