import TestSupport
import Testing

@testable import ShapeBackends

/// Compares numbers with their digits, which are cut by hand.
@Suite struct NumberTextTests {
  @Test func `units of any size and number of decimals have their shortest form`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var cases: [(units: Int64, decimals: Int)] = []
    for decimals in 0...12 {
      // One less and one more than the limits of the fast path.
      for units: Int64 in [0, 1, 9_999, 10_000, 99_999_999, 100_000_000, 100_000_001] {
        cases.append((units, decimals))
      }
      for _ in 0..<40 {
        let digits = random.whole(1...16)
        let units = Int64(random.number(0...1) * Double((0..<digits).reduce(1) { result, _ in result * 10 }))
        cases.append((units / random.pick([1, 1, 100]) * random.pick([1, -1, 10, -100]), decimals))
      }
    }
    for (units, decimals) in cases {
      var buffer = OutputBuffer(capacity: 0)
      buffer.number(units: units, decimals: decimals)
      // All digits, the point, and then less.
      var digits = String(units.magnitude)
      digits = String(repeating: "0", count: max(0, decimals - digits.count)) + digits
      var expected = String(digits.dropLast(decimals))
      let fraction = digits.suffix(decimals).reversed().drop { $0 == "0" }.reversed()
      expected += fraction.isEmpty ? "" : "." + String(fraction)
      expected = String(expected.drop { $0 == "0" })
      expected = (units < 0 ? "-" : "") + (expected.isEmpty ? "0" : expected)
      #expect(String(decoding: buffer.finish(), as: UTF8.self) == expected, "\(units), \(decimals), seed \(seed)")
    }
  }
}
