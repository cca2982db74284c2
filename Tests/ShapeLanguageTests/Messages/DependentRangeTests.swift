import Testing

/// Ranges that depend on earlier parameters.
@Suite("Messages about dependent ranges")
struct DependentRangeTests {
  @Test func `a range can use only earlier parameters`() {
    expect(
      """
      let most = 9
      shape A(a: Int in 0...b = 0, b: Int in 0...b = 1, c: Int in 0...most = b, d in 0...width = 1, e = f, f = 1) {
                            ^ E0513: the range of `a` can only use parameters before it
                            help: declare `b` before `a`
                                                 ^ E0513: the range of `b` can't use `b` itself
                                                 help: use literals, the `let`s at the top level of the file, or earlier parameters
                                                                             ^ E0212: `b` is not a constant; the default of a parameter must be constant
                                                                             help: use only literals and the `let`s at the top level of the file
                                                                                         ^^^^^ E0212: `width` is not a constant; the range of a parameter must be known before the shape is drawn
                                                                                         help: use only literals, the `let`s at the top level of the file, and earlier parameters
                                                                                                        ^ E0212: `f` is not a constant; the default of a parameter must be constant
                                                                                                        help: use only literals and the `let`s at the top level of the file
        size 10 x 10
        require a + b + c + d + e + f > 0
      }
      func g(x: Number, y in 0...x * 2, z: Angle in 0deg...y = 1deg) = x
                                                           ^ E0302: expected an Angle, found the number `y`
                                                           help: multiply it by an angle, as in `a * 1deg`
      style s(n: Int in 1...n = 1) { border .all, width: n }
                            ^ E0513: the range of `n` can't use `n` itself
                            help: use literals, the `let`s at the top level of the file, or earlier parameters
      """)
  }

  @Test func `a default is checked against the range of the defaults`() {
    expect(
      """
      shape A(count: Int in 1...7 = 4, selected: Int in 0..<count = 4) {
                                                                    ^ E0610: default of `selected` must be in `0..<4`, found 4
        size 10 x 10
        fill .red, opacity: selected / 8
      }
      shape B(low = 4, high in low...20 = 3, list: [Int] = [1, 2], at: Int in 0..<list.count = 2) {
                                          ^ E0610: default of `high` must be in `4...20`, found 3
                                                                                               ^ E0610: default of `at` must be in `0..<2`, found 2
        size 10 x 10
        fill .red, opacity: (high + at) / 80
      }
      shape C(low = 4, high in low...3 = 3) {
                               ^^^^^^^ E0635: `high` has no values with `low = 4`: `4...3` is empty
                               help: limit the parameters that the range uses
        size 10 x 10
        fill .red, opacity: high / 80
      }
      func f(low: Number, high in low...3 = 3) = high
      """)
  }

  @Test func `arguments are checked in the range of the others`() {
    expect(
      """
      shape Tabs(count: Int in 0...7 = 4, selected: Int in 0..<max(count, 1) = 3) {
                                                           ~~~~~~~~~~~~~~~~~ note of E0611: the range of `selected` is declared here
                                                           ~~~~~~~~~~~~~~~~~ note of E0611: the range of `selected` is declared here
                                                           ~~~~~~~~~~~~~~~~~ note of E0611: the range of `selected` is declared here
        size 10 x 10
        fill .red, opacity: (count + selected) / 14
      }
      shape A {
        size 10 x 10
        use Tabs(count: 2)
        use Tabs(count: 2, selected: 1)
        use Tabs(count: 2, selected: 2)
                                     ^ E0611: `selected` must be in `0..<2`, found 2
                                     note: in `A` at 10 x 10
        use Tabs(selected: 4)
                           ^ E0611: `selected` must be in `0..<4`, found 4
                           note: in `A` at 10 x 10
      }
      preview Tabs(count: 2, selected: 3), named: "three"
                                       ^ E0611: `selected` must be in `0..<2`, found 3
      func f(low: Number, high in low...3 = 3) = high
                                  ^^^^^^^ E0635: `high` has no values with `low = 4`: `4...3` is empty
                                  note: in `B` at 10 x 10
                                  help: limit the parameters that the range uses
      shape B {
        size 10 x 10
        fill .red, opacity: f(low: 4) / 10
      }
      """)
  }

  @Test func `check finds values that leave no range, and draws all others`() {
    expect(
      """
      shape Tabs(count: Int in 0...7 = 4, selected: Int in 0..<count = 0) {
                                                           ^^^^^^^^^ E0635: `selected` has no values with `count = 0`: `0..<0` is empty
                                                           help: limit the parameters that the range uses
        size 10 x 10
        fill .red, opacity: selected / 8
      }
      shape Dial(low: Angle in 0deg...90deg = 10deg, high: Angle in low...low + 90deg = 20deg) {
        size 10 x 10
        require low < 89deg || high < 179deg, "too far"
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0601: unmet requirement: too far
                note: in `Dial` at 10 x 10, with low = 90deg, high = 180deg
        fill .red
      }
      """)
  }
}
