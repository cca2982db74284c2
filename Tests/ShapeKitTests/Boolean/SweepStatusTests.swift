import Testing

@testable import ShapeKit

@Suite struct SweepStatusTests {
  /// Edges are numbered by their place, so that the order can be checked.
  private func order(_ status: SweepStatus) -> [Int32] {
    var result: [Int32] = []
    var next = status.neighbors { _ in false }.above
    while let edge = next {
      result.append(edge)
      next = status.after(edge)
    }
    return result
  }

  @Test func keepsTheOrderThroughRandomInsertionsAndRemovals() {
    let seed: UInt64 = 20
    var generator = SeededGenerator(seed: seed)
    var status = SweepStatus(capacity: 100)
    var expected: [Int32] = []
    for _ in 0..<2000 {
      let edge = Int32.random(in: 0..<100, using: &generator)
      if let index = expected.firstIndex(of: edge) {
        status.remove(edge)
        expected.remove(at: index)
      } else {
        status.insert(edge, after: expected.last { $0 < edge })
        expected = (expected + [edge]).sorted()
      }
    }
    #expect(order(status) == expected, "seed \(seed)")
  }

  @Test func findsTheNeighborsOfAPlace() {
    var status = SweepStatus(capacity: 50)
    for edge: Int32 in [10, 20, 30, 40] { status.insert(edge, after: status.neighbors { $0 < edge }.below) }
    let between = status.neighbors { $0 < 25 }
    #expect(between.below == 20 && between.above == 30)
    let outside = status.neighbors { $0 < 5 }
    #expect(outside.below == nil && outside.above == 10)
  }

  @Test func linksNeighborsBothWays() {
    var status = SweepStatus(capacity: 3)
    status.insert(1, after: nil)
    status.insert(0, after: nil)
    status.insert(2, after: 1)
    status.remove(1)
    #expect(status.before(2) == 0 && status.after(0) == 2 && !status.contains(1))
  }
}
