import ShapeLanguage
import Testing

@testable import ShapeServer

/// Actions that change a whole file are in the menus of all clients.
@Suite("Code actions of a whole file")
struct CodeActionTests {
  private static let resolving: JSONValue = [
    "textDocument": [
      "codeAction": [
        "codeActionLiteralSupport": [:], "dataSupport": true, "resolveSupport": ["properties": ["edit"]],
      ]
    ]
  ]
  private static let mistakes = "shape A {\n  size 8 x 8\n  fil .red\n  border left\n}\n"

  /// Returns the actions in a line.
  private func actions(_ client: inout Conversation, line: Int, _ context: JSONValue = [:]) -> [JSONValue] {
    let place: JSONValue = ["line": .number(line), "character": 8]
    let parameters: JSONValue = [
      "textDocument": ["uri": Conversation.uri("a.shape")], "range": ["start": place, "end": place], "context": context,
    ]
    return client.ask("textDocument/codeAction", parameters).array ?? []
  }

  private func titles(_ actions: [JSONValue]) -> [String] { actions.compactMap { $0["title"]?.text } }

  /// Returns the texts that an action inserts.
  private func insertions(_ action: JSONValue?) -> [String]? {
    action?.at("edit", "changes", "file:///project/a.shape")?.array?.compactMap { $0["newText"]?.text }
  }

  @Test func `fix all is computed when it is chosen, if the client can wait`() throws {
    var client = Conversation(capabilities: Self.resolving)
    client.open("a.shape", Self.mistakes)
    let action = try #require(actions(&client, line: 0).last)
    #expect(action["title"] == "Fix all" && action["edit"] == nil)
    #expect(insertions(client.ask("codeAction/resolve", action)) == ["l .red\n  border ."])
  }

  @Test func `fix all can be cancelled, and other requests are answered meanwhile`() throws {
    var client = Conversation(capabilities: Self.resolving)
    client.open("a.shape", Self.mistakes)
    let action = try #require(actions(&client, line: 0).last)
    client.answersAtOnce = false
    client.send(["jsonrpc": "2.0", "id": 71, "method": "codeAction/resolve", "params": action])
    client.send(["jsonrpc": "2.0", "id": 72, "method": "codeAction/resolve", "params": action])
    let symbols = client.ask("textDocument/documentSymbol", ["textDocument": ["uri": Conversation.uri("a.shape")]])
    #expect(symbols.array?.count == 1)
    client.server.cancel(.number(71))
    client.answerLongRequests()
    func answer(_ id: JSONValue) -> JSONValue? { client.events.last { $0["id"] == id && $0["method"] == nil } }
    #expect(answer(71)?.at("error", "code") == -32800)
    #expect(insertions(answer(72)?["result"]) == ["l .red\n  border ."])
  }

  @Test func `fix all of a text that changed meanwhile has no edits`() throws {
    var client = Conversation(capabilities: Self.resolving)
    client.open("a.shape", Self.mistakes)
    let action = try #require(actions(&client, line: 0).last)
    client.answersAtOnce = false
    client.send(["jsonrpc": "2.0", "id": 71, "method": "codeAction/resolve", "params": action])
    client.change("a.shape", version: 2, (0, 0, 0, 0), "\n")
    client.answerLongRequests()
    #expect(client.events.last { $0["id"] == 71 }?.at("error", "code") == -32801)
  }

  @Test func `fix all has its edit at once for other clients`() {
    var client = Conversation()
    client.open("a.shape", Self.mistakes)
    #expect(insertions(actions(&client, line: 0).last) == ["l .red\n  border ."])
    #expect(actions(&client, line: 0, ["triggerKind": 2]) == [])
  }

  @Test func `fix all is not offered for a single fix`() {
    var client = Conversation(capabilities: Self.resolving)
    client.open("a.shape", "shape A {\n  size 8 x 8\n  fil .red\n}\n")
    #expect(!titles(actions(&client, line: 2)).contains("Fix all"))
    #expect(titles(actions(&client, line: 0, ["only": ["source"]])) == ["Fix all"])
  }

  @Test func `a fix is offered for a range that contains its mistake or touches it`() {
    var client = Conversation()
    client.open("a.shape", "shape A {\n  size 8 x 8\n /* 😀 */ fil .red\n}\n")
    let offered = [(0, 9), (0, 10), (9, 9), (10, 10), (11, 12), (13, 13), (13, 20), (14, 14), (14, 20)].map {
      start, end in
      let range: JSONValue = [
        "start": ["line": 2, "character": .number(start)], "end": ["line": 2, "character": .number(end)],
      ]
      let actions = client.ask(
        "textDocument/codeAction",
        ["textDocument": ["uri": Conversation.uri("a.shape")], "range": range, "context": ["only": ["quickfix"]]])
      return "\(start)-\(end) " + titles(actions.array ?? []).joined(separator: ", ")
    }
    let fix = "Use `fill`"
    #expect(
      offered == [
        "0-9 ", "0-10 \(fix)", "9-9 ", "10-10 \(fix)", "11-12 \(fix)", "13-13 \(fix)", "13-20 \(fix)", "14-14 ",
        "14-20 ",
      ])
  }

  @Test func `kinds are those that a client asks for`() {
    var client = Conversation()
    client.open(
      "a.shape", "shape A {\n  size 8 x 8\n      fil .red\n}\nshape B { size 4 x 4; let unused = width / 2 }\n")
    func found(_ line: Int, _ only: [JSONValue]?) -> [String] {
      actions(&client, line: line, only.map { ["only": .array($0)] } ?? [:])
        .map { "\($0["kind"]?.text ?? "") \($0["title"]?.text ?? "") \($0["isPreferred"] == true)" }
    }
    #expect(found(2, nil) == ["quickfix Use `fill` true"])
    #expect(found(4, ["quickfix"]) == [])
    #expect(found(2, ["source"]) == ["source.fixAll.shape Fix all false"])
    #expect(found(2, ["source.fix"]) == [] && found(2, ["refactor"]) == [])
  }

  @Test func `a client whose actions are names of commands gets none`() {
    var client = Conversation(capabilities: ["textDocument": ["codeAction": [:]]])
    client.open("a.shape", Self.mistakes)
    #expect(actions(&client, line: 2) == [])
  }

  @Test func `an action without data is resolved as it is`() {
    var client = Conversation()
    client.open("a.shape", Self.mistakes)
    for data: JSONValue in [.null, [:], ["uri": 3], ["uri": "file:///other"]] {
      let action: JSONValue = ["title": "x", "kind": "source.fixAll.shape", "data": data]
      #expect(client.ask("codeAction/resolve", action) == action)
    }
  }

  @Test func `imports are organized on request, and where one is unused`() {
    var client = Conversation(["/project/b.shape": "let b = 1", "/project/c.shape": "let c = 1"])
    client.open("a.shape", "import \"c.shape\"\nimport \"b.shape\"\nlet d = b\n")
    let organizing = actions(&client, line: 2, ["only": ["source.organizeImports"]])
    #expect(titles(organizing) == ["Organize imports"])
    #expect(insertions(organizing.first) == [""])
    #expect(titles(actions(&client, line: 0)).contains("Organize imports"))
    #expect(!titles(actions(&client, line: 2)).contains("Organize imports"))
  }
}
