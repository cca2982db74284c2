/// The ordering constraints of a layer among its siblings.
public struct ZOrder: Equatable, Sendable {
  public var z: Double
  /// The names of siblings that are painted before this layer.
  public var above: [String]
  /// The names of siblings that are painted after this layer.
  public var below: [String]

  public init(z: Double = 0, above: [String] = [], below: [String] = []) {
    self.z = z
    self.above = above
    self.below = below
  }
}

/// A cycle of ordering constraints: positions in the list, each above the next, the last above the first.
public struct ZOrderCycle: Error, Equatable, Sendable {
  public var members: [Int]
}

extension ZOrder {
  /// Returns the order in which to paint siblings: a topological sort by `above` and `below`. Of the siblings that can
  /// be next, it takes the one with the smallest z, and of those the first in the source. A name without a sibling has
  /// no effect. O(n log n + k) for k constraints.
  public static func paintOrder(
    of siblings: [(name: String, order: ZOrder)]
  ) throws(ZOrderCycle) -> [Int] {
    // The graph has extra nodes, gates: siblings above n wait for the gate behind all siblings named n, which wait for
    // the gate before them, which waits for the siblings below n. So the work grows with the number of constraints, not
    // with their product.
    var later = [[Int]](repeating: [], count: siblings.count)
    var waitingFor = [Int](repeating: 0, count: siblings.count)
    var named: [String: [Int]] = [:]
    let wanted = Set(siblings.flatMap { $0.order.above + $0.order.below })
    if !wanted.isEmpty {
      for (index, sibling) in siblings.enumerated() where wanted.contains(sibling.name) {
        named[sibling.name, default: []].append(index)
      }
    }
    func connect(_ first: Int, _ second: Int) {
      later[first].append(second)
      waitingFor[second] += 1
    }
    var gates: [String: (after: Int, before: Int)] = [:]
    func gate(_ name: String, _ members: [Int]) -> (after: Int, before: Int) {
      if let known = gates[name] { return known }
      let after = later.count
      later += [[], []]
      waitingFor += [0, 0]
      for member in members {
        connect(member, after)
        connect(after + 1, member)
      }
      gates[name] = (after, after + 1)
      return (after, after + 1)
    }
    for (index, sibling) in siblings.enumerated() {
      for (names, isAbove) in [(sibling.order.above, true), (sibling.order.below, false)] {
        for name in names {
          guard let members = named[name] else { continue }
          if sibling.name == name {
            // Constraints among siblings with the same name.
            for other in members where other != index { isAbove ? connect(other, index) : connect(index, other) }
          } else if isAbove {
            connect(gate(name, members).after, index)
          } else {
            connect(index, gate(name, members).before)
          }
        }
      }
    }
    // A gate opens at once.
    var open = (siblings.count..<later.count).filter { waitingFor[$0] == 0 }
    var ready = Heap { a, b in
      siblings[a].order.z < siblings[b].order.z || (siblings[a].order.z == siblings[b].order.z && a < b)
    }
    for index in siblings.indices where waitingFor[index] == 0 { ready.insert(index) }
    var result: [Int] = []
    while let index = open.popLast() ?? ready.removeFirst() {
      if index < siblings.count { result.append(index) }
      for next in later[index] {
        waitingFor[next] -= 1
        guard waitingFor[next] == 0 else { continue }
        if next < siblings.count { ready.insert(next) } else { open.append(next) }
      }
    }
    guard result.count == siblings.count else { throw cycle(later, waitingFor, siblings: siblings.count) }
    return result
  }

  /// Returns a cycle among siblings that wait for each other.
  private static func cycle(_ later: [[Int]], _ waitingFor: [Int], siblings: Int) -> ZOrderCycle {
    // For each waiting node, one that it waits for: following these always ends in a cycle.
    var before = [Int](repeating: -1, count: later.count)
    for index in later.indices where waitingFor[index] > 0 {
      for next in later[index] where before[next] < 0 { before[next] = index }
    }
    var place = [Int](repeating: -1, count: later.count)
    var path: [Int] = []
    var current = waitingFor.firstIndex { $0 > 0 } ?? -1
    while current >= 0 {
      if place[current] >= 0 { return ZOrderCycle(members: path[place[current]...].filter { $0 < siblings }) }
      place[current] = path.count
      path.append(current)
      current = before[current]
    }
    return ZOrderCycle(members: path.filter { $0 < siblings })
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
