import Testing

@testable import ShapeKit

@Suite struct BoxTreeTests {
  @Test(arguments: [0, 1, 7, 8, 9, 65, 600])
  func findsExactlyTheBoxesThatOverlap(count: Int) {
    let seed = UInt64(count) + 5
    var generator = SeededGenerator(seed: seed)
    func box() -> BoxTree.Box {
      let corner = generator.point()
      let size = generator.point(0...20)
      return BoxTree.Box(minX: corner.x, minY: corner.y, maxX: corner.x + size.x, maxY: corner.y + size.y)
    }
    let boxes = (0..<count).map { _ in box() }
    let tree = BoxTree(boxes)
    for _ in 0..<20 {
      let wanted = box()
      var found: [Int] = []
      tree.forEach(overlapping: wanted) { found.append($0) }
      #expect(found.sorted() == boxes.indices.filter { boxes[$0].overlaps(wanted) }, "seed \(seed)")
    }
  }

  @Test func boxesThatShareAnEdgeOverlap() {
    let left = BoxTree.Box(minX: 0, minY: 0, maxX: 1, maxY: 1)
    #expect(left.overlaps(BoxTree.Box(minX: 1, minY: 0, maxX: 2, maxY: 1)))
    #expect(!left.overlaps(BoxTree.Box(minX: 1.001, minY: 0, maxX: 2, maxY: 1)))
  }
}
