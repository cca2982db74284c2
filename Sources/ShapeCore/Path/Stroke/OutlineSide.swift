/// One side of a stroke's outline along a subpath, drawn in its direction.
///
/// The side is the border of the strips between it and the subpath, which are all wound the same way. At the end of a
/// strip, the border follows the strip's end to the subpath, and from there the beginning of the next one, unless both
/// are the same. So the winding of the whole outline at a point is the number of strips there, and never below 1 inside
/// the stroke.
struct OutlineSide {
  /// 1 for the side to the right on the screen, and -1 for the side to the left.
  let sign: Double
  /// Half the width of the stroke.
  let reach: Double
  let tolerance: Double
  /// The start, or `nil` before anything is drawn.
  var start: Point?
  var segments: [Segment] = []
  /// The parts of strips beyond the centers of curvature. Empty if this is the only side.
  var folds: [StrokeFold] = []
  /// Whether this is the only side, that of a region's offset. It may cover anything within reach of the region's edge,
  /// and must cover all points whose nearest point of the edge is within reach. So nothing is needed beyond the centers
  /// of curvature, where another point of the edge is nearer.
  let isAlone: Bool
  /// Discs around places where the edge turns back, if this is the only side.
  var discs: [PathElement] = []
  /// Whether the last line was shortened to the start of the next one.
  var isMitered = false
  /// Whether the last segment is the far edge of a strip.
  var endsPlain = false
  /// The last join on the inside of a turn, until the strip after it is drawn.
  var detour: Detour?

  /// Starts with the next subpath.
  mutating func restart() {
    start = nil
    segments.removeAll(keepingCapacity: true)
    folds.removeAll(keepingCapacity: true)
    discs.removeAll(keepingCapacity: true)
    isMitered = false
    endsPlain = false
    detour = nil
  }

  /// The current end of the side. Not valid before something is drawn.
  var current: Point { segments.last?.end ?? start ?? .zero }

  /// Points closer together than this count as the same.
  private var snap: Double { 2e-6 * reach }

  /// The distance of the side to the right of the subpath.
  var distance: Double { sign * reach }

  /// Draws a line unless it would have no length.
  @inline(never)
  mutating func line(to point: Point) {
    guard start != nil else {
      start = point
      return
    }
    let from = current
    // The coordinates of the outline are at least as large as the reach.
    guard (point - from).magnitude > roundingShare * max(from.magnitude, reach) else { return }
    segments.append(.line(from: from, to: point))
  }

  /// Continues to the start of the next strip. Returns where that is: the current end if it is close enough.
  mutating func meet(_ point: Point) -> Point {
    guard start != nil else {
      start = point
      return point
    }
    let from = current
    if from.distance(to: point) <= snap { return from }
    segments.append(.line(from: from, to: point))
    return point
  }

  /// Appends an arc. If its start is close to the current end, the end is moved.
  mutating func append(_ arc: Arc) {
    let from = arc.startPoint
    if let last = segments.last {
      if let moved = last.ending(at: from), last.end.distance(to: from) <= snap {
        segments[segments.count - 1] = moved
      } else {
        line(to: from)
      }
    } else if let start, start.distance(to: from) > snap {
      line(to: from)
    } else {
      start = from
    }
    segments.append(.arc(arc))
  }

  /// Appends the strip of a straight line.
  mutating func append(lineFrom p: Point, to q: Point, normal: Point) {
    let shift = normal * distance
    if !isMitered { _ = meet(p + shift) }
    isMitered = false
    // Append it even if nothing of it is left, because the next join expects it.
    segments.append(.line(from: current, to: q + shift))
    endsPlain = true
    detour?.strip(startsAt: segments.count - 1, isPlain: true)
  }

  /// Appends the strip of a circular arc.
  mutating func append(circle arc: Arc) {
    let isClockwise = arc.sweep > 0
    let radius = arc.radii.width - (isClockwise ? distance : -distance)
    if radius > 0 {
      append(
        Arc(
          center: arc.center, radii: Size(radius, radius), rotation: arc.rotation, start: arc.start, sweep: arc.sweep))
      endsPlain = true
      detour?.strip(startsAt: segments.count - 1, isPlain: true)
      return
    }
    // All strips pass through the center and continue beyond it.
    _ = meet(arc.center)
    endsPlain = false
    detour?.strip(startsAt: segments.count, isPlain: false)
    guard radius < 0, !isAlone else { return }
    let beyond = Arc(
      center: arc.center, radii: Size(-radius, -radius), rotation: arc.rotation, start: arc.start + Double.pi,
      sweep: abs(arc.sweep))
    let opposite =
      isClockwise
      ? beyond
      : Arc(
        center: arc.center, radii: beyond.radii, rotation: arc.rotation, start: beyond.start + arc.sweep,
        sweep: -arc.sweep)
    let isWhole = abs(arc.sweep) >= 2 * Double.pi
    folds.append(.sector(opposite, isWhole: isWhole))
  }

  /// Joins the end to the start, which are almost the same.
  mutating func closeUp() {
    guard let start, let last = segments.last, last.end != start, last.end.distance(to: start) <= snap,
      let moved = last.ending(at: start)
    else { return }
    segments[segments.count - 1] = moved
  }
}
