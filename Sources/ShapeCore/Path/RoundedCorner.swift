/// The corner between two segments, rounded by an arc that touches both or by another curve of its size.
struct RoundedCorner {
  var corner: Corner
  /// The shape, with the smoothing that fits.
  var shape: CornerShape
  /// The parameter of the first segment at which the curve begins.
  var arrival: Double
  /// The parameter of the second segment at which the curve ends.
  var departure: Double

  var start: Point { corner.start(shape) }
  var end: Point { corner.end(shape) }
}

extension RoundedCorner {
  /// Creates the corner with an arc of a radius, or of the largest radius that fits.
  ///
  /// It takes at most half of the length of either segment, and touches them only where they don't turn more sharply
  /// themselves. If there is nothing to round, or no circle fits, the arc has no length and is at the corner. Both
  /// segments have a length, and `arriving` ends where `leaving` starts. Beside a curve, any shape begins and ends where
  /// the arc touches, and convex ones follow the arc: others would leave the shape.
  init(arriving: Segment, leaving: Segment, radius: Double, shape: CornerShape) {
    let corner = arriving.end
    guard let arrivingDirection = arriving.endDirection, let leavingDirection = leaving.startDirection else {
      self.init(corner: Corner(at: corner), shape: shape, arrival: 1, departure: 0)
      return
    }
    let tangents = TangentArc(corner: corner, arriving: arrivingDirection, leaving: leavingDirection)
    if arriving.isLine, leaving.isLine {
      let lengths = (arriving.length, leaving.length)
      self.init(at: corner, arrivingDirection, leavingDirection, lengths, tangents, radius: radius, shape: shape)
      return
    }
    let isSmooth = tangents.isCollinear && arrivingDirection.dot(leavingDirection) > 0
    if !isSmooth, radius > 0 {
      let search = CornerSearch(arriving, leaving, tangents)
      if let contact = search.contact(radius: radius) {
        let arc = search.arc(at: contact, corner: corner)
        var rounded = Corner(at: corner, arc.startPoint - corner, arc.endPoint - corner, arc: arc)
        let (shape, height) = shape.besideCurve
        rounded.arcHeight = height
        self.init(corner: rounded, shape: shape, arrival: contact.arrival, departure: contact.departure)
        return
      }
    }
    self.init(
      corner: Corner(at: corner, .zero, .zero, arc: tangents.arc(radius: 0)), shape: shape, arrival: 1, departure: 0)
  }

  /// Creates the corner between two lines with directions and lengths, in closed form. A smoothed corner keeps its
  /// radius if there is room for the arc, others get a smaller one.
  private init(
    at point: Point, _ arriving: Point, _ leaving: Point, _ lengths: (Double, Double), _ tangents: TangentArc,
    radius: Double, shape: CornerShape
  ) {
    let room = min(lengths.0, lengths.1) / 2
    let factor = tangents.tangentFactor
    var shape = shape
    var fitting = tangents.isCollinear ? 0 : min(radius, room / factor)
    if case .smoothed = shape {
      if fitting > 0 { shape = shape.smoothed(within: room / (fitting * factor)) }
    } else if !tangents.isCollinear {
      fitting = min(radius, room / factor / shape.reach)
    }
    let tangent = tangents.isCollinear ? 0 : fitting * factor
    let trimmed = tangent * shape.reach
    self.init(
      corner: Corner(at: point, -arriving * tangent, leaving * tangent, arc: tangents.arc(radius: fitting)),
      shape: shape, arrival: 1 - trimmed / lengths.0, departure: trimmed / lengths.1)
  }
}

/// A circle that touches both segments of a corner.
private struct CornerContact {
  var arrival: Double
  var departure: Double
  var radius: Double
}

/// Follows the circles that touch both segments of a corner from the corner outwards, with a growing radius.
///
/// A circle of radius r touches both segments where p + r n, with the unit normal n, is the same point for both: its
/// center. These are two equations in two parameters, solved by Newton's method from the previous circle. Radii that
/// grow step by step cannot skip to a circle elsewhere, and the first radius that cannot be reached is the largest that
/// fits.
private struct CornerSearch {
  /// The segments, moved so that the corner is at the origin.
  private let arriving: Segment
  private let leaving: Segment
  private let lengths: (arriving: Double, leaving: Double)
  /// The parameter of each segment at the middle of its length.
  private let earliest: Double
  private let latest: Double
  private let tangents: TangentArc
  /// The length below which rounding decides.
  private let resolution: Double
  /// 1 if the circles are on the right of the direction, -1 if on the left.
  private var side: Double

  init(_ arriving: Segment, _ leaving: Segment, _ tangents: TangentArc) {
    self.arriving = arriving.translated(by: -arriving.end)
    self.leaving = leaving.translated(by: -leaving.start)
    self.tangents = tangents
    lengths = (arriving.length, leaving.length)
    earliest = arriving.parameter(atLength: lengths.arriving / 2, of: lengths.arriving)
    latest = leaving.parameter(atLength: lengths.leaving / 2, of: lengths.leaving)
    resolution = 8e-15 * max(self.arriving.controlReach, self.leaving.controlReach)
    guard tangents.isCollinear else {
      side = tangents.side
      return
    }
    // If the path goes straight back, the circles are between the segments.
    side = 1
    let near = contact(at: min(lengths.arriving, lengths.leaving) / 1024)
    let chord = self.leaving.point(at: near.departure) - self.arriving.point(at: near.arrival)
    if SegmentFrame(self.arriving, at: near.arrival, side: 1).inwards.dot(chord) < 0 { side = -1 }
  }

  /// Returns the circle of a radius, or of the largest radius that fits, or `nil` if none does.
  func contact(radius: Double) -> CornerContact? {
    // A larger arc is indistinguishable from its chord.
    let radius = min(radius, 1e9 * (lengths.arriving + lengths.leaving))
    guard var contact = firstContact(below: radius) else { return nil }
    var step = contact.radius / 4
    var wasRefused = false
    // Steps that grow by half span any radius. Bisection down to the last digit takes fifty more.
    for _ in 0..<300 where contact.radius < radius && step > 1e-14 * contact.radius {
      var next = contact
      next.radius = min(radius, contact.radius + step)
      if let found = settled(next, fixesRadius: true) {
        contact = found
        if !wasRefused { step *= 1.5 }
        wasRefused = false
      } else {
        step /= 2
        wasRefused = true
      }
    }
    return contact
  }

  /// Returns a circle near the corner whose radius is less than a given one.
  private func firstContact(below radius: Double) -> CornerContact? {
    var distance = min(min(lengths.arriving, lengths.leaving) / 1024, radius * tangents.tangentFactor / 4)
    for _ in 0..<8 {
      var guess = contact(at: distance)
      let chord = leaving.point(at: guess.departure) - arriving.point(at: guess.arrival)
      let inwards = SegmentFrame(arriving, at: guess.arrival, side: side).inwards
      // The circle that touches the arriving segment and passes through the point of the leaving one.
      guess.radius = chord.dot(chord) / (2 * inwards.dot(chord))
      if let found = settled(guess, fixesRadius: false), found.radius <= radius { return found }
      distance /= 8
    }
    return nil
  }

  /// Returns the contact at a distance along both segments.
  private func contact(at distance: Double) -> CornerContact {
    CornerContact(
      arrival: arriving.parameter(atLength: lengths.arriving - distance, of: lengths.arriving),
      departure: leaving.parameter(atLength: distance, of: lengths.leaving), radius: 0)
  }

  /// Solves for both parameters with a fixed radius, or for the radius and the departure with a fixed arrival. Returns
  /// `nil` if that does not converge or the circle does not fit.
  private func settled(_ guess: CornerContact, fixesRadius: Bool) -> CornerContact? {
    var contact = guess
    var best = (contact: guess, gap: Double.infinity)
    for _ in 0..<30 {
      let a = SegmentFrame(arriving, at: contact.arrival, side: side)
      let b = SegmentFrame(leaving, at: contact.departure, side: side)
      let gap = a.position - b.position + (a.inwards - b.inwards) * contact.radius
      // Continue as long as that gains digits.
      if gap.length < best.gap / 2 {
        best = (contact, gap.length)
      } else if best.gap <= resolution {
        return fits(best.contact) ? best.contact : nil
      }
      let columnA = fixesRadius ? a.rateOfCenter(contact.radius) : a.inwards - b.inwards
      let columnB = -b.rateOfCenter(contact.radius)
      let determinant = columnA.cross(columnB)
      let stepA = -gap.cross(columnB) / determinant
      let stepB = -columnA.cross(gap) / determinant
      guard stepA.isFinite, stepB.isFinite else { return nil }
      if fixesRadius { contact.arrival += stepA } else { contact.radius += stepA }
      contact.departure += stepB
      guard contact.arrival <= 1, contact.departure >= 0 else { return nil }
    }
    return nil
  }

  /// Returns whether the circle takes at most half of either segment, turns at least as sharply as they do where it
  /// touches them, and turns in the direction of the corner.
  private func fits(_ contact: CornerContact) -> Bool {
    guard contact.radius > 0, contact.arrival >= earliest, contact.departure <= latest else { return false }
    let a = SegmentFrame(arriving, at: contact.arrival, side: side)
    let b = SegmentFrame(leaving, at: contact.departure, side: side)
    return contact.radius * a.curvature < 1 && contact.radius * b.curvature < 1
      && side * a.direction.cross(b.direction) > 0
  }

  /// Returns the arc of a circle at a corner.
  func arc(at contact: CornerContact, corner: Point) -> Arc {
    let a = SegmentFrame(arriving, at: contact.arrival, side: side)
    let b = SegmentFrame(leaving, at: contact.departure, side: side)
    let center = (a.position + b.position + (a.inwards + b.inwards) * contact.radius) / 2
    let turn = Mathematics.arcTangent(y: abs(a.direction.cross(b.direction)), x: a.direction.dot(b.direction))
    return Arc(
      center: corner + center, radii: Size(contact.radius, contact.radius),
      start: Mathematics.arcTangent(y: -a.inwards.y, x: -a.inwards.x), sweep: turn * side)
  }
}

/// The direction and curvature of a segment at a parameter.
private struct SegmentFrame {
  var position: Point
  /// The unit direction, and the unit normal on the chosen side.
  var direction: Point
  var inwards: Point
  /// Points per unit of the parameter.
  var speed: Double
  /// The curvature towards the chosen side, in radians per point.
  var curvature: Double

  init(_ segment: Segment, at t: Double, side: Double) {
    let velocity = segment.derivative(at: t)
    position = segment.point(at: t)
    speed = velocity.length
    direction = velocity / speed
    inwards = direction.perpendicular * side
    curvature = direction.cross(segment.secondDerivative(at: t) / speed) / speed * side
  }

  /// Returns the derivative, with respect to the parameter, of the center of a circle that touches the segment here.
  func rateOfCenter(_ radius: Double) -> Point { direction * (speed * (1 - radius * curvature)) }
}

extension Segment {
  /// The maximum distance from the origin of the numbers that describe the segment.
  fileprivate var controlReach: Double {
    switch self {
    case .line(let from, let to):
      return max(from.length, to.length)
    case .quad(let from, let control, let to):
      return max(from.length, control.length, to.length)
    case .cubic(let from, let control1, let control2, let to):
      return max(max(from.length, control1.length), max(control2.length, to.length))
    case .arc(let arc):
      // The larger an angle, the larger the rounding error of points of the ellipse.
      return arc.center.length + max(arc.radii.width, arc.radii.height) * (1 + abs(arc.start) + abs(arc.sweep))
    }
  }
}
