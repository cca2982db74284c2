import TestSupport
import Testing

@testable import ShapeCore

@Suite struct BoxTreeTests {
  private func boxes(_ count: Int, _ generator: inout RandomSource) -> [BoxTree.Box] {
    (0..<count).map { _ in
      let corner = generator.point()
      return BoxTree.Box(corner, corner + generator.point(0...20), margin: 0)
    }
  }

  @Test(arguments: [0, 1, 7, 8, 9, 65, 600])
  func `finds exactly the boxes that overlap`(count: Int) {
    let seed = UInt64(count) + 5
    var generator = RandomSource(seed: seed)
    let boxes = boxes(count, &generator)
    let tree = BoxTree(boxes) { $0 % 5 == 0 }
    for wanted in self.boxes(20, &generator) {
      var found: [Int32] = []
      tree.find(overlapping: wanted, into: &found)
      #expect(found.sorted().map { Int($0) } == boxes.indices.filter { boxes[$0].overlaps(wanted) }, "seed \(seed)")
    }
  }

  @Test(arguments: [0, 1, 2, 8, 9, 65, 600])
  func `finds each pair of boxes that overlap once`(count: Int) {
    let seed = UInt64(count) + 6
    var generator = RandomSource(seed: seed)
    let boxes = boxes(count, &generator)
    var found: [[Int]] = []
    var budget = StepBudget.unlimited
    #expect(BoxTree(boxes) { $0 % 3 == 0 }.forEachPair(&budget) { found.append([$0, $1]) })
    var expected: [[Int]] = []
    for a in boxes.indices {
      for b in boxes.indices where a < b && boxes[a].overlaps(boxes[b]) { expected.append([a, b]) }
    }
    #expect(found.sorted { $0.lexicographicallyPrecedes($1) } == expected, "seed \(seed)")
  }

  @Test func `pairs that need too many steps are not all found`() {
    var generator = RandomSource(seed: 7)
    let tree = BoxTree(boxes(600, &generator)) { _ in true }
    var budget = StepBudget(100)
    var count = 0
    #expect(!tree.forEachPair(&budget) { _, _ in count += 1 })
    #expect(budget.isSpent && count < 200)
  }

  @Test func `boxes that share an edge overlap`() {
    let left = BoxTree.Box(minX: 0, minY: 0, maxX: 1, maxY: 1)
    #expect(left.overlaps(BoxTree.Box(minX: 1, minY: 0, maxX: 2, maxY: 1)))
    #expect(!left.overlaps(BoxTree.Box(minX: 1.001, minY: 0, maxX: 2, maxY: 1)))
  }
}
