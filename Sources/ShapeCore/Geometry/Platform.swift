// The only file of the module that imports the C mathematics library. All others call these functions.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Returns the sine and cosine of an angle in radians, exact at multiples of a quarter turn.
///
/// `sin(.pi)` is 1.2e-16 in floating point, which would bend straight edges by a rounding error. So multiples of a
/// quarter turn are looked up in a table.
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

/// The mathematics that the language and generated code share, so that their results have the same bits.
public enum Mathematics {
  /// Returns the sine of an angle in radians.
  public static func sine(_ radians: Double) -> Double { sineAndCosine(radians).sine }
  /// Returns the cosine of an angle in radians.
  public static func cosine(_ radians: Double) -> Double { sineAndCosine(radians).cosine }
  /// Returns the tangent of an angle in radians. Infinite at odd multiples of a quarter turn.
  public static func tangent(_ radians: Double) -> Double {
    let (sine, cosine) = sineAndCosine(radians)
    return sine / cosine
  }
  /// Returns the angle in radians, in -pi/2...pi/2, whose sine is `value`. NaN outside -1...1.
  public static func arcSine(_ value: Double) -> Double { asin(value) }
  /// Returns the angle in radians, in 0...pi, whose cosine is `value`. NaN outside -1...1.
  public static func arcCosine(_ value: Double) -> Double { acos(value) }
  /// Returns the angle in radians, in -pi/2...pi/2, whose tangent is `value`.
  public static func arcTangent(_ value: Double) -> Double { atan(value) }
  /// Returns the direction of the vector (x, y) in radians, in -pi...pi.
  public static func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }
  /// Returns `base` to the power of `exponent`. NaN for a negative base with a fractional exponent.
  public static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  /// Returns the length of the vector (x, y), without intermediate overflow.
  public static func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }
  /// Returns the remainder of `a / b` with the sign of `b`: `modulo(-1, 5)` is 4. NaN if `b` is 0.
  public static func modulo(_ a: Double, _ b: Double) -> Double {
    let remainder = fmod(a, b)
    return remainder != 0 && (remainder < 0) != (b < 0) ? remainder + b : remainder
  }
  /// Returns -1, 0 or 1 for a number below, at or above 0.
  public static func sign(_ value: Double) -> Double { value > 0 ? 1 : value < 0 ? -1 : 0 }
  /// Returns the nearest value in `low...high`.
  public static func clamp<Value: Comparable>(_ value: Value, _ low: Value, _ high: Value) -> Value {
    min(max(value, low), high)
  }
  /// Returns the value in `range` that is nearest to the value of a parameter.
  public static func clamp<Value: Comparable>(_ value: Value, to range: ClosedRange<Value>) -> Value {
    clamp(value, range.lowerBound, range.upperBound)
  }
  /// Returns the value in `range` that is nearest to the value of a parameter: the first one for NaN.
  public static func clamp(_ value: Double, to range: ClosedRange<Double>) -> Double {
    clamp(value, range.lowerBound, range.upperBound, else: range.lowerBound)
  }
  /// Returns the angle in `range` that is nearest to the value of a parameter: the first one for NaN.
  public static func clamp(_ value: Angle, to range: ClosedRange<Angle>) -> Angle {
    clamp(value, range.lowerBound, range.upperBound, else: range.lowerBound)
  }
  /// Returns the value of a parameter in the range `low...high`: the nearest value, that nearest to `fallback` for NaN, or
  /// `low` if the range is empty.
  public static func clamp(_ value: Double, _ low: Double, _ high: Double, else fallback: Double) -> Double {
    max(min(value.isNaN ? fallback : value, high), low)
  }
  /// Returns an angle, clamped to a range, or `fallback` if it is NaN.
  public static func clamp(_ value: Angle, _ low: Angle, _ high: Angle, else fallback: Angle) -> Angle {
    max(min(value.radians.isNaN ? fallback : value, high), low)
  }
  /// Returns the linear interpolation between two numbers: `a` at 0, `b` at 1.
  public static func mix(_ a: Double, _ b: Double, at fraction: Double) -> Double { a + (b - a) * fraction }
  /// Returns the remainder of `a / b` with the sign of `b`.
  public static func modulo(_ a: Angle, _ b: Angle) -> Angle { Angle(radians: modulo(a.radians, b.radians)) }
  /// Returns the linear interpolation between two angles: `a` at 0, `b` at 1.
  public static func mix(_ a: Angle, _ b: Angle, at fraction: Double) -> Angle {
    Angle(radians: mix(a.radians, b.radians, at: fraction))
  }
  /// Returns -1, 0 or 1 for an angle below, at or above 0.
  public static func sign(_ value: Angle) -> Double { sign(value.radians) }
  /// Returns the value itself. For values that a source makes constant, so that the compiler does not warn about them.
  @inline(never)
  public static func asIs<Value>(_ value: Value) -> Value { value }
  /// Returns the cube root of `value`.
  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
}

/// Whole numbers as `Double`, one after the other: the iterations of a loop in generated code.
public struct CountingSequence: Sequence, IteratorProtocol, Sendable {
  private var upcoming: Double
  private let last: Double
  private var rest: Int

  /// Creates the numbers from `first` to `last`, including `last` if the range is closed.
  /// - Parameter budget: Limits how many numbers there are, so that nested loops end in reasonable time.
  init(from first: Double, to last: Double, closed: Bool, budget: inout StepBudget) {
    upcoming = first
    self.last = closed ? last : last - 1
    let count = self.last - first + 1
    let rounds = count >= 1 ? Int(Swift.min(count, Double(PictureLimits.steps))) : 0
    rest = Swift.min(rounds, Swift.max(0, budget.remaining))
    _ = budget.spend(rest)
  }

  public mutating func next() -> Double? {
    guard upcoming <= last, rest > 0 else { return nil }
    rest -= 1
    defer { upcoming += 1 }
    return upcoming
  }
}

extension Int {
  /// Creates the integer part of a number: the nearest `Int` if it is out of range, and 0 for NaN.
  public init(whole value: Double) {
    // An Int has 32 bits on some watches. `Double(Int.max)` may be rounded up to a number that no Int can hold.
    if value >= Double(Int.max) {
      self = .max
    } else if value <= Double(Int.min) {
      self = .min
    } else {
      self = value.isNaN ? 0 : Int(value)
    }
  }
}
