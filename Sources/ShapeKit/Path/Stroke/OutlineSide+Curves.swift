// The strips along curves.
//
// A strip is swept by the normal of fixed length. Where the curve turns towards the strip more tightly than the strip is
// wide, the normals run backwards beyond the centre of curvature, and what they sweep there would be wound the wrong
// way. So the strip is parted along the evolute, the curve of the centres of curvature: the side follows the evolute, and
// what lies beyond becomes an outline of its own, a fold.

extension OutlineSide {
  /// Appends the strip of a curve between two parameters. `extremes` are those of its curvature, nil if no strip folds.
  mutating func append(_ fitter: inout ParallelFitter, from low: Double, to high: Double, extremes: [Double]?) {
    let intervals =
      extremes.map { self.intervals(of: fitter.segment, from: low, to: high, extremes: $0) }
      ?? [Interval(from: low, to: high, isFolded: false)]
    var index = 0
    while index < intervals.count {
      var next = index + 1
      if intervals[index].isFolded {
        while next < intervals.count, intervals[next].isFolded { next += 1 }
        appendFold(
          &fitter, intervals[index..<next], beginsWithin: index > 0, endsWithin: next < intervals.count)
      } else {
        appendPlain(&fitter, intervals[index])
      }
      index = next
    }
  }

  /// Parts a curve where the strip begins or ends to fold, and folds where the curvature has an extreme.
  private func intervals(
    of segment: Segment, from low: Double, to high: Double, extremes: [Double]
  ) -> [Interval] {
    var intervals: [Interval] = []
    func add(_ from: Double, _ to: Double, _ isFolded: Bool) {
      if !isFolded, let last = intervals.last, !last.isFolded {
        intervals[intervals.count - 1].to = to
      } else {
        intervals.append(Interval(from: from, to: to, isFolded: isFolded))
      }
    }
    var from = low
    for to in extremes + [high] where to > from {
      let foldsFirst = folds(segment.frame(at: from, towards: to))
      let foldsLast = folds(segment.frame(at: to, towards: from))
      if foldsFirst == foldsLast {
        add(from, to, foldsFirst)
      } else {
        let middle = transition(of: segment, from: from, to: to, foldsFirst: foldsFirst)
        add(from, middle, foldsFirst)
        add(middle, to, foldsLast)
      }
      from = to
    }
    return intervals
  }

  /// Whether the normal reaches beyond the centre of curvature, by more than makes no difference.
  private func folds(_ frame: CurveFrame) -> Bool { distance * frame.curvature > 1 + 1e-7 }

  /// Where the normal just reaches the centre of curvature, between two parameters where that differs.
  private func transition(of segment: Segment, from: Double, to: Double, foldsFirst: Bool) -> Double {
    var (low, high) = (from, to)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      guard low < middle, middle < high else { break }
      let isBeyond = distance * segment.frame(at: middle, towards: high).curvature > 1
      if isBeyond == foldsFirst { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private mutating func appendPlain(_ fitter: inout ParallelFitter, _ interval: Interval) {
    let offset = ParallelCurve.offset(distance: distance, isBackward: false)
    var first = offset.point(fitter.segment.frame(at: interval.from, towards: interval.to))
    let last = offset.point(fitter.segment.frame(at: interval.to, towards: interval.from))
    first.point = meet(first.point)
    let count = segments.count
    fitter.append(offset, from: first, to: last, into: &segments)
    endsPlain = segments.count > count
    detour?.strip(startsAt: count, isPlain: endsPlain)
  }

  /// Appends the evolute along intervals that all fold, and notes what lies beyond it. Where a fold begins or ends within
  /// the curve, evolute and offset curve meet.
  private mutating func appendFold(
    _ fitter: inout ParallelFitter, _ intervals: ArraySlice<Interval>, beginsWithin: Bool, endsWithin: Bool
  ) {
    let offset = ParallelCurve.offset(distance: distance, isBackward: true)
    var evoluteStart = 0
    for (index, interval) in zip(intervals.indices, intervals) {
      let first = fitter.segment.frame(at: interval.from, towards: interval.to)
      let last = fitter.segment.frame(at: interval.to, towards: interval.from)
      let evolute = ParallelCurve.evolute(towardsNormal: 1 / last.curvature > 1 / first.curvature)
      var (a, b) = (evolute.point(first), evolute.point(last))
      if endsWithin, index == intervals.endIndex - 1 { b.point = offset.point(last).point }
      if index == intervals.startIndex {
        a.point = meet(beginsWithin ? offset.point(first).point : a.point)
        evoluteStart = segments.count
      } else {
        a.point = current
      }
      fitter.append(evolute, from: a, to: b, into: &segments)
    }
    endsPlain = false
    detour?.strip(startsAt: evoluteStart, isPlain: false)
    if isAlone { return }
    folds.append(
      .curve(
        CurveFold(
          fitter: fitter, intervals: Array(intervals), distance: distance, evolute: Array(segments[evoluteStart...]))))
  }
}
