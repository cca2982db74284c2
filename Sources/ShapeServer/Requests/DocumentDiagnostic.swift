import ShapeLanguage

extension RequestHandler {
  static let documentDiagnostic = RequestHandler(
    "textDocument/diagnostic", offeredAs: "diagnosticProvider",
    ["identifier": "shapec", "interFileDependencies": true, "workspaceDiagnostics": true]
  ) { server, parameters throws(ResponseError) in
    let uri = try server.documentURI(parameters)
    guard let result = server.workspace.checked(uri), let document = server.workspace[uri] else {
      throw .missing("textDocument")
    }
    let messages = JSONValue.array(server.messages(of: document, result))
    let id = JSONValue.string(messages.resultID)
    if parameters["previousResultId"] == id { return ["kind": "unchanged", "resultId": id] }
    return ["kind": "full", "resultId": id, "items": messages]
  }
}

extension JSONValue {
  /// The name by which a client knows diagnostics. Those with the same name are the same.
  var resultID: String { "\(JSONWriter.compact(self).hashValue)" }
}
