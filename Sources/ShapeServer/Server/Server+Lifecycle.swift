import ShapeLanguage

/// The beginning of the conversation, and the settings.
extension Server {
  /// Answers the first request.
  mutating func initialize(_ parameters: JSONValue) -> JSONValue {
    client = ClientCapabilities(parameters["capabilities"] ?? .null)
    client.readIntroduction(parameters)
    workspace.encoding = client.encoding
    if client.showsCodeDescription { explanations = files.explanations() }
    var folders = parameters["workspaceFolders"]?.array?.compactMap { $0["uri"]?.text } ?? []
    if folders.isEmpty, let root = parameters["rootUri"]?.text { folders = [root] }
    if folders.isEmpty, let uri = parameters["rootPath"]?.text.flatMap({ DocumentURI(path: $0) }) {
      folders = [uri.text]
    }
    workspace.setFolders(owner?.folders ?? folders.compactMap { DocumentURI($0).path })
    if let section = parameters["initializationOptions"], case .object = section {
      initialConfiguration = Configuration(section[Configuration.section] ?? section)
      configuration = initialConfiguration
    }
    return [
      "capabilities": ServerCapabilities.json(for: client, ownsDocuments: owner != nil, hasPages: pages != nil),
      "serverInfo": ["name": "shapec", "version": .string(version)],
    ]
  }

  /// Asks the client for what can be asked only after the first answer.
  mutating func register() {
    if client.watchesFiles {
      request(
        "client/registerCapability",
        [
          "registrations": [
            [
              "id": "shape-files", "method": "workspace/didChangeWatchedFiles",
              "registerOptions": ["watchers": [["globPattern": "**/*.shape"]]],
            ]
          ]
        ])
    }
    if client.hasConfiguration { requestConfiguration() }
    workspace.startIndex()
  }

  private mutating func requestConfiguration() {
    requestOnce(
      "workspace/configuration", ["items": [["section": .string(Configuration.section)]]], .configuration)
  }

  /// Handles the answer to a request of the server.
  mutating func finish(_ request: PendingRequest, _ result: JSONValue?) {
    let isRepeated = repeatedRequests.remove(request) != nil
    switch request {
    case .configuration:
      if isRepeated { return requestConfiguration() }
      use(result?.array?.first)
    case .refresh(let view): if isRepeated { refresh(view) }
    case .pageEdit(let uri):
      guard result?["applied"]?.bool != true else { return }
      refuse(uri, because: result?["failureReason"]?.text ?? "the editor refuses")
    case .progress: beginIndexProgress(isAccepted: result != nil)
    case .other: break
    }
  }

  mutating func didChangeConfiguration(_ parameters: JSONValue) {
    if client.hasConfiguration { return requestConfiguration() }
    let settings = parameters["settings"] ?? .null
    if case .object = settings { use(settings[Configuration.section] ?? settings) }
  }

  /// Uses the settings of a section. A client without any answers `null`, which leaves those of the first request.
  private mutating func use(_ section: JSONValue?) {
    let new = if case .object? = section { Configuration(section ?? .null) } else { initialConfiguration }
    guard new != configuration else { return }
    let old = configuration
    configuration = new
    if new.checks != old.checks {
      if new.checks { workspace.scheduleAllChecks() } else { workspace.forgetFindings() }
      report.isStale = true
      publishAll()
    }
    refreshViews()
  }
}
