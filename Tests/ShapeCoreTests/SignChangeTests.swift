import Testing

@testable import ShapeCore

struct SignChangeTests {
  /// Returns the root of a function between 0 and 1, and the number of calls of the function.
  private func root(startsNegative: Bool, _ function: (Double) -> Double) -> (t: Double, calls: Int) {
    var calls = 0
    let t = signChange(from: (0, function(0)), to: (1, function(1)), startsNegative: startsNegative) { t in
      calls += 1
      return function(t)
    }
    return (t, calls)
  }

  @Test func `smooth functions take few calls`() {
    let cubic = root(startsNegative: true) { $0 * $0 * $0 - 0.3 }
    #expect(abs(cubic.t * cubic.t * cubic.t - 0.3) < 2e-16)
    #expect(cubic.calls < 20)
    let line = root(startsNegative: false) { 0.7 - $0 }
    #expect(abs(line.t - 0.7) < 2e-16)
    #expect(line.calls < 20)
  }

  @Test(arguments: [1e-12, 0.2, 0.5, 0.9999])
  func `jumps take no more calls than bisection`(place: Double) {
    let jump = root(startsNegative: true) { $0 < place ? -1 : 1e6 }
    #expect(abs(jump.t - place) < 2e-16)
    #expect(jump.calls <= 56)
  }

  @Test func `ends may be infinite or zero`() {
    let pole = root(startsNegative: true) { 1 - 0.25 / $0 }
    #expect(abs(pole.t - 0.25) < 2e-16)
    let zero = root(startsNegative: true) { $0 * ($0 - 0.6) }
    #expect(abs(zero.t - 0.6) < 2e-16)
  }

  /// If the ends have the same sign, the search ends at the end that should have the other one.
  @Test func `missing change leads to an end`() {
    #expect(root(startsNegative: true) { -1 - $0 }.t > 1 - 1e-15)
    #expect(root(startsNegative: false) { -1 - $0 }.t < 1e-15)
  }
}
