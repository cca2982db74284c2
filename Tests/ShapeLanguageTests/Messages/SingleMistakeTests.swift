import Testing

@Suite("Messages that name the mistake itself, once")
struct SingleMistakeTests {
  @Test func `a comma between two path commands is reported`() {
    expect(
      """
      shape S {
        size 10 x 10
        fill .red, path: path { move (0,0), line (10,10), line (0, 10), close }
                                          ^ E0109: unexpected `,`
                                          help: remove the comma, or replace it with a line break or `;`
      }
      """)
  }

  @Test func `a comma at the end of the line before is reported`() {
    expect(
      """
      shape S {
        size 10 x 10
        border .all,
                   ^ E0109: unexpected `,`
                   help: remove the comma, or replace it with a line break or `;`
        shadow .black
      }
      """)
  }

  @Test func `an extra brace is reported`() {
    expect(
      """
      shape S {
        size 10 x 10
        layer {
          fill .red
        }
        }
        ~ note of E0112: the block ends here; remove this `}` if it is extra
        border .all
        ^^^^^^ E0112: `border` is not allowed outside a shape
        help: move it into `shape Name { … }`
        fill .blue
      }
      """)
  }

  @Test func `a missing name after a dot is reported`() {
    expect(
      """
      shape S {
        size 10 x 10
        fill .
              ^ E0108: expected the name of a constant, found end of line
        border .all
      }
      """)
  }

  @Test func `an equals sign after a label is reported`() {
    expect(
      """
      shape S {
        size 10 x 10
        border .all, width = 2
                     ^^^^^ E0121: missing colon after label `width`
                     help: use `width: …`
      }
      """)
  }

  @Test func `a list of edges as a parameter without a type is reported`() {
    expect(
      """
      shape S(e = [.left]) {
                   ^^^^^ E0311: the type of `.left` is unknown here
                   help: add the type: `name: Edges = .left`
        size 10 x 10
        border e
      }
      """)
  }

  @Test func `a case that is listed twice is reported`() {
    expect(
      """
      enum E { a, b }
      shape S(k: E = .a) {
        size 10 x 10
        switch k {
        case .a: fill .red
             ~~ note of E0202: the first `.a` is here
        case .a: fill .blue
             ^^ E0202: duplicate `.a`
             help: remove one of them
        case .b: fill .blue
        }
      }
      """)
  }

  @Test func `True is reported`() {
    expect(
      """
      shape S(on: Bool = True) {
                         ^^^^ E0201: unknown name `True`
                         help: use `true`
        size 10 x 10
        if on { fill .red }
      }
      """)
  }

  @Test func `a second name of a parameter is reported`() {
    expect(
      """
      shape S(tint tint: Color = .red) {
              ^^^^ E0109: unexpected second name
              help: remove one of the names; the name of a parameter is also its label
        size 10 x 10
        fill tint
      }
      """)
  }

  @Test func `a comment after a number sign is reported`() {
    expect(
      """
      # a comment here
      ^ E0101: unexpected `#`
      help: use `//` for a comment, or a color without a space, such as `#FF8800`
      shape S {
        size 10 x 10
        fill .red # note
                  ^ E0101: unexpected `#`
                  help: use `//` for a comment, or a color without a space, such as `#FF8800`
      }
      """)
  }

  @Test func `a markup comment is reported`() {
    expect(
      """
      <!-- a comment here -->
      ^^^^ E0101: unexpected `<!--`
      help: use `// …` or `/* … */` for a comment
      shape S {
        size 10 x 10
        fill .red
        <!-- more
        ^^^^ E0101: unexpected `<!--`
        help: use `// …` or `/* … */` for a comment
       here -->
      }
      """)
  }

  @Test func `a name that begins with a digit is reported`() {
    expect(
      """
      shape 3DCard {
            ^^^^^^ E0108: expected the name of a shape, found `3DCard`
            help: begin the name with a letter or `_`
        size 10 x 10
        fill .red
      }
      """)
  }

  @Test func `a shape name with a hyphen is reported`() {
    expect(
      """
      shape my-card {
            ^^^^^^^ E0109: unexpected `my-card`
            help: use `myCard`; a name can't contain `-`
        size 10 x 10
        fill .red
      }
      """)
  }

  @Test func `a function name with a hyphen is reported`() {
    expect(
      """
      shape S {
        size 10 x 10
        fill linear-gradient([.red, .blue])
             ^^^^^^^^^^^^^^^ E0201: unknown function `linear-gradient`
             help: use `linearGradient([.red, .blue])`, `radialGradient(…)` or `conicGradient(…)`
      }
      """)
  }

  @Test func `points in place of stops are reported`() {
    expect(
      """
      shape S {
        size 10 x 10
        fill linearGradient([(.red, 0%), (.blue, 100%)])
                             ^^^^^^^^^^ E0301: expected a gradient stop, found a Point
                             help: use a stop, as in `stop(.red, at: 0%)`
      }
      """)
  }
}
