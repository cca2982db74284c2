extension Segment {
  /// The length: in closed form for lines and circles, otherwise to about 1e-11 of it; for an arc of less than 1e-6
  /// radians to 1e-9.
  var length: Double { length(from: 0, to: 1) }

  /// Returns the length between two parameters. 0 if they are not in order.
  @inline(never)
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

  /// Returns the parameter at a length from the start. For many of them, use an `ArcLengthTable`.
  func parameter(atLength wanted: Double, of total: Double) -> Double {
    guard wanted > 0, total > 0 else { return 0 }
    guard wanted < total else { return 1 }
    return hasConstantSpeed ? wanted / total : ArcLengthTable(self).parameter(atLength: wanted)
  }

  /// Whether equal steps of the parameter have equal lengths: on lines and circles.
  var hasConstantSpeed: Bool {
    switch self {
    case .line: true
    case .arc(let arc): arc.radii.width == arc.radii.height
    case .quad, .cubic: false
    }
  }

  /// Integrates the speed piece by piece between turning points, where a curve with zero speed has its kink.
  private func integratedLength(from t0: Double, to t1: Double) -> Double {
    var sum = 0.0
    forEachPiece(from: t0, to: t1) { _, length in sum += length }
    return sum
  }

  /// Calls `body` for pieces that are short enough for `gaussLegendre`, in order.
  func forEachPiece(from t0: Double, to t1: Double, _ body: (_ end: Double, _ length: Double) -> Void) {
    // Not relative to the control points, which are unrelated to the length of a short piece at the tip of a flat
    // ellipse.
    let tolerance = 1e-13 * gaussLegendre(from: t0, to: t1)
    let x = turningPointsX
    let y = turningPointsY
    var low = t0
    // More than any curve needs. It limits the work on an arc of many turns, which no builder makes, and on one so
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
      halve(
        from: low, to: high, estimate: gaussLegendre(from: low, to: high), tolerance: tolerance,
        halvings: &halvings, body)
      low = high
    }
  }

  /// Halves the interval until the sum of both halves agrees with the whole, at most `halvings` times. NaN ends it at
  /// once.
  private func halve(
    from low: Double, to high: Double, estimate: Double, tolerance: Double, halvings: inout Int,
    _ body: (_ end: Double, _ length: Double) -> Void
  ) {
    let middle = (low + high) / 2
    let left = gaussLegendre(from: low, to: middle)
    let right = gaussLegendre(from: middle, to: high)
    guard abs(left + right - estimate) > tolerance, halvings > 0, low < middle, middle < high else {
      body(middle, left)
      return body(high, right)
    }
    halvings -= 1
    halve(from: low, to: middle, estimate: left, tolerance: tolerance, halvings: &halvings, body)
    halve(from: middle, to: high, estimate: right, tolerance: tolerance, halvings: &halvings, body)
  }

  /// Returns the integral of the speed by the Gauss-Legendre rule with eight points. Accurate for a short interval; see
  /// `forEachPiece`.
  @inline(never)
  func gaussLegendre(from low: Double, to high: Double) -> Double {
    let middle = (low + high) / 2
    let half = (high - low) / 2
    @inline(never) func pair(_ node: Double) -> Double {
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
