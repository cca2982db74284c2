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
  private let order: [Int32]
  /// The boxes of all levels, the lowest first.
  private let boxes: [Box]
  /// Where each level begins; the parent of box i of a level is box i / fanOut of the next.
  private let levels: [Int]

  init(_ leaves: [Box]) {
    let order = Self.packed(leaves)
    var boxes: [Box] = []
    boxes.reserveCapacity(leaves.count + leaves.count / 6 + 8)
    for index in order { boxes.append(leaves[Int(index)]) }
    var levels = [0]
    var start = 0
    while boxes.count - start > 1 {
      let end = boxes.count
      levels.append(end)
      for first in stride(from: start, to: end, by: Self.fanOut) {
        var box = boxes[first]
        for index in first + 1..<max(first + 1, min(first + Self.fanOut, end)) { box.add(boxes[index]) }
        boxes.append(box)
      }
      start = end
    }
    self.order = order
    self.boxes = boxes
    self.levels = levels
  }

  /// The order of the leaves: slices by x, each sorted by y.
  private static func packed(_ leaves: [Box]) -> [Int32] {
    if leaves.count <= fanOut { return leaves.indices.map { Int32($0) } }
    let keys = leaves.indices.map { Key(value: leaves[$0].minX + leaves[$0].maxX, index: Int32($0)) }
    var sorted = keys.sorted { $0.value < $1.value }
    let nodes = (leaves.count + fanOut - 1) / fanOut
    let slices = max(1, Int(Double(nodes).squareRoot()))
    let size = (nodes + slices - 1) / slices * fanOut
    for index in sorted.indices {
      let box = leaves[Int(sorted[index].index)]
      sorted[index].value = box.minY + box.maxY
    }
    for start in stride(from: 0, to: sorted.count, by: size) {
      sorted[start..<min(start + size, sorted.count)].sort { $0.value < $1.value }
    }
    return sorted.map { $0.index }
  }

  private struct Key {
    var value: Double
    var index: Int32
  }

  /// Appends the index of every box that overlaps one, edges included.
  /// - Parameter least: only indices from this one on count.
  func find(overlapping box: Box, from least: Int32 = 0, into found: inout [Int32]) {
    guard !order.isEmpty else { return }
    boxes.withUnsafeBufferPointer { boxes in
      order.withUnsafeBufferPointer { order in
        if levels.count == 1 {
          if order[0] >= least, boxes[0].overlaps(box) { found.append(order[0]) }
        } else {
          visit(boxes, order, level: levels.count - 1, index: 0, box, least, &found)
        }
      }
    }
  }

  private func visit(
    _ boxes: UnsafeBufferPointer<Box>, _ order: UnsafeBufferPointer<Int32>, level: Int, index: Int, _ box: Box,
    _ least: Int32, _ found: inout [Int32]
  ) {
    let start = levels[level - 1]
    let first = index * Self.fanOut
    for child in first..<min(first + Self.fanOut, levels[level] - start) where boxes[start + child].overlaps(box) {
      if level > 1 {
        visit(boxes, order, level: level - 1, index: child, box, least, &found)
      } else if order[child] >= least {
        found.append(order[child])
      }
    }
  }
}

extension BoxTree.Box {
  /// The rectangle with two points as opposite corners, grown by a margin.
  init(_ a: Point, _ b: Point, margin: Double) {
    self.init(
      minX: min(a.x, b.x) - margin, minY: min(a.y, b.y) - margin, maxX: max(a.x, b.x) + margin,
      maxY: max(a.y, b.y) + margin)
  }

  func contains(_ point: Point) -> Bool { point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY }
}
