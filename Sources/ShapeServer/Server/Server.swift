import ShapeEditing
import ShapeLanguage

/// A language server: it takes the messages of a client and answers them.
///
/// It is a plain value without threads and without a clock. The program that runs it passes it messages, sends what is in
/// `takeOutput()`, calls `doIdleWork()` while there are no messages, and runs the checks that it asks for.
public struct Server: Sendable {
  /// The state of the conversation.
  enum Phase: Sendable { case new, initialized, shutDown, ended }

  let files: WorkspaceFiles
  let version: String
  private(set) var phase = Phase.new
  var client = ClientCapabilities()
  var configuration = Configuration()
  /// The settings of the first request.
  var initialConfiguration = Configuration()
  var workspace: Workspace
  /// What the requests of the server are about, by their number.
  var pendingRequests: [Int: PendingRequest] = [:]
  private var lastRequest = 0
  /// The requests of which another one is needed after the answer to the last.
  var repeatedRequests: Set<PendingRequest> = []
  /// The folder with the pages that explain codes, if the client can show them.
  var explanations: String?
  /// What the client knows about the progress of the index.
  var indexProgress = IndexProgress()
  /// Who has the documents that the client shows, if it does not open them itself.
  let owner: DocumentOwner?
  /// The documents that were opened for the client.
  var ownedDocuments: Set<DocumentURI> = []
  /// The place that the page shows at first.
  var firstPlace: JSONValue?
  /// The pages that show documents of the client, if there can be any.
  var pages: EditorPages?
  /// Whether code lenses were left out because the index was not complete.
  var lensesWait = false
  private var output: [JSONValue] = []
  /// The requests that the client cancelled before they were answered.
  private var cancelled: Set<RequestID> = []

  /// The long requests that wait to be run, and the documents of all that are not answered.
  private var waitingRequests: [LongRequest] = []
  private var longRequests: [RequestID: DocumentURI] = [:]
  /// Whether the client waits no more for the request that is being answered.
  var isCancelled: @Sendable () -> Bool = { false }

  /// The diagnostics of files that are not open.
  var report = WorkspaceReport()
  /// The number of the last semantic tokens of all documents.
  var lastTokens = 0
  /// The items of the last completion, whose documentation a client may ask for.
  var lastCompletion: Completion?

  struct Completion: Sendable {
    var snapshot: CodeSnapshot
    var items: [CompletionItem]
  }

  /// A request of the server.
  enum PendingRequest: Hashable, Sendable {
    case configuration, progress
    /// A change by a page.
    case pageEdit(DocumentURI)
    case refresh(ClientView)
    case other
  }

  /// - Parameters:
  ///   - version: The version of the program, which clients show.
  ///   - owner: Who has the documents that the client shows, if it is a page that does not open them itself.
  ///   - pages: What shows documents of the client in pages.
  public init(files: WorkspaceFiles, version: String, owner: DocumentOwner? = nil, pages: PageHost? = nil) {
    self.init(files: files, version: version, owner: owner, pages: pages, WorkspaceIndex.Limits())
  }

  init(
    files: WorkspaceFiles, version: String, owner: DocumentOwner? = nil, pages: PageHost? = nil,
    _ limits: WorkspaceIndex.Limits
  ) {
    self.files = files
    self.version = version
    self.owner = owner
    self.pages = pages.map { EditorPages(host: $0) }
    workspace = Workspace(files: files, limits)
  }

  /// The exit code of the program, once the client ended the conversation: 0 after a shutdown.
  public private(set) var exitCode: Int32?

  /// Returns the bytes to send to the client: messages with headers.
  public mutating func takeOutput() -> [[UInt8]] {
    defer { output = [] }
    return output.map { OutgoingMessage.bytes($0) }
  }

  /// Returns the messages to send to the client, for a transport that needs no headers.
  public mutating func takeMessages() -> [[UInt8]] {
    defer { output = [] }
    return output.map { JSONWriter.bytes($0) }
  }

  // MARK: Messages

  /// Handles a part of the input.
  public mutating func receive(_ part: MessageStream.Part) {
    switch part {
    case .message(let bytes): receive(bytes)
    case .badHeader: send(OutgoingMessage.failure(nil, ResponseError(.parseError, "the header can't be read")))
    case .tooLong(let count):
      send(
        OutgoingMessage.failure(
          nil,
          ResponseError(
            .invalidRequest, "a message of \(count) bytes is too long; the limit is \(MessageStream.longestMessage)")))
    }
  }

  private mutating func receive(_ bytes: [UInt8]) {
    let message: Message
    do throws(ResponseError) {
      message = try Message(bytes)
    } catch {
      return send(OutgoingMessage.failure(nil, error))
    }
    switch message {
    case .request(let id, let method, let parameters):
      do throws(ResponseError) {
        if cancelled.remove(id) != nil { throw .cancelled }
        if let request = longRequest(id, method, parameters) {
          waitingRequests.append(request)
          longRequests[id] = request.uri
          return
        }
        if let result = try answer(id, method, parameters) { send(OutgoingMessage.result(id, result)) }
      } catch {
        send(OutgoingMessage.failure(id, error))
      }
    case .notification(let method, let parameters):
      do throws(ResponseError) {
        try handle(method, parameters)
      } catch {
        log("\(method): \(error.message)")
      }
    case .response(let id, let result):
      guard case .number(let number) = id, let request = pendingRequests.removeValue(forKey: number) else { return }
      finish(request, result)
    }
  }

  /// Notes that the client cancels a request that may still be waiting.
  public mutating func cancel(_ id: RequestID) {
    // Most of these requests are answered already, and never come again.
    if cancelled.count > 1_000 { cancelled = [] }
    cancelled.insert(id)
  }

  // MARK: Long requests

  /// Returns a request that may take long, with the state of the server.
  private func longRequest(_ id: RequestID, _ method: String, _ parameters: JSONValue) -> LongRequest? {
    guard phase == .initialized, let handler = RequestHandler.all[method], case .atOnce(let answer) = handler.answer,
      let uri = handler.longTarget(self, parameters)
    else { return nil }
    var snapshot = self
    (snapshot.output, snapshot.waitingRequests) = ([], [])
    return LongRequest(id: id, uri: uri, answer: answer, parameters: parameters, server: snapshot)
  }

  /// Returns the next request to answer on another thread.
  public mutating func takeLongRequest() -> LongRequest? {
    waitingRequests.isEmpty ? nil : waitingRequests.removeFirst()
  }

  /// Whether the client has cancelled a request.
  public func isOutdated(_ request: LongRequest) -> Bool { cancelled.contains(request.id) }

  /// Sends the answer to a long request, unless the client has cancelled it or changed the document.
  public mutating func finish(_ result: LongRequest.Result) {
    guard longRequests.removeValue(forKey: result.id) != nil else { return }
    do throws(ResponseError) {
      if cancelled.remove(result.id) != nil { throw .cancelled }
      guard workspace[result.uri]?.bytes == result.text else {
        throw ResponseError(.contentModified, "the document changed meanwhile")
      }
      send(OutgoingMessage.result(result.id, try result.answer.get()))
    } catch {
      send(OutgoingMessage.failure(result.id, error))
    }
  }

  /// Returns the answer to a request, or `nil` if it comes later.
  private mutating func answer(
    _ id: RequestID, _ method: String, _ parameters: JSONValue
  ) throws(ResponseError) -> JSONValue? {
    switch (phase, method) {
    case (.new, "initialize"):
      phase = .initialized
      return initialize(parameters)
    case (.new, _): throw ResponseError(.serverNotInitialized, "the first request must be `initialize`")
    case (.initialized, "initialize"): throw ResponseError(.invalidRequest, "the server is initialized already")
    case (.initialized, "shutdown"):
      endReport(with: .failure(.cancelled))
      phase = .shutDown
      return .null
    case (.initialized, _):
      guard let handler = RequestHandler.all[method] else {
        throw ResponseError(.methodNotFound, "unknown request `\(method)`")
      }
      switch handler.answer {
      case .atOnce(let answer): return try answer(&self, parameters)
      case .later(let begin):
        begin(&self, id, parameters)
        return nil
      }
    case (.shutDown, _), (.ended, _): throw ResponseError(.invalidRequest, "the server is shut down")
    }
  }

  private mutating func handle(_ method: String, _ parameters: JSONValue) throws(ResponseError) {
    if method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      phase = .ended
      return
    }
    // Before the first request, and after the last one, notifications have no meaning.
    guard phase == .initialized else { return }
    switch method {
    case "initialized":
      register()
      try startPage()
    case "textDocument/didOpen": try didOpen(parameters)
    case "textDocument/didChange": try didChange(parameters)
    case "textDocument/didClose": try didClose(parameters)
    case "shape/caret":
      followCaret(in: try documentURI(parameters), try LineIndex.Position(parameters["position"]))
    case "textDocument/didSave", "textDocument/willSave": break
    case "workspace/didChangeConfiguration": didChangeConfiguration(parameters)
    case "workspace/didChangeWatchedFiles": didChangeWatchedFiles(parameters)
    case "workspace/didChangeWorkspaceFolders": didChangeWorkspaceFolders(parameters)
    case "$/cancelRequest":
      guard let id = RequestID(parameters["id"]), longRequests[id] == nil else { return }
      cancelled.remove(id)
      if report.request?.id == id { endReport(with: .failure(.cancelled)) }
    case "$/setTrace", "window/workDoneProgress/cancel": break
    default: if !method.hasPrefix("$/") { log("unknown notification \(method)") }
    }
  }

  // MARK: Output

  mutating func send(_ message: JSONValue) { output.append(message) }

  mutating func notify(_ method: String, _ parameters: JSONValue) {
    send(OutgoingMessage.notification(method, parameters))
  }

  mutating func request(_ method: String, _ parameters: JSONValue, _ purpose: PendingRequest = .other) {
    lastRequest += 1
    pendingRequests[lastRequest] = purpose
    send(OutgoingMessage.request(lastRequest, method, parameters))
  }

  /// Sends a request unless the same one is not answered yet. Then it is sent after the answer, so that what the client
  /// reads is never from before this call, and a client that never answers has one of them.
  mutating func requestOnce(_ method: String, _ parameters: JSONValue, _ purpose: PendingRequest) {
    if pendingRequests.values.contains(purpose) {
      repeatedRequests.insert(purpose)
    } else {
      request(method, parameters, purpose)
    }
  }

  /// Writes a line to the log of the client.
  mutating func log(_ message: String) {
    notify("window/logMessage", ["type": 2, "message": .string("shapec: " + message)])
  }
}
