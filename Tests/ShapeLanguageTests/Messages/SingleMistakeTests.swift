import ShapeLanguage
import Testing

@Suite("Messages that name the mistake itself, once")
struct SingleMistakeTests {
  @Test func `comma between two commands of a path`() {
    expect(
      """
      shape S {
        size 10 x 10
        fill .red, path: path { move (0,0), line (10,10), line (0, 10), close }
                                          ^ E0109: `,` does not belong here
                                          help: the next statement stands on a line of its own, or after a `;`
      }
      """)
  }

  @Test func `comma at the end of the line before`() {
    expect(
      """
      shape S {
        size 10 x 10
        border .all,
                   ^ E0109: `,` does not belong here
                   help: the next statement stands on a line of its own, or after a `;`
        shadow .black
      }
      """)
  }

  @Test func `brace too many`() {
    expect(
      """
      shape S {
        size 10 x 10
        layer {
          fill .red
        }
        }
        ~ note of E0112: the block is closed here: is this `}` too many?
        border .all
        ^^^^^^ E0112: `border` belongs inside a shape
        help: write it inside `shape Name { … }`
        fill .blue
      }
      """)
  }

  @Test func `name missing after a dot`() {
    expect(
      """
      shape S {
        size 10 x 10
        fill .
              ^ E0108: expected the name of a constant, found the end of the line
        border .all
      }
      """)
  }

  @Test func `equals sign after a label`() {
    expect(
      """
      shape S {
        size 10 x 10
        border .all, width = 2
                     ^^^^^ E0121: a `:` is missing after the label `width`
                     help: write `width: …`
      }
      """)
  }

  @Test func `list of edges as a parameter without its type`() {
    expect(
      """
      shape S(e = [.left]) {
                   ^^^^^ E0311: nothing here says of what type `.left` is
                   help: say of what type it is: `name: Edges = .left`
        size 10 x 10
        border e
      }
      """)
  }

  @Test func `case that is listed twice`() {
    expect(
      """
      enum E { a, b }
      shape S(k: E = .a) {
        size 10 x 10
        switch k {
        case .a: fill .red
             ~~ note of E0202: `.a` comes first here
        case .a: fill .blue
             ^^ E0202: `.a` is listed twice
             help: delete one of them
        case .b: fill .blue
        }
      }
      """)
  }

  @Test func `true with a capital`() {
    expect(
      """
      shape S(on: Bool = True) {
                         ^^^^ E0201: no value is named `True` here
                         help: write `true`
        size 10 x 10
        if on { fill .red }
      }
      """)
  }

  @Test func `two names of a parameter`() {
    expect(
      """
      shape S(tint tint: Color = .red) {
              ^^^^ E0109: a second name does not belong here
              help: a parameter has one name, which is its label too
        size 10 x 10
        fill tint
      }
      """)
  }

  @Test func `comment behind a hash`() {
    expect(
      """
      # a comment here
      ^ E0101: `#` has no meaning here
      help: a comment begins with `//`, and a colour has no space after its `#`
      shape S {
        size 10 x 10
        fill .red # note
                  ^ E0101: `#` has no meaning here
                  help: a comment begins with `//`, and a colour has no space after its `#`
      }
      """)
  }

  @Test func `comment of markup`() {
    expect(
      """
      <!-- a comment here -->
      ^^^^ E0101: `<!--` has no meaning here
      help: a comment begins with `//`, or stands between `/*` and `*/`
      shape S {
        size 10 x 10
        fill .red
        <!-- more
        ^^^^ E0101: `<!--` has no meaning here
        help: a comment begins with `//`, or stands between `/*` and `*/`
       here -->
      }
      """)
  }

  @Test func `name that begins with a digit`() {
    expect(
      """
      shape 3DCard {
            ^^^^^^ E0108: expected the name of a shape, found `3DCard`
            help: a name begins with a letter or with `_`
        size 10 x 10
        fill .red
      }
      """)
  }

  @Test func `name of a shape with a hyphen`() {
    expect(
      """
      shape my-card {
            ^^^^^^^ E0109: `my-card` does not belong here
            help: a name has no `-`: write `myCard`
        size 10 x 10
        fill .red
      }
      """)
  }

  @Test func `name of a function with a hyphen`() {
    expect(
      """
      shape S {
        size 10 x 10
        fill linear-gradient([.red, .blue])
             ^^^^^^^^^^^^^^^ E0201: no function is named `linear-gradient` here
             help: a gradient is written `linearGradient([.red, .blue])`, `radialGradient(…)` or `conicGradient(…)`
      }
      """)
  }

  @Test func `stops as points`() {
    expect(
      """
      shape S {
        size 10 x 10
        fill linearGradient([(.red, 0%), (.blue, 100%)])
                             ^^^^^^^^^^ E0301: expected a gradient stop, found a Point
                             help: a stop is written `stop(.red, at: 0%)`
      }
      """)
  }
}

@Suite("What compiling reported, while drawing")
struct OnceReportedTests {
  @Test func `a path without a start is reported once`() {
    let snippet = Snippet(
      """
      shape Tick {
        size 20 x 20
        outline { line (20, 20); line (20, 0) }
      }
      """)
    let compilation = snippet.compile()
    #expect(compilation.diagnostics.map(\.problem.code) == ["E0504"])
    #expect(compilation.canBeChecked && Linter.diagnostics(for: compilation.program).isEmpty)
  }
}
