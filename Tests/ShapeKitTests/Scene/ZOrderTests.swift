import TestSupport
import Testing

@testable import ShapeKit

@Suite("The order of siblings")
struct ZOrderTests {
  private func order(_ siblings: [(name: String, order: ZOrder)]) throws -> [String] {
    try ZOrder.paintOrder(of: siblings).map { siblings[$0].name }
  }

  @Test func `defaults to the source's order`() throws {
    #expect(try order([("a", ZOrder()), ("b", ZOrder()), ("c", ZOrder())]) == ["a", "b", "c"])
  }

  @Test func `begins with the smallest z, and with the first in the source if several are equal`() throws {
    let siblings = [("a", ZOrder(z: 1)), ("b", ZOrder()), ("c", ZOrder(z: -1)), ("d", ZOrder())]
    #expect(try order(siblings) == ["c", "b", "d", "a"])
  }

  @Test func `prefers above and below to z`() throws {
    let siblings = [("a", ZOrder(z: 9, below: ["b"])), ("b", ZOrder()), ("c", ZOrder(z: 5))]
    #expect(try order(siblings) == ["c", "a", "b"])
  }

  @Test func `ignores a name without a sibling`() throws {
    #expect(try order([("a", ZOrder(above: ["gone"])), ("b", ZOrder())]) == ["a", "b"])
  }

  @Test func `puts a layer above all layers with a name`() throws {
    let siblings = [("top", ZOrder(above: ["cell"])), ("cell", ZOrder()), ("cell", ZOrder())]
    #expect(try order(siblings) == ["cell", "cell", "top"])
  }

  @Test func `returns a cycle, each layer above the next`() {
    let siblings = [
      ("a", ZOrder(above: ["b"])), ("b", ZOrder(above: ["c"])), ("c", ZOrder(above: ["a"])), ("d", ZOrder()),
    ]
    #expect(throws: ZOrderCycle(members: [0, 1, 2])) { try ZOrder.paintOrder(of: siblings) }
  }

  @Test(arguments: 0..<50) func `matches a search through all orders`(seed: Int) throws {
    // A small random graph whose constraints never contradict each other: each sibling is above some earlier ones.
    var random = RandomSource(seed: UInt64(seed))
    var siblings: [(name: String, order: ZOrder)] = []
    for index in 0..<7 {
      let above = (0..<index).filter { _ in random.below(4) == 0 }.map { "\($0)" }
      siblings.append(("\(index)", ZOrder(z: Double(random.below(3)), above: above)))
    }
    var expected: [Int] = []
    while expected.count < siblings.count {
      let free = siblings.indices.filter { index in
        !expected.contains(index)
          && siblings[index].order.above.allSatisfy { name in expected.contains { "\($0)" == name } }
      }
      let next = free.min { (siblings[$0].order.z, $0) < (siblings[$1].order.z, $1) }
      expected.append(try #require(next))
    }
    #expect(try ZOrder.paintOrder(of: siblings) == expected, "seed \(seed)")
  }
}
