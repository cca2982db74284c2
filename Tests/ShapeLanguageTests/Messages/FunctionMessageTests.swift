import Testing

@Suite("Messages about functions of blocks and switches")
struct FunctionMessageTests {
  @Test func `recursion is reported with its cycle`() {
    expect(
      """
      func a(n: Int) = n < 1 ? 0 : b(n: n - 1)
      func b(n: Int) = a(n: n)
      func c(n: Int) = c(n: n)
      shape A {
        size 10 x 10
        func d(n: Number) = e(n: n)
        func e(n: Number) = d(n: n)
        func f(n: Number) = f(n: n)
        let g = h(n: 1)
        func h(n: Number) = n + g
        fill .red, opacity: a(n: 1) + d(n: 1) + f(n: 1)
      }
      """)
  }

  @Test func `mistakes in functions of blocks are reported`() {
    expect(
      """
      shape A(n: Number = 1) {
        size 10 x 10, min: small(a: 1) x 1
        func small(a: Number) = a + missing
        func small(b: Number) = b
        func unused(a: Number) = n
        func shadowed(n: Number) = n
        func value(a: Number in 0...4) = a
        let twice = shadowed
        fill .red, opacity: value(a: 5) + value(b: 2) + shadowed(n: 1)
        layer { func inner() = width; fill .red, opacity: inner() }
        fill .red, opacity: inner()
        func broken { 4 }
      }
      func later() = 1
      """)
  }

  @Test func `unused functions of blocks are warnings`() {
    expect(
      """
      shape A(n: Number = 1) {
        size 10 x 10
        func unused(a: Number) = n
        func half(_a: Number) = n
        fill .red, opacity: half(_a: 1)
      }
      """)
  }

  @Test func `a missing brace before a function is reported at its place`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer {
          fill .red

      func later() = 1
      """)
  }

  @Test func `labels of a switch over Ints and Bools are checked`() {
    expect(
      """
      enum Mark { dot, ring }
      shape A(n: Int = 1, on: Bool = true, mark: Mark = .dot) {
        size 10 x 10
        switch n { case 1: fill .red }
        switch n { case 1, 1: fill .red; case 2...4: fill .red; case 4..<6: fill .red; default: }
        switch n { case 5...3, 2..<2: fill .red; case 1.5: fill .red; case .dot: fill .red; case true: fill .red; default: }
        switch on { case true: fill .red }
        switch on { case true: fill .red; case true: fill .red; case 1: fill .red; default: }
        switch on { case 0...1: fill .red; default: }
        switch mark { case 1: fill .red; case 0...1: fill .red; default: }
        switch width { case 1: fill .red; default: }
        switch n { case 3...: fill .red; default: }
        switch n { case dot: fill .red; case n: fill .red; default: }
        switch n { cas 1: fill .red; default: }
        switch n { case 1 fill .red; default: }
        switch n { case "a": fill .red; default: }
        switch n { case -2, -1...1: fill .red; default: }
      }
      """)
  }
}
