import Testing

@Suite("First attempts of Swift and UIKit developers")
struct NewcomersFromSwiftTests {
  @Test func `paths and colors of UIKit are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        let path = UIBezierPath(roundedRect: bounds, cornerRadius: 4)
                   ^^^^^^^^^^^^ E0201: unknown function `UIBezierPath`
                   help: use `path { … }`, or a function such as `rect(…)` or `circle(…)`
        fill UIColor.red
             ^^^^^^^ E0201: unknown name `UIColor`
             help: use `#FF8800`, or a color name with a dot: `.red`
      }
      """)
  }

  @Test func `types of UIKit are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        let x: CGFloat = 3
               ^^^^^^^ E0201: unknown type `CGFloat`
               help: use the type `Number`
        fill .red, path: circle(center: (x, x), radius: 2)
      }
      """)
  }

  @Test func `a function body is reported`() {
    expect(
      """
      func f(a: Number) -> Number { return a }
                        ^ E0115: a result type is not allowed in a function
                        help: remove `->` and the type; the type follows from the value
                                  ^^^^^^^^^^^^ E0122: the value of a function is not written in a block
      shape A {
        size 10 x 10
        fill .red, opacity: f(a: 1)
      }
      """)
  }

  @Test func `a function body with return is reported`() {
    expect(
      """
      func f(a: Number) { return a * 2 }
                        ^^^^^^^^^^^^^^^^ E0122: the value of a function is not written in a block
      shape A {
        size 10 x 10
        print(width)
        ^^^^^ E0110: unknown statement `print`
        help: remove it, or use `require` to check a condition; a shape can't print
      }
      """)
  }

  @Test func `the equality of numbers is reported`() {
    expect(
      """
      shape A(n in 0...9 = 3) {
        size 10 x 10
        if n == 3 { fill .red }
           ^^^^^^ E0306: `==` and `!=` can't compare Numbers, which are rarely exactly equal
           help: use `<` or `>`, or check the difference: `abs(a - b) < 0.001`
      }
      """)
  }

  @Test func `an assignment in place of an equality is reported`() {
    expect(
      """
      shape A(x: Int = 3) {
        size 10 x 10
        if (x == 3) {
          fill .red
        } else if (x = 4) {
                     ^ E0108: expected `)`, found `=`
                     help: use `==` to compare two values
          fill .blue
        }
      }
      """)
  }

  @Test func `a shape of SwiftUI is reported`() {
    expect(
      """
      struct Card: Shape {
      ^^^^^^ E0111: unknown declaration `struct`
      help: use `shape` to declare a picture
        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.move(to: CGPoint(x: 0, y: 0))
          return path
        }
      }
      """)
  }

  @Test func `path commands with parentheses are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        outline {
          move(to: (0, 0))
              ^ E0119: parentheses are not allowed after `move`
              help: write `move …` without parentheses
          line(to: (3, 3))
              ^ E0119: parentheses are not allowed after `line`
              help: write `line …` without parentheses
          addLine(to: (4, 4))
          ^^^^^^^ E0110: unknown statement `addLine`
          help: use `line (x, y)`
          closePath
          ^^^^^^^^^ E0110: unknown statement `closePath`
          help: use `close`
        }
        fill .red
      }
      """)
  }

  @Test func `an enum and a switch of Swift are reported`() {
    expect(
      """
      enum Suit { case spade, heart }
                  ^^^^ E0116: `case` is not allowed in an enum
                  help: separate the names with commas, as in `enum Suit { spade, heart }`
      shape A(suit: Suit = Suit.spade) {
                           ^^^^^^^^^^ E0314: the constant `.spade` is written without its type `Suit`
                           help: use `.spade`
        size 10 x 10
        switch suit {
          case Suit.spade:
               ^^^^ E0314: the constant `.spade` is written without its type `Suit`
               help: use `.spade`
            fill .black
            break
            ^^^^^ E0110: unknown statement `break`
            help: remove it; a case ends where the next one begins
          case .heart: fill .red
        }
      }
      """)
  }

  @Test func `self before bounds is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red, path: rect(self.bounds)
                              ^^^^ E0201: unknown name `self`
                              help: use the values of the layer directly: `width`, `height`, `bounds`, `center`
      }
      """)
  }

  @Test func `rectangles from four numbers are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red, path: rect(0, 0, 10, 10)
                              ^ E0301: expected a Rect, found an Int
                              help: use a rectangle, such as `bounds` or `Rect(x: 0, y: 0, width: 10, height: 10)`
        fill .red, path: roundedRect(x: 0, y: 0, width: 4, height: 4, cornerRadius: 2)
                                     ^ E0401: unknown label `x:` for `roundedRect`
                                     help: use a rectangle: `roundedRect(Rect(x: 0, y: 0, width: 10, height: 10))`
        fill .red, path: circle((5, 5), 3)
                                ^^^^^^ E0403: missing label `center:` before this value
                                help: use `center: (5, 5)`
                                        ^ E0403: missing label `radius:` before this value
                                        help: use `radius: 3`
      }
      """)
  }

  @Test func `points of Swift are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        outline {
          move CGPoint(x: 0, y: 0)
               ^^^^^^^ E0201: unknown function `CGPoint`
               help: use `(x, y)` for a point
          line 3, 4
               ^ E0301: expected a Point, found an Int
               help: use a point, as in `(x, y)`
          line (3 4)
                  ^ E0118: missing comma before `4`
                  help: separate the parts of a statement or a list with commas
          line x: 3, y: 4
               ^ E0401: unknown label `x:` for `line`
               help: use `by:`
        }
      }
      """)
  }

  @Test func `values without labels are reported`() {
    expect(
      """
      func tail(w: Number, h: Number) = polygon([(0, 0), (w, h), (0, h)])
      shape A {
        size 10 x 10
        fill .red, path: tail(3, 4)
                              ^ E0403: missing label before this value
                              help: use `w:` or `h:`, as in `w: 3`
                                 ^ E0403: missing label `h:` before this value
                                 help: use `h: 4`
      }
      """)
  }

  @Test func `repeats without a name or a range are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        repeat 5 { fill .red }
               ^ E0108: expected a name for the value of each iteration, found `5`
               help: write the loop as `repeat i in 0..<5 { … }`
        repeat i in 5 { fill .red }
                    ^ E0310: `repeat` needs a range or a list, found an Int
                    help: use a range, as in `repeat i in 0..<3`, or a list, as in `repeat p in [(0, 0), (4, 4)]`
        repeat i in 0..5 { fill .red }
                     ^^ E0101: unexpected `..`
                     help: use `0...5` for a range, or `0..<5` to exclude its upper end
      }
      """)
  }

  @Test func `operators of other languages are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        let r = 2 ^ 3
                  ^ E0101: unexpected `^`
                  help: use `pow(a, b)`
        let k = width > 3 and height > 3
                          ^^^ E0109: unexpected `and`
                          help: use `&&`
        fill .red, path: circle(center: center, radius: r)
      }
      """)
  }

  @Test func `parameter types of Swift are reported`() {
    expect(
      """
      shape A(radius: CGFloat = 4, color: UIColor = .red, on: bool = true, n: int = 3, s: String = "a") {
                      ^^^^^^^ E0201: unknown type `CGFloat`
                      help: use the type `Number`
                                          ^^^^^^^ E0201: unknown type `UIColor`
                                          help: use the type `Color`
                                                              ^^^^ E0201: unknown type `bool`
                                                              help: did you mean `Bool`?
                                                                              ^^^ E0201: unknown type `int`
                                                                              help: did you mean `Int`?
                                                                                          ^^^^^^ E0201: unknown type `String`
                                                                                          help: use the content slot for text; a shape can't contain text
        size 10 x 10
      }
      """)
  }

  @Test func `a used shape without parentheses is reported`() {
    expect(
      """
      shape B { size 10 x 10; fill .red }
      shape A {
        size 10 x 10
        use B
             ^ E0108: expected arguments in `( )`, found end of line
             help: use `()` if there are none
        B()
        ^ E0110: unknown statement `B`
        help: write `use B(…)` to draw a shape, or `apply B(…)` to apply a style
      }
      """)
  }

  @Test func `a nested shape is reported`() {
    expect(
      """
      shape A {
              ~ note of E0113: the block or bracket opens here
        size 10 x 10
        shape B { size 3 x 3; fill .red }
        ^^^^^ E0113: `shape` is not allowed inside a block
        help: move it to the top level of the file, or add the missing `}` before it
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
