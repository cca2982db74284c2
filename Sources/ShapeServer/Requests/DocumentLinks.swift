import ShapeLanguage

extension RequestHandler {
  static let documentLink = RequestHandler(
    "textDocument/documentLink", offeredAs: "documentLinkProvider", ["resolveProvider": false]
  ) { server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    return .array(
      request.compilation.documentLinks().compactMap { link in
        guard let target = link.target else { return nil }
        return ["range": request.places.range(link.span), "target": .string(request.places.uri(ofFile: target).text)]
      })
  }
}
