import Testing

@Suite("Messages about functions of blocks and switches")
struct FunctionMessageTests {
  @Test func `recursion is reported with its cycle`() {
    expect(
      """
      func a(n: Int) = n < 1 ? 0 : b(n: n - 1)
                                   ~~~~~~~~~~~ note of E0213: `a` uses `b` here
      func b(n: Int) = a(n: n)
                       ^^^^^^^ E0213: function `a` calls itself: a → b → a
                       help: use `repeat`, or a list such as `[for i in 0..<5: …]`; a function can't call itself
                       ~~~~~~~ note of E0213: `b` uses `a` here
      func c(n: Int) = c(n: n)
                       ^^^^^^^ E0213: function `c` calls itself
                       help: use `repeat`, or a list such as `[for i in 0..<5: …]`; a function can't call itself
                       ~~~~~~~ note of E0213: `c` uses `c` here
      shape A {
        size 10 x 10
        func d(n: Number) = e(n: n)
                            ~~~~~~~ note of E0213: `d` uses `e` here
        func e(n: Number) = d(n: n)
                            ^^^^^^^ E0213: function `d` calls itself: d → e → d
                            help: use `repeat`, or a list such as `[for i in 0..<5: …]`; a function can't call itself
                            ~~~~~~~ note of E0213: `e` uses `d` here
        func f(n: Number) = f(n: n)
                            ^^^^^^^ E0213: function `f` calls itself
                            help: use `repeat`, or a list such as `[for i in 0..<5: …]`; a function can't call itself
                            ~~~~~~~ note of E0213: `f` uses `f` here
        let g = h(n: 1)
                ~~~~~~~ note of E0213: `g` uses `h` here
        func h(n: Number) = n + g
                                ^ E0213: `g` depends on itself: g → h → g
                                help: remove one of the uses; a value can't depend on itself
                                ~ note of E0213: `h` uses `g` here
        fill .red, opacity: a(n: 1) + d(n: 1) + f(n: 1)
      }
      """)
  }

  @Test func `mistakes in functions of blocks are reported`() {
    expect(
      """
      shape A(n: Number = 1) {
              ~ note of W0003: this `n` is hidden
        size 10 x 10, min: small(a: 1) x 1
                           ^^^^^^^^^^^ E0212: `small` is not a constant; the design size of a shape must be constant
                           help: use only literals and the `let`s at the top level of the file
        func small(a: Number) = a + missing
                                    ^^^^^^^ E0201: unknown name `missing`
                                    help: declare it with `let` or as a parameter, or add a dot if it is a constant, as in `.black`
             ~~~~~ note of E0202: the first `small` is here
        func small(b: Number) = b
             ^^^^^ E0202: duplicate `small`
             help: rename one of them
        func unused(a: Number) = n
        func shadowed(n: Number) = n
                      ^ W0003: `n` hides an outer `n`
                      help: rename one of them
        func value(a: Number in 0...4) = a
        let twice = shadowed
                    ^^^^^^^^ E0209: missing arguments for function `shadowed`
                    help: use `shadowed(…)`
        fill .red, opacity: value(a: 5) + value(b: 2) + shadowed(n: 1)
                                                ^ E0401: unknown label `b:` for `value`
                                                help: use `a:`
        layer { func inner() = width; fill .red, opacity: inner() }
        fill .red, opacity: inner()
                            ^^^^^ E0201: unknown function `inner`
        func broken { 4 }
                    ^ E0108: expected parameters in `( )`, found `{`
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
             ^^^^^^ W0001: `unused` is never used
             help: use it, or remove it
                    ^ W0002: parameter `a` is never used
                    help: use it, remove it, or begin its name with `_`
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
              ~ note of E0113: the block or bracket opens here
          fill .red

      func later() = 1
      ^^^^ E0113: missing `}` before this `func`
      help: add the `}`, or indent the function more than the block around it
      """)
  }

  @Test func `labels of a switch over Ints and Bools are checked`() {
    expect(
      """
      enum Mark { dot, ring }
      shape A(n: Int = 1, on: Bool = true, mark: Mark = .dot) {
        size 10 x 10
        switch n { case 1: fill .red }
        ^^^^^^ E0309: this `switch` over an Int is missing `default:`
        help: add `default:` for all other numbers
        switch n { case 1, 1: fill .red; case 2...4: fill .red; case 4..<6: fill .red; default: }
                           ^ E0328: `1` overlaps an earlier label
                           help: change one of the two ranges
                        ~ note of E0328: the first `1` is here
                                                                     ^^^^^ E0328: `4..<6` overlaps an earlier label
                                                                     help: change one of the two ranges
                                              ~~~~~ note of E0328: the first `2...4` is here
        switch n { case 5...3, 2..<2: fill .red; case 1.5: fill .red; case .dot: fill .red; case true: fill .red; default: }
                        ^^^^^ E0609: the range from 5 to 3 is empty
                        help: put the lower end first
                               ^^^^^ E0609: the range from 2 to 2 is empty
                               help: use `...` to include the upper end
                                                      ^^^ E0303: expected an Int, found a Number
                                                      help: use `floor`, `round` or `ceil` to make a whole number
                                                                           ^^^^ E0312: expected an Int, found the constant `.dot`
                                                                                                 ^^^^ E0301: expected an Int, found a Bool
        switch on { case true: fill .red }
        ^^^^^^ E0309: this `switch` is missing `false`
        help: add the missing case, or `default:`
        switch on { case true: fill .red; case true: fill .red; case 1: fill .red; default: }
                                               ^^^^ E0202: duplicate `true`
                                               help: rename one of them
                         ~~~~ note of E0202: the first `true` is here
                                                                     ^ E0301: expected a Bool, found an Int
        switch on { case 0...1: fill .red; default: }
                         ^^^^^ E0329: a range can't be a label in a `switch` over a Bool
                         help: list the values, separated by commas
        switch mark { case 1: fill .red; case 0...1: fill .red; default: }
                           ^ E0301: expected a Mark, found an Int
                                              ^^^^^ E0329: a range can't be a label in a `switch` over a Mark
                                              help: list the values, separated by commas
        switch width { case 1: fill .red; default: }
               ^^^^^ E0308: `switch` needs a constant of an enum, an Int or a Bool, found a Number
               help: use `if`, or a whole number, as in `switch floor(a) { … }`
        switch n { case -2, -1...1: fill .red; default: }
      }
      """)
  }

  @Test func `labels that can't be read are reported`() {
    expect(
      """
      shape A(n: Int = 1) {
        size 10 x 10
        switch n { case 3...: fill .red; default: }
                            ^ E0108: expected a whole number, found `:`
                            help: a label is a number or a range with both ends, as in `case 1...3:`
        switch n { case dot: fill .red; case n: fill .red; default: }
                        ^^^ E0323: missing dot before the constant `dot`
                        help: use `.dot`
                                             ^ E0323: missing dot before the constant `n`
                                             help: use `.n`
        switch n { cas 1: fill .red; default: }
                   ^^^ E0109: unexpected `cas`
                   help: did you mean `case`?
        switch n { case 1 fill .red; default: }
                          ^^^^ E0108: expected `:` after the case, found `fill`
        switch n { case "a": fill .red; default: }
                        ^^^ E0108: expected a constant, a whole number, `true` or `false`, found `"a"`
                        help: write constants as `.name`, numbers as `2`, and ranges with both ends as `1...3`
      }
      """)
  }
}
