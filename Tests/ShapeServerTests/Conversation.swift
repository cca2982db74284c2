import ShapeLanguage
import Testing

@testable import ShapeServer

/// A client in memory, with files in memory.
struct Conversation {
  var server: Server
  let disk: MemoryFiles
  private var stream = MessageStream()
  private var requests = 0
  /// Whether each long request is answered before the next message.
  var answersAtOnce = true
  /// The messages of the server that are no answers, in order.
  private(set) var events: [JSONValue] = []

  /// - Parameters:
  ///   - files: The text of each file, by its path.
  ///   - folder: The folder of the client, if it has one.
  ///   - starts: Whether the client has said hello.
  ///   - explanations: The folder with a page for each code.
  ///   - owner: Who has the documents of a page.
  ///   - pages: What shows the documents of an editor.
  init(
    _ files: [String: String] = [:], in folder: String? = "/project", limits: WorkspaceIndex.Limits = .init(),
    capabilities: JSONValue = [:], options: JSONValue? = nil, starts: Bool = true, explanations: String? = nil,
    owner: DocumentOwner? = nil, pages: PageHost? = nil
  ) {
    let disk = MemoryFiles(files)
    self.disk = disk
    server = Server(
      files: WorkspaceFiles(
        read: { disk.read($0, within: $1) }, list: { disk.list($0) }, explanations: { explanations }),
      version: "1.0.0", owner: owner, pages: pages, limits)
    guard starts else { return }
    var parameters: [JSONValue.Member] = [
      .init("processId", .null), .init("rootUri", folder.map { .string("file://" + $0) } ?? .null),
      .init("capabilities", capabilities),
    ]
    if let options { parameters.append(.init("initializationOptions", options)) }
    _ = ask("initialize", .object(parameters))
    tell("initialized", [:])
  }

  /// Sends a notification.
  mutating func tell(_ method: String, _ parameters: JSONValue) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Sends a request and returns the whole answer.
  mutating func answer(_ method: String, _ parameters: JSONValue) -> JSONValue {
    requests += 1
    let id = JSONValue.number(requests)
    send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters])
    guard let index = events.firstIndex(where: { $0["id"] == id && $0["method"] == nil }) else { return .null }
    return events.remove(at: index)
  }

  /// Sends a request and returns the result, or the error.
  mutating func ask(_ method: String, _ parameters: JSONValue) -> JSONValue {
    let answer = answer(method, parameters)
    return answer["result"] ?? answer["error"] ?? .null
  }

  mutating func send(_ message: JSONValue) {
    stream.append(OutgoingMessage.bytes(message))
    while let part = stream.next() { server.receive(part) }
    if answersAtOnce { answerLongRequests() }
    take()
  }

  /// Answers the requests that a program answers on another thread.
  mutating func answerLongRequests() {
    while let request = server.takeLongRequest() { server.finish(request.run()) }
    take()
  }

  /// Sends any bytes as a message.
  mutating func send(text: String) {
    server.receive(.message(Array(text.utf8)))
    take()
  }

  /// Does one step of the work that no message waits for.
  mutating func step() {
    server.doIdleWork()
    take()
  }

  /// Answers the last request of the server, with an error if there is no result.
  mutating func reply(_ result: JSONValue?) {
    guard let id = events.last(where: { $0["id"] != nil && $0["method"] != nil })?["id"] else { return }
    if let result {
      send(["jsonrpc": "2.0", "id": id, "result": result])
    } else {
      send(["jsonrpc": "2.0", "id": id, "error": ["code": -32603, "message": "no"]])
    }
  }

  /// Does all work that no message waits for.
  mutating func rest() {
    while server.hasIdleWork { server.doIdleWork() }
    while let check = server.takeCheck() { if let result = check.run() { server.finish(result) } }
    take()
  }

  private mutating func take() {
    for bytes in server.takeOutput() {
      var stream = MessageStream()
      stream.append(bytes)
      guard case .message(let content)? = stream.next(), let node = try? JSONReader.read(content) else { continue }
      events.append(node.value)
    }
  }

  // MARK: Pages

  /// Gives the server of a page a text.
  mutating func provide(_ name: String, _ text: String?) {
    server.provide("file:///project/" + name, text.map { Array($0.utf8) })
    take()
  }

  /// Gives the server of an editor the change of a page.
  mutating func make(_ edit: PageEdit, by page: Int) {
    server.make(edit, by: page)
    take()
  }

  // MARK: Documents

  static func uri(_ name: String) -> JSONValue { .string("file:///project/" + name) }

  mutating func open(_ name: String, version: Int = 1, _ text: String) {
    let item: JSONValue = [
      "uri": Self.uri(name), "languageId": "shape", "version": .number(version), "text": .string(text),
    ]
    tell("textDocument/didOpen", ["textDocument": item])
  }

  mutating func close(_ name: String) { tell("textDocument/didClose", ["textDocument": ["uri": Self.uri(name)]]) }

  /// Replaces the text from one line and character to another.
  mutating func change(_ name: String, version: Int, _ range: (Int, Int, Int, Int)?, _ text: String) {
    var change: [JSONValue.Member] = [.init("text", .string(text))]
    if let range {
      change.append(
        .init(
          "range",
          [
            "start": ["line": .number(range.0), "character": .number(range.1)],
            "end": ["line": .number(range.2), "character": .number(range.3)],
          ]))
    }
    tell(
      "textDocument/didChange",
      ["textDocument": ["uri": Self.uri(name), "version": .number(version)], "contentChanges": [.object(change)]])
  }

  /// The codes and lines of the last diagnostics of a document, such as `E0110 2`. `nil` if there were none.
  func diagnostics(_ name: String) -> [String]? {
    let last = events.last {
      $0["method"] == "textDocument/publishDiagnostics" && $0.at("params", "uri") == Self.uri(name)
    }
    return last?.at("params", "diagnostics")?.array?.map { diagnostic in
      "\(diagnostic["code"]?.text ?? "") \(diagnostic.at("range", "start", "line")?.int ?? -1)"
    }
  }
}
