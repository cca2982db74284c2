extension Arrangement {
  /// Cuts chords at the vertices on them, and bent ones at vertices in the lens between chord and curve. Returns
  /// `false` if that takes more steps than are left.
  mutating func attachVertices(_ encounters: Encounters, _ steps: inout StepBudget) -> Bool {
    guard steps.spend(encounters.pairs.count) else { return false }
    let known = vertices.count
    rootCount = chords.count
    if chords.contains(where: { !segment($0.source).isLine }) {
      isEnd = [Bool](repeating: false, count: known)
      for chord in chords {
        isEnd[chord.from] = true
        isEnd[chord.to] = true
      }
    }
    var cuts: [LineCut] = []
    for pair in encounters.pairs {
      let (first, second) = (Int(pair.first), Int(pair.second))
      let (a, b) = (chords[first], chords[second])
      attach(a.from, to: second, &cuts)
      attach(a.to, to: second, &cuts)
      attach(b.from, to: first, &cuts)
      attach(b.to, to: first, &cuts)
      guard visits == 0 || steps.spend(takeVisits()) else { return false }
    }
    cutLines(&cuts)
    return attachVertices(from: known, encounters, &steps)
  }

  /// A place to cut the chord of a line, as a share of its length.
  private struct LineCut {
    var chord: Int
    var share: Double
    var vertex: Vertex
  }

  /// Attaches a vertex to a chord of a curve, or records it if it is on a chord of a line.
  private mutating func attach(_ vertex: Vertex, to index: Int, _ cuts: inout [LineCut]) {
    if !segment(chords[index].source).isLine { return attach(vertex, toAllBelow: index) }
    let (from, to) = (chords[index].from, chords[index].to)
    if from == vertex || to == vertex { return }
    if let share = share(of: point(vertex), from: from, to: to) {
      cuts.append(LineCut(chord: index, share: share, vertex: vertex))
    }
  }

  /// Makes the cuts of lines. Those of one line form a tree of minimum depth.
  private mutating func cutLines(_ cuts: inout [LineCut]) {
    cuts.sort { ($0.chord, $0.share, $0.vertex) < ($1.chord, $1.share, $1.vertex) }
    // A vertex is recorded once for each chord that ends there.
    var kept = 0
    for cut in cuts where kept == 0 || cut.chord != cuts[kept - 1].chord || cut.vertex != cuts[kept - 1].vertex {
      cuts[kept] = cut
      kept += 1
    }
    cuts.removeSubrange(kept...)
    var start = 0
    while start < cuts.count {
      var end = start + 1
      while end < cuts.count, cuts[end].chord == cuts[start].chord { end += 1 }
      let chord = chords[cuts[start].chord]
      cutLine(cuts[start].chord, chord.start, chord.end - chord.start, cuts[start..<end])
      start = end
    }
  }

  private mutating func cutLine(_ index: Int, _ start: Double, _ extent: Double, _ cuts: ArraySlice<LineCut>) {
    guard !cuts.isEmpty else { return }
    let middle = cuts.startIndex + cuts.count / 2
    let cut = cuts[middle]
    split(index, at: start + extent * cut.share, vertex: cut.vertex)
    let child = Int(chords[index].firstChild)
    cutLine(child, start, extent, cuts[..<middle])
    cutLine(child + 1, start, extent, cuts[(middle + 1)...])
  }

  /// Returns the position of a point on the line between two vertices, as a share of its length, or `nil` if it is not
  /// on the line.
  private func share(of p: Point, from: Vertex, to: Vertex) -> Double? {
    let a = point(from)
    let direction = point(to) - a
    let square = direction.dot(direction)
    guard abs(direction.cross(p - a)) <= tolerance * square.squareRoot() else { return nil }
    let share = (p - a).dot(direction) / square
    return share > 0 && share < 1 ? share : nil
  }

  /// Attaches vertices from a number on, and those that this adds.
  ///
  /// This ends: each time, chords have been halved at a parameter strictly within their own and at a vertex other than
  /// their ends, and a chord whose halves would be shorter than the radius of a vertex is not halved.
  mutating func attachVertices(from number: Int, _ encounters: Encounters, _ steps: inout StepBudget) -> Bool {
    var next = number
    repeat {
      guard attachNewVertices(from: &next, encounters, &steps) else { return false }
      guard steps.spend(chords.count / 4) else { return false }
    } while partEqualChords()
    return true
  }

  /// Attaches vertices from a number on to all chords, and those that this adds.
  private mutating func attachNewVertices(
    from next: inout Int, _ encounters: Encounters, _ steps: inout StepBudget
  ) -> Bool {
    var found: [Int32] = []
    while let vertex = nextToAttach(&next) {
      let point = point(vertex)
      found.removeAll(keepingCapacity: true)
      encounters.findChords(near: point, within: tolerance, into: &found)
      for chord in found { attach(vertex, toAllBelow: Int(chord)) }
      guard steps.spend(found.count + 4 + takeVisits()) else { return false }
    }
    return true
  }

  private mutating func nextToAttach(_ next: inout Int) -> Vertex? {
    guard next < vertices.count else { return strays.popLast() }
    next += 1
    return Vertex(next - 1)
  }

  // MARK: Chords with the same ends

  /// Cuts one of two curves with both ends in common, because they would have the same chord. Returns `false` if there
  /// are none.
  private mutating func partEqualChords() -> Bool {
    guard chords.contains(where: { !segment($0.source).isLine }) else { return false }
    let known = chords.count
    var table = EndPairs(capacity: chords.count)
    for index in chords.indices where chords[index].firstChild < 0 {
      let chord = chords[index]
      var slot = table.firstSlot(chord.from, chord.to)
      var isNew = true
      while let other = table.next(&slot) {
        let equal = chords[other]
        guard (equal.from, equal.to) == (chord.from, chord.to) || (equal.from, equal.to) == (chord.to, chord.from)
        else { continue }
        if equal.firstChild < 0, isNew { isNew = !part(other, index) }
      }
      if chords[index].firstChild < 0 { table.add(index, at: slot) }
    }
    return chords.count > known
  }

  /// Of two chords with the same ends, cuts the one whose curve is farther from it, unless both curves are the same.
  private mutating func part(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (chords[first], chords[second])
    if segment(a.source).isLine, segment(b.source).isLine { return false }
    return !drawTheSame(a, b) && halve(height(of: a) >= height(of: b) ? first : second)
  }

  /// Cuts a bent chord near its middle. Returns `false` if it is too short for that.
  mutating func halve(_ index: Int) -> Bool {
    let chord = chords[index]
    let cut = roundParameter(on: segment(chord.source), chord) ?? (chord.start + chord.end) / 2
    guard cut > chord.start, cut < chord.end else { return false }
    let vertex = vertexOnCurve(at: segment(chord.source).point(at: cut))
    if vertex == chord.from || vertex == chord.to { return false }
    split(index, at: cut, vertex: vertex)
    return true
  }

  /// Returns the vertex at a point where a curve is to be cut. All vertices from a number on are attached to all
  /// chords; earlier ones have been attached only if a chord ended there, so one without a chord is recorded.
  private mutating func vertexOnCurve(at point: Point) -> Vertex {
    let vertex = vertices.vertex(at: point)
    if vertex.index < isEnd.count, !isEnd[vertex] {
      isEnd[vertex] = true
      strays.append(vertex)
    }
    return vertex
  }

  /// Returns the distance of the middle of a chord's curve from the chord.
  func height(of chord: Chord) -> Double {
    let direction = unit(point(chord.to) - point(chord.from))
    let middle = segment(chord.source).point(at: (chord.start + chord.end) / 2)
    return abs(direction.cross(middle - point(chord.from)))
  }

  /// Returns whether the curves of two chords with the same ends are within the tolerance of each other, at a few
  /// samples. That is enough for curves of low degree that meet at both ends.
  private func drawTheSame(_ a: Chord, _ b: Chord) -> Bool {
    let chord = point(a.to) - point(a.from)
    let (first, second) = (segment(a.source), segment(b.source))
    return [0.25, 0.5, 0.75].allSatisfy { share in
      let t = a.start + (a.end - a.start) * share
      let place = first.point(at: t)
      let u = parameter(on: second, beside: place, along: chord, from: b.start, to: b.end)
      let gap = second.point(at: u) - place
      return abs(gap.cross(unit(first.derivative(at: t)))) <= 2 * tolerance
    }
  }

  // MARK: One vertex

  /// Attaches a vertex to a chord or the leaves below it.
  private mutating func attach(_ vertex: Vertex, toAllBelow root: Int) {
    deepest = (0, 0)
    attach(vertex, to: root, depth: 0)
    balance(root)
  }

  private mutating func takeVisits() -> Int {
    defer { visits = 0 }
    return visits
  }

  /// Cuts a leaf in two to attach a vertex.
  private mutating func split(_ index: Int, at t: Double, vertex: Vertex, depth: Int) {
    split(index, at: t, vertex: vertex)
    visits += 1
    if depth >= deepest.depth { deepest = (depth + 1, t) }
  }

  private mutating func attach(_ vertex: Vertex, to index: Int, depth: Int) {
    let chord = chords[index]
    if chord.from == vertex || chord.to == vertex { return }
    let (a, b) = (point(chord.from), point(chord.to))
    let p = point(vertex)
    guard BoxTree.Box(a, b, margin: reach).contains(p) else { return }
    if chord.firstChild >= 0 {
      visits += 1
      attach(vertex, to: Int(chord.firstChild), depth: depth + 1)
      attach(vertex, to: Int(chord.firstChild) + 1, depth: depth + 1)
      return
    }
    let direction = b - a
    let length = direction.dot(direction).squareRoot()
    guard length > 0 else { return }
    let height = direction.cross(p - a) / length
    // The ends of the chord may have been moved.
    let slack = 1.5 * tolerance
    guard height >= chord.heights.lowerBound - slack, height <= chord.heights.upperBound + slack else { return }
    let segment = segment(chord.source)
    if segment.isLine {
      // Also use the direction of the segment, so that earlier cuts can't lead the curve away from it.
      let way = segment.end - segment.start
      guard abs(way.cross(p - segment.start)) <= slack * way.dot(way).squareRoot() else { return }
      guard let share = share(of: p, from: chord.from, to: chord.to) else { return }
      return split(index, at: chord.start + (chord.end - chord.start) * share, vertex: vertex, depth: depth)
    }
    attach(vertex, to: index, segment, height: height, length: length, depth: depth)
  }

  /// - Parameters:
  ///   - height: The distance of the vertex to the right of the chord.
  ///   - length: The length of the chord.
  ///   - depth: The number of cuts that made this chord.
  private mutating func attach(
    _ vertex: Vertex, to index: Int, _ segment: Segment, height: Double, length: Double, depth: Int
  ) {
    let chord = chords[index]
    let (a, b) = (point(chord.from), point(chord.to))
    let direction = b - a
    let p = point(vertex)
    let t = parameter(on: segment, toward: p, chord)
    let place = segment.point(at: t)
    let gap = p - place
    let speed = segment.derivative(at: t)
    // The height of the curve beside the vertex, and the distance of the vertex from the curve.
    let curve = direction.cross(place - a) / length
    let distance = abs(gap.cross(unit(speed)))
    if distance <= tolerance, gap.magnitude <= 16 * tolerance || gap.magnitude <= length / 16,
      let foot = foot(of: p, on: segment, near: t)
    {
      // An end of the chord may have been moved past the foot of a vertex that is still beside the chord.
      guard direction.dot(p - a) > 0, direction.dot(b - p) > 0 else { return }
      let least = 4 * chord.end.ulp
      let cut = min(max(foot, chord.start + least), chord.end - least)
      guard cut > chord.start, cut < chord.end else { return }
      return split(index, at: cut, vertex: vertex, depth: depth)
    }
    let slack = 2 * grid.cell
    guard curve > 0 ? height > -slack && height < curve : height < slack && height > curve else { return }
    // Cut at a vertex that is near the curve. Otherwise halve the chord until its lens is thin.
    let isNear = 64 * abs(curve - height) < chord.heights.upperBound - chord.heights.lowerBound
    let cut = isNear ? t : roundParameter(on: segment, chord) ?? t
    guard cut > chord.start, cut < chord.end else { return }
    let middle = vertexOnCurve(at: isNear ? place : segment.point(at: cut))
    if middle == chord.from || middle == chord.to { return }
    split(index, at: cut, vertex: middle, depth: depth)
    if middle == vertex { return }
    let child = Int(chords[index].firstChild)
    attach(vertex, to: child, depth: depth + 1)
    attach(vertex, to: child + 1, depth: depth + 1)
  }

  /// Returns the parameter, near another one, at which a curve is nearest to a point, or `nil` if it is not nearer than
  /// the tolerance.
  private func foot(of point: Point, on segment: Segment, near start: Double) -> Double? {
    var t = start
    for _ in 0..<8 {
      let gap = point - segment.point(at: t)
      let speed = segment.derivative(at: t)
      let step = gap.dot(speed) / speed.dot(speed)
      t += step
      if abs(step) * speed.magnitude <= grid.cell / 4 { break }
    }
    return (segment.point(at: t) - point).magnitude <= tolerance ? t : nil
  }

  /// Returns the parameter at which a chord's curve has the x or the y of a point, depending on the direction of the
  /// chord.
  private func parameter(on segment: Segment, toward point: Point, _ chord: Chord) -> Double {
    parameter(
      on: segment, beside: point, along: self.point(chord.to) - self.point(chord.from), from: chord.start, to: chord.end
    )
  }

  /// Returns the parameter between two others at which a monotonic piece has the x or the y of a point, depending on
  /// the direction of its chord.
  func parameter(
    on segment: Segment, beside point: Point, along chord: Point, from start: Double, to end: Double
  ) -> Double {
    let isWide = abs(chord.x) > abs(chord.y)
    return parameter(on: segment, isWide: isWide, at: isWide ? point.x : point.y, from: start, to: end)
  }

  /// Returns the parameter near the middle of a chord at which its curve has the x or y with the fewest binary digits.
  /// Curves side by side are then cut side by side.
  private func roundParameter(on segment: Segment, _ chord: Chord) -> Double? {
    let (a, b) = (point(chord.from), point(chord.to))
    let isWide = abs(b.x - a.x) > abs(b.y - a.y)
    let (from, to) = isWide ? (a.x, b.x) : (a.y, b.y)
    let low = min(from, to) + abs(to - from) / 4
    let high = max(from, to) - abs(to - from) / 4
    guard high > low else { return nil }
    var unit = Double(sign: .plus, exponent: (high - low).exponent + 1, significand: 1)
    if (low / unit).rounded(.up) * unit > high { unit /= 2 }
    return parameter(
      on: segment, isWide: isWide, at: (low / unit).rounded(.up) * unit, from: chord.start, to: chord.end)
  }

  /// Returns the parameter between two others at which a monotonic piece has an x or a y.
  func parameter(on segment: Segment, isWide: Bool, at target: Double, from start: Double, to end: Double) -> Double {
    var low = start
    var high = end
    let first = segment.point(at: low)
    let last = segment.point(at: high)
    let (from, to) = isWide ? (first.x, last.x) : (first.y, last.y)
    let rises = to > from
    var t = to == from ? (low + high) / 2 : low + (high - low) * clampedToUnit((target - from) / (to - from))
    // Newton's method, with bisection if it would leave the bracket.
    for _ in 0..<64 {
      let place = segment.point(at: t)
      let miss = (isWide ? place.x : place.y) - target
      if miss == 0 { return t }
      if (miss < 0) == rises { low = t } else { high = t }
      let speed = segment.derivative(at: t)
      let step = miss / (isWide ? speed.x : speed.y)
      let next = t - step > low && t - step < high ? t - step : (low + high) / 2
      if abs(next - t) <= 4 * t.ulp { return next }
      t = next
    }
    return t
  }
}
