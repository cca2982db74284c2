/// A straight piece between two grid points, seen from left to right.
struct SweepEdge: Sendable {
  var left: GridPoint
  var right: GridPoint
  /// The chord that it is a piece of.
  var chord: Int32
  /// What the windings above it (where y is larger) have over those below it.
  var change: Windings
  /// The windings just below it. Known once a sweep has met no crossing.
  var below = Windings(0, 0)

  var above: Windings { below &+ change }
  var direction: GridPoint { right - left }
  var isNothing: Bool { left == right || change == Windings(0, 0) }

  /// Nil where both ends are the same. `change` holds for the way from `start` to `end`.
  init?(_ start: GridPoint, _ end: GridPoint, chord: Int32, change: Windings) {
    if start == end { return nil }
    let isRightwards = start < end
    left = isRightwards ? start : end
    right = isRightwards ? end : start
    self.chord = chord
    self.change = isRightwards ? change : Windings(0, 0) &- change
  }

  /// The rest of an edge from a point of it on.
  init(_ edge: SweepEdge, from left: GridPoint) {
    self = edge
    self.left = left
  }

  /// Positive where a point lies above the edge's line, negative where it lies below.
  func side(of point: GridPoint) -> Double { crossSign(right - left, point - left) }

  /// Whether the edge passes through the cell of a point: the closed square of side 1 around it.
  func passes(_ point: GridPoint) -> Bool {
    let d = right - left
    let offset = point - left
    // A rounding error of the products is below a thousandth of the bound.
    guard abs(d.x * offset.y - d.y * offset.x) <= 0.501 * (abs(d.x) + abs(d.y)) else { return false }
    return offset.x >= -0.5 && point.x - right.x <= 0.5 && point.y >= min(left.y, right.y) - 0.5
      && point.y <= max(left.y, right.y) + 0.5
  }
}

/// Cuts edges where they cross, and finds the windings beside each: the method of Bentley and Ottmann, repeated until a
/// sweep meets nothing more to cut.
///
/// Each crossing is rounded to the grid, which bends the edges by half a cell; an edge that passes through the cell of a
/// vertex is bent to the vertex (snap rounding: J. Hobby, "Practical segment intersection with finite precision output",
/// 1999). Bent edges may cross anew, so sweeps repeat. One that cuts nothing has proved, exactly, that edges meet at
/// their ends only (M. Shamos and D. Hoey, "Geometric intersection problems", 1976), and only its windings are used.
/// A sweep takes O((n + k) log n) steps.
struct PlaneSweep {
  private(set) var edges: [SweepEdge]
  private var status: SweepStatus
  private var events: EventQueue
  private var hasCut = false
  /// Cuts at places that the sweep line has passed already, made when it is through.
  private var laterCuts: [(edge: Int32, point: GridPoint)] = []

  private init(_ edges: [SweepEdge]) {
    self.edges = edges
    status = SweepStatus(capacity: edges.count)
    events = EventQueue(edges)
  }

  /// The pieces of the edges, with their windings; edges that cancel each other are gone. Nil where cutting has not come
  /// to an end after 32 sweeps, or with the steps that are left.
  static func arranged(_ edges: [SweepEdge], _ steps: inout StepBudget) -> [SweepEdge]? {
    var edges = edges
    for _ in 0..<32 {
      var sweep = PlaneSweep(edges)
      guard sweep.run(&steps) else { return nil }
      sweep.makeLaterCuts()
      edges = sweep.edges.filter { !$0.isNothing }
      if !sweep.hasCut { return edges }
    }
    return nil
  }

  private mutating func run(_ steps: inout StepBudget) -> Bool {
    var ending: [Int32] = []
    var starting: [Int32] = []
    while let point = events.next(&ending, &starting, edges) {
      guard steps.spend(ending.count + starting.count) else { return false }
      visit(point, ending, &starting)
      ending.removeAll(keepingCapacity: true)
      starting.removeAll(keepingCapacity: true)
    }
    return true
  }

  private mutating func visit(_ point: GridPoint, _ ending: [Int32], _ starting: inout [Int32]) {
    for edge in ending where status.contains(edge) { status.remove(edge) }
    var (below, above) = status.neighbors { edges[Int($0)].side(of: point) > 0 }
    while let edge = below, edges[Int(edge)].passes(point) {
      below = status.before(edge)
      bend(edge, to: point, &starting)
    }
    while let edge = above, edges[Int(edge)].passes(point) {
      above = status.after(edge)
      bend(edge, to: point, &starting)
    }
    if starting.count > 1 { mergeOverlaps(&starting) }
    var windings = below.map { edges[Int($0)].above } ?? Windings(0, 0)
    var last = below
    for edge in starting where edges[Int(edge)].change != Windings(0, 0) {
      edges[Int(edge)].below = windings
      windings = edges[Int(edge)].above
      status.insert(edge, after: last)
      if last == below, let below { cutIfCrossing(below, edge, point) }
      last = edge
    }
    if let last, let above { cutIfCrossing(last, above, point) }
  }

  /// Ends an edge at a point in whose cell it passes, and lets the rest of it start there.
  private mutating func bend(_ edge: Int32, to point: GridPoint, _ starting: inout [Int32]) {
    let whole = edges[Int(edge)]
    hasCut = true
    guard whole.left < point, point < whole.right else {
      laterCuts.append((edge, point))
      return
    }
    status.remove(edge)
    edges[Int(edge)].right = point
    starting.append(add(SweepEdge(whole, from: point), startsLater: false))
  }

  /// Adds an edge with its right end's event and, unless the sweep is at its left end, that one's.
  private mutating func add(_ edge: SweepEdge, startsLater: Bool) -> Int32 {
    let index = Int32(edges.count)
    edges.append(edge)
    status.reserve(edges.count)
    if startsLater { events.push(edge.left, index, isStart: true) }
    events.push(edge.right, index, isStart: false)
    return index
  }

  /// Sorts edges that start at one point by direction, and makes one of those with the same.
  private mutating func mergeOverlaps(_ starting: inout [Int32]) {
    starting.sort { a, b in
      let order = crossSign(edges[Int(a)].direction, edges[Int(b)].direction)
      return order > 0 || (order == 0 && edges[Int(a)].right < edges[Int(b)].right)
    }
    var kept = 0
    for index in 1..<starting.count {
      let edge = starting[index]
      let previous = starting[kept]
      guard crossSign(edges[Int(previous)].direction, edges[Int(edge)].direction) == 0 else {
        kept += 1
        starting[kept] = edge
        continue
      }
      let whole = edges[Int(edge)]
      let end = edges[Int(previous)].right
      edges[Int(previous)].change &+= whole.change
      edges[Int(edge)].change = Windings(0, 0)
      if end < whole.right { _ = add(SweepEdge(whole, from: end), startsLater: true) }
    }
    starting.removeSubrange((kept + 1)...)
  }

  /// Cuts two neighbours, the first below the second, where they cross to the right of the sweep line.
  private mutating func cutIfCrossing(_ lower: Int32, _ upper: Int32, _ sweep: GridPoint) {
    let a = edges[Int(lower)]
    let b = edges[Int(upper)]
    // The one that ends first must end on its own side of the other.
    guard a.right < b.right ? b.side(of: a.right) > 0 : a.side(of: b.right) < 0 else { return }
    guard let point = gridIntersection(a.left, a.right, b.left, b.right) else { return }
    cut(lower, at: point, sweep)
    cut(upper, at: point, sweep)
  }

  private mutating func cut(_ edge: Int32, at point: GridPoint, _ sweep: GridPoint) {
    let whole = edges[Int(edge)]
    if point == whole.left || point == whole.right { return }
    hasCut = true
    guard sweep < point, point < whole.right else {
      laterCuts.append((edge, point))
      return
    }
    edges[Int(edge)].right = point
    events.push(point, edge, isStart: false)
    _ = add(SweepEdge(whole, from: point), startsLater: true)
  }

  /// Makes the cuts that were left for later, the first of each edge: others show themselves in the next sweep.
  private mutating func makeLaterCuts() {
    for (index, point) in laterCuts {
      let whole = edges[Int(index)]
      let toCut = SweepEdge(whole.left, point, chord: whole.chord, change: whole.change)
      let fromCut = SweepEdge(point, whole.right, chord: whole.chord, change: whole.change)
      // An edge of no change is one that has been cut already.
      edges[Int(index)].change = Windings(0, 0)
      edges += [toCut, fromCut].compactMap { $0 }
    }
  }
}
