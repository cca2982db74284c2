import ShapeEditing
import ShapeLanguage
import Testing

/// Places of one name: highlights, links, callers and uses.
struct NavigationTests {
  @Test func `all places of a name in the file are highlighted`() {
    func highlights(_ text: String) -> [String] {
      let caret = Caret(text)
      return caret.compilation.highlights(at: caret.offset).map { caret.place($0.span) + ($0.isDeclaration ? "!" : "") }
    }
    #expect(highlights("let a = 1\nlet b = ‸a + a") == ["1:a!", "2:a", "2:a"])
    #expect(highlights("import \"suits.shape\"\nlet b = ‸gap") == ["2:gap"])
    #expect(highlights("shape A { size 1 x 1; ‸fill .red; fill .blue }") == [])
  }

  @Test func `a slot is named where a use fills it`() {
    let caret = Caret("shape A { size 8 x 8; content icon }\nshape B { size 8 x 8; use A() { slot ‸icon {} } }")
    #expect(caret.references == ["1:icon", "2:icon"])
    #expect(caret.hover?.kind == .slot)
  }

  @Test func `an import links to its file`() {
    let caret = Caret("import \"suits.shape\"\nimport \"none.shape\"")
    let links = caret.compilation.documentLinks()
    #expect(links.map { caret.text($0.span) } == ["suits.shape", "none.shape"])
    #expect(links.map { $0.target } == [1, nil])
  }

  private static let calls = """
    func f(x: Number) = x
    style s() { fill .red, opacity: f(x: 1) }
    shape A() { size 1 x 1; apply s() }
    shape B() { size 1 x 1; use A(); use A(); func g(y: Number) = f(x: y); clip rect(Rect(x: g(y: 1), y: 0, width: 1, height: 1)) }
    preview A()
    """

  /// Returns the relations as `name: places`.
  private func relations(_ caret: Caret, _ relations: [CallRelation]) -> [String] {
    relations.map { relation in
      let name = caret.compilation.name(of: .declaration(relation.declaration))
      return "\(name): \(relation.places.map { caret.place($0) }.joined(separator: " "))"
    }
  }

  @Test func `the callers of a shape, a style and a function are found`() throws {
    let caret = Caret(Self.calls)
    func callers(_ name: String) throws -> [String] {
      let offset = try #require(Self.calls.offset(ofFirst: name))
      let declaration = try #require(caret.compilation.callable(at: offset))
      return relations(caret, caret.compilation.callers(of: declaration))
    }
    #expect(try callers("A()") == ["B: 4:A 4:A"])
    #expect(try callers("s()") == ["A: 3:s"])
    #expect(try callers("f(x") == ["s: 2:f", "B: 4:f"])
  }

  @Test func `the callees of a shape and of a local function are found`() throws {
    let caret = Caret(Self.calls)
    func callees(_ name: String) throws -> [String] {
      let offset = try #require(Self.calls.offset(ofFirst: name))
      let declaration = try #require(caret.compilation.callable(at: offset))
      return relations(caret, caret.compilation.callees(of: declaration))
    }
    #expect(try callees("B()") == ["A: 4:A 4:A", "f: 4:f", "g: 4:g"])
    #expect(try callees("g(y: N") == ["f: 4:f"])
  }

  @Test func `each declaration has its uses in all files`() {
    let caret = Caret("import \"suits.shape\" as s\nlet a = s.gap\nlet b = a + a\nenum E { c }\nshape S { size a x 1 }")
    let uses = caret.compilation.declarationUses().map { "\(caret.text($0.span)) \($0.uses.count)" }
    #expect(uses == ["a 3", "b 0", "E 0", "S 0"])
    #expect(caret.compilation.declarationUses(in: 1).map { $0.uses.count } == [0, 0, 1])
  }
}

extension String {
  /// Returns the offset of the first place with a text.
  func offset(ofFirst text: String) -> Int? {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    return bytes.indices.first { bytes[$0...].starts(with: wanted) }
  }
}
