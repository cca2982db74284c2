import ShapeLanguage
import Testing

/// Renaming changes a name everywhere, or nothing.
struct RenameTests {
  /// Returns all files after a change of the name at the caret, or the reason why it is refused.
  private func renamed(_ text: String, to name: String) -> String {
    let caret = Caret(text)
    switch caret.compilation.rename(at: caret.offset, to: name) {
    case .failure(let refusal): return "refused: " + refusal.message
    case .success(let edits):
      return caret.compilation.trees.enumerated().compactMap { file, tree in
        let own = edits.filter { Int($0.span.file) == file }
        if file > 0, own.isEmpty { return nil }
        return String(decoding: own.applied(to: tree.source.bytes), as: UTF8.self)
      }.joined(separator: "\n---\n")
    }
  }

  @Test func `a name changes at its declaration and in all files that use it`() {
    #expect(renamed("let ‸a = 1\nlet b = a + a", to: "long") == "let long = 1\nlet b = long + long")
    #expect(
      renamed("import \"suits.shape\"\nlet b = ‸gap", to: "space") == """
        import "suits.shape"
        let b = space
        ---
        /// A suit of cards.
        enum Suit { heart, spade }
        /// Half of a length.
        func half(of: Number) = of / 2
        let space = 4
        """)
  }

  @Test func `a parameter changes in the labels of calls`() {
    #expect(
      renamed("func f(‸x: Number) = x * x\nlet a = f(x: 2)", to: "y") == "func f(y: Number) = y * y\nlet a = f(y: 2)")
    #expect(
      renamed(
        "shape A(w = 1) { size 8 x 8; clip rect(Rect(x: w, y: 0, width: 1, height: 1)) }\npreview A(‸w: 2)", to: "v")
        == "shape A(v = 1) { size 8 x 8; clip rect(Rect(x: v, y: 0, width: 1, height: 1)) }\npreview A(v: 2)")
  }

  @Test func `a parameter changes in the ranges of later ones`() {
    #expect(
      renamed("shape A(‸a in 0...9 = 3, b in 0...a = 2) { size 8 x 8; border width: a + b }", to: "c")
        == "shape A(c in 0...9 = 3, b in 0...c = 2) { size 8 x 8; border width: c + b }")
  }

  @Test func `a parameter of a function in a block changes in the labels of calls`() {
    #expect(
      renamed("shape A(w = 1) { size 8 x 8; let b = f(‸x: w); func f(x: Number) = x * 2; border width: b }", to: "y")
        == "shape A(w = 1) { size 8 x 8; let b = f(y: w); func f(y: Number) = y * 2; border width: b }")
  }

  @Test func `a case, a layer, a loop variable and a file change`() {
    #expect(
      renamed("enum E { ‸a, b }\nfunc f(e: E) = e == .a ? 1 : 2", to: "c")
        == "enum E { c, b }\nfunc f(e: E) = e == .c ? 1 : 2")
    #expect(
      renamed("shape A { size 8 x 8; layer back { fill .red }; layer front(above: ‸back) { fill .blue } }", to: "b")
        == "shape A { size 8 x 8; layer b { fill .red }; layer front(above: b) { fill .blue } }")
    #expect(renamed("let a = [for ‸i in 0..<3: i + i]", to: "j") == "let a = [for j in 0..<3: j + j]")
    #expect(
      renamed("import \"suits.shape\" as ‸s\nlet a = s.gap", to: "cards")
        == "import \"suits.shape\" as cards\nlet a = cards.gap")
  }

  @Test func `a slot changes with its fillings`() {
    let source = """
      shape Card { size 8 x 8; content icon(width: 2); layer above(above: icon) { fill .red } }
      shape User { size 8 x 8; use Card() { slot ‸icon { fill .blue } } }
      """
    let expected = """
      shape Card { size 8 x 8; content head(width: 2); layer above(above: head) { fill .red } }
      shape User { size 8 x 8; use Card() { slot head { fill .blue } } }
      """
    #expect(renamed(source, to: "head") == expected)
  }

  @Test func `a name changes from its declaration in an imported file`() throws {
    let caret = Caret("import \"suits.shape\"\nlet a = ‸gap")
    let declaration = try #require(caret.symbol.flatMap { caret.compilation.declaration(of: $0) })
    let edits = try caret.compilation.rename(
      at: Int(declaration.start), in: Int(declaration.file), to: "space"
    ).get()
    #expect(edits.map { caret.place($0.span) } == ["2:gap", "suits.shape:5:gap"])
  }

  @Test(arguments: [
    ("let ‸a = 1\nlet b = 2", "b"),
    ("let ‸a = 1\nshape S { size 8 x 8; let b = 2; clip rect(Rect(x: a, y: b, width: 1, height: 1)) }", "b"),
    ("let a = 1\nshape S { size 8 x 8; let ‸b = 2; clip rect(Rect(x: a, y: b, width: 1, height: 1)) }", "a"),
    ("shape S { size 8 x 8; let ‸b = 2; clip rect(Rect(x: width, y: b, width: 1, height: 1)) }", "width"),
    ("enum E { ‸a, b }", "b"),
    ("func f(‸x: Number, y: Number) = x + y", "y"),
    ("let ‸a = 1\nlet c = b", "b"),
    ("import \"suits.shape\"\nlet ‸a = gap", "half"),
  ])
  func `a name that has a meaning already is refused`(source: String, name: String) {
    #expect(renamed(source, to: name).hasPrefix("refused: "))
  }

  @Test func `a name that would hide one of the language is refused with its message`() {
    #expect(
      renamed("shape S { size 8 x 8; let ‸b = 2; clip rect(Rect(x: 1, y: b, width: 1, height: 1)) }", to: "width")
        == "refused: `width` hides the `width` of the layer")
  }

  @Test func `only names of sources can change, to names`() {
    #expect(renamed("let a = ‸min(1, 2)", to: "b") == "refused: `min` is a name of the language")
    #expect(renamed("let a = ‸1", to: "b") == "refused: there is no name here")
    #expect(renamed("shape A { size 8 x 8; ‸content }", to: "b") == "refused: the slot has no name")
    #expect(renamed("let ‸a = 1", to: "1b") == "refused: `1b` is not a name; use letters, digits and `_`")
    #expect(renamed("let ‸a = 1", to: "true") == "refused: `true` is a value of the language")
    #expect(renamed("let ‸a = 1", to: "a") == "let a = 1")
  }

  @Test func `a keyword can be a name where the grammar allows it`() {
    #expect(renamed("let ‸a = 1\nlet b = a", to: "layer") == "let layer = 1\nlet b = layer")
  }

  @Test func `names change in sources with other mistakes`() {
    #expect(
      renamed("let ‸a = 1\nlet b = a + nothing\nlet c = )", to: "d") == "let d = 1\nlet b = d + nothing\nlet c = )")
  }

  @Test(arguments: [
    "let ‸ink = #FF0000\nlet b = ink +\nshape A { size 8 x 8; fill ink }",
    "let ‸ink = #FF0000\nshape A {\n  size 8 x 8\n  fill ink, opacity:\n  stroke ink\n}",
  ])
  func `names change in unfinished lines, and in those after them`(source: String) {
    let changed = source.replacing("‸", with: "").replacing("ink", with: "paint")
    #expect(renamed(source, to: "paint") == changed)
  }

  @Test(arguments: [
    ("let ‸ink = #FF0000\nshape A { size 8 x 8; fil(ink) }", 2)
  ])
  func `a name that code with errors may use is refused`(source: String, line: Int) {
    #expect(
      renamed(source, to: "paint")
        == "refused: `ink` in line \(line) of `main.shape` has no meaning; fix the errors in the file first")
  }

  @Test func `a name of another file that code with errors may use is refused`() {
    let compilation = Caret("import \"suits.shape\"\nlet c = ) gap").compilation
    let offset = compilation.trees[1].source.bytes.count - "gap = 4".utf8.count
    let expected = "`gap` in line 2 of `main.shape` has no meaning; fix the errors in the file first"
    switch compilation.rename(at: offset, in: 1, to: "space") {
    case .success: Issue.record("the name was changed")
    case .failure(let refusal): #expect(refusal.message == expected)
    }
  }
}
