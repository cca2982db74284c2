import ShapeLanguage

extension RequestHandler {
  static let references = RequestHandler(
    "textDocument/references", offeredAs: "referencesProvider"
  ) { server, parameters throws(ResponseError) in
    let request = try PlaceRequest(&server, parameters)
    guard let symbol = request.compilation.symbol(at: request.offset) else { return [] }
    let includesDeclaration = parameters.at("context", "includeDeclaration")?.bool ?? true
    var result: [JSONValue] = []
    var seen: Set<JSONValue> = []
    func add(_ compilation: Compilation, _ symbol: Symbol) {
      var places = Places(server.workspace, compilation.trees)
      let declaration = compilation.declaration(of: symbol)
      for span in compilation.references(of: symbol) where includesDeclaration || span != declaration {
        let location = places.location(span)
        if seen.insert(location).inserted { result.append(location) }
      }
    }
    add(request.compilation, symbol)
    for (compilation, symbol) in server.otherPlaces(of: symbol, in: request.compilation, besides: request.uri) {
      add(compilation, symbol)
    }
    return .array(result)
  }
}

extension Server {
  /// Returns the compilation of each file that imports the one with the declaration of a symbol, with the symbol there.
  mutating func otherPlaces(
    of symbol: Symbol, in compilation: Compilation, besides uri: DocumentURI
  ) -> [(Compilation, Symbol)] {
    guard symbol.isVisibleElsewhere, let place = compilation.declaration(of: symbol) else { return [] }
    let path = compilation.trees[Int(place.file)].source.path
    return workspace.importers(of: path).compactMap { other in
      guard other != uri, let compilation = workspace.compilation(of: other),
        let file = compilation.trees.firstIndex(where: { $0.source.path == path }),
        let symbol = compilation.symbol(at: Int(place.start), in: file)
      else { return nil }
      return (compilation, symbol)
    }
  }
}

extension Symbol {
  /// Whether other files can name it.
  fileprivate var isVisibleElsewhere: Bool {
    switch self {
    case .declaration(.file): false
    case .declaration, .parameter, .enumCase, .layer: true
    case .local, .preview, .layerValue, .color, .edges, .type, .member, .builtin, .keyword, .command, .label: false
    }
  }
}
