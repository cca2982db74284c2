import ShapeCore

/// Boxes by number, to be found where they overlap another one. Each is listed in the tiles of a rectangle that it touches,
/// or in one list of large boxes.
struct TileIndex {
  private static let side = 64
  /// The largest number of tiles of one box.
  private static let mostTiles = 64
  /// The number of boxes from which on there are tiles.
  private static let fewestBoxes = 64

  let frame: Rect
  private var boxes: [Rect] = []
  private var tiles: [[Int32]] = []
  private var large: [Int32] = []

  init(covering frame: Rect) { self.frame = frame }

  /// Adds the next box.
  mutating func add(_ box: Rect) {
    boxes.append(box)
    if boxes.count == Self.fewestBoxes {
      tiles = Array(repeating: [], count: Self.side * Self.side)
      for number in boxes.indices { addToTiles(number) }
    } else if boxes.count > Self.fewestBoxes {
      addToTiles(boxes.count - 1)
    }
  }

  private mutating func addToTiles(_ number: Int) {
    let (columns, rows) = range(of: boxes[number])
    if columns.count * rows.count > Self.mostTiles { return large.append(Int32(number)) }
    for row in rows { for column in columns { tiles[row * Self.side + column].append(Int32(number)) } }
  }

  /// Returns the numbers of the boxes that overlap a box, the last one first.
  func overlapping(_ box: Rect) -> [Int] {
    var result: [Int] = []
    forEach(overlapping: box) { number in
      result.append(number)
      return true
    }
    return result.sorted(by: >)
  }

  /// Returns whether more than a number of boxes overlap a box.
  func overlaps(_ box: Rect, moreThan limit: Int) -> Bool {
    if !tiles.isEmpty {
      let (columns, rows) = range(of: box)
      // All boxes of a tile inside the box overlap it.
      for row in rows.dropFirst().dropLast() {
        for column in columns.dropFirst().dropLast() where tiles[row * Self.side + column].count > limit { return true }
      }
    }
    var count = 0
    forEach(overlapping: box) { _ in
      count += 1
      return count <= limit
    }
    return count > limit
  }

  /// Passes the numbers of the boxes that overlap a box, in any order, until the closure returns `false`.
  private func forEach(overlapping box: Rect, _ body: (Int) -> Bool) {
    if tiles.isEmpty {
      for (number, other) in boxes.enumerated() where other.overlaps(box) { if !body(number) { return } }
      return
    }
    for number in large where boxes[Int(number)].overlaps(box) { if !body(Int(number)) { return } }
    let (columns, rows) = range(of: box)
    for row in rows {
      for column in columns {
        for number in tiles[row * Self.side + column] {
          let other = boxes[Int(number)]
          guard other.overlaps(box) else { continue }
          // Pass it in the first tile that both touch.
          let (otherColumns, otherRows) = range(of: other)
          guard max(otherColumns.lowerBound, columns.lowerBound) == column,
            max(otherRows.lowerBound, rows.lowerBound) == row
          else { continue }
          if !body(Int(number)) { return }
        }
      }
    }
  }

  private func range(of box: Rect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    func tile(_ value: Double, _ low: Double, _ length: Double) -> Int {
      guard length > 0 else { return 0 }
      return Int(min(max((value - low) / length * Double(Self.side), 0), Double(Self.side - 1)))
    }
    return (
      tile(box.minX, frame.minX, frame.width)...tile(box.maxX, frame.minX, frame.width),
      tile(box.minY, frame.minY, frame.height)...tile(box.maxY, frame.minY, frame.height)
    )
  }
}
