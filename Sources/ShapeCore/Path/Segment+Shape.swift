// Directions, turning points and bounds of a segment.

extension Segment {
  /// The largest coordinate of the segment's points.
  var magnitude: Double {
    switch self {
    case .line(let from, let to): return max(from.magnitude, to.magnitude)
    case .quad(let from, let control, let to): return max(from.magnitude, control.magnitude, to.magnitude)
    case .cubic(let from, let control1, let control2, let to):
      return max(max(from.magnitude, control1.magnitude), max(control2.magnitude, to.magnitude))
    case .arc(let arc): return max(arc.center.magnitude, arc.radii.width, arc.radii.height)
    }
  }

  /// The length up to which a distance between the segment's own points counts as rounding. Segments of a path use the
  /// resolution of their subpath, see `Subpath.resolution`.
  var resolution: Double { roundingShare * magnitude }

  /// Returns whether the segment is so short that it may be due to rounding. Then it has no direction.
  func isPoint(resolution: Double) -> Bool {
    switch self {
    case .line(let from, let to):
      return (to - from).magnitude <= resolution
    case .quad(let from, let control, let to):
      return (to - from).magnitude <= resolution && (control - from).magnitude <= resolution
    case .cubic(let from, let control1, let control2, let to):
      return (to - from).magnitude <= resolution && (control1 - from).magnitude <= resolution
        && (control2 - from).magnitude <= resolution
    case .arc(let arc):
      return max(arc.radii.width, arc.radii.height) * min(abs(arc.sweep), 1) <= resolution
    }
  }

  /// The unit direction at the start, or `nil` if the segment has no length.
  var startDirection: Point? {
    let resolution = resolution
    if isPoint(resolution: resolution) { return nil }
    switch self {
    case .line(let from, let to):
      return (to - from).normalized
    case .quad(let from, let control, let to):
      return ((control - from).magnitude <= resolution ? to - from : control - from).normalized
    case .cubic(let from, let control1, let control2, let to):
      if (control1 - from).magnitude > resolution { return (control1 - from).normalized }
      return ((control2 - from).magnitude <= resolution ? to - from : control2 - from).normalized
    case .arc(let arc):
      return arc.direction(at: arc.start, forward: true)
    }
  }

  /// The unit direction at the end, or `nil` if the segment has no length.
  @inline(never)
  var endDirection: Point? {
    switch self {
    case .line, .quad, .cubic:
      return reversed.startDirection.map { -$0 }
    case .arc(let arc):
      return isPoint(resolution: resolution) ? nil : arc.direction(at: arc.start + arc.sweep, forward: false)
    }
  }

  /// Returns the unit direction at a parameter, or `nil` if the segment has no length. Where the segment turns back, it
  /// is the direction in which it continues.
  func direction(at t: Double) -> Point? {
    if t <= 0 { return startDirection }
    if t >= 1 { return endDirection }
    switch self {
    case .line:
      return startDirection
    case .quad, .cubic:
      let velocity = derivative(at: t)
      // At a cusp the speed is 0.
      return velocity.length > 1e-9 * piece(from: t, to: 1).controlLength
        ? velocity.normalized : piece(from: t, to: 1).startDirection
    case .arc(let arc):
      return isPoint(resolution: resolution) ? nil : arc.direction(at: arc.start + arc.sweep * t, forward: true)
    }
  }

  /// The length of the control polygon, an upper bound for the length of the segment. For an arc, at most a third more
  /// than the length of a circular one.
  var controlLength: Double {
    switch self {
    case .line(let from, let to): return from.distance(to: to)
    case .quad(let from, let control, let to): return from.distance(to: control) + control.distance(to: to)
    case .cubic(let from, let control1, let control2, let to):
      return from.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: to)
    case .arc(let arc): return max(arc.radii.width, arc.radii.height) * abs(arc.sweep)
    }
  }

  /// The parameters, strictly within 0...1, at which the segment reverses in x.
  var turningPointsX: (Double?, Double?) {
    switch self {
    case .line: return (nil, nil)
    case .quad(let from, let control, let to): return turningPoints(from.x, control.x, to.x)
    case .cubic(let from, let control1, let control2, let to):
      return turningPoints(from.x, control1.x, control2.x, to.x)
    case .arc(let arc):
      let (sine, cosine) = sineAndCosine(arc.rotation)
      return turningPoints(of: arc, cosine: arc.radii.width * cosine, sine: -arc.radii.height * sine)
    }
  }

  /// The parameters, strictly within 0...1, at which the segment reverses in y.
  var turningPointsY: (Double?, Double?) {
    switch self {
    case .line: return (nil, nil)
    case .quad(let from, let control, let to): return turningPoints(from.y, control.y, to.y)
    case .cubic(let from, let control1, let control2, let to):
      return turningPoints(from.y, control1.y, control2.y, to.y)
    case .arc(let arc):
      let (sine, cosine) = sineAndCosine(arc.rotation)
      return turningPoints(of: arc, cosine: arc.radii.width * sine, sine: arc.radii.height * cosine)
    }
  }

  /// Adds the bounding box of the segment.
  @inline(never)
  func addBounds(to extent: inout Extent) {
    extent.add(start)
    extent.add(end)
    if isLine { return }
    let x = turningPointsX
    if let t = x.0 { extent.add(x: point(at: t).x) }
    if let t = x.1 { extent.add(x: point(at: t).x) }
    let y = turningPointsY
    if let t = y.0 { extent.add(y: point(at: t).y) }
    if let t = y.1 { extent.add(y: point(at: t).y) }
  }
}

extension Point {
  /// The unit vector of the same direction. NaN for a displacement without length.
  var normalized: Point { self / length }

  /// The larger absolute value of both coordinates.
  var magnitude: Double { max(abs(x), abs(y)) }
}

extension Arc {
  /// Returns the unit direction at a parameter, before it or after it. Both differ only where a flat ellipse turns
  /// back.
  fileprivate func direction(at parameter: Double, forward: Bool) -> Point {
    let sign: Double = sweep < 0 ? -1 : 1
    let velocity = derivative(at: parameter) * sign
    if velocity.length > 1e-9 * max(radii.width, radii.height) { return velocity.normalized }
    // The second derivative points to the center.
    let inwards = center - point(at: parameter)
    return (forward ? inwards : -inwards).normalized
  }
}

/// The maximum rounding error of a few steps, as a share of the largest coordinate of a path. Lengths up to that count
/// as 0. There is no absolute minimum length, so that a path can have any scale.
let roundingShare = 1e-12

/// Returns a turning point, unless it is at an end, where it has no effect.
private func interior(_ t: Double?) -> Double? {
  guard let t, t > 1e-9, t < 1 - 1e-9 else { return nil }
  return t
}

/// Returns whether sums of numbers up to a limit may overflow.
private func isHuge(_ largest: Double) -> Bool { largest > 1e300 && largest.isFinite }

private func turningPoints(_ a: Double, _ b: Double, _ c: Double) -> (Double?, Double?) {
  if isHuge(max(abs(a), abs(b), abs(c))) { return turningPoints(a / 1e16, b / 1e16, c / 1e16) }
  return (interior((a - b) / (a - 2 * b + c)), nil)
}

private func turningPoints(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> (Double?, Double?) {
  if isHuge(max(max(abs(a), abs(b)), max(abs(c), abs(d)))) {
    return turningPoints(a / 1e16, b / 1e16, c / 1e16, d / 1e16)
  }
  let (first, second) = quadraticRoots((b - a) - 2 * (c - b) + (d - c), 2 * ((c - b) - (b - a)), b - a)
  return (interior(first), interior(second))
}

/// Returns the turning points of `cosine` · cos t + `sine` · sin t.
private func turningPoints(of arc: Arc, cosine: Double, sine: Double) -> (Double?, Double?) {
  guard cosine != 0 || sine != 0, arc.sweep != 0 else { return (nil, nil) }
  let extreme = Mathematics.arcTangent(y: sine, x: cosine)
  let ahead = Mathematics.modulo(arc.sweep < 0 ? arc.start - extreme : extreme - arc.start, Double.pi)
  let turn = abs(arc.sweep)
  return (interior(ahead / turn), interior((ahead + Double.pi) / turn))
}
