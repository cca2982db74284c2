/// One side of a stroke's outline along a subpath, drawn in the direction of travel.
///
/// The side is the border of the strips that lie between the subpath and it, all wound the same way. Where one strip
/// ends, the border goes along the strip's end to the subpath, and from there along the beginning of the next one,
/// unless both are the same. So the winding of the whole outline at a point is the number of strips there, and never
/// falls below 1 inside the stroke.
struct OutlineSide {
  /// 1 for the side to the right of travel, as seen, and -1 for that to the left.
  let sign: Double
  /// Half the width of the stroke.
  let reach: Double
  let tolerance: Double
  /// Nil before anything is drawn.
  var start: Point?
  var segments: [Segment] = []
  /// What strips cover beyond the centers of curvature; empty where the side is the only one.
  var folds: [StrokeFold] = []
  /// Whether this is the only side, that of a region's offset. Anything within reach of the region's edge may then be
  /// covered, and all whose nearest point of the edge is within reach must be. So beyond the centers of curvature,
  /// where another point of the edge is nearer, nothing is needed.
  let isAlone: Bool
  /// Discs around places where the edge turns back, for a side that is alone.
  var discs: [PathElement] = []
  /// Whether the last line was shortened to where the next one will begin.
  var isMitered = false
  /// Whether the last segment is the far edge of a strip.
  var endsPlain = false
  /// The last join on the inside of a turn, until the strip after it is drawn.
  var detour: Detour?

  init(sign: Double, reach: Double, tolerance: Double, isAlone: Bool) {
    self.sign = sign
    self.reach = reach
    self.tolerance = tolerance
    self.isAlone = isAlone
  }

  /// Forgets what was drawn, for the next subpath.
  mutating func restart() {
    start = nil
    segments.removeAll(keepingCapacity: true)
    folds.removeAll(keepingCapacity: true)
    discs.removeAll(keepingCapacity: true)
    isMitered = false
    endsPlain = false
    detour = nil
  }

  /// Where the side has arrived; not before something is drawn.
  var current: Point { segments.last?.end ?? start ?? .zero }

  /// Points nearer to each other than this are taken for one.
  private var snap: Double { 2e-6 * reach }

  /// How far the side lies to the right of travel.
  var distance: Double { sign * reach }

  /// Draws a line unless it would have no length.
  mutating func line(to point: Point) {
    guard start != nil else {
      start = point
      return
    }
    let from = current
    // The reach is what the outline's coordinates are at least like.
    guard (point - from).magnitude > roundingShare * max(from.magnitude, reach) else { return }
    segments.append(.line(from: from, to: point))
  }

  /// Goes to where the next strip begins and says where that is: where the side has arrived if that is as good.
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

  /// Appends an arc, whose own start moves what was drawn before where they almost meet.
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
    // Even where nothing is left of it, for the next join expects it.
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
    // All strips pass through the center and go on beyond it.
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
