import ShapeEditing
import ShapeLanguage
import Testing

/// The outline of a file.
struct DocumentSymbolTests {
  /// Returns the outline: a line for each entry with its kind, name and detail.
  private func outline(_ text: String) -> String {
    func lines(_ symbols: [DocumentSymbol], _ indent: String) -> [String] {
      symbols.flatMap { symbol in
        ["\(indent)\(symbol.kind) \(symbol.name)" + (symbol.detail.isEmpty ? "" : " | " + symbol.detail)]
          + lines(symbol.children, indent + "  ")
      }
    }
    return lines(Caret(text).compilation.trees[0].documentSymbols(), "").joined(separator: "\n")
  }

  @Test func `declarations contain their parts`() {
    let source = """
      import "suits.shape" as suits
      let gap: Number = 4
      func half(of: Number) = of / 2
      enum Side { left, right }
      style ring(weight = 2) { stroke .red, width: weight }
      shape Card(cut in 0...40 = 24,  // a comment
                 tint: Color = #FFF) {
        size 80 x 40
        let edge = half(of: gap)
        func twice(x: Number) = 2 * x
        if cut > 2 { layer back { layer inner {} } } else { layer { } }
        content icon(width: 8)
        content
        use Pair() { slot head { let a = 1 } }
      }
      preview Card(cut: 2), named: "small"
      """
    #expect(
      outline(source) == """
        value gap | Number
        function half | (of: Number)
          parameter of | : Number
        enum Side
          enumCase left
          enumCase right
        style ring | (weight = 2)
          parameter weight | = 2
        shape Card | (cut in 0...40 = 24, tint: Color = #FFF)
          parameter cut | in 0...40 = 24
          parameter tint | : Color = #FFF
          value edge | = half(of: gap)
          function twice | (x: Number)
            parameter x | : Number
          layer back
            layer inner
          layer layer
          slot icon
          slot content
          shape Pair | ()
            slot head
              value a | = 1
        preview small | (cut: 2)
        """)
  }

  @Test func `declarations with mistakes are in the outline`() {
    #expect(outline("let = 2\nshape A(b: ) { layer c { fill .red\n") == "shape A | (b: )\n  parameter b | :\n  layer c")
  }

  @Test func `an entry has the place of its name and of the whole declaration`() {
    let caret = Caret("/// Documented.\nprivate let a = 1\n")
    let symbol = caret.compilation.trees[0].documentSymbols()[0]
    #expect([caret.text(symbol.span), caret.text(symbol.nameSpan)] == ["private let a = 1", "a"])
  }
}
