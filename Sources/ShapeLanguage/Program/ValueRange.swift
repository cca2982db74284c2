/// The range of a parameter.
struct ValueRange: Sendable {
  var low: Double
  var high: Double
  /// Whether it includes its upper end.
  var isClosed: Bool

  var isEmpty: Bool { low > high || (!isClosed && low == high) }

  func contains(_ value: Double) -> Bool { value >= low && (isClosed ? value <= high : value < high) }

  /// Returns the largest value of a type in the range.
  func last(of type: ValueType) -> Double { isClosed ? high : type == .integer ? high - 1 : high.nextDown }
}
