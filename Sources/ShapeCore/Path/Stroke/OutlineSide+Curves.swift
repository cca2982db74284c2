// The strips along curves.
//
// A strip is swept by the normal of fixed length. If the curve bends towards the strip with a radius smaller than the
// strip's width, the normals run backwards beyond the center of curvature, and the area that they sweep there would be
// wound the wrong way. So the strip is split along the evolute, the curve of the centers of curvature: the side follows
// the evolute, and the part beyond becomes an outline of its own, a fold.

/// A piece of a curve along which the curvature is monotonic and keeps its sign.
struct CurvatureSpan {
  var from: CurveFrame
  var to: CurveFrame
}

extension OutlineSide {
  /// Appends the strip of a piece of a curve.
  mutating func append(_ fitter: inout ParallelFitter, _ spans: [CurvatureSpan]) {
    guard let first = spans.first, let last = spans.last else { return }
    guard spans.contains(where: { folds($0.from) || folds($0.to) }) else {
      appendPlain(&fitter, from: first.from, to: last.to)
      return
    }
    let intervals = intervals(of: fitter.curve, spans)
    var index = 0
    while index < intervals.count {
      var next = index + 1
      if intervals[index].isFolded {
        while next < intervals.count, intervals[next].isFolded { next += 1 }
        appendFold(
          &fitter, intervals[index..<next], beginsWithin: index > 0, endsWithin: next < intervals.count)
      } else {
        appendPlain(&fitter, from: intervals[index].from, to: intervals[index].to)
      }
      index = next
    }
  }

  /// Splits a curve where the strip begins or ends to fold, and folds at the extremes of the curvature.
  private func intervals(of curve: FramedCurve, _ spans: [CurvatureSpan]) -> [Interval] {
    var intervals: [Interval] = []
    func add(_ from: CurveFrame, _ to: CurveFrame, _ isFolded: Bool) {
      if !isFolded, let last = intervals.last, !last.isFolded {
        intervals[intervals.count - 1].to = to
      } else {
        intervals.append(Interval(from: from, to: to, isFolded: isFolded))
      }
    }
    for span in spans {
      let (foldsFirst, foldsLast) = (folds(span.from), folds(span.to))
      if foldsFirst == foldsLast {
        add(span.from, span.to, foldsFirst)
      } else {
        let middle = transition(of: curve, span, foldsFirst: foldsFirst)
        add(span.from, middle, foldsFirst)
        add(middle, span.to, foldsLast)
      }
    }
    return intervals
  }

  /// Returns whether the normal extends beyond the center of curvature by a significant length.
  private func folds(_ frame: CurveFrame) -> Bool { distance * frame.curvature > 1 + 1e-7 }

  /// Returns where the normal just reaches the center of curvature, if it extends beyond at one end only.
  private func transition(of curve: FramedCurve, _ span: CurvatureSpan, foldsFirst: Bool) -> CurveFrame {
    func room(_ frame: CurveFrame) -> Double { 1 - distance * frame.curvature }
    let t = signChange(
      from: (span.from.t, room(span.from)), to: (span.to.t, room(span.to)), startsNegative: foldsFirst
    ) { room(curve.frame(at: $0, towards: span.to.t)) }
    return curve.frame(at: t, towards: span.to.t)
  }

  private mutating func appendPlain(_ fitter: inout ParallelFitter, from: CurveFrame, to: CurveFrame) {
    let offset = ParallelCurve.offset(distance: distance, isBackward: false)
    var first = offset.point(from)
    let last = offset.point(to)
    first.point = meet(first.point)
    let count = segments.count
    fitter.append(offset, from: first, to: last, into: &segments)
    endsPlain = segments.count > count
    detour?.strip(startsAt: count, isPlain: endsPlain)
  }

  /// Appends the evolute along intervals that all fold, and records the part beyond it. Where a fold begins or ends
  /// within the curve, evolute and offset curve meet.
  private mutating func appendFold(
    _ fitter: inout ParallelFitter, _ intervals: ArraySlice<Interval>, beginsWithin: Bool, endsWithin: Bool
  ) {
    let offset = ParallelCurve.offset(distance: distance, isBackward: true)
    var evoluteStart = 0
    for (index, interval) in zip(intervals.indices, intervals) {
      let (first, last) = (interval.from, interval.to)
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
          segment: fitter.curve.segment, tolerance: fitter.tolerance, intervals: Array(intervals), distance: distance,
          evolute: Array(segments[evoluteStart...]))))
  }
}
