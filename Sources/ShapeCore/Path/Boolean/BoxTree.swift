/// A tree of boxes that finds overlapping ones in logarithmic time plus their number.
///
/// Consecutive boxes, such as those along a contour, stay together in groups, so that there is little to sort. A group
/// stays small if it would cover much more than its share of the area. The groups are packed by sort-tile-recursive
/// packing: S. Leutenegger, M. Lopez and J. Edgington, "STR: a simple and efficient algorithm for R-tree packing"
/// (1997).
struct BoxTree {
  struct Box: Sendable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    var area: Double { (maxX - minX) * (maxY - minY) }

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

  /// The maximum number of boxes in a group, and of nodes below another.
  static let fanOut = 8

  private let boxes: [Box]
  /// The start of the boxes of each group, and the end of the last one.
  private let starts: [Int32]
  /// The group of each node of the lowest level.
  private let groups: [Int32]
  /// The boxes of the nodes of all levels, the lowest first.
  private let nodes: [Box]
  /// The start of each level, and the end of the last one. The parent of node i of a level is node i / fanOut of the
  /// next.
  private let levels: [Int]

  /// - Parameter isFirst: Whether a box begins a new group, because it is not near the one before it.
  init(_ boxes: [Box], isFirst: (Int) -> Bool) {
    var starts: [Int32] = []
    starts.reserveCapacity(boxes.count / 3 + 2)
    var hulls: [Box] = []
    hulls.reserveCapacity(boxes.count / 3 + 1)
    let largest = Self.largestGroup(boxes)
    for (index, box) in boxes.enumerated() {
      if index > 0, !isFirst(index), index - Int(starts[starts.count - 1]) < Self.fanOut {
        var hull = hulls[hulls.count - 1]
        hull.add(box)
        if hull.area <= largest {
          hulls[hulls.count - 1] = hull
          continue
        }
      }
      starts.append(Int32(index))
      hulls.append(box)
    }
    starts.append(Int32(boxes.count))
    let groups = Self.packed(hulls)
    var nodes: [Box] = []
    nodes.reserveCapacity(hulls.count + hulls.count / 6 + 8)
    for group in groups { nodes.append(hulls[Int(group)]) }
    var levels = [0]
    var start = 0
    while nodes.count - start > 1 {
      let end = nodes.count
      levels.append(end)
      for first in stride(from: start, to: end, by: Self.fanOut) {
        var box = nodes[first]
        for index in first + 1..<max(first + 1, min(first + Self.fanOut, end)) { box.add(nodes[index]) }
        nodes.append(box)
      }
      start = end
    }
    levels.append(nodes.count)
    self.boxes = boxes
    self.starts = starts
    self.groups = groups
    self.nodes = nodes
    self.levels = levels
  }

  /// Returns the maximum area of a group. A few boxes can all be in one group. With many, groups that each cover a
  /// large part, such as those of nested frames, would all overlap.
  private static func largestGroup(_ boxes: [Box]) -> Double {
    guard boxes.count > 256, var whole = boxes.first else { return .infinity }
    for box in boxes { whole.add(box) }
    return whole.area * 64 / Double(boxes.count)
  }

  /// Returns the order of groups: slices by x, each sorted by y.
  private static func packed(_ hulls: [Box]) -> [Int32] {
    if hulls.count <= fanOut { return hulls.indices.map { Int32($0) } }
    var keys = hulls.indices.map { Key(value: hulls[$0].minX + hulls[$0].maxX, group: Int32($0)) }
    keys.sort { $0.value < $1.value }
    let parents = (hulls.count + fanOut - 1) / fanOut
    let slices = max(1, Int(Double(parents).squareRoot()))
    let size = (parents + slices - 1) / slices * fanOut
    for index in keys.indices {
      let hull = hulls[Int(keys[index].group)]
      keys[index].value = hull.minY + hull.maxY
    }
    for start in stride(from: 0, to: keys.count, by: size) {
      keys[start..<min(start + size, keys.count)].sort { $0.value < $1.value }
    }
    return keys.map { $0.group }
  }

  private struct Key {
    var value: Double
    var group: Int32
  }

  private func leaves(of node: Int) -> Range<Int> {
    let group = Int(groups[node])
    return Int(starts[group])..<Int(starts[group + 1])
  }

  /// Returns the numbers, among all nodes, of those below a node.
  private func children(_ level: Int, _ node: Int) -> Range<Int> {
    let first = levels[level - 1] + (node - levels[level]) * Self.fanOut
    return first..<min(first + Self.fanOut, levels[level])
  }

  // MARK: Search

  /// Appends the index of every box that overlaps a box, edges included.
  func find(overlapping box: Box, into found: inout [Int32]) {
    if boxes.isEmpty { return }
    visit(level: levels.count - 2, node: nodes.count - 1, box, &found)
  }

  private func visit(level: Int, node: Int, _ box: Box, _ found: inout [Int32]) {
    guard nodes[node].overlaps(box) else { return }
    if level > 0 {
      for child in children(level, node) { visit(level: level - 1, node: child, box, &found) }
    } else {
      for leaf in leaves(of: node) where boxes[leaf].overlaps(box) { found.append(Int32(leaf)) }
    }
  }

  /// Calls `body` once for every pair of overlapping boxes, edges included, the lower index first.
  ///
  /// Spends a step on each pair, and on each two nodes whose children are compared. Returns `false`, after some of the
  /// pairs, if that takes more steps than are left.
  func forEachPair(_ steps: inout StepBudget, _ body: (Int, Int) -> Void) -> Bool {
    boxes.isEmpty || pair(level: levels.count - 2, nodes.count - 1, nodes.count - 1, &steps, body)
  }

  private func pair(
    level: Int, _ first: Int, _ second: Int, _ steps: inout StepBudget, _ body: (Int, Int) -> Void
  ) -> Bool {
    if level == 0 { return steps.spend(1 + pairLeaves(first, second, body)) }
    guard steps.spend(1) else { return false }
    if first == second {
      let children = children(level, first)
      for a in children {
        guard pair(level: level - 1, a, a, &steps, body) else { return false }
        for b in a + 1..<max(a + 1, children.upperBound) where nodes[a].overlaps(nodes[b]) {
          guard pair(level: level - 1, a, b, &steps, body) else { return false }
        }
      }
    } else {
      let others = children(level, second)
      for a in children(level, first) where nodes[a].overlaps(nodes[second]) {
        for b in others where nodes[a].overlaps(nodes[b]) {
          guard pair(level: level - 1, a, b, &steps, body) else { return false }
        }
      }
    }
    return true
  }

  /// Calls `body` for the overlapping boxes of two groups. Returns the number of pairs.
  private func pairLeaves(_ first: Int, _ second: Int, _ body: (Int, Int) -> Void) -> Int {
    var count = 0
    let leaves = leaves(of: first)
    if first == second {
      for a in leaves {
        for b in a + 1..<max(a + 1, leaves.upperBound) where boxes[a].overlaps(boxes[b]) {
          body(a, b)
          count += 1
        }
      }
      return count
    }
    let others = self.leaves(of: second)
    for a in leaves where boxes[a].overlaps(nodes[second]) {
      for b in others where boxes[a].overlaps(boxes[b]) {
        body(min(a, b), max(a, b))
        count += 1
      }
    }
    return count
  }
}

extension BoxTree.Box {
  /// Creates the rectangle with two points as opposite corners, grown by a margin.
  init(_ a: Point, _ b: Point, margin: Double) {
    self.init(
      minX: min(a.x, b.x) - margin, minY: min(a.y, b.y) - margin, maxX: max(a.x, b.x) + margin,
      maxY: max(a.y, b.y) + margin)
  }

  func contains(_ point: Point) -> Bool { point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY }
}
