import ShapeLanguage

extension RequestHandler {
  static let definition = RequestHandler(
    "textDocument/definition", offeredAs: "definitionProvider"
  ) { server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    let offset = try request.places.offset(parameters["position"])
    guard let symbol = request.compilation.symbol(at: offset) else { return .null }
    // The path of an import leads to the file.
    if case .declaration(.file(let file)) = symbol,
      request.compilation.references(of: symbol).allSatisfy({ $0.file != file })
    {
      return [
        "uri": .string(request.places.uri(ofFile: Int(file)).text), "range": request.places.range(0..<0, in: Int(file)),
      ]
    }
    return request.compilation.declaration(of: symbol).map { request.places.location($0) } ?? .null
  }
}
