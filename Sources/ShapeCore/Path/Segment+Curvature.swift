extension Segment {
  /// Returns the parameters in 0...1 at which the absolute curvature is 1 / `distance`.
  ///
  /// The offset curve at that distance has a cusp there on the inner side, which may extend farther along an axis than
  /// any other point of it.
  func offsetCusps(distance: Double) -> [Double] {
    switch self {
    case .line:
      return []
    case .quad(let from, let control, let to):
      // |p'|³ κ is constant, so |p'|² is the same wherever the curvature has that value.
      let first = (control - from) * 2
      let change = (to - control) * 2 - first
      let cubeRoot = Mathematics.cubeRoot(distance * first.cross(change))
      let roots = quadraticRoots(
        change.dot(change), 2 * first.dot(change), first.dot(first) - cubeRoot * cubeRoot)
      return [roots.0, roots.1].compactMap { $0 }.filter { $0 > 0 && $0 < 1 }
    case .cubic(let from, let control1, let control2, let to):
      let velocities = (control1 - from, control2 - control1, to - control2)
      if isHodographOfStraighter(than: distance, velocities.0 * 3, velocities.1 * 3, velocities.2 * 3) { return [] }
      return cubicOffsetCusps([velocities.0, velocities.1, velocities.2], distance: distance)
    case .arc(let arc):
      return arc.offsetCusps(distance: distance)
    }
  }
}

/// Returns whether bounds alone show that the radius of curvature of a cubic exceeds `distance` everywhere, as in most
/// strokes. The arguments are the Bernstein coefficients of p'.
func isHodographOfStraighter(than distance: Double, _ a: Point, _ b: Point, _ c: Point) -> Bool {
  let least = min(min(a.dot(a), a.dot(b)), min((2 * b.dot(b) + a.dot(c)) / 3, min(b.dot(c), c.dot(c))))
  let (first, second) = ((b - a) * 2, (c - b) * 2)
  let most = max(
    max(abs(a.cross(first)), abs(2 * b.cross(first) + a.cross(second)) / 3),
    max(abs(c.cross(first) + 2 * b.cross(second)) / 3, abs(c.cross(second))))
  return least > 0 && distance * most < least * least.squareRoot()
}

/// Returns where (distance · p' × p'')² = |p'|⁶ for a cubic with these differences between its control points.
private func cubicOffsetCusps(_ differences: [Point], distance: Double) -> [Double] {
  let scale = differences.reduce(0) { max($0, abs($1.x), abs($1.y)) }
  guard scale > 0, scale.isFinite else { return [] }
  // Scale by the largest difference, so that the twelfth power keeps its digits.
  let velocityX = BernsteinPolynomial(coefficients: differences.map { 3 * $0.x / scale })
  let velocityY = BernsteinPolynomial(coefficients: differences.map { 3 * $0.y / scale })
  func slope(_ p: BernsteinPolynomial) -> BernsteinPolynomial {
    BernsteinPolynomial(coefficients: zip(p.coefficients.dropFirst(), p.coefficients).map { 2 * ($0 - $1) })
  }
  let turning = velocityX * slope(velocityY) - velocityY * slope(velocityX)
  let speedSquared = velocityX * velocityX + velocityY * velocityY
  let squares = turning * turning * (distance / scale * (distance / scale))
  return (squares.elevated(to: 12) - speedSquared * speedSquared * speedSquared).signChanges()
}

extension Arc {
  /// See `Segment.offsetCusps`: with k = (distance · product of the radii)^(2/3), |p'|² = k.
  fileprivate func offsetCusps(distance: Double) -> [Double] {
    let width = radii.width * radii.width
    let height = radii.height * radii.height
    let cubeRoot = Mathematics.cubeRoot(distance * radii.width * radii.height)
    let sineSquared = (cubeRoot * cubeRoot - height) / (width - height)
    guard sineSquared > 0, sineSquared < 1, sweep != 0 else { return [] }
    let angle = Mathematics.arcSine(sineSquared.squareRoot())
    var found: [Double] = []
    for parameter in [angle, -angle, Double.pi - angle, Double.pi + angle] {
      let ahead = Mathematics.modulo(sweep < 0 ? start - parameter : parameter - start, 2 * Double.pi)
      if ahead < abs(sweep) { found.append(ahead / abs(sweep)) }
    }
    return found
  }
}
