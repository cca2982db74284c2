import ShapeLanguage
import TestSupport
import Testing

@testable import ShapeServer

/// A client that applies the changes of semantic tokens has the tokens of the text.
@Suite("Changes of semantic tokens")
struct SemanticTokenDeltaTests {
  private static let text = "let a = 1\nshape A { size 8 x 8; fill .red, opacity: 0.5 }\nlet b = 2\n"
  private static let capabilities: JSONValue = [
    "textDocument": ["semanticTokens": ["requests": ["full": ["delta": true]]]]
  ]
  private static let document: JSONValue = ["uri": Conversation.uri("a.shape")]

  private func full(_ client: inout Conversation) -> JSONValue {
    client.ask("textDocument/semanticTokens/full", ["textDocument": Self.document])
  }

  private func delta(_ client: inout Conversation, since id: JSONValue?) -> JSONValue {
    client.ask(
      "textDocument/semanticTokens/full/delta", ["textDocument": Self.document, "previousResultId": id ?? .null])
  }

  /// Makes the changes that an answer describes.
  private func applied(_ answer: JSONValue, to data: [JSONValue]) -> [JSONValue] {
    var result = data
    for edit in answer["edits"]?.array ?? [] {
      let start = edit["start"]?.int ?? 0
      result.replaceSubrange(start..<start + (edit["deleteCount"]?.int ?? 0), with: edit["data"]?.array ?? [])
    }
    return result
  }

  @Test(
    arguments: [
      ((0, 4, 0, 5), "wide", 10, 10), ((1, 22, 1, 22), "let c = 3; ", 0, 15), ((0, 0, 1, 0), "", 20, 5),
      ((0, 0, 0, 0), "", 0, 0), ((0, 0, 3, 0), "", 80, 0), ((3, 0, 3, 0), "let d = 4\n", 0, 15),
    ] as [((Int, Int, Int, Int), String, Int, Int)])
  func `contain only what changed`(range: (Int, Int, Int, Int), text: String, deleted: Int, inserted: Int) {
    var client = Conversation(capabilities: Self.capabilities)
    client.open("a.shape", Self.text)
    let before = full(&client)
    client.change("a.shape", version: 2, range, text)
    let answer = delta(&client, since: before["resultId"])
    let (edit, data) = (answer["edits"]?.array?.first, before["data"]?.array ?? [])
    #expect((edit?["deleteCount"]?.int ?? 0, edit?["data"]?.array?.count ?? 0) == (deleted, inserted))
    let after = full(&client)
    #expect(applied(answer, to: data) == after["data"]?.array && answer["resultId"] != before["resultId"])
  }

  @Test func `follow random edits`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var client = Conversation(capabilities: Self.capabilities)
    client.open("a.shape", Self.text)
    var known = full(&client)
    var data = known["data"]?.array ?? []
    for version in 2..<RandomCases.count(quick: 40, ci: 400, long: 10_000) {
      let scrap = random.pick([
        "", "let c = 1\n", "fill .red; ", "}", "{", "a", "\n", "// 😀\n", "shape B { size 1 x 1 }\n",
      ])
      let line = random.below(3)
      client.change("a.shape", version: version, (line, random.below(9), line, 9 + random.below(3)), scrap)
      known = delta(&client, since: known["resultId"])
      data = applied(known, to: data)
      #expect(data == full(&client)["data"]?.array, "SHAPE_SEED=\(seed)")
      known = delta(
        &client,
        since: client.server.workspace[DocumentURI("file:///project/a.shape")].map {
          .string("\($0.tokens?.id ?? 0)")
        })
    }
  }

  @Test func `are all tokens for a result that is not the last one of the document`() {
    var client = Conversation(capabilities: Self.capabilities)
    client.open("a.shape", Self.text)
    let old = full(&client)["resultId"]
    let last = full(&client)["resultId"]
    for stale: JSONValue? in [old, nil, "x"] { #expect(delta(&client, since: stale)["data"] != nil) }
    // Each answer replaced the one before.
    #expect(delta(&client, since: last)["data"] != nil)
    let current = full(&client)["resultId"]
    client.close("a.shape")
    client.open("a.shape", Self.text)
    _ = full(&client)
    #expect(delta(&client, since: current)["data"] != nil)
  }

  @Test func `are not kept for other clients`() {
    var client = Conversation()
    client.open("a.shape", Self.text)
    #expect(full(&client)["resultId"] == nil && delta(&client, since: "1")["data"] != nil)
  }
}
