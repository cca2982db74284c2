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
