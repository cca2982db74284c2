import ShapeCore

/// The columns and rows of a contact sheet: each as wide or as high as its largest cell.
struct SheetGrid {
  private(set) var columnWidths: [Double] = []
  private(set) var rowHeights: [Double] = []
  /// The distance between two columns, and between two rows.
  private let gap: Size

  /// The size of the whole grid.
  var size: Size {
    Size(
      columnWidths.reduce(0, +) + gap.width * Double(max(0, columnWidths.count - 1)),
      rowHeights.reduce(0, +) + gap.height * Double(max(0, rowHeights.count - 1)))
  }

  /// The width of a pleasant sheet, for a height of 1.
  private static let pleasantAspect = 1.5

  /// Creates the grid that has a pleasant aspect ratio and wastes little space.
  ///
  /// It tries every number of columns up to 32, and some larger ones: O(n log n).
  init(of cells: [Size], gap: Size) {
    var best = SheetGrid(cells, columns: 1, gap: gap)
    var lowest = best.badness(cells)
    var columns = 2
    while columns <= cells.count {
      let grid = SheetGrid(cells, columns: columns, gap: gap)
      let badness = grid.badness(cells)
      if badness < lowest { (best, lowest) = (grid, badness) }
      columns += max(1, columns / 16)
    }
    self = best
  }

  init(_ cells: [Size], columns: Int, gap: Size) {
    self.gap = gap
    columnWidths = Array(repeating: 0, count: min(columns, cells.count))
    rowHeights = Array(repeating: 0, count: (cells.count + columns - 1) / columns)
    for (index, cell) in cells.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      columnWidths[column] = max(columnWidths[column], cell.width)
      rowHeights[row] = max(rowHeights[row], cell.height)
    }
  }

  /// A measure that grows with the distance from a pleasant aspect ratio, and with the share of the area without cells.
  private func badness(_ cells: [Size]) -> Double {
    let size = self.size
    guard size.width > 0, size.height > 0 else { return 0 }
    let used = cells.reduce(0) { $0 + $1.width * $1.height }
    let aspect = size.width / size.height / Self.pleasantAspect
    return max(aspect, 1 / aspect) - 2 * used / (size.width * size.height)
  }

  /// The frames of the cells in row-major order, `count` of them.
  func frames(count: Int) -> [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(count)
    var y = 0.0
    for height in rowHeights {
      var x = 0.0
      for width in columnWidths where frames.count < count {
        frames.append(Rect(x: x, y: y, width: width, height: height))
        x += width + gap.width
      }
      y += height + gap.height
    }
    return frames
  }
}
