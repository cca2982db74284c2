import ShapeLanguage
import Testing

@testable import ShapeServer

/// The size of the settings applies to the only public shape of a file: to its values, and to its pictures.
@Suite("The size of the settings")
struct SizeSettingTests {
  private static let shape =
    "shape A { size 40 x 20; let half = width / 2; clip rect(bounds); border .all, width: half }\n"
  private static let other = "shape B { size 4 x 4; fill .red }\n"

  /// Returns what is asked for the first `half` of a source, if the size is 200 x 100.
  private func answer(_ method: String, _ source: String) -> JSONValue {
    var client = Conversation(options: ["size": "200x100"])
    client.open("a.shape", source)
    let place: JSONValue = ["line": 0, "character": 29]
    return client.ask(method, ["textDocument": ["uri": Conversation.uri("a.shape")], "position": place])
  }

  @Test func `hover texts name the size of a value`() {
    func hasFact(_ fact: String, _ source: String) -> Bool {
      answer("textDocument/hover", source).at("contents", "value")?.text?.contains(fact) == true
    }
    #expect(hasFact("Value at 200 x 100: `100`", Self.shape))
    #expect(hasFact("Value at 200 x 100: `100`", Self.shape + "private " + Self.other))
    #expect(hasFact("Value at the design size: `20`", Self.shape + Self.other))
  }

  @Test func `hover texts and hints follow the settings`() {
    var client = Conversation(options: ["size": "200x100"])
    client.open("a.shape", Self.shape)
    func texts() -> [String] {
      let place: JSONValue = [
        "textDocument": ["uri": Conversation.uri("a.shape")], "position": ["line": 0, "character": 29],
      ]
      let value = client.ask("textDocument/hover", place).at("contents", "value")?.text ?? ""
      let hints = client.ask("textDocument/inlayHint", place).array?.compactMap { $0["label"]?.text } ?? []
      return [String(value.split(separator: "Value at ").last ?? "")] + hints
    }
    #expect(texts() == ["200 x 100: `100`", "= 100"])
    client.tell("workspace/didChangeConfiguration", ["settings": ["shape": ["size": "50x100"]]])
    #expect(texts() == ["50 x 100: `25`", "= 25"])
    client.tell("workspace/didChangeConfiguration", ["settings": ["shape": ["hints": false]]])
    #expect(texts() == ["the design size: `20`"])
  }

  @Test(arguments: ["codeLens", "inlayHint", "semanticTokens"], ["9x9", "5x5"])
  func `a client asks again for its views after a change`(view: String, size: String) {
    let capabilities: JSONValue = .object([.init("workspace", .object([.init(view, ["refreshSupport": true])]))])
    var client = Conversation(capabilities: capabilities, options: ["size": "5x5"])
    client.open("a.shape", Self.shape)
    client.tell("workspace/didChangeConfiguration", ["settings": ["shape": ["size": .string(size)]]])
    let requests = client.events.filter { $0["method"]?.text == "workspace/\(view)/refresh" }
    #expect(requests.count == (size == "5x5" ? 0 : 1))
  }

  @Test func `all answers about a shape have one size`() throws {
    func size(_ source: String, _ name: String) throws -> Double {
      var client = Conversation(options: ["size": "200x100"])
      client.open("a.shape", source)
      let compiled = client.server.workspace.compiled(DocumentURI("file:///project/a.shape"))
      let compilation = try #require(compiled)
      let shape = try #require(compilation.shape(named: name))
      return compilation.size(of: shape, client.server.configuration).width
    }
    #expect(try size(Self.shape, "A") == 200)
    #expect(try size(Self.shape + Self.other, "A") == 40)
    #expect(try size(Self.shape + "private " + Self.other, "B") == 4)
  }
}
