// Exact parts of products. A fused multiply-add would do the same in one instruction, but where the processor of a target has
// none, it is a call that is ten times slower.
//
// Source: T. J. Dekker, "A floating-point technique for extending the available precision", 1971.

extension Double {
  /// The number without the lower 27 of its 53 bits. The product of two such numbers is exact.
  @inline(__always)
  var upperHalf: Double { Double(bitPattern: bitPattern & 0xFFFF_FFFF_F800_0000) }
}

/// Returns a product, and the error of its rounding. Exact unless a part underflows or the product overflows.
@inline(__always)
func exactProduct(_ a: Double, _ b: Double) -> (product: Double, error: Double) {
  let product = a * b
  let (a1, b1) = (a.upperHalf, b.upperHalf)
  let (a2, b2) = (a - a1, b - b1)
  return (product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2)
}

/// Returns the square of a number, and the error of its rounding. Exact unless a part underflows or the square overflows.
@inline(__always)
func exactSquare(_ a: Double) -> (square: Double, error: Double) {
  let square = a * a
  let upper = a.upperHalf
  let lower = a - upper
  return (square, ((upper * upper - square) + 2 * upper * lower) + lower * lower)
}

/// Returns the remainder of a division, `dividend` − `quotient` · `divisor`, where `quotient` is the rounded one.
@inline(__always)
func divisionError(_ dividend: Double, _ divisor: Double, _ quotient: Double) -> Double {
  let (q1, d1) = (quotient.upperHalf, divisor.upperHalf)
  let (q2, d2) = (quotient - q1, divisor - d1)
  return (((dividend - q1 * d1) - q1 * d2) - q2 * d1) - q2 * d2
}
