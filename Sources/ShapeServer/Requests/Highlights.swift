import ShapeLanguage

extension RequestHandler {
  static let documentHighlight = RequestHandler(
    "textDocument/documentHighlight", offeredAs: "documentHighlightProvider"
  ) { server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    let offset = try request.places.offset(parameters["position"])
    // Many clients ask at each move of the caret.
    server.followCaret(in: request.uri, try LineIndex.Position(parameters["position"]))
    return .array(
      request.compilation.highlights(at: offset).map { highlight in
        // A declaration writes the name, a use reads it.
        ["range": request.places.range(highlight.span), "kind": highlight.isDeclaration ? 3 : 2]
      })
  }
}
