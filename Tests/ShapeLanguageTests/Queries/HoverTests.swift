import ShapeCore
import ShapeEditing
import ShapeLanguage
import TestSupport
import Testing

/// What an editor shows about words and signs that no source declares.
struct HoverTests {
  @Test(arguments: [
    ("shape A { size 8 ‸x 9 }", "width x height: Size", "Makes a Size of two Numbers."),
    ("shape A { ‸repeat i in 0..<5 { } }", "repeat i in 0..<5 { … }", "Draws the statements once for each value."),
    ("shape A { repeat i ‸in 0..<5 { } }", "i in 0..<5", Keyword.in.help.documentation),
    ("shape A { repeat i in 0‸..<5 { } }", "a..<b", "From a up to b, without b."),
    ("let a = 3‸/4", "a / b", TokenKind.slash.operatorHelp?.documentation ?? ""),
    ("let a = 4‸0deg", "40deg", NumberUnit.degrees.documentation),
    ("let a = 35‸%", "35%", "Hundredths: `35%` is 0.35."),
    ("shape A { size 8 x 8; ‸content }", "content", ""),
    ("shape A { size 8 x 8; let a = b‸ounds }", "bounds", "The rectangle of the layer around it, from (0, 0)."),
    ("let a: An‸gle = 4deg", "Angle", "An angle, never a plain number: `30deg`, `0.5turn`, `1rad`."),
    // A statement in the wrong place has its help, too.
    ("shape A { size 8 x 8; fil‸l ", Command.fill.help.signature, Command.fill.help.documentation),
    ("let a = #FF63‸47", "#FF6347", "`.tomato`"),
  ])
  func `words and signs of the language are explained`(source: String, signature: String, documentation: String) {
    let hover = Caret(source).hover
    #expect([hover?.signature, hover?.documentation] == [signature, documentation])
  }

  @Test(arguments: [
    "let a = ‸[1]", "let a = ‸4", "shape A { size 8 x 8; require true, \"‸a\" }", "let a ‸= 3", "  ‸  let a = 3",
  ])
  func `brackets, plain numbers, strings and spaces have nothing`(source: String) {
    #expect(Caret(source).hover == nil)
  }

  @Test func `the picture of a color has both appearances`() {
    let caret = Caret("let ink = adaptive(light: #FF0000, dark: #0000FF)\nshape A { size 8 x 8; fill i‸nk }")
    let hover = caret.compilation.hover(at: caret.offset, values: caret.compilation.drawnValues())
    #expect(
      hover?.picture == .color(Color(light: RGBA(red: 1, green: 0, blue: 0), dark: RGBA(red: 0, green: 0, blue: 1))))
    #expect(Caret("let a = #00F‸F00").hover?.picture == .color(Color(RGBA(red: 0, green: 1, blue: 0))))
  }

  @Test func `every word and operator of the examples is explained`() {
    var silent: [String] = []
    for example in Mutants.examples {
      let compilation = Compiler.compile(
        SourceFile(path: example.name, bytes: example.bytes), recordsReferences: true
      ) { path in
        Mutants.examples.first { $0.name == path }.map { .success($0.bytes) } ?? .failure(.unreadable("none"))
      }
      let tree = compilation.trees[0]
      for token in tree.tokens where token.kind == .name || token.kind == .path || token.kind.operatorHelp != nil {
        if compilation.hover(at: Int(token.start))?.signature.isEmpty != false {
          silent.append("\(example.name): \(tree.source.text(Int(token.start)..<Int(token.end)))")
        }
      }
    }
    #expect(silent == [])
  }
}
