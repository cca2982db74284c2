import ShapeLanguage
import Testing

@Suite("Messages that name the slip itself, and once")
struct OneSlipTests {
  @Test func `comma between two commands of a path`() {
    expect(
      """
      shape S {
        size 10 x 10
        fill .red, path: path { move (0,0), line (10,10), line (0, 10), close }
      }
      """)
  }

  @Test func `comma at the end of the line before`() {
    expect(
      """
      shape S {
        size 10 x 10
        border .all,
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
        border .all
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
      }
      """)
  }

  @Test func `list of edges as a parameter without its type`() {
    expect(
      """
      shape S(e = [.left]) {
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
        case .a: fill .blue
        case .b: fill .blue
        }
      }
      """)
  }

  @Test func `true with a capital`() {
    expect(
      """
      shape S(on: Bool = True) {
        size 10 x 10
        if on { fill .red }
      }
      """)
  }

  @Test func `two names of a parameter`() {
    expect(
      """
      shape S(tint tint: Color = .red) {
        size 10 x 10
        fill tint
      }
      """)
  }

  @Test func `comment behind a hash`() {
    expect(
      """
      # a comment here
      shape S {
        size 10 x 10
        fill .red # note
      }
      """)
  }

  @Test func `comment of markup`() {
    expect(
      """
      <!-- a comment here -->
      shape S {
        size 10 x 10
        fill .red
        <!-- more
       here -->
      }
      """)
  }

  @Test func `name that begins with a digit`() {
    expect(
      """
      shape 3DCard {
        size 10 x 10
        fill .red
      }
      """)
  }

  @Test func `name of a shape with a hyphen`() {
    expect(
      """
      shape my-card {
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
      }
      """)
  }

  @Test func `stops as points`() {
    expect(
      """
      shape S {
        size 10 x 10
        fill linearGradient([(.red, 0%), (.blue, 100%)])
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
    #expect(compilation.canBeChecked && Checkup.diagnostics(for: compilation.program).isEmpty)
  }
}
