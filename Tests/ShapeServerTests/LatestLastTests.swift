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

  @Test func `elements that move often need no more space`() {
    var list = LatestLast([0, 1, 2])
    for number in 0..<1_000 { list.append(number % 3) }
    #expect([list.popFirst(), list.popFirst(), list.popFirst(), list.popFirst()] == [1, 2, 0, nil] && list.isEmpty)
  }
}
