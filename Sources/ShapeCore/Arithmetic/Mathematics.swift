/// The mathematics that the language and generated code share.
///
/// It doesn't call the C library, whose functions differ between platforms in the last digits. So the same source gives the same
/// bytes everywhere.
@_spi(Generated)
public enum Mathematics {
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
}
