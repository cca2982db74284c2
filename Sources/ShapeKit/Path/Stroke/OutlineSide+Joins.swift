/// Where a segment that has a length begins or ends.
struct Leg {
  var point: Point
  /// The unit vector of travel there.
  var direction: Point
  /// How long the segment is, if it is straight.
  var straightLength: Double?
}

extension OutlineSide {
  /// Draws what lies between two strips where one leg arrives at a vertex and the next one leaves it. `closes` tells
  /// that the leg that leaves is the subpath's first one.
  mutating func join(_ arriving: Leg, _ leaving: Leg, _ style: StrokeStyle, closes: Bool) {
    let turn = arriving.direction.cross(leaving.direction)
    let agreement = arriving.direction.dot(leaving.direction)
    // A gap narrower than the tolerance is none.
    if abs(turn) < 1e-6, agreement > 0 { return }
    let isOutside = (turn >= 0) == (sign < 0)
    if isOutside {
      joinOutside(arriving, leaving, style, angle: Mathematics.arcTangent(y: abs(turn), x: agreement))
    } else {
      joinInside(arriving, leaving, turn: abs(turn), agreement: agreement, closes: closes)
    }
  }

  /// Turns on the spot by less than half a turn: the strip sweeps a sector.
  mutating func pivot(around center: Point, from: Point, to: Point) {
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
      folds += [.move(to: center), .line(to: sector.startPoint), .arc(sector), .close]
    }
  }

  private mutating func joinOutside(_ arriving: Leg, _ leaving: Leg, _ style: StrokeStyle, angle: Double) {
    let center = arriving.point
    let from = arriving.direction.perpendicular * distance
    let to = leaving.direction.perpendicular * distance
    line(to: center + from)
    switch style.join {
    case .bevel:
      break
    case .miter:
      let agreement = arriving.direction.dot(leaving.direction)
      // The tip lies 1 / cos of half the turn away, in units of the reach; (1 + agreement) / 2 is that cosine's square.
      if style.miterLimit * style.miterLimit * (1 + agreement) >= 2, 1 + agreement > 0 {
        line(to: center + (from + to) / (1 + agreement))
      }
    case .round:
      // An arc that rises less above its chord makes no difference.
      if reach * angle * angle / 8 > tolerance / 2 {
        let start = Mathematics.arcTangent(y: from.y, x: from.x)
        append(Arc(center: center, radii: Size(reach, reach), start: start, sweep: sign < 0 ? angle : -angle))
      }
    }
    line(to: center + to)
  }

  /// Both strips overlap on the inside of a turn, and go there by way of the vertex. Two straight ones that are long
  /// enough end where their edges cross instead: each still covers what the other one gives up.
  private mutating func joinInside(
    _ arriving: Leg, _ leaving: Leg, turn: Double, agreement: Double, closes: Bool
  ) {
    // Of two forms of the tangent of half the turn, the one that does not cancel digits.
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
    line(to: arriving.point)
  }
}
