/// The arc that rounds the corner between two straight legs and touches both.
struct TangentArc {
  /// The size of the turn in radians, in 0...pi.
  private let turn: Double
  /// 1 for a turn to the right, -1 for one to the left.
  let side: Double
  private let corner: Point
  private let arriving: Point
  /// The length of the tangents, from the corner to the points where the arc touches the legs, in radii: the tangent of
  /// half the turn. Infinite if the second leg goes straight back.
  let tangentFactor: Double

  /// - Parameters:
  ///   - arriving: The unit direction of the first leg.
  ///   - leaving: The unit direction of the second leg.
  init(corner: Point, arriving: Point, leaving: Point) {
    let cross = arriving.cross(leaving)
    let dot = arriving.dot(leaving)
    self.corner = corner
    self.arriving = arriving
    side = cross < 0 ? -1 : 1
    turn = Mathematics.arcTangent(y: abs(cross), x: dot)
    // Of two formulas for the tangent, use the one that does not cancel digits.
    tangentFactor = dot < 0 ? (1 - dot) / abs(cross) : abs(cross) / (1 + dot)
  }

  /// Whether the legs are on one line, to 1e-9 radians: then there is nothing to round.
  var isCollinear: Bool { turn < 1e-9 || turn > Double.pi - 1e-9 }

  /// Returns the arc of a radius. With radius 0, and for legs on one line, it has no length and is at the corner.
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
