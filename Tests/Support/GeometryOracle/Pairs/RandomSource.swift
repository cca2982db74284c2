import Foundation
import ShapeKit

/// A random generator whose whole state is its seed, so that a failing pair can be had again.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014).
package struct RandomSource: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed &>> 31)
  }

  /// A number in a range.
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    let fraction = Double(next() &>> 11) * 0x1p-53
    return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
  }

  /// A number whose logarithm is evenly distributed; both bounds are positive.
  package mutating func logarithmic(_ range: ClosedRange<Double>) -> Double {
    exp(number(log(range.lowerBound)...log(range.upperBound)))
  }

  /// A whole number in a range.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// True so many times in a hundred.
  package mutating func chance(_ percent: Int) -> Bool { whole(0...99) < percent }

  /// One of the elements, of which there is at least one.
  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[whole(0...elements.count - 1)] }

  package mutating func point(_ range: ClosedRange<Double> = -10...10) -> Point { Point(number(range), number(range)) }

  /// An angle of a whole turn, in radians.
  package mutating func angle() -> Double { number(0...2 * Double.pi) }

  /// A displacement of length 1.
  package mutating func direction() -> Point {
    let angle = angle()
    return Point(cos(angle), sin(angle))
  }
}
