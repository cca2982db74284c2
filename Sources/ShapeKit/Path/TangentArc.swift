/// The arc that rounds the corner between two straight legs and touches both.
struct TangentArc {
  /// The size of the turn in radians, 0...pi.
  private let turn: Double
  /// 1 for a turn to the right, -1 for one to the left.
  let side: Double
  private let corner: Point
  private let arriving: Point
  /// How long the tangents are from the corner to where the arc touches the legs, in radii: the tangent of half the
  /// turn. Infinite where the second leg leads straight back.
  let tangentFactor: Double

  /// `arriving` and `leaving` are the unit vectors of travel along the legs.
  init(corner: Point, arriving: Point, leaving: Point) {
    let cross = arriving.cross(leaving)
    let dot = arriving.dot(leaving)
    self.corner = corner
    self.arriving = arriving
    side = cross < 0 ? -1 : 1
    turn = Mathematics.arcTangent(y: abs(cross), x: dot)
    // Of two forms of the same tangent, the one that does not cancel digits.
    tangentFactor = dot < 0 ? (1 - dot) / abs(cross) : abs(cross) / (1 + dot)
  }

  /// Whether the legs lie on one line, to 1e-9 radians: there is nothing to round then.
  var isCollinear: Bool { turn < 1e-9 || turn > Double.pi - 1e-9 }

  /// Returns the arc of a radius. With radius 0, and for legs on one line, it has no length and lies at the corner.
  func arc(radius: Double) -> Arc {
    let radius = turn > Double.pi - 1e-9 ? 0 : radius
    let inwards = arriving.perpendicular * side
    let tangentLength = isCollinear ? 0 : radius * tangentFactor
    let center = corner - arriving * tangentLength + inwards * radius
    return Arc(
      center: center, radii: Size(radius, radius), start: Mathematics.arcTangent(y: -inwards.y, x: -inwards.x),
      sweep: turn < 1e-9 ? 0 : turn * side)
  }
}
