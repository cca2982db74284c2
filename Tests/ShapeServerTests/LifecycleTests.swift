import ShapeLanguage
import Testing

@testable import ShapeServer

@Suite("The beginning and the end of a conversation")
struct LifecycleTests {
  private func code(_ answer: JSONValue) -> Int? { answer.at("error", "code")?.int }

  @Test func `the first request is initialize`() {
    var client = Conversation(starts: false)
    #expect(code(client.answer("textDocument/hover", [:])) == -32002)
    #expect(client.answer("initialize", ["capabilities": [:]])["result"] != nil)
    #expect(code(client.answer("initialize", ["capabilities": [:]])) == -32600)
  }

  @Test func `notifications before the first request have no effect`() {
    var client = Conversation(starts: false)
    client.open("a.shape", "shape A { fil .red }")
    #expect(client.events.isEmpty && client.server.exitCode == nil)
  }

  @Test func `exit after shutdown is a success, and a failure without it`() {
    var client = Conversation()
    #expect(client.answer("shutdown", .null)["result"] == .null)
    #expect(code(client.answer("textDocument/hover", [:])) == -32600)
    client.tell("exit", .null)
    #expect(client.server.exitCode == 0)
    var rude = Conversation()
    rude.tell("exit", .null)
    #expect(rude.server.exitCode == 1)
  }

  @Test(arguments: [
    ("{", -32700), ("[1]", -32600), ("{\"id\": 1}", -32600), ("{\"id\": {}, \"method\": \"x\"}", -32600), ("", -32700),
    ("\u{1}", -32700), ("{\"a\": 1, \"a\": 2}", -32700),
  ])
  func `a message that can't be read is answered`(text: String, expected: Int) {
    var client = Conversation()
    client.send(text: text)
    #expect(client.events.last.flatMap { code($0) } == expected)
    #expect(client.answer("shutdown", .null)["result"] == .null)
  }

  @Test func `an unknown request is refused, and an unknown notification is logged`() {
    var client = Conversation()
    #expect(code(client.answer("textDocument/moon", [:])) == -32601)
    client.tell("textDocument/moon", [:])
    #expect(client.events.last?["method"] == "window/logMessage")
    let count = client.events.count
    client.tell("$/moon", [:])
    #expect(client.events.count == count)
  }

  @Test func `a cancelled request is not answered with a result`() {
    var client = Conversation()
    client.server.cancel(.number(2))
    #expect(code(client.answer("workspace/symbol", ["query": ""])) == -32800)
    #expect(client.answer("workspace/symbol", ["query": ""])["result"] == [])
  }

  @Test func `a request that is cancelled after its answer cancels no later one with its number`() {
    var client = Conversation()
    for id: JSONValue in [70, "seventy"] {
      let request: JSONValue = ["jsonrpc": "2.0", "id": id, "method": "workspace/symbol", "params": ["query": ""]]
      client.send(request)
      // The program reads the notification before the server handles it.
      if let id = RequestID(id) { client.server.cancel(id) }
      client.tell("$/cancelRequest", ["id": id])
      client.send(request)
      #expect(client.events.suffix(2).map { $0["result"] } == [[], []])
    }
  }

  @Test func `only short notifications are read for a request that they cancel`() {
    func cancelled(_ text: String) -> RequestID? { MessageStream.Part.message(Array(text.utf8)).cancelledRequest }
    let message = #"{"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 7}"#
    #expect(cancelled(message + "}") == .number(7) && cancelled(message + #", "id": 1}"#) == nil)
    let spaces = String(repeating: " ", count: 255 - message.utf8.count - 1)
    #expect(cancelled(message + spaces + "}") == .number(7) && cancelled(message + spaces + " }") == nil)
    #expect(cancelled(message.replacing("7", with: #""a""#) + "}") == .text("a"))
    #expect(MessageStream.Part.badHeader.cancelledRequest == nil)
  }

  @Test func `settings of the first request stay if the client has no others`() {
    var client = Conversation(
      capabilities: ["workspace": ["configuration": true]], options: ["shape": ["size": "200x100"]])
    let request = client.events.last { $0["method"] == "workspace/configuration" }
    func answer(_ section: JSONValue) {
      client.send(["jsonrpc": "2.0", "id": request?["id"] ?? .null, "result": [section]])
    }
    answer(.null)
    #expect(client.server.configuration.size?.width == 200)
  }

  @Test(
    arguments: [
      (["utf-8"], "utf-8"), (["utf-32", "utf-16"], "utf-32"), (["utf-7"], "utf-16"), ([], "utf-16"),
    ] as [([String], String)])
  func `the encoding is the first one that both know`(offered: [String], chosen: String) {
    var client = Conversation(starts: false)
    let encodings = JSONValue.array(offered.map { .string($0) })
    let answer = client.ask("initialize", ["capabilities": ["general": ["positionEncodings": encodings]]])
    #expect(answer.at("capabilities", "positionEncoding")?.text == chosen)
  }
}
