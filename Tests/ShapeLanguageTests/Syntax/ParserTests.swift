import ShapeLanguage
import Testing

/// Cases that random sentences rarely include.
@Suite("The parser")
struct ParserTests {
  private func codes(_ source: String) -> [String] {
    var names = NameTable()
    let file = SourceFile(path: "test.shape", bytes: Array(source.utf8))
    return Parser.parse(file, file: 0, names: &names).diagnostics.map(\.problem.code)
  }

  @Test(arguments: [
    "shape A { use a.b.c() }", "let a = f\n(1)", "private import \"a.shape\"", "private preview A()",
    "shape A { layer path { } }", "shape path { }", "shape A { if path { close } }", "let true = 1",
    "let a = 1 < 2 < 3", "let a = 1 x 2 x 3", "shape A { switch a { fill b } }",
    "shape A { switch a { case .b: close case .c: close } }", "enum A { }", "let a = (1, 2, 3)", "let a = [,]",
    "shape A { else { } }", "shape A { case .a: close }", "let a = 1 +", "shape A( { }", "}", "let a = b.", "if a { }",
  ])
  func `refuses wrong sources`(source: String) { #expect(codes(source) != []) }

  @Test(arguments: [
    "", ";;", "\u{FEFF}let a = 1\r\nlet b = 2\r\n", "let a = 1 // one\nlet b /* two */ = /* /* nested */ */ 2",
    "shape A\n{\n}\n", "shape A { if a { } \n else { } }", "let a = b\n  .c\n  + d", "let a = [\n1,\n2,\n]",
    "shape A { switch a { case .b: case .c: ; default: } }", "let path = 1; let x = path x path",
    "shape fill(stroke: Number = 1) { fill fill, fill: fill; layer layer(layer: 1) { } }", "enum A { a, b, }",
    "shape A { outline { move a; line b }; fill c }", "let a = - - !b", "let a = 1e3 + 2.5e-3 + 1E3",
  ])
  func `accepts correct sources`(source: String) { #expect(codes(source) == []) }

  @Test func `a missing brace is one message`() {
    #expect(codes("shape A {\n  layer {\n    fill a\n\nshape B {\n}\n") == ["E0113"])
  }

  @Test func `a missing bracket ends with its line`() {
    #expect(codes("shape A {\n  fill rgb(1, 2\n  stroke b\n}") == ["E0108"])
  }
}
