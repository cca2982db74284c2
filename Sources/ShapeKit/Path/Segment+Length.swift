extension Segment {
  /// The arc length: in closed form for lines and circles, else to about 1e-11 of it, for an arc of
  /// less than 1e-6 radians to 1e-9.
  var length: Double { length(from: 0, to: 1) }

  /// The arc length between two parameters; 0 where they are not in order.
  func length(from t0: Double, to t1: Double) -> Double {
    guard t0 < t1 else { return 0 }
    switch self {
    case .line(let from, let to):
      return from.distance(to: to) * (t1 - t0)
    case .arc(let arc) where arc.radii.width == arc.radii.height:
      return arc.radii.width * abs(arc.sweep) * (t1 - t0)
    case .quad, .cubic, .arc:
      return integratedLength(from: t0, to: t1)
    }
  }

  /// The parameter at which the segment has a given length behind it.
  func parameter(atLength wanted: Double, of total: Double) -> Double {
    guard wanted > 0, total > 0 else { return 0 }
    guard wanted < total else { return 1 }
    switch self {
    case .line: return wanted / total
    case .arc(let arc) where arc.radii.width == arc.radii.height: return wanted / total
    case .quad, .cubic, .arc: break
    }
    // Newton's method within a bracket that every step narrows; where a step would leave it, it is halved.
    var low = 0.0
    var high = 1.0
    var lengthAtLow = 0.0
    var t = wanted / total
    for _ in 0..<60 {
      let length = lengthAtLow + self.length(from: low, to: t)
      let error = length - wanted
      if abs(error) <= 1e-14 * total || high - low <= 1e-16 { break }
      if error < 0 {
        low = t
        lengthAtLow = length
      } else {
        high = t
      }
      let next = t - error / derivative(at: t).length
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// Integrates the speed piece by piece between turning points, where a curve that stands still has its kink.
  private func integratedLength(from t0: Double, to t1: Double) -> Double {
    // Not in terms of the controls, which say little about a short piece at the tip of a flat ellipse.
    let tolerance = 1e-13 * gaussLegendre(from: t0, to: t1)
    let x = turningPointsX
    let y = turningPointsY
    var sum = 0.0
    var low = t0
    // More than any curve needs; it bounds the work on an arc of many turns, which no builder makes, and on one so
    // short that its angles are mostly rounding.
    var halvings = 200
    while low < t1 {
      var high = t1
      func stop(at t: Double?) {
        if let t, t > low, t < high { high = t }
      }
      stop(at: x.0)
      stop(at: x.1)
      stop(at: y.0)
      stop(at: y.1)
      sum += adaptiveLength(
        from: low, to: high, estimate: gaussLegendre(from: low, to: high), tolerance: tolerance,
        halvings: &halvings)
      low = high
    }
    return sum
  }

  /// Halves the interval until both halves together agree with the whole, while `halvings` lasts. Not a number ends it
  /// at once.
  private func adaptiveLength(
    from low: Double, to high: Double, estimate: Double, tolerance: Double, halvings: inout Int
  ) -> Double {
    let middle = (low + high) / 2
    let left = gaussLegendre(from: low, to: middle)
    let right = gaussLegendre(from: middle, to: high)
    guard abs(left + right - estimate) > tolerance, halvings > 0, low < middle, middle < high else {
      return left + right
    }
    halvings -= 1
    return adaptiveLength(from: low, to: middle, estimate: left, tolerance: tolerance, halvings: &halvings)
      + adaptiveLength(from: middle, to: high, estimate: right, tolerance: tolerance, halvings: &halvings)
  }

  /// The integral of the speed by the Gauss-Legendre rule of eight points.
  private func gaussLegendre(from low: Double, to high: Double) -> Double {
    let middle = (low + high) / 2
    let half = (high - low) / 2
    func pair(_ node: Double) -> Double {
      derivative(at: middle - half * node).length + derivative(at: middle + half * node).length
    }
    // Nodes and weights: Abramowitz and Stegun, "Handbook of Mathematical Functions", table 25.4.
    var sum = 0.3626837833783620 * pair(0.1834346424956498)
    sum += 0.3137066458778873 * pair(0.5255324099163290)
    sum += 0.2223810344533745 * pair(0.7966664774136267)
    sum += 0.1012285362903763 * pair(0.9602898564975363)
    return half * sum
  }
}
