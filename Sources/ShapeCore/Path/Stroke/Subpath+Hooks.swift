// Hooks: turns of a region's edge that are smaller than its accuracy.
//
// The edge of a simplified region is accurate to about 1e-9 of its size. Below that it may go back and forth, even in a
// loop, and the turn from one segment to the next is then unrelated to the turn of the edge: half a turn to one side or
// to the other look the same. So before an offset is drawn, everything as small as that is merged into one vertex.

extension Subpath {
  /// Returns the closed subpath without segments and ends of curves that stay within a distance of a vertex; the rest
  /// meets in the vertex. `nil` if nothing is left.
  func withoutHooks(smallerThan size: Double) -> Subpath? {
    var kept: [Segment] = []
    for segment in drawnSegments {
      let last = kept.last?.end ?? start
      if segment.controlLength <= size, segment.end.distance(to: last) <= size { continue }
      kept.connect(to: segment, size: size)
    }
    guard let first = kept.first, let last = kept.last else { return nil }
    if last.end != first.start {
      if let moved = last.ending(at: first.start) {
        kept[kept.count - 1] = moved
      } else if let moved = first.starting(at: last.end) {
        kept[0] = moved
      } else {
        kept.append(.line(from: last.end, to: first.start))
      }
    }
    kept = kept.map { $0.withoutHookAtEnd(smallerThan: size).reversed.withoutHookAtEnd(smallerThan: size).reversed }
    return Subpath(start: kept[0].start, segments: kept, isClosed: true)
  }
}

extension [Segment] {
  /// Appends a segment and moves its start, or the end before it, so that both meet.
  fileprivate mutating func connect(to segment: Segment, size: Double) {
    guard let last, last.end != segment.start else {
      append(segment)
      return
    }
    if let moved = segment.starting(at: last.end) {
      append(moved)
    } else if let moved = last.ending(at: segment.start) {
      self[count - 1] = moved
      append(segment)
    } else {
      append(.line(from: last.end, to: segment.start))
      append(segment)
    }
  }
}

extension Segment {
  /// Returns the same segment with another end close by, or `nil` for an arc, whose end is determined by its ellipse.
  func ending(at point: Point) -> Segment? {
    switch self {
    case .line(let from, _): return .line(from: from, to: point)
    case .quad(let from, let control, _): return .quad(from: from, control: control, to: point)
    case .cubic(let from, let control1, let control2, let to):
      return .cubic(from: from, control1: control1, control2: control2 + (point - to), to: point)
    case .arc: return nil
    }
  }

  /// Returns the same segment with another start close by, or `nil` for an arc.
  func starting(at point: Point) -> Segment? { reversed.ending(at: point)?.reversed }

  /// Returns the curve without the part at its end that stays within a distance of the end, if it turns there.
  fileprivate func withoutHookAtEnd(smallerThan size: Double) -> Segment {
    let handle: Double
    switch self {
    case .line, .arc: return self
    case .quad(_, let control, let to): handle = control.distance(to: to)
    case .cubic(_, _, let control2, let to): handle = control2.distance(to: to)
    }
    let length = controlLength
    // With a handle this long, a curve turns by less than 1 / 1000 within the distance.
    if handle > 0.01 * length, length > 1e7 * size { return self }
    guard let direction = endDirection else { return self }
    var share = 0.5
    while piece(from: 1 - share, to: 1).controlLength > size {
      share /= 2
      guard share > 1e-14 else { return self }
    }
    let rest = piece(from: 0, to: 1 - share)
    guard let restDirection = rest.endDirection, restDirection.dot(direction) < 0.999 else { return self }
    return rest.ending(at: end) ?? self
  }
}
