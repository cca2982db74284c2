import ShapeLanguage
import Testing

@Suite("Summaries of files")
struct SummaryTests {
  private static func summary(_ source: String) throws -> String {
    try #require(Snippet(source).compile().summary()).text
  }

  @Test func `have a line for each declaration and parameter`() throws {
    let source = """
      import "other.shape" as other
      let gap = other.half  // half
      private func twice(of: Number) = of *
        2
      enum Look { plain, round }
      style soft(by in 0..<gap = 2) {
        shadow .black, radius: by ; stroke .red
      }
      shape Dot(inset: Int in 0...3 = 1, look: Look = .plain) {
        size 8 x 8, min: inset+1 x 4
        fill .red, opacity: 1 / (width - 8)
        content icon(inset: 1)
      }
      --- other.shape
      let half = 3
      """
    // The shape can't be drawn at its design size, so that its statements follow.
    #expect(
      try Self.summary(source) == """
        import "other.shape": as other
        let gap: type Int, value other.half
        func twice: access private, result Number, value of * 2
          parameter of: type Number
        enum Look
          case plain
          case round
        style soft
          parameter by: type Number, range 0..<gap, default 2
          shadow .black, radius: by
          stroke .red
        shape Dot: size 8 x 8, min inset + 1 x 4
          parameter inset: type Int, range 0...3, default 1
          parameter look: type Look, default .plain
          slot icon
          size 8 x 8, min: inset + 1 x 4
          fill .red, opacity: 1 / (width - 8)
          content icon(inset: 1)

        """)
  }

  @Test func `list what a shape draws at its design size`() throws {
    let source = """
      shape Box {
        size 20 x 10
        outline roundedRect(bounds, cornerRadius: 2)
        fill linearGradient([.white, #102030], from: (0, 0), to: (20, 10))
        shadow adaptive(light: .black, dark: .white), radius: 2, offset: (0, 1)
        layer knob(size: 4 x 4, left: 1, opacity: 50%, rotation: 30deg) {
          fill .red, path: circle(center: center, radius: 1), rule: .evenOdd
          stroke .blue, width: 0.5, cap: .round, path: path { move (0, 0); line (1 / 3, 2); close }
        }
      }
      preview Box(), size: 30 x 30, scheme: .dark, named: "large"
      """
    let text = try Self.summary(source)
    let (shape, rest) = (text.prefix { $0 != "\n" }, text.drop { $0 != "\n" })
    #expect(shape.hasPrefix("shape Box: size 20 x 10, draws from 1 x 1 up, source "))
    #expect(
      rest.dropFirst() == """
          shadow: color adaptive(light: #000000, dark: #FFFFFF), radius 2, offset (0, 1)
          fill: paint linearGradient(#FFFFFF at 0, #102030 at 1, from: (0, 0), to: (20, 10))
            rounded rect: at (0, 0), size 20 x 10, corner radius 2
          layer knob: frame (1, 0) 4 x 4, opacity 0.5, rotation 30deg
            fill: paint #FF0000, rule evenOdd
              circle: center (2, 2), radius 1
            stroke: paint #0000FF, width 0.5, cap round
              move: to (0, 0)
              line: to (0.333, 2)
              close
        preview "large": shape Box, size 30 x 30, scheme dark

        """)
  }

  @Test func `have the elements of paths and the parts of paints`() throws {
    let source = """
      shape Box {
        size 20 x 10
        layer(left: 1, top: 2, width: 9, height: 7, blend: .multiply, scale: 2) {
          clip rect(Rect(x: 0, y: 1, width: 2, height: 3)), rule: .evenOdd
          shadow .red, radius: 3, offset: (4, 5), spread: 6
          shadow .blue, radius: 1, offset: (2, 0), inner: true
          fill .red, path: path {
            move (1, 2)
            quad (3, 4), control: (5, 6)
            curve (7, 8), control1: (9, 1), control2: (2, 3)
            arc center: (4, 5), radii: 3 x 2, rotation: 15deg, from: 20deg, sweep: 70deg
            arc center: (4, 6), radius: 3, from: 10deg, sweep: -40deg
          }
          stroke .red, cap: .square, join: .round, path: circle(center: (4, 5), radius: 1)
          stroke radialGradient([.red, .blue], center: (1, 2), radius: 3), width: 4, join: .miter, miterLimit: 5,
            dash: [6, 7], phase: 8, path: ellipse(Rect(x: 1, y: 2, width: 3, height: 5))
          fill conicGradient([stop(.red, at: 0.25), .blue], center: (3, 4), from: 30deg),
            path: roundedRect(Rect(x: 0, y: 0, width: 8, height: 6), topLeft: 1, topRight: 2, bottomLeft: 3)
        }
      }
      """
    let text = try Self.summary(source)
    #expect(
      text.drop { $0 != "\n" }.dropFirst() == """
          layer: frame (1, 2) 9 x 7, scale (2, 2), blend multiply
            clip: rule evenOdd
              rect: at (0, 1), size 2 x 3
            shadow: color #FF0000, radius 3, offset (4, 5), spread 6
            inner shadow: color #0000FF, radius 1, offset (2, 0)
            fill: paint #FF0000
              move: to (1, 2)
              quad: to (3, 4), control (5, 6)
              curve: to (7, 8), control1 (9, 1), control2 (2, 3)
              line: to (6.546, 6.39)
              arc: center (4, 5), radii 3 x 2, rotation 15deg, from 20deg, sweep 70deg
              line: to (6.954, 6.521)
              arc: center (4, 6), radius 3, from 10deg, sweep -40deg
            stroke: paint #FF0000, width 1, cap square, join round
              circle: center (4, 5), radius 1
            stroke: paint radialGradient(#FF0000 at 0, #0000FF at 1, center: (1, 2), radius: 3), width 4, miter limit 5, dash [6, 7], phase 8
              ellipse: at (1, 2), size 3 x 5
            fill: paint conicGradient(#FF0000 at 0.25, #0000FF at 1, center: (3, 4), from: 30deg)
              rounded rect: at (0, 0), size 8 x 6, corner radii 1 2 0 3

        """)
  }

  @Test func `exist only for files without errors`() {
    #expect(Snippet("shape Dot { size 8 x 8; fill nothing }").compile().summary() == nil)
  }

  @Test(arguments: [
    "shape Dot {\n  // A dot.\n  size 8 x 8\n  fill .red;\n}\n", "shape Dot { size  8 x 8;fill  .red }",
    "/// A dot.\nshape Dot{size 8 x 8;fill .red}",
  ])
  func `don't depend on layout and comments`(source: String) throws {
    #expect(try Self.summary(source) == Self.summary("shape Dot { size 8 x 8; fill .red }"))
  }
}
