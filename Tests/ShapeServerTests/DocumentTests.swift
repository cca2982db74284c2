import ShapeLanguage
import Testing

@testable import ShapeServer

@Suite("Documents and their diagnostics")
struct DocumentTests {
  private static let shape = "shape A {\n  size 20 x 20\n  fill .red\n}\n"

  @Test func `mistakes come and go with the text`() {
    var client = Conversation()
    client.open("a.shape", Self.shape)
    #expect(client.diagnostics("a.shape") == [])
    client.change("a.shape", version: 2, (2, 5, 2, 6), "")
    #expect(client.diagnostics("a.shape") == ["E0110 2"])
    client.change("a.shape", version: 3, (2, 5, 2, 5), "l")
    #expect(client.diagnostics("a.shape") == [])
    client.change("a.shape", version: 4, nil, "let a = b")
    #expect(client.diagnostics("a.shape") == ["E0201 0"])
  }

  @Test func `half of a pair of a surrogate is one character of the text`() {
    var client = Conversation()
    client.open("a.shape", "// \n")
    let uri = "file:///project/a.shape"
    client.send(
      text: """
        {"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {
          "textDocument": {"uri": "\(uri)", "version": 2}, "contentChanges": [
            {"range": {"start": {"line": 0, "character": 3}, "end": {"line": 0, "character": 3}}, "text": "\\ud83d"},
            {"range": {"start": {"line": 0, "character": 4}, "end": {"line": 0, "character": 4}}, "text": "\\nlet a = b"}]}}
        """)
    #expect(client.diagnostics("a.shape") == ["E0201 1"])
  }

  @Test func `a change without a range, or with null, replaces the text`() {
    var client = Conversation()
    client.open("a.shape", Self.shape)
    client.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": Conversation.uri("a.shape"), "version": 2],
        "contentChanges": [["range": .null, "text": "let a = b"]],
      ])
    #expect(client.diagnostics("a.shape") == ["E0201 0"])
  }

  @Test func `a change can have the version of the one before`() {
    var client = Conversation()
    client.open("a.shape", version: 4, Self.shape)
    client.change("a.shape", version: 4, nil, "let a = b")
    #expect(client.diagnostics("a.shape") == ["E0201 0"])
  }

  @Test func `closing a document removes its diagnostics`() {
    var client = Conversation()
    client.open("a.shape", "let a = b")
    client.tell("textDocument/didClose", ["textDocument": ["uri": Conversation.uri("a.shape")]])
    #expect(client.diagnostics("a.shape") == [])
  }

  @Test func `changes that can't be made are logged, and the text stays`() {
    var client = Conversation()
    client.open("a.shape", Self.shape)
    client.change("a.shape", version: 5, (3, 0, 0, 0), "x")
    #expect(client.events.last?["method"] == "window/logMessage")
    client.change("b.shape", version: 5, nil, "x")
    #expect(client.events.last?["method"] == "window/logMessage")
    client.change("a.shape", version: 7, (99, 99, 99, 99), "\nlet b = c")
    #expect(client.diagnostics("a.shape") == ["E0201 5"])
    client.change("a.shape", version: 6, nil, "")
    #expect(client.events.last?["method"] == "window/logMessage")
  }

  // MARK: Imports

  @Test func `imports come from unsaved documents, then from files`() {
    var client = Conversation(["/project/b.shape": "let ink = #FF0000"])
    client.open("a.shape", "import \"b.shape\"\nshape A {\n  size 2 x 2\n  fill ink\n}")
    #expect(client.diagnostics("a.shape") == [])
    client.open("b.shape", "let ink = 3")
    client.rest()
    #expect(client.diagnostics("a.shape") == ["E0301 3"])
    client.tell("textDocument/didClose", ["textDocument": ["uri": Conversation.uri("b.shape")]])
    client.rest()
    #expect(client.diagnostics("a.shape") == [])
  }

  @Test func `a mistake in an import is reported at the import`() {
    var client = Conversation(["/project/b.shape": "import \"c.shape\"", "/project/c.shape": "\nlet x = y"])
    client.open("a.shape", "\nimport \"b.shape\"")
    #expect(client.diagnostics("a.shape")?.contains("E0201 1") == true)
  }

  @Test func `an import that appears later is found`() {
    var client = Conversation()
    client.open("a.shape", "import \"b.shape\"\nlet wide = gap")
    #expect(client.diagnostics("a.shape") == ["E0005 0"])
    client.open("b.shape", "let gap = 4")
    client.rest()
    #expect(client.diagnostics("a.shape") == [])
  }

  // MARK: Findings of check

  private static let covered = "shape A {\n  size 20 x 20\n  layer { fill .red }\n  layer { fill .blue }\n}\n"

  @Test func `findings come after a quiet moment, and move with the text`() {
    var client = Conversation()
    client.open("a.shape", Self.covered)
    #expect(client.diagnostics("a.shape") == [])
    client.rest()
    #expect(client.diagnostics("a.shape") == ["W0010 2"])
    client.change("a.shape", version: 2, (0, 0, 0, 0), "\n\n")
    #expect(client.diagnostics("a.shape") == ["W0010 4"])
    // Text after a finding does not move it.
    client.change("a.shape", version: 3, (6, 0, 6, 0), "\n\n\n")
    #expect(client.diagnostics("a.shape") == ["W0010 4"])
    client.change("a.shape", version: 4, (4, 2, 4, 7), "layer")
    #expect(client.diagnostics("a.shape") == [])
  }

  @Test func `a check of an old text is ignored`() throws {
    var client = Conversation()
    client.open("a.shape", Self.covered)
    let waiting = client.server.takeCheck()
    let check = try #require(waiting)
    client.change("a.shape", version: 2, nil, Self.shape)
    #expect(client.server.isOutdated(check))
    client.server.finish(try #require(check.run()))
    client.rest()
    #expect(client.diagnostics("a.shape") == [])
  }

  @Test func `a check can be cancelled`() throws {
    var client = Conversation()
    client.open("a.shape", Self.covered)
    let waiting = client.server.takeCheck()
    let check = try #require(waiting)
    #expect(!client.server.isOutdated(check))
    #expect(check.run { true } == nil)
  }

  @Test func `a check is done in parts, between which other messages are answered`() throws {
    var parts: [Int] = []
    for count in 1...3 {
      var client = Conversation()
      let shapes = (1...count).map { Self.covered.replacing("A", with: "A\($0)") }
      client.open("a.shape", shapes.joined())
      let waiting = client.server.takeCheck()
      var run = CheckRun(try #require(waiting))
      var (number, answers) = (0, 0)
      while run.doPart() {
        number += 1
        let found = client.ask("textDocument/foldingRange", ["textDocument": ["uri": Conversation.uri("a.shape")]])
        answers += found.array?.isEmpty == false ? 1 : 0
      }
      #expect(answers == number && !client.server.isOutdated(run.task))
      parts.append(number)
      let result = run.finish()
      client.server.finish(try #require(result))
      client.rest()
      #expect(Set(client.diagnostics("a.shape") ?? []) == Set((0..<count).map { "W0010 \(5 * $0 + 2)" }))
    }
    // Each shape has its own parts.
    #expect(parts[2] - parts[1] == parts[1] - parts[0] && parts[1] - parts[0] >= 5)
  }

  // MARK: Proofs

  /// The radius is negative between 50 and 60 points, which no picture of the check shows.
  private static let failing = """
    shape A(n in 0...9 = 1) {
      size 40 x 40, max: 99 x 99
      require n < 10
      fill .red, path: circle(center: center, radius: abs(width - 55) - 5)
    }

    """

  @Test func `what fails at other sizes is found after a quiet moment`() {
    var client = Conversation()
    client.open("a.shape", Self.failing)
    #expect(client.diagnostics("a.shape") == [])
    client.rest()
    #expect(client.diagnostics("a.shape") == ["E0606 3"])
    client.change("a.shape", version: 2, (0, 0, 0, 0), "\n")
    #expect(client.diagnostics("a.shape") == ["E0606 4"])
    client.rest()
    #expect(client.diagnostics("a.shape") == ["E0606 4"])
  }

  @Test func `a check after an edit elsewhere proves nothing again`() throws {
    var client = Conversation()
    func questions(_ client: inout Conversation) throws -> Int {
      var questions = 0
      let waiting = client.server.takeCheck()
      let check = try #require(waiting)
      let result = check.run {
        questions += 1
        return false
      }
      client.server.finish(try #require(result))
      return questions
    }
    client.open("a.shape", Self.failing)
    let first = try questions(&client)
    client.change("a.shape", version: 2, (0, 0, 0, 0), "let a = 1\n")
    let second = try questions(&client)
    client.change("a.shape", version: 3, (2, 7, 2, 9), "41")
    let third = try questions(&client)
    #expect(second < first && third == first)
  }

  private func proof(_ client: inout Conversation, _ line: Int) -> String {
    let place: JSONValue = [
      "textDocument": ["uri": Conversation.uri("a.shape")], "position": ["line": .number(line), "character": 3],
    ]
    let text = client.ask("textDocument/hover", place).at("contents", "value")?.text ?? ""
    return text.split(separator: "\n").last.map { String($0) } ?? ""
  }

  @Test func `hover texts say what is proved, before and after the check`() {
    var client = Conversation(["/project/b.shape": "let last = 9"])
    let source = Self.failing.replacing("abs(width - 55) - 5", with: "n").replacing("9 = 1", with: "last = 1")
    client.open("a.shape", source + "import \"b.shape\"\n")
    let proved = "Can be drawn at every size from 40 x 40 on and with all values."
    #expect([proof(&client, 1), proof(&client, 2)] == [proved, "Holds \(proved.dropFirst(13))"])
    client.rest()
    #expect([proof(&client, 1), proof(&client, 2)] == [proved, "Holds \(proved.dropFirst(13))"])
    client.open("b.shape", "let last = 12")
    client.rest()
    #expect(proof(&client, 2) == "Fails in `A` at 40 x 40, with n = 10.")
  }

  @Test func `settings turn findings off`() {
    var client = Conversation(options: ["shape": ["check": false]])
    client.open("a.shape", Self.covered)
    client.rest()
    #expect(client.diagnostics("a.shape") == [])
    client.tell("workspace/didChangeConfiguration", ["settings": ["shape": ["check": true]]])
    client.rest()
    #expect(client.diagnostics("a.shape") == ["W0010 2"])
  }

  @Test func `a setting of pictures checks nothing again`() {
    var client = Conversation()
    client.open("a.shape", Self.covered)
    client.rest()
    client.tell("workspace/didChangeConfiguration", ["settings": ["shape": ["scheme": "dark"]]])
    #expect(!client.server.workspace.hasUnchecked)
  }

  // MARK: Diagnostics on request

  private static let asking: JSONValue = [
    "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
  ]

  /// It would never ask for the findings of a check.
  @Test func `a client that is not told to ask again is sent diagnostics`() {
    var client = Conversation(capabilities: ["textDocument": ["diagnostic": [:]]])
    client.open("a.shape", Self.covered)
    client.rest()
    #expect(client.diagnostics("a.shape") == ["W0010 2"])
  }

  @Test func `a client is told once to ask again until it answers`() {
    var client = Conversation(capabilities: Self.asking)
    for name in ["a", "b", "c"] { client.open(name + ".shape", Self.covered) }
    func requests() -> [JSONValue] { client.events.filter { $0["method"] == "workspace/diagnostic/refresh" } }
    client.rest()
    #expect(requests().count == 1)
    client.send(["jsonrpc": "2.0", "id": requests()[0]["id"] ?? .null, "result": .null])
    #expect(requests().count == 2)
    client.send(["jsonrpc": "2.0", "id": requests()[1]["id"] ?? .null, "result": .null])
    #expect(requests().count == 2)
  }

  @Test func `a client can ask for diagnostics`() {
    var client = Conversation(capabilities: Self.asking)
    client.open("a.shape", "let a = b")
    #expect(client.diagnostics("a.shape") == nil)
    let document: JSONValue = ["textDocument": ["uri": Conversation.uri("a.shape")]]
    let report = client.ask("textDocument/diagnostic", document)
    #expect(report["items"]?.array?.first?["code"] == "E0201")
    let again = client.ask(
      "textDocument/diagnostic",
      ["textDocument": ["uri": Conversation.uri("a.shape")], "previousResultId": report["resultId"] ?? .null])
    #expect(again["kind"] == "unchanged")
  }

  @Test func `many open documents keep no results`() {
    var client = Conversation()
    for number in 0..<100 { client.open("\(number).shape", "let a\(number) = b") }
    client.change("0.shape", version: 2, (0, 0, 0, 0), "\n")
    #expect(client.diagnostics("0.shape") == ["E0201 1"])
  }
}
