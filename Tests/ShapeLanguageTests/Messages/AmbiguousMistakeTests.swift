import Testing

/// Mistakes with several possible fixes. Only those with one possible fix are fixed.
@Suite("Several possible meanings")
struct AmbiguousMistakeTests {
  @Test func `a value that several labels fit is reported without a guess`() {
    expect(
      """
      shape A {
        size 100 x 100
        border .all, width: 2, 4
                               ^ E0403: missing label before this value
                               help: use `phase:` or `opacity:`, as in `phase: 4`
      }
      """)
  }

  @Test func `the only label that fits a percentage is suggested`() {
    expect(
      """
      shape A {
        size 100 x 100
        border .all, width: 2, 50%
                               ^^^ E0403: missing label `opacity:` before this value
                               help: use `opacity: 50%`
      }
      """)
  }

  @Test func `several values without labels are one message`() {
    expect(
      """
      shape A {
        size 100 x 100
        layer(10, 10, 20, 20) { fill .red }
              ^^ E0403: missing label before this value
              help: add a label, as in `left: 10`
      }
      """)
  }

  @Test func `each missing comma in a row of values is reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        layer(left: 10 20 30) { fill .red }
                       ^^ E0118: missing comma before `20`
                       help: separate the parts of a statement or a list with commas
                          ^^ E0118: missing comma before `30`
                          help: separate the parts of a statement or a list with commas
      }
      """)
  }

  @Test func `a missing comma between two numbers is reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        stroke .red, width: 2 4
                              ^ E0118: missing comma before `4`
                              help: separate the parts of a statement or a list with commas
      }
      """)
  }

  @Test func `a border as in CSS is reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        border 1 solid .red
                 ^^^^^ E0118: missing comma before `solid`
                 help: write it like `border .all, width: 1, color: .black`
      }
      """)
  }

  @Test func `a shadow as in CSS is reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        shadow 0 2 5 .black
                 ^ E0118: missing comma before `2`
                 help: write it like `shadow .black, radius: 4, offset: (0, 2), opacity: 30%`
      }
      """)
  }

  @Test func `a space before a unit is reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        layer(rotation: 45 deg) { fill .red }
                        ^^^^^^ E0105: unexpected space before the unit `deg`
                        help: use `45deg`
        border width: 2 px
                      ^^^^ E0105: unexpected space before the unit `px`
                      help: use `2`
      }
      """)
  }

  @Test func `a number without its first digit is reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        border width: .5
                       ^ E0108: expected the name of a constant, found `5`
                       help: use `0.5`; a number begins with a digit
      }
      """)
  }

  @Test func `a path in place of the paint is reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        fill circle(center: center, radius: 4)
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0301: expected a Paint, found a Path
             help: put the paint first, as in `fill .red, path: …`
      }
      """)
  }

  @Test func `a missing paint is reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        fill path: circle(center: center, radius: 4)
        ^^^^ E0404: missing argument for `fill`: the paint
        help: write it as `fill Paint`, optionally with `path:`, `rule:` and `opacity:`
      }
      """)
  }

  @Test func `a string in place of a constant is reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        stroke .red, cap: "round"
                          ^^^^^^^ E0301: expected a LineCap, found a string
      }
      """)
  }

  @Test func `a sum of edges is reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        border .left + .top
               ^^^^^^^^^^^^ E0405: expected one list for several edges
               help: use `[.left, .top]`
      }
      """)
  }

  @Test func `a list in place of a point is reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        fill .red, path: polygon([[0, 0], [10, 0], [0, 10]])
                                  ^^^^^^ E0301: expected a Point, found a list [Int]
                                  help: use a point, as in `(x, y)`
      }
      """)
  }

  @Test func `a number in place of a point is reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        fill .red, path: polygon([0, 0, 10, 0])
                                  ^ E0301: expected a Point, found an Int
                                  help: use a point, as in `(x, y)`
      }
      """)
  }

  @Test func `stops as in CSS are reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        fill linearGradient([.white 0%, .black 100%])
                                    ^^ E0118: missing comma before `0%`
                                    help: write it like `stop(.white, at: 0%)`
                                               ^^^^ E0118: missing comma before `100%`
                                               help: write it like `stop(.white, at: 0%)`
      }
      """)
  }

  @Test func `a dash in place of a minus is reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        layer(left: –4) { fill .red }
                    ^ E0101: unexpected `–`
                    help: use `-`
      }
      """)
  }

  @Test func `color components from 0 to 255 are reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        fill rgb(100, 0, 0)
                 ^^^ E0607: a component of `rgb` must be in `0...1`, found 100
                 note: in `A` at 100 x 100
                 help: use `100 / 255`, or a color such as `#FF8800`
      }
      """)
  }

  @Test func `color components that are slightly too large are reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        fill rgb(1.2, 0, 0)
                 ^^^ E0607: a component of `rgb` must be in `0...1`, found 1.2
                 note: in `A` at 100 x 100
                 help: use a value such as `0.5` or `50%`
      }
      """)
  }

  @Test func `a style inside a shape is reported`() {
    expect(
      """
      shape A {
              ~ note of E0113: the block or bracket opens here
        size 100 x 100
        style raised { fill .red }
        ^^^^^ E0113: `style` is not allowed inside a block
        help: move it to the top level of the file, or add the missing `}` before it
      }
      """)
  }

  @Test func `elseif is reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        if width > 4 { fill .red } elseif width > 2 { fill .blue }
                                   ^^^^^^ E0109: unexpected `elseif`
                                   help: did you mean `else if`?
      }
      """)
  }

  @Test func `system colors are reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        fill .clear
             ^^^^^^ E0313: unknown constant `.clear` for the type Color
             help: use `.transparent`
        stroke .systemRed
               ^^^^^^^^^^ E0313: unknown constant `.systemRed` for the type Color
               help: use `adaptive(light: #007AFF, dark: #0A84FF)`; there are no system colors
      }
      """)
  }

  @Test func `the name of a layer in quotes is reported`() {
    expect(
      """
      shape A {
        size 100 x 100
        layer "bg" { fill .red }
              ^^^^ E0108: expected a block in `{ }`, found `"bg"`
              help: write the name of a layer right before its block, without quotes: `layer body { … }`
      }
      """)
  }

  @Test func `a name can also be the name of a color`() {
    expect(
      """
      shape A {
        size 100 x 100
        let gold = #FFD700
        fill gold
      }
      """)
  }

  @Test func `a range after the default is reported`() {
    expect(
      """
      shape A(n = 5 in 0...10, m: 0...4 = 2) {
                    ^^ E0109: unexpected range after the default
                    help: write the range before the default: `n in 0...10 = 5`
        size 100 x 100
        border width: n + m
      }
      """)
  }
}
