/// Cuts any straight edges so that they meet only at their ends: snap rounding.
///
/// A cell of the grid is hot if an edge ends in it or two edges cross in it. Every edge is cut at each hot cell that it
/// passes, and bent to its center. Then no two edges cross, and all stay within half a cell of their old position (J.
/// Hobby, "Practical segment intersection with finite precision output", 1999; L. Guibas and D. Marimont, "Rounding
/// arrangements dynamically", 1998). That is true only if no hot cell and no passing is missed; so both are decided in
/// whole numbers. Extra hot cells do no harm. No bent edge passes through the center of another hot cell: cells are convex,
/// so the edge passed that cell before, and was cut at it.
///
/// A cell contains its left and lower sides, but not the others.
struct SnapRounding {
  struct Edge {
    var from: GridPoint
    var to: GridPoint
  }

  private let edges: [Edge]
  private let tree: BoxTree

  init(_ edges: [Edge]) {
    self.edges = edges
    tree = BoxTree(edges.map { SnapRounding.box($0.from, $0.to) }) { edges[$0].from != edges[$0 - 1].to }
  }

  private static func box(_ a: GridPoint, _ b: GridPoint) -> BoxTree.Box {
    BoxTree.Box(Point(a.x, a.y), Point(b.x, b.y), margin: 0.5)
  }

  /// Returns the cells in which edges without a common end cross, or `nil` if that takes more steps than are left.
  func crossings(_ steps: inout StepBudget) -> [GridPoint]? {
    var cells: [GridPoint] = []
    let isDone = tree.forEachPair(&steps) { first, second in
      if let cell = Self.crossing(edges[first], edges[second]) { cells.append(cell) }
    }
    return isDone ? cells : nil
  }

  /// Returns the edges that pass a cell between their ends.
  func edges(passing cell: GridPoint) -> [Int32] {
    var found: [Int32] = []
    tree.find(overlapping: Self.box(cell, cell), into: &found)
    return found.filter { Self.passes(edges[Int($0)], cell) }
  }

  /// Returns whether an edge passes a cell between its ends.
  static func passes(_ edge: Edge, _ cell: GridPoint) -> Bool {
    let (low, high) = edge.from < edge.to ? (edge.from, edge.to) : (edge.to, edge.from)
    let d = high - low
    let offset = cell - low
    let rest = high - cell
    guard cell != low, cell != high, offset.x >= 0, rest.x >= 0 else { return false }
    guard min(low.y, high.y) <= cell.y, cell.y <= max(low.y, high.y) else { return false }
    // Twice the cross product is the sum of both extents if the edge's line passes a corner of the cell.
    let reach = abs(d.x) + abs(d.y)
    let (left, right) = (d.x * offset.y, d.y * offset.x)
    let estimate = 2 * abs(left - right)
    // The products and their difference are rounded once each, by 2⁻⁵³ at most.
    let error = 0x1p-50 * (abs(left) + abs(right))
    if estimate - error > reach { return false }
    if estimate + error < reach { return true }
    let exact = 2 * exactCross(d, offset)
    return abs(exact) < reach || (exact == reach && d.y < 0)
  }

  /// Returns a number that grows from cell to cell along an edge: each cell is ahead of the previous one in the
  /// direction of the edge, or level with it, along both axes.
  static func progress(of offset: GridPoint, along way: GridPoint) -> Double {
    (way.x < 0 ? -offset.x : offset.x) + (way.y < 0 ? -offset.y : offset.y)
  }

  /// Returns the cell in which two edges cross, each between its ends, or `nil` if they don't.
  static func crossing(_ a: Edge, _ b: Edge) -> GridPoint? {
    let (da, db) = (a.to - a.from, b.to - b.from)
    let (start, end) = (crossSign(da, b.from - a.from), crossSign(da, b.to - a.from))
    guard (start > 0 && end < 0) || (start < 0 && end > 0) else { return nil }
    let (otherStart, otherEnd) = (crossSign(db, a.from - b.from), crossSign(db, a.to - b.from))
    guard (otherStart > 0 && otherEnd < 0) || (otherStart < 0 && otherEnd > 0) else { return nil }
    let gap = b.from - a.from
    let numerator = WideInteger(gap.x, db.y, minus: gap.y, db.x)
    let denominator = WideInteger(da.x, db.y, minus: da.y, db.x)
    let share = numerator.value / denominator.value
    func rounded(_ from: Double, _ extent: Double) -> Double {
      let estimate = from + extent * share
      var cell = (estimate + 0.5).rounded(.down)
      // Rounding changes the estimate by far less than this.
      if abs(estimate - cell) < 0.4 { return cell }
      /// Returns whether the crossing is above the lower side of a cell, or on it.
      func isReached(_ cell: Double) -> Bool {
        let side = WideInteger.signOfSum(
          Int64(2 * (from - cell) + 1), denominator, Int64(2 * extent), numerator)
        return side * denominator.sign >= 0
      }
      while !isReached(cell) { cell -= 1 }
      while isReached(cell + 1) { cell += 1 }
      return cell
    }
    return GridPoint(x: rounded(a.from.x, da.x), y: rounded(a.from.y, da.y))
  }
}

extension Arrangement {
  /// Cuts all chords again, so that they meet only at their ends. Returns `false` if that takes more steps than are
  /// left.
  mutating func snapChords(_ steps: inout StepBudget) -> Bool {
    let rounding = SnapRounding(chords.map { SnapRounding.Edge(from: place($0.from), to: place($0.to)) })
    guard let crossings = rounding.crossings(&steps) else { return false }
    for cell in crossings { _ = vertices.vertex(exactlyAt: cell) }
    var cuts: [(chord: Int32, progress: Double, vertex: Vertex)] = []
    for vertex in (0..<vertices.count).lazy.map({ Vertex($0) }) {
      let cell = vertices.places[vertex]
      let found = rounding.edges(passing: cell)
      guard steps.spend(found.count + 2) else { return false }
      for index in found {
        let chord = chords[Int(index)]
        let start = place(chord.from)
        let progress = SnapRounding.progress(of: cell - start, along: place(chord.to) - start)
        cuts.append((index, progress, vertex))
      }
    }
    cuts.sort { $0.chord != $1.chord ? $0.chord < $1.chord : $0.progress < $1.progress }
    var pieces: [Chord] = []
    pieces.reserveCapacity(chords.count + cuts.count)
    var next = 0
    for (index, chord) in chords.enumerated() {
      var rest = chord
      while next < cuts.count, cuts[next].chord == index {
        rest.to = cuts[next].vertex
        rest.end = parameter(on: segment(chord.source), toward: point(rest.to), rest.start, chord)
        pieces.append(rest)
        rest.from = rest.to
        rest.start = rest.end
        next += 1
      }
      rest.to = chord.to
      rest.end = chord.end
      pieces.append(rest)
    }
    chords = pieces
    return true
  }

  /// Returns the parameter near a point on the rest of a chord.
  private func parameter(on segment: Segment, toward target: Point, _ start: Double, _ chord: Chord) -> Double {
    parameter(on: segment, beside: target, along: point(chord.to) - point(chord.from), from: start, to: chord.end)
  }
}
