extension Arrangement {
  /// The region that an operation makes of the two operands, as closed paths. Nil where the sweep found no end.
  func region(_ steps: inout StepBudget, isInside: (Windings) -> Bool) -> [Subpath]? {
    var edges: [SweepEdge] = []
    edges.reserveCapacity(chords.count)
    for (index, chord) in chords.enumerated() where chord.firstChild < 0 && !chord.isMerged {
      let from = vertex(chord.from).grid
      let to = vertex(chord.to).grid
      if let edge = SweepEdge(from, to, chord: Int32(index), change: chord.windings), !edge.isNothing {
        edges.append(edge)
      }
    }
    guard let pieces = PlaneSweep.arranged(edges, &steps) else { return nil }
    let places = VertexPlaces(self)
    return ContourTracing.contours(of: pieces, isInside: isInside).compactMap { contour in
      let subpath = subpath(along: contour, places)
      return isSliver(contour, subpath) ? nil : subpath
    }
  }

  /// Whether a contour is so thin, on average, that flattening or rounding can have made it.
  private func isSliver(_ contour: [BoundaryEdge], _ subpath: Subpath) -> Bool {
    var doubleArea = 0.0
    var length = 0.0
    let origin = contour[0].from
    for edge in contour {
      let from = edge.from - origin
      let direction = edge.direction
      doubleArea += from.x * direction.y - from.y * direction.x
      length += abs(direction.x) + abs(direction.y)
    }
    // Chords may lie off their curves by `flatness`. Where even so the contour is wide, it is no sliver; where it is thin,
    // the curves have the last word.
    let widest = flatness / grid.cell
    return abs(doubleArea) <= 4 * widest * length
      && abs(Path(subpaths: [subpath]).signedArea) <= widest / 2 * length * grid.cell * grid.cell
  }

  // MARK: Contours

  /// A run of a contour along one segment: between two parameters of it, backwards where the first is greater.
  private struct Run {
    var source: Int32
    var start: Double
    var end: Double
    var from: GridPoint
    var to: GridPoint
  }

  private func subpath(along contour: [BoundaryEdge], _ places: VertexPlaces) -> Subpath {
    var runs: [Run] = []
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
      place(runs[index].from, between: runs[index == 0 ? runs.count - 1 : index - 1], runs[index], places)
    }
    var segments = runs.enumerated().map { index, run in
      segment(of: run, from: points[index], to: points[(index + 1) % runs.count])
    }
    joinArcs(&segments)
    // `close` draws the last line.
    if segments.count > 1, segments[segments.count - 1].isLine { segments.removeLast() }
    return Subpath(start: segments[0].start, segments: segments, isClosed: true)
  }

  /// Makes one arc of two that follow each other on one ellipse, the last and the first too.
  private func joinArcs(_ segments: inout [Segment]) {
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
    let chord = chords[Int(edge.chord)]
    return Run(
      source: chord.source, start: parameter(of: edge.from, on: chord), end: parameter(of: edge.to, on: chord),
      from: edge.from, to: edge.to)
  }

  /// The parameter at a place on a chord. Between its ends only what is straight has been cut.
  private func parameter(of point: GridPoint, on chord: Chord) -> Double {
    if point == vertex(chord.from).grid { return chord.start }
    if point == vertex(chord.to).grid { return chord.end }
    let place = grid.point(point)
    guard segment(of: chord).isLine else { return parameter(toward: place, on: chord) }
    let from = vertex(chord.from).point
    let direction = vertex(chord.to).point - from
    return clampedToUnit((place - from).dot(direction) / direction.dot(direction))
  }

  /// Two runs as one where the second goes on along the same segment, or both lie on one straight line.
  private func join(_ first: Run, _ second: Run) -> Run? {
    var joined = first
    joined.end = second.end
    joined.to = second.to
    let goesOn = first.source == second.source && first.end == second.start
    if goesOn, (first.start < first.end) == (second.start < second.end) { return joined }
    guard sources[Int(first.source)].segment.isLine, sources[Int(second.source)].segment.isLine else { return nil }
    let a = first.to - first.from
    let b = second.to - second.from
    let whole = second.to - first.from
    // Rounding may have put the vertex between them two cells off the line.
    let isStraight = abs(crossSign(a, b)) <= 2 * max(abs(whole.x), abs(whole.y))
    return isStraight && a.x * b.x + a.y * b.y > 0 ? joined : nil
  }

  /// Where a vertex between two runs lies: at a vertex of an operand if there is one, else where two lines cross or an
  /// arc, which cannot be moved, begins or ends.
  private func place(_ vertex: GridPoint, between first: Run, _ second: Run, _ places: VertexPlaces) -> Point {
    if let point = places[vertex] { return point }
    let point = grid.point(vertex)
    let arriving = sources[Int(first.source)].segment
    let leaving = sources[Int(second.source)].segment
    if case .line(let a, let b) = arriving, case .line(let c, let d) = leaving {
      let crossing = intersection(a, b, c, d) ?? point
      return (crossing - point).length <= 2 * grid.cell ? crossing : point
    }
    if case .arc = leaving { return leaving.point(at: second.start) }
    if case .arc = arriving { return arriving.point(at: first.end) }
    return point
  }

  /// Where two straight lines meet, exactly on a line along an axis; nil where they do not.
  private func intersection(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
    let denominator = (b - a).cross(d - c)
    guard denominator != 0 else { return nil }
    var point = a.interpolated(to: b, at: (c - a).cross(d - c) / denominator)
    if a.x == b.x || c.x == d.x { point.x = a.x == b.x ? a.x : c.x }
    if a.y == b.y || c.y == d.y { point.y = a.y == b.y ? a.y : c.y }
    return point
  }

  /// The piece of a segment that a run follows, moved by rounding so that it leads from one point to the other.
  private func segment(of run: Run, from: Point, to: Point) -> Segment {
    let whole = sources[Int(run.source)].segment
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
  /// One arc for two that follow each other on the same ellipse, the same way round and for a turn at most.
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

/// Where the vertices of an arrangement lie, by their grid points.
struct VertexPlaces {
  private var vertices: [Arrangement.Vertex]

  init(_ arrangement: Arrangement) {
    // Of several at one grid point the first added, an operand's own, is found: the sort is stable.
    vertices = arrangement.vertices.sorted { $0.grid < $1.grid }
  }

  subscript(point: GridPoint) -> Point? {
    var low = 0
    var high = vertices.count
    while low < high {
      let middle = (low + high) / 2
      if vertices[middle].grid < point { low = middle + 1 } else { high = middle }
    }
    return low < vertices.count && vertices[low].grid == point ? vertices[low].point : nil
  }
}
