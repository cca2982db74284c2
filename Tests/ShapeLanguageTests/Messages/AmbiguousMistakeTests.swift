import Testing

/// Mistakes with several possible fixes. Only those with one possible fix are fixed.
@Suite("Several possible meanings")
struct AmbiguousMistakeTests {
  @Test func `a value that several labels fit`() {
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

  @Test func `a percentage that only one label fits`() {
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

  @Test func `values without labels in a row`() {
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

  @Test func `values without commas in a row`() {
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

  @Test func `a number after a number`() {
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

  @Test func `a border as in CSS`() {
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

  @Test func `a shadow as in CSS`() {
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

  @Test func `units after a space`() {
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

  @Test func `a number without its first digit`() {
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

  @Test func `a path instead of the paint`() {
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

  @Test func `a paint that is missing`() {
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

  @Test func `text for a constant`() {
    expect(
      """
      shape A {
        size 100 x 100
        stroke .red, cap: "round"
                          ^^^^^^^ E0301: expected a LineCap, found a string
                          help: use a constant with a dot, such as `.round`
      }
      """)
  }

  @Test func `edges that are added`() {
    expect(
      """
      shape A {
        size 100 x 100
        border .left + .top
               ^^^^^^^^^^^^ E0405: expected a list for several edges
               help: use `[.left, .top]`
      }
      """)
  }

  @Test func `points as lists`() {
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

  @Test func `points as numbers`() {
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

  @Test func `stops as in CSS`() {
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

  @Test func `a dash for a minus`() {
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

  @Test func `components from 0 to 255`() {
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

  @Test func `components that are too large`() {
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

  @Test func `a style inside a shape`() {
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

  @Test func `elseif`() {
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

  @Test func `colors of a system`() {
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

  @Test func `names of layers in quotes`() {
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

  @Test func `a name that is a color's, too`() {
    expect(
      """
      shape A {
        size 100 x 100
        let gold = #FFD700
        fill gold
      }
      """)
  }

  @Test func `a range after the default`() {
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
