import ShapeCore
import ShapeEditing
import ShapeLanguage

extension RequestHandler {
  static let references = RequestHandler(
    "textDocument/references", offeredAs: "referencesProvider"
  ) { server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    let offset = try request.places.offset(parameters["position"])
    guard let symbol = request.compilation.symbol(at: offset) else { return [] }
    let includesDeclaration = parameters.at("context", "includeDeclaration")?.bool ?? true
    let locations = server.locations(
      of: symbol, in: request.compilation, of: request.uri, includesDeclaration: includesDeclaration)
    if let reason = server.reasonForUnknownUses(of: symbol, in: request.compilation) {
      server.log("references may be missing, because \(reason)")
    }
    return .array(locations)
  }
}

extension Server {
  /// Returns the reason why a symbol may have uses that the index doesn't know, as the end of a sentence, or `nil` if it
  /// knows all of them.
  mutating func reasonForUnknownUses(of symbol: Symbol, in compilation: Compilation) -> String? {
    guard compilation.isVisibleElsewhere(symbol) else { return nil }
    workspace.completeIndex()
    return workspace.index.isPartial ? workspace.index.limits.explanation : nil
  }

  /// Returns the places where a symbol of a document is named, in all files.
  mutating func locations(
    of symbol: Symbol, in compilation: Compilation, of uri: DocumentURI, includesDeclaration: Bool
  ) -> [JSONValue] {
    var result: [JSONValue] = []
    var seen: Set<JSONValue> = []
    let others = otherPlaces(of: symbol, in: compilation, besides: uri)
    for (compilation, symbol) in [(compilation, symbol)] + others {
      var places = Places(workspace, compilation.trees)
      let declaration = compilation.declaration(of: symbol)
      for span in compilation.references(of: symbol) where includesDeclaration || span != declaration {
        let location = places.location(span)
        if seen.insert(location).inserted { result.append(location) }
      }
    }
    return result
  }

  /// Returns the compilation of each file that can name a symbol of another one, with the symbol there.
  ///
  /// - Parameter newName: A name that the symbol may get. Files in which it may clash are included.
  mutating func otherPlaces(
    of symbol: Symbol, in compilation: Compilation, besides uri: DocumentURI, or newName: String? = nil
  ) -> [(Compilation, Symbol)] {
    guard compilation.isVisibleElsewhere(symbol), let place = compilation.declaration(of: symbol) else { return [] }
    let path = compilation.trees[Int(place.file)].source.path
    let name = compilation.name(of: symbol)
    return workspace.importers(of: path, naming: name, or: newName).compactMap { other in
      guard other != uri, let compilation = workspace.compilation(of: other),
        let file = compilation.trees.firstIndex(where: { $0.source.path == path }),
        let symbol = compilation.symbol(at: Int(place.start), in: file)
      else { return nil }
      return (compilation, symbol)
    }
  }
}

extension Compilation {
  /// Whether other files can name a symbol.
  func isVisibleElsewhere(_ symbol: Symbol) -> Bool {
    switch symbol {
    case .declaration(.file): return false
    case .declaration, .parameter, .enumCase, .layer:
      guard let place = declaration(of: symbol) else { return false }
      // No file can import a document that was never saved.
      guard trees[Int(place.file)].source.path.hasPrefix("/") else { return false }
      let around = trees[Int(place.file)].declarations.first {
        $0.span.start <= place.start && place.start < $0.span.end
      }
      return around?.isPrivate == false
    case .local, .preview, .layerValue, .color, .edges, .type, .member, .builtin, .keyword, .command, .label:
      return false
    }
  }
}
