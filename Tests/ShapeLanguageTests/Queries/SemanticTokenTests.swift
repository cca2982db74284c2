import ShapeEditing
import ShapeLanguage
import Testing

/// The meaning of each token, for coloring.
struct SemanticTokenTests {
  /// Returns each token as `text:kind`, with a letter for each modifier.
  private func tokens(_ text: String, range: Range<Int>? = nil) -> String {
    let caret = Caret(text)
    let letters: [(SemanticToken.Modifiers, String)] = [
      (.declaration, "!"), (.defaultLibrary, "*"), (.readonly, "="), (.documentation, "/"),
    ]
    return caret.compilation.semanticTokens(range: range).map { token in
      let modifiers = letters.filter { token.modifiers.contains($0.0) }.map { $0.1 }.joined()
      return "\(caret.text(token.span)):\(token.kind.rawValue)\(modifiers)"
    }.joined(separator: " ")
  }

  @Test func `names have the kind of what they mean`() {
    #expect(tokens("let a = 4 // b") == "let:keyword a:variable!= 4:number // b:comment")
    #expect(
      tokens("import \"suits.shape\" as s\nlet h = s.half(of: s.gap)")
        == "import:keyword \"suits.shape\":string as:keyword s:namespace! let:keyword h:variable!= s:namespace "
        + "half:function of:parameter s:namespace gap:variable=")
    #expect(
      tokens("enum S { a }\nfunc f(s: S, n: Number) = s == .a ? #FFF : .red")
        == "enum:keyword S:enum! a:enumMember! func:keyword f:function! s:parameter! S:enum n:parameter! Number:type* "
        + "s:parameter ==:operator a:enumMember ?:operator #FFF:color red:enumMember*")
    #expect(
      tokens("/// D\nshape A { size 4 x 8; layer b { fill .red, path: rect(bounds).reversed() } }")
        == "/// D:comment/ shape:keyword A:class! size:keyword 4:number x:keyword 8:number layer:keyword b:label! "
        + "fill:keyword red:enumMember* path:parameter* rect:function* bounds:variable*= reversed:method*")
  }

  @Test func `keywords are names where the grammar expects a name`() {
    #expect(
      tokens("let layer = 1\nlet size = layer")
        == "let:keyword layer:variable!= 1:number let:keyword size:variable!= layer:variable=")
  }

  @Test func `unknown names have the kind that the grammar suggests`() {
    #expect(
      tokens("shape A { use B(c: d.e, f: g(1)) }")
        == "shape:keyword A:class! use:keyword B:class c:parameter d:variable e:property f:parameter g:function 1:number"
    )
  }

  @Test func `a range has only the tokens that it touches`() {
    #expect(tokens("let a = 1 /* b */\nlet c = 2", range: 10..<21) == "/* b */:comment let:keyword")
  }
}
