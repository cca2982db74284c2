import ShapeCore
import ShapeEditing
import ShapeLanguage
import Testing

/// Values at the design size.
struct DrawnValueTests {
  private func value(_ text: String) -> String? {
    let caret = Caret(text)
    guard let symbol = caret.symbol else { return nil }
    return caret.compilation.value(of: symbol, at: caret.offset, caret.compilation.drawnValues())?.text
  }

  @Test(arguments: [
    ("let a = 4\nlet ‸b = a * 2.5", "10"),
    ("shape A(r = 3) { size 80 x 40; let ‸b = width / 2 - r; clip rect(Rect(x: b, y: 0, width: 1, height: 1)) }", "37"),
    ("shape A(‸r in 0...9 = 3) { size 80 x 40 }", "3"),
    ("func f(‸r: Number = 2) = r", "2"),
    ("shape A { size 80 x 40; repeat ‸i in 3..<5 { fill .red, path: circle(center: (i, i), radius: 1) } }", "3"),
    ("shape A { size 80 x 40; layer(inset: 8) { fill .red, path: circle(center: (‸width, 0), radius: 1) } }", "64"),
    ("shape A { size 80 x 40; layer(width: ‸width / 2) { fill .red } }", "80"),
    (
      "shape A { size 80 x 40; mask layer(inset: 4) { fill .red, path: circle(center: ‸center, radius: 1) } }",
      "(36, 16)"
    ),
    ("style s { let ‸w = width; border width: w }\nshape A { size 80 x 40; layer(width: 7) { apply s() } }", "7"),
    (
      "shape A { size 80 x 40; content h(width: 5) }\nshape B { size 90 x 40; use A() { slot h { fill .red, path: rect(‸bounds) } } }",
      "Rect(x: 0, y: 0, width: 5, height: 40)"
    ),
    ("shape B { size 90 x 40; use A() }\nshape A { size 80 x 40; let ‸w = width; border width: w }", "80"),
    ("let ‸c = mix(#000, #FFF, at: 50%)", "#808080"),
    ("let ‸c = adaptive(light: #000, dark: #FFF)", "adaptive(light: #000000, dark: #FFFFFF)"),
    ("let ‸l = [for i in 0..<20: i]", "[0, 1, 2, 3, 4, 5, 6, 7, …]"),
  ])
  func `a name has its first value`(source: String, expected: String) {
    #expect(value(source) == expected)
  }

  @Test func `a path has no text, and a name in an unused branch has no value`() {
    #expect(value("let ‸p = circle(center: (0, 0), radius: 4)") == nil)
    #expect(value("shape A(b = false) { size 8 x 8; if b { let ‸c = width; border width: c } }") == nil)
    #expect(value("let ‸a = 1 / 0") == nil)
  }

  @Test func `a shape can be drawn at another size`() throws {
    let caret = Caret("shape A { size 80 x 40; let ‸b = isRightToLeft ? -width : width; border width: b }")
    let shape = try #require(caret.compilation.shape(named: "A"))
    let values = caret.compilation.drawnValues(
      drawing: shape, at: PictureConfiguration(size: Size(20, 10), direction: .rightToLeft))
    #expect(caret.compilation.value(of: try #require(caret.symbol), at: caret.offset, values)?.text == "-20")
  }

  @Test func `a scheme chooses one of two colors`() throws {
    let caret = Caret("let ‸c = adaptive(light: #000, dark: #FFF)")
    let values = caret.compilation.drawnValues(at: PictureConfiguration(scheme: .dark))
    #expect(caret.compilation.value(of: try #require(caret.symbol), at: caret.offset, values)?.text == "#FFFFFF")
  }

  @Test func `values are known in sources with mistakes`() {
    #expect(value("let a = nothing\nlet ‸b = 2 * 3\nshape A { size 8 x 8; fill }") == "6")
  }

  // MARK: Hints

  /// Returns the source with its hints in brackets.
  private func hinted(_ text: String, range: Range<Int>? = nil) -> String {
    let compilation = Caret(text).compilation
    var result = ""
    var position = 0
    let bytes = Array(text.utf8)
    for hint in compilation.inlayHints(range: range, values: compilation.drawnValues()) {
      result += String(decoding: bytes[position..<hint.offset], as: UTF8.self) + "⟨\(hint.text)⟩"
      position = hint.offset
    }
    return result + String(decoding: bytes[position...], as: UTF8.self)
  }

  @Test func `computed values and unlabeled arguments have hints`() {
    #expect(
      hinted(
        "let a = 4\nlet b = a * 2\nlet c = rgb(1, 0.5, 0)\nlet green = 1\nlet d = rgb(a / 4, green, 0, opacity: 1)")
        == "let a = 4\nlet b = a * 2⟨= 8⟩\nlet c = rgb(⟨red:⟩1, ⟨green:⟩0.5, ⟨blue:⟩0)\nlet green = 1\n"
        + "let d = rgb(⟨red:⟩a / 4, green, ⟨blue:⟩0, opacity: 1)")
  }

  @Test func `obvious values and arguments have no hints`() {
    let source = "let a = (1, -2)\nlet b = min(1, 2, 3) > 0 ? .red : .blue\nlet d = sin(30deg)"
    #expect(hinted(source) == source + "⟨= 0.5⟩")
    #expect(hinted("let a = 1 + 1\nlet b = 2 + 2", range: 14..<28) == "let a = 1 + 1\nlet b = 2 + 2⟨= 4⟩")
  }

  // MARK: Hover

  private func hover(_ text: String) -> Hover? {
    let caret = Caret(text)
    return caret.compilation.hover(at: caret.offset, values: caret.compilation.drawnValues())
  }

  @Test func `hover has the value, the range and the default`() {
    let hover = hover("let m = 9\nshape A(‸r in 0...m = 3) { size 8 x 8 }")
    #expect([hover?.value, hover?.range, hover?.defaultValue] == ["3", "0...m", "3"])
  }

  @Test(arguments: [
    ("shape A { size 8 x 8; let ‸a = width; stroke .red, width: a }", "60 at 60 x 30"),
    ("shape A { size 8 x 8; stroke .red, width: ‸width }", "60 at 60 x 30"),
    ("shape A { size 8 x 8 }\nprivate shape B { size 4 x 4; let ‸a = width; stroke .red, width: a }", "4"),
    ("shape A { size 8 x 8; use B() }\nprivate shape B { size 4 x 4; let ‸a = width; stroke .red, width: a }", "4"),
    ("let ‸a = 2 + 3\nshape A { size 8 x 8; stroke .red, width: a }", "5"),
  ])
  func `hover has the size of the picture that was asked for`(source: String, expected: String) throws {
    let caret = Caret(source)
    let shape = try #require(caret.compilation.publicShapes.first)
    let values = caret.compilation.drawnValues(drawing: shape, at: PictureConfiguration(size: Size(60, 30)))
    let hover = try #require(caret.compilation.hover(at: caret.offset, values: values))
    #expect((hover.value ?? "") + (hover.size.map { " at \($0)" } ?? "") == expected)
  }

  @Test func `hover has a picture of shapes, paths, paints and colors`() {
    func kind(_ text: String) -> String {
      switch hover(text)?.picture {
      case .shape: "shape"
      case .path(let path): "path \(path.bounds?.width ?? 0)"
      case .paint: "paint"
      case .color: "color"
      case nil: "none"
      }
    }
    #expect(kind("shape ‸A { size 8 x 8 }") == "shape")
    #expect(kind("shape A { size 8 x 8; let ‸p = circle(center: center, radius: width); clip p }") == "path 16.0")
    #expect(kind("shape A { size 8 x 8; fill .red, path: ‸circle(center: center, radius: width) }") == "path 16.0")
    #expect(kind("shape A { size 8 x 8; let r = rect(bounds); clip r.‸scaled(by: 2) }") == "path 16.0")
    #expect(kind("shape A { size 8 x 8; fill ‸linearGradient([.red, .blue]) }") == "paint")
    #expect(kind("let ‸g = linearGradient([.red, .blue])") == "paint")
    #expect(kind("let a = .‸red") == "color")
    #expect(kind("let ‸a = 1") == "none")
  }
}
