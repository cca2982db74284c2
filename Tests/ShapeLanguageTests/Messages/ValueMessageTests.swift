import Testing

@Suite("Messages about values")
struct ValueMessageTests {
  @Test func `dashes without end of a stroke and a border`() {
    expect(
      """
      shape A {
        size 100 x 100
        stroke .red, dash: [0.0001, 0.0001]
                           ^^^^^^^^^^^^^^^^ E0622: these lengths cut the path into 2000001 dashes; the limit is 100000
                           note: in `A` at 100 x 100
                           help: take longer dashes and gaps
        border .top, dash: [0.0001]
                           ^^^^^^^^ E0622: these lengths cut the path into 2000001 dashes; the limit is 100000
                           note: in `A` at 100 x 100
                           help: take longer dashes and gaps
      }
      """)
  }

  @Test func `what is required`() {
    expect(
      """
      shape B { size 10 x 10; require width > 20, "wide"; fill .red }
                                      ^^^^^^^^^^ E0601: required: wide
                                      note: in `B` at 10 x 10
      shape A(n in 0...4 = 2) {
        size 10 x 10, min: 4 x 4
        require width > 5
                ^^^^^^^^^ E0601: what the shape requires does not hold
                note: in `A` at 4 x 4
        require n < 4, "less than 4"
                ^^^^^ E0601: required: less than 4
                note: in `A` at 10 x 10, with n = 4
        layer(inset: 2) { use B() }
                          ^^^^^^^ E0621: 0 x 0 is not a size that can be drawn
                          note: in `A` at 4 x 4
                          help: a size is written `240 x 320`, both lengths above 0
                          ~~~~~~~ note of E0621: `B` is used here
      }
      """)
  }

  @Test func `arithmetic`() {
    expect(
      """
      shape A(n in 0...4 = 2) {
        size 10 x 10
        require 1 / n > 0
                ^^^^^ E0602: this divides by 0
                note: in `A` at 10 x 10, with n = 0
                help: divide only where it is not 0: `b > 0 ? a / b : 0`
        require mod(1, n) > 0
                ^^^^^^^^^ E0602: this divides by 0
                note: in `A` at 10 x 10, with n = 0
                help: divide only where it is not 0: `b > 0 ? a / b : 0`
        require pow(n, -1) > 0
                ^^^^^^^^^^ E0602: this divides by 0
                note: in `A` at 10 x 10, with n = 0
                help: divide only where it is not 0: `b > 0 ? a / b : 0`
        require (1, 2).x / n > 0
                ^^^^^^^^^^^^ E0602: this divides by 0
                note: in `A` at 10 x 10, with n = 0
                help: divide only where it is not 0: `b > 0 ? a / b : 0`
        require ((1, 2) / n).x > 0
                 ^^^^^^^^^^ E0602: this divides by 0
                 note: in `A` at 10 x 10, with n = 0
                 help: divide only where it is not 0: `b > 0 ? a / b : 0`
        require ((1 x 2) / n).width > 0
                 ^^^^^^^^^^^ E0602: this divides by 0
                 note: in `A` at 10 x 10, with n = 0
                 help: divide only where it is not 0: `b > 0 ? a / b : 0`
        require 1e200 * 1e200 > 0
                ^^^^^^^^^^^^^ E0603: this is too large to be a number
                note: in `A` at 10 x 10
        require 9007199254740992 + 1 > 0
                ^^^^^^^^^^^^^^^^^^^^ E0605: this whole number is too large to be exact
                note: in `A` at 10 x 10
        require sqrt(n - 2) > -1
                ^^^^^^^^^^^ E0604: `sqrt` of -2 is not a number
                note: in `A` at 10 x 10, with n = 0
                help: keep the value in range with `clamp` or `max`
        require asin(n - 2.5) > -90deg
                ^^^^^^^^^^^^^ E0604: `asin` of -2.5 is not a number
                note: in `A` at 10 x 10, with n = 0
                help: keep the value in range with `clamp` or `max`
        require acos(n) > -90deg
                ^^^^^^^ E0604: `acos` of 2 is not a number
                note: in `A` at 10 x 10
                help: keep the value in range with `clamp` or `max`
        require pow(n - 3, 0.5) > -1
                ^^^^^^^^^^^^^^^ E0604: the power 0.5 of -1 is not a number
                note: in `A` at 10 x 10
                help: keep the value in range with `clamp` or `max`
        require clamp(n, 5, 4) > 0
                ^^^^^^^^^^^^^^ E0609: the range from 5 to 4 is empty
                note: in `A` at 10 x 10
                help: the lower end goes first
      }
      """)
  }

  @Test func `lengths and shares`() {
    expect(
      """
      shape A(n in -1...2 = 1) {
        size 10 x 10
        fill .red, opacity: n
                            ^ E0607: an opacity lies between 0 and 1, and this is -1
                            note: in `A` at 10 x 10, with n = -1
                            help: all of it is 1, or `100%`; half of it is `50%`
        stroke .red, width: n
                            ^ E0606: the width of a line can't be negative, and this is -1
                            note: in `A` at 10 x 10, with n = -1
                            help: `max(0, …)` keeps it from falling below 0
        stroke .red, width: 1, miterLimit: n
                                           ^ E0607: a miter limit lies between 1 and 1000, and this is -1
                                           note: in `A` at 10 x 10, with n = -1
                                           help: `clamp(value, 1, 1000)` keeps a value in range
        stroke .red, width: 1, dash: [n]
                                     ^^^ E0614: dashes and gaps can't be negative, nor all 0
                                     note: in `A` at 10 x 10, with n = -1
                                     help: for example `dash: [4, 2]`
        stroke .red, width: 1, dash: [0, 0]
                                     ^^^^^^ E0614: dashes and gaps can't be negative, nor all 0
                                     note: in `A` at 10 x 10
                                     help: for example `dash: [4, 2]`
        border .all, width: n
                            ^ E0606: the width of a border can't be negative, and this is -1
                            note: in `A` at 10 x 10, with n = -1
                            help: `max(0, …)` keeps it from falling below 0
        shadow .black, radius: n
                               ^ E0606: the radius of a shadow can't be negative, and this is -1
                               note: in `A` at 10 x 10, with n = -1
                               help: `max(0, …)` keeps it from falling below 0
        fill .red, path: circle(center: center, radius: n)
                                                        ^ E0606: a radius can't be negative, and this is -1
                                                        note: in `A` at 10 x 10, with n = -1
                                                        help: `max(0, …)` keeps it from falling below 0
        fill .red, path: rect(bounds.inset(by: 5 + n))
        fill .red, path: roundedRect(bounds, cornerRadius: n)
                                                           ^ E0606: a corner radius can't be negative, and this is -1
                                                           note: in `A` at 10 x 10, with n = -1
                                                           help: `max(0, …)` keeps it from falling below 0
        fill rgb(n, 0, 0)
                 ^ E0607: a component of `rgb` lies between 0 and 1, and this is -1
                 note: in `A` at 10 x 10, with n = -1
                 help: all of it is 1, or `100%`; half of it is `50%`
        fill mix(.red, .blue, at: n)
                                  ^ E0607: a share lies between 0 and 1, and this is -1
                                  note: in `A` at 10 x 10, with n = -1
                                  help: all of it is 1, or `100%`; half of it is `50%`
        fill linearGradient([stop(.red, at: n), .blue])
                                            ^ E0607: the place of a stop lies between 0 and 1, and this is -1
                                            note: in `A` at 10 x 10, with n = -1
                                            help: all of it is 1, or `100%`; half of it is `50%`
        layer(width: n) { fill .red }
        ^^^^^^^^^^^^^^ E0606: the width of a layer can't be negative, and this is -1
        note: in `A` at 10 x 10, with n = -1
        help: `max(0, …)` keeps it from falling below 0
        fill .red, path: path { arc center: center, radii: n x 3, from: 0deg, to: 90deg }
                                                           ^^^^^ E0606: a radius can't be negative, and this is -1
                                                           note: in `A` at 10 x 10, with n = -1
                                                           help: `max(0, …)` keeps it from falling below 0
        fill .red, path: rect(bounds).trimmed(from: 0, to: abs(n) / 2)
        fill .red, path: rect(bounds).trimmed(from: 1, to: abs(n) / 2)
                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0609: the range from 1 to 0.5 is empty
                         note: in `A` at 10 x 10
                         help: the lower end goes first
      }
      """)
  }

  @Test func `coordinates`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red, path: circle(center: (1e8, 0), radius: 1)
                                        ^^^^^^^^ E0608: 100000000 is too far out to be drawn: the limit is 10000000
                                        note: in `A` at 10 x 10
        fill .red, path: polygon([(0, 0), (1e9, 0)])
                                 ^^^^^^^^^^^^^^^^^^ E0608: 1000000000 is too far out to be drawn: the limit is 10000000
                                 note: in `A` at 10 x 10
        layer(left: 1e8) { fill .red }
                    ^^^ E0608: 100000000 is too far out to be drawn: the limit is 10000000
                    note: in `A` at 10 x 10
        fill .red, path: rect(Rect(x: 0, y: 0, width: 1e8, height: 1))
                                                      ^^^ E0608: 100000000 is too far out to be drawn: the limit is 10000000
                                                      note: in `A` at 10 x 10
      }
      """)
  }

  @Test func `ranges of parameters`() {
    expect(
      """
      shape A(a in 4...0 = 1, b in 0...4 = 5, c in 0..<0 = 0, d in 0..<4 = 4, e in 0deg...90deg = 91deg) {
                   ^^^^^ E0609: the range from 4 to 0 is empty
                   help: the lower end goes first
                                           ^ E0610: the default 5 of `b` lies outside its range from 0 to 4
                                                   ^^^^^ E0609: the range from 0 to 0 is empty
                                                   help: the lower end goes first
                                                                           ^ E0610: the default 4 of `d` lies outside its range from 0 to 4
                                                                                                  ^^^^^ E0610: the default 91deg of `e` lies outside its range from 0deg to 90deg
        size 10 x 10
        fill .red, opacity: a + b + c + d, path: rect(bounds).rotated(by: e)
      }
      """)
  }

  @Test func `arguments beyond the range`() {
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
                     ^ E0611: `a` lies between 0 and 4, and this is 5
                     note: in `A` at 10 x 10
        apply s(w: 3)
                   ^ E0611: `w` lies between 1 and below 3, and this is 3
                   note: in `A` at 10 x 10
        use B(a: 100deg)
                 ^^^^^^ E0611: `a` lies between 0deg and 90deg, and this is 100deg
                 note: in `A` at 10 x 10
      }
      """)
  }

  @Test func `gradients`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill linearGradient([.red])
                            ^^^^^^ E0613: a gradient needs at least two colours, and this has 1
                            note: in `A` at 10 x 10
        fill linearGradient([stop(.red, at: 0.5), stop(.blue, at: 0.2)])
                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0612: the stops of a gradient go from 0 to 1, in order
                            note: in `A` at 10 x 10
                            help: for example `[stop(.red, at: 0), stop(.blue, at: 100%)]`
      }
      """)
  }

  @Test func `strokes of open paths`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke .red, width: 1, align: .inside, path: path { move (0, 0); line (3, 3) }
                                      ^^^^^^^ E0615: an open path has no inside: a stroke with `align:` needs a closed one
                                      note: in `A` at 10 x 10
                                      help: end the path with `close`, or leave `align:` out
        stroke .red, width: 1, align: .outside, path: path { move (0, 0); line (3, 3) }
                                      ^^^^^^^^ E0615: an open path has no inside: a stroke with `align:` needs a closed one
                                      note: in `A` at 10 x 10
                                      help: end the path with `close`, or leave `align:` out
        stroke .red, width: 1, align: .outside
      }
      """)
  }

  @Test func `strokes, offsets and dashes of paths`() {
    expect(
      """
      shape A {
        size 10 x 10
        let p = rect(bounds)
        fill .red, path: p.stroked(width: -1)
                                          ^^ E0606: the width of a line can't be negative, and this is -1
                                          note: in `A` at 10 x 10
        fill .red, path: p.stroked(width: 1, miterLimit: 0.5)
                                                         ^^^ E0607: a miter limit lies between 1 and 1000, and this is 0.5
                                                         note: in `A` at 10 x 10
                                                         help: `clamp(value, 1, 1000)` keeps a value in range
        fill .red, path: p.stroked(width: 1, dash: [-1, 2])
                                                   ^^^^^^^ E0614: dashes and gaps can't be negative, nor all 0
                                                   note: in `A` at 10 x 10
                                                   help: for example `dash: [4, 2]`
        fill .red, path: p.stroked(width: 1, dash: [0.0001])
                                                   ^^^^^^^^ E0622: these lengths cut the path into 200001 dashes; the limit is 100000
                                                   note: in `A` at 10 x 10
                                                   help: take longer dashes and gaps
        fill .red, path: p.dashed([0, 0])
                                  ^^^^^^ E0614: dashes and gaps can't be negative, nor all 0
                                  note: in `A` at 10 x 10
                                  help: for example `dash: [4, 2]`
        fill .red, path: p.dashed([0.0001])
                                  ^^^^^^^^ E0622: these lengths cut the path into 200001 dashes; the limit is 100000
                                  note: in `A` at 10 x 10
                                  help: take longer dashes and gaps
        fill .red, path: p.offset(by: 1, miterLimit: 0)
                                                     ^ E0607: a miter limit lies between 1 and 1000, and this is 0
                                                     note: in `A` at 10 x 10
                                                     help: `clamp(value, 1, 1000)` keeps a value in range
        fill .red, path: p.offset(by: 2e7)
                                      ^^^ E0608: 20000000 is too far out to be drawn: the limit is 10000000
                                      note: in `A` at 10 x 10
        fill .red, path: p.rounded(radius: -1)
                                           ^^ E0606: a radius can't be negative, and this is -1
                                           note: in `A` at 10 x 10
        fill .red, path: p.flattened(tolerance: 0)
                                                ^ E0607: a tolerance lies between 0.0001 and 10000000, and this is 0
                                                note: in `A` at 10 x 10
                                                help: `clamp(value, 0.0001, 10000000)` keeps a value in range
        fill .red, path: p.flattened(tolerance: -1)
                                                ^^ E0607: a tolerance lies between 0.0001 and 10000000, and this is -1
                                                note: in `A` at 10 x 10
                                                help: `clamp(value, 0.0001, 10000000)` keeps a value in range
        clip circle(center: path { }.nearestPoint(to: center), radius: 1)
                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0618: an empty path has no points
                            note: in `A` at 10 x 10
      }
      """)
  }

  @Test func `corners`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red, path: path { move (0, 0); corner (5, 0), to: (5, 5), radius: 20 }
                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0616: this corner does not fit: it needs 20 along each of its two lines, and one is 5 long
                                             note: in `A` at 10 x 10
                                             help: take a smaller radius, such as the least of it and half of the line
      }
      """)
  }

  @Test func `paths of too little`() {
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
                                 ^^^^^^^^ E0619: `polygon` needs at least 2 points, and this has 1
                                 note: in `A` at 10 x 10
        fill .red, path: star(center: center, points: 1, outerRadius: 3, innerRadius: 1)
                                                      ^ E0619: `star` needs at least 2 points, and this has 1
                                                      note: in `A` at 10 x 10
      }
      """)
  }

  @Test func `sizes that nothing can have`() {
    expect(
      """
      shape A { size 0 x 10; fill .red }
                     ^^^^^^ E0621: 0 x 10 is not a size that can be drawn
                     help: a size is written `240 x 320`, both lengths above 0
      shape D { size 200000 x 10; fill .red }
                     ^^^^^^^^^^^ E0621: 200000 x 10 is not a size that can be drawn
                     help: a size is written `240 x 320`, both lengths above 0
      """)
  }

  @Test func `sizes`() {
    expect(
      """
      shape B { size 10 x 10, min: 20 x 20; fill .red }
                                   ^^^^^^^ E0620: `min:` can't be larger than the design size, which is 10 x 10, and this is 20 x 20
                                   note: in `B` at 10 x 10
                                   help: the design size lies between `min:` and `max:`
      shape C { size 10 x 10, max: 5 x 5; fill .red }
                                   ^^^^^ E0620: `max:` can't be less than the design size, which is 10 x 10, and this is 5 x 5
                                   note: in `C` at 10 x 10
                                   help: the design size lies between `min:` and `max:`
      shape E { size 10 x 10, min: 0 x 3; fill .red }
                                   ^^^^^ E0621: 0 x 3 is not a size that can be drawn
                                   note: in `E` at 10 x 10
                                   help: a size is written `240 x 320`, both lengths above 0
      shape F { size 100 x 100; layer(width: 5) { use G() } }
                                                  ^^^^^^^ E0620: `G` works from 10 x 10 to 4096 x 4096, and this is 5 x 100
                                                  note: in `F` at 100 x 100
                                                  help: the shape says so by `size …, min: …, max: …`
                                                  ~~~~~~~ note of E0620: `G` is used here
      shape G { size 20 x 20, min: 10 x 10; fill .red }
      """)
  }

  @Test func `limits of a size that are in no order`() {
    expect(
      """
      shape A { size 100 x 100, min: 50 x 50, max: 40 x 400; fill .red }
                                                   ^^^^^^^^ E0620: `max:` can't be less than `min:`, which is 50 x 50, and this is 40 x 400
                                                   note: in `A` at 100 x 100
                                                   help: the design size lies between `min:` and `max:`
      shape B { size 100 x 100, min: 150 x 50; fill .red }
                                     ^^^^^^^^ E0620: `min:` can't be larger than the design size, which is 100 x 100, and this is 150 x 50
                                     note: in `B` at 100 x 100
                                     help: the design size lies between `min:` and `max:`
      shape C(n in 0...4 = 0) { size 100 x 100, max: 100 x (102 - n); fill .red }
                                                     ^^^^^^^^^^^^^^^ E0620: `max:` can't be less than the design size, which is 100 x 100, and this is 100 x 98
                                                     note: in `C` at 100 x 100, with n = 4
                                                     help: the design size lies between `min:` and `max:`
      shape D { size 40 x 40, min: 30 x 30, max: 60 x 60; fill .red }
      preview D(), size: 20 x 20, named: "small"
                         ^^^^^^^ E0620: `D` works from 30 x 30 to 60 x 60, and this is 20 x 20
                         note: in `D` at 20 x 20
                         help: the shape says so by `size …, min: …, max: …`
              ~ note of E0620: `D` is used here
      preview D(), size: 70 x 50, named: "large"
                         ^^^^^^^ E0620: `D` works from 30 x 30 to 60 x 60, and this is 70 x 50
                         note: in `D` at 70 x 50
                         help: the shape says so by `size …, min: …, max: …`
              ~ note of E0620: `D` is used here
      """)
  }

  @Test func `where a negative length comes from`() {
    expect(
      """
      shape A(n in 0...90 = 2) {
        size 100 x 100, min: 20 x 20
        layer(left: n, right: 30) { fill .red }
        ^^^^^^^^^^^^^^^^^^^^^^^^ E0606: the width of a layer can't be negative, and this is -12
        note: in `A` at 20 x 20
        help: at this size `left` and `right` leave nothing of the width: write less, or a larger `min:`
        layer(width: -2) { fill .red }
        ^^^^^^^^^^^^^^^ E0606: the width of a layer can't be negative, and this is -2
        note: in `A` at 100 x 100
        layer(size: 3 x (20 - n)) { fill .red }
        ^^^^^^^^^^^^^^^^^^^^^^^^ E0606: the height of a layer can't be negative, and this is -70
        note: in `A` at 100 x 100, with n = 90
        help: `max(0, …)` keeps it from falling below 0
        layer(inset: n) { fill .red }
        ^^^^^^^^^^^^^^ E0606: the width of a layer can't be negative, and this is -80
        note: in `A` at 100 x 100, with n = 90
        help: at this size `inset` leaves nothing of the width: write less, or a larger `min:`
        layer(top: 60) { fill .red }
        ^^^^^^^^^^^^^ E0606: the height of a layer can't be negative, and this is -40
        note: in `A` at 20 x 20
        help: at this size `top` leaves nothing of the height: write less, or a larger `min:`
        layer(left: 3, centerX: 4 - n) { fill .red }
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0606: the width of a layer can't be negative, and this is -2
        note: in `A` at 100 x 100
        help: at this size `left` and `centerX` leave nothing of the width: write less, or a larger `min:`
        fill .red, path: rect(bounds.inset(by: n))
        fill .red, path: rect(Rect(center: center, size: 3 x -4))
                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0606: the height of a rectangle can't be negative, and this is -4
                              note: in `A` at 100 x 100
        fill .red, path: rect(Rect(x: 0, y: 0, width: -3, height: 3))
                                                      ^^ E0606: the width of a rectangle can't be negative, and this is -3
                                                      note: in `A` at 100 x 100
        fill .red, path: rect(Rect(x: 0, y: 0, width: 3, height: 3 - n))
                                                                 ^^^^^ E0606: the height of a rectangle can't be negative, and this is -87
                                                                 note: in `A` at 100 x 100, with n = 90
                                                                 help: `max(0, …)` keeps it from falling below 0
        stroke .red, width: -1
                            ^^ E0606: the width of a line can't be negative, and this is -1
                            note: in `A` at 100 x 100
      }
      """)
  }

  @Test func `values of files that no shape needs`() {
    expect(
      """
      let a = 1 / 0
              ^^^^^ E0602: this divides by 0
              help: divide only where it is not 0: `b > 0 ? a / b : 0`
      let b = sqrt(-1)
              ^^^^^^^^ E0604: `sqrt` of -1 is not a number
              help: keep the value in range with `clamp` or `max`
      let c = a + 1
      """)
  }

  @Test func `a repeat makes each mistake once`() {
    expect(
      """
      shape A {
        size 10 x 10
        repeat i in 0..<5 { fill .red, opacity: 1 / (i - i) }
                                                ^^^^^^^^^^^ E0602: this divides by 0
                                                note: in `A` at 10 x 10
                                                help: divide only where it is not 0: `b > 0 ? a / b : 0`
      }
      """)
  }
}
