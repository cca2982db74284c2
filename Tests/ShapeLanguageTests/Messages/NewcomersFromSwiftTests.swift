import Testing

@Suite("What people who write Swift and UIKit try first")
struct NewcomersFromSwiftTests {
  @Test func `paths and colors of UIKit`() {
    expect(
      """
      shape A {
        size 10 x 10
        let path = UIBezierPath(roundedRect: bounds, cornerRadius: 4)
                   ^^^^^^^^^^^^ E0201: no function is named `UIBezierPath` here
                   help: a path is written `path { … }`, or made by `rect(…)`, `circle(…)` and the like
        fill UIColor.red
             ^^^^^^^ E0201: no value is named `UIColor` here
             help: a colour is `#FF8800`, or has a name with a dot: `.red`
      }
      """)
  }

  @Test func `types of UIKit`() {
    expect(
      """
      shape A {
        size 10 x 10
        let x: CGFloat = 3
               ^^^^^^^ E0201: no type is named `CGFloat` here
               help: the type is `Number`
        fill .red, path: circle(center: (x, x), radius: 2)
      }
      """)
  }

  @Test func `function body`() {
    expect(
      """
      func f(a: Number) -> Number { return a }
                        ^ E0115: a function does not say its result's type; it follows from the value
                        help: leave out `->` and the type
                                  ^ E0108: expected `=` and the function's value, found `{`
                                  help: a function is one value: `func double(a: Number) = 2 * a`
      shape A {
        size 10 x 10
        fill .red, opacity: f(a: 1)
      }
      """)
  }

  @Test func `body with return`() {
    expect(
      """
      func f(a: Number) { return a * 2 }
                        ^ E0108: expected `=` and the function's value, found `{`
                        help: a function is one value: `func double(a: Number) = 2 * a`
      shape A {
        size 10 x 10
        print(width)
        ^^^^^ E0110: `print` is not a statement
        help: nothing is printed: `require` says what must hold
      }
      """)
  }

  @Test func `equality of numbers`() {
    expect(
      """
      shape A(n in 0...9 = 3) {
        size 10 x 10
        if n == 3 { fill .red }
           ^^^^^^ E0306: a Number can't be tested for being equal: it is rarely exactly so
           help: compare with `<`, or ask whether the difference is small: `abs(a - b) < 0.001`
      }
      """)
  }

  @Test func `assignment for equality`() {
    expect(
      """
      shape A(x: Int = 3) {
        size 10 x 10
        if (x == 3) {
          fill .red
        } else if (x = 4) {
                     ^ E0108: expected `)`, found `=`
                     help: two values are compared with `==`
          fill .blue
        }
      }
      """)
  }

  @Test func `a shape of SwiftUI`() {
    expect(
      """
      struct Card: Shape {
      ^^^^^^ E0111: `struct` does not begin a declaration
      help: a picture is declared with `shape`
        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.move(to: CGPoint(x: 0, y: 0))
          return path
        }
      }
      """)
  }

  @Test func `path calls`() {
    expect(
      """
      shape A {
        size 10 x 10
        outline {
          move(to: (0, 0))
              ^ E0119: what `move` takes stands without brackets
              help: write `move …` without the `(` and `)`
          line(to: (3, 3))
              ^ E0119: what `line` takes stands without brackets
              help: write `line …` without the `(` and `)`
          addLine(to: (4, 4))
          ^^^^^^^ E0110: `addLine` is not a statement
          help: write `line (x, y)`
          closePath
          ^^^^^^^^^ E0110: `closePath` is not a statement
          help: write `close`
        }
        fill .red
      }
      """)
  }

  @Test func `enum and switch`() {
    expect(
      """
      enum Suit { case spade, heart }
                  ^^^^ E0116: the cases of an enum are bare names with commas between them
                  help: write `enum Suit { spade, heart }`
      shape A(suit: Suit = Suit.spade) {
                           ^^^^^^^^^^ E0314: a constant is written without its type: `.spade`
                           help: write `.spade`
        size 10 x 10
        switch suit {
          case Suit.spade:
               ^^^^ E0314: a constant is written without its type: `.spade`
               help: write `.spade`
            fill .black
            break
            ^^^^^ E0110: `break` is not a statement
            help: a case ends where the next one begins
          case .heart: fill .red
        }
      }
      """)
  }

  @Test func `self before bounds`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red, path: rect(self.bounds)
                              ^^^^ E0201: no value is named `self` here
                              help: a layer's own values stand alone: `width`, `height`, `bounds`, `center`
      }
      """)
  }

  @Test func `rectangles by four numbers`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red, path: rect(0, 0, 10, 10)
                              ^ E0301: expected a Rect, found an Int
                              help: a rectangle is `bounds`, or `Rect(x: 0, y: 0, width: 10, height: 10)`
        fill .red, path: roundedRect(x: 0, y: 0, width: 4, height: 4, cornerRadius: 2)
                                     ^ E0401: `roundedRect` has no `x:`
                                     help: it takes a rectangle: `roundedRect(Rect(x: 0, y: 0, width: 10, height: 10))`
        fill .red, path: circle((5, 5), 3)
                                ^^^^^^ E0403: this value needs its label `center:`
                                help: write `center: (5, 5)`
                                        ^ E0403: this value needs its label `radius:`
                                        help: write `radius: 3`
      }
      """)
  }

  @Test func `points`() {
    expect(
      """
      shape A {
        size 10 x 10
        outline {
          move CGPoint(x: 0, y: 0)
               ^^^^^^^ E0201: no function is named `CGPoint` here
               help: a point is written `(x, y)`
          line 3, 4
               ^ E0301: expected a Point, found an Int
               help: a point is written `(x, y)`
          line (3 4)
                  ^ E0118: a `,` is missing before `4`
                  help: the parts of a statement or a list stand between commas
          line x: 3, y: 4
               ^ E0401: `line` has no `x:`
               help: there is `by:`
        }
      }
      """)
  }

  @Test func `values without labels`() {
    expect(
      """
      func tail(w: Number, h: Number) = polygon([(0, 0), (w, h), (0, h)])
      shape A {
        size 10 x 10
        fill .red, path: tail(3, 4)
                              ^ E0403: this value needs a label that says what it is
                              help: for example `w: 3`; there is `w:`, `h:`
                                 ^ E0403: this value needs its label `h:`
                                 help: write `h: 4`
      }
      """)
  }

  @Test func `repeats`() {
    expect(
      """
      shape A {
        size 10 x 10
        repeat 5 { fill .red }
               ^ E0108: expected a name for the value of each round, found `5`
               help: for example `repeat i in 0..<5 { … }`
        repeat i in 5 { fill .red }
                    ^ E0310: `repeat` runs over a range or a list, and this is an Int
                    help: for example `repeat i in 0..<3`, or `repeat p in [(0, 0), (4, 4)]`
        repeat i in 0..5 { fill .red }
                     ^^ E0101: `..` has no meaning here
                     help: a range is `0...5`, or `0..<5` without its upper end
      }
      """)
  }

  @Test func `operators`() {
    expect(
      """
      shape A {
        size 10 x 10
        let r = 2 ^ 3
                  ^ E0101: `^` has no meaning here
                  help: a power is `pow(a, b)`
        let k = width > 3 and height > 3
                          ^^^ E0109: `and` does not belong here
                          help: both of two conditions is `&&`
        fill .red, path: circle(center: center, radius: r)
      }
      """)
  }

  @Test func `parameter types`() {
    expect(
      """
      shape A(radius: CGFloat = 4, color: UIColor = .red, on: bool = true, n: int = 3, s: String = "a") {
                      ^^^^^^^ E0201: no type is named `CGFloat` here
                      help: the type is `Number`
                                          ^^^^^^^ E0201: no type is named `UIColor` here
                                          help: the type is `Color`
                                                              ^^^^ E0201: no type is named `bool` here
                                                              help: did you mean `Bool`?
                                                                              ^^^ E0201: no type is named `int` here
                                                                              help: did you mean `Int`?
                                                                                          ^^^^^^ E0201: no type is named `String` here
                                                                                          help: there is no text in a shape: put it into the content slot
        size 10 x 10
      }
      """)
  }

  @Test func `use without brackets`() {
    expect(
      """
      shape B { size 10 x 10; fill .red }
      shape A {
        size 10 x 10
        use B
             ^ E0108: expected arguments in `( )`, found the end of the line
             help: write `()` where there are none
        B()
        ^ E0110: `B` is not a statement
        help: a shape is drawn with `use B(…)`; a function's value goes into a statement
      }
      """)
  }

  @Test func `nested shape`() {
    expect(
      """
      shape A {
              ~ note of E0113: what is still open begins here
        size 10 x 10
        shape B { size 3 x 3; fill .red }
        ^^^^^ E0113: `shape` stands inside a block; it belongs at the top level of a file
        help: move it out of the block; or a `}` is missing before it
        use B()
        fill .blue
      }
      shape C {
        size 10 x 10
        fill .red
      }
      """)
  }
}
