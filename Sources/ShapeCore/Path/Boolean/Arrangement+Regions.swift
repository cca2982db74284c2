extension Arrangement {
  /// Returns the region that an operation makes of the two operands, as closed paths.
  /// - Throws: `RegionError.fault` if windings contradict each other, `RegionError.outOfSteps` if it takes more
  ///   steps than are left.
  func region(_ steps: inout StepBudget, isInside: (Windings) -> Bool) throws(RegionError) -> [Subpath] {
    var edges: [PlanarGraph.Edge] = []
    edges.reserveCapacity(chords.count)
    for (index, chord) in chords.enumerated() where chord.from != chord.to {
      edges.append(PlanarGraph.Edge(from: chord.from, to: chord.to, chord: index, change: chord.windings))
    }
    var graph = PlanarGraph(edges, places: vertices.places)
    try graph.findWindings(&steps)
    var region: [Subpath] = []
    for contour in graph.contours(isInside: isInside) {
      let subpath = subpath(along: contour)
      let isSliver = isSliver(contour, subpath, &steps)
      if steps.isSpent { throw .outOfSteps }
      if !isSliver { region.append(subpath) }
    }
    return region
  }

  // MARK: Contours

  /// A part of a contour along one segment, between two parameters. It runs backwards if the first is greater.
  private struct Run {
    var source: Segment.ID
    var start: Double
    var end: Double
    var from: Vertex
    var to: Vertex
  }

  private func subpath(along contour: [BoundaryEdge]) -> Subpath {
    var runs: [Run] = []
    runs.reserveCapacity(contour.count)
    for edge in contour {
      let next = run(along: edge)
      if let last = runs.last, let joined = join(last, next) {
        runs[runs.count - 1] = joined
      } else {
        runs.append(next)
      }
    }
    while runs.count > 1, let last = runs.last, let first = runs.first, let joined = join(last, first) {
      runs[0] = joined
      runs.removeLast()
    }
    let points = runs.indices.map { index in
      place(runs[index].from, between: runs[index == 0 ? runs.count - 1 : index - 1], runs[index])
    }
    var segments = runs.enumerated().map { index, run in
      segment(of: run, from: points[index], to: points[(index + 1) % runs.count])
    }
    joinArcs(&segments)
    // `close` draws the last line.
    if segments.count > 1, segments[segments.count - 1].isLine { segments.removeLast() }
    return Subpath(start: segments[0].start, segments: segments, isClosed: true)
  }

  /// Merges consecutive arcs on one ellipse, also the last and the first one.
  private func joinArcs(_ segments: inout [Segment]) {
    // Lines have been merged as runs.
    guard segments.contains(where: { if case .arc = $0 { true } else { false } }) else { return }
    var result: [Segment] = []
    for segment in segments {
      if let last = result.last, let joined = last.joinedArc(with: segment) {
        result[result.count - 1] = joined
      } else {
        result.append(segment)
      }
    }
    if result.count > 1, let joined = result[result.count - 1].joinedArc(with: result[0]) {
      result[0] = joined
      result.removeLast()
    }
    segments = result
  }

  private func run(along edge: BoundaryEdge) -> Run {
    let chord = chords[edge.chord]
    return edge.isForward
      ? Run(source: chord.source, start: chord.start, end: chord.end, from: edge.from, to: edge.to)
      : Run(source: chord.source, start: chord.end, end: chord.start, from: edge.from, to: edge.to)
  }

  /// Returns one run for two, if the second continues along the same segment or both are on one straight line.
  private func join(_ first: Run, _ second: Run) -> Run? {
    var joined = first
    joined.end = second.end
    joined.to = second.to
    let isForward = first.start < first.end
    if first.source == second.source, isForward == (second.start < second.end) {
      if first.end == second.start { return joined }
      if isForward == (first.end < second.start), isTip(first.source, first.end, second.start) { return joined }
    }
    guard case .line(let a, let b) = segment(first.source), case .line(let c, let d) = segment(second.source) else {
      return nil
    }
    // Both ends and everything between them are on the longer line. The direction of a short one may be due to
    // rounding.
    let (u, v) = (b - a, d - c)
    let isFirstLonger = u.dot(u) >= v.dot(v)
    let (origin, direction) = isFirstLonger ? (a, u) : (c, v)
    let slack = tolerance * (abs(direction.x) + abs(direction.y))
    for vertex in [first.from, first.to, second.to]
    where abs(direction.cross(point(vertex) - origin)) > slack { return nil }
    guard (point(first.to) - point(first.from)).dot(point(second.to) - point(second.from)) > 0 else { return nil }
    if !isFirstLonger { joined.source = second.source }
    // Parameters of different lines are unrelated; NaN makes sure that no run continues from one of them by chance.
    joined.start = .nan
    joined.end = .nan
    return joined
  }

  /// Returns whether a curve goes to a cusp and back between two parameters. Both sides of the cusp are the same there, and
  /// cancel. The curve stays one with its cusp, so that this is no corner.
  private func isTip(_ source: Segment.ID, _ start: Double, _ end: Double) -> Bool {
    let span = segment(source).span(from: start, to: end)
    let (out, back) = (span.p1 - span.p0, span.p2 - span.p3)
    let length = max(out.magnitude, back.magnitude)
    guard span.errorAxes == (.zero, .zero), length <= 0x1p20 * tolerance else { return false }
    // The curve is less than half as wide as its control points.
    return (span.p3 - span.p0).magnitude <= 2 * tolerance && abs(out.cross(back)) <= 16 * tolerance * length
  }

  /// Returns the position of a vertex between two runs: where it was made, or where an arc begins or ends, which can't
  /// be moved.
  private func place(_ vertex: Vertex, between first: Run, _ second: Run) -> Point {
    let leaving = segment(second.source)
    if case .arc = leaving { return leaving.point(at: second.start) }
    let arriving = segment(first.source)
    if case .arc = arriving { return arriving.point(at: first.end) }
    return point(vertex)
  }

  /// Returns the piece of a segment that a run follows, moved by rounding so that it leads from one point to the other.
  private func segment(of run: Run, from: Point, to: Point) -> Segment {
    let whole = segment(run.source)
    guard !whole.isLine else { return .line(from: from, to: to) }
    let piece =
      run.start <= run.end
      ? whole.piece(from: run.start, to: run.end) : whole.piece(from: run.end, to: run.start).reversed
    switch piece {
    case .line: return .line(from: from, to: to)
    case .quad(let start, let control, let end):
      return .quad(from: from, control: control + ((from - start) + (to - end)) / 2, to: to)
    case .cubic(let start, let control1, let control2, let end):
      return .cubic(from: from, control1: control1 + (from - start), control2: control2 + (to - end), to: to)
    case .arc: return piece
    }
  }
}

extension Segment {
  /// Returns one arc for two consecutive ones on the same ellipse, in the same direction and at most a turn in total.
  fileprivate func joinedArc(with next: Segment) -> Segment? {
    guard case .arc(var arc) = self, case .arc(let other) = next, arc.center == other.center, arc.radii == other.radii,
      arc.rotation == other.rotation, (arc.sweep < 0) == (other.sweep < 0),
      abs(arc.sweep + other.sweep) <= 2 * Double.pi * (1 + 1e-12)
    else { return nil }
    let gap = (other.start - arc.start - arc.sweep) / (2 * Double.pi)
    guard abs(gap - gap.rounded()) < 1e-9 else { return nil }
    arc.sweep = max(-2 * Double.pi, min(2 * Double.pi, arc.sweep + other.sweep))
    return .arc(arc)
  }
}
