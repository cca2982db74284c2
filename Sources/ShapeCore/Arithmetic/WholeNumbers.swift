/// Whole numbers as `Double`, one after the other: the iterations of a loop in generated code.
@_spi(Generated)
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
