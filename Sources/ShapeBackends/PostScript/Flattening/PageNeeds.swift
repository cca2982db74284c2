import ShapeKit

/// What flattening has to know about the items of a page.
struct PageNeeds {
  /// For each item, whether a later one needs its region.
  private(set) var isBelow: [Bool]
  /// For each item, whether so many are below it that making pieces would take too long.
  private(set) var isCrowded: [Bool]

  /// O(n log n) for n small items.
  init(_ items: [PageItem], canvas: Rect) {
    isBelow = Array(repeating: false, count: items.count)
    isCrowded = isBelow
    var painted = TileIndex(covering: canvas)
    for (index, item) in items.enumerated() {
      if item.kind == .translucent {
        isCrowded[index] = painted.count(in: item.box, upTo: FlatteningWork.mostElementsBelow + 1)
          > FlatteningWork.mostElementsBelow
      }
      painted.add(item.box)
    }
    var above = TileIndex(covering: canvas)
    for (index, item) in items.enumerated().reversed() {
      isBelow[index] = above.count(in: item.box, upTo: 1) > 0
      if item.kind == .translucent, !isCrowded[index] { above.add(item.box) }
    }
  }
}

/// Boxes, to be counted where they overlap another one. Each is listed in the tiles of the canvas that it touches, or in
/// one list of large boxes.
private struct TileIndex {
  private static let side = 64
  /// The largest number of tiles of one box.
  private static let mostTiles = 64

  private let canvas: Rect
  private var boxes: [Rect] = []
  private var tiles = [[Int32]](repeating: [], count: side * side)
  private var large: [Int32] = []

  init(covering canvas: Rect) { self.canvas = canvas }

  mutating func add(_ box: Rect) {
    let number = Int32(boxes.count)
    boxes.append(box)
    let (columns, rows) = range(of: box)
    if columns.count * rows.count > Self.mostTiles { return large.append(number) }
    for row in rows { for column in columns { tiles[row * Self.side + column].append(number) } }
  }

  /// Returns the number of boxes that overlap a box, or the limit if there are more.
  func count(in box: Rect, upTo limit: Int) -> Int {
    var count = 0
    for number in large where boxes[Int(number)].overlaps(box) {
      count += 1
      if count >= limit { return limit }
    }
    let (columns, rows) = range(of: box)
    for row in rows {
      for column in columns {
        for number in tiles[row * Self.side + column] {
          let other = boxes[Int(number)]
          guard other.overlaps(box) else { continue }
          // Count it in the first tile that both touch.
          let (otherColumns, otherRows) = range(of: other)
          guard max(otherColumns.lowerBound, columns.lowerBound) == column,
            max(otherRows.lowerBound, rows.lowerBound) == row
          else { continue }
          count += 1
          if count >= limit { return limit }
        }
      }
    }
    return count
  }

  private func range(of box: Rect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    func tile(_ value: Double, _ low: Double, _ length: Double) -> Int {
      guard length > 0 else { return 0 }
      return Int(min(max((value - low) / length * Double(Self.side), 0), Double(Self.side - 1)))
    }
    return (
      tile(box.minX, canvas.minX, canvas.width)...tile(box.maxX, canvas.minX, canvas.width),
      tile(box.minY, canvas.minY, canvas.height)...tile(box.maxY, canvas.minY, canvas.height)
    )
  }
}
