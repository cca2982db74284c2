// Two curves that run along each other: cut where they come together and part, they become one chord with the windings
// of both. Straight ones are left to the sweep.
//
// Curves that come near each other only in touching do not count: what they have in common is nearly straight, while
// `tolerance` is small against the bulge of what is merged here.

extension Arrangement {
  /// A place where one of two curves ends and the other passes, or ends too.
  private struct Contact {
    var first: Double
    var second: Double
    var vertex: Int32
  }

  /// Merges what two chords, or the leaves below them, have in common.
  mutating func mergeCoincident(_ pair: Pair) {
    let a = chords[pair.first]
    let b = chords[pair.second]
    if a.isMerged || b.isMerged { return }
    if a.firstChild >= 0 {
      mergeCoincident((Int(a.firstChild), pair.second))
      mergeCoincident((Int(a.firstChild) + 1, pair.second))
    } else if b.firstChild >= 0 {
      mergeCoincident((pair.first, Int(b.firstChild)))
      mergeCoincident((pair.first, Int(b.firstChild) + 1))
    } else {
      _ = mergeCoincidentLeaves(pair)
    }
  }

  /// Merges what two leaves have in common. False where that is nothing, single points, or too straight to tell.
  mutating func mergeCoincidentLeaves(_ pair: Pair) -> Bool {
    let a = chords[pair.first]
    let b = chords[pair.second]
    guard min(a.bulge, b.bulge) > 8 * tolerance, let (low, high) = commonPiece(a, b) else { return false }
    let first = cut(pair.first, low.first, low.vertex, high.first, high.vertex)
    let isSameWay = low.second < high.second
    let (start, end) = isSameWay ? (low, high) : (high, low)
    let second = cut(pair.second, start.second, start.vertex, end.second, end.vertex)
    let windings = chords[second].windings
    chords[first].windings = isSameWay ? chords[first].windings &+ windings : chords[first].windings &- windings
    chords[second].isMerged = true
    return true
  }

  /// The ends of what two pieces have in common, in the direction of the first; nil where that is no piece.
  private mutating func commonPiece(_ a: Chord, _ b: Chord) -> (Contact, Contact)? {
    var contacts: [Contact] = []
    func add(_ contact: Contact) {
      if !contacts.contains(where: { abs($0.first - contact.first) <= 1e-9 * (a.end - a.start) }) {
        contacts.append(contact)
      }
    }
    for (vertex, t) in [(a.from, a.start), (a.to, a.end)] {
      if let u = parameter(of: vertices[Int(vertex)].point, on: b) { add(Contact(first: t, second: u, vertex: vertex)) }
    }
    for (vertex, u) in [(b.from, b.start), (b.to, b.end)] {
      if let t = parameter(of: vertices[Int(vertex)].point, on: a) { add(Contact(first: t, second: u, vertex: vertex)) }
    }
    guard let low = contacts.min(by: { $0.first < $1.first }), let high = contacts.max(by: { $0.first < $1.first }),
      vertices[Int(low.vertex)].grid != vertices[Int(high.vertex)].grid, low.second != high.second
    else { return nil }
    for fraction in [0.5, 0.25, 0.75, 0.125] {
      let point = segment(of: a).point(at: low.first + (high.first - low.first) * fraction)
      guard let u = parameter(of: point, on: b), u > min(low.second, high.second), u < max(low.second, high.second)
      else { return nil }
    }
    return (low, high)
  }

  /// The parameter at which a piece passes a point, to within `tolerance`; nil where it does not.
  private func parameter(of point: Point, on chord: Chord) -> Double? {
    let reach = box(of: chord, margin: tolerance)
    guard point.x >= reach.minX, point.x <= reach.maxX, point.y >= reach.minY, point.y <= reach.maxY else { return nil }
    // An end counts as itself.
    if isNear(point, chord.from) { return chord.start }
    if isNear(point, chord.to) { return chord.end }
    let segment = segment(of: chord)
    if case .arc(let arc) = segment,
      min(arc.radii.width, arc.radii.height) > 1e-3 * max(arc.radii.width, arc.radii.height)
    {
      let found = min(max(arc.parameter(toward: point), chord.start), chord.end)
      return (arc.point(at: arc.start + arc.sweep * found) - point).length <= tolerance ? found : nil
    }
    let found = parameter(toward: point, on: chord)
    return (segment.point(at: found) - point).length <= tolerance ? found : nil
  }

  private func isNear(_ point: Point, _ vertex: Int32) -> Bool {
    let d = vertices[Int(vertex)].point - point
    return d.dot(d) <= tolerance * tolerance
  }

  /// The parameter at which a piece, which is monotonic, has a point's x, or its y, whichever it has more of.
  func parameter(toward point: Point, on chord: Chord) -> Double {
    let segment = segment(of: chord)
    let reach = vertices[Int(chord.to)].point - vertices[Int(chord.from)].point
    let isWide = abs(reach.x) > abs(reach.y)
    let target = isWide ? point.x : point.y
    let rises = (isWide ? reach.x : reach.y) > 0
    var low = chord.start
    var high = chord.end
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return middle }
      let place = segment.point(at: middle)
      if ((isWide ? place.x : place.y) < target) == rises { low = middle } else { high = middle }
    }
  }

  /// Cuts a leaf so that the piece between two of its parameters is a leaf between two vertices, and gives that. Where
  /// the piece reaches to an end of the leaf the vertex there takes the other's place.
  private mutating func cut(_ index: Int, _ start: Double, _ from: Int32, _ end: Double, _ to: Int32) -> Int {
    var index = index
    if end < chords[index].end {
      split(index, at: end, vertex: to)
      index = Int(chords[index].firstChild)
    } else {
      vertices[Int(chords[index].to)] = vertices[Int(to)]
    }
    if start > chords[index].start {
      split(index, at: start, vertex: from)
      index = Int(chords[index].firstChild) + 1
    } else {
      vertices[Int(chords[index].from)] = vertices[Int(from)]
    }
    return index
  }
}

extension Arc {
  /// The fraction of the sweep, in 0..<1 or beyond it, at which the arc passes a point of its ellipse.
  fileprivate func parameter(toward point: Point) -> Double {
    let (sine, cosine) = sineAndCosine(rotation)
    let offset = point - center
    let local = Point(cosine * offset.x + sine * offset.y, cosine * offset.y - sine * offset.x)
    let angle = Mathematics.arcTangent(y: local.y * radii.width, x: local.x * radii.height)
    let turn = 2 * Double.pi
    let ahead = Mathematics.modulo(sweep < 0 ? start - angle : angle - start, turn)
    // Just before the start is not nearly a turn after it.
    return (ahead > abs(sweep) && turn - ahead < ahead - abs(sweep) ? ahead - turn : ahead) / abs(sweep)
  }
}
