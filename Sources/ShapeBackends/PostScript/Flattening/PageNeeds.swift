import ShapeCore

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
        isCrowded[index] = painted.overlaps(item.box, moreThan: FlatteningWork.mostElementsBelow)
      }
      painted.add(item.box)
    }
    var above = TileIndex(covering: canvas)
    for (index, item) in items.enumerated().reversed() {
      isBelow[index] = above.overlaps(item.box, moreThan: 0)
      if item.kind == .translucent, !isCrowded[index] { above.add(item.box) }
    }
  }
}
