import Foundation
import ShapeCore
import TestSupport

extension RandomSource {
  /// Returns a number whose logarithm is evenly distributed; both bounds are positive.
  mutating func logarithmic(_ range: ClosedRange<Double>) -> Double {
    exp(number(log(range.lowerBound)...log(range.upperBound)))
  }

  mutating func point(_ range: ClosedRange<Double> = -10...10) -> Point { Point(number(range), number(range)) }

  /// Returns an angle of a whole turn, in radians.
  mutating func angle() -> Double { number(0...2 * Double.pi) }

  /// Returns a displacement of length 1.
  mutating func direction() -> Point {
    let angle = angle()
    return Point(cos(angle), sin(angle))
  }
}
