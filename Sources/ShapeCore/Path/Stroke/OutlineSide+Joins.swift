/// The start or the end of a segment with a length.
struct Leg {
  var point: Point
  /// The unit direction there.
  var direction: Point
  /// The length of the segment, if it is straight.
  var straightLength: Double?
}

extension OutlineSide {
  /// Draws the connection of two strips at a vertex between two legs.
  /// - Parameter closes: Whether the second leg is the first one of the subpath.
  @inline(never)
  mutating func join(_ arriving: Leg, _ leaving: Leg, _ style: StrokeStyle, closes: Bool) {
    let turn = arriving.direction.cross(leaving.direction)
    let agreement = arriving.direction.dot(leaving.direction)
    // A gap narrower than the tolerance is ignored.
    if abs(turn) < 1e-6, agreement > 0 { return }
    let isOutside = (turn >= 0) == (sign < 0)
    if isOutside {
      let angle = Mathematics.arcTangent(y: abs(turn), x: agreement)
      joinOutside(arriving, leaving, style, angle: angle, closes: closes)
    } else if isAlone, agreement < -0.9, style.join == .round {
      // Rounding may hide which side is the outer one. Drawn on the inner one, the join does no harm.
      let angle = 2 * Double.pi - Mathematics.arcTangent(y: abs(turn), x: agreement)
      joinOutside(arriving, leaving, style, angle: angle, closes: closes)
    } else {
      joinInside(arriving, leaving, turn: abs(turn), agreement: agreement, closes: closes)
    }
  }

  /// Draws a turn on the spot by less than half a turn: the strip sweeps a sector.
  mutating func pivot(around center: Point, from: Point, to: Point) {
    if isAlone {
      // Rounding may hide the direction of the turn; the whole disc may be covered.
      line(to: center)
      discs += Path.circle(center: center, radius: reach).elements
      return
    }
    let turn = from.cross(to)
    let angle = Mathematics.arcTangent(y: turn, x: from.dot(to))
    let normal = from.perpendicular * distance
    var sector = Arc(
      center: center, radii: Size(reach, reach), start: Mathematics.arcTangent(y: normal.y, x: normal.x), sweep: angle)
    if (turn >= 0) == (sign < 0) {
      line(to: sector.startPoint)
      append(sector)
    } else {
      // The strip runs backwards here, see the strips along curves.
      line(to: center)
      if sign < 0 { sector = sector.reversed }
      folds.append(.sector(sector, isWhole: false))
    }
  }

  @inline(never)
  private mutating func joinOutside(
    _ arriving: Leg, _ leaving: Leg, _ style: StrokeStyle, angle: Double, closes: Bool
  ) {
    let center = arriving.point
    let from = arriving.direction.perpendicular * distance
    let to = leaving.direction.perpendicular * distance
    defer { endsPlain = false }
    switch style.join {
    case .bevel:
      line(to: center + from)
    case .miter:
      let agreement = arriving.direction.dot(leaving.direction)
      // A tip this close to its bevel has no effect.
      if style.coversMiter(agreement: agreement), reach * angle * angle / 4 > tolerance / 4 {
        let isReached = meetTip(center + (from + to) / (1 + agreement), arriving, leaving, closes: closes)
        if isReached { return }
      } else {
        line(to: center + from)
      }
    case .round:
      line(to: center + from)
      // An arc this close to its chord has no effect.
      if reach * angle * angle / 8 > tolerance / 2 {
        let start = Mathematics.arcTangent(y: from.y, x: from.x)
        append(Arc(center: center, radii: Size(reach, reach), start: start, sweep: sign < 0 ? angle : -angle))
      }
    }
    line(to: center + to)
  }

  /// Continues to the tip of a miter, extending the edges of straight strips. Returns whether the second strip begins
  /// there.
  private mutating func meetTip(_ tip: Point, _ arriving: Leg, _ leaving: Leg, closes: Bool) -> Bool {
    if arriving.straightLength != nil, endsPlain, case .line(let from, _) = segments.last {
      segments[segments.count - 1] = .line(from: from, to: tip)
    } else {
      line(to: arriving.point + arriving.direction.perpendicular * distance)
      line(to: tip)
    }
    guard leaving.straightLength != nil else { return false }
    if !closes {
      isMitered = true
      return true
    }
    let begin = arriving.point + leaving.direction.perpendicular * distance
    guard segments.count > 1, case .line(let first, let second) = segments[0],
      first.distance(to: begin) <= 2e-6 * reach
    else { return false }
    segments[0] = .line(from: current, to: second)
    start = current
    return true
  }

  /// Draws the inside of a turn, where both strips overlap: they connect through the vertex. Two straight strips that
  /// are long enough end where their edges cross instead: each still covers the part that the other one loses.
  private mutating func joinInside(
    _ arriving: Leg, _ leaving: Leg, turn: Double, agreement: Double, closes: Bool
  ) {
    // Of two formulas for the tangent of half the turn, use the one that does not cancel digits.
    let tangent = agreement > 0 ? turn / (1 + agreement) : (1 - agreement) / turn
    let needed = reach * max(tangent, turn)
    let cut = reach * tangent
    if let a = arriving.straightLength, let b = leaving.straightLength, needed <= a, needed <= b,
      case .line(let from, let to) = segments.last, from.distance(to: to) >= cut
    {
      let corner =
        arriving.point + arriving.direction.perpendicular * distance - arriving.direction * cut
      if !closes {
        segments[segments.count - 1] = .line(from: from, to: corner)
        isMitered = true
        return
      }
      if segments.count > 1, case .line(let first, let second) = segments[0], first.distance(to: second) >= cut {
        segments[segments.count - 1] = .line(from: from, to: corner)
        segments[0] = .line(from: corner, to: second)
        start = corner
        return
      }
    }
    if endsPlain, agreement > 0, let last = segments.last, start != nil {
      let end = arriving.point + leaving.direction.perpendicular * distance
      let corner = StripCorner(vertex: arriving.point, first: last.end, second: end)
      // The line may have been extended to a tip.
      let strip = arriving.straightLength.map { .line(from: last.end - arriving.direction * $0, to: last.end) } ?? last
      if corner.liesIn(strip.reversed, distance: -distance, turnCosine: agreement, turnSine: turn) {
        if closes {
          // The first strip of the subpath is known to be plain only if it is straight.
          if let length = leaving.straightLength, let first = segments.first, first.isLine, start == first.start,
            first.start.distance(to: end) <= 2e-6 * reach,
            corner.liesIn(
              .line(from: end, to: end + leaving.direction * length), distance: distance, turnCosine: agreement,
              turnSine: turn)
          {
            return
          }
        } else {
          detour = Detour(corner: corner, turnCosine: agreement, turnSine: turn, index: segments.count)
        }
      }
    }
    line(to: arriving.point)
    endsPlain = false
  }

  /// Replaces the connection through the last vertex on the inside of a turn with a straight line, if both strips
  /// surely cover the area between: its winding is then less by one, and still at least one.
  mutating func shortenDetour() {
    guard let detour else { return }
    self.detour = nil
    // The line to the vertex, the line from there to the strip, and the strip.
    guard let start = detour.stripStart, start == detour.index + 2, start < segments.count,
      detour.corner.liesIn(
        segments[start], distance: distance, turnCosine: detour.turnCosine, turnSine: detour.turnSine)
    else { return }
    segments[detour.index] = .line(from: segments[detour.index].start, to: segments[start].start)
    segments.remove(at: detour.index + 1)
  }
}

/// A connection of two strips through the vertex between them.
struct Detour {
  var corner: StripCorner
  var turnCosine: Double
  var turnSine: Double
  /// The index of the segment that ends at the vertex.
  var index: Int
  /// The index of the first segment of the strip after it, or `nil` if that folds or is not drawn yet.
  private(set) var stripStart: Int?
  private var isKnown = false

  init(corner: StripCorner, turnCosine: Double, turnSine: Double, index: Int) {
    self.corner = corner
    self.turnCosine = turnCosine
    self.turnSine = turnSine
    self.index = index
  }

  /// Records the strip after the vertex.
  mutating func strip(startsAt index: Int, isPlain: Bool) {
    if isKnown { return }
    isKnown = true
    stripStart = isPlain ? index : nil
  }
}

/// The triangle between a vertex and the ends of two strips that overlap there.
struct StripCorner {
  var vertex: Point
  var first: Point
  var second: Point

  /// Returns whether a strip that begins at the vertex surely covers the triangle, given the far edge of a piece of it
  /// and the distance of that edge to the right.
  ///
  /// All of the triangle is ahead of the strip's start and, if this is true, behind its end. So the nearest point of
  /// the piece is not an end of it, and its normal reaches all points within the strip's width. The turns are less than
  /// a right angle, so that the piece itself doesn't enter the triangle.
  func liesIn(_ edge: Segment, distance: Double, turnCosine: Double, turnSine: Double) -> Bool {
    guard let begin = edge.startDirection, let end = edge.endDirection else { return false }
    let (cosine, sine) = (begin.dot(end), abs(begin.cross(end)))
    guard cosine > 0, cosine * turnCosine - sine * turnSine > 0.01 else { return false }
    let foot = edge.end - end.perpendicular * distance
    func isBehind(_ point: Point) -> Bool { (foot - point).dot(end) > 0 }
    return isBehind(vertex) && isBehind(first) && isBehind(second)
  }
}
