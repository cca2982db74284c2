import ShapeLanguage
import Testing

@testable import ShapeServer

/// Messages as the protocol has them.
@Suite("Diagnostics in the protocol")
struct DiagnosticMessageTests {
  private static let texts = [
    "a.shape": """
    import "b.shape"
    import "c.shape"
    /* 😀 */ let ink = .rde
    private let unused = 3
    shape Dot { size 8 x 8; layer { fill .red }; layer { fill .blue } }
    let ink = 4

    """,
    "b.shape": "let gap = 1\n/* é😀 */ let space = gapp\n", "c.shape": "let c = 3",
  ]

  private func diagnostics(
    _ capabilities: JSONValue, explanations: String? = nil, of text: String? = nil
  ) -> [String] {
    var texts = Self.texts
    texts["a.shape"] = text ?? texts["a.shape"]
    let files = texts.map { ("/project/" + $0, $1) }
    var client = Conversation(
      Dictionary(uniqueKeysWithValues: files), capabilities: capabilities, explanations: explanations)
    client.open("a.shape", version: 7, texts["a.shape"] ?? "")
    client.rest()
    let published = client.events.last { $0["method"] == "textDocument/publishDiagnostics" }?["params"]
    guard published?["version"] == 7, published?["uri"] == Conversation.uri("a.shape") else { return [] }
    let shown = ShownAnswer(texts: texts.mapValues { ClientText($0, .utf16) })
    return (published?["diagnostics"]?.array ?? []).map { shown.text($0, in: "a.shape") }
  }

  @Test func `have only what the client shows`() {
    #expect(
      diagnostics([:]) == [
        "{range: 2«.rde», severity: 1, code: E0313, source: shapec, message: unknown constant `.rde` for the type Color⏎did you mean `.red`?}",
        "{range: 5«ink», severity: 1, code: E0202, source: shapec, message: duplicate `ink`⏎rename one of them}",
        "{range: 0«\"b.shape\"», severity: 1, code: E0201, source: shapec, message: unknown name `gapp`⏎did you mean `gap`?}",
      ])
  }

  @Test func `have a page, tags and other places if the client shows them`() {
    let capabilities: JSONValue = [
      "textDocument": [
        "publishDiagnostics": [
          "relatedInformation": true, "tagSupport": ["valueSet": [1]], "codeDescriptionSupport": true,
        ]
      ]
    ]
    let pages = "codeDescription: {href: file:///pages%20%C3%A9/"
    #expect(
      diagnostics(capabilities, explanations: "/pages é") == [
        "{range: 2«.rde», severity: 1, code: E0313, \(pages)E0313.md}, source: shapec, message: unknown constant `.rde` for the type Color⏎did you mean `.red`?}",
        "{range: 5«ink», severity: 1, code: E0202, \(pages)E0202.md}, source: shapec, message: duplicate `ink`⏎rename one of them, relatedInformation: [{location: {uri: a.shape, range: 2«ink»}, message: the first `ink` is here}]}",
        "{range: 0«\"b.shape\"», severity: 1, code: E0201, \(pages)E0201.md}, source: shapec, message: unknown name `gapp`⏎did you mean `gap`?, relatedInformation: [{location: {uri: b.shape, range: 1«gapp»}, message: unknown name `gapp`}]}",
      ])
    #expect(
      diagnostics(capabilities, of: "import \"c.shape\"\nshape Dot(r = 3) { size 8 x 8; /* 😀 */ let unused = 3 }\n")
        == [
          "{range: 0«\"c.shape\"», severity: 2, code: W0001, source: shapec, message: `c.shape` is never used⏎use it, or remove it, tags: [1]}",
          "{range: 1«r», severity: 2, code: W0002, source: shapec, message: parameter `r` is never used⏎use it, remove it, or begin its name with `_`, tags: [1]}",
          "{range: 1«unused», severity: 2, code: W0001, source: shapec, message: `unused` is never used⏎use it, or remove it, tags: [1]}",
        ])
  }

  @Test func `of a check come after those of the compiler, without copies`() {
    var client = Conversation()
    client.open("a.shape", "shape A(b = 1) {\n  size 20 x 20\n  layer { fill .red }\n  layer { fill .blue }\n}\n")
    client.rest()
    #expect(client.diagnostics("a.shape") == ["W0002 0", "W0010 2"])
  }

  /// A finding moves with the text before it, stays before later changes, and is gone if its own text changes.
  @Test func `of a check are gone where the text changes`() {
    let text = "shape A {\n  size 20 x 20\n  layer { fill .red }\n  layer { fill .blue }\n}\n"
    var found: [String] = []
    for character in [1, 2, 7, 8, 18] {
      var client = Conversation()
      client.open("a.shape", text)
      client.rest()
      client.change("a.shape", version: 2, (2, character, 2, character), " ")
      let last = client.events.last { $0["method"] == "textDocument/publishDiagnostics" }
      let finding = last?.at("params", "diagnostics")?.array?.first { $0["code"] == "W0010" }
      let range = finding?["range"]
      let columns = [range?["start"], range?["end"]].compactMap { $0?["character"]?.int }
      found.append("\(character): \(columns)")
    }
    #expect(
      found == [
        "1: [3, 8]", "2: []", "7: []", "8: [2, 7]", "18: [2, 7]",
      ])
  }
}
