/// A cubic with given ends and directions there, and handles of given lengths.
struct GuidedCubic {
  let a: ParallelPoint
  let b: ParallelPoint
  let control1: Point
  let control2: Point

  init(from a: ParallelPoint, to b: ParallelPoint, handles: (Double, Double)) {
    self.a = a
    self.b = b
    control1 = a.point + a.direction * handles.0
    control2 = b.point - b.direction * handles.1
  }

  /// Where the cubic crosses the normal line of a sample, and how far from the sample, to its right.
  /// - Parameter guess: a parameter not far from the place, or not a number.
  func miss(_ sample: ParallelPoint, near guess: Double) -> (u: Double, distance: Double) {
    let along = (
      (a.point - sample.point).dot(sample.direction), (control1 - sample.point).dot(sample.direction),
      (control2 - sample.point).dot(sample.direction), (b.point - sample.point).dot(sample.direction)
    )
    // Newton's method for the crossing, within a bracket.
    var (low, high) = (0.0, 1.0)
    var u = guess.isNaN ? along.0 / (along.0 - along.3) : guess
    if !(u > 0 && u < 1) { u = 0.5 }
    for _ in 0..<12 {
      let s = 1 - u
      let value =
        s * s * s * along.0 + 3 * s * s * u * along.1 + 3 * s * u * u * along.2 + u * u * u * along.3
      if value < 0 { low = u } else { high = u }
      let slope =
        3 * (s * s * (along.1 - along.0) + 2 * s * u * (along.2 - along.1) + u * u * (along.3 - along.2))
      var next = u - value / slope
      if !(next > low && next < high) { next = (low + high) / 2 }
      // The next step would be of the order of this one's square, and the curve runs across the normal line.
      let isSettled = abs(next - u) < 1e-6
      u = next
      if isSettled { break }
    }
    let s = 1 - u
    let point =
      a.point * (s * s * s) + control1 * (3 * s * s * u) + (control2 * (3 * s * u * u) + b.point * (u * u * u))
    return (u, sample.direction.cross(point - sample.point))
  }

  /// How much farther to the sample's right the cubic passes for one unit of either handle.
  func effect(at u: Double, on sample: ParallelPoint) -> (Double, Double) {
    let s = 1 - u
    return (
      3 * s * s * u * sample.direction.cross(a.direction), -3 * s * u * u * sample.direction.cross(b.direction)
    )
  }
}
