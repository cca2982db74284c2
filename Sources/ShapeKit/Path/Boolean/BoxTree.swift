/// Boxes packed into a tree, so that those that overlap one are found in logarithmic time plus their number.
///
/// Sort-tile-recursive packing: S. Leutenegger, M. Lopez and J. Edgington, "STR: a simple and efficient algorithm for
/// R-tree packing" (1997).
struct BoxTree {
  struct Box: Sendable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    func overlaps(_ other: Box) -> Bool {
      minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    mutating func add(_ other: Box) {
      minX = min(minX, other.minX)
      minY = min(minY, other.minY)
      maxX = max(maxX, other.maxX)
      maxY = max(maxY, other.maxY)
    }
  }

  private static let fanOut = 8
  /// The index of each box of the lowest level among those the tree was made of.
  private var order: [Int32]
  /// The boxes of each level, the lowest first; the parent of box i has the index i / fanOut.
  private var levels: [[Box]]

  init(_ boxes: [Box]) {
    var order = boxes.indices.sorted { boxes[$0].minX + boxes[$0].maxX < boxes[$1].minX + boxes[$1].maxX }
    let leaves = (boxes.count + Self.fanOut - 1) / Self.fanOut
    let slices = max(1, Int(Double(leaves).squareRoot()))
    let sliceSize = (leaves + slices - 1) / slices * Self.fanOut
    for start in stride(from: 0, to: order.count, by: max(1, sliceSize)) {
      let end = min(start + sliceSize, order.count)
      order[start..<end].sort { boxes[$0].minY + boxes[$0].maxY < boxes[$1].minY + boxes[$1].maxY }
    }
    self.order = order.map { Int32($0) }
    levels = [order.map { boxes[$0] }]
    while let last = levels.last, last.count > 1 {
      levels.append(
        stride(from: 0, to: last.count, by: Self.fanOut).map { start in
          var box = last[start]
          for index in start..<min(start + Self.fanOut, last.count) { box.add(last[index]) }
          return box
        })
    }
  }

  /// Calls `body` with the index of every box that overlaps one, edges included.
  func forEach(overlapping box: Box, _ body: (Int) -> Void) {
    guard !order.isEmpty else { return }
    visit(level: levels.count - 1, index: 0, box, body)
  }

  private func visit(level: Int, index: Int, _ box: Box, _ body: (Int) -> Void) {
    guard levels[level][index].overlaps(box) else { return }
    if level == 0 { return body(Int(order[index])) }
    let first = index * Self.fanOut
    for child in first..<min(first + Self.fanOut, levels[level - 1].count) {
      visit(level: level - 1, index: child, box, body)
    }
  }
}
