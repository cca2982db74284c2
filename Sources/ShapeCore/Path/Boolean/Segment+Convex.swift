extension Segment {
  /// The parameters, in order and strictly within 0...1, at which the segment reverses along an axis or changes the
  /// direction of its bend. Between them it is monotonic along both axes, bends one way, and turns by at most a quarter
  /// turn.
  var convexSplits: [Double] {
    if isLine { return [] }
    var splits: [Double] = []
    func add(_ pair: (Double?, Double?)) {
      if let t = pair.0 { splits.append(t) }
      if let t = pair.1 { splits.append(t) }
    }
    add(turningPointsX)
    add(turningPointsY)
    add(inflections)
    splits.sort()
    // Turning points closer together than rounding are the same.
    var result: [Double] = []
    for t in splits where t > (result.last ?? 0) + 1e-12 && t < 1 - 1e-12 { result.append(t) }
    return result
  }

  /// The parameters in 0...1 at which a cubic changes the direction of its bend: where p' × p'' is 0.
  var inflections: (Double?, Double?) {
    guard case .cubic(let from, let control1, let control2, let to) = self else { return (nil, nil) }
    let a = control1 - from
    let b = control2 - control1 - a
    let c = to - control2 - (control2 - control1) - b
    // With p' = 3 (a + 2 b t + c t²) the cross product is a multiple of this quadratic.
    let roots = quadraticRoots(b.cross(c), a.cross(c), a.cross(b))
    func interior(_ t: Double?) -> Double? { t.flatMap { $0 > 0 && $0 < 1 ? $0 : nil } }
    return (interior(roots.0), interior(roots.1))
  }
}
