import Testing

@Suite("Common mistakes: forgotten commas, brackets and braces, misspelled words")
struct CommonMistakeTests {
  @Test func `forgotten comma`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke .red width: 2
                    ^^^^^ E0118: a `,` is missing before `width`
                    help: the parts of a statement or a list stand between commas
        fill .blue
      }
      """)
  }

  @Test func `forgotten bracket`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red, path: circle(center: center, radius: 3
                                                         ^ E0108: expected `)`, found the end of the line
        stroke .blue
      }
      """)
  }

  @Test func `forgotten square bracket`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill linearGradient([.red, .blue)
                                        ^ E0108: expected `]`, found `)`
        stroke .red
      }
      """)
  }

  @Test func `forgotten brace in the middle`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer a {
                ~ note of E0108: what is still open begins here
          fill .red
                   ^ E0108: expected `}`, found the end of the line

        layer b {
          fill .blue
        }
      }

      shape B {
        size 10 x 10
        fill .red
      }
      """)
  }

  @Test func `forgotten brace at the end`() {
    expect(
      """
      shape A {
              ~ note of E0108: what is still open begins here
        size 10 x 10
        layer {
          fill .red
        }
         ^ E0108: expected `}`, found the end of the file
      """)
  }

  @Test func `forgotten opening brace`() {
    expect(
      """
      shape A
             ^ E0108: expected a block in `{ }`, found the end of the line
        size 10 x 10
        fill .red
      }
      """)
  }

  @Test func `superfluous brace`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red
      }
      }
      ^ E0109: `}` does not belong here
      help: a `{` is missing before it, or this one is too many
      shape B {
        size 10 x 10
        fill .red
      }
      """)
  }

  @Test func `block without braces`() {
    expect(
      """
      shape A(on: Bool = true) {
        size 10 x 10
        if on fill .red
              ^^^^ E0108: expected a block in `{ }`, found `fill`
        else fill .blue
      }
      """)
  }

  @Test func `layer without block`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer a(inset: 3)
                         ^ E0108: expected a block in `{ }`, found the end of the line
        fill .red
      }
      """)
  }

  @Test func `labels in any order`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke .red, path: path { arc from: 0deg, to: 180deg, center: center, radius: 4 }
      }
      """)
  }

  @Test func `misspelled words`() {
    expect(
      """
      shape A {
        size 10 x 10
        fil .red
        ^^^ E0110: `fil` is not a statement
        help: did you mean `fill`?
        stroke .red, widht: 2
                     ^^^^^ E0401: `stroke` has no `widht:`
                     help: did you mean `width:`?
        fill .bleu
             ^^^^^ E0313: Color has no constant `.bleu`
             help: did you mean `.blue`?
        fill rgb(1, 0, 0), path: cirlce(center: centre, radius: 3)
                                 ^^^^^^ E0201: no function is named `cirlce` here
                                 help: did you mean `circle`?
      }
      """)
  }

  @Test func `missing default`() {
    expect(
      """
      shape A(n: Number) {
              ^ E0320: the parameter `n` needs a default
              help: write `name: Type = value`, so that the shape can be drawn by itself
        size 10 x 10
        fill .red, opacity: n
      }
      """)
  }

  @Test func `statements in the wrong place`() {
    expect(
      """
      fill .red
      ^^^^ E0112: `fill` belongs inside a shape
      help: write it inside `shape Name { … }`
      shape A {
        size 10 x 10
        move (0, 0)
        ^^^^ E0501: `move` does not belong in a shape
        help: write it inside `outline { … }` or `path { … }`
        line (3, 3)
        ^^^^ E0501: `line` does not belong in a shape
        help: write it inside `outline { … }` or `path { … }`
      }
      """)
  }

  @Test func `missing size`() {
    expect(
      """
      shape A {
            ^ E0503: the shape `A` does not say its size
            help: begin its block with the size it is designed for: `size 240 x 320`
        fill .red
      }
      """)
  }

  @Test func `let without sign`() {
    expect(
      """
      shape A {
        size 10 x 10
        let r 4
              ^ E0108: expected `=`, found `4`
              help: for example `let r = 4`
        fill .red
      }
      """)
  }

  @Test func `assignment`() {
    expect(
      """
      shape A {
        size 10 x 10;
        r = 4;
        ^ E0110: `r` is not a statement
        help: a value is named with `let r = …`, and never changes
        fill .red;
      }
      """)
  }

  @Test func `size with a comma`() {
    expect(
      """
      shape A {
        size 10, 10
             ^^ E0301: expected a Size, found an Int
             help: a size is written `240 x 320`
        fill .red
      }
      """)
  }

  @Test func `size without spaces`() {
    expect(
      """
      shape A {
        size 10x10
             ^^^^^ E0105: `10x10` has an unknown unit `x10`
             help: a size has spaces round its `x`: write `10 x 10`
        fill .red
      }
      """)
  }

  @Test func `two statements on a line`() {
    expect(
      """
      shape A {
        size 10 x 10
        let a = 3 let b = 4
                  ^^^ E0109: `let` does not belong here
                  help: a statement ends with its line, or with `;`
        fill .red, opacity: a / b
      }
      """)
  }

  @Test func `parameters without comma`() {
    expect(
      """
      shape A(a: Number = 3 b: Number = 4) {
                            ^ E0118: a `,` is missing before `b`
                            help: the parts of a statement or a list stand between commas
        size 10 x 10
        fill .red, path: circle(center: (a, b), radius: 1)
      }
      """)
  }

  @Test func `line that goes on`() {
    expect(
      """
      shape A {
        size 10 x 10
        let r = 3 +
        fill .red
        ^^^^ E0201: no value is named `fill` here
        help: `fill` begins a statement of its own: is the one before it complete?
      }
      """)
  }

  @Test func `missing quote`() {
    expect(
      """
      shape A {
        size 10 x 10
        require width > 3, "wide
                           ^^^^^ E0103: this text has no closing quote on its line
                           help: a text ends with `"` on the line where it begins
        fill .red
      }
      """)
  }

  @Test func `block after arguments`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke .red {
                    ^ E0109: `{` does not belong here
                    help: this statement takes no block
          width: 2
        }
        fill .blue
      }
      """)
  }

  @Test func `mistakes with regions and borders`() {
    expect(
      """
      shape A {
        size 10 x 10
        outline rect(bounds).reversed
                             ^^^^^^^^ E0316: `.reversed` needs its brackets
                             help: write `.reversed()`
        fill .red, path: bounds.union(rect(bounds))
                                ^^^^^ E0315: a Rect has no `.union`
                                help: a Path has it, and `rect(…)` makes a path of a rectangle
        erase rect(bounds), width: 2
                            ^^^^^ E0401: `erase` has no `width:`
                            help: what a line covers is `path.stroked(width: 8)`
        border .left, .right, width: 2
                      ^^^^^^ E0405: this is one value more than `border` takes
                      help: several edges stand in square brackets: `[.left, .top]`
        border [.left .right], width: 2
                       ^^^^^ E0118: a `,` is missing before `.right`
                       help: the parts of a statement or a list stand between commas
      }
      """)
  }
}
