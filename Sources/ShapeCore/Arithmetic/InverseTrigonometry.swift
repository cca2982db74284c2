// The polynomials and tables are derived by `Tests/Benchmarks/Arithmetic/coefficients.py`.

/// Pi and its half, each with the rest that rounding leaves out.
private let piPair = (0x1.921fb54442d18p1, 0x1.1a62633145c07p-53)
private let halfPiPair = (0x1.921fb54442d18p0, 0x1.1a62633145c07p-54)

/// Returns (asin(x) / x − 1) for the square of x, in 0...0.25.
@inline(__always)
private func arcSineTerms(_ z: Double) -> Double {
  let z2 = z * z
  let z4 = z2 * z2
  let first = (0x1.5555555555578p-3 + z * 0x1.333333332df7bp-4) + z2 * (0x1.6db6db72262a9p-5 + z * 0x1.f1c71a8db9627p-6)
  let second =
    (0x1.6e8bdfa761285p-6 + z * 0x1.1c49e2ac5e8dcp-6) + z2 * (0x1.ca20cf528fad5p-7 + z * 0x1.757b70b7485aap-7)
  let third = (0x1.6174234e3ac23p-7 + z * 0x1.e2bbfaa942366p-9) + z2 * (0x1.649368e94dd7p-6 + z * -0x1.5955799800621p-6)
  return z * (first + z4 * (second + z4 * (third + z4 * 0x1.0bb0aca1441cp-5)))
}

/// Returns the arc sine of the square root of (1 − `value`) / 2, as a number of 26 bits and the rest, for a value in 0.5...1.
@inline(__always)
private func halfArcCosine(_ value: Double) -> (Double, Double) {
  let square = 0.5 * (1 - value)
  let root = square.squareRoot()
  let upper = root.upperHalf
  // The root minus its upper half, to more bits than `root` has. The least number avoids 0 / 0.
  let lower = (square - upper * upper) / max(root + upper, .leastNormalMagnitude)
  return (upper, lower + root * arcSineTerms(square))
}

/// Returns `base` − `value` − `rest`, for a value that is at most the base.
@inline(__always)
private func difference(_ base: (Double, Double), _ value: Double, _ rest: Double) -> Double {
  let result = base.0 - value
  return result + (((base.0 - result) - value) + (base.1 - rest))
}

/// A sixteenth c near a number q in 0...1, and its arc tangent. The arc tangent of q is that of c plus that of
/// t = (q − c) / (1 + c q).
private struct ArcTangent {
  let sixteenth: Double
  private let known: Double
  private let knownRest: Double

  @inline(__always)
  init(near number: Double) {
    // Adding the rounder rounds to a whole number, which is then in the lower bits.
    let index = 3 * Int(truncatingIfNeeded: (number * 16 + 0x1.8p52).bitPattern & 31)
    sixteenth = arcTangents[index]
    known = arcTangents[index + 1]
    knownRest = arcTangents[index + 2]
  }

  /// Returns the arc tangent of q as a sum of two numbers.
  ///
  /// - Parameter rest: What the rounding of `t` left out.
  @inline(__always)
  func sum(_ t: Double, _ rest: Double) -> (Double, Double) {
    let z = t * t
    let z2 = z * z
    let terms =
      (-0x1.5555555555548p-2 + z * 0x1.9999999992c3ap-3)
      + z2
      * ((-0x1.2492491b1981p-3 + z * 0x1.c71c6552b2172p-4)
        + z2 * ((-0x1.7458b45e6f7abp-4 + z * 0x1.3a39a15661623p-4) + z2 * -0x1.f5dd65d80bc67p-5))
    let sum = known + t
    return (sum, ((known - sum) + t) + ((knownRest + rest) + t * z * terms))
  }
}

/// For each sixteenth up to 1: it, and its arc tangent as a sum. The first are zeros, so that small numbers keep their bits.
private let arcTangents: [Double] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0,
  0.1875, 0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58, 0.25, 0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57,
  0.3125, 0x1.362773707ebccp-2, -0x1.963a544b672d8p-57, 0.375, 0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56,
  0.4375, 0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56, 0.5, 0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56,
  0.5625, 0x1.0657e94db30dp-1, -0x1.d5b495f6349e6p-56, 0.625, 0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58,
  0.6875, 0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55, 0.75, 0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56,
  0.8125, 0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57, 0.875, 0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56,
  0.9375, 0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56, 1.0, 0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55,
]

extension Mathematics {
  /// Returns the angle in radians, in -pi/2...pi/2, whose sine is `value`. NaN outside -1...1.
  ///
  /// Its error is less than 0.7 ulp.
  package static func arcSine(_ value: Double) -> Double {
    let size = abs(value)
    if size < 0.5 { return value + value * arcSineTerms(value * value) }
    guard size <= 1 else { return .nan }
    let (upper, lower) = halfArcCosine(size)
    return Double(signOf: value, magnitudeOf: difference(halfPiPair, 2 * upper, 2 * lower))
  }

  /// Returns the angle in radians, in 0...pi, whose cosine is `value`. NaN outside -1...1.
  ///
  /// Its error is less than 0.7 ulp.
  package static func arcCosine(_ value: Double) -> Double {
    let size = abs(value)
    if size < 0.5 { return difference(halfPiPair, value, value * arcSineTerms(value * value)) }
    guard size <= 1 else { return .nan }
    let (upper, lower) = halfArcCosine(size)
    return value < 0 ? difference(piPair, 2 * upper, 2 * lower) : 2 * (upper + lower)
  }

  /// Returns the angle in radians, in -pi/2...pi/2, whose tangent is `value`.
  ///
  /// Its error is less than 0.7 ulp. An infinite value has the angle of a quarter turn, and -0 has -0.
  package static func arcTangent(_ value: Double) -> Double {
    let size = abs(value)
    let result: Double
    if size <= 1 {
      let near = ArcTangent(near: size)
      let (sum, rest) = near.sum((size - near.sixteenth) / (1 + near.sixteenth * size), 0)
      result = sum + rest
    } else if size < 0x1p60 {
      // That of the inverse. The product with the upper half is exact.
      let near = ArcTangent(near: 1 / size)
      let upper = size.upperHalf
      let above = (1 - near.sixteenth * upper) - near.sixteenth * (size - upper)
      let (sum, rest) = near.sum(above / (size + near.sixteenth), 0)
      result = difference(halfPiPair, sum, rest)
    } else {
      result = value.isNaN ? value : Double.pi / 2
    }
    return Double(signOf: value, magnitudeOf: result)
  }

  /// Returns the direction of the vector (x, y) in radians, in -pi...pi.
  ///
  /// Its error is less than 0.7 ulp. For zeros and infinities it is as in C (Annex F): 0 for the vector (0, 0), and the
  /// directions of the diagonals between infinities.
  package static func arcTangent(y: Double, x: Double) -> Double {
    var (small, large) = (abs(y), abs(x))
    let isSteep = small > large
    if isSteep { swap(&small, &large) }
    if !(large > 0x1p-50 && large < .infinity) {
      guard large == large, small == small else { return .nan }
      if large == 0 {
        large = 1
      } else if large == .infinity {
        small = small == large ? 1 : 0
        large = 1
      } else {
        // So that the parts of products don't underflow.
        large *= 0x1p600
        small *= 0x1p600
      }
    }
    let quotient = small / large
    // A quotient that is so small is rounded once, as it should be.
    let left = quotient > 0x1p-900 ? divisionError(small, large, quotient) / large : 0
    let near = ArcTangent(near: quotient)
    let below = 1 + near.sixteenth * quotient
    let (sum, rest) = near.sum((quotient - near.sixteenth) / below, left / below)
    let isLeft = x.sign == .minus
    let base = isSteep ? halfPiPair : isLeft ? piPair : (0, 0)
    let sign = isSteep != isLeft ? -1.0 : 1
    let magnitude = difference(base, -sign * sum, -sign * rest)
    return Double(signOf: y, magnitudeOf: magnitude)
  }
}
