@_spi(Generated) import ShapeCore

/// The numbers from one to another, both included. Empty if the first is above the second.
///
/// The results of `+`, `-`, `*` and `/` contain every floating-point result of numbers in their operands, without widening:
/// rounding to nearest is monotone, so the ends are rounded as any result is. A result that isn't finite never exists, since
/// it is an error; the ends may be infinite.
struct Interval: Hashable, Sendable {
  var low: Double
  var high: Double

  static let all = Interval(-.infinity, .infinity)
  static let empty = Interval(.infinity, -.infinity)
  static let no = Interval(0)
  static let yes = Interval(1)
  static let unit = Interval(0, 1)

  init(_ low: Double, _ high: Double) { (self.low, self.high) = (low, high) }
  init(_ value: Double) { self.init(value, value) }

  var isEmpty: Bool { !(low <= high) }
  /// The only number, if there is just one.
  var number: Double? { low == high ? low : nil }
  /// Whether every number is true, as a condition.
  var isTrue: Bool { low > 0 }
  /// Whether every number is false, as a condition.
  var isFalse: Bool { high < 1 }
  /// Whether every number is in `0...1`.
  var isShare: Bool { low >= 0 && high <= 1 }
  var width: Double { high - low }
  var magnitude: Double { max(low.magnitude, high.magnitude) }

  /// A number near the middle.
  var middle: Double {
    if low == -.infinity { return high == .infinity ? 0 : min(high, -1e6) }
    return high == .infinity ? max(low, 1e6) : low / 2 + high / 2
  }

  func contains(_ value: Double) -> Bool { low <= value && value <= high }
  func intersection(_ other: Interval) -> Interval { Interval(max(low, other.low), min(high, other.high)) }

  func union(_ other: Interval) -> Interval {
    if isEmpty { return other }
    return other.isEmpty ? self : Interval(min(low, other.low), max(high, other.high))
  }

  /// The smallest interval with some numbers, where NaN stands for any number.
  private static func hull(_ values: Double...) -> Interval {
    var result = Interval.empty
    for value in values {
      if value.isNaN { return .all }
      result = Interval(min(result.low, value), max(result.high, value))
    }
    return result
  }

  // MARK: Arithmetic

  static prefix func - (a: Interval) -> Interval { Interval(-a.high, -a.low) }

  static func + (a: Interval, b: Interval) -> Interval {
    let (low, high) = (a.low + b.low, a.high + b.high)
    return Interval(low.isNaN ? -.infinity : low, high.isNaN ? .infinity : high)
  }

  static func - (a: Interval, b: Interval) -> Interval { a + -b }

  static func * (a: Interval, b: Interval) -> Interval {
    /// Infinite ends stand for numbers, so 0 times any of them is 0.
    func product(_ x: Double, _ y: Double) -> Double { x == 0 || y == 0 ? 0 : x * y }
    return hull(
      product(a.low, b.low), product(a.low, b.high), product(a.high, b.low), product(a.high, b.high))
  }

  static func / (a: Interval, b: Interval) -> Interval {
    // A quotient by 0 is an error where it is evaluated, and else may be anything.
    if b == .no { return .all }
    if b.contains(0) {
      // On one side of 0, a quotient is as far from 0 as the nearest divisor allows.
      if b.low == 0, a.low >= 0 { return Interval(a.low / b.high, .infinity) }
      if b.low == 0, a.high <= 0 { return Interval(-.infinity, a.high / b.high) }
      if b.high == 0, a.low >= 0 { return Interval(-.infinity, a.low / b.low) }
      if b.high == 0, a.high <= 0 { return Interval(a.high / b.low, .infinity) }
      return .all
    }
    func quotient(_ x: Double, _ y: Double) -> Double { x.isInfinite && y.isInfinite ? .nan : x / y }
    return hull(quotient(a.low, b.low), quotient(a.low, b.high), quotient(a.high, b.low), quotient(a.high, b.high))
  }

  /// Wider by a few units in the last place, or by a share of the numbers.
  func widened(by share: Double = 1e-15) -> Interval {
    func step(_ value: Double) -> Double { value.isFinite ? value.magnitude * share + 1e-300 : 0 }
    return Interval(low - step(low), high + step(high))
  }

  // MARK: Functions

  var absolute: Interval {
    contains(0) ? Interval(0, max(-low, high)) : Interval(min(low.magnitude, high.magnitude), magnitude)
  }

  func minimum(_ other: Interval) -> Interval { Interval(min(low, other.low), min(high, other.high)) }
  func maximum(_ other: Interval) -> Interval { Interval(max(low, other.low), max(high, other.high)) }

  /// The values of a number that is between two others, where sums are rounded.
  func between(_ first: Interval, _ second: Interval) -> Interval {
    let ends = first.union(second)
    // What is too large for a number isn't between them.
    guard !ends.isEmpty, magnitude.isFinite else { return self }
    let slack = 1e-12 * ends.magnitude
    // Rounding doesn't change the sign.
    let low = ends.low >= 0 ? max(0, ends.low - slack) : ends.low - slack
    let high = ends.high <= 0 ? min(0, ends.high + slack) : ends.high + slack
    let result = intersection(Interval(low, high))
    // A share out of range is an error of its own.
    return result.isEmpty ? self : result
  }

  /// The values of a function that doesn't decrease.
  func mapped(_ function: (Double) -> Double) -> Interval { Interval(function(low), function(high)) }

  /// The values of the sine, or with a quarter turn added of the cosine.
  func sine(shiftedBy shift: Double = 0) -> Interval {
    guard low.isFinite, high.isFinite, magnitude < 1e6, width < 2 * .pi else { return Interval(-1, 1) }
    let (from, to) = (low + shift, high + shift)
    // With room for rounding, a top or a bottom near an end is taken to be inside.
    let slack = 1e-9
    func passes(_ place: Double) -> Bool {
      let next = ((from - slack - place) / (2 * .pi)).rounded(.up) * 2 * .pi + place
      return next <= to + slack
    }
    let ends = [Mathematics.sine(from), Mathematics.sine(to)]
    let low = passes(-.pi / 2) ? -1 : min(ends[0], ends[1]) - 1e-9
    let high = passes(.pi / 2) ? 1 : max(ends[0], ends[1]) + 1e-9
    return Interval(max(-1, low), min(1, high))
  }
}
