// The parts of a strip beyond the centers of curvature.
//
// A point there is nearer to another point of the path than to the one whose normal reaches it. If that one is within a
// segment, its normal reaches the point before its own center of curvature; if it is a vertex, the point is in the join
// or cap there, if that covers the disc around the vertex. So a fold is needed only near the parts that joins and caps
// leave uncovered.

/// A piece of a curve, and whether the strip folds everywhere along it.
struct Interval {
  var from: CurveFrame
  var to: CurveFrame
  var isFolded: Bool
}

/// A part of a stroke beyond the centers of curvature.
enum StrokeFold {
  /// The part of a circular arc or a turn on the spot: the sector of an arc, or the whole disc, around their center.
  case sector(Arc, isWhole: Bool)
  case curve(CurveFold)

  /// The outline, with the winding direction of the stroke.
  var outline: [PathElement] {
    switch self {
    case .sector(let arc, let isWhole):
      return isWhole
        ? [.move(to: arc.startPoint), .arc(arc), .close]
        : [.move(to: arc.center), .line(to: arc.startPoint), .arc(arc), .close]
    case .curve(let fold):
      return fold.outline
    }
  }

  /// Returns a rectangle that contains the fold.
  func box(reach: Double) -> Rect? {
    switch self {
    case .sector(let arc, _):
      return Rect(x: arc.center.x, y: arc.center.y, width: 0, height: 0).inset(by: -arc.radii.width)
    case .curve(let fold):
      var extent = Extent()
      fold.segment.addBounds(to: &extent)
      return extent.rect?.inset(by: -reach)
    }
  }
}

/// The part of a curve's strip beyond its evolute, along intervals that all fold.
struct CurveFold {
  var segment: Segment
  var tolerance: Double
  var intervals: [Interval]
  /// The distance of the strip's edge to the right.
  var distance: Double
  /// The evolute along the intervals, in the direction of the curve.
  var evolute: [Segment]

  /// The offset curve beyond the evolute, and the evolute back. It is wound against the strip, so the other way on the
  /// left.
  fileprivate var outline: [PathElement] {
    var fitter = ParallelFitter(segment: segment, tolerance: tolerance)
    let offset = ParallelCurve.offset(distance: distance, isBackward: true)
    var beyond: [Segment] = []
    for interval in intervals {
      var first = offset.point(interval.from)
      let last = offset.point(interval.to)
      if let end = beyond.last?.end {
        first.point = end
      } else if let start = evolute.first?.start, start != first.point {
        beyond.append(.line(from: start, to: first.point))
      }
      fitter.append(offset, from: first, to: last, into: &beyond)
    }
    guard let start = beyond.first?.start, let end = beyond.last?.end else { return [] }
    let turn = evolute.last?.end ?? start
    let segments = beyond + [.line(from: end, to: turn)] + evolute.reversed().map { $0.reversed }
    var elements: [PathElement] = [.move(to: start)]
    for segment in distance > 0 ? segments : segments.reversed().map({ $0.reversed }) {
      elements.append(segment.element)
    }
    elements.append(.close)
    return elements
  }
}

/// The part of the disc around a vertex that joins and caps leave uncovered: all points farther than a depth along a
/// direction.
struct StrokeGap {
  var vertex: Point
  /// A unit vector.
  var outwards: Point
  var depth: Double
}

extension StrokeGap {
  /// Creates the gap at an end without a cap.
  init(end: Point, outwards: Point) {
    self.init(vertex: end, outwards: outwards, depth: 0)
  }

  /// Creates the gap beyond a bevel, or `nil` if the join covers the disc except for an insignificant length.
  init?(_ arriving: Leg, _ leaving: Leg, _ style: StrokeStyle, slack: Double) {
    let agreement = arriving.direction.dot(leaving.direction)
    switch style.join {
    case .round: return nil
    case .miter where style.coversMiter(agreement: agreement): return nil
    case .miter, .bevel: break
    }
    let depth = style.width / 2 * max(0, (1 + agreement) / 2).squareRoot()
    let across = arriving.direction - leaving.direction
    guard style.width / 2 - depth > slack, across != .zero else { return nil }
    self.init(vertex: arriving.point, outwards: across.normalized, depth: depth)
  }

  /// Returns whether the gap may contain a part of an outline.
  func mayMeet(_ outline: [PathElement], slack: Double) -> Bool {
    func isBeyond(_ point: Point) -> Bool { (point - vertex).dot(outwards) > depth + slack }
    return outline.contains { element in
      switch element {
      case .move(let to), .line(let to): isBeyond(to)
      case .quad(let to, let control): isBeyond(to) || isBeyond(control)
      case .curve(let to, let control1, let control2): isBeyond(to) || isBeyond(control1) || isBeyond(control2)
      case .arc(let arc): isBeyond(arc.center + outwards * arc.radii.width)
      case .close: false
      }
    }
  }
}

extension StrokeStyle {
  /// Returns whether a miter is within the limit.
  /// - Parameter agreement: The cosine of the angle between the directions of both legs.
  func coversMiter(agreement: Double) -> Bool {
    // The distance of the tip is 1 / cos of half the turn, in half widths. The square of that cosine is (1 + agreement)
    // / 2.
    miterLimit * miterLimit * (1 + agreement) >= 2 && 1 + agreement > 0
  }
}

extension StrokeOutliner {
  /// Returns the outlines of the folds that a gap may meet.
  func neededFolds(_ folds: [StrokeFold], gaps: [StrokeGap]) -> [PathElement] {
    if gaps.isEmpty { return [] }
    let gaps = gaps.sorted { $0.vertex.x < $1.vertex.x }
    var elements: [PathElement] = []
    for fold in folds {
      guard let box = fold.box(reach: reach)?.inset(by: -reach) else { continue }
      var index = gaps.partitioningIndex { $0.vertex.x >= box.minX }
      var outline: [PathElement] = []
      while index < gaps.count, gaps[index].vertex.x <= box.maxX {
        let gap = gaps[index]
        index += 1
        guard gap.vertex.y >= box.minY, gap.vertex.y <= box.maxY else { continue }
        if outline.isEmpty { outline = fold.outline }
        if gap.mayMeet(outline, slack: tolerance / 20) {
          elements += outline
          break
        }
      }
    }
    return elements
  }
}

extension [StrokeGap] {
  /// Returns the first index whose element meets a condition, or the end index. If an element meets the condition, all
  /// after it must.
  fileprivate func partitioningIndex(_ isBehind: (StrokeGap) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
