import ShapeLanguage

/// What the server can do, as the answer to the first request says it.
enum ServerCapabilities {
  static func json(for client: ClientCapabilities, ownsDocuments: Bool, hasPages: Bool) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("positionEncoding", .string(client.encoding.rawValue)),
      .init("textDocumentSync", ["openClose": true, "change": 2, "save": ["includeText": false]]),
      .init(
        "workspace",
        [
          "workspaceFolders": ["supported": true, "changeNotifications": true],
          "fileOperations": RequestHandler.fileOperations,
        ]),
    ]
    for handler in RequestHandler.all.values.sorted(by: { $0.method < $1.method }) {
      // A client that is sent diagnostics must not ask for them too: it would show them twice.
      if handler.method == RequestHandler.documentDiagnostic.method, !client.pullsDiagnostics { continue }
      if handler.method == RequestHandler.executeCommand.method, !hasPages { continue }
      if let capability = handler.capability { members.append(.init(capability.name, capability.value)) }
    }
    if ownsDocuments { members.append(.init("experimental", ["shapeDocuments": true])) }
    return .object(members)
  }
}
