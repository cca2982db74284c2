import Testing

@Suite("Messages about words, brackets and incomplete code")
struct GrammarMessageTests {
  @Test func `incomplete declarations are reported`() {
    expect(
      """
      let = 3
          ^ E0108: expected a name, found `=`
      let a 3
            ^ E0108: expected `=`, found `3`
            help: write `=` before the value, as in `let r = 4`
      func f = 3
             ^ E0108: expected parameters in `( )`, found `=`
      func (a: Int) = 3
           ^ E0108: expected the name of a function, found `(`
      style { fill .red }
            ^ E0108: expected the name of a style, found `{`
      shape { size 10 x 10 }
            ^ E0108: expected the name of a shape, found `{`
      enum { a, b }
           ^ E0108: expected the name of an enum, found `{`
      """)
  }

  @Test func `mistakes in an enum are reported`() {
    expect(
      """
      enum A { }
               ^ E0108: expected the name of a constant, found `}`
      enum B { 1 }
               ^ E0108: expected the name of a constant, found `1`
      enum C { a b }
                 ^ E0108: expected `,` between constants, or `}`, found `b`
      enum D {
        a
         ^ E0108: expected `,` between constants, or `}`, found end of line
        b
      }
      """)
  }

  @Test func `incomplete parameters are reported`() {
    expect(
      """
      shape A(: Int = 3) { size 10 x 10 }
              ^ E0108: expected the name of a parameter, found `:`
      shape B(a: = 3) { size 10 x 10 }
                 ^ E0108: expected a type, found `=`
      shape C(a in 3 = 3) { size 10 x 10 }
                     ^ E0108: expected a range, such as `0...10`, found `=`
      shape D(a = ) { size 10 x 10 }
                  ^ E0108: expected a value, found `)`
      """)
  }

  @Test func `incomplete statements are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        3
        ^ E0108: expected a statement, found `3`
        use
           ^ E0108: expected the name of a shape, found end of line
        use A
            ^ E0213: shape `A` uses itself
            help: remove one `use`; a shape can't contain itself
            ~ note of E0213: `A` uses `A` here
             ^ E0108: expected arguments in `( )`, found end of line
             help: use `()` if there are none
        use ()
            ^ E0108: expected the name of a shape, found `(`
        repeat { fill .red }
               ^ E0108: expected a name for the value of each iteration, found `{`
               help: write the loop as `repeat i in 0..<5 { … }`
        repeat i { fill .red }
                 ^ E0108: expected `in`, found `{`
                 help: write the loop as `repeat i in 0..<5 { … }`
        repeat i in { fill .red }
                    ^ E0108: expected a value, found `{`
        if { fill .red }
           ^ E0108: expected a value, found `{`
        if true
               ^ E0108: expected a block in `{ }`, found end of line
               help: open the block with `{`
        layer a
               ^ E0108: expected a block in `{ }`, found end of line
               help: open the block with `{`
      }
      """)
  }

  @Test func `mistakes in a switch are reported`() {
    expect(
      """
      shape A(on: Cap = .a) {
        size 10 x 10
        switch on
                 ^ E0108: expected a block in `{ }`, found end of line
                 help: open the block with `{`
        switch on {
          fill .red
          ^^^^ E0108: expected `case` or `default`, found `fill`
        case .a
          fill .blue
        case a: fill .red
        case 3: fill .red
        }
      }
      enum Cap { a, b }
      """)
  }

  @Test func `incomplete values are reported`() {
    expect(
      """
      let a = (1
                ^ E0108: expected `)`, found end of line
      let b = [1, 2
                   ^ E0108: expected `]`, found end of line
      let c = true ? 1
                      ^ E0108: expected `:` and the value for a false condition, found end of line
      let d = center.
      let e = .
          ^ E0109: unexpected `e`
          help: separate statements with a line break or `;`
      let f = 3 * / 4
                  ^ E0108: expected a value, found `/`
      let g = ()
               ^ E0108: expected a value, found `)`
      """)
  }

  @Test func `a misplaced private is reported`() {
    expect(
      """
      private 3
              ^ E0108: expected `let`, `func`, `style`, `shape` or `enum` after `private`, found `3`
      private import "a.shape"
              ^^^^^^ E0108: expected `let`, `func`, `style`, `shape` or `enum` after `private`, found `import`
      private preview A()
              ^^^^^^^ E0108: expected `let`, `func`, `style`, `shape` or `enum` after `private`, found `preview`
      """)
  }

  @Test func `unknown declarations are reported`() {
    expect(
      """
      class A { }
      ^^^^^ E0111: unknown declaration `class`
      help: use `shape` to declare a picture
      lett a = 3
      ^^^^ E0111: unknown declaration `lett`
      help: did you mean `let`?
      fill .red
      ^^^^ E0112: `fill` is not allowed outside a shape
      help: move it into `shape Name { … }`
      public shape B { size 10 x 10; fill .red }
      ^^^^^^ E0111: unknown declaration `public`
      help: remove `public`; declarations are public unless they are `private`
      """)
  }

  @Test func `unknown statements are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fll .red
        ^^^ E0110: unknown statement `fll`
        help: did you mean `fill`?
        background .red
        ^^^^^^^^^^ E0110: unknown statement `background`
        help: use `fill`, as in `fill .red`
        circle(center: center, radius: 3)
        ^^^^^^ E0110: unknown statement `circle`
        help: use a statement to paint the path: `fill .red, path: circle(…)`
        radius = 3
        ^^^^^^ E0110: unknown statement `radius`
        help: round the outline: `outline roundedRect(bounds, cornerRadius: 12)`
        else { fill .red }
        case .a: fill .red
        ^^^^ E0110: unknown statement `case`
        help: move the case into a `switch`
      }
      """)
  }

  @Test func `a declaration inside a block is reported`() {
    expect(
      """
      shape A {
              ~ note of E0113: the block or bracket opens here
        size 10 x 10
        style raised { fill .red }
        ^^^^^ E0113: `style` is not allowed inside a block
        help: move it to the top level of the file, or add the missing `}` before it
        apply raised
      }
      """)
  }

  @Test func `chains of comparisons and sizes are reported`() {
    expect(
      """
      shape A {
        size 10 x 10 x 10
                     ^ E0114: expected two lengths in a size, found three
        require 0 < width < 20
                          ^ E0114: comparisons can't be chained
                          help: use `a < b && b < c`
      }
      """)
  }

  @Test func `a result type is reported`() {
    expect(
      """
      func f(a: Number) -> Number = 2 * a
                        ^ E0115: a result type is not allowed in a function
                        help: remove `->` and the type; the type follows from the value
      """)
  }

  @Test func `case in an enum is reported`() {
    expect(
      """
      enum A {
        case a, b
        ^^^^ E0116: `case` is not allowed in an enum
        help: separate the names with commas, as in `enum Suit { spade, heart }`
      }
      """)
  }

  @Test func `missing commas and colons are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke .red width: 2 cap: .round
                    ^^^^^ E0118: missing comma before `width`
                    help: separate the parts of a statement or a list with commas
                             ^^^ E0118: missing comma before `cap`
                             help: separate the parts of a statement or a list with commas
        fill rgb(1 0 0)
                   ^ E0118: missing comma before `0`
                   help: separate the parts of a statement or a list with commas
                     ^ E0118: missing comma before `0`
                     help: separate the parts of a statement or a list with commas
        fill linearGradient([.red .blue])
                                   ^^^^ E0118: missing comma before `.blue`
                                   help: separate the parts of a statement or a list with commas
        fill linearGradient([#123 #456])
                                  ^^^^ E0118: missing comma before `#456`
                                  help: separate the parts of a statement or a list with commas
        line (3 4)
                ^ E0118: missing comma before `4`
                help: separate the parts of a statement or a list with commas
        stroke .red, width 2
                     ^^^^^ E0121: missing colon after label `width`
                     help: use `width: …`
        shadow .black 4
                      ^ E0118: missing comma before `4`
                      help: write it like `shadow .black, radius: 4, offset: (0, 2), opacity: 30%`
      }
      """)
  }

  @Test func `parentheses around the arguments of a statement are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke(.red, width: 2)
              ^ E0119: parentheses are not allowed after `stroke`
              help: write `stroke …` without parentheses
        fill (.red)
      }
      """)
  }

  @Test func `a colon after a keyword is reported`() {
    expect(
      """
      shape A {
        size: 10 x 10
            ^ E0120: unexpected `:` after `size`
            help: write the arguments right after the keyword, as in `fill .red`
        outline: rect(bounds)
               ^ E0120: unexpected `:` after `outline`
               help: write the arguments right after the keyword, as in `fill .red`
        fill: .red
            ^ E0120: unexpected `:` after `fill`
            help: write the arguments right after the keyword, as in `fill .red`
      }
      """)
  }

  @Test func `extra text in a line is reported`() {
    expect(
      """
      shape A {
        size 10 x 10 }
                     ~ note of E0112: the block ends here; remove this `}` if it is extra
        fill .red
        ^^^^ E0112: `fill` is not allowed outside a shape
        help: move it into `shape Name { … }`
      }
      """)
  }

  @Test func `modifiers and declarations of other languages are reported`() {
    expect(
      """
      public shape A { size 10 x 10; fill ink }
      ^^^^^^ E0111: unknown declaration `public`
      help: remove `public`; declarations are public unless they are `private`
      var ink = .red
      ^^^ E0111: unknown declaration `var`
      help: use `let` to name a value; values never change
      const tint: Color = .blue
      ^^^^^ E0111: unknown declaration `const`
      help: use `let` to name a value; values never change
      component B { size 3 x 3 }
      ^^^^^^^^^ E0111: unknown declaration `component`
      help: use `shape` to declare a picture
      shape C { size 10 x 10; fill tint }
      """)
  }

  @Test func `a brace that closes too much is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer {
          fill .red
        }}
         ~ note of E0112: the block ends here; remove this `}` if it is extra
        fill .blue
        ^^^^ E0112: `fill` is not allowed outside a shape
        help: move it into `shape Name { … }`
      }
      """)
  }
}
