/// Finds the crossings of two curves, each a piece that is monotonic along both axes and bends one way.
///
/// The curves are halved until one of these is true for the remaining parts:
///
/// - A line separates their hulls: they don't cross.
/// - No direction of one is a direction of the other: they cross at most once, and Newton's method finds where.
/// - Matched by a common axis, so that the cubics A and B run side by side, the difference B(s) - A(s) stays on one
///   side of all directions of B: then B stays on that side of A. (The difference of two functions at one abscissa is
///   that at one parameter, minus a slope times the difference of the abscissas; so it is between the cross products of
///   the directions with the control points of the difference.) This is true early for curves that almost coincide,
///   because their difference varies far less than they do.
/// - By the same bounds they are nearer to each other than `tolerance`: there they count as the same.
///
/// If B is on the left before a stretch in which both count as the same, and on the right after it, they cross in its
/// middle. So crossings are missed, or found in excess, only between curves that are nearer than `tolerance`.
struct CurveCrossings {
  /// A crossing of two curves, by its parameters.
  struct Contact {
    var first: Double
    var second: Double
  }

  /// The side of the second curve along a stretch of the first.
  private struct Verdict {
    var start: Double
    var end: Double
    /// The stretch of the second curve beside it.
    var otherStart: Double
    var otherEnd: Double
    var side: Side
  }

  private enum Side { case left, right, near }

  /// The maximum distance of curves that count as the same.
  let tolerance: Double
  /// The maximum rounding error of the difference of two points.
  let noise: Double
  private(set) var contacts: [Contact] = []
  private var comparisons = 0
  private var first = Segment.line(from: .zero, to: .zero)
  private var second = Segment.line(from: .zero, to: .zero)
  /// The parameters of the ends that both curves share.
  private var shared: [Contact] = []
  private var verdicts: [Verdict] = []

  init(tolerance: Double, noise: Double) {
    self.tolerance = tolerance
    self.noise = noise
  }

  /// Finds the crossings of two pieces, except ends that they share.
  mutating func find(
    _ first: Segment, from start: Double, to end: Double, _ second: Segment, from otherStart: Double,
    to otherEnd: Double,
    shared: (Contact?, Contact?)
  ) {
    self.first = first
    self.second = second
    contacts.removeAll(keepingCapacity: true)
    verdicts.removeAll(keepingCapacity: true)
    self.shared.removeAll(keepingCapacity: true)
    if let contacts = Self.ofCircles(
      first, from: start, to: end, second, from: otherStart, to: otherEnd, shared: shared, tolerance: tolerance)
    {
      // Two angles take as long as a few comparisons.
      comparisons += 1 + 4 * contacts.count
      self.contacts = contacts
      return
    }
    if let contact = shared.0 { self.shared.append(contact) }
    if let contact = shared.1 { self.shared.append(contact) }
    compare(first.span(from: start, to: end), second.span(from: otherStart, to: otherEnd), depth: 0)
    addChangesOfSide()
  }

  /// Returns the number of pairs of pieces that have been compared since the last call.
  mutating func takeComparisons() -> Int {
    defer { comparisons = 0 }
    return comparisons
  }

  // MARK: Pieces in any position

  private mutating func compare(_ a: CurveSpan, _ b: CurveSpan, depth: Int) {
    comparisons += 1
    // Pieces as small as the tolerance are on the other curve as a vertex would be.
    if min((a.p3 - a.p0).magnitude, (b.p3 - b.p0).magnitude) <= 8 * tolerance || areApart(a, b) { return }
    let (a0, a1) = a.directions(tolerance: tolerance)
    let (b0, b1) = b.directions(tolerance: tolerance)
    let crosses = (a0.cross(b0), a0.cross(b1), a1.cross(b0), a1.cross(b1))
    let (turnA, turnB) = (a0.dot(a1), b0.dot(b1))
    if min(min(crosses.0, crosses.1), min(crosses.2, crosses.3)) > 0.02
      || max(max(crosses.0, crosses.1), max(crosses.2, crosses.3)) < -0.02
    {
      if sharedEnd(a, b) != nil { return }
      switch crossing(a, b) {
      case .found(let contact): return contacts.append(contact)
      case .outside where min(turnA, turnB) > 0.98: return
      case .outside, .lost: if depth > 50 { return }
      }
    } else if min(turnA, turnB) > 0.8 || depth > 40 {
      return match(a, b)
    }
    if turnA <= turnB {
      let middle = (a.start + a.end) / 2
      compare(first.span(from: a.start, to: middle), b, depth: depth + 1)
      compare(first.span(from: middle, to: a.end), b, depth: depth + 1)
    } else {
      let middle = (b.start + b.end) / 2
      compare(a, second.span(from: b.start, to: middle), depth: depth + 1)
      compare(a, second.span(from: middle, to: b.end), depth: depth + 1)
    }
  }

  /// Returns the end that two pieces share.
  private func sharedEnd(_ a: CurveSpan, _ b: CurveSpan) -> Contact? {
    shared.first { contact in
      (contact.first == a.start || contact.first == a.end) && (contact.second == b.start || contact.second == b.end)
    }
  }

  /// Returns whether a line separates two pieces. An end that they share may be on it.
  private func areApart(_ a: CurveSpan, _ b: CurveSpan) -> Bool {
    let shared = sharedEnd(a, b)
    let test = SeparationTest(
      a: (a.p0, a.p1, a.p2, a.p3), b: (b.p0, b.p1, b.p2, b.p3),
      shared: shared.map { $0.first == a.start ? a.p0 : a.p3 },
      skipA: shared.map { $0.first == a.start ? 0 : 3 } ?? -1,
      skipB: shared.map { $0.second == b.start ? 0 : 3 } ?? -1,
      margin: shared == nil ? tolerance : 0, slack: tolerance,
      spread: (a.errorAxes.0, a.errorAxes.1, b.errorAxes.0, b.errorAxes.1))
    return test.isSeparated
  }

  private enum Crossing {
    case found(Contact)
    /// They cross if both are continued a little beyond their ends.
    case outside
    /// Newton's method left the pieces, or did not converge.
    case lost
  }

  /// Returns the crossing of two pieces, by Newton's method from the crossing of their chords.
  private func crossing(_ a: CurveSpan, _ b: CurveSpan) -> Crossing {
    let directionA = a.p3 - a.p0
    let directionB = b.p3 - b.p0
    let denominator = directionA.cross(directionB)
    guard denominator != 0 else { return .lost }
    let gap = b.p0 - a.p0
    return crossing(
      a, b,
      fractions: (
        clampedToUnit(gap.cross(directionB) / denominator), clampedToUnit(gap.cross(directionA) / denominator)
      ))
  }

  /// Returns the crossing of two pieces, by Newton's method from fractions of both.
  private func crossing(_ a: CurveSpan, _ b: CurveSpan, fractions: (Double, Double)) -> Crossing {
    let spanA = a.end - a.start
    let spanB = b.end - b.start
    var t = a.start + spanA * fractions.0
    var u = b.start + spanB * fractions.1
    for _ in 0..<12 {
      let miss = second.point(at: u) - first.point(at: t)
      let speedA = first.derivative(at: t)
      let speedB = second.derivative(at: u)
      let determinant = speedA.cross(speedB)
      guard determinant != 0 else { return .lost }
      t += miss.cross(speedB) / determinant
      u += miss.cross(speedA) / determinant
      // A value far outside the pieces does not return.
      guard abs(t - a.start - spanA / 2) <= 2 * abs(spanA), abs(u - b.start - spanB / 2) <= 2 * abs(spanB) else {
        return .lost
      }
      if miss.magnitude > tolerance / 4 { continue }
      // Ends count, even if rounding puts the crossing a little beyond them.
      let insideT = clamped(t, a.start, a.end)
      let insideU = clamped(u, b.start, b.end)
      let beyond = first.point(at: insideT) - second.point(at: insideU)
      if beyond.magnitude <= tolerance { return .found(Contact(first: insideT, second: insideU)) }
      return abs(t - insideT) <= abs(spanA) / 8 && abs(u - insideU) <= abs(spanB) / 8 ? .outside : .lost
    }
    return .lost
  }

  // MARK: Pieces side by side

  /// Compares the common stretch of two pieces that bend little and have nearly the same direction.
  private mutating func match(_ a: CurveSpan, _ b: CurveSpan) {
    let chordA = unit(a.p3 - a.p0)
    let chordB = unit(b.p3 - b.p0)
    let isSameWay = chordA.dot(chordB) >= 0
    let axis = unit(isSameWay ? chordA + chordB : chordA - chordB)
    let (bStart, bEnd) = isSameWay ? (b.start, b.end) : (b.end, b.start)
    let (bLow, bHigh) = isSameWay ? (b.p0.dot(axis), b.p3.dot(axis)) : (b.p3.dot(axis), b.p0.dot(axis))
    let (aLow, aHigh) = (a.p0.dot(axis), a.p3.dot(axis))
    let low = max(aLow, bLow)
    let high = min(aHigh, bHigh)
    guard high - low > 4 * tolerance else { return }
    let s0 = aLow < low ? parameter(on: first, along: axis, at: low, from: a.start, to: a.end) : a.start
    let s1 = aHigh > high ? parameter(on: first, along: axis, at: high, from: a.start, to: a.end) : a.end
    let u0 = bLow < low ? parameter(on: second, along: axis, at: low, from: bStart, to: bEnd) : bStart
    let u1 = bHigh > high ? parameter(on: second, along: axis, at: high, from: bStart, to: bEnd) : bEnd
    guard s0 < s1, u0 != u1 else { return }
    let isZeroAtStart = shared.contains { $0.first == s0 && $0.second == u0 }
    let isZeroAtEnd = shared.contains { $0.first == s1 && $0.second == u1 }
    judge(
      first.span(from: s0, to: s1), second.span(from: u0, to: u1), axis, isZeroAtStart, isZeroAtEnd, depth: 0)
  }

  /// Finds on which side of a piece another one is that runs beside it, and where they cross.
  /// - Parameters:
  ///   - isZeroAtStart: Whether both start at one point.
  ///   - isZeroAtEnd: Whether both end at one point.
  private mutating func judge(
    _ a: CurveSpan, _ b: CurveSpan, _ axis: Point, _ isZeroAtStart: Bool, _ isZeroAtEnd: Bool, depth: Int
  ) {
    comparisons += 1
    let (d0, d1, d2, d3) = (b.p0 - a.p0, b.p1 - a.p1, b.p2 - a.p2, b.p3 - a.p3)
    let (t0, t1) = b.directions(tolerance: tolerance)
    let (n0, n1) = (t0.perpendicular, t1.perpendicular)
    let error = max(a.error(along: n0) + b.error(along: n0), a.error(along: n1) + b.error(along: n1))
    let (x1, x2) = (t0.cross(d1), t0.cross(d2))
    let (y1, y2) = (t1.cross(d1), t1.cross(d2))
    var low = min(min(x1, x2), min(y1, y2))
    var high = max(max(x1, x2), max(y1, y2))
    let start = t0.cross(d0)
    let end = t1.cross(d3)
    if !isZeroAtStart {
      let other = t1.cross(d0)
      low = min(low, start, other)
      high = max(high, start, other)
    }
    if !isZeroAtEnd {
      let other = t0.cross(d3)
      low = min(low, end, other)
      high = max(high, end, other)
    }
    func add(_ side: Side) {
      verdicts.append(
        Verdict(start: a.start, end: a.end, otherStart: b.start, otherEnd: b.end, side: side))
    }
    if max(high, -low) + error <= tolerance { return add(.near) }
    let least = error + noise
    if low > least { return add(.right) }
    if high < -least { return add(.left) }
    if depth > 60 || (a.p3 - a.p0).magnitude <= 8 * tolerance { return add(.near) }
    if !isZeroAtStart, !isZeroAtEnd, min(abs(start), abs(end)) > tolerance + error, (start > 0) != (end > 0),
      case .found(let contact) = crossing(a, b, fractions: (start / (start - end), start / (start - end))),
      contact.first > a.start, contact.first < a.end, contact.second != b.start, contact.second != b.end
    {
      contacts.append(contact)
      return judgeHalves(a, b, axis, isZeroAtStart, isZeroAtEnd, depth, at: contact, isZero: true)
    }
    let middle = (a.start + a.end) / 2
    let u = parameter(
      on: second, along: axis, at: first.point(at: middle).dot(axis), from: b.start, to: b.end, accuracy: 1e-3)
    judgeHalves(
      a, b, axis, isZeroAtStart, isZeroAtEnd, depth, at: Contact(first: middle, second: u), isZero: false)
  }

  private mutating func judgeHalves(
    _ a: CurveSpan, _ b: CurveSpan, _ axis: Point, _ isZeroAtStart: Bool, _ isZeroAtEnd: Bool, _ depth: Int,
    at middle: Contact, isZero: Bool
  ) {
    judge(
      first.span(from: a.start, to: middle.first), second.span(from: b.start, to: middle.second), axis, isZeroAtStart,
      isZero, depth: depth + 1)
    judge(
      first.span(from: middle.first, to: a.end), second.span(from: middle.second, to: b.end), axis, isZero, isZeroAtEnd,
      depth: depth + 1)
  }

  /// Returns the parameter between two others at which a piece has a coordinate along an axis.
  /// - Parameter accuracy: The maximum last step of Newton's method, as a share of the piece.
  private func parameter(
    on segment: Segment, along axis: Point, at target: Double, from start: Double, to end: Double,
    accuracy: Double = 1e-15
  ) -> Double {
    let from = segment.point(at: start).dot(axis)
    let to = segment.point(at: end).dot(axis)
    guard to != from else { return (start + end) / 2 }
    var low = start
    var high = end
    var t = start + (end - start) * clampedToUnit((target - from) / (to - from))
    for _ in 0..<60 {
      let miss = segment.point(at: t).dot(axis) - target
      if miss == 0 { return t }
      if (miss < 0) == (from < to) { low = t } else { high = t }
      let step = miss / segment.derivative(at: t).dot(axis)
      let next = t - step
      let isInside = next > min(low, high) && next < max(low, high)
      t = isInside ? next : (low + high) / 2
      if isInside, abs(step) <= accuracy * abs(end - start) { break }
    }
    return t
  }

  // MARK: Changes of side

  /// Adds a crossing wherever the second curve changes sides and none has been found.
  private mutating func addChangesOfSide() {
    guard verdicts.contains(where: { $0.side == .left }), verdicts.contains(where: { $0.side == .right }) else {
      return
    }
    verdicts.sort { $0.start < $1.start }
    var last: Verdict?
    var near: [Verdict] = []
    for verdict in verdicts {
      if verdict.side == .near {
        near.append(verdict)
        continue
      }
      if let last, last.side != verdict.side,
        !contacts.contains(where: { $0.first >= last.end && $0.first <= verdict.start })
      {
        let middle = (last.end + verdict.start) / 2
        let place = near.min { abs(($0.start + $0.end) / 2 - middle) < abs(($1.start + $1.end) / 2 - middle) }
        let t = place.map { ($0.start + $0.end) / 2 } ?? middle
        let (start, end) = place.map { ($0.otherStart, $0.otherEnd) } ?? (last.otherEnd, verdict.otherStart)
        let axis = unit(first.derivative(at: t))
        let u = parameter(on: second, along: axis, at: first.point(at: t).dot(axis), from: start, to: end)
        contacts.append(Contact(first: t, second: u))
      }
      last = verdict
      near.removeAll(keepingCapacity: true)
    }
  }
}

func clamped(_ value: Double, _ a: Double, _ b: Double) -> Double { min(max(value, min(a, b)), max(a, b)) }
