// Whether chords have the order of their curves.
//
// A vertex moves each curve that it is attached to by its radius. If two curves cross within the radius, and no vertex
// has been made there, that can put one on the other side of the other one. Their chords then have the wrong order as
// far as the next vertex, although they meet only at their ends.

extension Arrangement {
  /// Returns whether two leaves are on the same side of each other as their curves, at a few samples of their common
  /// range. That is enough for curves of low degree that nearly meet at both ends of that range.
  func haveOrderOfCurves(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (chords[first], chords[second])
    let reach = max(a.heights.upperBound, -a.heights.lowerBound) + max(b.heights.upperBound, -b.heights.lowerBound)
    if reach <= leastGap { return true }
    let (a0, a1, b0, b1) = (point(a.from), point(a.to), point(b.from), point(b.to))
    let (wayA, wayB) = (a1 - a0, b1 - b0)
    let isWide = abs(wayA.x) + abs(wayB.x) > abs(wayA.y) + abs(wayB.y)
    func along(_ point: Point) -> Double { isWide ? point.x : point.y }
    func across(_ point: Point) -> Double { isWide ? point.y : point.x }
    let low = max(min(along(a0), along(a1)), min(along(b0), along(b1)))
    let high = min(max(along(a0), along(a1)), max(along(b0), along(b1)))
    guard high - low > leastGap else { return true }
    let (slopeA, slopeB) = (across(wayA) / along(wayA), across(wayB) / along(wayB))
    return [0.25, 0.5, 0.75].allSatisfy { share in
      let place = low + (high - low) * share
      let onA = across(a0) + slopeA * (place - along(a0))
      let gap = across(b0) + slopeB * (place - along(b0)) - onA
      // The curves are not farther from their chords than this.
      guard abs(gap) <= reach * (1 + max(abs(slopeA), abs(slopeB))) else { return true }
      let (s, t) = (segment(a.source), segment(b.source))
      let u = parameter(on: s, isWide: isWide, at: place, from: a.start, to: a.end)
      let v = parameter(on: t, isWide: isWide, at: place, from: b.start, to: b.end)
      let curveGap = across(t.point(at: v)) - across(s.point(at: u))
      if (curveGap < 0) == (gap < 0) { return true }
      let (speedA, speedB) = (s.derivative(at: u), t.derivative(at: v))
      let steepest = max(abs(across(speedA) / along(speedA)), abs(across(speedB) / along(speedB)))
      return !(abs(curveGap) > leastGap * (1 + steepest))
    }
  }

  /// The distance from which on the order of two curves counts: more than vertices can move them.
  private var leastGap: Double { 4 * tolerance }
}
