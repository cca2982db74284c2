/// A point of a parallel curve for fitting a cubic.
struct ParallelSample {
  var point: ParallelPoint
  /// Its position along the chord, as a share of the chord.
  var progress: Double
  /// The parameter at which the last cubic crosses the normal line. NaN before the first one.
  var crossing = Double.nan
}

/// A cubic defined by its ends, the directions there and the lengths of its handles.
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

  /// Returns the distance of the cubic from a sample, to its right. Records where it crosses the sample's normal line.
  func miss(_ sample: inout ParallelSample) -> Double {
    let (origin, direction) = (sample.point.point, sample.point.direction)
    let along = (
      (a.point - origin).dot(direction), (control1 - origin).dot(direction), (control2 - origin).dot(direction),
      (b.point - origin).dot(direction)
    )
    // Newton's method for the crossing, within a bracket.
    var (low, high) = (0.0, 1.0)
    var u = sample.crossing.isNaN ? along.0 / (along.0 - along.3) : sample.crossing
    if !(u > 0 && u < 1) { u = 0.5 }
    for _ in 0..<12 {
      let s = 1 - u
      let (first, second, third) = (along.1 - along.0, along.2 - along.1, along.3 - along.2)
      let value = along.0 + u * (3 * first + u * (3 * (second - first) + u * (third - second - (second - first))))
      if value < 0 { low = u } else { high = u }
      let slope = 3 * (s * s * first + u * (2 * s * second + u * third))
      var next = u - value / slope
      if !(next > low && next < high) { next = (low + high) / 2 }
      // The next step would be of the order of this one's square. A cubic that fits crosses the normal line, so that
      // the step changes the distance by a much smaller share still.
      let isSettled = abs(next - u) < 1e-2
      u = next
      if isSettled { break }
    }
    sample.crossing = u
    let s = 1 - u
    return s * s * s * direction.cross(a.point - origin) + 3 * s * s * u * direction.cross(control1 - origin)
      + u * u * (3 * s * direction.cross(control2 - origin) + u * direction.cross(b.point - origin))
  }

  /// Returns how much farther to the right of a sample the cubic passes, on the sample's normal line, per unit of
  /// either handle.
  func effect(on sample: ParallelSample) -> (Double, Double) {
    let (u, s) = (sample.crossing, 1 - sample.crossing)
    let direction = sample.point.direction
    return (3 * s * s * u * direction.cross(a.direction), -3 * s * u * u * direction.cross(b.direction))
  }
}
