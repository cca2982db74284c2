import ShapeCore
import Testing

@testable import ShapeBackends

@Suite struct ColorRampTests {
  private static func text(_ color: Pigment) -> String {
    String(UnicodeScalar(UInt8(color.rgb)))
  }

  /// Returns the pieces of a ramp: the two colors of each, which are letters, and its end.
  private static func text(_ ramp: ColorRamp) -> String {
    let pieces = ramp.pieces.map { "\(text($0.from))\(text($0.to)) \($0.end)" }
    return "\(ramp.domain): \(pieces.joined(separator: ", "))"
  }

  @Test func `the pieces of a ramp have no gaps, and its ends continue`() {
    let cases: [(positions: [Double], ramp: String, withoutNegative: String)] = [
      ([0, 1], "0.0...1.0: AB 1.0", "0.0...1.0: AB 1.0"),
      ([0.25, 0.25, 0.75], "0.0...1.0: AA 0.25, BC 0.75, CC 1.0", "0.0...1.0: AA 0.25, BC 0.75, CC 1.0"),
      ([0.3], "0.0...1.0: AA 0.3, AA 1.0", "0.0...1.0: AA 0.3, AA 1.0"),
      ([0.6, 0.2, 0.9], "0.0...1.0: AA 0.6, BC 0.9, CC 1.0", "0.0...1.0: AA 0.6, BC 0.9, CC 1.0"),
      (
        [0.4, 0.5, 0.5, 0.5, 0.7], "0.0...1.0: AA 0.4, AB 0.5, DE 0.7, EE 1.0",
        "0.0...1.0: AA 0.4, AB 0.5, DE 0.7, EE 1.0"
      ),
      ([-0.5, 0.5], "0.0...1.0: AB 0.5, BB 1.0", "0.0...1.0: AB 0.5, BB 1.0"),
      ([0, 0, 1, 1], "-0.01...1.01: AA 0.0, BC 1.0, DD 1.01", "0.0...1.01: BC 1.0, DD 1.01"),
      ([-2, -1, 0.5], "-0.01...1.0: AA 0.0, BC 0.5, CC 1.0", "0.0...1.0: BC 0.5, CC 1.0"),
      ([0, 1.5, 2], "0.0...1.01: AB 1.0, CC 1.01", "0.0...1.01: AB 1.0, CC 1.01"),
      ([0, 0.0000004, 1], "-0.01...1.0: AA 0.0, BC 1.0", "0.0...1.0: BC 1.0"),
      ([0, 0.000001, 1], "0.0...1.0: AB 1e-06, BC 1.0", "0.0...1.0: AB 1e-06, BC 1.0"),
    ]
    let results = cases.map { positions, _, _ in
      var ramp = ColorRamp(
        positions.enumerated().map { (position: $1, color: Pigment(rgb: UInt32(65 + $0))) })
      let whole = Self.text(ramp)
      ramp.dropNegative()
      return [whole, Self.text(ramp)]
    }
    #expect(results == cases.map { [$0.ramp, $0.withoutNegative] })
  }
}
