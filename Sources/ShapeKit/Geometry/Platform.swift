// The one place that links the C mathematics library; every other file of the module calls these functions.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Sine and cosine of an angle in radians, exact at whole quarter turns.
///
/// `sin(.pi)` is 1.2e-16 in floating point, which would bend a straight edge by a rounding error; multiples of
/// a quarter turn are therefore answered from a table.
@usableFromInline
func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
  let quarters = radians / (Double.pi / 2)
  let nearest = quarters.rounded()
  if quarters == nearest, abs(nearest) < 1e9 {
    switch Int(nearest) & 3 {
    case 0: return (0, 1)
    case 1: return (1, 0)
    case 2: return (0, -1)
    default: return (-1, 0)
    }
  }
  return (sin(radians), cos(radians))
}

/// The mathematics that the language and generated code share, so that both give the same bits.
public enum Mathematics {
  /// The sine of an angle in radians.
  public static func sine(_ radians: Double) -> Double { sineAndCosine(radians).sine }
  /// The cosine of an angle in radians.
  public static func cosine(_ radians: Double) -> Double { sineAndCosine(radians).cosine }
  /// The tangent of an angle in radians; infinite at odd quarter turns.
  public static func tangent(_ radians: Double) -> Double {
    let (sine, cosine) = sineAndCosine(radians)
    return sine / cosine
  }
  /// The angle in radians whose sine is `value`; NaN outside -1...1.
  public static func arcSine(_ value: Double) -> Double { asin(value) }
  /// The angle in radians whose cosine is `value`; NaN outside -1...1.
  public static func arcCosine(_ value: Double) -> Double { acos(value) }
  /// The angle in radians, in -pi/2...pi/2, whose tangent is `value`.
  public static func arcTangent(_ value: Double) -> Double { atan(value) }
  /// The direction of the vector (x, y) in radians, in -pi...pi.
  public static func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }
  /// `base` to the power of `exponent`; NaN for a negative base with a fractional exponent.
  public static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  /// The length of the vector (x, y), without overflow in between.
  public static func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }
  /// The remainder of `a / b` with the sign of `b`, so that `modulo(-1, 5)` is 4; NaN when `b` is 0.
  public static func modulo(_ a: Double, _ b: Double) -> Double {
    let remainder = fmod(a, b)
    return remainder != 0 && (remainder < 0) != (b < 0) ? remainder + b : remainder
  }
  /// The cube root of `value`.
  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
}
