extension Arrangement {
  /// A place to cut a piece.
  private struct Cut {
    var piece: Int32
    var t: Double
    var vertex: Vertex
  }

  /// Cuts pieces into chords where they cross. Returns `nil` if that takes more steps than are left.
  ///
  /// Takes O(n log n + m) steps for n pieces of which m pairs have overlapping bounding boxes.
  mutating func findCrossings(_ steps: inout StepBudget) -> Encounters? {
    makeChords()
    guard let encounters = encounters(&steps) else { return nil }
    var cuts: [Cut] = []
    var crossings = CurveCrossings(tolerance: tolerance, noise: grid.cell / 16)
    let known = vertices.count
    for pair in encounters.pairs {
      cross(Int(pair.first), Int(pair.second), &crossings, &cuts)
      guard steps.spend(crossings.takeComparisons()) else { return nil }
      // A new vertex makes at least two chords and six pairs of neighbors, which take at least this many steps later.
      // Without them, there is no need to find all vertices.
      let needed = 20 * (vertices.count - known)
      guard needed <= steps.remaining else {
        _ = steps.spend(needed)
        return nil
      }
    }
    if cuts.isEmpty { return encounters }
    makeChords(&cuts)
    return self.encounters(&steps)
  }

  private mutating func cross(
    _ first: Int, _ second: Int, _ crossings: inout CurveCrossings, _ cuts: inout [Cut]
  ) {
    let a = pieces[first]
    let b = pieces[second]
    if !a.isBent, !b.isBent { return crossLines(first, second, &cuts) }
    crossings.find(
      segment(a.source), from: a.start, to: a.end, segment(b.source), from: b.start, to: b.end,
      shared: sharedEnds(a, b))
    for contact in crossings.contacts {
      let point =
        b.isBent ? segment(a.source).point(at: contact.first) : segment(b.source).point(at: contact.second)
      let vertex = vertices.vertex(at: point)
      cuts.append(Cut(piece: Int32(first), t: contact.first, vertex: vertex))
      cuts.append(Cut(piece: Int32(second), t: contact.second, vertex: vertex))
    }
  }

  private func sharedEnds(_ a: Piece, _ b: Piece) -> (CurveCrossings.Contact?, CurveCrossings.Contact?) {
    func end(_ vertex: Vertex, _ t: Double) -> CurveCrossings.Contact? {
      vertex == b.from
        ? CurveCrossings.Contact(first: t, second: b.start)
        : vertex == b.to ? CurveCrossings.Contact(first: t, second: b.end) : nil
    }
    return (end(a.from, a.start), end(a.to, a.end))
  }

  // MARK: Lines

  private mutating func crossLines(_ first: Int, _ second: Int, _ cuts: inout [Cut]) {
    let a = pieces[first]
    let b = pieces[second]
    if a.from == b.from || a.from == b.to || a.to == b.from || a.to == b.to { return }
    let (a0, a1) = (place(a.from), place(a.to))
    let (b0, b1) = (place(b.from), place(b.to))
    let direction = a1 - a0
    let (from, to) = (crossSign(direction, b0 - a0), crossSign(direction, b1 - a0))
    if (from >= 0) == (to >= 0) || from == 0 || to == 0 { return }
    let other = b1 - b0
    let (start, end) = (crossSign(other, a0 - b0), crossSign(other, a1 - b0))
    if (start >= 0) == (end >= 0) || start == 0 || end == 0 { return }
    let (p0, p1) = (point(a.from), point(a.to))
    let (q0, q1) = (point(b.from), point(b.to))
    let denominator = (p1 - p0).cross(q1 - q0)
    guard denominator != 0 else { return }
    let t = clampedToUnit((q0 - p0).cross(q1 - q0) / denominator)
    let u = clampedToUnit((q0 - p0).cross(p1 - p0) / denominator)
    var point = p0.interpolated(to: p1, at: t)
    // Put the point exactly on lines along an axis.
    if q0.x == q1.x { point.x = q0.x }
    if q0.y == q1.y { point.y = q0.y }
    if p0.x == p1.x { point.x = p0.x }
    if p0.y == p1.y { point.y = p0.y }
    let vertex = vertices.vertex(at: point)
    cuts.append(Cut(piece: Int32(first), t: parameter(of: a, at: t, point), vertex: vertex))
    cuts.append(Cut(piece: Int32(second), t: parameter(of: b, at: u, point), vertex: vertex))
  }

  /// Returns the parameter of a straight piece at a share of its length. The parameter of a straight curve is not
  /// proportional to length.
  private func parameter(of piece: Piece, at share: Double, _ point: Point) -> Double {
    let segment = segment(piece.source)
    if segment.isLine { return piece.start + (piece.end - piece.start) * share }
    let way = self.point(piece.to) - self.point(piece.from)
    return parameter(on: segment, beside: point, along: way, from: piece.start, to: piece.end)
  }

  // MARK: Chords

  /// Makes a chord of each piece.
  private mutating func makeChords() {
    chords = pieces.map {
      Chord(
        source: $0.source, from: $0.from, to: $0.to, start: $0.start, end: $0.end, windings: $0.windings,
        heights: $0.heights)
    }
  }

  /// Makes the chords between the cuts of each piece.
  private mutating func makeChords(_ cuts: inout [Cut]) {
    chords.removeAll(keepingCapacity: true)
    cuts.sort { $0.piece != $1.piece ? $0.piece < $1.piece : $0.t < $1.t }
    chords.reserveCapacity(pieces.count + cuts.count)
    var next = 0
    for (index, piece) in pieces.enumerated() {
      var chord = Chord(
        source: piece.source, from: piece.from, to: piece.to, start: piece.start, end: piece.end,
        windings: piece.windings, heights: piece.heights)
      let segment = segment(piece.source)
      func append() {
        if !segment.isLine, chord.start != piece.start || chord.end != piece.end {
          chord.heights = heights(of: segment.span(from: chord.start, to: chord.end))
        }
        chords.append(chord)
      }
      while next < cuts.count, cuts[next].piece == index {
        let cut = cuts[next]
        next += 1
        if cut.vertex == chord.from || cut.vertex == piece.to { continue }
        guard cut.t > chord.start, cut.t < piece.end else { continue }
        chord.to = cut.vertex
        chord.end = cut.t
        append()
        chord.from = cut.vertex
        chord.start = cut.t
      }
      chord.to = piece.to
      chord.end = piece.end
      append()
    }
  }
}
