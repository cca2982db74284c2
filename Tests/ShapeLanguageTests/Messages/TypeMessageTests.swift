import Testing

@Suite("Messages about types")
struct TypeMessageTests {
  @Test func `a value of another type is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        let p: Point = 3
                       ^ E0301: expected a Point, found an Int
                       help: use a point, as in `(x, y)`
        let s: Size = (1, 2)
                      ^^^^^^ E0301: expected a Size, found a Point
                      help: use a size, as in `width x height`
        let r: Rect = rect(bounds)
                      ^^^^^^^^^^^^ E0301: expected a Rect, found a Path
                      help: use `.bounds` for the rectangle around a path
        let q: Path = bounds
                      ^^^^^^ E0301: expected a Path, found a Rect
                      help: use `rect(…)` to make a path from a rectangle
        let b: Bool = 3
                      ^ E0301: expected a Bool, found an Int
                      help: compare it, as in `… > 0`
        let n: Number = 30deg
                        ^^^^^ E0301: expected a Number, found an Angle
                        help: divide it by an angle, as in `a / 1deg`
        let c: Color = linearGradient([.red, .blue])
                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0301: expected a Color, found a Paint
        let e: Edges = 3
                       ^ E0301: expected a set of edges, found an Int
        let l: [Number] = 3
                          ^ E0301: expected a list [Number], found an Int
                          help: use a list, as in `[a, b]`
        let t: Number = "3"
                        ^^^ E0301: expected a Number, found a string
        fill p.x
             ^^^ E0301: expected a Paint, found a Number
             help: use a color such as `#FF8800` or `.red`
        if width { fill .red }
           ^^^^^ E0301: expected a Bool, found a Number
           help: compare it, as in `… > 0`
        move (0, 0)
        ^^^^ E0501: `move` is not allowed in a shape
        help: put it into the block of a path, as in `outline { move (0, 0); line (10, 10) }`
      }
      """)
  }

  @Test func `numbers in place of angles and Ints are reported`() {
    expect(
      """
      shape A(n: Int in 0...10 = 3) {
        size 10 x 10
        let a: Angle = 30
                       ^^ E0302: expected an Angle, found the number `30`
                       help: add a unit: `deg`, `turn` or `rad`, as in `30deg`
        let b: Int = 3.5
                     ^^^ E0303: expected an Int, found a Number
                     help: use `floor`, `round` or `ceil` to make a whole number
        let c = 30deg + 5
                        ^ E0302: expected an Angle, found the number `5`
                        help: add a unit: `deg`, `turn` or `rad`, as in `5deg`
        require 30deg > 3
                        ^ E0302: expected an Angle, found the number `3`
                        help: add a unit: `deg`, `turn` or `rad`, as in `3deg`
        repeat i in 0..<width { fill .red, opacity: i / n }
                        ^^^^^ E0303: expected an Int, found a Number
                        help: use `floor`, `round` or `ceil` to make a whole number
        fill .red, path: path { arc center: center, radius: 3, from: 2 * 45, to: n }
                                                                     ^^^^^^ E0302: expected an Angle, found the number `2 * 45`
                                                                     help: multiply it by an angle, as in `a * 1deg`
                                                                                 ^ E0302: expected an Angle, found the number `n`
                                                                                 help: multiply it by an angle, as in `a * 1deg`
      }
      """)
  }

  @Test func `operands of other types are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        let a = -true
                ^^^^^ E0304: `-` can't be applied to a Bool
        let b = !3
                 ^ E0301: expected a Bool, found an Int
                 help: compare it, as in `… > 0`
        let c = center + 3
                ^^^^^^^^^^ E0305: `+` can't be applied to a Point and an Int
                help: use a point, as in `p + (x, y)`
        let d = center * center
                ^^^^^^^^^^^^^^^ E0305: `*` can't be applied to a Point and a Point
                help: multiply the coordinates: `(a.x * b.x, a.y * b.y)`
        let e = 30deg * 30deg
                ^^^^^^^^^^^^^ E0305: `*` can't be applied to an Angle and an Angle
                help: multiply an angle by a number
        let f = .red + .blue
                ^^^^^^^^^^^^ E0305: `+` can't be applied to a Color and a Color
        let g = (1 x 2) + (3 x 4)
                ^^^^^^^^^^^^^^^^^ E0305: `+` can't be applied to a Size and a Size
        let h = center < center
                ^^^^^^^^^^^^^^^ E0305: `<` can't be applied to a Point and a Point
        let i = true && 3
                        ^ E0301: expected a Bool, found an Int
                        help: compare it, as in `… > 0`
        let j = "a" + "b"
                ^^^ E0322: a value can't be a string
                help: use the content slot for text, a color such as `#FF8800` or `.red`, or a constant of an enum
                      ^^^ E0322: a value can't be a string
                      help: use the content slot for text, a color such as `#FF8800` or `.red`, or a constant of an enum
        let k = -(1 x 2)
                ^^^^^^^^ E0304: `-` can't be applied to a Size
        let l = 3 / center
                ^^^^^^^^^^ E0305: `/` can't be applied to an Int and a Point
      }
      """)
  }

  @Test func `values that can't be compared are reported`() {
    expect(
      """
      enum E { a, b }
      enum F { a, b }
      shape A(e: E = .a, f: F = .a) {
        size 10 x 10
        require width == 3
                ^^^^^^^^^^ E0306: `==` and `!=` can't compare Numbers, which are rarely exactly equal
                help: use `<` or `>`, or check the difference: `abs(a - b) < 0.001`
        require 30deg != 20deg
                ^^^^^^^^^^^^^^ E0306: `==` and `!=` can't compare Angles, which are rarely exactly equal
                help: use `<` or `>`, or check the difference: `abs(a - b) < 0.1deg`
        require center == center
                ^^^^^^^^^^^^^^^^ E0305: `==` can't be applied to a Point and a Point
        require e == f
                ^^^^^^ E0305: `==` can't be applied to an E and a F
        require e == .c
                     ^^ E0313: unknown constant `.c` for the type E
                     help: use `.a` or `.b`
        require .a == e
        require true != 3
                ^^^^^^^^^ E0305: `!=` can't be applied to a Bool and an Int
      }
      """)
  }

  @Test func `branches with different types are reported`() {
    expect(
      """
      shape A(on: Bool = true) {
        size 10 x 10
        let a = on ? 1 : center
                ^^^^^^^^^^^^^^^ E0307: the two values of `? :` have different types: Int and Point
        let b = on ? 1 : 2.5
        fill on ? .red : linearGradient([.red, .blue])
        fill on ? .red : 3
             ^^^^^^^^^^^^^ E0307: the two values of `? :` have different types: Color and Int
        require a > b
      }
      """)
  }

  @Test func `mistakes in a switch are reported`() {
    expect(
      """
      enum E { a, b, c }
      shape A(e: E = .a) {
        size 10 x 10
        switch width { case .a: fill .red }
               ^^^^^ E0308: `switch` needs a constant of an enum, an Int or a Bool, found a Number
               help: use `if`, or a whole number, as in `switch floor(a) { … }`
        switch e { case .a: fill .red }
        ^^^^^^ E0309: this `switch` is missing `.b` and `.c`
        help: add the missing cases, or `default:`
        switch e { case .a, .a: fill .red; case .b: fill .red; case .d: fill .red; default: fill .red; default: fill .blue }
                            ^^ E0202: duplicate `.a`
                            help: remove one of them
                        ~~ note of E0202: the first `.a` is here
                                                                    ^^ E0313: unknown constant `.d` for the type E
                                                                    help: use `.a`, `.b` or `.c`
                                                                                                       ^^^^^^^ E0502: duplicate `default`
                                                                                                       help: remove one of them
      }
      """)
  }

  @Test func `a repeat over a wrong type is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        repeat i in 3 { fill .red }
                    ^ E0310: `repeat` needs a range or a list, found an Int
                    help: use a range, as in `repeat i in 0..<3`, or a list, as in `repeat p in [(0, 0), (4, 4)]`
        repeat i in center { fill .red }
                    ^^^^^^ E0310: `repeat` needs a range or a list, found a Point
                    help: use a range, as in `repeat i in 0..<3`, or a list, as in `repeat p in [(0, 0), (4, 4)]`
        repeat i in (0, 3) { fill .red }
                    ^^^^^^ E0310: `repeat` needs a range or a list, found a Point
                    help: use a range, as in `repeat i in 0..<3`, or a list, as in `repeat p in [(0, 0), (4, 4)]`
      }
      """)
  }

  @Test func `wrong and ambiguous constants are reported`() {
    expect(
      """
      let a = .top
              ^^^^ E0311: the type of `.top` is unknown here
              help: add the type: `name: Edges = .top`
      let b = .foo
              ^^^^ E0311: the type of `.foo` is unknown here
      let c: Number = .red
                      ^^^^ E0312: expected a Number, found the constant `.red`
      let d = .heart
              ^^^^^^ E0311: the type of `.heart` is unknown here
              help: add the type: `name: Suit = .heart`
      let l = .round
              ^^^^^^ E0311: the type of `.round` is unknown here
              help: add the type: `name: LineCap = .round`
      let e: Color = .reed
                     ^^^^^ E0313: unknown constant `.reed` for the type Color
                     help: did you mean `.red`?
      let f: Edges = .topp
                     ^^^^^ E0313: unknown constant `.topp` for the type Edges
                     help: did you mean `.top`?
      let g: LineCap = .rund
                       ^^^^^ E0313: unknown constant `.rund` for the type LineCap
                       help: did you mean `.round`?
      let h = Suit.heart
              ^^^^^^^^^^ E0314: the constant `.heart` is written without its type `Suit`
              help: use `.heart`
      let i: Color = red
                     ^^^ E0323: missing dot before the constant `red`
                     help: use `.red`
      let j: LineCap = round
                       ^^^^^ E0323: missing dot before the constant `round`
                       help: use `.round`
      let k: Edges = [left, .top]
                      ^^^^ E0323: missing dot before the constant `left`
                      help: use `.left`
      enum Suit { heart }
      """)
  }

  @Test func `a constant without its dot is reported if a value has its name`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke .red, width: 2, align: center
                                      ^^^^^^ E0323: missing dot before the constant `center`
                                      help: use `.center`
      }
      """)
  }

  @Test func `unknown members are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        let a = center.z
                       ^ E0315: a Point has no member `.z`
                       help: use `.x` or `.y`
        let b = bounds.widht
                       ^^^^^ E0315: a Rect has no member `.widht`
                       help: did you mean `.width`?
        let c = width.x
                      ^ E0315: a Number has no member `.x`
                      help: remove `.x`; the value is a number already
        let d = [1, 2].length
                       ^^^^^^ E0315: a list [Int] has no member `.length`
                       help: use `.count`
        let e = rect(bounds).translated
                             ^^^^^^^^^^ E0316: missing arguments after `.translated`
                             help: use `.translated(…)`
        let f = center.x()
                       ^ E0317: `.x` is a property, not a method
                       help: use `.x` without parentheses
        let g = bounds.center(3)
                       ^^^^^^ E0317: `.center` is a property, not a method
                       help: use `.center` without parentheses
        let h = rect(bounds).moved(by: (1, 2))
                             ^^^^^ E0315: a Path has no member `.moved`
                             help: use `.translated(by: (4, 0))`
        let i = "a".count
                ^^^ E0322: a value can't be a string
                help: use the content slot for text, a color such as `#FF8800` or `.red`, or a constant of an enum
        fill .red.opacity
                  ^^^^^^^ E0316: missing arguments after `.opacity`
                  help: use `.opacity(…)`
      }
      """)
  }

  @Test func `wrong arguments of path methods are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        let p = rect(bounds)
        let a = p.union(p, p)
                           ^ E0405: too many arguments for `union`
                           help: write it as `union(Path)`, optionally with `rule:`
        let b = p.subtracting(bounds)
                              ^^^^^^ E0301: expected a Path, found a Rect
                              help: use `rect(…)` to make a path from a rectangle
        let c = p.union(with: p)
                        ^^^^ E0407: `with:` is not allowed: this argument has no label
                        help: remove the label
        let d = p.offset(3)
                         ^ E0403: missing label `by:` before this value
                         help: use `by: 3`
        let e = p.stroked(3)
                          ^ E0403: missing label `width:` before this value
                          help: use `width: 3`
        let f = p.dashed(4, 2)
                         ^ E0301: expected a list [Number], found an Int
                         help: use a list, as in `[a, b]`
        let g = p.contains(1, 2)
                           ^ E0301: expected a Point, found an Int
                           help: use a point, as in `(x, y)`
        let h = p.contains(.left)
                           ^^^^^ E0312: expected a Point, found the constant `.left`
                           help: use `(x, y)`
        let i = p.area()
                  ^^^^ E0317: `.area` is a property, not a method
                  help: use `.area` without parentheses
        let j = p.nearestPoint(center)
                               ^^^^^^ E0403: missing label `to:` before this value
                               help: use `to: center`
        let k = p.intersection(p, rule: .evenodd)
                                        ^^^^^^^^ E0313: unknown constant `.evenodd` for the type FillRule
                                        help: did you mean `.evenOdd`?
        let l = p.winding(center) > 0.5
                          ^^^^^^ E0403: missing label `around:` before this value
                          help: use `around: center`
      }
      """)
  }

  @Test func `mistakes in lists are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        let a = []
                ^^ E0318: missing type for this empty list
                help: state the type, as in `let name: [Point] = []`
        let b = [1, 2.5, 3]
        let c = [1, center]
                    ^^^^^^ E0301: expected an Int, found a Point
        let d: [Int] = [1.5]
                        ^^^ E0303: expected an Int, found a Number
                        help: use `floor`, `round` or `ceil` to make a whole number
        let e: Number = []
                        ^^ E0301: expected a Number, found a list
        let f: Number = [1]
                        ^^^ E0301: expected a Number, found a list [Int]
                        help: use one element, such as `list[0]` or `list.last`
        fill linearGradient([])
      }
      """)
  }

  @Test func `mistakes in parameters are reported`() {
    expect(
      """
      shape A(a, b: Number, c: Bool in 0...3 = true, d: [Number] = [], e = "text", f in .a ... .b = 3, g: Int in 0.5...3 = 1) {
              ^ E0320: missing default for parameter `a`
              help: add a default, as in `name: Type = value`, so that the shape can be drawn on its own
              ^ E0321: missing type for parameter `a`
              help: add a type, as in `a: Number`, or a default, as in `a = 4`
                 ^ E0320: missing default for parameter `b`
                 help: add a default, as in `name: Type = value`, so that the shape can be drawn on its own
                                       ^^^^^ E0319: a Bool can't have a range
                                       help: remove the range; only Number, Int and Angle can have one
                                                                           ^^^^^^ E0322: a value can't be a string
                                                                           help: use the content slot for text, a color such as `#FF8800` or `.red`, or a constant of an enum
                                                                                        ^^ E0311: the type of `.a` is unknown here
                                                                                               ^^ E0311: the type of `.b` is unknown here
                                                                                                                 ^^^ E0303: expected an Int, found a Number
                                                                                                                 help: use `floor`, `round` or `ceil` to make a whole number
        size 10 x 10
        fill .red
      }
      func f(a, b: Number, c = 3) = b
             ^ E0321: missing type for parameter `a`
             help: add a type, as in `a: Number`, or a default, as in `a = 4`
      """)
  }
}
