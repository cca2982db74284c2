#if canImport(SwiftUI)
  import SwiftUI

  /// The numbers that SwiftUI interpolates in an animation of a shape. Missing ones count as 0.
  public struct AnimatableNumbers: VectorArithmetic, Sendable {
    var values: [Double]

    /// No numbers.
    public static var zero: AnimatableNumbers { AnimatableNumbers(values: []) }

    /// Returns the sums of the numbers.
    public static func + (a: AnimatableNumbers, b: AnimatableNumbers) -> AnimatableNumbers { a.combined(with: b, +) }
    /// Returns the differences of the numbers.
    public static func - (a: AnimatableNumbers, b: AnimatableNumbers) -> AnimatableNumbers { a.combined(with: b, -) }

    private func combined(
      with other: AnimatableNumbers, _ operation: (Double, Double) -> Double
    ) -> AnimatableNumbers {
      func value(_ values: [Double], _ index: Int) -> Double { index < values.count ? values[index] : 0 }
      return AnimatableNumbers(
        values: (0..<max(values.count, other.values.count)).map {
          operation(value(values, $0), value(other.values, $0))
        })
    }

    /// Multiplies each number.
    public mutating func scale(by factor: Double) { values = values.map { $0 * factor } }

    /// The sum of the squares.
    public var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
  }
#endif
