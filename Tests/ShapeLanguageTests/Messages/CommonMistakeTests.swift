import Testing

@Suite("Common mistakes: forgotten commas, brackets and braces, misspelled words")
struct CommonMistakeTests {
  @Test func `a missing comma is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke .red width: 2
                    ^^^^^ E0118: missing comma before `width`
                    help: separate the parts of a statement or a list with commas
        fill .blue
      }
      """)
  }

  @Test func `a missing parenthesis is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red, path: circle(center: center, radius: 3
                                                         ^ E0108: expected `)`, found end of line
        stroke .blue
      }
      """)
  }

  @Test func `a missing square bracket is reported`() {
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

  @Test func `a missing brace in the middle is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer a {
                ~ note of E0108: the block or bracket opens here
          fill .red
                   ^ E0108: expected `}`, found end of line

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

  @Test func `a missing brace at the end is reported`() {
    expect(
      """
      shape A {
              ~ note of E0108: the block or bracket opens here
        size 10 x 10
        layer {
          fill .red
        }
         ^ E0108: expected `}`, found end of file
      """)
  }

  @Test func `a missing opening brace is reported`() {
    expect(
      """
      shape A
             ^ E0108: expected a block in `{ }`, found end of line
             help: open the block with `{`
        size 10 x 10
        fill .red
      }
      """)
  }

  @Test func `an extra brace is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red
      }
      }
      ^ E0109: unexpected `}`
      help: remove it, or add the missing `{` before it
      shape B {
        size 10 x 10
        fill .red
      }
      """)
  }

  @Test func `a block without braces is reported`() {
    expect(
      """
      shape A(on: Bool = true) {
        size 10 x 10
        if on fill .red
              ^^^^ E0108: expected a block in `{ }`, found `fill`
              help: put the statement into a block: `{ … }`
        else fill .blue
      }
      """)
  }

  @Test func `a layer without a block is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer a(inset: 3)
                         ^ E0108: expected a block in `{ }`, found end of line
                         help: open the block with `{`
        fill .red
      }
      """)
  }

  @Test func `labels are accepted in any order`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke .red, path: path { arc from: 0deg, to: 180deg, center: center, radius: 4 }
      }
      """)
  }

  @Test func `misspelled words are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        fil .red
        ^^^ E0110: unknown statement `fil`
        help: did you mean `fill`?
        stroke .red, widht: 2
                     ^^^^^ E0401: unknown label `widht:` for `stroke`
                     help: did you mean `width:`?
        fill .bleu
             ^^^^^ E0313: unknown constant `.bleu` for the type Color
             help: did you mean `.blue`?
        fill rgb(1, 0, 0), path: cirlce(center: centre, radius: 3)
                                 ^^^^^^ E0201: unknown function `cirlce`
                                 help: did you mean `circle`?
      }
      """)
  }

  @Test func `a missing default is reported`() {
    expect(
      """
      shape A(n: Number) {
              ^ E0320: missing default for parameter `n`
              help: add a default, as in `name: Type = value`, so that the shape can be drawn on its own
        size 10 x 10
        fill .red, opacity: n
      }
      """)
  }

  @Test func `statements in the wrong place are reported`() {
    expect(
      """
      fill .red
      ^^^^ E0112: `fill` is not allowed outside a shape
      help: move it into `shape Name { … }`
      shape A {
        size 10 x 10
        move (0, 0)
        ^^^^ E0501: `move` is not allowed in a shape
        help: put it into the block of a path, as in `outline { move (0, 0); line (10, 10) }`
        line (3, 3)
        ^^^^ E0501: `line` is not allowed in a shape
        help: put it into the block of a path, as in `outline { move (0, 0); line (10, 10) }`
      }
      """)
  }

  @Test func `a missing size is reported`() {
    expect(
      """
      shape A {
            ^ E0503: `size` is missing from shape `A`
            help: add the design size at the start of its block, as in `size 240 x 320`
        fill .red
      }
      """)
  }

  @Test func `a let without an equals sign is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        let r 4
              ^ E0108: expected `=`, found `4`
              help: write `=` before the value, as in `let r = 4`
        fill .red
      }
      """)
  }

  @Test func `an assignment is reported`() {
    expect(
      """
      shape A {
        size 10 x 10;
        r = 4;
        ^ E0110: unknown statement `r`
        help: use `let r = …` to name a value; values never change
        fill .red;
      }
      """)
  }

  @Test func `a size with a comma is reported`() {
    expect(
      """
      shape A {
        size 10, 10
             ^^ E0301: expected a Size, found an Int
             help: use a size, as in `240 x 320`
        fill .red
      }
      """)
  }

  @Test func `a size without spaces is reported`() {
    expect(
      """
      shape A {
        size 10x10
             ^^^^^ E0105: unknown unit `x10` in `10x10`
             help: add spaces around the `x`: `10 x 10`
        fill .red
      }
      """)
  }

  @Test func `two statements on one line are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        let a = 3 let b = 4
                  ^^^ E0109: unexpected `let`
                  help: separate statements with a line break or `;`
        fill .red, opacity: a / b
      }
      """)
  }

  @Test func `parameters without a comma are reported`() {
    expect(
      """
      shape A(a: Number = 3 b: Number = 4) {
                            ^ E0118: missing comma before `b`
                            help: separate the parts of a statement or a list with commas
        size 10 x 10
        fill .red, path: circle(center: (a, b), radius: 1)
      }
      """)
  }

  @Test func `a statement that continues on the next line is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        let r = 3 +
        fill .red
        ^^^^ E0201: unknown name `fill`
        help: complete the statement before `fill`, which begins a new one
      }
      """)
  }

  @Test func `a missing quote is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        require width > 3, "wide
                           ^^^^^ E0103: missing closing quote
                           help: end the string with `"` on the line where it begins
        fill .red
      }
      """)
  }

  @Test func `a block after arguments is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        stroke .red {
                    ^ E0109: unexpected `{`
                    help: remove the block; this statement has none
          width: 2
        }
        fill .blue
      }
      """)
  }

  @Test func `mistakes with regions and borders are reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        outline rect(bounds).reversed
                             ^^^^^^^^ E0316: missing parentheses after `.reversed`
                             help: use `.reversed()`
        fill .red, path: bounds.union(rect(bounds))
                                ^^^^^ E0315: a Rect has no member `.union`
                                help: convert the rectangle to a path with `rect(…)`; a Path has `union`
        erase rect(bounds), width: 2
                            ^^^^^ E0401: unknown label `width:` for `erase`
                            help: use the region of a stroke: `path.stroked(width: 8)`
        border .left, .right, width: 2
                      ^^^^^^ E0405: too many arguments for `border`
                      help: use a list for several edges: `[.left, .top]`
        border [.left .right], width: 2
                       ^^^^^ E0118: missing comma before `.right`
                       help: separate the parts of a statement or a list with commas
      }
      """)
  }
}
