import ShapeLanguage
import Testing

@testable import ShapeServer

@Suite("The progress of reading the folders")
struct ProgressTests {
  private static func files(_ count: Int) -> [String: String] {
    Dictionary(uniqueKeysWithValues: (0..<count).map { ("/project/\($0).shape", "") })
  }
  private static let capabilities: JSONValue = ["window": ["workDoneProgress": true]]

  /// The kinds of the reports, and `create`, each with its token.
  private func reports(_ client: Conversation) -> [String] {
    client.events.compactMap { event in
      switch event["method"]?.text {
      case "window/workDoneProgress/create": "create " + (event.at("params", "token")?.text ?? "")
      case "$/progress":
        (event.at("params", "value", "kind")?.text ?? "") + " " + (event.at("params", "token")?.text ?? "")
      default: nil
      }
    }
  }

  @Test func `begins after the client agreed, with a token for each time`() {
    var client = Conversation(Self.files(60), capabilities: Self.capabilities)
    for _ in 0..<5 { client.step() }
    #expect(reports(client) == ["create shape/index/1"])
    client.reply(.null)
    client.rest()
    let first = ["create shape/index/1", "begin shape/index/1", "report shape/index/1", "end shape/index/1"]
    #expect(reports(client) == first)
    client.tell("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": []]])
    client.step()
    client.reply(.null)
    client.rest()
    #expect(reports(client) == first + first.map { $0.dropLast() + "2" })
  }

  @Test func `is not shown if the client refuses, or if everything is read by then`() {
    for result in [JSONValue?.none, .some(.null)] {
      var client = Conversation(Self.files(60), capabilities: Self.capabilities)
      client.step()
      if result != nil { client.rest() }
      client.reply(result)
      client.rest()
      #expect(reports(client) == ["create shape/index/1"])
    }
  }

  @Test func `is not shown for a single file`() {
    var client = Conversation(Self.files(49))
    client.rest()
    client.server.client.hasWorkDoneProgress = true
    let change: JSONValue = ["uri": "file:///project/7.shape", "type": 2]
    client.tell("workspace/didChangeWatchedFiles", ["changes": [change]])
    client.rest()
    #expect(reports(client).isEmpty && client.server.workspace.index.total == 1)
  }

  @Test func `ends when a request needs all files at once`() {
    var client = Conversation(Self.files(60), capabilities: Self.capabilities)
    client.step()
    client.reply(.null)
    _ = client.ask("workspace/symbol", ["query": ""])
    client.rest()
    #expect(reports(client).last == "end shape/index/1")
  }
}
