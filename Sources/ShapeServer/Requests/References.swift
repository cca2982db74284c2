import ShapeLanguage

extension RequestHandler {
  static let references = RequestHandler(
    "textDocument/references", offeredAs: "referencesProvider"
  ) { server, parameters throws(ResponseError) in
    var request = try PlaceRequest(&server, parameters)
    guard let symbol = request.compilation.symbol(at: request.offset) else { return [] }
    let includesDeclaration = parameters.at("context", "includeDeclaration")?.bool ?? true
    let declaration = request.compilation.declaration(of: symbol)
    let spans = request.compilation.references(of: symbol).filter { includesDeclaration || $0 != declaration }
    return .array(spans.map { request.places.location($0) })
  }
}
