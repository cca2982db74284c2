import ShapeLanguage

extension RequestHandler {
  /// The diagnostics of the files of the folders that are not open: those of documents have a request of their own.
  static let workspaceDiagnostic = RequestHandler("workspace/diagnostic") { server, id, parameters in
    server.beginReport(id, parameters)
  }
}

/// The diagnostics of files that are not open. A request for them is answered when some have changed, as the protocol
/// proposes, so that a client that always has a request open costs nothing meanwhile. The thread of checks does the work.
struct WorkspaceReport: Sendable {
  struct Request: Sendable {
    let id: RequestID
    /// Names the notifications with a part of the result, if the client wants them.
    let token: JSONValue?
    /// The results that the client knows, by path.
    var known: [String: String] = [:]
    /// What the answer contains so far.
    var items: [JSONValue] = []
    /// The files that the answer is about so far.
    var reported: Set<String> = []
    /// Whether the client learns something new.
    var hasNews: Bool
  }

  /// A client has only one such request.
  var request: Request?
  /// Whether a file, a document or a setting changed since the files to check were determined.
  var isStale = false
  /// The files to check.
  fileprivate var waiting: [String] = []
  /// The last result of each file, and the state of the file and its imports.
  fileprivate var results: [String: (fingerprint: Int, id: String)] = [:]
}

extension Server {
  fileprivate mutating func beginReport(_ id: RequestID, _ parameters: JSONValue) {
    endReport()
    var request = WorkspaceReport.Request(id: id, token: parameters["partialResultToken"], hasNews: true)
    for known in parameters["previousResultIds"]?.array ?? [] {
      guard let path = known["uri"]?.text.flatMap({ DocumentURI($0).path }), let id = known["value"]?.text else {
        continue
      }
      request.known[path] = id
    }
    // Only a client with results can wait for others.
    request.hasNews = request.known.isEmpty
    report.request = request
    report.isStale = true
    // Others were not offered the request.
    if !client.pullsDiagnostics { endReport() }
  }

  /// Answers the request for diagnostics of files, if there is one, with what is known by now.
  mutating func endReport(with result: Result<Void, ResponseError> = .success(())) {
    guard let request = report.request else { return }
    report.request = nil
    report.waiting = []
    switch result {
    case .success: send(OutgoingMessage.result(request.id, ["items": .array(request.items)]))
    case .failure(let error): send(OutgoingMessage.failure(request.id, error))
    }
  }

  /// Whether a client waits for diagnostics of files that are not open.
  var wantsFileCheck: Bool {
    report.request != nil && workspace.index.isComplete && (report.isStale || !report.waiting.isEmpty)
  }

  /// Returns the next check of a file that is not open.
  mutating func takeFileCheck() -> CheckTask? {
    if report.isStale { planReport() }
    while let path = report.waiting.last {
      // It waits until it is finished: the check may be cancelled.
      if let check = workspace.check(ofFile: path, draws: configuration.checks) { return check }
      report.waiting.removeLast()
    }
    finishReport()
    return nil
  }

  /// Determines the files to check: those whose last result is not that of their current state, or not known to the client.
  private mutating func planReport() {
    report.isStale = false
    let files = workspace.closedFiles
    report.waiting = []
    for path in files.reversed() {
      let result = report.results[path]
      if result?.fingerprint != fingerprint(path) || result?.id != report.request?.known[path] {
        report.waiting.append(path)
      }
    }
    let known = Set(files)
    report.results = report.results.filter { known.contains($0.key) }
    for path in (report.request?.known.keys.sorted() ?? []) where !known.contains(path) {
      report.request?.known[path] = nil
      guard let uri = DocumentURI(path: path), workspace[uri] == nil else { continue }
      add(["uri": .string(uri.text), "version": .null, "kind": "full", "items": []])
    }
  }

  private mutating func fingerprint(_ path: String) -> Int {
    var hasher = Hasher()
    hasher.combine(workspace.fingerprint(ofFile: path).0)
    hasher.combine(configuration.checks)
    return hasher.finalize()
  }

  /// Notes what was found in a file that is not open.
  mutating func finish(_ result: CheckTask.Result, _ compilation: Compilation) {
    let (uri, path) = (result.uri, result.uri.displayPath)
    guard !report.isStale, report.waiting.last == path else { return }
    report.waiting.removeLast()
    var places = Places(workspace, compilation.trees)
    let messages = JSONValue.array(messages(compilation.diagnostics, result.findings ?? [], &places))
    let id = messages.resultID
    report.results[path] = (fingerprint(path), id)
    if report.request?.known.updateValue(id, forKey: path) != id {
      report.request?.reported.insert(path)
      add(["uri": .string(uri.text), "version": .null, "kind": "full", "resultId": .string(id), "items": messages])
    }
    if report.waiting.isEmpty { finishReport() }
  }

  /// Adds a part of the answer, or sends it at once.
  private mutating func add(_ item: JSONValue) {
    report.request?.hasNews = true
    if let token = report.request?.token {
      notify("$/progress", ["token": token, "value": ["items": [item]]])
    } else {
      report.request?.items.append(item)
    }
  }

  /// Answers the request if there is something new, and otherwise lets the client wait.
  private mutating func finishReport() {
    guard let request = report.request, request.hasNews else { return }
    for (path, id) in request.known.sorted(by: { $0.key < $1.key }) where !request.reported.contains(path) {
      guard let uri = DocumentURI(path: path)?.text else { continue }
      report.request?.items.append([
        "uri": .string(uri), "version": .null, "kind": "unchanged", "resultId": .string(id),
      ])
    }
    endReport()
  }
}
