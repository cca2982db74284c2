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
    #expect(shape.hasPrefix("shape Box: size 20 x 10, source "))
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
