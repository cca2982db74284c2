import ShapeLanguage
import Testing

@testable import ShapeServer

@Suite("Requests about files that are not open")
struct FolderTests {
  private static let dot = "shape Dot { size 10 x 10; fill .red }"
  private static let main = "import \"dot.shape\"\nshape Main { size 10 x 10; use Dot(); use Dot() }"

  /// The parameters of a request about the name `Dot` in `dot.shape`.
  private static func place(_ newName: String? = nil, in name: String = "dot.shape") -> JSONValue {
    [
      "textDocument": ["uri": Conversation.uri(name)], "position": ["line": 0, "character": 7],
      "newName": newName.map { .string($0) } ?? .null, "context": ["includeDeclaration": false],
    ]
  }

  private func changed(_ client: inout Conversation, _ newName: String) -> [String]? {
    let answer = client.ask("textDocument/rename", Self.place(newName))
    guard case .object(let members)? = answer["changes"] else { return answer["message"]?.text.map { [$0] } }
    return members.map(\.name)
  }

  // MARK: Renaming

  @Test func `a rename fails if files were left out`() {
    let files = ["/project/a.shape": "", "/project/b.shape": "", "/project/main.shape": Self.main]
    var client = Conversation(files, limits: .init(files: 2))
    client.open("dot.shape", Self.dot)
    #expect(
      changed(&client, "Spot") == [
        "not all uses can be found, because only 2 files, 8 MB and 20000 folders are read"
      ])
    client.open("dot.shape", "private " + Self.dot)
    guard case .object(var parameters) = Self.place("Spot") else { return }
    parameters[1] = .init("position", ["line": 0, "character": 15])
    #expect(client.answer("textDocument/rename", .object(parameters))["error"] == nil)
  }

  @Test func `without a folder, files beside the document are changed`() {
    var client = Conversation(["/project/main.shape": Self.main, "/project/b/c.shape": Self.dot], in: nil)
    client.open("dot.shape", Self.dot)
    #expect(changed(&client, "Spot") == ["file:///project/dot.shape", "file:///project/main.shape"])
    #expect(client.ask("workspace/symbol", ["query": "Dot"]).array?.count == 1)
  }

  @Test func `the cases of an enum are renamed where other files import it for them`() {
    let files = [
      "/project/dot.shape": "import \"tone.shape\"\nshape Dot(tone: Tone = .warm) { size 10 x 10; fill .red }",
      "/project/main.shape": "import \"dot.shape\"\nshape Main { size 10 x 10; use Dot(tone: .warm) }",
    ]
    var client = Conversation(files)
    client.open("tone.shape", "enum Tone { warm, cold }")
    let answer = client.ask(
      "textDocument/rename",
      [
        "textDocument": ["uri": Conversation.uri("tone.shape")], "position": ["line": 0, "character": 12],
        "newName": "hot",
      ])
    guard case .object(let members)? = answer["changes"] else { return #expect(answer == .null) }
    #expect(members.map(\.name) == ["dot", "main", "tone"].map { "file:///project/\($0).shape" })
  }

  @Test func `a rename is refused if the new name clashes in a file that uses neither`() {
    let files = [
      "/project/spot.shape": "let Spot = 3",
      "/project/main.shape": "import \"dot.shape\"\nimport \"spot.shape\"\nshape Main { size 10 x 10; fill .red }",
    ]
    var client = Conversation(files)
    client.open("dot.shape", Self.dot)
    #expect(changed(&client, "Spot") == ["`Spot` is declared in two files"])
  }

  // MARK: Code lenses

  private func titles(_ client: inout Conversation) -> [String?] {
    let lenses = client.ask("textDocument/codeLens", Self.place()).array ?? []
    return lenses.map { lens in
      let resolved = lens["command"] == nil ? client.ask("codeLens/resolve", lens) : lens
      return resolved.at("command", "title")?.text
    }
  }

  @Test func `a lens counts the uses in other files`() {
    var client = Conversation(["/project/main.shape": Self.main, "/project/other.shape": "import \"dot.shape\""])
    client.open("dot.shape", Self.dot + "\nlet unused = 3")
    #expect(titles(&client) == ["used 2 times", "not used"])
  }

  @Test func `there is no lens where files were left out, but for private names`() {
    var client = Conversation(["/project/a.shape": "", "/project/main.shape": Self.main], limits: .init(files: 1))
    client.open("dot.shape", Self.dot + "\nprivate let unused = 3")
    #expect(titles(&client) == ["not used"])
  }

  @Test func `there is no lens if too much must be compiled for it`() {
    let other = "/*" + String(repeating: "x", count: 400_000) + "*/\n"
    var client = Conversation(["/project/main.shape": other + Self.main])
    client.open("dot.shape", Self.dot + "\nlet unused = 3")
    #expect(titles(&client) == ["not used"])
  }

  @Test func `a client that can ask again gets lenses after the folder is read`() {
    var client = Conversation(
      ["/project/main.shape": Self.main], capabilities: ["workspace": ["codeLens": ["refreshSupport": true]]])
    client.open("dot.shape", Self.dot)
    #expect(titles(&client) == [])
    client.rest()
    #expect(client.events.contains { $0["method"] == "workspace/codeLens/refresh" })
    #expect(titles(&client) == ["used 2 times"])
  }

  // MARK: Symbols

  private func symbols(_ client: inout Conversation, _ query: String) -> [String] {
    (client.ask("workspace/symbol", ["query": .string(query)]).array ?? []).map { symbol in
      [symbol["containerName"]?.text, symbol["name"]?.text].compactMap { $0 }.joined(separator: ".")
    }
  }

  @Test func `symbols have the order of their match, path and place`() {
    let files = [
      "/project/b.shape": "shape Ink(inkwell: Number = 3) { size 10 x 10; layer drink { fill .red } }\nlet pink = 3",
      "/project/a.shape": "let iron_k = 3\nlet ink = 2",
    ]
    var client = Conversation(files)
    #expect(symbols(&client, "ink") == ["ink", "Ink", "Ink.inkwell", "Ink.drink", "pink", "iron_k"])
  }

  @Test func `at most 500 symbols are found, and the best are among them`() {
    let names = (0..<600).map { "let ink\($0) = 3\n" }.joined()
    var client = Conversation(["/project/a.shape": names, "/project/b.shape": "let ink = 3"])
    let found = symbols(&client, "ink")
    #expect(found.count == 500 && found.first == "ink")
  }

  // MARK: Documents without a file

  @Test func `a document that was never saved has incoming calls and lenses`() {
    var client = Conversation()
    let uri = JSONValue.string("untitled:Untitled-1")
    let text = Self.dot + "\nshape Main { size 10 x 10; use Dot() }"
    client.tell(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "shape", "version": 1, "text": .string(text)]])
    let lenses = client.ask("textDocument/codeLens", ["textDocument": ["uri": uri]]).array ?? []
    #expect(lenses.map { $0.at("command", "title") } == ["used once", "not used"])
    let place: JSONValue = ["textDocument": ["uri": uri], "position": ["line": 0, "character": 7]]
    let item = client.ask("textDocument/prepareCallHierarchy", place).array?.first ?? .null
    let calls = client.ask("callHierarchy/incomingCalls", ["item": item]).array ?? []
    #expect(calls.map { $0.at("from", "name") } == ["Main"])
  }

  // MARK: Completion

  @Test func `names of files that change are offered`() {
    var client = Conversation(["/project/b.shape": "let ink1 = .red"])
    client.open("a.shape", "let pen = i")
    func labels() -> Set<String> {
      let parameters: JSONValue = [
        "textDocument": ["uri": Conversation.uri("a.shape")], "position": ["line": 0, "character": 11],
      ]
      let items = client.ask("textDocument/completion", parameters)["items"]?.array ?? []
      return Set(items.compactMap { $0["label"]?.text }.filter { $0.hasPrefix("ink") })
    }
    client.rest()
    #expect(labels() == ["ink1"])
    client.open("c.shape", "let ink2 = .red")
    #expect(labels() == ["ink1", "ink2"])
    client.change("c.shape", version: 2, nil, "let ink3 = .red")
    #expect(labels() == ["ink1", "ink3"])
    client.tell("textDocument/didClose", ["textDocument": ["uri": Conversation.uri("c.shape")]])
    #expect(labels() == ["ink1"])
  }
}
