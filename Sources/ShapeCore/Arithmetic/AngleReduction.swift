/// An angle, reduced to the quarter turn around the nearest multiple of a quarter turn.
struct ReducedAngle {
  /// The multiple, modulo 4.
  var quarters: UInt64
  /// The rest in radians, in -pi/4...pi/4. Both are 0 for what counts as a multiple of a quarter turn.
  var rest: Double
  /// What rounding left out of `rest`.
  var tail: Double

  /// Reduces an angle in radians. NaN for an angle that is not finite.
  ///
  /// Most angles need two parts of pi/2, the first with 33 bits, so that its product with the multiple is exact. Source: W. J.
  /// Cody and W. Waite, "Software Manual for the Elementary Functions", 1980.
  @inline(__always)
  init(_ radians: Double) {
    // Adding it rounds to a whole number, which is then in the lower bits.
    let rounder = 0x1.8p52
    let shifted = radians * 0x1.45f306dc9c883p-1 + rounder
    let multiple = shifted - rounder
    // Exact: the numbers are near each other.
    let first = radians - multiple * 0x1.921fb544p0
    let second = multiple * 0x1.0b4611a626331p-34
    rest = first - second
    tail = (first - rest) - second
    quarters = shifted.bitPattern
    // Near a multiple, or far from 0, the two parts have too few bits.
    if !(abs(rest) > 0x1p-10 && abs(multiple) < 0x1p20) { self = Self.precise(radians) }
  }

  private init(quarters: UInt64, rest: Double, tail: Double) {
    self.quarters = quarters
    self.rest = rest
    self.tail = tail
  }

  /// Reduces any angle.
  @inline(never)
  private static func precise(_ radians: Double) -> ReducedAngle {
    let quarters = radians / (Double.pi / 2)
    let nearest = quarters.rounded()
    if quarters == nearest, abs(nearest) < 1e9 {
      return ReducedAngle(quarters: UInt64(bitPattern: Int64(nearest)), rest: 0, tail: 0)
    }
    guard radians.isFinite else { return ReducedAngle(quarters: 0, rest: .nan, tail: 0) }
    if abs(radians) < 0x1p-10 { return ReducedAngle(quarters: 0, rest: radians, tail: 0) }
    return bitwise(radians)
  }

  /// Reduces an angle of at least 2^-10 with those bits of 2/pi that its product needs.
  ///
  /// Source: M. H. Payne and R. N. Hanek, "Radian reduction for trigonometric functions", 1983.
  private static func bitwise(_ radians: Double) -> ReducedAngle {
    let significand = radians.significandBitPattern | 1 << 52
    // The angle is `significand` · 2^exponent. Bits of 2/pi that make multiples of 4 are omitted.
    let exponent = Int(radians.exponent) - 52
    let first = exponent - 2 + 64
    let (word, shift) = (first / 64, UInt64(first % 64))
    func bits(_ index: Int) -> UInt64 {
      let (high, low) = (twoOverPi[word + index], twoOverPi[word + index + 1])
      return shift == 0 ? high : high << shift | low >> (64 - shift)
    }
    // The lower 192 bits of the product, in units of 2^-190 quarters.
    let (middle, low) = significand.multipliedFullWidth(by: bits(2))
    let (high, lower) = significand.multipliedFullWidth(by: bits(1))
    let (sum, carries) = middle.addingReportingOverflow(lower)
    let top = significand &* bits(0) &+ high &+ (carries ? 1 : 0)
    // A signed fraction of a quarter, so that the quarter is the nearest.
    var fraction = (top << 2 | sum >> 62, sum << 2 | low >> 62, low << 2)
    let isBelow = fraction.0 >> 63 == 1
    let quarters = (top >> 62) &+ (isBelow ? 1 : 0)
    if isBelow { fraction = (~fraction.0, ~fraction.1, ~fraction.2) }
    // Of the leading bits, 53 in one number and the next 53 in another.
    let zeros = fraction.0.leadingZeroBitCount
    let skipped = UInt64(min(zeros, 63))
    let leading = fraction.0 << skipped | (fraction.1 >> 1) >> (63 - skipped)
    let following = fraction.1 << skipped | (fraction.2 >> 1) >> (63 - skipped)
    let unit = Double(sign: .plus, exponent: -64 - Int(skipped), significand: 1)
    let upper = Double(leading & ~0x7FF) * unit
    let lowerPart = Double((leading & 0x7FF) << 42 | following >> 22) * (unit * 0x1p-42)
    // Times pi/2.
    let (product, error) = exactProduct(upper, 0x1.921fb54442d18p0)
    let tail = upper * 0x1.1a62633145c07p-54 + lowerPart * 0x1.921fb54442d18p0 + error
    let rest = product + tail
    let isNegative = isBelow != (radians < 0)
    let rounding = (product - rest) + tail
    return ReducedAngle(
      quarters: radians < 0 ? 0 &- quarters : quarters, rest: isNegative ? -rest : rest,
      tail: isNegative ? -rounding : rounding)
  }

  /// The bits of 2/pi, after one word of zeros.
  private static let twoOverPi: [UInt64] = [
    0, 0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561, 0xb7246e3a424dd2e0,
    0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4,
    0x9c845f8bbdf9283b, 0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d,
    0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab,
  ]
}
