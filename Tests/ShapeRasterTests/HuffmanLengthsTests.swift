import TestSupport
import Testing

@testable import ShapeRaster

@Suite("Lengths of prefix codes")
struct HuffmanLengthsTests {
  private func lengths(_ counts: [UInt32], limit: Int) -> [Int] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    let huffman = HuffmanLengths()
    counts.withUnsafeBufferPointer { counts in
      lengths.withUnsafeMutableBufferPointer { target in
        if let target = target.baseAddress { huffman.compute(counts, limit: limit, into: target) }
      }
    }
    return lengths.map { Int($0) }
  }

  private func cost(_ counts: [UInt32], _ lengths: [Int]) -> Int {
    zip(counts, lengths).reduce(0) { $0 + Int($1.0) * $1.1 }
  }

  /// The cost of the best code, from the definition: at each depth, a tree has nodes, of which the most frequent symbols
  /// that are left take some, and the others have two children each.
  private func fewestBits(_ counts: [UInt32], limit: Int) -> Int? {
    let sorted = counts.filter { $0 > 0 }.sorted(by: >)
    let left = sorted.indices.map { start in sorted[start...].reduce(0) { $0 + Int($1) } } + [0]
    var known: [[Int]: Int?] = [:]
    func bits(from depth: Int, taken: Int, nodes: Int) -> Int? {
      if taken == sorted.count { return 0 }
      if depth > limit { return nil }
      let key = [depth, taken, nodes]
      if let bits = known[key] { return bits }
      // Each symbol that is left needs one more bit to get to this depth.
      var best: Int?
      for leaves in 0...min(nodes, sorted.count - taken) {
        let inner = min(2 * (nodes - leaves), sorted.count)
        guard let rest = bits(from: depth + 1, taken: taken + leaves, nodes: inner) else { continue }
        best = min(best ?? .max, rest + left[taken])
      }
      known[key] = best
      return best
    }
    return bits(from: 1, taken: 0, nodes: 2)
  }

  private func expectBest(_ counts: [UInt32], limit: Int, _ comment: Comment) {
    let lengths = lengths(counts, limit: limit)
    #expect(cost(counts, lengths) == fewestBits(counts, limit: limit), comment)
    #expect(lengths.allSatisfy { $0 <= limit }, comment)
    // A complete code: each sequence of bits can be read.
    var sequences = 0
    for length in lengths where length > 0 { sequences += 1 << (limit - length) }
    #expect(sequences == 1 << limit, comment)
    #expect(zip(counts, lengths).allSatisfy { $0.0 == 0 || $0.1 > 0 }, comment)
  }

  @Test func `the oracle knows a code that can be checked by hand`() {
    // Lengths 1, 2, 3, 3 without a limit, and 2 for all with a limit of 2.
    #expect(fewestBits([8, 4, 2, 1], limit: 15) == 8 + 2 * 4 + 3 * 3)
    #expect(fewestBits([8, 4, 2, 1], limit: 2) == 30)
    #expect(fewestBits([1, 1, 1], limit: 1) == nil)
  }

  @Test func `codes are as short as any, with and without an effect of the limit`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for number in 0..<RandomCases.count(quick: 60, ci: 300, long: 5000) {
      let count = random.whole(2...12)
      let largest = [1, 3, 30, 3000][random.below(4)]
      var counts = (0..<count).map { _ in UInt32(random.whole(0...largest)) }
      (counts[0], counts[1]) = (1, UInt32(largest))
      let used = counts.filter { $0 > 0 }.count
      let least = (1...4).first { 1 << $0 >= used } ?? 4
      expectBest(counts, limit: random.whole(least...8), "seed \(seed), case \(number): \(counts)")
    }
  }

  @Test(arguments: [5, 6, 7, 15]) func `frequencies of Fibonacci respect the limit`(limit: Int) {
    var counts: [UInt32] = [1, 1]
    while counts.count < 22 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    expectBest(counts, limit: limit, "limit \(limit)")
  }

  @Test func `a full alphabet of equal frequencies has equal lengths`() {
    #expect(lengths([UInt32](repeating: 1, count: 256), limit: 15).allSatisfy { $0 == 8 })
    #expect(Set(lengths([UInt32](repeating: 9, count: 286), limit: 15)) == [8, 9])
  }

  @Test func `at least two symbols have a code`() {
    #expect(lengths([0, 0, 0], limit: 7) == [1, 1, 0])
    #expect(lengths([5, 0, 0], limit: 7) == [1, 1, 0])
    #expect(lengths([0, 0, 5], limit: 7) == [1, 0, 1])
  }

  @Test func `canonical codes are those of the RFC`() {
    // RFC 1951, section 3.2.2: the lengths (3, 3, 3, 3, 3, 2, 4, 4) give 010, 011, 100, 101, 110, 00, 1110, 1111.
    let code = PrefixCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4])
    let found = (0..<8).map { symbol in
      (0..<Int(code.lengths[symbol])).map { code.codes[symbol] >> UInt16($0) & 1 == 1 ? "1" : "0" }.joined()
    }
    #expect(found == ["010", "011", "100", "101", "110", "00", "1110", "1111"])
  }
}
