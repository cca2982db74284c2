import ShapeCore
import Testing

@testable import ShapeBackends

@Suite struct SheetGridTests {
  private let gap = Size(10, 20)

  @Test(arguments: [(1, 1), (4, 2), (6, 3), (12, 4), (54, 9)])
  func `squares fill rows that are about as many as columns`(count: Int, columns: Int) {
    let grid = SheetGrid(of: Array(repeating: Size(100, 100), count: count), gap: gap)
    #expect(grid.columnWidths.count == columns)
  }

  @Test func `tall pictures are side by side, and wide ones below each other`() {
    #expect(SheetGrid(of: Array(repeating: Size(10, 900), count: 8), gap: gap).columnWidths.count == 8)
    #expect(SheetGrid(of: Array(repeating: Size(900, 10), count: 8), gap: gap).columnWidths.count == 1)
  }

  @Test func `frames are as large as the largest cell of their row and column`() {
    let grid = SheetGrid(of: [Size(50, 30), Size(40, 60), Size(70, 20)], gap: gap)
    #expect(grid.columnWidths.count == 2)
    #expect(grid.frames(count: 3) == [Rect(0, 0, 70, 60), Rect(80, 0, 40, 60), Rect(0, 80, 70, 20)])
    #expect(grid.size == Size(120, 100))
  }
}
