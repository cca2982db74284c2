import TestSupport
import Testing

@testable import ShapeLanguage

/// Numbers are read as the standard library reads them, to the last bit.
@Suite("Number literals")
struct NumberLiteralTests {
  private static func digits(_ random: inout RandomSource) -> String {
    // Around the numbers of digits that an `UInt64` and a `Double` hold.
    let count = random.pick([1, 1, 2, 3, 7, 14, 15, 16, 17, 18, 19, 20, 21, 25, 40])
    let zeros = String(repeating: "0", count: random.pick([0, 0, 0, 1, 5, 20]))
    return zeros + (0..<count).map { _ in String(random.below(10)) }.joined()
  }

  @Test func `have the value that the standard library reads`() {
    let seed = RandomCases.seed(16)
    var random = RandomSource(seed: seed)
    let units: [(text: String, unit: NumberUnit?)] = [
      ("", .plain), ("", .plain), ("%", .percent), ("deg", .degrees), ("rad", .radians), ("turn", .turns), ("px", nil),
      ("degs", nil), ("Deg", nil), ("x", nil), ("%%", nil), ("_", nil),
    ]
    for _ in 0..<RandomCases.count(quick: 2_000, ci: 20_000, long: 1_000_000) {
      var text = Self.digits(&random)
      let isFraction = random.chance(50)
      if isFraction { text += "." + Self.digits(&random) }
      let hasExponent = random.chance(40)
      if hasExponent {
        let power = random.pick([
          0, 1, 5, 15, 21, 22, 23, 24, 37, 290, 307, 308, 309, 323, 324, 325, 400, 99_999, 200_000,
        ])
        text += random.pick(["e", "E"]) + random.pick(["", "+", "-"]) + random.pick(["", "0"]) + "\(power)"
      }
      let unit = random.pick(units)
      // A literal is a part of a source.
      let start = random.below(4)
      let bytes = Array((String(repeating: "1", count: start) + text + unit.text).utf8)
      let literal = NumberLiteral(bytes[start...])
      let expected = Double(text)
      #expect(
        literal.value.bitPattern == expected?.bitPattern && literal.unit == unit.unit
          && literal.isWhole == (!isFraction && !hasExponent && unit.text.isEmpty),
        "seed \(seed): \(text)\(unit.text) is \(literal)")
    }
  }
}
