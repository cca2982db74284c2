/// The range of a parameter.
package struct ValueRange: Sendable {
  package var low: Double
  package var high: Double
  /// Whether it includes its upper end.
  package var isClosed: Bool

  var isEmpty: Bool { low > high || (!isClosed && low == high) }

  func contains(_ value: Double) -> Bool { value >= low && (isClosed ? value <= high : value < high) }

  /// Returns the largest value of a type in the range.
  package func last(of type: ValueType) -> Double { isClosed ? high : type == .integer ? high - 1 : high.nextDown }
}
