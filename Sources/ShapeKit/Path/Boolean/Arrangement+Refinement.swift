extension Arrangement {
  typealias Pair = (first: Int, second: Int)

  enum Refinement {
    case complete
    /// It would take too many cuts: curves run too close to each other for this grid.
    case tooFine
    /// It would take more steps than were left.
    case outOfSteps
  }

  /// Cuts curves where they cross, and on until the hulls of what does not meet lie apart.
  ///
  /// Takes O((n + k) log n) steps for n segments and k crossings of curves; a pair of curves that touch adds the
  /// logarithm of the precision. Two curves that run side by side are cut into pieces about as long as the root of their
  /// distance times their radius.
  mutating func refine(_ steps: inout StepBudget) -> Refinement {
    guard chords.contains(where: { isBent($0) }) else { return .complete }
    let roots = chords.count
    let margin = 2 * grid.cell
    let boxes = chords.map { box(of: $0, margin: margin) }
    let bent = chords.map { isBent($0) }
    let tree = BoxTree(boxes)
    var overlapping: [Int] = []
    // A pair of straight chords needs no care, any other is met once.
    func findOverlapping(_ first: Int) {
      overlapping.removeAll(keepingCapacity: true)
      tree.forEach(overlapping: boxes[first]) { second in
        if second > first || (second < first && !bent[second]) { overlapping.append(second) }
      }
    }
    for first in 0..<roots where bent[first] {
      findOverlapping(first)
      guard steps.spend(overlapping.count) else { return .outOfSteps }
      for second in overlapping where bent[second] {
        guard mergeCoincident((first, second), &steps) else { return .outOfSteps }
      }
    }
    let limit = roots * 64 + 1_000_000
    var work: [Pair] = []
    // Where two vertices have become one, what was found apart may not be so any more: then all is looked at again.
    for _ in 0..<4 {
      hasMovedVertices = false
      for first in 0..<roots where bent[first] {
        findOverlapping(first)
        for second in overlapping { work.append((first, second)) }
        while let pair = work.popLast() {
          guard steps.spend(1) else { return .outOfSteps }
          guard chords.count < limit else { return .tooFine }
          refine(pair, &work)
        }
      }
      if !hasMovedVertices { break }
    }
    return .complete
  }

  /// Makes a vertex the same as another from now on.
  mutating func merge(_ first: Int32, into second: Int32) {
    let from = resolved(first)
    let to = resolved(second)
    if from == to { return }
    if vertices[Int(from)].grid != vertices[Int(to)].grid { hasMovedVertices = true }
    vertices[Int(from)].successor = to
  }

  func isBent(_ chord: Chord) -> Bool { chord.bulge > flatness }

  private mutating func refine(_ pair: Pair, _ work: inout [Pair]) {
    let a = chords[pair.first]
    let b = chords[pair.second]
    if a.isMerged || b.isMerged || !box(of: a, margin: 2 * grid.cell).overlaps(box(of: b)) { return }
    if (a.firstChild >= 0 || b.firstChild >= 0) && areWellApart(a, b) { return }
    if a.firstChild >= 0 && (b.firstChild < 0 || a.bulge >= b.bulge) {
      work.append((Int(a.firstChild), pair.second))
      work.append((Int(a.firstChild) + 1, pair.second))
      return
    }
    if b.firstChild >= 0 {
      work.append((pair.first, Int(b.firstChild)))
      work.append((pair.first, Int(b.firstChild) + 1))
      return
    }
    guard isBent(a) || isBent(b), !areApart(a, b) else { return }
    if !(crossAtMostOnce(a, b) ? cutAtCrossing(pair) : mergeCoincidentLeaves(pair)) {
      let index = a.bulge >= b.bulge ? pair.first : pair.second
      let chord = chords[index]
      let middle = (chord.start + chord.end) / 2
      split(index, at: middle, vertex: addVertex(segment(of: chord).point(at: middle)))
    }
    work.append(pair)
  }

  /// Whether a line separates the hulls of two chords. Ends that they share may lie on it; nothing else of both may come
  /// within two cells of it.
  private func areApart(_ a: Chord, _ b: Chord) -> Bool {
    let hullA = hull(of: a)
    let hullB = hull(of: b)
    // An end of one at the very place of an end of the other.
    var shared: Point?
    let (a0, a1) = (vertex(a.from).grid, vertex(a.to).grid)
    let (b0, b1) = (vertex(b.from).grid, vertex(b.to).grid)
    var skipA = -1
    var skipB = -1
    if a0 == b0 || a0 == b1 {
      if a1 == b1 || a1 == b0 { return false }
      shared = hullA.0
      skipA = 0
      skipB = a0 == b0 ? 0 : 3
    } else if a1 == b0 || a1 == b1 {
      shared = hullA.3
      skipA = 3
      skipB = a1 == b0 ? 0 : 3
    }
    let test = SeparationTest(
      a: hullA, b: hullB, shared: shared, skipA: skipA, skipB: skipB, margin: 2 * grid.cell, slack: grid.cell)
    return test.isSeparated
  }

  /// Whether a line separates the hulls of two chords, and with them all that they have been cut into, wherever merging
  /// may have moved a vertex.
  private func areWellApart(_ a: Chord, _ b: Chord) -> Bool {
    SeparationTest(
      a: hull(of: a), b: hull(of: b), shared: nil, skipA: -1, skipB: -1, margin: 4 * tolerance, slack: grid.cell
    ).isSeparated
  }

  private func hull(of chord: Chord) -> SeparationTest.Hull {
    (vertex(chord.from).point, chord.control1, chord.control2, vertex(chord.to).point)
  }

  // MARK: Crossings

  /// Cuts two chords at a place where they cross or where one ends on the other. False where none is found, or where
  /// both have an end there already.
  private mutating func cutAtCrossing(_ pair: Pair) -> Bool {
    let a = chords[pair.first]
    let b = chords[pair.second]
    guard let (t, u) = crossing(a, b) else { return false }
    let point = segment(of: a).point(at: t)
    let endA = end(of: a, at: point)
    let endB = end(of: b, at: point)
    switch (endA, endB) {
    case (nil, nil):
      let vertex = addVertex(point)
      split(pair.first, at: t, vertex: vertex)
      split(pair.second, at: u, vertex: vertex)
      return true
    case (let vertex?, nil):
      guard resolved(vertex) != resolved(b.from), resolved(vertex) != resolved(b.to) else { return false }
      split(pair.second, at: u, vertex: vertex)
      return true
    case (nil, let vertex?):
      guard resolved(vertex) != resolved(a.from), resolved(vertex) != resolved(a.to) else { return false }
      split(pair.first, at: t, vertex: vertex)
      return true
    case (let first?, let second?):
      // The same place: one vertex from now on.
      merge(second, into: first)
      return false
    }
  }

  /// The vertex at an end of a chord that lies within two cells of a point.
  private func end(of chord: Chord, at point: Point) -> Int32? {
    func isNear(_ index: Int32) -> Bool {
      let d = vertex(index).point - point
      return max(abs(d.x), abs(d.y)) <= 2 * grid.cell
    }
    return isNear(chord.from) ? chord.from : isNear(chord.to) ? chord.to : nil
  }

  /// Whether no direction of one piece is one of the other: then they cross once at most, and well.
  private func crossAtMostOnce(_ a: Chord, _ b: Chord) -> Bool {
    let (a0, a1) = directions(of: a)
    let (b0, b1) = directions(of: b)
    let least = 1e-6
    let crosses = (a0.cross(b0), a0.cross(b1), a1.cross(b0), a1.cross(b1))
    return min(min(crosses.0, crosses.1), min(crosses.2, crosses.3)) > least
      || max(max(crosses.0, crosses.1), max(crosses.2, crosses.3)) < -least
  }

  /// The unit vectors between which all directions of a piece lie.
  private func directions(of chord: Chord) -> (Point, Point) {
    let from = vertex(chord.from).point
    let to = vertex(chord.to).point
    func unit(_ vector: Point) -> Point {
      let length = vector.length
      return length > grid.cell ? vector / length : (to - from).normalized
    }
    return (unit(chord.control1 - from), unit(to - chord.control2))
  }

  /// The parameters at which two pieces cross, by Newton's method from where their chords do.
  private func crossing(_ a: Chord, _ b: Chord) -> (Double, Double)? {
    let segmentA = segment(of: a)
    let segmentB = segment(of: b)
    let spanA = a.end - a.start
    let spanB = b.end - b.start
    let originA = vertex(a.from).point
    let originB = vertex(b.from).point
    let directionA = vertex(a.to).point - originA
    let directionB = vertex(b.to).point - originB
    let denominator = directionA.cross(directionB)
    guard denominator != 0 else { return nil }
    let gap = originB - originA
    var t = a.start + spanA * clampedToUnit(gap.cross(directionB) / denominator)
    var u = b.start + spanB * clampedToUnit(gap.cross(directionA) / denominator)
    for _ in 0..<12 {
      let miss = segmentB.point(at: u) - segmentA.point(at: t)
      let speedA = segmentA.derivative(at: t)
      let speedB = segmentB.derivative(at: u)
      let determinant = speedA.cross(speedB)
      guard determinant != 0 else { return nil }
      let stepT = miss.cross(speedB) / determinant
      let stepU = miss.cross(speedA) / determinant
      t = min(max(t + stepT, a.start - spanA / 8), a.end + spanA / 8)
      u = min(max(u + stepU, b.start - spanB / 8), b.end + spanB / 8)
      if max(abs(miss.x), abs(miss.y)) > grid.cell / 4 { continue }
      // Ends count, though rounding may put the crossing a little beyond them.
      let insideT = min(max(t, a.start), a.end)
      let insideU = min(max(u, b.start), b.end)
      let beyond = segmentA.point(at: insideT) - segmentB.point(at: insideU)
      return max(abs(beyond.x), abs(beyond.y)) <= 2 * grid.cell ? (insideT, insideU) : nil
    }
    return nil
  }
}
