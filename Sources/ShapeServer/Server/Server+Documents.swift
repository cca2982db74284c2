import ShapeLanguage

/// Notifications about documents and files.
extension Server {
  mutating func didOpen(_ parameters: JSONValue) throws(ResponseError) {
    let item = try parameters.required("textDocument") { $0 }
    let uri = try item.required("uri") { $0.text.map { DocumentURI($0) } }
    let text = try item.required("text") { $0.text }
    guard !ownedDocuments.contains(uri) else { return }
    workspace.open(Document(uri: uri, version: item["version"]?.int, text: text, client.encoding))
    textChanged(uri)
  }

  mutating func didChange(_ parameters: JSONValue) throws(ResponseError) {
    let item = try parameters.required("textDocument") { $0 }
    let uri = try item.required("uri") { $0.text.map { DocumentURI($0) } }
    let changes = try parameters.required("contentChanges") { $0.array }
    guard workspace[uri] != nil else { throw ResponseError(.invalidParams, "`\(uri.text)` is not open") }
    let version = item["version"]?.int
    guard isCurrent(version, of: uri) else { return }
    let old = workspace[uri]?.bytes
    try workspace.update(uri) { document throws(ResponseError) in
      if let version, let known = document.version, version < known {
        throw ResponseError(.invalidParams, "version \(version) comes after \(known)")
      }
      document.setVersion(version)
      for change in changes { try document.apply(change) }
    }
    textChanged(uri, caret: try? LineIndex.Position(changes.last?.at("range", "start")))
    pass(old, of: uri)
  }

  mutating func didClose(_ parameters: JSONValue) throws(ResponseError) {
    let uri = try documentURI(parameters)
    guard !ownedDocuments.contains(uri) else { return }
    workspace.close(uri)
    updatePages(of: uri)
    if !client.pullsDiagnostics { publish([], of: uri, version: nil) }
    // Other documents import the file again, and no longer the document.
    workspace.fileChanged(uri)
    report.isStale = true
  }

  /// Reports the mistakes in the new text at once. The rest follows when there is time.
  mutating func textChanged(_ uri: DocumentURI, caret: LineIndex.Position? = nil) {
    report.isStale = true
    pictureChanged(uri)
    updatePages(of: uri, caret: caret)
    // A picture needs all of the file, and then the mistakes are known, too.
    if client.followsPictures { _ = workspace.compiled(uri) }
    if !client.pullsDiagnostics { publish(uri) }
    workspace.fileChanged(uri)
    if configuration.checks { workspace.scheduleCheck(of: uri) }
  }

  /// Tells the client that the pictures of a document may have changed.
  private mutating func pictureChanged(_ uri: DocumentURI) {
    guard client.followsPictures, let document = workspace[uri] else { return }
    notify(
      "shape/changed",
      ["uri": .string(uri.text), "version": document.version.map { .number($0) } ?? .null])
  }

  mutating func didChangeWatchedFiles(_ parameters: JSONValue) {
    for change in parameters["changes"]?.array ?? [] {
      // The text of an open document is that of its editor.
      guard let uri = change["uri"]?.text.map({ DocumentURI($0) }), workspace[uri] == nil else { continue }
      workspace.fileChanged(uri)
      report.isStale = true
    }
  }

  mutating func didChangeWorkspaceFolders(_ parameters: JSONValue) {
    func paths(_ name: String) -> [String] {
      (parameters.at("event", name)?.array ?? []).compactMap { $0["uri"]?.text.flatMap { DocumentURI($0).path } }
    }
    workspace.changeFolders(adding: paths("added"), removing: paths("removed"))
    report.isStale = true
  }

  /// Returns the document of a request.
  func documentURI(_ parameters: JSONValue) throws(ResponseError) -> DocumentURI {
    let item = try parameters.required("textDocument") { $0 }
    let uri = try item.required("uri") { $0.text.map { DocumentURI($0) } }
    guard workspace[uri] != nil else { throw ResponseError(.invalidParams, "`\(uri.text)` is not open") }
    return uri
  }

  // MARK: Work without a message

  /// Whether there is work that no message waits for.
  public var hasIdleWork: Bool {
    phase == .initialized && (workspace.hasStale || !workspace.index.isComplete || indexProgress.isShown || lensesWait)
  }

  /// Does a little of the work that no message waits for.
  public mutating func doIdleWork() {
    guard hasIdleWork else { return }
    if let uri = workspace.takeStale() {
      pictureChanged(uri)
      if !client.pullsDiagnostics { publish(uri) }
      if !workspace.hasStale {
        if client.pullsDiagnostics { refresh(.diagnostics) }
        refreshViews()
      }
      if configuration.checks { workspace.scheduleCheck(of: uri) }
    } else {
      workspace.continueIndex()
      reportIndexProgress()
      refreshWaitingLenses()
    }
  }

  /// Whether a check waits to be run.
  public var wantsCheck: Bool { phase == .initialized && (wantsDocumentCheck || wantsFileCheck) }

  private var wantsDocumentCheck: Bool { configuration.checks && workspace.hasUnchecked }

  /// Returns the next check to run, after some time without messages.
  public mutating func takeCheck() -> CheckTask? {
    guard wantsCheck else { return nil }
    if wantsDocumentCheck, let check = workspace.takeCheck() { return check }
    return takeFileCheck()
  }

  /// Whether the text of a check, or of one of its imports, changed since. Files that are not open wait for documents.
  public func isOutdated(_ check: CheckTask) -> Bool {
    if check.isOfClosedFile { return report.request == nil || report.isStale || wantsDocumentCheck }
    return workspace[check.uri] == nil || workspace.isUnchecked(check.uri)
  }

  /// Reports what a check found, unless the text changed since.
  public mutating func finish(_ result: CheckTask.Result) {
    switch result.subject {
    case .file(let compilation): finish(result, compilation)
    case .document(let checked, let proofs):
      guard let document = workspace[result.uri], document.bytes == checked.trees[0].source.bytes else { return }
      // Findings from before a mistake are as good as they were.
      guard let findings = result.findings else { return }
      try? workspace.update(result.uri) { $0.setFindings(findings, checked, proofs) }
      if client.pullsDiagnostics { refresh(.diagnostics) } else { publish(result.uri) }
    }
  }
}
