/// The length of a segment up to each of some parameters, for finding many points on it by their length.
struct ArcLengthTable {
  private let segment: Segment
  /// Ascending from the start. Between two of them the speed is so smooth that one quadrature is accurate.
  private var parameters = [0.0]
  private var lengths = [0.0]

  init(_ segment: Segment) {
    self.segment = segment
    guard !segment.hasConstantSpeed else {
      parameters.append(1)
      lengths.append(segment.length)
      return
    }
    var sum = 0.0
    segment.forEachPiece(from: 0, to: 1) { end, length in
      sum += length
      parameters.append(end)
      lengths.append(sum)
    }
  }

  /// Returns the parameter at a given length from the start, to 1e-14 of the total length.
  func parameter(atLength wanted: Double) -> Double {
    let total = lengths[lengths.count - 1]
    guard wanted > 0, total > 0 else { return 0 }
    guard wanted < total else { return 1 }
    if segment.hasConstantSpeed { return wanted / total }
    var index = 0
    var above = lengths.count - 1
    while above - index > 1 {
      let middle = (index + above) / 2
      if lengths[middle] <= wanted { index = middle } else { above = middle }
    }
    // Newton's method within a bracket that every step narrows, with bisection where a step would leave it.
    var (low, high) = (parameters[index], parameters[index + 1])
    let rest = wanted - lengths[index]
    var t = low + (high - low) * (rest / (lengths[index + 1] - lengths[index]))
    for _ in 0..<60 {
      let error = segment.gaussLegendre(from: parameters[index], to: t) - rest
      if abs(error) <= 1e-14 * total || high - low <= 1e-16 { break }
      if error < 0 { low = t } else { high = t }
      let next = t - error / segment.derivative(at: t).length
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
