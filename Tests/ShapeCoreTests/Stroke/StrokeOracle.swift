@_spi(Generated) import ShapeCore

/// Computes the region of a stroke by brute force, directly from the definition: a point is covered if it is within
/// half the width on a normal of a segment, or in a join, or in a cap. It shares no code with the library, only paths
/// and points.
struct StrokeOracle {
  private var runs: [Run] = []
  private var discs: [Point] = []
  private var squares: [Point] = []
  private var joins: [(at: Point, from: Point, to: Point)] = []
  private var caps: [(at: Point, outwards: Point)] = []
  private let style: StrokeStyle
  private let reach: Double

  init(_ path: Path, _ style: StrokeStyle) {
    self.style = style
    reach = style.width / 2
    var pieces: [Piece] = []
    var start = Point(0, 0)
    var current = Point(0, 0)
    for element in path.elements {
      switch element {
      case .move(let to):
        finish(pieces, isClosed: false)
        pieces = []
        start = to
        current = to
      case .line(let to):
        pieces.append(.polynomial([current, to]))
        current = to
      case .quad(let to, let control):
        pieces.append(.polynomial([current, control, to]))
        current = to
      case .curve(let to, let control1, let control2):
        pieces.append(.polynomial([current, control1, control2, to]))
        current = to
      case .arc(let arc):
        pieces.append(.arc(arc))
        current = arc.endPoint
      case .close:
        pieces.append(.polynomial([current, start]))
        finish(pieces, isClosed: true)
        pieces = []
        current = start
      }
    }
    finish(pieces, isClosed: false)
  }

  private mutating func finish(_ pieces: [Piece], isClosed: Bool) {
    guard let first = pieces.first else { return }
    let far = pieces.reduce(0) { max($0, $1.magnitude) }
    let added = pieces.filter { !$0.isPoint(far: far) }.map { Run($0.cleaned) }
    guard let begin = added.first?.samples.first, let end = added.last?.samples.last else {
      switch style.cap {
      case .butt: break
      case .round: discs.append(first.point(0))
      case .square: squares.append(first.point(0))
      }
      return
    }
    for (run, next) in zip(added, added.dropFirst() + (isClosed ? [added[0]] : [])) {
      joins.append((next.samples[0].point, run.samples[run.samples.count - 1].tangent, next.samples[0].tangent))
    }
    if !isClosed {
      caps.append((begin.point, begin.tangent * -1))
      caps.append((end.point, end.tangent))
    }
    runs += added
  }

  func covers(_ point: Point) -> Bool {
    runs.contains { $0.covers(point, reach: reach) }
      || joins.contains { isInJoin(point, at: $0.at, from: $0.from, to: $0.to) }
      || caps.contains { isInCap(point, at: $0.at, outwards: $0.outwards) }
      || discs.contains { (point - $0).length <= reach }
      || squares.contains { max(abs(point.x - $0.x), abs(point.y - $0.y)) <= reach }
  }

  /// Returns whether there are both covered and uncovered points within a distance of a point, tested at points around
  /// it.
  func hasEdge(near point: Point, within distance: Double) -> Bool {
    let isCovered = covers(point)
    return (1...2).contains { ring in
      (0..<12).contains { step in
        let angle = Double(step) * 0.5236 + Double(ring)
        let way = Point(Mathematics.cosine(angle), Mathematics.sine(angle))
        return covers(point + way * (distance * Double(ring) / 2)) != isCovered
      }
    }
  }

  private func isInJoin(_ point: Point, at vertex: Point, from: Point, to: Point) -> Bool {
    let d = point - vertex
    let turn = from.cross(to)
    let agreement = from.dot(to)
    if turn == 0 && agreement > 0 { return false }
    // The outer side, as unit normals of both legs.
    let side: Double = turn >= 0 ? -1 : 1
    let a = Point(-from.y, from.x) * side
    let b = Point(-to.y, to.x) * side
    switch style.join {
    case .round:
      // Beyond both ends, that is ahead of the first leg and behind the second.
      return d.length <= reach && d.dot(from) >= 0 && d.dot(to) <= 0
    case .bevel:
      return isInTriangle(d, a * reach, b * reach)
    case .miter:
      if isInTriangle(d, a * reach, b * reach) { return true }
      let halfAngle = (Double.pi - Mathematics.arcTangent(y: abs(turn), x: agreement)) / 2
      guard halfAngle > 0, 1 / Mathematics.sine(halfAngle) <= style.miterLimit else { return false }
      // Within both edges, and ahead of the first leg and behind the second.
      return d.dot(a) <= reach && d.dot(b) <= reach && d.dot(from) >= 0 && d.dot(to) <= 0
    }
  }

  private func isInTriangle(_ d: Point, _ a: Point, _ b: Point) -> Bool {
    let whole = a.cross(b)
    if whole == 0 { return false }
    let (u, v) = (d.cross(b) / whole, a.cross(d) / whole)
    return u >= 0 && v >= 0 && u + v <= 1
  }

  private func isInCap(_ point: Point, at end: Point, outwards: Point) -> Bool {
    let d = point - end
    let ahead = d.dot(outwards)
    switch style.cap {
    case .butt: return false
    case .round: return ahead >= 0 && d.length <= reach
    case .square: return ahead >= 0 && ahead <= reach && abs(outwards.cross(d)) <= reach
    }
  }
}

/// A segment by its own formulas.
private enum Piece {
  case polynomial([Point])
  case arc(Arc)

  /// The largest coordinate.
  var magnitude: Double {
    switch self {
    case .polynomial(let controls): return controls.reduce(0) { max($0, abs($1.x), abs($1.y)) }
    case .arc(let arc): return max(abs(arc.center.x), abs(arc.center.y), arc.radii.width, arc.radii.height)
    }
  }

  /// Returns whether it differs from a point only by rounding, in a subpath with coordinates up to `far`.
  func isPoint(far: Double) -> Bool {
    switch self {
    case .polynomial(let controls):
      return controls.allSatisfy { ($0 - controls[0]).length < 1.2e-12 * far }
    case .arc(let arc):
      return max(arc.radii.width, arc.radii.height) * min(abs(arc.sweep), 1)
        < 1.2e-12 * far
    }
  }

  /// The same piece, with control points that only rounding separates from an end moved there.
  var cleaned: Piece {
    guard case .polynomial(var controls) = self else { return self }
    let far = magnitude
    func snap(_ index: Int, to end: Int) {
      let d = controls[index] - controls[end]
      if max(abs(d.x), abs(d.y)) <= 1e-12 * far { controls[index] = controls[end] }
    }
    let last = controls.count - 1
    if last > 1 {
      snap(1, to: 0)
      snap(last - 1, to: last)
    }
    return .polynomial(controls)
  }

  func point(_ t: Double) -> Point {
    switch self {
    case .polynomial(let controls): return Self.deCasteljau(controls, t)
    case .arc(let arc): return arc.point(at: arc.start + arc.sweep * t)
    }
  }

  func velocity(_ t: Double) -> Point {
    switch self {
    case .polynomial(let controls):
      let differences = zip(controls.dropFirst(), controls).map { ($0 - $1) * Double(controls.count - 1) }
      return Self.deCasteljau(differences, t)
    case .arc(let arc):
      let angle = arc.start + arc.sweep * t
      let (x, y) = (-arc.radii.width * Mathematics.sine(angle), arc.radii.height * Mathematics.cosine(angle))
      let (sine, cosine) = (Mathematics.sine(arc.rotation), Mathematics.cosine(arc.rotation))
      return Point(cosine * x - sine * y, sine * x + cosine * y) * arc.sweep
    }
  }

  /// Returns the direction, at the ends by the first control point that differs.
  func tangent(_ t: Double) -> Point {
    if case .polynomial(let controls) = self, t == 0 || t == 1 {
      let ordered = t == 0 ? controls : controls.reversed()
      let far = magnitude
      for control in ordered.dropFirst() {
        let d = (control - ordered[0]) * (t == 0 ? 1 : -1)
        if max(abs(d.x), abs(d.y)) > 1e-12 * far { return d / d.length }
      }
    }
    var v = velocity(t)
    if v.length < 1e-12 * point(0.37).distance(to: point(t)) { v = velocity(t < 0.5 ? t + 1e-9 : t - 1e-9) }
    return v / v.length
  }

  private static func deCasteljau(_ points: [Point], _ t: Double) -> Point {
    switch points.count {
    case 1: return points[0]
    case 2: return points[0] * (1 - t) + points[1] * t
    case 3:
      return points[0] * ((1 - t) * (1 - t)) + points[1] * (2 * t * (1 - t)) + points[2] * (t * t)
    default:
      let (a, b) = (1 - t, t)
      return points[0] * (a * a * a) + points[1] * (3 * a * a * b) + points[2] * (3 * a * b * b) + points[3]
        * (b * b * b)
    }
  }
}

/// A segment sampled so densely that neither it nor its direction changes much between two samples.
private struct Run {
  let piece: Piece
  var samples: [(t: Double, point: Point, tangent: Point)] = []
  /// The error of a distance that is measured to the chord between two samples, several times over.
  private var closeCall = 0.0

  init(_ piece: Piece) {
    self.piece = piece
    if case .polynomial(let controls) = piece, controls.count == 2 {
      samples = [sample(0), sample(1)]
      return
    }
    let size = (0...16).reduce(0) { max($0, piece.point(Double($1) / 16).distance(to: piece.point(0))) }
    closeCall = 1e-4 * size
    samples = [sample(0)]
    for step in 0..<8 {
      refine(sample(Double(step) / 8), sample(Double(step + 1) / 8), flatness: 2e-4 * size)
    }
  }

  private func sample(_ t: Double) -> (t: Double, point: Point, tangent: Point) {
    (t, piece.point(t), piece.tangent(t))
  }

  private mutating func refine(
    _ a: (t: Double, point: Point, tangent: Point), _ b: (t: Double, point: Point, tangent: Point), flatness: Double
  ) {
    let m = sample((a.t + b.t) / 2)
    // Include the middle, because the curve may turn back and forth.
    let turn = max(abs(a.tangent.cross(b.tangent)), 2 * abs(a.tangent.cross(m.tangent)))
    let isSmooth =
      a.tangent.dot(b.tangent) > 0 && a.tangent.dot(m.tangent) > 0 && turn < 0.03
      && turn * a.point.distance(to: b.point) < flatness
    if isSmooth || b.t - a.t < 1e-13 || m.t <= a.t || m.t >= b.t || samples.count > 100_000 {
      samples.append(b)
    } else {
      refine(a, m, flatness: flatness)
      refine(m, b, flatness: flatness)
    }
  }

  /// Returns whether a normal through the point starts within reach.
  func covers(_ point: Point, reach: Double) -> Bool {
    var last = ahead(of: samples[0], point)
    for index in 1..<samples.count {
      let (low, high) = (samples[index - 1], samples[index])
      let next = ahead(of: high, point)
      if (last >= 0) != (next >= 0) || next == 0 {
        let share = last == next ? 1 : last / (last - next)
        let distance = point.distance(to: low.point + (high.point - low.point) * share)
        if abs(distance - reach) < closeCall, low.t != high.t {
          if point.distance(to: foot(of: point, low.t, high.t)) <= reach { return true }
        } else if distance <= reach {
          return true
        }
      } else if low.t != high.t, abs(last) + abs(next) < mayHide(low, high, point) {
        // There may be two such normals in between.
        if let middle = crossing(of: point, low.t, high.t),
          point.distance(to: foot(of: point, low.t, middle)) <= reach
            || point.distance(to: foot(of: point, middle, high.t)) <= reach
        {
          return true
        }
      }
      last = next
    }
    return false
  }

  /// Returns the maximum distance of a point from the normals of two neighboring samples if a normal in between passes
  /// through it.
  private func mayHide(
    _ a: (t: Double, point: Point, tangent: Point), _ b: (t: Double, point: Point, tangent: Point), _ point: Point
  ) -> Double {
    let distance = abs(point.x - a.point.x) + abs(point.y - a.point.y)
    return 1.5 * (abs(b.point.x - a.point.x) + abs(b.point.y - a.point.y) + distance * abs(a.tangent.cross(b.tangent)))
  }

  /// Returns the distance of a point ahead of a sample's normal.
  private func ahead(of sample: (t: Double, point: Point, tangent: Point), _ point: Point) -> Double {
    (point - sample.point).dot(sample.tangent)
  }

  /// Returns where between two parameters the normal passes through the point, if anywhere.
  private func crossing(of point: Point, _ a: Double, _ b: Double) -> Double? {
    let startsAhead = ahead(of: sample(a), point) >= 0
    var (low, high) = (a, b)
    for _ in 0..<60 {
      let (first, second) = (low + (high - low) / 3, high - (high - low) / 3)
      let (x, y) = (ahead(of: sample(first), point), ahead(of: sample(second), point))
      if (x >= 0) != startsAhead { return first }
      if (y >= 0) != startsAhead { return second }
      if abs(x) < abs(y) { high = second } else { low = first }
    }
    return nil
  }

  /// Returns the place between two samples whose normal passes through the point.
  private func foot(of point: Point, _ a: Double, _ b: Double) -> Point {
    let startsAhead = ahead(of: sample(a), point) >= 0
    var (low, high) = (a, b)
    for _ in 0..<40 {
      let middle = sample((low + high) / 2)
      if (ahead(of: middle, point) >= 0) == startsAhead { low = middle.t } else { high = middle.t }
    }
    return piece.point((low + high) / 2)
  }
}
