import ShapeLanguage

extension RequestHandler {
  static let inlayHint = RequestHandler(
    "textDocument/inlayHint", offeredAs: "inlayHintProvider", ["resolveProvider": false]
  ) { server, parameters throws(ResponseError) in
    guard server.configuration.showsHints else { return [] }
    var request = try DocumentRequest(&server, parameters)
    let bytes = try parameters["range"].map { range throws(ResponseError) in try request.places.bytes(range) }
    guard let values = server.workspace.values(of: request.uri, for: server.configuration) else { return [] }
    return .array(
      request.compilation.inlayHints(range: bytes, values: values).map { hint in
        let position = request.places.position(hint.offset)
        switch hint.kind {
        case .value: return ["position": position, "label": .string(hint.text), "paddingLeft": true]
        case .parameter: return ["position": position, "label": .string(hint.text), "kind": 2, "paddingRight": true]
        }
      })
  }
}
