import Testing

@testable import ShapeCore

@Suite struct PolynomialTests {
  @Test func `a quadratic has its two roots`() {
    let roots = quadraticRoots(2, -6, 4)
    #expect([roots.0, roots.1].compactMap { $0 }.sorted() == [1, 2])
  }

  @Test func `a small root keeps its digits beside a large one`() {
    let roots = quadraticRoots(1, -1e9, 1)
    #expect([roots.0, roots.1].compactMap { $0 }.min().map { abs($0 - 1e-9) < 1e-24 } == true)
  }

  @Test func `a linear equation has one root`() {
    let roots = quadraticRoots(0, 2, -1)
    #expect([roots.0, roots.1].compactMap { $0 } == [0.5])
  }

  @Test func `double roots and constants have no sign change`() {
    #expect(quadraticRoots(1, -2, 1) == (nil, nil))
    #expect(quadraticRoots(0, 0, 0) == (nil, nil))
    #expect(quadraticRoots(.nan, 1, 1) == (nil, nil))
  }

  @Test func `a product has the roots of both factors`() {
    let roots = [0.1, 0.25, 0.25 + 1e-6, 0.5, 0.9]
    let product = roots.reduce(BernsteinPolynomial(coefficients: [1])) {
      $0 * BernsteinPolynomial(coefficients: [-$1, 1 - $1])
    }
    let found = product.signChanges()
    #expect(found.count == roots.count)
    #expect(zip(found, roots).allSatisfy { abs($0 - $1) < 1e-8 })
  }

  @Test func `a root exactly in the middle of the interval is found`() {
    // (t - 1/5) (t - 1/2) (t - 4/5), whose middle root is exactly where the search cuts.
    let product = [0.2, 0.5, 0.8].reduce(BernsteinPolynomial(coefficients: [1])) {
      $0 * BernsteinPolynomial(coefficients: [-$1, 1 - $1])
    }
    #expect(product.signChanges().count == 3)
  }

  @Test func `elevation keeps the polynomial`() {
    let line = BernsteinPolynomial(coefficients: [-1, 1]).elevated(to: 12)
    #expect(line.degree == 12)
    #expect(line.signChanges().map { abs($0 - 0.5) < 1e-15 } == [true])
  }

  @Test func `a polynomial that is 0 or not finite has no sign changes`() {
    #expect(BernsteinPolynomial(coefficients: [0, 0, 0]).signChanges().isEmpty)
    #expect(BernsteinPolynomial(coefficients: [-1, .nan, 1]).signChanges().isEmpty)
  }
}
