import Testing
import TestSupport

@_spi(Generated) @testable import ShapeCore

@Suite("Elementary functions") struct ArithmeticTests {
  /// The functions by their names in the tables.
  private static let functions: [String: @Sendable (Double, Double) -> Double] = [
    "sine": { x, _ in Mathematics.sine(x) }, "cosine": { x, _ in Mathematics.cosine(x) },
    "tangent": { x, _ in Mathematics.tangent(x) }, "arcSine": { x, _ in Mathematics.arcSine(x) },
    "arcCosine": { x, _ in Mathematics.arcCosine(x) }, "arcTangent": { x, _ in Mathematics.arcTangent(x) },
    "direction": { y, x in Mathematics.arcTangent(y: y, x: x) }, "power": { Mathematics.power($0, $1) },
    "cubeRoot": { x, _ in Mathematics.cubeRoot(x) }, "hypotenuse": { Mathematics.hypotenuse($0, $1) },
    "modulo": { Mathematics.modulo($0, $1) },
  ]

  private func result(_ name: String, _ x: Double, _ y: Double) throws -> Double {
    let function = try #require(Self.functions[name])
    return function(x, y)
  }

  /// A result with an error of at most 1 ulp is the correctly rounded one or its neighbor.
  @Test(arguments: HardCase.all) func `err by at most 1 ulp where rounding is hard`(function: String, cases: [HardCase])
    throws
  {
    for hard in cases {
      let value = try result(function, hard.x, hard.y)
      let near = [hard.result, hard.result.nextUp, hard.result.nextDown]
      #expect(near.contains(value), "\(function)(\(hard.x), \(hard.y)) is \(value), not \(hard.result)")
    }
  }

  /// A digest of results for random arguments. It differs if a compiler fuses operations, or a processor rounds otherwise.
  @Test(
    arguments: [
      ("sine", 0xB514_3004_D76E_C0D7),
      ("cosine", 0xF1B1_9FF8_5075_1010),
      ("tangent", 0x5D0C_E76B_A6D1_D033),
      ("arcSine", 0x6793_9B4A_3AB6_DFD2),
      ("arcCosine", 0x02D1_24F4_8ACB_F768),
      ("arcTangent", 0xF5D3_B20B_F0A3_2506),
      ("direction", 0x0294_935E_6863_B078),
      ("power", 0x7E7E_7660_FD28_BFEE),
      ("cubeRoot", 0x08CA_7E8F_C4AB_91B2),
      ("hypotenuse", 0x0AA1_526F_F2A2_DB36),
      ("modulo", 0xB28A_BE53_AB85_BE79),
    ] as [(String, UInt64)]) func `give the same bits on every platform`(name: String, digest: UInt64) throws
  {
    var random = RandomSource(seed: 1)
    var found: UInt64 = 0
    for index in 0..<1000 {
      // Near 1, and everywhere.
      func argument() -> Double {
        index % 2 == 0 ? Double(Int64(bitPattern: random.next()) >> 11) * 0x1p-52 : Double(bitPattern: random.next())
      }
      let value = try result(name, argument(), argument())
      found = (found ^ (value.isNaN ? 1 : value.bitPattern)) &* 0x100_0000_01B3
    }
    #expect(found == digest, "\(name): 0x\(String(found, radix: 16))")
  }

  @Test func `are exact at multiples of a quarter turn`() {
    for quarters in -9...9 {
      let angle = Double(quarters) * (Double.pi / 2)
      let sine: Double = [0, 1, 0, -1][quarters & 3]
      let cosine: Double = [1, 0, -1, 0][quarters & 3]
      #expect(Mathematics.sine(angle) == sine && Mathematics.cosine(angle) == cosine)
      // Never -0, which would be written as such.
      #expect(Mathematics.sine(angle).sign == (sine < 0 ? .minus : .plus))
      #expect(Mathematics.tangent(angle) == sine / cosine)
      // The next angles are no multiples.
      #expect(abs(Mathematics.sine(angle.nextUp)) != 0 && Mathematics.tangent(angle.nextUp).isFinite)
    }
    #expect(Mathematics.sine(1e9 * Double.pi / 2) != 0)
  }

  @Test(
    arguments: [
      ("sine", .infinity, 0, .nan), ("cosine", -.infinity, 0, .nan), ("tangent", .infinity, 0, .nan),
      ("sine", .nan, 0, .nan), ("cosine", 0, 0, 1), ("sine", .leastNonzeroMagnitude, 0, .leastNonzeroMagnitude),
      ("arcSine", 1, 0, 0.5 * .pi), ("arcSine", -1, 0, -0.5 * .pi), ("arcSine", -0.0, 0, -0.0),
      ("arcSine", 1.5, 0, .nan),
      ("arcCosine", 1, 0, 0), ("arcCosine", -1, 0, .pi), ("arcCosine", 0, 0, 0.5 * .pi), ("arcCosine", -1.5, 0, .nan),
      ("arcTangent", .infinity, 0, 0.5 * .pi), ("arcTangent", -0.0, 0, -0.0), ("arcTangent", .nan, 0, .nan),
      ("arcTangent", -1e300, 0, -0.5 * .pi),
      ("direction", 0, 0, 0), ("direction", -0.0, 0, -0.0), ("direction", 0, -0.0, .pi), ("direction", -0.0, -1, -.pi),
      ("direction", 1, 0, 0.5 * .pi), ("direction", -1, -0.0, -0.5 * .pi), ("direction", 1, .infinity, 0),
      ("direction", .infinity, .infinity, 0.25 * .pi), ("direction", -.infinity, -.infinity, -0.75 * .pi),
      ("direction", 2, -.infinity, .pi), ("direction", .nan, 1, .nan), ("direction", 0x1p-1060, 1e300, 0),
      ("power", .nan, 0, 1), ("power", 1, .nan, 1), ("power", -1, .infinity, 1), ("power", 2, .nan, .nan),
      ("power", -8, 3, -512), ("power", -8, 1.0 / 3, .nan), ("power", 0, -2, .infinity),
      ("power", -0.0, -3, -.infinity),
      ("power", -0.0, 3, -0.0), ("power", -.infinity, 3, -.infinity), ("power", -.infinity, -3, -0.0),
      ("power", 0.5, -.infinity, .infinity), ("power", 0.5, .infinity, 0), ("power", 2, 1024, .infinity),
      ("power", -2, 1025, -.infinity), ("power", 2, -1074, .leastNonzeroMagnitude), ("power", 2, -1080, 0),
      ("power", .leastNonzeroMagnitude, 1, .leastNonzeroMagnitude),
      ("power", 1e300, 1e300, .infinity), ("power", 1e-300, 1e300, 0), ("power", -3, 1e300, .infinity),
      ("power", 7, 1e-300, 1), ("power", 10, 15, 1e15), ("power", 0.25, 0.5, 0.5),
      ("cubeRoot", 27, 0, 3), ("cubeRoot", -0.0, 0, -0.0), ("cubeRoot", -.infinity, 0, -.infinity),
      ("cubeRoot", .nan, 0, .nan),
      ("hypotenuse", 3, -4, 5), ("hypotenuse", .infinity, .nan, .infinity), ("hypotenuse", 1, .nan, .nan),
      ("hypotenuse", 0, -2, 2), ("hypotenuse", 0x3p-1060, 0x4p-1060, 0x5p-1060), ("hypotenuse", 3e307, 4e307, 5e307),
      ("hypotenuse", 1e308, 1.7e308, .infinity),
      ("modulo", -1, 5, 4), ("modulo", 1, -5, -4), ("modulo", 1, 0, .nan), ("modulo", .infinity, 1, .nan),
      ("modulo", 1, .infinity, 1), ("modulo", .nan, 1, .nan), ("modulo", -6, 3, -0.0),
    ] as [(String, Double, Double, Double)]) func `treat special values as C does`(
      name: String, x: Double, y: Double, expected: Double
    ) throws
  {
    let value = try result(name, x, y)
    #expect(
      value.isNaN && expected.isNaN || value == expected && value.sign == expected.sign,
      "\(name)(\(x), \(y)) is \(value)")
  }

  @Test func `a remainder is that of the standard library`() {
    var random = RandomSource(seed: 2)
    for _ in 0..<2000 {
      let (a, b) = (Double(bitPattern: random.next()), Double(bitPattern: random.next()))
      let near = a * Double(sign: .plus, exponent: random.whole(-40...40), significand: 1)
      for divisor in [b, near, near * 0x1p-1060] {
        let (found, expected) = (Mathematics.remainder(a, divisor), a.truncatingRemainder(dividingBy: divisor))
        #expect(found == expected || found.isNaN && expected.isNaN, "\(a), \(divisor)")
      }
    }
  }

  @Test func `cubes and Pythagorean triples have their roots`() {
    for number in 1...1000 {
      let side = Double(number)
      #expect(Mathematics.cubeRoot(side * side * side) == side)
      #expect(Mathematics.hypotenuse(5 * side, 12 * side) == 13 * side)
      #expect(Mathematics.power(side, 3) == side * side * side)
    }
  }
}
