import Testing

@_spi(Generated) @testable import ShapeCore

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
    #expect(try order(siblings) == ["a", "b", "c"])
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
    let steps = [0, 1, 2].map { ZOrderCycle.Step(item: $0, reason: .constraint) }
    #expect(throws: ZOrderCycle(steps: steps)) { try ZOrder.paintOrder(of: siblings) }
  }

  @Test func `moves only what has a constraint, by the least distance`() throws {
    let siblings = [
      ("a", ZOrder(above: ["c"])), ("b", ZOrder()), ("c", ZOrder()), ("d", ZOrder()), ("e", ZOrder(below: ["c"])),
    ]
    #expect(try order(siblings) == ["b", "e", "c", "a", "d"])
  }

  @Test func `keeps the order of layers that move to one place`() throws {
    let siblings = [
      ("a", ZOrder(above: ["x"])), ("b", ZOrder(above: ["x"])), ("x", ZOrder()), ("c", ZOrder(below: ["x"])),
      ("d", ZOrder(below: ["x"])),
    ]
    #expect(try order(siblings) == ["c", "d", "x", "a", "b"])
  }

  @Test func `a layer follows the one it names`() throws {
    let siblings = [("a", ZOrder(above: ["b"])), ("b", ZOrder(above: ["c"])), ("", ZOrder()), ("c", ZOrder())]
    #expect(try order(siblings) == ["", "c", "b", "a"])
  }

  @Test func `layers may name each other`() throws {
    #expect(try order([("a", ZOrder(above: ["b"])), ("b", ZOrder(below: ["a"]))]) == ["b", "a"])
    #expect(
      try order([("a", ZOrder(below: ["b"])), ("", ZOrder()), ("b", ZOrder(z: -1, above: ["a"]))]) == ["a", "b", ""])
  }

  @Test func `does not move a layer for the constraints of another one`() {
    let siblings = [("top", ZOrder()), ("bottom", ZOrder(z: 1)), ("a", ZOrder(above: ["bottom"], below: ["top"]))]
    let steps = [
      ZOrderCycle.Step(item: 2, reason: .constraint), ZOrderCycle.Step(item: 1, reason: .z),
      ZOrderCycle.Step(item: 0, reason: .constraint),
    ]
    #expect(throws: ZOrderCycle(steps: steps)) { try ZOrder.paintOrder(of: siblings) }
  }
}
