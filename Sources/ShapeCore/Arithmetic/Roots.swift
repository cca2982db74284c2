extension Mathematics {
  /// Returns the length of the vector (x, y), without intermediate overflow.
  ///
  /// Its error is less than 0.8 ulp. Infinite if a coordinate is, even beside NaN, as in C (Annex F).
  @inline(never)
  public static func hypotenuse(_ x: Double, _ y: Double) -> Double {
    let (a, b) = (abs(x), abs(y))
    let square = a * a + b * b
    return square > 0x1p-800 && square < 0x1p1000 ? nearHypotenuse(a, b, square) : farHypotenuse(a, b)
  }

  /// Returns the length of a vector (a, b) if the sum of the squares neither overflows nor loses bits.
  ///
  /// A step of Newton's method, whose remainder is written with the differences of the root and a coordinate, which are exact.
  /// Source: C. F. Borges, "An improved algorithm for hypot(a, b)", 2020.
  @inline(__always)
  private static func nearHypotenuse(_ a: Double, _ b: Double, _ square: Double) -> Double {
    let large = a > b ? a : b
    let small = a < b ? a : b
    let root = square.squareRoot()
    let excess: Double
    if root > 2 * small {
      let change = root - large
      excess = change * (2 * large + change) - small * small
    } else {
      let change = root - small
      excess = change * (change - 2 * (large - small)) - large * (large - 2 * change)
    }
    return root - excess / (2 * root)
  }

  @inline(never)
  private static func farHypotenuse(_ a: Double, _ b: Double) -> Double {
    if a == .infinity || b == .infinity { return .infinity }
    // Also for NaN.
    guard max(a, b) * 0x1p-60 < min(a, b) else { return a + b }
    let scale = a > 1 ? 0x1p-600 : 0x1p600
    let (x, y) = (a * scale, b * scale)
    return nearHypotenuse(x, y, x * x + y * y) * (1 / scale)
  }

  /// Returns the cube root of `value`.
  ///
  /// Its error is less than 0.7 ulp.
  package static func cubeRoot(_ value: Double) -> Double {
    var number = abs(value)
    guard number > 0, number < .infinity else { return value }
    var scale = 1.0
    if number < .leastNormalMagnitude { (number, scale) = (number * 0x1p54, 0x1p-18) }
    // number = m · 2^(3 (third − 400) + odd), with m in 1..<2.
    let exponent = Int32(truncatingIfNeeded: number.bitPattern >> 52) + (3 * 400 - 1023)
    let third = exponent / 3
    let odd = exponent - 3 * third
    let m = Double(bitPattern: number.bitPattern & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    let m2 = m * m
    let polynomial =
      (0x1.0392a73c5ecfcp-1 + m * 0x1.6fb246e353a68p-1)
      + m2 * ((-0x1.33d45244055f5p-2 + m * 0x1.60a2b4da31147p-4) + m2 * -0x1.5b79ad438f437p-7)
    let wide = odd == 0 ? m : odd == 1 ? 2 * m : 4 * m
    let rough = polynomial * (odd == 0 ? 1 : odd == 1 ? 0x1.428a2f98d728bp0 : 0x1.965fea53d6e3dp0)
    // A step of Newton's method doubles the 16 bits. Then one of Halley's triples 26, whose square is exact.
    let root = (rough + (wide / (rough * rough) - rough) * (1.0 / 3)).upperHalf
    let quotient = wide / (root * root)
    let result = root + root * ((quotient - root) / (2 * root + quotient))
    let power = Double(bitPattern: UInt64(truncatingIfNeeded: third + (1023 - 400)) << 52)
    return Double(signOf: value, magnitudeOf: result * power * scale)
  }
}
