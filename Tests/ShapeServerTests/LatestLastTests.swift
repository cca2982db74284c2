import TestSupport
import Testing

@testable import ShapeServer

@Suite("Elements in the order in which they were last added")
struct LatestLastTests {
  @Test func `an element is there once, at its last place`() {
    var list = LatestLast([1, 2, 3, 4, 5])
    list.append(2)
    list.remove(3)
    list.append(2)
    #expect(list.count == 4 && list.contains(2) && !list.contains(3))
    #expect([list.popLast(), list.popFirst(), list.popLast(), list.popLast(), list.popLast()] == [2, 1, 5, 4, nil])
  }

  @Test func `any changes leave the order of a plain list`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for _ in 0..<RandomCases.count(quick: 40, ci: 400, long: 10_000) {
      var plain: [Int] = (0..<random.below(8)).map { $0 }
      var list = LatestLast(plain)
      let kinds = random.below(30) + 1
      for _ in 0..<60 {
        let element = random.below(kinds)
        switch random.below(5) {
        case 0, 1:
          plain.removeAll { $0 == element }
          plain.append(element)
          list.append(element)
        case 2:
          plain.removeAll { $0 == element }
          list.remove(element)
        case 3: #expect(list.popLast() == plain.popLast(), "SHAPE_SEED=\(seed)")
        default: #expect(list.popFirst() == (plain.isEmpty ? nil : plain.removeFirst()), "SHAPE_SEED=\(seed)")
        }
        guard list.count == plain.count, list.isEmpty == plain.isEmpty,
          list.contains(element) == plain.contains(element)
        else { return #expect(Bool(false), "SHAPE_SEED=\(seed): \(plain)") }
      }
    }
  }

  @Test func `elements that move often need no more space`() {
    var list = LatestLast([0, 1, 2])
    for number in 0..<1_000 { list.append(number % 3) }
    #expect([list.popFirst(), list.popFirst(), list.popFirst(), list.popFirst()] == [1, 2, 0, nil] && list.isEmpty)
  }
}
