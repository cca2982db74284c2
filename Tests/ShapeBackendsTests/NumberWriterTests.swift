import TestSupport
import Testing

@testable import ShapeBackends

@Suite struct NumberWriterTests {
  private func text(_ value: Double) -> String {
    var buffer = OutputBuffer(capacity: 0)
    buffer.number(value)
    return String(decoding: buffer.finish(), as: UTF8.self)
  }

  private func lengthText(_ value: Double) -> String {
    var buffer = OutputBuffer(capacity: 0)
    buffer.length(value)
    return String(decoding: buffer.finish(), as: UTF8.self)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (3, "3"), (0.5, ".5"), (-0.5, "-.5"), (10, "10"), (1.25, "1.25"), (100.1, "100.1"),
    (-7.0625, "-7.0625"), (0.0001, ".0001"), (1.00004, "1"), (1.00005, "1.0001"), (-0.00004, "0"),
    (9999.9999, "9999.9999"),
    (9999.99999, "10000"), (10_000.05, "10000.05"), (123_456.7891, "123456.7891"), (1e12, "1000000000000"),
  ])
  func `numbers have their shortest form`(value: Double, expected: String) {
    #expect(text(value) == expected)
  }

  @Test(arguments: [
    (Double.nan, "0"), (.infinity, "0"), (-.infinity, "0"), (1e300, "400000000000000"), (-1e300, "-400000000000000"),
  ])
  func `numbers without a decimal form are still written`(value: Double, expected: String) {
    #expect(text(value) == expected)
  }

  @Test(arguments: [
    (0.0, "0"), (-1.0, "-1"), (2.5, "2.5"), (0.01, ".01"), (0.00001, ".00001"), (3.1e-7, ".00000031"),
    (3.14e-9, ".00000000314"),
    (1e-30, ".000000000001"),
  ])
  func `positive lengths never become zero`(value: Double, expected: String) {
    #expect(lengthText(value) == expected)
  }

  @Test func `numbers read back to within half a unit`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for _ in 0..<2000 {
      let value = random.number(-1...1) * random.pick([1, 100, 20_000, 1e7])
      let back = Double(text(value)) ?? .nan
      #expect(abs(back - value) <= 0.5001e-4, "\(value), seed \(seed)")
    }
  }
}
