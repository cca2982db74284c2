import ShapeLanguage

extension RequestHandler {
  static let documentDiagnostic = RequestHandler(
    "textDocument/diagnostic", offeredAs: "diagnosticProvider",
    ["identifier": "shapec", "interFileDependencies": true, "workspaceDiagnostics": false]
  ) { server, parameters throws(ResponseError) in
    let uri = try server.documentURI(parameters)
    guard let result = server.workspace.checked(uri), let document = server.workspace[uri] else {
      throw .missing("textDocument")
    }
    let messages = JSONValue.array(server.messages(of: document, result))
    let id = JSONWriter.compact(messages).hashValue
    if parameters["previousResultId"]?.text == "\(id)" { return ["kind": "unchanged", "resultId": .string("\(id)")] }
    return ["kind": "full", "resultId": .string("\(id)"), "items": messages]
  }
}
