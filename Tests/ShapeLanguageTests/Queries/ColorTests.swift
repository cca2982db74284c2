import ShapeCore
import ShapeLanguage
import TestSupport
import Testing

/// Colors in a source, and the texts of others in the same form.
struct ColorTests {
  private func colors(_ text: String) -> [String] {
    let caret = Caret(text)
    return caret.compilation.documentColors().map { caret.text($0.span) }
  }

  @Test func `colors of literals are found in source order`() {
    #expect(
      colors(
        "let a = [#F80, .red, rgb(1, 50%, 0), #123456.opacity(50%), mix(.blue, #FFF, at: 0.5)]\nlet b = rgb(x, 0, 0)")
        == ["#F80", ".red", "rgb(1, 50%, 0)", "#123456.opacity(50%)", ".blue", "#FFF"])
    #expect(colors("enum E { red }\nfunc f(e: E = .red) = 1\nlet c = #F") == [])
  }

  @Test func `colors behind a statement include those of its names`() {
    let caret = Caret(
      """
      let ink: Color = .navy
      shape A(tint: Color = #F80, other: Color = .red) {
        size 8 x 8
        let a = mix(tint, ink, at: 0.5)
        ‸fill a, path: circle(center: center, radius: 2)
      }
      """)
    let start = Int32(caret.offset)
    let span = SourceSpan(file: 0, start: start, end: start + 6)
    #expect(caret.compilation.colors(behind: span).map { caret.text($0.span) } == ["#F80", ".navy"])
  }

  @Test(arguments: [
    ("#F80", RGBA(hex: 0x336699), "#369"),
    ("#f80", RGBA(hex: 0xABCDEE), "#abcdee"),
    ("#FF8800FF", RGBA(hex: 0x336699), "#336699FF"),
    ("#FF8800", RGBA(red: 0, green: 0, blue: 0, alpha: 0), "#00000000"),
    (".tomato", RGBA(hex: 0xB22222), ".firebrick"),
    (".tomato", RGBA(hex: 0xB22223), "#B22223"),
    ("rgb(1, 0.5, 0)", RGBA(hex: 0x336699), "rgb(0.2, 0.4, 0.6)"),
    (
      "rgb(100%, 0%,  0%, opacity: 0.5)", RGBA(red: 0.2, green: 0.4, blue: 1, alpha: 0.25),
      "rgb(20%, 40%,  100%, opacity: 0.25)"
    ),
    ("rgb(1, 0, 0)", RGBA(red: 0, green: 0, blue: 1, alpha: 0.2), "rgb(0, 0, 1, opacity: 0.2)"),
    ("rgb(100%, 0%, 0%,)", RGBA(red: 0, green: 0, blue: 1, alpha: 0.2), "rgb(0%, 0%, 100%, opacity: 20%,)"),
    ("#FF8800", RGBA(red: .nan, green: 2, blue: -1, alpha: 1), "#00FF00"),
    ("hsl(30deg, 100%, 50%)", RGBA(hex: 0x00FF00), "hsl(120deg, 100%, 50%)"),
    ("hsl(0.5turn, 1, 0.5)", RGBA(hex: 0x00FF00), "hsl(0.3333turn, 1, 0.5)"),
    (".black.opacity(50%)", RGBA(red: 1, green: 0, blue: 0, alpha: 0.4), ".red.opacity(40%)"),
  ])
  func `another color keeps the form`(source: String, color: RGBA, expected: String) throws {
    let caret = Caret("let a = \(source)")
    let found = try #require(caret.compilation.documentColors().first)
    #expect(caret.compilation.colorPresentations(at: found.span, of: color).first == expected)
  }

  @Test func `oklch has an inverse`() throws {
    let caret = Caret("let a = oklch(70%, 0.15, 50deg)")
    let found = try #require(caret.compilation.documentColors().first)
    for hex: UInt32 in [0, 0xFFFFFF, 0xFF0000, 0x123456, 0x808080, 0xFEDCBA] {
      let text = try #require(caret.compilation.colorPresentations(at: found.span, of: RGBA(hex: hex)).first)
      let color = try #require(Caret("let a = \(text)").compilation.documentColors().first?.color)
      #expect(abs(color.red - RGBA(hex: hex).red) < 0.5 / 255 + 1e-6, "\(text)")
      #expect(abs(color.blue - RGBA(hex: hex).blue) < 0.5 / 255 + 1e-6, "\(text)")
    }
  }

  @Test func `another color is the same in any form`() throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let forms = [
      "#F80", "#f801", "#FF8800", "#ff8800CC", ".tomato", "rgb(1, 0.5, 0)", "rgb(100%, 50%, 0%, opacity: 0.5)",
      "hsl(30deg, 100%, 50%)", "hsl(0.1turn, 1, 0.5, opacity: 20%)", "oklch(70%, 0.15, 50deg)",
      "oklch(0.7, 0.1, 2rad, opacity: 0.9)", "#123.opacity(50%)", "rgb(0, 0.2, 0.4).opacity(0.3)",
      "hsl(1rad, 0.5, 50%)",
    ]
    let source = forms.enumerated().map { "let c\($0.offset) = \($0.element)\n" }.joined()
    let caret = Caret(source)
    let found = caret.compilation.documentColors()
    try #require(found.count == forms.count)
    for _ in 0..<RandomCases.count(quick: 4, ci: 60, long: 5_000) {
      let levels = [0, 1, 17, 51, 128, 200, 254, 255]
      let wanted = found.map { _ in (0..<4).map { $0 == 3 ? random.pick([1, 51, 254, 255, 255]) : random.pick(levels) }
      }
      let texts = zip(found, wanted).map { color, bytes in
        let channels = bytes.map { Float($0) / 255 }
        let other = RGBA(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
        return caret.compilation.colorPresentations(at: color.span, of: other).first ?? ""
      }
      let again = Caret(texts.enumerated().map { "let c\($0.offset) = \($0.element)\n" }.joined())
      let read = again.compilation.documentColors().map { color in
        [color.color.red, color.color.green, color.color.blue, color.color.alpha].map { Int(($0 * 255).rounded()) }
      }
      #expect(read == wanted, "SHAPE_SEED=\(seed): \(texts)")
    }
  }

  @Test func `other forms are offered too`() throws {
    let caret = Caret("let a = rgb(0, 0, 0)")
    let found = try #require(caret.compilation.documentColors().first)
    #expect(
      caret.compilation.colorPresentations(at: found.span, of: RGBA(hex: 0xFF0000)) == [
        "rgb(1, 0, 0)", "#FF0000", ".red",
      ])
  }
}
