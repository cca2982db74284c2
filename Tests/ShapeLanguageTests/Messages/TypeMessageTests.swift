import Testing

@Suite("Messages about types")
struct TypeMessageTests {
  @Test func `one type for another`() {
    expect(
      """
      shape A {
        size 10 x 10
        let p: Point = 3
                       ^ E0301: expected a Point, found an Int
                       help: a point is written `(x, y)`
        let s: Size = (1, 2)
                      ^^^^^^ E0301: expected a Size, found a Point
                      help: a size is written `width x height`
        let r: Rect = rect(bounds)
                      ^^^^^^^^^^^^ E0301: expected a Rect, found a Path
                      help: `.bounds` is the rectangle round a path
        let q: Path = bounds
                      ^^^^^^ E0301: expected a Path, found a Rect
                      help: `rect(…)` makes a path of a rectangle
        let b: Bool = 3
                      ^ E0301: expected a Bool, found an Int
                      help: compare it: `… > 0`
        let n: Number = 30deg
                        ^^^^^ E0301: expected a Number, found an Angle
                        help: an angle divided by an angle is a number: `a / 1deg`
        let c: Color = linearGradient([.red, .blue])
                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0301: expected a Color, found a Paint
        let e: Edges = 3
                       ^ E0301: expected a set of edges, found an Int
        let l: [Number] = 3
                          ^ E0301: expected a list [Number], found an Int
                          help: a list stands in square brackets: `[a, b]`
        let t: Number = "3"
                        ^^^ E0301: expected a Number, found text
        fill p.x
             ^^^ E0301: expected a Paint, found a Number
        if width { fill .red }
           ^^^^^ E0301: expected a Bool, found a Number
           help: compare it: `… > 0`
        move (0, 0)
        ^^^^ E0501: `move` does not belong in a shape
        help: write it inside `outline { … }` or `path { … }`
      }
      """)
  }

  @Test func `numbers for angles and for Ints`() {
    expect(
      """
      shape A(n: Int in 0...10 = 3) {
        size 10 x 10
        let a: Angle = 30
                       ^^ E0302: `30` is a number, and this is an angle
                       help: write the unit: `30deg`, or `turn` or `rad`
        let b: Int = 3.5
                     ^^^ E0303: this is a Number, and a whole number is needed
                     help: `floor`, `round` and `ceil` make a whole number
        let c = 30deg + 5
                        ^ E0302: `5` is a number, and this is an angle
                        help: write the unit: `5deg`, or `turn` or `rad`
        require 30deg > 3
                        ^ E0302: `3` is a number, and this is an angle
                        help: write the unit: `3deg`, or `turn` or `rad`
        repeat i in 0..<width { fill .red, opacity: i / n }
                        ^^^^^ E0303: this is a Number, and a whole number is needed
                        help: `floor`, `round` and `ceil` make a whole number
        fill .red, path: path { arc center: center, radius: 3, from: 2 * 45, to: n }
                                                                     ^^^^^^ E0302: `2 * 45` is a number, and this is an angle
                                                                     help: multiply it by an angle: `a * 1deg`
                                                                                 ^ E0302: `n` is a number, and this is an angle
                                                                                 help: multiply it by an angle: `a * 1deg`
      }
      """)
  }

  @Test func `operators`() {
    expect(
      """
      shape A {
        size 10 x 10
        let a = -true
                ^^^^^ E0304: `-` does not work on a Bool
        let b = !3
                 ^ E0301: expected a Bool, found an Int
                 help: compare it: `… > 0`
        let c = center + 3
                ^^^^^^^^^^ E0305: `+` does not work between a Point and an Int
                help: add a point: `p + (x, y)`
        let d = center * center
                ^^^^^^^^^^^^^^^ E0305: `*` does not work between a Point and a Point
                help: multiply the parts: `(a.x * b.x, a.y * b.y)`
        let e = 30deg * 30deg
                ^^^^^^^^^^^^^ E0305: `*` does not work between an Angle and an Angle
                help: multiply an angle by a number
        let f = .red + .blue
                ^^^^^^^^^^^^ E0305: `+` does not work between a Color and a Color
        let g = (1 x 2) + (3 x 4)
                ^^^^^^^^^^^^^^^^^ E0305: `+` does not work between a Size and a Size
        let h = center < center
                ^^^^^^^^^^^^^^^ E0305: `<` does not work between a Point and a Point
        let i = true && 3
                        ^ E0301: expected a Bool, found an Int
                        help: compare it: `… > 0`
        let j = "a" + "b"
                ^^^^^^^^^ E0305: `+` does not work between text and text
        let k = -(1 x 2)
                ^^^^^^^^ E0304: `-` does not work on a Size
        let l = 3 / center
                ^^^^^^^^^^ E0305: `/` does not work between an Int and a Point
      }
      """)
  }

  @Test func `equality`() {
    expect(
      """
      enum E { a, b }
      enum F { a, b }
      shape A(e: E = .a, f: F = .a) {
        size 10 x 10
        require width == 3
                ^^^^^^^^^^ E0306: a Number can't be tested for being equal: it is rarely exactly so
                help: compare with `<`, or ask whether the difference is small: `abs(a - b) < 0.001`
        require 30deg != 20deg
                ^^^^^^^^^^^^^^ E0306: an Angle can't be tested for being equal: it is rarely exactly so
                help: compare with `<`, or ask whether the difference is small: `abs(a - b) < 0.001`
        require center == center
                ^^^^^^^^^^^^^^^^ E0305: `==` does not work between a Point and a Point
        require e == f
                ^^^^^^ E0305: `==` does not work between an E and a F
        require e == .c
                     ^^ E0313: E has no constant `.c`
                     help: there is `.a`, `.b`
        require .a == e
        require true != 3
                ^^^^^^^^^ E0305: `!=` does not work between a Bool and an Int
      }
      """)
  }

  @Test func `branches of a conditional`() {
    expect(
      """
      shape A(on: Bool = true) {
        size 10 x 10
        let a = on ? 1 : center
                ^^^^^^^^^^^^^^^ E0307: the two values of `?` and `:` differ in type: Int and Point
        let b = on ? 1 : 2.5
        fill on ? .red : linearGradient([.red, .blue])
        fill on ? .red : 3
             ^^^^^^^^^^^^^ E0307: the two values of `?` and `:` differ in type: Color and Int
        require a > b
      }
      """)
  }

  @Test func `switches`() {
    expect(
      """
      enum E { a, b, c }
      shape A(e: E = .a) {
        size 10 x 10
        switch width { case .a: fill .red }
               ^^^^^ E0308: `switch` goes over the cases of an enum, and this is a Number
               help: use `if` for anything else
        switch e { case .a: fill .red }
        ^^^^^^ E0309: this `switch` lacks `.b` and `.c`
        help: add them, or `default:`
        switch e { case .a, .a: fill .red; case .b: fill .red; case .d: fill .red; default: fill .red; default: fill .blue }
                            ^^ E0202: `.a` is listed twice
                            help: delete one of them
                        ~~ note of E0202: `.a` comes first here
                                                                    ^^ E0313: E has no constant `.d`
                                                                    help: there is `.a`, `.b`, `.c`
                                                                                                       ^^^^^^^ E0502: a second `default` has no meaning
                                                                                                       help: keep one of them
      }
      """)
  }

  @Test func `repeats`() {
    expect(
      """
      shape A {
        size 10 x 10
        repeat i in 3 { fill .red }
                    ^ E0310: `repeat` runs over a range or a list, and this is an Int
                    help: for example `repeat i in 0..<3`, or `repeat p in [(0, 0), (4, 4)]`
        repeat i in center { fill .red }
                    ^^^^^^ E0310: `repeat` runs over a range or a list, and this is a Point
                    help: for example `repeat i in 0..<3`, or `repeat p in [(0, 0), (4, 4)]`
        repeat i in (0, 3) { fill .red }
                    ^^^^^^ E0310: `repeat` runs over a range or a list, and this is a Point
                    help: for example `repeat i in 0..<3`, or `repeat p in [(0, 0), (4, 4)]`
      }
      """)
  }

  @Test func `constants`() {
    expect(
      """
      let a = .top
              ^^^^ E0311: nothing here says of what type `.top` is
              help: say of what type it is: `name: Edges = .top`
      let b = .foo
              ^^^^ E0311: nothing here says of what type `.foo` is
      let c: Number = .red
                      ^^^^ E0312: `.red` stands where a Number is needed
      let d = .heart
              ^^^^^^ E0311: nothing here says of what type `.heart` is
              help: say of what type it is: `name: Suit = .heart`
      let l = .round
              ^^^^^^ E0311: nothing here says of what type `.round` is
              help: say of what type it is: `name: LineCap = .round`
      let e: Color = .reed
                     ^^^^^ E0313: Color has no constant `.reed`
                     help: did you mean `.red`?
      let f: Edges = .topp
                     ^^^^^ E0313: Edges has no constant `.topp`
                     help: did you mean `.top`?
      let g: LineCap = .rund
                       ^^^^^ E0313: LineCap has no constant `.rund`
                       help: did you mean `.round`?
      let h = Suit.heart
              ^^^^^^^^^^ E0314: a constant is written without its type: `.heart`
              help: write `.heart`
      let i: Color = red
                     ^^^ E0323: the constant `.red` lacks its dot here
                     help: write `.red`
      let j: LineCap = round
                       ^^^^^ E0323: the constant `.round` lacks its dot here
                       help: write `.round`
      let k: Edges = [left, .top]
                      ^^^^ E0323: the constant `.left` lacks its dot here
                      help: write `.left`
      enum Suit { heart }
      """)
  }

  @Test func `constants that a layer hides`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke .red, width: 2, align: center
                                      ^^^^^^ E0323: the constant `.center` lacks its dot here
                                      help: write `.center`
      }
      """)
  }

  @Test func `members`() {
    expect(
      """
      shape A {
        size 10 x 10
        let a = center.z
                       ^ E0315: a Point has no `.z`
                       help: there is `.x`, `.y`
        let b = bounds.widht
                       ^^^^^ E0315: a Rect has no `.widht`
                       help: did you mean `.width`?
        let c = width.x
                      ^ E0315: a Number has no `.x`
        let d = [1, 2].length
                       ^^^^^^ E0315: a list [Int] has no `.length`
                       help: there is `.count`
        let e = rect(bounds).translated
                             ^^^^^^^^^^ E0316: `.translated` needs its arguments
                             help: write `.translated(…)`
        let f = center.x()
                       ^ E0317: `.x` takes no arguments
                       help: write `.x` without brackets
        let g = bounds.center(3)
                       ^^^^^^ E0317: `.center` takes no arguments
                       help: write `.center` without brackets
        let h = rect(bounds).moved(by: (1, 2))
                             ^^^^^ E0315: a Path has no `.moved`
                             help: moved it is `.translated(by: (4, 0))`
        let i = "a".count
                    ^^^^^ E0315: text has no `.count`
        fill .red.opacity
                  ^^^^^^^ E0316: `.opacity` needs its arguments
                  help: write `.opacity(…)`
      }
      """)
  }

  @Test func `methods of paths`() {
    expect(
      """
      shape A {
        size 10 x 10
        let p = rect(bounds)
        let a = p.union(p, p)
                           ^ E0405: this is one value more than `union` takes
                           help: it is written `union(Path)`, and `rule:` may follow
        let b = p.subtracting(bounds)
                              ^^^^^^ E0301: expected a Path, found a Rect
                              help: `rect(…)` makes a path of a rectangle
        let c = p.union(with: p)
                        ^^^^ E0407: the label `with:` is not written: the value stands first, alone
                        help: leave the label out
        let d = p.offset(3)
                         ^ E0403: this value needs its label `by:`
                         help: write `by: 3`
        let e = p.stroked(3)
                          ^ E0403: this value needs its label `width:`
                          help: write `width: 3`
        let f = p.dashed(4, 2)
                         ^ E0301: expected a list [Number], found an Int
                         help: a list stands in square brackets: `[a, b]`
        let g = p.contains(1, 2)
                           ^ E0301: expected a Point, found an Int
                           help: a point is written `(x, y)`
        let h = p.contains(.left)
                           ^^^^^ E0312: `.left` stands where a Point is needed
                           help: a point is written `(x, y)`
        let i = p.area()
                  ^^^^ E0317: `.area` takes no arguments
                  help: write `.area` without brackets
        let j = p.nearestPoint(center)
                               ^^^^^^ E0403: this value needs its label `to:`
                               help: write `to: center`
        let k = p.intersection(p, rule: .evenodd)
                                        ^^^^^^^^ E0313: FillRule has no constant `.evenodd`
                                        help: did you mean `.evenOdd`?
        let l = p.winding(center) > 0.5
                          ^^^^^^ E0403: this value needs its label `around:`
                          help: write `around: center`
      }
      """)
  }

  @Test func `lists`() {
    expect(
      """
      shape A {
        size 10 x 10
        let a = []
                ^^ E0318: nothing here says what this empty list is a list of
                help: say of what it is a list: `name: [Point] = []`
        let b = [1, 2.5, 3]
        let c = [1, center]
                    ^^^^^^ E0301: expected an Int, found a Point
        let d: [Int] = [1.5]
                        ^^^ E0303: this is a Number, and a whole number is needed
                        help: `floor`, `round` and `ceil` make a whole number
        let e: Number = []
                        ^^ E0301: expected a Number, found a list
        let f: Number = [1]
                        ^^^ E0301: expected a Number, found a list [Int]
        fill linearGradient([])
      }
      """)
  }

  @Test func `parameters`() {
    expect(
      """
      shape A(a, b: Number, c: Bool in 0...3 = true, d: [Number] = [], e = "text", f in .a ... .b = 3, g: Int in 0.5...3 = 1) {
              ^ E0320: the parameter `a` needs a default
              help: write `name: Type = value`, so that the shape can be drawn by itself
              ^ E0321: the parameter `a` needs a type, a range or a default
              help: for example `a: Number` or `a = 4`
                 ^ E0320: the parameter `b` needs a default
                 help: write `name: Type = value`, so that the shape can be drawn by itself
                                       ^^^^^ E0319: a Bool has no range
                                       help: Number, Int and Angle have ranges
                                                                       ^ E0322: a parameter can't be text
                                                                                        ^^ E0311: nothing here says of what type `.a` is
                                                                                               ^^ E0311: nothing here says of what type `.b` is
                                                                                                                 ^^^ E0303: this is a Number, and a whole number is needed
                                                                                                                 help: `floor`, `round` and `ceil` make a whole number
        size 10 x 10
        fill .red
      }
      func f(a, b: Number, c = 3) = b
             ^ E0321: the parameter `a` needs a type, a range or a default
             help: for example `a: Number` or `a = 4`
      """)
  }

  @Test func `features that are not supported yet`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer a { fill .red }
        shadow .black, radius: 3, spread: 3
                                          ^ E0801: `spread:` of a shadow is not available yet
                                          help: leave it out; a larger `radius:` makes the shadow wider
        shadow .black, radius: 3, inner: true
                                         ^^^^ E0801: inner shadows are not available yet
                                         help: leave `inner:` out for a shadow that falls outside
        shadow .black, radius: 3, inner: false
        mask a
        ^^^^^^ E0801: `mask` is not available yet
        help: `clip` keeps a path's inside, and `erase` rubs a path out
      }
      """)
  }
}
