// A power is exp(exponent · log(base)), where the logarithm and the product are sums of two numbers: an error of the logarithm is
// multiplied by up to 745. Both functions use a small table, and a polynomial for the rest. Source of the method: P. T. P. Tang,
// "Table-driven implementation of the logarithm function in IEEE floating-point arithmetic", 1990, and the same for the
// exponential function, 1989. The tables and polynomials are derived by `Tests/Benchmarks/Arithmetic/coefficients.py`.

/// Returns the natural logarithm of a positive, finite, normal number as a sum of two numbers, with an error of at most
/// 2^-65 of it.
///
/// - Parameter shift: Is added to the exponent of the number.
@inline(__always)
private func logarithm(_ number: Double, shift: Int64) -> (Double, Double) {
  // number = z · 2^exponent, with z in 0.695..<1.39, and 1 in the middle of an interval of the table.
  let offset = number.bitPattern &- 0x3FE6_4000_0000_0000
  let index = 3 * Int(truncatingIfNeeded: offset >> 47 & 31)
  let exponent = Double(Int32(truncatingIfNeeded: Int64(bitPattern: offset) >> 52 &+ shift))
  let z = Double(bitPattern: number.bitPattern &- (offset & 0xFFF0_0000_0000_0000))
  // r = z · inverse − 1 in two parts. Each product is exact, because `inverse` has 10 bits.
  let inverse = logarithms[index]
  // It is rounded to the nearest, so that near 1 the upper part is not larger than r.
  let zUpper = Double(bitPattern: (z.bitPattern &+ 0x8000_0000) & 0xFFFF_FFFF_0000_0000)
  let upper = zUpper * inverse - 1
  let lower = (z - zUpper) * inverse
  let r = upper + lower
  let rRest = (upper - r) + lower
  // log(2) · exponent and the logarithm of the table have few bits, so that the sum is exact.
  let known = exponent * 0x1.62e42fefa38p-1 + logarithms[index + 1]
  let knownRest = exponent * 0x1.ef35793c7673p-45 + logarithms[index + 2]
  let sum = known + r
  let sumRest = (known - sum) + r
  // log(1 + r) = r − r² / 2 + r³ · terms. The square of `upper` is exact.
  let half = -0.5 * upper * upper
  let result = sum + half
  let halfRest = (sum - result) + half - 0.5 * lower * (upper + r)
  let r2 = r * r
  let first =
    (0x1.5555555555555p-2 + r * -0x1.fffffffffffffp-3) + r2 * (0x1.999999999e852p-3 + r * -0x1.5555555561bc9p-3)
  let second =
    (0x1.249247da2c7b3p-3 + r * -0x1.fffffbfa322ecp-4) + r2 * (0x1.c753e8e6a9148p-4 + r * -0x1.99d9285d901d4p-4)
  let terms = r * r2 * (first + (r2 * r2) * second)
  let rest = ((knownRest + rRest) + sumRest + halfRest) + terms
  return (result, rest)
}

/// Returns the exponential function of a sum of two numbers.
@inline(__always)
private func exponential(_ number: Double, _ rest: Double) -> Double {
  // number = multiple · log(2) / 32 + r. Adding the rounder rounds to a whole number, which is then in the lower bits.
  let rounder = 0x1.8p52
  let shifted = (number + rest) * 0x1.71547652b82fep5 + rounder
  let multiple = shifted - rounder
  let r = ((number - multiple * 0x1.62e42fefap-6) - multiple * 0x1.cf79abc9e3b3ap-45) + rest
  let index = 2 * Int(truncatingIfNeeded: shifted.bitPattern & 31)
  let r2 = r * r
  let terms =
    (0.5 + r * 0x1.555555554d577p-3)
    + r2 * ((0x1.555555554af1ap-5 + r * 0x1.1111518a3becdp-7) + r2 * 0x1.6c171baf520cp-10)
  let change = (powersOfTwo[index + 1] + r2 * terms) + r
  let exponent = Int64(bitPattern: shifted.bitPattern << 13) >> 18
  let power = powersOfTwo[index]
  // Results that are normal, and so are their scales.
  if abs(number) < 707 {
    let scaled = Double(bitPattern: power.bitPattern &+ UInt64(bitPattern: exponent << 52))
    return scaled + scaled * change
  }
  return extreme(power + power * change, exponent, number)
}

/// Returns `value` · 2^`exponent` for large exponents, where `number` is near its logarithm.
@inline(never)
private func extreme(_ value: Double, _ exponent: Int64, _ number: Double) -> Double {
  guard abs(number) < 746 else { return number < 0 ? 0 : .infinity }
  // The scale is not a number of its own. A subnormal result is rounded once more here, by its last bit.
  return exponent < 0
    ? value * Double(sign: .plus, exponent: Int(exponent) + 1022, significand: 1) * 0x1p-1022
    : value * 0x1p1023 * Double(sign: .plus, exponent: Int(exponent) - 1023, significand: 1)
}

/// Returns the power of a positive, finite, normal number times 2^`shift`.
@inline(__always)
private func positivePower(_ base: Double, shift: Int64, _ exponent: Double) -> Double {
  let (logarithm, rest) = logarithm(base, shift: shift)
  let (upperExponent, upper) = (exponent.upperHalf, logarithm.upperHalf)
  let product = upperExponent * upper
  return exponential(product, (exponent - upperExponent) * upper + exponent * ((logarithm - upper) + rest))
}

extension Mathematics {
  /// Returns `base` to the power of `exponent`. NaN for a negative base with a fractional exponent.
  ///
  /// Its error is less than 0.8 ulp. Zeros, infinities and NaN give what they give in C (Annex F): the exponent 0 and the base 1
  /// give 1, even with NaN.
  public static func power(_ base: Double, _ exponent: Double) -> Double {
    // Positive, finite and normal, and an exponent whose products neither underflow nor overflow.
    let isOrdinary =
      base.bitPattern &- Double.leastNormalMagnitude.bitPattern
      < Double.infinity.bitPattern - Double.leastNormalMagnitude.bitPattern
      && abs(exponent).bitPattern &- (0x1p-100).bitPattern < (0x1p200).bitPattern - (0x1p-100).bitPattern
    return isOrdinary ? positivePower(base, shift: 0, exponent) : specialPower(base, exponent)
  }

  @inline(never)
  private static func specialPower(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    let size = abs(base)
    if exponent.isInfinite {
      if size == 1 { return 1 }
      return (size > 1) == (exponent > 0) ? .infinity : 0
    }
    if size == 0 || size == .infinity {
      let result: Double = (size == 0) == (exponent > 0) ? 0 : .infinity
      return base.sign == .minus && isOdd(exponent) ? -result : result
    }
    if base < 0, exponent != exponent.rounded(.towardZero) { return .nan }
    if size == 1 { return isOdd(exponent) ? -1 : 1 }
    if abs(exponent) < 0x1p-100 { return 1 }
    // Such an exponent is even.
    if abs(exponent) >= 0x1p200 { return (size > 1) == (exponent > 0) ? .infinity : 0 }
    let result =
      size < .leastNormalMagnitude
      ? positivePower(size * 0x1p54, shift: -54, exponent) : positivePower(size, shift: 0, exponent)
    return base < 0 && isOdd(exponent) ? -result : result
  }

  /// Returns whether a number is an odd whole number.
  private static func isOdd(_ number: Double) -> Bool {
    abs(number) < 0x1p53 && number == number.rounded(.towardZero) && Int64(number) & 1 == 1
  }
}
