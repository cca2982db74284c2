import ShapeBackends
import ShapeKit
import ShapeLanguage
import Testing

/// Pictures that need transparency are refused, with one message for each layer or place.
@Suite struct TransparencyMessageTests {
  /// Returns the errors of drawing a source as EPS.
  private func refusals(_ text: String, scheme: SchemeChoice = .automatic) throws -> String {
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(text.utf8))) { _ in
      .failure(.unreadable("no imports here"))
    }
    try #require(!compilation.hasErrors)
    let shape = try #require(compilation.publicShapes.last)
    let size = compilation.program.shapes[shape].designSize
    let scene = try #require(Evaluator.draw(compilation.program, shape: shape, size: size, values: []).scene)
    do throws(TransparencyNeeded) {
      _ = try PostScriptWriter.eps(for: scene, options: PostScriptOptions(scheme: scheme))
      return ""
    } catch {
      var renderer = DiagnosticRenderer(sources: compilation.program.sources, usesColor: false)
      return error.diagnostics.map { renderer.render($0) }.joined()
    }
  }

  @Test func `translucent paints are refused`() throws {
    let text = try refusals(
      """
      shape A {
        size 40 x 40
        fill #FF000080
        layer top(inset: 4) {
          stroke .black, opacity: 50%
          layer { fill linearGradient([.red, #FF000000]) }
        }
      }
      """)
    #expect(
      text == """
        a.shape:3:3: error: this paint in layer `A` is translucent, but EPS has no transparency [E0802]
          3 |   fill #FF000080
            |   ^^^^^^^^^^^^^^
          help: use an opaque paint, or write SVG with `--emit svg`
        a.shape:5:5: error: this paint in layer `top` is translucent, but EPS has no transparency [E0802]
          5 |     stroke .black, opacity: 50%
            |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^
          help: use an opaque paint, or write SVG with `--emit svg`
        a.shape:6:13: error: this paint in layer `top` is translucent, but EPS has no transparency [E0802]
          6 |     layer { fill linearGradient([.red, #FF000000]) }
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          help: use an opaque paint, or write SVG with `--emit svg`

        """)
  }

  @Test func `translucent layers are refused`() throws {
    let text = try refusals(
      """
      shape A {
        size 40 x 40
        layer ghost(inset: 4, opacity: 25%) { fill .red }
        layer(opacity: 25%) { fill .red }
      }
      """)
    #expect(
      text == """
        a.shape:3:3: error: layer `ghost` is translucent, but EPS has no transparency [E0803]
          3 |   layer ghost(inset: 4, opacity: 25%) { fill .red }
            |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          help: remove its `opacity:`, or write SVG with `--emit svg`
        a.shape:4:3: error: this layer is translucent, but EPS has no transparency [E0803]
          4 |   layer(opacity: 25%) { fill .red }
            |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          help: remove its `opacity:`, or write SVG with `--emit svg`

        """)
  }

  @Test func `soft shadows are refused`() throws {
    let text = try refusals(
      """
      style soft() { shadow .black, radius: 2 }
      shape A {
        size 40 x 40
        layer first(inset: 4) { fill .red; apply soft() }
        layer(inset: 4) {
          fill .red
          shadow .black, radius: 0, offset: (2, 2)
          shadow .gray, radius: 0, offset: (2, 2), opacity: 50%
        }
      }
      """)
    #expect(
      text == """
        a.shape:1:16: error: the shadow of layer `first` is blurred, but EPS has no transparency [E0804]
          1 | style soft() { shadow .black, radius: 2 }
            |                ^^^^^^^^^^^^^^^^^^^^^^^^
          help: use `--without shadows` to leave out all shadows
        a.shape:8:5: error: the shadow of this layer is translucent, but EPS has no transparency [E0804]
          8 |     shadow .gray, radius: 0, offset: (2, 2), opacity: 50%
            |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          help: use `--without shadows` to leave out all shadows

        """)
  }

  @Test func `a message about a used shape is at the place of its use`() throws {
    let text = try refusals(
      """
      private shape Leaf {
        size 9 x 9
        fill #FF000080
        content()
        layer { fill .red; shadow .black, radius: 2 }
      }
      private shape Twig { size 9 x 9; use Leaf() { fill #00FF0080 } }
      shape A {
        size 40 x 40
        use Twig()
      }
      """)
    let places = text.split(separator: "\n").filter { $0.hasPrefix("a.shape:") || $0.contains("note:") }
    #expect(
      places.map { $0.prefix { $0 != "," } } == [
        "a.shape:3:3: error: this paint in layer `Leaf` is translucent",
        "  a.shape:7:34: note: `Leaf` is used here",
        "a.shape:7:47: error: this paint in layer `content` is translucent",
        "  a.shape:10:3: note: `Twig` is used here",
        "a.shape:5:22: error: the shadow of this layer is blurred",
        "  a.shape:7:34: note: `Leaf` is used here",
      ])
  }

  @Test(arguments: ["E0802", "E0803", "E0804"])
  func `the explanations show examples that are refused and drawn`(code: String) throws {
    let explanation = try #require(Explanation.of(code))
    guard case .program(let wrong, _) = explanation.wrong, case .program(let right, _) = explanation.right else {
      Issue.record("both examples are sources")
      return
    }
    #expect(try refusals(wrong).split(separator: "[\(code)]").count == 2 && refusals(right) == "")
  }

  @Test func `one statement that draws often is refused once`() throws {
    let text = try refusals("shape A { size 9 x 9; repeat i in 0..<5 { fill #FF000080 } }")
    #expect(text.split(separator: "E0802").count == 2)
  }

  @Test(arguments: [
    "fill #FF000000", "layer(opacity: 0) { fill #FF000080 }", "layer(opacity: 50%) { }", "stroke #FF000080, width: 0",
    "layer { shadow .black, radius: 4 }", "fill .red; shadow #FF000000, radius: 4", "content()",
    "fill #FF000080, path: rect(Rect(x: 0, y: 0, width: 0, height: 9))",
    "fill #FF000080, path: polygon([(0, 0), (9, 3), (6, 2)])",
    "layer { clip polygon([(0, 0), (9, 3), (6, 2)]); fill #FF000080 }",
    "fill .red; shadow .black, radius: 0, offset: (2, 2)",
  ])
  func `invisible parts need no transparency`(statement: String) throws {
    #expect(try refusals("shape A { size 9 x 9; \(statement) }") == "")
  }

  @Test(arguments: [(SchemeChoice.light, false), (.dark, true)])
  func `only the appearance that is drawn counts`(scheme: SchemeChoice, isRefused: Bool) throws {
    let text = try refusals(
      "shape A { size 9 x 9; fill adaptive(light: .red, dark: #FF000080) }", scheme: scheme)
    #expect(text.isEmpty != isRefused)
  }
}
