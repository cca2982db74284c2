// Two curves that run along each other: cut where they come together and part, they become one chord with the windings
// of both. Straight ones are left to the sweep.
//
// Curves that only touch do not count: what they have within `tolerance` of each other bulges no more than that.

extension Arrangement {
  /// A place where one of two curves ends and the other passes, or ends too.
  private struct Contact {
    var first: Double
    var second: Double
    var vertex: Int32
  }

  /// Merges what two chords, or the leaves below them, have in common. False where that takes more steps than are left.
  mutating func mergeCoincident(_ pair: Pair, _ steps: inout StepBudget) -> Bool {
    var work = [pair]
    while let pair = work.popLast() {
      guard steps.spend(1) else { return false }
      let a = chords[pair.first]
      let b = chords[pair.second]
      if a.isMerged || b.isMerged || !box(of: a, margin: tolerance).overlaps(box(of: b)) { continue }
      if a.firstChild >= 0 {
        work.append((Int(a.firstChild) + 1, pair.second))
        work.append((Int(a.firstChild), pair.second))
      } else if b.firstChild >= 0 {
        work.append((pair.first, Int(b.firstChild) + 1))
        work.append((pair.first, Int(b.firstChild)))
      } else {
        guard steps.spend(10) else { return false }
        _ = mergeCoincidentLeaves(pair)
      }
    }
    return true
  }

  /// Merges what two leaves have in common. False where that is nothing, single points, or too straight to tell.
  mutating func mergeCoincidentLeaves(_ pair: Pair) -> Bool {
    let a = chords[pair.first]
    let b = chords[pair.second]
    guard min(a.bulge, b.bulge) > tolerance, let (low, high) = commonPiece(a, b) else { return false }
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
    for (end, t) in [(a.from, a.start), (a.to, a.end)] {
      if let u = parameter(of: vertex(end).point, on: b) { add(Contact(first: t, second: u, vertex: end)) }
    }
    for (end, u) in [(b.from, b.start), (b.to, b.end)] {
      if let t = parameter(of: vertex(end).point, on: a) { add(Contact(first: t, second: u, vertex: end)) }
    }
    if let low = contacts.min(by: { $0.first < $1.first }), let high = contacts.max(by: { $0.first < $1.first }),
      runsAlong(a, from: low.first, to: high.first, b, from: low.second, to: high.second)
    {
      return (low, high)
    }
    // They may come together at an end of one and part farther on.
    for contact in contacts {
      for far in [a.start, a.end] where far != contact.first {
        guard let parting = parting(of: a, from: contact.first, towards: far, b) else { continue }
        guard runsAlong(a, from: contact.first, to: parting.first, b, from: contact.second, to: parting.second) else {
          continue
        }
        let end = Contact(
          first: parting.first, second: parting.second, vertex: addVertex(segment(of: a).point(at: parting.first)))
        return contact.first < end.first ? (contact, end) : (end, contact)
      }
    }
    return nil
  }

  /// Whether a piece of one chord stays within `tolerance` of a piece of another, by a few samples, as curves of low
  /// degree that meet at both ends do.
  private func runsAlong(
    _ a: Chord, from start: Double, to end: Double, _ b: Chord, from otherStart: Double, to otherEnd: Double
  ) -> Bool {
    guard start != end, otherStart != otherEnd else { return false }
    return [0.5, 0.25, 0.75, 0.125].allSatisfy { fraction in
      guard let u = parameter(of: segment(of: a).point(at: start + (end - start) * fraction), on: b) else {
        return false
      }
      return u > min(otherStart, otherEnd) && u < max(otherStart, otherEnd)
    }
  }

  /// How far a chord stays within `tolerance` of another from a contact on, towards one of its ends, with the parameters
  /// on both; nil where that piece is too straight to be told from a touch.
  private func parting(
    of a: Chord, from contact: Double, towards end: Double, _ b: Chord
  ) -> (first: Double, second: Double)? {
    // A piece's bulge goes with the square of its length.
    let least = 2 * (tolerance / a.bulge).squareRoot() * (a.end - a.start)
    var near = contact + (end > contact ? least : -least)
    guard abs(near - contact) < abs(end - contact) else { return nil }
    guard var second = parameter(of: segment(of: a).point(at: near), on: b) else { return nil }
    var far = end
    for _ in 0..<16 {
      let middle = (near + far) / 2
      if let u = parameter(of: segment(of: a).point(at: middle), on: b) {
        near = middle
        second = u
      } else {
        far = middle
      }
    }
    return (near, second)
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

  private func isNear(_ point: Point, _ end: Int32) -> Bool {
    let d = vertex(end).point - point
    return d.dot(d) <= tolerance * tolerance
  }

  /// The parameter at which a piece, which is monotonic, has a point's x, or its y, whichever it has more of.
  func parameter(toward point: Point, on chord: Chord) -> Double {
    let segment = segment(of: chord)
    let reach = vertex(chord.to).point - vertex(chord.from).point
    let isWide = abs(reach.x) > abs(reach.y)
    let target = isWide ? point.x : point.y
    let rises = (isWide ? reach.x : reach.y) > 0
    var low = chord.start
    var high = chord.end
    var t = (low + high) / 2
    // Newton's method, and halving where it would leave what the parameter is known to lie in.
    for _ in 0..<64 {
      let place = segment.point(at: t)
      let miss = (isWide ? place.x : place.y) - target
      if miss == 0 { return t }
      if (miss < 0) == rises { low = t } else { high = t }
      let speed = segment.derivative(at: t)
      let step = miss / (isWide ? speed.x : speed.y)
      let next = t - step > low && t - step < high ? t - step : (low + high) / 2
      if abs(next - t) <= t.ulp { return next }
      t = next
    }
    return t
  }

  /// Cuts a leaf so that the piece between two of its parameters is a leaf between two vertices, and gives that. Where
  /// the piece reaches to an end of the leaf the vertex there takes the other's place.
  private mutating func cut(_ index: Int, _ start: Double, _ from: Int32, _ end: Double, _ to: Int32) -> Int {
    var index = index
    if end < chords[index].end {
      split(index, at: end, vertex: to)
      index = Int(chords[index].firstChild)
    } else {
      merge(chords[index].to, into: to)
    }
    if start > chords[index].start {
      split(index, at: start, vertex: from)
      index = Int(chords[index].firstChild) + 1
    } else {
      merge(chords[index].from, into: from)
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
