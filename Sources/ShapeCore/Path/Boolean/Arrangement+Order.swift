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
    if a.heights == 0...0, b.heights == 0...0 { return true }
    let (wayA, wayB) = (point(a.to) - point(a.from), point(b.to) - point(b.from))
    let isWide = abs(wayA.x) + abs(wayB.x) > abs(wayA.y) + abs(wayB.y)
    func along(_ point: Point) -> Double { isWide ? point.x : point.y }
    func across(_ point: Point) -> Double { isWide ? point.y : point.x }
    let (a0, b0) = (point(a.from), point(b.from))
    let low = max(min(along(a0), along(a0 + wayA)), min(along(b0), along(b0 + wayB)))
    let high = min(max(along(a0), along(a0 + wayA)), max(along(b0), along(b0 + wayB)))
    guard high - low > leastGap else { return true }
    /// Returns the range of the distances of a curve from its chord along the other axis.
    func spread(_ heights: ClosedRange<Double>, _ way: Point) -> ClosedRange<Double> {
      let factor = way.length / (isWide ? way.x : -way.y)
      let (first, second) = (heights.lowerBound * factor, heights.upperBound * factor)
      return min(first, second)...max(first, second)
    }
    let (spreadA, spreadB) = (spread(a.heights, wayA), spread(b.heights, wayB))
    let (slopeA, slopeB) = (across(wayA) / along(wayA), across(wayB) / along(wayB))
    return [0.25, 0.5, 0.75].allSatisfy { share in
      let place = low + (high - low) * share
      let gap = across(b0) + slopeB * (place - along(b0)) - across(a0) - slopeA * (place - along(a0))
      let mayDiffer =
        gap < 0
        ? gap + spreadB.upperBound - spreadA.lowerBound > leastGap
        : gap + spreadB.lowerBound - spreadA.upperBound < -leastGap
      guard mayDiffer else { return true }
      let (curveA, curveB) = (segment(a.source), segment(b.source))
      let t = parameter(on: curveA, isWide: isWide, at: place, from: a.start, to: a.end)
      let u = parameter(on: curveB, isWide: isWide, at: place, from: b.start, to: b.end)
      let curveGap = across(curveB.point(at: u)) - across(curveA.point(at: t))
      if (curveGap < 0) == (gap < 0) { return true }
      let (speedA, speedB) = (curveA.derivative(at: t), curveB.derivative(at: u))
      let steepest = max(abs(across(speedA) / along(speedA)), abs(across(speedB) / along(speedB)))
      return !(abs(curveGap) > leastGap * (1 + steepest))
    }
  }

  /// The distance from which on the order of two curves counts: more than vertices can move them.
  private var leastGap: Double { 4 * tolerance }
}
