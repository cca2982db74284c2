extension CurveCrossings {
  /// The places where a line and a piece of a curve cross; nil if neither is a line.
  ///
  /// The piece bends one way and turns by a quarter at most, so its height over the line rises and falls at most once
  /// each: it crosses between an end and the extremum where both lie on different sides. What ends within the tolerance
  /// of the line, or only touches it, does not cross it: vertices on edges are found later.
  func ofLine(
    _ first: Segment, from start: Double, to end: Double, _ second: Segment, from otherStart: Double,
    to otherEnd: Double
  ) -> [Contact]? {
    if second.isLine {
      return crossings(second, from: otherStart, to: otherEnd, first.span(from: start, to: end), of: first)
        .map { Contact(first: $0.second, second: $0.first) }
    }
    guard first.isLine else { return nil }
    return crossings(first, from: start, to: end, second.span(from: otherStart, to: otherEnd), of: second)
  }

  /// The places where a line, the first curve, and a piece of another cross.
  private func crossings(
    _ line: Segment, from start: Double, to end: Double, _ piece: CurveSpan, of curve: Segment
  ) -> [Contact] {
    let from = line.point(at: start)
    let way = line.point(at: end) - from
    guard min(way.magnitude, (piece.p3 - piece.p0).magnitude) > 8 * tolerance else { return [] }
    let normal = unit(way).perpendicular
    let level = normal.dot(from)
    func height(_ point: Point) -> Double { normal.dot(point) - level }
    let (low, high) = (height(piece.p0), height(piece.p3))
    let error = piece.error(along: normal) + tolerance
    let (inner1, inner2) = (height(piece.p1), height(piece.p2))
    if min(min(low, high), min(inner1, inner2)) > error || max(max(low, high), max(inner1, inner2)) < -error {
      return []
    }
    var bounds = [(t: piece.start, height: low), (t: piece.end, height: high)]
    // Between ends on different sides there is one crossing, wherever the extremum lies.
    let endsDiffer = min(abs(low), abs(high)) > tolerance && (low > 0) != (high > 0)
    if !endsDiffer, let t = extremum(of: curve, along: normal, piece) {
      bounds.insert((t: t, height: height(curve.point(at: t))), at: 1)
    }
    var contacts: [Contact] = []
    for (a, b) in zip(bounds, bounds.dropFirst())
    where min(abs(a.height), abs(b.height)) > tolerance && (a.height > 0) != (b.height > 0) {
      let t = parameter(on: curve, along: normal, at: level, from: a.t, to: b.t)
      let point = curve.point(at: t)
      let share = (point - from).dot(way) / way.dot(way)
      let inside = clampedToUnit(share)
      // Ends count, though rounding may put the crossing a little beyond them.
      guard (from + way * inside - point).magnitude <= tolerance else { continue }
      contacts.append(Contact(first: start + (end - start) * inside, second: t))
    }
    return contacts
  }

  /// The parameter within a piece at which it turns back along an axis.
  private func extremum(of curve: Segment, along axis: Point, _ piece: CurveSpan) -> Double? {
    // At a cusp rounding is all that is left of the derivative.
    let least = 1e-12 * (piece.p3 - piece.p0).magnitude
    func rise(_ control: Point, _ direction: Point) -> Double {
      (control.magnitude > least ? control : direction).dot(axis)
    }
    let before = rise(piece.p1 - piece.p0, piece.startDirection)
    let after = rise(piece.p3 - piece.p2, piece.endDirection)
    guard before != 0, after != 0, (before > 0) != (after > 0) else { return nil }
    return signChange(from: (piece.start, before), to: (piece.end, after), startsNegative: before < 0) {
      curve.derivative(at: $0).dot(axis)
    }
  }
}
