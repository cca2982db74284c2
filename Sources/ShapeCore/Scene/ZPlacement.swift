/// Moves siblings with `above` or `below` to their places among the others.
///
/// Siblings without such constraints are fixed. The gaps before, between and behind them are numbered from 0. Each of the
/// others, a mover, begins in the gap that its z and the source give it, and moves to the nearest gap that its constraints
/// allow. It is placed after the siblings that it names. At last the movers within one gap are sorted.
struct ZPlacement {
  private let siblings: [(name: String, order: ZOrder)]
  /// The position of each sibling in the order by z and source.
  private var rank: [Int]
  private var fixed: [Int] = []
  /// The movers in the order by z and source.
  private var movers: [Int] = []
  /// The gap in which a mover begins. For a fixed sibling, the gap before it.
  private var firstGap: [Int]
  /// The gap of a mover that is placed.
  private var gap: [Int]
  /// The movers with a name that others name.
  private var moversNamed: [String: [Int]] = [:]
  private var limits: [String: Limits] = [:]

  /// What the placed siblings imply for those that are not placed yet.
  private struct Limits {
    /// The highest and the lowest placed sibling with a name, and the gaps above the one and below the other.
    var highest: (gap: Int, item: Int)?
    var lowest: (gap: Int, item: Int)?
    /// The lowest placed mover that is above siblings with this name, and the highest one that is below them.
    var lowestAbove: (gap: Int, item: Int)?
    var highestBelow: (gap: Int, item: Int)?
  }

  init(_ siblings: [(name: String, order: ZOrder)], _ sorted: [Int]) {
    self.siblings = siblings
    rank = Array(repeating: 0, count: siblings.count)
    firstGap = rank
    gap = rank
    let named = Set(siblings.flatMap { $0.order.above + $0.order.below })
    for (position, item) in sorted.enumerated() {
      rank[item] = position
      firstGap[item] = fixed.count
      let name = siblings[item].name
      if siblings[item].order.isConstrained {
        movers.append(item)
        if named.contains(name) { moversNamed[name, default: []].append(item) }
      } else {
        if named.contains(name) { raise(name, highest: fixed.count + 1, lowest: fixed.count, item) }
        fixed.append(item)
      }
    }
  }

  mutating func order() throws(ZOrderCycle) -> [Int] {
    for item in namedFirst() { try place(item) }
    let sortedMovers = try sortMovers()
    var result: [Int] = []
    result.reserveCapacity(siblings.count)
    var next = 0
    for (index, item) in fixed.enumerated() {
      while next < sortedMovers.count, gap[sortedMovers[next]] <= index {
        result.append(sortedMovers[next])
        next += 1
      }
      result.append(item)
    }
    return result + sortedMovers[next...]
  }

  /// Returns the movers so that each comes after those that it names, except in a cycle of names.
  private func namedFirst() -> [Int] {
    // Depth first, through movers and the names between them, so that the work grows with the number of names.
    enum Visit {
      case mover(Int)
      case name(String)
      /// A mover, after those that it names.
      case end(Int)
    }
    var result: [Int] = []
    var isVisited = [Bool](repeating: false, count: siblings.count)
    var visitedNames: Set<String> = []
    for start in movers {
      var open = [Visit.mover(start)]
      while let next = open.popLast() {
        switch next {
        case .mover(let item):
          guard !isVisited[item] else { continue }
          isVisited[item] = true
          open.append(.end(item))
          for name in siblings[item].order.above + siblings[item].order.below where moversNamed[name] != nil {
            open.append(.name(name))
          }
        case .name(let name):
          guard visitedNames.insert(name).inserted else { continue }
          for other in (moversNamed[name] ?? []).reversed() where !isVisited[other] { open.append(.mover(other)) }
        case .end(let item): result.append(item)
        }
      }
    }
    return result
  }

  // MARK: Gaps

  private mutating func raise(_ name: String, highest: Int, lowest: Int, _ item: Int) {
    var limits = limits[name] ?? Limits()
    if limits.highest.map({ $0.gap < highest }) ?? true { limits.highest = (highest, item) }
    if limits.lowest.map({ $0.gap > lowest }) ?? true { limits.lowest = (lowest, item) }
    self.limits[name] = limits
  }

  /// Finds the gap of a mover.
  private mutating func place(_ item: Int) throws(ZOrderCycle) {
    let (name, order) = siblings[item]
    var low: (gap: Int, item: Int)?
    var high: (gap: Int, item: Int)?
    func addLow(_ limit: (gap: Int, item: Int)?) {
      if let limit, low.map({ $0.gap < limit.gap }) ?? true { low = limit }
    }
    func addHigh(_ limit: (gap: Int, item: Int)?) {
      if let limit, high.map({ $0.gap > limit.gap }) ?? true { high = limit }
    }
    for other in order.above { addLow(limits[other]?.highest) }
    for other in order.below { addHigh(limits[other]?.lowest) }
    addLow(limits[name]?.highestBelow)
    addHigh(limits[name]?.lowestAbove)
    if let low, let high, low.gap > high.gap { throw contradiction(item, low.item, high.item) }
    var place = firstGap[item]
    if let low { place = max(place, low.gap) }
    if let high { place = min(place, high.gap) }
    gap[item] = place
    if moversNamed[name] != nil { raise(name, highest: place, lowest: place, item) }
    for other in order.above where moversNamed[other] != nil {
      var limits = limits[other] ?? Limits()
      if limits.lowestAbove.map({ $0.gap > place }) ?? true { limits.lowestAbove = (place, item) }
      self.limits[other] = limits
    }
    for other in order.below where moversNamed[other] != nil {
      var limits = limits[other] ?? Limits()
      if limits.highestBelow.map({ $0.gap < place }) ?? true { limits.highestBelow = (place, item) }
      self.limits[other] = limits
    }
  }

  /// Returns the cycle of a mover that must be above one sibling and below another one, which is below the first.
  private func contradiction(_ item: Int, _ lower: Int, _ upper: Int) -> ZOrderCycle {
    let first = ZOrderCycle.Step(item: item, reason: .constraint)
    guard lower != upper else {
      return ZOrderCycle(steps: [first, ZOrderCycle.Step(item: lower, reason: .constraint)])
    }
    let (a, b) = (siblings[lower], siblings[upper])
    let reason: ZOrderCycle.Reason =
      if a.order.above.contains(b.name) || b.order.below.contains(a.name) {
        .constraint
      } else if rank[lower] < rank[upper] {
        .otherConstraint
      } else {
        a.order.z == b.order.z ? .source : .z
      }
    return ZOrderCycle(steps: [
      first, ZOrderCycle.Step(item: lower, reason: reason), ZOrderCycle.Step(item: upper, reason: .constraint),
    ])
  }

  // MARK: Movers

  /// Returns the movers in the order of their gaps. In one gap, those that moved up come first, and those that moved down
  /// last, so that none moves farther than necessary.
  private func sortMovers() throws(ZOrderCycle) -> [Int] {
    // The graph has extra nodes, gates: movers above n wait for the gate behind all movers named n, which wait for the
    // gate before them, which waits for the movers below n. So the work grows with the number of constraints, not with
    // their product.
    var later = [[Int]](repeating: [], count: siblings.count)
    var waitingFor = [Int](repeating: 0, count: siblings.count)
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
    for item in movers {
      let sibling = siblings[item]
      for (names, isAbove) in [(sibling.order.above, true), (sibling.order.below, false)] {
        for name in names {
          guard let members = moversNamed[name] else { continue }
          if sibling.name == name {
            // Constraints among siblings with the same name.
            for other in members where other != item { isAbove ? connect(other, item) : connect(item, other) }
          } else if isAbove {
            connect(gate(name, members).after, item)
          } else {
            connect(item, gate(name, members).before)
          }
        }
      }
    }
    // A gate opens at once.
    var open = (siblings.count..<later.count).filter { waitingFor[$0] == 0 }
    var ready = Heap { [gap, firstGap, rank] a, b in
      if gap[a] != gap[b] { return gap[a] < gap[b] }
      let (first, second) = (firstGap[a] - gap[a], firstGap[b] - gap[b])
      return first.signum() == second.signum() ? rank[a] < rank[b] : first < second
    }
    for item in movers where waitingFor[item] == 0 { ready.insert(item) }
    var result: [Int] = []
    while let item = open.popLast() ?? ready.removeFirst() {
      if item < siblings.count { result.append(item) }
      for next in later[item] {
        waitingFor[next] -= 1
        guard waitingFor[next] == 0 else { continue }
        if next < siblings.count { ready.insert(next) } else { open.append(next) }
      }
    }
    guard result.count == movers.count else { throw cycle(later, waitingFor) }
    return result
  }

  /// Returns a cycle among movers that wait for each other.
  private func cycle(_ later: [[Int]], _ waitingFor: [Int]) -> ZOrderCycle {
    // For each waiting node, one that it waits for: following these always ends in a cycle.
    var before = [Int](repeating: -1, count: later.count)
    for index in later.indices where waitingFor[index] > 0 {
      for next in later[index] where before[next] < 0 { before[next] = index }
    }
    var place = [Int](repeating: -1, count: later.count)
    var path: [Int] = []
    var current = waitingFor.firstIndex { $0 > 0 } ?? -1
    while current >= 0, place[current] < 0 {
      place[current] = path.count
      path.append(current)
      current = before[current]
    }
    let members = current < 0 ? path[...] : path[place[current]...]
    return ZOrderCycle(
      steps: members.filter { $0 < siblings.count }.map { ZOrderCycle.Step(item: $0, reason: .constraint) })
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
