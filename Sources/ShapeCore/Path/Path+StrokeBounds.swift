extension Path {
  /// Returns the bounding box of a stroke centered on the path, or `nil` if the stroke covers nothing.
  ///
  /// - A segment covers everything within half the width along its normals. A curve that turns back at a point covers a
  ///   disc there, as the limit of ever tighter turns.
  /// - Joins follow the style: a miter reaches to its tip if it is within the limit, and is a bevel otherwise.
  /// - Open subpaths have caps, closed ones have none. A subpath without length is a dot: a disc for round caps, a
  ///   square along the axes for square ones, nothing for butt ones. A single `move` covers nothing.
  /// - Dashes: the bounds ignore the gaps, so that they contain the stroke for every phase. For square caps on curves
  ///   they may be larger by up to 0.42 of half the width.
  ///
  /// Also `nil` for a path that is not finite and for a width that is not positive and finite.
  package func strokeBounds(_ style: StrokeStyle) -> Rect? {
    let reach = style.width / 2
    guard reach > 0, reach.isFinite, let ink = ink(style, reach: reach), ink.isFinite else { return nil }
    return ink
  }

  private func ink(_ style: StrokeStyle, reach: Double) -> Rect? {
    switch storage {
    case .rect(let rect):
      return rect.isFinite ? inkOfRect(rect, style, reach: reach) : nil
    case .roundedRect(let rect, let radii):
      guard rect.isFinite else { return nil }
      let hasArcs = radii != CornerRadii(0)
      return inkOfRect(rect, style, reach: hasArcs ? style.reachAlongCurves : reach)
    case .ellipse(let rect):
      guard rect.isFinite else { return nil }
      return rect.width == 0 && rect.height == 0
        ? inkOfRect(rect, style, reach: reach) : rect.inset(by: -style.reachAlongCurves)
    case .elements:
      guard isFinite else { return nil }
      var ink = StrokeInk(style)
      for subpath in subpaths { ink.add(subpath) }
      return ink.extent.rect
    }
  }
}

/// Returns the bounds of a stroke along a rectangle's outline, which may have collapsed to a line or a point.
private func inkOfRect(_ rect: Rect, _ style: StrokeStyle, reach: Double) -> Rect? {
  if rect.width > 0, rect.height > 0 { return rect.inset(by: -reach) }
  if rect.width == 0, rect.height == 0 { return style.cap == .butt ? nil : rect.inset(by: -reach) }
  // For a line there and back, the joins turn by half a turn, which no miter limit allows.
  let isExtended = style.join == .round || style.isDashed && style.cap != .butt
  let along = isExtended ? reach : 0
  return rect.width > 0
    ? rect.inset(left: -along, top: -reach, right: -along, bottom: -reach)
    : rect.inset(left: -reach, top: -along, right: -reach, bottom: -along)
}

extension StrokeStyle {
  /// Whether the dashes have an effect: all lengths are finite, none is negative, and not all are 0.
  var isDashed: Bool {
    var total = 0.0
    for length in dash {
      guard length >= 0, length.isFinite else { return false }
      total += length
    }
    return total > 0
  }

  /// How far the stroke extends to the sides of a curve: where a dash may end, to the corner of its square cap.
  fileprivate var reachAlongCurves: Double {
    width / 2 * (cap == .square && isDashed ? 2.0.squareRoot() : 1)
  }
}

/// Collects the extent of a stroke.
private struct StrokeInk {
  var extent = Extent()
  private let reach: Double
  private let cap: LineCap
  private let join: LineJoin
  private let miterLimit: Double
  private let isDashed: Bool
  private let reachAlongCurves: Double

  init(_ style: StrokeStyle) {
    reach = style.width / 2
    cap = style.cap
    join = style.join
    miterLimit = style.miterLimit
    isDashed = style.isDashed
    reachAlongCurves = style.reachAlongCurves
  }

  mutating func add(_ subpath: Subpath) {
    var first: (point: Point, direction: Point)?
    var last: (point: Point, direction: Point)?
    let resolution = subpath.resolution
    for segment in subpath.drawnSegments where !segment.isPoint(resolution: resolution) {
      guard let startDirection = segment.startDirection, let endDirection = segment.endDirection else { continue }
      if let last {
        addJoin(at: segment.start, from: last.direction, to: startDirection)
      } else {
        first = (segment.start, startDirection)
      }
      addSides(of: segment, startDirection, endDirection)
      last = (segment.end, endDirection)
    }
    guard let first, let last else {
      if !subpath.drawsNothing { addDot(at: subpath.start) }
      return
    }
    if subpath.isClosed {
      addJoin(at: first.point, from: last.direction, to: first.direction)
    } else {
      addCap(at: first.point, outwards: -first.direction)
      addCap(at: last.point, outwards: last.direction)
    }
  }

  /// Adds a subpath without length.
  private mutating func addDot(at point: Point) {
    switch cap {
    case .butt: break
    case .round, .square: extent.add(around: point, reach: reach)
    }
  }

  private mutating func addSides(of segment: Segment, _ startDirection: Point, _ endDirection: Point) {
    addSides(at: segment.start, direction: startDirection)
    addSides(at: segment.end, direction: endDirection)
    if isDashed { addDashEnds(of: segment, startDirection, endDirection) }
    if segment.isLine { return }
    let x = segment.turningPointsX
    if let t = x.0 { addTurn(x: segment.point(at: t).x) }
    if let t = x.1 { addTurn(x: segment.point(at: t).x) }
    let y = segment.turningPointsY
    if let t = y.0 { addTurn(y: segment.point(at: t).y) }
    if let t = y.1 { addTurn(y: segment.point(at: t).y) }
    for t in segment.offsetCusps(distance: reach) {
      if let direction = segment.direction(at: t) { addSides(at: segment.point(at: t), direction: direction) }
    }
  }

  private mutating func addSides(at point: Point, direction: Point) {
    let normal = direction.perpendicular * reach
    extent.add(point + normal)
    extent.add(point - normal)
  }

  private mutating func addTurn(x: Double) {
    extent.add(x: x - reach)
    extent.add(x: x + reach)
  }

  private mutating func addTurn(y: Double) {
    extent.add(y: y - reach)
    extent.add(y: y + reach)
  }

  /// Adds the caps of dashes that begin or end anywhere on the segment.
  private mutating func addDashEnds(of segment: Segment, _ startDirection: Point, _ endDirection: Point) {
    switch cap {
    case .butt:
      break
    case .square where segment.isLine:
      for direction in [startDirection, -startDirection] {
        addCap(at: segment.start, outwards: direction)
        addCap(at: segment.end, outwards: direction)
      }
    case .round, .square:
      var bounds = Extent()
      segment.addBounds(to: &bounds)
      extent.add(bounds, grownBy: reachAlongCurves)
    }
  }

  private mutating func addCap(at point: Point, outwards direction: Point) {
    switch cap {
    case .butt: break
    case .square: addSides(at: point + direction * reach, direction: direction)
    case .round: addSector(at: point, from: direction.perpendicular, to: -direction.perpendicular, clockwise: false)
    }
  }

  private mutating func addJoin(at point: Point, from arriving: Point, to leaving: Point) {
    let turn = arriving.cross(leaving)
    let agreement = arriving.dot(leaving)
    if abs(turn) < 1e-9, agreement > 0 { return }
    // The join is on the outer side: on the left of a turn to the right.
    let side: Double = turn > 0 ? -1 : 1
    let from = arriving.perpendicular * side
    let to = leaving.perpendicular * side
    switch join {
    case .bevel:
      break
    case .round:
      addSector(at: point, from: from, to: to, clockwise: turn > 0)
    case .miter:
      // The distance of the tip is 1 / cos of half the turn, in units of `reach`. The square of that cosine is (1 +
      // agreement) / 2.
      if miterLimit * miterLimit * (1 + agreement) >= 2, 1 + agreement > 0 {
        extent.add(point + (from + to) * (reach / (1 + agreement)))
      }
    }
  }

  /// Adds the extent of a sector of at most half a turn between two unit vectors.
  private mutating func addSector(at point: Point, from: Point, to: Point, clockwise: Bool) {
    let sign: Double = clockwise ? 1 : -1
    func holds(_ axis: Point) -> Bool { sign * from.cross(axis) >= 0 && sign * axis.cross(to) >= 0 }
    if holds(Point(1, 0)) { extent.add(x: point.x + reach) }
    if holds(Point(-1, 0)) { extent.add(x: point.x - reach) }
    if holds(Point(0, 1)) { extent.add(y: point.y + reach) }
    if holds(Point(0, -1)) { extent.add(y: point.y - reach) }
  }
}
