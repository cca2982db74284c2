// The places where a curve is cut before its sides are drawn.

extension Segment {
  /// The same curve, with each control point that only rounding separates from an end moved there. A line if that makes
  /// it straight.
  var withPlainControls: Segment {
    switch self {
    case .line, .arc:
      return self
    case .quad(let from, let control, let to):
      let resolution = resolution
      let isStraight = (control - from).magnitude <= resolution || (control - to).magnitude <= resolution
      return isStraight ? .line(from: from, to: to) : self
    case .cubic(let from, var control1, var control2, let to):
      let resolution = resolution
      if (control1 - from).magnitude <= resolution { control1 = from }
      if (control2 - to).magnitude <= resolution { control2 = to }
      let isStraight = (control1 == from || control1 == to) && (control2 == from || control2 == to)
      return isStraight && (control1 == from || control2 == to)
        ? .line(from: from, to: to) : .cubic(from: from, control1: control1, control2: control2, to: to)
    }
  }

  /// Parameters strictly within 0...1, in order, between which the direction changes by at most a right angle. Includes
  /// those where the curve turns back with zero speed.
  var breaks: [Double] {
    switch self {
    case .line:
      return []
    case .quad(let from, let control, let to):
      let (first, second) = (control - from, to - control)
      if first.dot(second) >= 0 { return [] }
      let change = second - first
      return inside([-first.dot(change) / change.dot(change)])
    case .cubic(let from, let control1, let control2, let to):
      let (first, second, third) = (control1 - from, control2 - control1, to - control2)
      if first.dot(second) >= 0, second.dot(third) >= 0, first.dot(third) >= 0 { return [] }
      // Where it reverses in x or in y. Also close to the ends, unlike `turningPointsX`: it may turn a lot there.
      func turns(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        let roots = quadraticRoots(a - 2 * b + c, 2 * (b - a), a)
        return [roots.0, roots.1].compactMap { $0 }
      }
      return inside(turns(first.x, second.x, third.x) + turns(first.y, second.y, third.y))
    case .arc(let arc):
      if abs(arc.sweep) <= Double.pi / 2, let startDirection, let endDirection, startDirection.dot(endDirection) >= 0 {
        return []
      }
      return arc.quarters
    }
  }

  /// Returns whether the radius of curvature surely exceeds a distance everywhere.
  func isSurelyStraighter(than distance: Double) -> Bool {
    switch self {
    case .line:
      return true
    case .quad(let from, let control, let to):
      let (first, second) = (control - from, to - control)
      // Where it turns back on a line, its smallest speed is a rounding error.
      if first.dot(second) < 0, first.cross(second) == 0 { return false }
      let change = second - first
      // The curvature is greatest where the speed is smallest.
      let t = change == .zero ? 0 : min(max(-first.dot(change) / change.dot(change), 0), 1)
      let speed = derivative(at: t).length
      return 4 * abs(first.cross(change)) * distance < speed * speed * speed
    case .cubic(let from, let control1, let control2, let to):
      return isHodographOfStraighter(
        than: distance, (control1 - from) * 3, (control2 - control1) * 3, (to - control2) * 3, halvings: 3)
    case .arc(let arc):
      let (larger, smaller) = (max(arc.radii.width, arc.radii.height), min(arc.radii.width, arc.radii.height))
      return smaller * smaller > distance * larger
    }
  }

  /// Returns whether it is a quadratic or cubic curve that turns by more than a right angle, and has a radius of curvature
  /// below a distance.
  func turnsBack(within radius: Double) -> Bool {
    switch self {
    case .line, .arc:
      return false
    case .quad, .cubic:
      let breaks = breaks
      if breaks.isEmpty { return false }
      return (breaks + curvatureExtremes(from: 0, to: 1)).contains { t in
        let velocity = derivative(at: t)
        let speed = velocity.length
        return speed <= 1e-9 * derivativeScale(at: t)
          || speed * speed * speed < radius * abs(velocity.cross(secondDerivative(at: t)))
      }
    }
  }

  /// Returns parameters strictly between two others, in order, between which the curvature is monotonic and keeps its
  /// sign.
  func curvatureExtremes(from low: Double, to high: Double) -> [Double] {
    let found: [Double]
    switch self {
    case .line:
      return []
    case .quad(let from, let control, let to):
      let (first, second) = (control - from, to - control)
      let change = second - first
      found = [-first.dot(change) / change.dot(change)]
    case .cubic(let from, let control1, let control2, let to):
      let (first, second, third) = (control1 - from, control2 - control1, to - control2)
      // The derivative between both parameters in Bernstein form: near zero speed, only that has enough digits.
      func blossom(_ s: Double, _ t: Double) -> Point {
        first * ((1 - s) * (1 - t)) + second * (s * (1 - t) + t * (1 - s)) + third * (s * t)
      }
      found = cubicCurvatureExtremes(blossom(low, low), blossom(low, high), blossom(high, high)).map {
        low + (high - low) * $0
      }
    case .arc(let arc):
      found = arc.quarters
    }
    return found.filter { $0 > low && $0 < high }
  }

  /// Returns the parameters that are inside, by more than rounding, in order.
  private func inside(_ parameters: [Double]) -> [Double] {
    parameters.filter { $0 > 1e-14 && $0 < 1 - 1e-14 }.sorted()
  }
}

extension Arc {
  /// The parameters in 0...1 at which the arc passes an axis of its ellipse, in order.
  fileprivate var quarters: [Double] {
    let quarter = Double.pi / 2
    let ahead = Mathematics.modulo(sweep < 0 ? start : -start, quarter)
    return (0..<5).map { (ahead + Double($0) * quarter) / abs(sweep) }.filter { $0 > 0 && $0 < 1 }
  }
}

/// Returns whether bounds alone show that the radius of curvature exceeds `distance` everywhere on a curve whose
/// derivative has these Bernstein coefficients.
private func isHodographOfStraighter(
  than distance: Double, _ a: Point, _ b: Point, _ c: Point, halvings: Int
) -> Bool {
  if isHodographOfStraighter(than: distance, a, b, c) { return true }
  if halvings == 0 { return false }
  let (left, right) = (a.interpolated(to: b, at: 0.5), b.interpolated(to: c, at: 0.5))
  let middle = left.interpolated(to: right, at: 0.5)
  // Over half the range, the parameter runs twice as fast.
  return isHodographOfStraighter(than: distance, a / 2, left / 2, middle / 2, halvings: halvings - 1)
    && isHodographOfStraighter(than: distance, middle / 2, right / 2, c / 2, halvings: halvings - 1)
}

/// Returns the extremes of curvature and the inflections of a cubic whose derivative has these Bernstein coefficients,
/// in order.
private func cubicCurvatureExtremes(_ first: Point, _ second: Point, _ third: Point) -> [Double] {
  let scale = max(first.magnitude, second.magnitude, third.magnitude)
  guard scale > 0, scale.isFinite else { return [] }
  let (a, b, c) = (first / scale, second / scale, third / scale)
  let (d, e) = ((b - a) * 2, (c - b) * 2)
  // p' × p'' and its derivative, p' · p' and p' · p'' in Bernstein form.
  let turning = (2 * a.cross(b), a.cross(c), 2 * b.cross(c))
  let turningRate = (2 * (turning.1 - turning.0), 2 * (turning.2 - turning.1))
  let square = (a.dot(a), a.dot(b), (2 * b.dot(b) + a.dot(c)) / 3, b.dot(c), c.dot(c))
  let pull = (a.dot(d), (2 * b.dot(d) + a.dot(e)) / 3, (c.dot(d) + 2 * b.dot(e)) / 3, c.dot(e))
  // The derivative of (p' × p'') / |p'|³, up to a positive factor.
  let change: [Double] = [
    turningRate.0 * square.0 - 3 * (turning.0 * pull.0),
    (4 * turningRate.0 * square.1 + turningRate.1 * square.0) / 5
      - 3 * (3 * turning.0 * pull.1 + 2 * turning.1 * pull.0) / 5,
    (6 * turningRate.0 * square.2 + 4 * turningRate.1 * square.1) / 10
      - 3 * (3 * turning.0 * pull.2 + 6 * turning.1 * pull.1 + turning.2 * pull.0) / 10,
    (4 * turningRate.0 * square.3 + 6 * turningRate.1 * square.2) / 10
      - 3 * (turning.0 * pull.3 + 6 * turning.1 * pull.2 + 3 * turning.2 * pull.1) / 10,
    (turningRate.0 * square.4 + 4 * turningRate.1 * square.3) / 5
      - 3 * (2 * turning.1 * pull.3 + 3 * turning.2 * pull.2) / 5,
    turningRate.1 * square.4 - 3 * (turning.2 * pull.3),
  ]
  var found = BernsteinPolynomial(coefficients: change).signChanges()
  if min(turning.0, turning.1, turning.2) < 0, max(turning.0, turning.1, turning.2) > 0 {
    found += BernsteinPolynomial(coefficients: [turning.0, turning.1, turning.2]).signChanges()
    found.sort()
  }
  return found
}
