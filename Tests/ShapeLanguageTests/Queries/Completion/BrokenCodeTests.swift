import ShapeLanguage
import TestSupport
import Testing

/// Completion, signature help and refactorings at any offset of any text.
@Suite("Broken code")
struct BrokenCodeTests {
  private static let source = """
    import "suits.shape" as cards
    enum Side { near, far }
    func twice(value: Number) = value * 2
    style ring(weight = 2) { stroke .red, width: weight }
    shape A(side: Side = .near, points: [Point] = [(1, 2)]) {
      size 80 x 40, min: 8 x 8
      let r = [for p, i in points where i > 0: p.x].first
      outline { move (0, 0); line by: (4, 0); arc (8, 8), radius: 4; close }
      switch side {
      case .near: fill .red
      case .far: layer low(inset: 4, above: high) { clip circle(center: center, radius: r) }
      }
      layer high { repeat i in 0..<3 where i != 1 { border [.left, .top], width: twice(value: r) } }
      use cards.Chip(suit: .heart) { slot icon { fill .blue } }
    }
    preview A(side: .far), size: 20 x 20, named: "far" // end
    """

  @Test func `every offset of a prefix has an answer`() {
    let text = Array(Self.source.utf8)
    var count = 0
    for end in stride(from: 0, through: text.count, by: 3) {
      let caret = CodeCaret(String(decoding: text[..<end], as: UTF8.self) + "‸")
      count += caret.items().count
      _ = caret.snapshot.signatureHelp(at: end)
    }
    #expect(count > 0)
  }

  @Test func `text with random deletions has an answer`() {
    var random = RandomSource(seed: 7)
    var count = 0
    for _ in 0..<RandomCases.count(quick: 150, ci: 1_000, long: 100_000) {
      var text = Array(Self.source.utf8)
      for _ in 0..<3 {
        let start = Int(random.next() % UInt64(text.count))
        text.removeSubrange(start..<min(text.count, start + Int(random.next() % 6)))
      }
      let caret = CodeCaret(String(decoding: text, as: UTF8.self))
      let offset = Int(random.next() % UInt64(text.count + 8)) - 4
      count += caret.snapshot.completions(at: offset).items.count
      _ = caret.snapshot.signatureHelp(at: offset)
      let compilation = Refactored.compile(text)
      _ = compilation.refactorings(of: offset..<offset + Int(random.next() % 40))
      for diagnostic in compilation.diagnostics { _ = compilation.suppressing(diagnostic) }
    }
    #expect(count > 0)
  }
}
