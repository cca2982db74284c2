import Testing

@Suite("Messages about words, brackets and what is expected")
struct GrammarMessageTests {
  @Test func `what is expected of a declaration`() {
    expect(
      """
      let = 3
          ^ E0108: expected a name, found `=`
      let a 3
            ^ E0108: expected `=`, found `3`
            help: for example `let r = 4`
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

  @Test func `what is expected of an enum`() {
    expect(
      """
      enum A { }
               ^ E0108: expected the name of a case, found `}`
      enum B { 1 }
               ^ E0108: expected the name of a case, found `1`
      enum C { a b }
                 ^ E0108: expected `,` between cases, or `}`, found `b`
      enum D {
        a
         ^ E0108: expected `,` between cases, or `}`, found the end of the line
        b
      }
      """)
  }

  @Test func `what is expected of parameters`() {
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

  @Test func `what is expected of statements`() {
    expect(
      """
      shape A {
        size 10 x 10
        3
        ^ E0108: expected a statement, found `3`
        use
           ^ E0108: expected the name of a shape, found the end of the line
        use A
            ^ E0213: these shapes use each other: A → A
            help: a shape can't be drawn inside itself
            ~ note of E0213: `A` needs `A` here
             ^ E0108: expected arguments in `( )`, found the end of the line
             help: write `()` where there are none
        use ()
            ^ E0108: expected the name of a shape, found `(`
        repeat { fill .red }
               ^ E0108: expected a name for the value of each round, found `{`
               help: for example `repeat i in 0..<5 { … }`
        repeat i { fill .red }
                 ^ E0108: expected `in`, found `{`
                 help: for example `repeat i in 0..<5 { … }`
        repeat i in { fill .red }
                    ^ E0108: expected a value, found `{`
        if { fill .red }
           ^ E0108: expected a value, found `{`
        if true
               ^ E0108: expected a block in `{ }`, found the end of the line
        layer a
               ^ E0108: expected a block in `{ }`, found the end of the line
      }
      """)
  }

  @Test func `what is expected of a switch`() {
    expect(
      """
      shape A(on: Cap = .a) {
        size 10 x 10
        switch on
                 ^ E0108: expected a block in `{ }`, found the end of the line
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

  @Test func `what is expected of values`() {
    expect(
      """
      let a = (1
                ^ E0108: expected `)`, found the end of the line
      let b = [1, 2
                   ^ E0108: expected `]`, found the end of the line
      let c = true ? 1
                      ^ E0108: expected `:` and the value for when the condition does not hold, found the end of the line
      let d = center.
      let e = .
          ^ E0109: `e` does not belong here
          help: a statement ends with its line, or with `;`
      let f = 3 * / 4
                  ^ E0108: expected a value, found `/`
      let g = ()
               ^ E0108: expected a value, found `)`
      """)
  }

  @Test func `private`() {
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

  @Test func `words that are no declarations`() {
    expect(
      """
      class A { }
      ^^^^^ E0111: `class` does not begin a declaration
      help: a picture is declared with `shape`
      lett a = 3
      ^^^^ E0111: `lett` does not begin a declaration
      help: did you mean `let`?
      fill .red
      ^^^^ E0112: `fill` belongs inside a shape
      help: write it inside `shape Name { … }`
      public shape B { size 10 x 10; fill .red }
      ^^^^^^ E0111: `public` does not begin a declaration
      help: what is not `private` is public
      """)
  }

  @Test func `words that are no statements`() {
    expect(
      """
      shape A {
        size 10 x 10
        fll .red
        ^^^ E0110: `fll` is not a statement
        help: did you mean `fill`?
        background .red
        ^^^^^^^^^^ E0110: `background` is not a statement
        help: an area is painted with `fill`
        circle(center: center, radius: 3)
        ^^^^^^ E0110: `circle` is not a statement
        help: a path is painted by a statement: `fill .red, path: circle(…)`
        radius = 3
        ^^^^^^ E0110: `radius` is not a statement
        help: round corners belong to the outline: `outline roundedRect(bounds, cornerRadius: 12)`
        else { fill .red }
        case .a: fill .red
        ^^^^ E0110: `case` is not a statement
        help: a case belongs into a `switch`
      }
      """)
  }

  @Test func `a declaration inside a block`() {
    expect(
      """
      shape A {
              ~ note of E0113: what is still open begins here
        size 10 x 10
        style raised { fill .red }
        ^^^^^ E0113: `style` stands inside a block; it belongs at the top level of a file
        help: move it out of the block; or a `}` is missing before it
        apply raised
      }
      """)
  }

  @Test func `chains of comparisons and sizes`() {
    expect(
      """
      shape A {
        size 10 x 10 x 10
                     ^ E0114: a size has two lengths, not three
        require 0 < width < 20
                          ^ E0114: comparisons can't be chained
                          help: write `a < b && b < c`
      }
      """)
  }

  @Test func `the type of a result`() {
    expect(
      """
      func f(a: Number) -> Number = 2 * a
                        ^ E0115: a function does not say its result's type; it follows from the value
                        help: leave out `->` and the type
      """)
  }

  @Test func `case in an enum`() {
    expect(
      """
      enum A {
        case a, b
        ^^^^ E0116: the cases of an enum are bare names with commas between them
        help: write `enum Suit { spade, heart }`
      }
      """)
  }

  @Test func `missing commas and colons`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke .red width: 2 cap: .round
                    ^^^^^ E0118: a `,` is missing before `width`
                    help: the parts of a statement or a list stand between commas
                             ^^^ E0118: a `,` is missing before `cap`
                             help: the parts of a statement or a list stand between commas
        fill rgb(1 0 0)
                   ^ E0118: a `,` is missing before `0`
                   help: the parts of a statement or a list stand between commas
                     ^ E0118: a `,` is missing before `0`
                     help: the parts of a statement or a list stand between commas
        fill linearGradient([.red .blue])
                                   ^^^^ E0118: a `,` is missing before `.blue`
                                   help: the parts of a statement or a list stand between commas
        fill linearGradient([#123 #456])
                                  ^^^^ E0118: a `,` is missing before `#456`
                                  help: the parts of a statement or a list stand between commas
        line (3 4)
                ^ E0118: a `,` is missing before `4`
                help: the parts of a statement or a list stand between commas
        stroke .red, width 2
                     ^^^^^ E0121: a `:` is missing after the label `width`
                     help: write `width: …`
        shadow .black 4
                      ^ E0118: a `,` is missing before `4`
                      help: for example `shadow .black, radius: 4, offset: (0, 2), opacity: 30%`
      }
      """)
  }

  @Test func `brackets around the arguments of a statement`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke(.red, width: 2)
              ^ E0119: what `stroke` takes stands without brackets
              help: write `stroke …` without the `(` and `)`
        fill (.red)
      }
      """)
  }

  @Test func `a colon after a keyword`() {
    expect(
      """
      shape A {
        size: 10 x 10
            ^ E0120: no `:` goes after `size`
            help: a statement is a keyword and what it takes, as in `fill .red`
        outline: rect(bounds)
               ^ E0120: no `:` goes after `outline`
               help: a statement is a keyword and what it takes, as in `fill .red`
        fill: .red
            ^ E0120: no `:` goes after `fill`
            help: a statement is a keyword and what it takes, as in `fill .red`
      }
      """)
  }

  @Test func `extra text in a line`() {
    expect(
      """
      shape A {
        size 10 x 10 }
                     ~ note of E0112: the block is closed here: is this `}` too many?
        fill .red
        ^^^^ E0112: `fill` belongs inside a shape
        help: write it inside `shape Name { … }`
      }
      """)
  }

  @Test func `words of other declarations`() {
    expect(
      """
      public shape A { size 10 x 10; fill ink }
      ^^^^^^ E0111: `public` does not begin a declaration
      help: what is not `private` is public
      var ink = .red
      ^^^ E0111: `var` does not begin a declaration
      help: a value is named with `let`, and never changes
      const tint: Color = .blue
      ^^^^^ E0111: `const` does not begin a declaration
      help: a value is named with `let`, and never changes
      component B { size 3 x 3 }
      ^^^^^^^^^ E0111: `component` does not begin a declaration
      help: a picture is declared with `shape`
      shape C { size 10 x 10; fill tint }
      """)
  }

  @Test func `a brace that closes too much`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer {
          fill .red
        }}
         ~ note of E0112: the block is closed here: is this `}` too many?
        fill .blue
        ^^^^ E0112: `fill` belongs inside a shape
        help: write it inside `shape Name { … }`
      }
      """)
  }
}
