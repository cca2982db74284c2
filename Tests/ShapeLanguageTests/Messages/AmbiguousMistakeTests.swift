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
                               ^ E0403: this value needs a label that says what it is
                               help: for example `phase: 4`; there is `phase:`, `opacity:`
      }
      """)
  }

  @Test func `a percentage that only one label fits`() {
    expect(
      """
      shape A {
        size 100 x 100
        border .all, width: 2, 50%
                               ^^^ E0403: this value needs its label `opacity:`
                               help: write `opacity: 50%`
      }
      """)
  }

  @Test func `values without labels in a row`() {
    expect(
      """
      shape A {
        size 100 x 100
        layer(10, 10, 20, 20) { fill .red }
              ^^ E0403: this value needs a label that says what it is
              help: for example `left: 10`
      }
      """)
  }

  @Test func `values without commas in a row`() {
    expect(
      """
      shape A {
        size 100 x 100
        layer(left: 10 20 30) { fill .red }
                       ^^ E0118: a `,` is missing before `20`
                       help: the parts of a statement or a list stand between commas
                          ^^ E0118: a `,` is missing before `30`
                          help: the parts of a statement or a list stand between commas
      }
      """)
  }

  @Test func `a number after a number`() {
    expect(
      """
      shape A {
        size 100 x 100
        stroke .red, width: 2 4
                              ^ E0118: a `,` is missing before `4`
                              help: the parts of a statement or a list stand between commas
      }
      """)
  }

  @Test func `a border as in CSS`() {
    expect(
      """
      shape A {
        size 100 x 100
        border 1 solid .red
                 ^^^^^ E0118: a `,` is missing before `solid`
                 help: for example `border .all, width: 1, color: .black`
      }
      """)
  }

  @Test func `a shadow as in CSS`() {
    expect(
      """
      shape A {
        size 100 x 100
        shadow 0 2 5 .black
                 ^ E0118: a `,` is missing before `2`
                 help: for example `shadow .black, radius: 4, offset: (0, 2), opacity: 30%`
      }
      """)
  }

  @Test func `units after a space`() {
    expect(
      """
      shape A {
        size 100 x 100
        layer(rotation: 45 deg) { fill .red }
                        ^^^^^^ E0105: the unit `deg` stands apart from its number
                        help: write `45deg`
        border width: 2 px
                      ^^^^ E0105: the unit `px` stands apart from its number
                      help: write `2`
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
                       help: a number begins with a digit: write `0.5`
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
             help: the paint comes first: `fill .red, path: …`
      }
      """)
  }

  @Test func `a paint that is missing`() {
    expect(
      """
      shape A {
        size 100 x 100
        fill path: circle(center: center, radius: 4)
        ^^^^ E0404: `fill` needs a value: the paint
        help: it is written `fill Paint`, and `path:`, `rule:` and `opacity:` may follow
      }
      """)
  }

  @Test func `text for a constant`() {
    expect(
      """
      shape A {
        size 100 x 100
        stroke .red, cap: "round"
                          ^^^^^^^ E0301: expected a LineCap, found text
                          help: a constant has a dot: `.round`
      }
      """)
  }

  @Test func `edges that are added`() {
    expect(
      """
      shape A {
        size 100 x 100
        border .left + .top
               ^^^^^^^^^^^^ E0405: several edges are a list, in square brackets
               help: write `[.left, .top]`
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
                                  help: a point is written `(x, y)`
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
                                  help: a point is written `(x, y)`
      }
      """)
  }

  @Test func `stops as in CSS`() {
    expect(
      """
      shape A {
        size 100 x 100
        fill linearGradient([.white 0%, .black 100%])
                                    ^^ E0118: a `,` is missing before `0%`
                                    help: a colour at a place of a gradient is `stop(.white, at: 0%)`
                                               ^^^^ E0118: a `,` is missing before `100%`
                                               help: a colour at a place of a gradient is `stop(.white, at: 0%)`
      }
      """)
  }

  @Test func `a dash for a minus`() {
    expect(
      """
      shape A {
        size 100 x 100
        layer(left: –4) { fill .red }
                    ^ E0101: `–` has no meaning here
                    help: a minus is written `-`
      }
      """)
  }

  @Test func `components from 0 to 255`() {
    expect(
      """
      shape A {
        size 100 x 100
        fill rgb(100, 0, 0)
                 ^^^ E0607: a component of `rgb` lies between 0 and 1, and this is 100
                 note: in `A` at 100 x 100
                 help: components go from 0 to 1: write `100 / 255`, or a colour such as `#FF8800`
      }
      """)
  }

  @Test func `components that are too large`() {
    expect(
      """
      shape A {
        size 100 x 100
        fill rgb(1.2, 0, 0)
                 ^^^ E0607: a component of `rgb` lies between 0 and 1, and this is 1.2
                 note: in `A` at 100 x 100
                 help: all of it is 1, or `100%`; half of it is `50%`
      }
      """)
  }

  @Test func `a style inside a shape`() {
    expect(
      """
      shape A {
              ~ note of E0113: what is still open begins here
        size 100 x 100
        style raised { fill .red }
        ^^^^^ E0113: `style` stands inside a block; it belongs at the top level of a file
        help: move it out of the block; or a `}` is missing before it
      }
      """)
  }

  @Test func `elseif`() {
    expect(
      """
      shape A {
        size 100 x 100
        if width > 4 { fill .red } elseif width > 2 { fill .blue }
                                   ^^^^^^ E0109: `elseif` does not belong here
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
             ^^^^^^ E0313: Color has no constant `.clear`
             help: a colour of no opacity is `.transparent`
        stroke .systemRed
               ^^^^^^^^^^ E0313: Color has no constant `.systemRed`
               help: a colour has no such name: write `adaptive(light: #007AFF, dark: #0A84FF)`
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
              help: a layer's name is a bare word right before its block: `layer body { … }`
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
                    ^^ E0109: a range after the default does not belong here
                    help: the range goes before the default: `n in 0...10 = 5`
        size 100 x 100
        border width: n + m
      }
      """)
  }
}
