import Testing

@Suite("Messages about values")
struct ValueMessageTests {
  @Test func `too many dashes of a stroke or a border are reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        stroke .red, dash: [0.0001, 0.0001]
                           ^^^^^^^^^^^^^^^^ E0622: too many dashes: the path would have 2000001, the limit is 100000
                           note: in `A` at 100 x 100
                           help: use longer dashes and gaps
        border .top, dash: [0.0001]
                           ^^^^^^^^ E0622: too many dashes: the path would have 2000001, the limit is 100000
                           note: in `A` at 100 x 100
                           help: use longer dashes and gaps
      }
      """)
  }

  @Test func `unmet requirements are reported`() {
    expect(
      """
      shape B { size 10 x 10; require width > 20, "wide"; fill .red }
                                      ^^^^^^^^^^ E0601: unmet requirement: wide
                                      note: in `B` at 10 x 10
      shape A(n in 0...4 = 2) {
        size 10 x 10, min: 4 x 4
        require width > 5
                ^^^^^^^^^ E0601: unmet requirement
                note: in `A` at 4 x 4
        require n < 4, "less than 4"
                ^^^^^ E0601: unmet requirement: less than 4
                note: in `A` at 10 x 10, with n = 4
        layer(inset: 2) { use B() }
                          ^^^^^^^ E0621: invalid size 0 x 0
                          note: in `A` at 4 x 4
                          help: use two lengths above 0 and at most 100000: `240 x 320`
                          ~~~~~~~ note of E0621: `B` is used here
      }
      """)
  }

  @Test func `undefined arithmetic is reported`() {
    expect(
      """
      shape A(n in 0...4 = 2) {
        size 10 x 10
        require 1 / n > 0
                ^^^^^ E0602: division by zero
                note: in `A` at 10 x 10, with n = 0
                help: check the divisor first: `b > 0 ? a / b : 0`
        require mod(1, n) > 0
                ^^^^^^^^^ E0602: division by zero
                note: in `A` at 10 x 10, with n = 0
                help: check the divisor first: `b > 0 ? a / b : 0`
        require pow(n, -1) > 0
                ^^^^^^^^^^ E0602: division by zero
                note: in `A` at 10 x 10, with n = 0
                help: check the divisor first: `b > 0 ? a / b : 0`
        require (1, 2).x / n > 0
                ^^^^^^^^^^^^ E0602: division by zero
                note: in `A` at 10 x 10, with n = 0
                help: check the divisor first: `b > 0 ? a / b : 0`
        require ((1, 2) / n).x > 0
                 ^^^^^^^^^^ E0602: division by zero
                 note: in `A` at 10 x 10, with n = 0
                 help: check the divisor first: `b > 0 ? a / b : 0`
        require ((1 x 2) / n).width > 0
                 ^^^^^^^^^^^ E0602: division by zero
                 note: in `A` at 10 x 10, with n = 0
                 help: check the divisor first: `b > 0 ? a / b : 0`
        require 1e200 * 1e200 > 0
                ^^^^^^^^^^^^^ E0603: the result is too large for a Number
                note: in `A` at 10 x 10
        require 9007199254740992 + 1 > 0
                ^^^^^^^^^^^^^^^^^^^^ E0605: the result is too large for an Int
                note: in `A` at 10 x 10
        require sqrt(n - 2) > -1
                ^^^^^^^^^^^ E0604: `sqrt` of -2 is undefined
                note: in `A` at 10 x 10, with n = 0
                help: use `clamp` or `max` to keep the argument in range
        require asin(n - 2.5) > -90deg
                ^^^^^^^^^^^^^ E0604: `asin` of -2.5 is undefined
                note: in `A` at 10 x 10, with n = 0
                help: use `clamp` or `max` to keep the argument in range
        require acos(n) > -90deg
                ^^^^^^^ E0604: `acos` of 2 is undefined
                note: in `A` at 10 x 10
                help: use `clamp` or `max` to keep the argument in range
        require pow(n - 3, 0.5) > -1
                ^^^^^^^^^^^^^^^ E0604: the power 0.5 of -1 is undefined
                note: in `A` at 10 x 10
                help: use `clamp` or `max` to keep the argument in range
        require clamp(n, 5, 4) > 0
                ^^^^^^^^^^^^^^ E0609: the range from 5 to 4 is empty
                note: in `A` at 10 x 10
                help: put the lower end first
      }
      """)
  }

  @Test func `lengths and shares outside their ranges are reported`() {
    expect(
      """
      shape A(n in -1...2 = 1) {
        size 10 x 10
        fill .red, opacity: n
                            ^ E0607: an opacity must be in `0...1`, found -1
                            note: in `A` at 10 x 10, with n = -1
                            help: use a value such as `0.5` or `50%`
        stroke .red, width: n
                            ^ E0606: the width of a stroke can't be negative, found -1
                            note: in `A` at 10 x 10, with n = -1
                            help: use `max(0, …)` to limit it to 0
        stroke .red, width: 1, miterLimit: n
                                           ^ E0607: a miter limit must be in `1...1000`, found -1
                                           note: in `A` at 10 x 10, with n = -1
                                           help: use `clamp(value, 1, 1000)` to limit the value
        stroke .red, width: 1, dash: [n]
                                     ^^^ E0614: dashes and gaps can't be negative or all 0
                                     note: in `A` at 10 x 10, with n = -1
                                     help: use lengths such as `dash: [4, 2]`
        stroke .red, width: 1, dash: [0, 0]
                                     ^^^^^^ E0614: dashes and gaps can't be negative or all 0
                                     note: in `A` at 10 x 10
                                     help: use lengths such as `dash: [4, 2]`
        border .all, width: n
                            ^ E0606: the width of a border can't be negative, found -1
                            note: in `A` at 10 x 10, with n = -1
                            help: use `max(0, …)` to limit it to 0
        shadow .black, radius: n
                               ^ E0606: the radius of a shadow can't be negative, found -1
                               note: in `A` at 10 x 10, with n = -1
                               help: use `max(0, …)` to limit it to 0
        fill .red, path: circle(center: center, radius: n)
                                                        ^ E0606: a radius can't be negative, found -1
                                                        note: in `A` at 10 x 10, with n = -1
                                                        help: use `max(0, …)` to limit it to 0
        fill .red, path: rect(bounds.inset(by: 5 + n))
        fill .red, path: roundedRect(bounds, cornerRadius: n)
                                                           ^ E0606: a corner radius can't be negative, found -1
                                                           note: in `A` at 10 x 10, with n = -1
                                                           help: use `max(0, …)` to limit it to 0
        fill rgb(n, 0, 0)
                 ^ E0607: a component of `rgb` must be in `0...1`, found -1
                 note: in `A` at 10 x 10, with n = -1
                 help: use a value such as `0.5` or `50%`
        fill mix(.red, .blue, at: n)
                                  ^ E0607: a fraction must be in `0...1`, found -1
                                  note: in `A` at 10 x 10, with n = -1
                                  help: use a value such as `0.5` or `50%`
        fill linearGradient([stop(.red, at: n), .blue])
                                            ^ E0607: the position of a stop must be in `0...1`, found -1
                                            note: in `A` at 10 x 10, with n = -1
                                            help: use a value such as `0.5` or `50%`
        layer(width: n) { fill .red }
        ^^^^^^^^^^^^^^ E0606: the width of a layer can't be negative, found -1
        note: in `A` at 10 x 10, with n = -1
        help: use `max(0, …)` to limit it to 0
        fill .red, path: path { arc center: center, radii: n x 3, from: 0deg, to: 90deg }
                                                           ^^^^^ E0606: a radius can't be negative, found -1
                                                           note: in `A` at 10 x 10, with n = -1
                                                           help: use `max(0, …)` to limit it to 0
        fill .red, path: rect(bounds).trimmed(from: 0, to: abs(n) / 2)
        fill .red, path: rect(bounds).trimmed(from: 1, to: abs(n) / 2)
                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0609: the range from 1 to 0.5 is empty
                         note: in `A` at 10 x 10
                         help: put the lower end first
      }
      """)
  }

  @Test func `coordinates that are too large are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red, path: circle(center: (1e8, 0), radius: 1)
                                        ^^^^^^^^ E0608: 100000000 is too large for a coordinate or a length; the limit is 10000000
                                        note: in `A` at 10 x 10
        fill .red, path: polygon([(0, 0), (1e9, 0)])
                                 ^^^^^^^^^^^^^^^^^^ E0608: 1000000000 is too large for a coordinate or a length; the limit is 10000000
                                 note: in `A` at 10 x 10
        layer(left: 1e8) { fill .red }
                    ^^^ E0608: 100000000 is too large for a coordinate or a length; the limit is 10000000
                    note: in `A` at 10 x 10
        fill .red, path: rect(Rect(x: 0, y: 0, width: 1e8, height: 1))
                                                      ^^^ E0608: 100000000 is too large for a coordinate or a length; the limit is 10000000
                                                      note: in `A` at 10 x 10
      }
      """)
  }

  @Test func `wrong ranges of parameters are reported`() {
    expect(
      """
      shape A(a in 4...0 = 1, b in 0...4 = 5, c in 0..<0 = 0, d in 0..<4 = 4, e in 0deg...90deg = 91deg) {
                   ^^^^^ E0609: the range from 4 to 0 is empty
                   help: put the lower end first
                                           ^ E0610: default of `b` must be in `0...4`, found 5
                                                   ^^^^^ E0609: the range from 0 to 0 is empty
                                                   help: use `...` to include the upper end
                                                                           ^ E0610: default of `d` must be in `0..<4`, found 4
                                                                                                  ^^^^^ E0610: default of `e` must be in `0deg...90deg`, found 91deg
        size 10 x 10
        fill .red, opacity: a + b + c + d, path: rect(bounds).rotated(by: e)
      }
      """)
  }

  @Test func `arguments outside their range are reported`() {
    expect(
      """
      func f(a in 0...4) = a
                  ~~~~~ note of E0611: the range of `a` is declared here
      style s(w in 1..<3) { stroke .red, width: w }
                   ~~~~~ note of E0611: the range of `w` is declared here
      shape B(a: Angle in 0deg...90deg = 0deg) { size 10 x 10; fill .red, path: rect(bounds).rotated(by: a) }
                          ~~~~~~~~~~~~ note of E0611: the range of `a` is declared here
      shape A {
        size 10 x 10
        require f(a: 5) > 0
                     ^ E0611: `a` must be in `0...4`, found 5
                     note: in `A` at 10 x 10
        apply s(w: 3)
                   ^ E0611: `w` must be in `1..<3`, found 3
                   note: in `A` at 10 x 10
        use B(a: 100deg)
                 ^^^^^^ E0611: `a` must be in `0deg...90deg`, found 100deg
                 note: in `A` at 10 x 10
      }
      """)
  }

  @Test func `gradients with wrong stops are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill linearGradient([.red])
                            ^^^^^^ E0613: expected at least two colors in a gradient, found 1
                            note: in `A` at 10 x 10
        fill linearGradient([stop(.red, at: 0.5), stop(.blue, at: 0.2)])
                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0612: the stops of this gradient are out of order
                            note: in `A` at 10 x 10
                            help: sort them by position, as in `[stop(.red, at: 0%), stop(.blue, at: 100%)]`
      }
      """)
  }

  @Test func `strokes of open paths with an alignment are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke .red, width: 1, align: .inside, path: path { move (0, 0); line (3, 3) }
                                      ^^^^^^^ E0615: `align:` is not allowed for an open path, because it has no inside
                                      note: in `A` at 10 x 10
                                      help: end the path with `close`, or remove `align:`
        stroke .red, width: 1, align: .outside, path: path { move (0, 0); line (3, 3) }
                                      ^^^^^^^^ E0615: `align:` is not allowed for an open path, because it has no inside
                                      note: in `A` at 10 x 10
                                      help: end the path with `close`, or remove `align:`
        stroke .red, width: 1, align: .outside
      }
      """)
  }

  @Test func `wrong values for strokes, offsets and dashes of paths are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        let p = rect(bounds)
        fill .red, path: p.stroked(width: -1)
                                          ^^ E0606: the width of a stroke can't be negative, found -1
                                          note: in `A` at 10 x 10
        fill .red, path: p.stroked(width: 1, miterLimit: 0.5)
                                                         ^^^ E0607: a miter limit must be in `1...1000`, found 0.5
                                                         note: in `A` at 10 x 10
                                                         help: use `clamp(value, 1, 1000)` to limit the value
        fill .red, path: p.stroked(width: 1, dash: [-1, 2])
                                                   ^^^^^^^ E0614: dashes and gaps can't be negative or all 0
                                                   note: in `A` at 10 x 10
                                                   help: use lengths such as `dash: [4, 2]`
        fill .red, path: p.stroked(width: 1, dash: [0.0001])
                                                   ^^^^^^^^ E0622: too many dashes: the path would have 200001, the limit is 100000
                                                   note: in `A` at 10 x 10
                                                   help: use longer dashes and gaps
        fill .red, path: p.dashed([0, 0])
                                  ^^^^^^ E0614: dashes and gaps can't be negative or all 0
                                  note: in `A` at 10 x 10
                                  help: use lengths such as `dash: [4, 2]`
        fill .red, path: p.dashed([0.0001])
                                  ^^^^^^^^ E0622: too many dashes: the path would have 200001, the limit is 100000
                                  note: in `A` at 10 x 10
                                  help: use longer dashes and gaps
        fill .red, path: p.offset(by: 1, miterLimit: 0)
                                                     ^ E0607: a miter limit must be in `1...1000`, found 0
                                                     note: in `A` at 10 x 10
                                                     help: use `clamp(value, 1, 1000)` to limit the value
        fill .red, path: p.offset(by: 2e7)
                                      ^^^ E0608: 20000000 is too large for a coordinate or a length; the limit is 10000000
                                      note: in `A` at 10 x 10
        fill .red, path: p.rounded(radius: -1)
                                           ^^ E0606: a radius can't be negative, found -1
                                           note: in `A` at 10 x 10
        fill .red, path: p.flattened(tolerance: 0)
                                                ^ E0607: a tolerance must be in `0.0001...10000000`, found 0
                                                note: in `A` at 10 x 10
                                                help: use `clamp(value, 0.0001, 10000000)` to limit the value
        fill .red, path: p.flattened(tolerance: -1)
                                                ^^ E0607: a tolerance must be in `0.0001...10000000`, found -1
                                                note: in `A` at 10 x 10
                                                help: use `clamp(value, 0.0001, 10000000)` to limit the value
        clip circle(center: path { }.nearestPoint(to: center), radius: 1)
                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0618: an empty path has no points
                            note: in `A` at 10 x 10
      }
      """)
  }

  @Test func `a corner radius that is too large is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red, path: path { move (0, 0); corner (5, 0), to: (5, 5), radius: 20 }
                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0616: the radius of this corner is too large: it needs 20 along both lines, but one has only 5
                                             note: in `A` at 10 x 10
                                             help: use a smaller radius, such as `min(radius, length / 2)`
      }
      """)
  }

  @Test func `paths with too few points are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        let p = path { }
        require p.bounds.width > 0
                ^^^^^^^^ E0618: an empty path has no bounds
                note: in `A` at 10 x 10
        require p.point(at: 0).x > 0
                ^^^^^^^^^^^^^^ E0618: an empty path has no points
                note: in `A` at 10 x 10
        require p.tangent(at: 0) > 0deg
                ^^^^^^^^^^^^^^^^ E0618: an empty path has no direction
                note: in `A` at 10 x 10
        fill .red, path: polygon([(0, 0)])
                                 ^^^^^^^^ E0619: expected at least 2 points for `polygon`, found 1
                                 note: in `A` at 10 x 10
        fill .red, path: star(center: center, points: 1, outerRadius: 3, innerRadius: 1)
                                                      ^ E0619: expected at least 2 points for `star`, found 1
                                                      note: in `A` at 10 x 10
      }
      """)
  }

  @Test func `invalid sizes are reported`() {
    expect(
      """
      shape A { size 0 x 10; fill .red }
                     ^^^^^^ E0621: invalid size 0 x 10
                     help: use two lengths above 0 and at most 100000: `240 x 320`
      shape D { size 200000 x 10; fill .red }
                     ^^^^^^^^^^^ E0621: invalid size 200000 x 10
                     help: use two lengths above 0 and at most 100000: `240 x 320`
      """)
  }

  @Test func `contradictory sizes are reported`() {
    expect(
      """
      shape B { size 10 x 10, min: 20 x 20; fill .red }
                                   ^^^^^^^ E0620: `min:` 20 x 20 is larger than the design size 10 x 10 in width or height
                                   note: in `B` at 10 x 10
                                   help: keep the design size between `min:` and `max:`
      shape C { size 10 x 10, max: 5 x 5; fill .red }
                                   ^^^^^ E0620: `max:` 5 x 5 is smaller than the design size 10 x 10 in width or height
                                   note: in `C` at 10 x 10
                                   help: keep the design size between `min:` and `max:`
      shape E { size 10 x 10, min: 0 x 3; fill .red }
                                   ^^^^^ E0621: invalid size 0 x 3
                                   note: in `E` at 10 x 10
                                   help: use two lengths above 0 and at most 100000: `240 x 320`
      shape F { size 100 x 100; layer(width: 5) { use G() } }
                                                  ^^^^^^^ E0620: the size 5 x 100 is outside the limits of `G`: 10 x 10 to 4096 x 4096
                                                  note: in `F` at 100 x 100
                                                  help: use another size, or change `min:` or `max:` in the `size` of the shape
                                                  ~~~~~~~ note of E0620: `G` is used here
      shape G { size 20 x 20, min: 10 x 10; fill .red }
      """)
  }

  @Test func `size limits in the wrong order are reported`() {
    expect(
      """
      shape A { size 100 x 100, min: 50 x 50, max: 40 x 400; fill .red }
                                                   ^^^^^^^^ E0620: `max:` 40 x 400 is smaller than `min:` 50 x 50 in width or height
                                                   note: in `A` at 100 x 100
                                                   help: keep the design size between `min:` and `max:`
      shape B { size 100 x 100, min: 150 x 50; fill .red }
                                     ^^^^^^^^ E0620: `min:` 150 x 50 is larger than the design size 100 x 100 in width or height
                                     note: in `B` at 100 x 100
                                     help: keep the design size between `min:` and `max:`
      shape C(n in 0...4 = 0) { size 100 x 100, max: 100 x (102 - n); fill .red }
                                                     ^^^^^^^^^^^^^^^ E0620: `max:` 100 x 98 is smaller than the design size 100 x 100 in width or height
                                                     note: in `C` at 100 x 100, with n = 4
                                                     help: keep the design size between `min:` and `max:`
      shape D { size 40 x 40, min: 30 x 30, max: 60 x 60; fill .red }
      preview D(), size: 20 x 20, named: "small"
                         ^^^^^^^ E0620: the size 20 x 20 is outside the limits of `D`: 30 x 30 to 60 x 60
                         note: in `D` at 20 x 20
                         help: use another size, or change `min:` or `max:` in the `size` of the shape
              ~ note of E0620: `D` is used here
      preview D(), size: 70 x 50, named: "large"
                         ^^^^^^^ E0620: the size 70 x 50 is outside the limits of `D`: 30 x 30 to 60 x 60
                         note: in `D` at 70 x 50
                         help: use another size, or change `min:` or `max:` in the `size` of the shape
              ~ note of E0620: `D` is used here
      """)
  }

  @Test func `the source of a negative length is reported`() {
    expect(
      """
      shape A(n in 0...90 = 2) {
        size 100 x 100, min: 20 x 20
        layer(left: n, right: 30) { fill .red }
        ^^^^^^^^^^^^^^^^^^^^^^^^ E0606: the width of a layer can't be negative, found -12
        note: in `A` at 20 x 20
        help: change `left:` and `right:`; at this size nothing is left of the width
        layer(width: -2) { fill .red }
        ^^^^^^^^^^^^^^^ E0606: the width of a layer can't be negative, found -2
        note: in `A` at 100 x 100
        layer(size: 3 x (20 - n)) { fill .red }
        ^^^^^^^^^^^^^^^^^^^^^^^^ E0606: the height of a layer can't be negative, found -70
        note: in `A` at 100 x 100, with n = 90
        help: use `max(0, …)` to limit it to 0
        layer(inset: n) { fill .red }
        ^^^^^^^^^^^^^^ E0606: the width of a layer can't be negative, found -80
        note: in `A` at 100 x 100, with n = 90
        help: change `inset:`; at this size nothing is left of the width
        layer(top: 60) { fill .red }
        ^^^^^^^^^^^^^ E0606: the height of a layer can't be negative, found -40
        note: in `A` at 20 x 20
        help: change `top:`; at this size nothing is left of the height
        layer(left: 3, centerX: 4 - n) { fill .red }
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0606: the width of a layer can't be negative, found -2
        note: in `A` at 100 x 100
        help: change `left:` and `centerX:`; at this size nothing is left of the width
        fill .red, path: rect(bounds.inset(by: n))
        fill .red, path: rect(Rect(center: center, size: 3 x -4))
                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0606: the height of a rectangle can't be negative, found -4
                              note: in `A` at 100 x 100
        fill .red, path: rect(Rect(x: 0, y: 0, width: -3, height: 3))
                                                      ^^ E0606: the width of a rectangle can't be negative, found -3
                                                      note: in `A` at 100 x 100
        fill .red, path: rect(Rect(x: 0, y: 0, width: 3, height: 3 - n))
                                                                 ^^^^^ E0606: the height of a rectangle can't be negative, found -87
                                                                 note: in `A` at 100 x 100, with n = 90
                                                                 help: use `max(0, …)` to limit it to 0
        stroke .red, width: -1
                            ^^ E0606: the width of a stroke can't be negative, found -1
                            note: in `A` at 100 x 100
      }
      """)
  }

  @Test func `values that no shape uses are checked`() {
    expect(
      """
      let a = 1 / 0
              ^^^^^ E0602: division by zero
              help: check the divisor first: `b > 0 ? a / b : 0`
      let b = sqrt(-1)
              ^^^^^^^^ E0604: `sqrt` of -1 is undefined
              help: use `clamp` or `max` to keep the argument in range
      let c = a + 1
      """)
  }

  @Test func `a mistake in a repeat is reported once`() {
    expect(
      """
      shape A {
        size 10 x 10
        repeat i in 0..<5 { fill .red, opacity: 1 / (i - i) }
                                                ^^^^^^^^^^^ E0602: division by zero
                                                note: in `A` at 10 x 10
                                                help: check the divisor first: `b > 0 ? a / b : 0`
      }
      """)
  }
}
