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
                                          ^ E0109: unexpected `,`
                                          help: remove the comma, or replace it with a line break or `;`
      }
      """)
  }

  @Test func `comma at the end of the line before`() {
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

  @Test func `brace too many`() {
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

  @Test func `name missing after a dot`() {
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

  @Test func `equals sign after a label`() {
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

  @Test func `list of edges as a parameter without its type`() {
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

  @Test func `case that is listed twice`() {
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

  @Test func `true with a capital`() {
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

  @Test func `two names of a parameter`() {
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

  @Test func `comment behind a hash`() {
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

  @Test func `comment of markup`() {
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

  @Test func `name that begins with a digit`() {
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

  @Test func `name of a shape with a hyphen`() {
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

  @Test func `name of a function with a hyphen`() {
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

  @Test func `stops as points`() {
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
