/// The edges that a sweep line crosses, in order, by number: a treap whose nodes are also linked in a list.
///
/// Its priorities are a fixed scramble of the numbers, so that the same edges always make the same tree. Insertion,
/// removal and search take O(log n) steps on average. Source: C. Aragon and R. Seidel, "Randomized search trees" (1989).
struct SweepStatus {
  private struct Node {
    var parent: Int32 = -1
    var left: Int32 = -1
    var right: Int32 = -1
    var before: Int32 = -1
    var after: Int32 = -1
    var isIn = false
  }

  private var nodes: [Node]
  private var root: Int32 = -1
  private var first: Int32 = -1

  init(capacity: Int) { nodes = [Node](repeating: Node(), count: capacity) }

  /// Makes room for edges up to a number.
  mutating func reserve(_ count: Int) {
    while nodes.count < count { nodes.append(Node()) }
  }

  func contains(_ edge: Int32) -> Bool { nodes[Int(edge)].isIn }
  func before(_ edge: Int32) -> Int32? { optional(nodes[Int(edge)].before) }
  func after(_ edge: Int32) -> Int32? { optional(nodes[Int(edge)].after) }
  private func optional(_ index: Int32) -> Int32? { index < 0 ? nil : index }

  /// The last edge for which `isBelow` holds, and the one after it; it must hold for a beginning of the order only.
  func neighbors(where isBelow: (Int32) -> Bool) -> (below: Int32?, above: Int32?) {
    var below: Int32 = -1
    var above: Int32 = -1
    var current = root
    while current >= 0 {
      if isBelow(current) {
        below = current
        current = nodes[Int(current)].right
      } else {
        above = current
        current = nodes[Int(current)].left
      }
    }
    return (optional(below), optional(above))
  }

  /// Puts an edge right after another, or first.
  mutating func insert(_ edge: Int32, after previous: Int32?) {
    let next = previous.map { nodes[Int($0)].after } ?? first
    var node = Node(before: previous ?? -1, after: next, isIn: true)
    if let previous, nodes[Int(previous)].right < 0 {
      node.parent = previous
      nodes[Int(previous)].right = edge
    } else if next >= 0 {
      node.parent = next
      nodes[Int(next)].left = edge
    } else {
      root = edge
    }
    nodes[Int(edge)] = node
    if let previous { nodes[Int(previous)].after = edge } else { first = edge }
    if next >= 0 { nodes[Int(next)].before = edge }
    while nodes[Int(edge)].parent >= 0, priority(nodes[Int(edge)].parent) < priority(edge) { rotateUp(edge) }
  }

  mutating func remove(_ edge: Int32) {
    while true {
      let (left, right) = (nodes[Int(edge)].left, nodes[Int(edge)].right)
      if left < 0 || right < 0 {
        replaceChild(of: nodes[Int(edge)].parent, edge, by: left < 0 ? right : left)
        break
      }
      rotateUp(priority(left) > priority(right) ? left : right)
    }
    let node = nodes[Int(edge)]
    if node.before >= 0 { nodes[Int(node.before)].after = node.after } else { first = node.after }
    if node.after >= 0 { nodes[Int(node.after)].before = node.before }
    nodes[Int(edge)] = Node()
  }

  private func priority(_ edge: Int32) -> UInt32 {
    var bits = UInt32(bitPattern: edge) &* 0x9E37_79B1
    bits = (bits ^ (bits >> 15)) &* 0x85EB_CA77
    return bits ^ (bits >> 13)
  }

  private mutating func replaceChild(of parent: Int32, _ old: Int32, by new: Int32) {
    if parent < 0 {
      root = new
    } else if nodes[Int(parent)].left == old {
      nodes[Int(parent)].left = new
    } else {
      nodes[Int(parent)].right = new
    }
    if new >= 0 { nodes[Int(new)].parent = parent }
  }

  private mutating func rotateUp(_ child: Int32) {
    let parent = nodes[Int(child)].parent
    replaceChild(of: nodes[Int(parent)].parent, parent, by: child)
    if nodes[Int(parent)].left == child {
      let moved = nodes[Int(child)].right
      nodes[Int(parent)].left = moved
      if moved >= 0 { nodes[Int(moved)].parent = parent }
      nodes[Int(child)].right = parent
    } else {
      let moved = nodes[Int(child)].left
      nodes[Int(parent)].right = moved
      if moved >= 0 { nodes[Int(moved)].parent = parent }
      nodes[Int(child)].left = parent
    }
    nodes[Int(parent)].parent = child
  }
}
