import ShapeLanguage
import Testing

@testable import ShapeServer

/// The diagnostics of files that are not open.
@Suite("Diagnostics of the workspace")
struct WorkspaceDiagnosticTests {
  private static let files = [
    "/project/ink.shape": "let ink = .rde\n", "/project/fine.shape": "import \"parts/gap.shape\"\nlet b = gap\n",
    "/project/parts/gap.shape": "let gap = 3\n",
    "/project/covered.shape": "shape A { size 10 x 10; fill .red; fill .blue }\n",
  ]
  private static let pulling: JSONValue = [
    "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
  ]

  /// A client with one request at a time.
  private struct Puller {
    var client: Conversation
    var ids: [String: JSONValue] = [:]
    private var number = 100

    init(_ files: [String: String] = files, capabilities: JSONValue = pulling, options: JSONValue? = nil) {
      client = Conversation(files, capabilities: capabilities, options: options)
    }

    mutating func ask(token: JSONValue? = nil) {
      number += 1
      let known = ids.sorted { $0.key < $1.key }.map { ["uri": .string($0.key), "value": $0.value] as JSONValue }
      client.send([
        "jsonrpc": "2.0", "id": .number(number), "method": "workspace/diagnostic",
        "params": .object(["identifier": "shapec", "previousResultIds": .array(known), "partialResultToken": token]),
      ])
    }

    /// The answer, if it came.
    var answer: JSONValue? { client.events.last { $0["id"] == .number(number) && $0["method"] == nil } }

    /// The reports of the answer, such as `ink.shape full E0313`.
    mutating func reports() -> [String]? {
      client.rest()
      return answer?.at("result", "items")?.array.map { $0.map { note($0) } }
    }

    mutating func note(_ item: JSONValue) -> String {
      let uri = item["uri"]?.text ?? ""
      ids[uri] = item["resultId"]
      let codes = (item["items"]?.array ?? []).map { " " + ($0["code"]?.text ?? "") }
      return "\(uri.replacing("file:///project/", with: "")) \(item["kind"]?.text ?? "")\(codes.joined())"
    }
  }

  @Test func `are those of all files, and later of those that changed`() {
    var puller = Puller()
    puller.ask()
    #expect(
      puller.reports() == [
        "covered.shape full W0010", "fine.shape full", "ink.shape full E0313", "parts/gap.shape full",
      ])
    // Nothing is new, so the client waits.
    puller.ask()
    #expect(puller.reports() == nil)
    puller.client.disk["/project/parts/gap.shape"] = "let gaps = 3\n"
    puller.client.tell(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": Conversation.uri("parts/gap.shape"), "type": 2]]])
    #expect(
      puller.reports() == [
        "fine.shape full E0201", "covered.shape unchanged", "ink.shape unchanged", "parts/gap.shape unchanged",
      ])
  }

  @Test func `see the text of open documents, which are left out`() {
    var puller = Puller()
    puller.client.open("parts/gap.shape", "let gap = .rde\n")
    puller.ask()
    #expect(puller.reports()?.map { $0.prefix { $0 != " " } } == ["covered.shape", "fine.shape", "ink.shape"])
    puller.ask()
    puller.client.change("parts/gap.shape", version: 2, nil, "\n")
    #expect(puller.reports()?.first == "fine.shape full E0201")
    // It is a file again.
    puller.ask()
    puller.client.close("parts/gap.shape")
    #expect(
      puller.reports()?.sorted().prefix(3) == ["covered.shape unchanged", "fine.shape full", "ink.shape unchanged"])
  }

  @Test func `of a file that is gone are none`() {
    var puller = Puller()
    puller.ask()
    _ = puller.reports()
    puller.ask()
    puller.client.disk["/project/ink.shape"] = nil
    puller.client.tell(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": Conversation.uri("ink.shape"), "type": 3]]])
    #expect(puller.reports()?.first == "ink.shape full")
    #expect(puller.ids["file:///project/ink.shape"] == nil)
  }

  @Test func `are sent one by one if the client wants that`() {
    var puller = Puller()
    puller.ask(token: "part")
    #expect(puller.reports() == [])
    let parts = puller.client.events.filter { $0["method"] == "$/progress" && $0.at("params", "token") == "part" }
    #expect(
      parts.flatMap { $0.at("params", "value", "items")?.array ?? [] }.map { puller.note($0) }
        == ["covered.shape full W0010", "fine.shape full", "ink.shape full E0313", "parts/gap.shape full"])
    #expect(parts.count == 4)
  }

  @Test func `can be cancelled, and wait for documents`() throws {
    var puller = Puller()
    puller.client.server.doIdleWork()
    while puller.client.server.hasIdleWork { puller.client.server.doIdleWork() }
    puller.ask()
    let next = puller.client.server.takeCheck()
    let check = try #require(next)
    #expect(!puller.client.server.isOutdated(check))
    puller.client.open("new.shape", "shape B { size 8 x 8 }\n")
    #expect(puller.client.server.isOutdated(check))
    let first = puller.client.server.takeCheck()
    #expect(first?.uri.text == "file:///project/new.shape")
    puller.client.tell("$/cancelRequest", ["id": 101])
    #expect(puller.answer?.at("error", "code") == -32800)
    puller.client.rest()
    #expect(!puller.client.server.wantsCheck)
    // The next request gets everything.
    puller.ask()
    #expect(puller.reports()?.count == 4)
  }

  @Test func `of an older request are answered by a new one, and end with the conversation`() {
    var puller = Puller()
    puller.ask()
    _ = puller.reports()
    puller.ask()
    puller.ask()
    let older = puller.client.events.last { $0["id"] == 102 && $0["method"] == nil }
    #expect(older?.at("result", "items") == [])
    _ = puller.client.ask("shutdown", .null)
    #expect(puller.answer?.at("error", "code") == -32800)
  }

  @Test func `follow the setting of checks`() {
    var puller = Puller(options: ["check": false])
    puller.ask()
    #expect(puller.reports()?.first == "covered.shape full")
    puller.ask()
    puller.client.tell("workspace/didChangeConfiguration", ["settings": ["shape": ["check": true]]])
    #expect(puller.reports()?.first == "covered.shape full W0010")
  }

  /// A client asks for diagnostics, or is sent them, but not both.
  @Test func `reach no client twice`() {
    var pulling = Puller()
    pulling.client.open("ink.shape", "let ink = .rde\n")
    pulling.ask()
    _ = pulling.reports()
    #expect(!pulling.client.events.contains { $0["method"] == "textDocument/publishDiagnostics" })
    var pushed = Puller(capabilities: [:])
    pushed.client.open("ink.shape", "let ink = .rde\n")
    pushed.ask()
    #expect(pushed.reports() == [] && pushed.client.diagnostics("ink.shape") == ["E0313 0"])
    for (capabilities, offers) in [(Self.pulling, true), ([:], false)] {
      var client = Conversation(starts: false)
      let answer = client.ask("initialize", ["capabilities": capabilities])
      let provider = answer.at("capabilities", "diagnosticProvider")
      #expect((provider?["workspaceDiagnostics"] == true) == offers)
    }
  }
}
