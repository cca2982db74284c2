import ShapeLanguage
import Testing

@testable import ShapeServer

/// Items of completion as the protocol has them.
@Suite("Completion in the protocol")
struct CompletionAnswerTests {
  private static let text = """
    /// Of é.
    let inkA = #102030
    /* 😀 */ shape Dot(tone: Color = .red) {
      size 8 x 8
        layer { fill i }
    }
    """

  /// Returns the items with some labels, after `fill i` or at the start of a line.
  private func items(
    _ labels: [String], at place: (line: Int, character: Int), _ item: JSONValue
  ) -> (items: [JSONValue], shown: [String], client: Conversation) {
    var client = Conversation(
      ["/project/more.shape": "/// More.\nlet inkB = #FF8800"],
      capabilities: ["textDocument": ["completion": ["completionItem": item]]])
    client.open("a.shape", Self.text)
    client.rest()
    let answer = client.ask(
      "textDocument/completion",
      [
        "textDocument": ["uri": Conversation.uri("a.shape")],
        "position": ["line": .number(place.line), "character": .number(place.character)],
      ])
    let all = answer["items"]?.array ?? []
    let sorted = all.map { $0["sortText"]?.text ?? "" }
    #expect(
      sorted == sorted.sorted() && Set(sorted).count == all.count && all.allSatisfy { $0["label"] == $0["filterText"] })
    let found = labels.compactMap { label in all.first { $0["label"]?.text == label } }
    let shown = ShownAnswer(texts: ["a.shape": ClientText(Self.text, .utf16)])
    return (found, found.map { shown.text($0, in: "a.shape") }, client)
  }

  @Test func `items have the parts that the client knows`() {
    let labels = ["inkA", "inkB", "tone", "rgb", ".red"]
    #expect(
      items(labels, at: (4, 18), [:]).shown == [
        #"{label: inkA, kind: 6, detail: Color, documentation: Of é., filterText: inkA, sortText: 0400004, textEdit: {range: 4«i», newText: inkA}}"#,
        #"{label: inkB, kind: 6, detail: let inkB  import "more.shape", filterText: inkB, sortText: 0800200, textEdit: {range: 4«i», newText: inkB}, additionalTextEdits: [{range: 0«», newText: import "more.shape"⏎⏎}]}"#,
        #"{label: tone, kind: 6, detail: Color, filterText: tone, sortText: 0300003, textEdit: {range: 4«i», newText: tone}}"#,
        #"{label: rgb, kind: 3, detail: rgb(Number, Number, Number, opacity: Number) -> Color, documentation: Returns a color from its sRGB components., filterText: rgb, sortText: 0500005, textEdit: {range: 4«i», newText: rgb(1, 1, 1)}}"#,
        #"{label: .red, kind: 16, detail: Color, documentation: #FF0000, filterText: .red, sortText: 0600134, textEdit: {range: 4«i», newText: .red}}"#,
      ])
    #expect(
      items(
        ["inkA", "rgb"], at: (4, 18), ["snippetSupport": true, "documentationFormat": ["markdown", "plaintext"]]
      ).shown == [
        #"{label: inkA, kind: 6, detail: Color, documentation: {kind: markdown, value: Of é.}, filterText: inkA, sortText: 0400004, textEdit: {range: 4«i», newText: inkA}}"#,
        #"{label: rgb, kind: 3, detail: rgb(Number, Number, Number, opacity: Number) -> Color, documentation: {kind: markdown, value: Returns a color from its sRGB components.}, filterText: rgb, sortText: 0500005, insertTextFormat: 2, textEdit: {range: 4«i», newText: rgb(${1:1}, ${2:1}, ${3:1})}}"#,
      ])
  }

  @Test func `lines of a statement are indented as its first one is`() {
    let plain = items(["layer", "fill"], at: (4, 4), [:]).shown
    #expect(
      plain == [
        #"{label: layer, kind: 14, detail: layer name(frame) { … }, documentation: Draws a part of the picture in a frame of its own., filterText: layer, sortText: 0700011, textEdit: {range: 4«», newText: layer(inset: 8) {⏎      ⏎    }}}"#,
        #"{label: fill, kind: 14, detail: fill Paint, path: Path, rule: FillRule, opacity: Number, documentation: Fills the outline of the layer or a path., filterText: fill, sortText: 0700001, textEdit: {range: 4«», newText: fill .black}}"#,
      ])
    let snippet = items(["layer"], at: (4, 4), ["snippetSupport": true]).shown
    #expect(
      snippet == [
        #"{label: layer, kind: 14, detail: layer name(frame) { … }, documentation: Draws a part of the picture in a frame of its own., filterText: layer, sortText: 0700011, insertTextFormat: 2, textEdit: {range: 4«», newText: layer(${1:inset: 8}) {⏎  $0⏎}}}"#
      ])
    let modes: JSONValue = ["snippetSupport": true, "insertTextModeSupport": ["valueSet": [1, 2]]]
    #expect(
      items(["layer"], at: (4, 4), modes).shown == [
        #"{label: layer, kind: 14, detail: layer name(frame) { … }, documentation: Draws a part of the picture in a frame of its own., filterText: layer, sortText: 0700011, insertTextFormat: 2, insertTextMode: 2, textEdit: {range: 4«», newText: layer(${1:inset: 8}) {⏎  $0⏎}}}"#
      ])
  }

  @Test func `documentation follows for the item of the last answer`() {
    let item: JSONValue = ["resolveSupport": ["properties": ["documentation"]], "documentationFormat": ["markdown"]]
    var (statements, _, writer) = items(["layer"], at: (4, 4), item)
    #expect(statements[0]["documentation"] == nil)
    statements = statements.map { writer.ask("completionItem/resolve", $0) }
    #expect(statements[0].at("documentation", "value") == "Draws a part of the picture in a frame of its own.")
    var (items, _, client) = items(["inkA", "inkB", "tone"], at: (4, 18), item)
    #expect(items.allSatisfy { $0["documentation"] == nil })
    let resolved = items.map { client.ask("completionItem/resolve", $0) }
    #expect(resolved.map { $0.at("documentation", "value")?.text } == ["Of é.", nil, nil])
    // An item of another answer stays as it is.
    if case .object(let members) = items[0] { items[0] = .object([.init("label", "other")] + members.dropFirst()) }
    #expect(client.ask("completionItem/resolve", items[0]) == items[0])
  }
}
