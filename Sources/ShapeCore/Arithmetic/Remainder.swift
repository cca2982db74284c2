extension Mathematics {
  /// Returns the remainder of `a / b` with the sign of `b`: `modulo(-1, 5)` is 4. NaN if `b` is 0.
  public static func modulo(_ a: Double, _ b: Double) -> Double {
    let rest = remainder(a, b)
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest
  }

  /// Returns the remainder of `a / b` with the sign of `a`, without any error. NaN if `b` is 0 or `a` is infinite.
  package static func remainder(_ a: Double, _ b: Double) -> Double {
    let (dividend, divisor) = (abs(a), abs(b))
    guard dividend >= divisor else { return a.isNaN || b.isNaN ? .nan : a }
    guard divisor > 0, dividend < .infinity else { return .nan }
    // Significands as whole numbers, of which 11 more bits fit at a time.
    let unit = parts(of: divisor)
    let (significand, exponent) = parts(of: dividend)
    var rest = significand % unit.significand
    var bits = exponent - unit.exponent
    while bits > 0, rest != 0 {
      let step = min(bits, 11)
      rest = (rest << UInt64(step)) % unit.significand
      bits -= step
    }
    // Both factors are exact, and so is their product.
    let scale = unit.exponent > 52 ? UInt64(unit.exponent - 52) << 52 : 1 << UInt64(unit.exponent - 1)
    let size = Double(Int64(rest)) * Double(bitPattern: scale)
    return Double(signOf: a, magnitudeOf: size)
  }

  @inline(__always)
  private static func parts(of number: Double) -> (significand: UInt64, exponent: Int) {
    let exponent = Int(number.exponentBitPattern)
    return (number.significandBitPattern | (exponent == 0 ? 0 : 1 << 52), max(exponent, 1))
  }
}
