// The polynomials are minimax, derived by `Tests/Benchmarks/Arithmetic/coefficients.py`.

/// The sine and cosine of a reduced angle, each a number and a correction that is not added yet.
private struct CirclePoint {
  let sine: Double
  let sineTail: Double
  let cosine: Double
  let cosineTail: Double

  /// - Parameters:
  ///   - square: The square of the rest of the angle.
  ///   - error: The error of the square.
  @inline(__always)
  init(_ angle: ReducedAngle, square z: Double, error: Double) {
    let x = angle.rest
    let z2 = z * z
    let sineTerms =
      z * 0x1.111111110f881p-7
      + z2
      * ((-0x1.a01a019c126f1p-13 + z * 0x1.71de3578757f1p-19)
        + z2 * (-0x1.ae5e66d4e25e6p-26 + z * 0x1.5d932f2902e99p-33))
    let cosineTerms =
      z * -0x1.6c16c16c15184p-10
      + z2
      * ((0x1.a01a019cb26c4p-16 + z * -0x1.27e4f80a73d9ep-22)
        + z2 * (0x1.1ee9ec45ba284p-29 + z * -0x1.8faece0fff974p-37))
    let half = 0.5 * z
    sine = x
    cosine = 1 - half
    sineTail = x * z * (-0x1.5555555555549p-3 + sineTerms) + angle.tail * cosine
    cosineTail = ((1 - cosine) - half) + (z2 * (0x1.555555555554cp-5 + cosineTerms) - (x * angle.tail + 0.5 * error))
  }
}

/// Returns two numbers, swapped if all bits of `mask` are set rather than none: no processor could predict a branch.
@inline(__always)
private func swapped(_ a: Double, _ b: Double, _ mask: UInt64) -> (Double, Double) {
  let change = (a.bitPattern ^ b.bitPattern) & mask
  return (Double(bitPattern: a.bitPattern ^ change), Double(bitPattern: b.bitPattern ^ change))
}

/// Returns the sine and cosine of an angle in radians, exact at multiples of a quarter turn.
///
/// `sin(.pi)` is 1.2e-16 in floating point, which would bend straight edges by a rounding error. So an angle that is the
/// nearest to a multiple of a quarter turn counts as that multiple, up to 10^9 quarters.
@usableFromInline
func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
  let angle = ReducedAngle(radians)
  let point = CirclePoint(angle, square: angle.rest * angle.rest, error: 0)
  // An odd number of quarters swaps them.
  let (sine, cosine) = swapped(
    point.sine + point.sineTail, point.cosine + point.cosineTail, 0 &- (angle.quarters & 1))
  let sineSign = (angle.quarters & 2) << 62
  let cosineSign = ((angle.quarters &+ 1) & 2) << 62
  // Adding 0 makes a zero positive.
  return (Double(bitPattern: sine.bitPattern ^ sineSign) + 0, Double(bitPattern: cosine.bitPattern ^ cosineSign) + 0)
}

extension Mathematics {
  /// Returns the sine of an angle in radians.
  ///
  /// Its error is less than 0.85 ulp. Exactly 0, 1 or -1 at multiples of a quarter turn, and NaN for an infinite angle.
  package static func sine(_ radians: Double) -> Double { sineAndCosine(radians).sine }

  /// Returns the cosine of an angle in radians.
  ///
  /// Its error is less than 0.85 ulp. Exactly 0, 1 or -1 at multiples of a quarter turn, and NaN for an infinite angle.
  package static func cosine(_ radians: Double) -> Double { sineAndCosine(radians).cosine }

  /// Returns the tangent of an angle in radians.
  ///
  /// Its error is less than 1 ulp. Exactly 0 at multiples of half a turn, infinite at odd multiples of a quarter turn, and NaN
  /// for an infinite angle.
  package static func tangent(_ radians: Double) -> Double {
    let angle = ReducedAngle(radians)
    let (square, error) = exactSquare(angle.rest)
    let point = CirclePoint(angle, square: square, error: error)
    let sine = point.sine + point.sineTail
    let cosine = point.cosine + point.cosineTail
    let sineRest = (point.sine - sine) + point.sineTail
    let cosineRest = (point.cosine - cosine) + point.cosineTail
    // After an odd number of quarters it is -1 over the quotient.
    let isOdd = angle.quarters & 1 == 1
    if isOdd, sine == 0 { return angle.quarters & 2 == 0 ? .infinity : -.infinity }
    let (above, aboveRest) = isOdd ? (cosine, cosineRest) : (sine, sineRest)
    let (below, belowRest) = isOdd ? (sine, sineRest) : (cosine, cosineRest)
    let inverse = 1 / below
    let quotient = above * inverse
    let left = divisionError(above, below, quotient)
    let result = quotient + ((left + aboveRest) - quotient * belowRest) * inverse
    return Double(bitPattern: result.bitPattern ^ angle.quarters << 63)
  }
}
