/// The bounds of a value in a program, whatever the size and the values of the parameters are.
struct Interval: Equatable, Sendable {
  var low: Double
  var high: Double

  init(_ low: Double, _ high: Double) {
    self.low = low
    self.high = high
  }

  init(_ value: Double) { self.init(value, value) }

  /// The bounds of an unknown value.
  static let far = Interval(-1e5, 1e5)
  static let share = Interval(0, 1)

  var magnitude: Double { max(low.magnitude, high.magnitude) }

  func contains(_ other: Interval) -> Bool { low <= other.low && other.high <= high }

  func joined(_ other: Interval) -> Interval { Interval(min(low, other.low), max(high, other.high)) }

  static func + (a: Interval, b: Interval) -> Interval { Interval(a.low + b.low, a.high + b.high) }
  static func - (a: Interval, b: Interval) -> Interval { Interval(a.low - b.high, a.high - b.low) }
  static prefix func - (a: Interval) -> Interval { Interval(-a.high, -a.low) }

  static func * (a: Interval, b: Interval) -> Interval {
    let products = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high]
    return Interval(products.min() ?? 0, products.max() ?? 0)
  }

  /// Returns the quotient. The divisor must not contain 0.
  static func / (a: Interval, b: Interval) -> Interval { a * Interval(1 / b.high, 1 / b.low) }

  var absolute: Interval {
    if low >= 0 { return self }
    return high <= 0 ? -self : Interval(0, magnitude)
  }

  func minimum(_ other: Interval) -> Interval { Interval(min(low, other.low), min(high, other.high)) }
  func maximum(_ other: Interval) -> Interval { Interval(max(low, other.low), max(high, other.high)) }
}
