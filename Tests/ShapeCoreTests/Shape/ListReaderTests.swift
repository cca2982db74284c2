import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

@Suite("A reader of lists")
struct ListReaderTests {
  @Test func `returns what an array has, and else notes that it is missing`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var faults: [String] = []
    for _ in 0..<RandomCases.count(quick: 400, ci: 4_000, long: 100_000) {
      let list = (0..<random.below(5)).map { _ in Double(random.whole(-9...9)) }
      let (low, high) = (random.whole(-2...6), random.whole(-2...6))
      let isClosed = random.chance(50)
      func check<Value: Equatable>(_ name: String, _ expected: Value?, _ fallback: Value, _ read: (ListReader) -> Value)
      {
        let reader = ListReader()
        if read(reader) != expected ?? fallback || reader.lacksElement != (expected == nil) {
          faults.append("seed \(seed): \(name) of \(list), \(low), \(high), \(isClosed)")
        }
      }
      check("element", list.indices.contains(low) ? list[low] : nil, -77) {
        $0.element(of: list, at: Double(low), else: -77)
      }
      check("first", list.first, -78) { $0.first(of: list, else: -78) }
      check("last", list.last, -79) { $0.last(of: list, else: -79) }
      check("minimum", list.min(), -80) { $0.minimum(of: list, else: -80) }
      check("maximum", list.max(), -81) { $0.maximum(of: list, else: -81) }
      let end = isClosed ? high + 1 : high
      let isPossible = low >= 0 && low <= high && end <= list.count
      check("slice", isPossible ? Array(list[low..<end]) : nil, []) {
        $0.elements(of: list, from: Double(low), to: Double(high), closed: isClosed)
      }
      if Mathematics.sum(list) != list.reduce(0, +) { faults.append("seed \(seed): sum of \(list)") }
      let counted = [Double].collected { builder in
        for number in builder.iterations(from: Double(low), to: Double(high), closed: isClosed) {
          builder.append(number)
        }
      }
      if counted != (low..<max(low, end)).map({ Double($0) }) {
        faults.append("seed \(seed): \(counted) from \(low) to \(high)")
      }
    }
    #expect(faults.prefix(3) == [])
    #expect(Mathematics.sum([Point(1, 2), Point(10, 30)]) == Point(11, 32))
    #expect(Mathematics.sum([Angle]()) == .zero)
  }

  @Test func `notes one missing element, whatever it reads then`() {
    let reader = ListReader()
    #expect(reader.element(of: [1, 2], at: .nan, else: 5) == 5)
    #expect(reader.element(of: [1, 2], at: 1, else: 5) == 2 && reader.lacksElement)
  }
}
