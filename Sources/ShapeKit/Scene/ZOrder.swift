/// What a layer says of its place among its siblings.
public struct ZOrder: Equatable, Sendable {
  public var z: Double
  /// The names of siblings to be painted before this layer.
  public var above: [String]
  /// The names of siblings to be painted after it.
  public var below: [String]

  public init(z: Double = 0, above: [String] = [], below: [String] = []) {
    self.z = z
    self.above = above
    self.below = below
  }
}

/// Siblings whose wishes contradict each other: their places in the list, each above the next, the last above the
/// first.
public struct ZOrderCycle: Error, Equatable, Sendable {
  public var members: [Int]
}

extension ZOrder {
  /// The order in which to paint siblings: a topological sort by `above` and `below` that of those that may come next
  /// takes the one with the smallest z, the first of the source where several have it. A name that no sibling has
  /// binds nothing. Time: O(n log n + k) for k wishes.
  public static func paintOrder(
    of siblings: [(name: String, order: ZOrder)]
  ) throws(ZOrderCycle) -> [Int] {
    var later = [[Int]](repeating: [], count: siblings.count)
    var waitingFor = [Int](repeating: 0, count: siblings.count)
    // Only the names that somebody asks for.
    var indices: [String: [Int]] = [:]
    for sibling in siblings { for name in sibling.order.above + sibling.order.below { indices[name] = [] } }
    for (index, sibling) in siblings.enumerated() { indices[sibling.name]?.append(index) }
    for (index, sibling) in siblings.enumerated() {
      for name in sibling.order.above {
        for first in indices[name] ?? [] where first != index {
          later[first].append(index)
          waitingFor[index] += 1
        }
      }
      for name in sibling.order.below {
        for second in indices[name] ?? [] where second != index {
          later[index].append(second)
          waitingFor[second] += 1
        }
      }
    }
    var ready = Heap { a, b in
      siblings[a].order.z < siblings[b].order.z || (siblings[a].order.z == siblings[b].order.z && a < b)
    }
    for index in siblings.indices where waitingFor[index] == 0 { ready.insert(index) }
    var result: [Int] = []
    while let index = ready.removeFirst() {
      result.append(index)
      for next in later[index] {
        waitingFor[next] -= 1
        if waitingFor[next] == 0 { ready.insert(next) }
      }
    }
    guard result.count == siblings.count else { throw cycle(later, waitingFor) }
    return result
  }

  /// A cycle among the siblings that wait for each other.
  private static func cycle(_ later: [[Int]], _ waitingFor: [Int]) -> ZOrderCycle {
    // Every sibling that waits waits for another one that does: going back from one to the next comes to a cycle.
    var earlier = [Int](repeating: -1, count: later.count)
    for first in later.indices where waitingFor[first] > 0 {
      for second in later[first] where earlier[second] < 0 { earlier[second] = first }
    }
    guard let start = waitingFor.firstIndex(where: { $0 > 0 }) else { return ZOrderCycle(members: []) }
    var places = [Int](repeating: -1, count: later.count)
    var path: [Int] = []
    var next = start
    while next >= 0, places[next] < 0 {
      places[next] = path.count
      path.append(next)
      next = earlier[next]
    }
    return ZOrderCycle(members: next < 0 ? path : Array(path[places[next]...]))
  }
}

/// A binary heap of indices.
private struct Heap {
  private var items: [Int] = []
  private let comesBefore: (Int, Int) -> Bool

  init(_ comesBefore: @escaping (Int, Int) -> Bool) { self.comesBefore = comesBefore }

  mutating func insert(_ item: Int) {
    items.append(item)
    var child = items.count - 1
    while child > 0, comesBefore(items[child], items[(child - 1) / 2]) {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst() -> Int? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return first }
    items[0] = last
    var parent = 0
    while true {
      var best = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < items.count && comesBefore(items[child], items[best])
      {
        best = child
      }
      if best == parent { return first }
      items.swapAt(parent, best)
      parent = best
    }
  }
}
