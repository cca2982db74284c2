import ShapeCore
import Testing

@testable import ShapeBackends

@Suite struct StrokeTextTests {
  private static let printable = (0x20..<0x7F).compactMap { Unicode.Scalar($0).map(Character.init) }

  @Test func `every printable character of ASCII has strokes of its own`() {
    let glyphs = Self.printable.map { StrokeAlphabet.strokes(of: $0) }
    #expect(glyphs.count == 95 && Set(glyphs).count == 95 && StrokeAlphabet.glyphs.count == 95)
  }

  @Test(arguments: printable.dropFirst())
  func `a glyph is complete, and between the tops of capitals and the ends of descenders`(character: Character) throws {
    let text = StrokeText(String(character), capitalHeight: StrokeAlphabet.capitalHeight, limit: 1000)
    let bounds = try #require(text.path.bounds)
    #expect(bounds.minY >= -20.5 && bounds.maxY <= 6.5 && bounds.minX >= -0.5 && bounds.maxX <= 20.5)
    // Each stroke ends where its text ends: nothing was unreadable.
    let strokes = StrokeAlphabet.strokes(of: character).split(separator: " ")
    let points = strokes.map { stroke in
      stroke.count(where: { !"-|*".contains($0) }) / 2 - stroke.count(where: { $0 == "*" })
    }
    let drawn = text.path.elements.count { if case .close = $0 { false } else { true } }
    #expect(drawn == points.reduce(0) { $0 + ($1 == 1 ? 4 : $1) })
  }

  @Test(arguments: ["ü", "字", "\n", "\u{7F}", "👩‍👩‍👧"])
  func `other characters are a box`(character: String) {
    #expect(
      StrokeText(character, capitalHeight: 20, limit: 99).path
        == .init([
          .move(to: Point(0, -20)), .line(to: Point(10, -20)), .line(to: Point(10, 0)), .line(to: Point(0, 0)),
          .line(to: Point(0, -20)),
        ]))
  }

  @Test func `a text that is too wide ends in an ellipsis without a space before it`() {
    func text(_ text: String, _ limit: Double) -> Path { StrokeText(text, capitalHeight: 20, limit: limit).path }
    #expect(text("ab cd", 60) == text("ab…", 1000))
  }

  @Test func `the width is that of the strokes`() throws {
    let text = StrokeText("HO", capitalHeight: 10, limit: 1000)
    #expect(text.width == 16 && text.path.bounds?.maxX == 16)
  }
}
