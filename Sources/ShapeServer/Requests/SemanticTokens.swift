import ShapeCore
import ShapeEditing
import ShapeLanguage

extension RequestHandler {
  static let semanticTokens = RequestHandler(
    "textDocument/semanticTokens/full", offeredAs: "semanticTokensProvider",
    [
      "legend": [
        "tokenTypes": .array(SemanticToken.Kind.allCases.map { .string($0.rawValue) }),
        "tokenModifiers": ["declaration", "defaultLibrary", "readonly", "documentation"],
      ], "full": true, "range": true,
    ]
  ) { server, parameters throws(ResponseError) in
    let request = try DocumentRequest(&server, parameters)
    return tokens(request.compilation.semanticTokens(), request)
  }

  static let semanticTokensRange = RequestHandler("textDocument/semanticTokens/range") {
    server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    let bytes = try request.places.bytes(parameters["range"])
    return tokens(request.compilation.semanticTokens(range: bytes), request)
  }

  /// Returns tokens as five numbers each: lines and characters since the last one, length, kind and modifiers.
  private static func tokens(_ tokens: [SemanticToken], _ request: DocumentRequest) -> JSONValue {
    let kinds = Dictionary(
      uniqueKeysWithValues: SemanticToken.Kind.allCases.enumerated().map { ($0.element, $0.offset) })
    var data: [JSONValue] = []
    data.reserveCapacity(5 * tokens.count)
    var last = LineIndex.Position(line: 0, character: 0)
    var places = request.places
    for token in tokens {
      for part in places.lines(of: Int(token.span.start)..<Int(token.span.end)) {
        let isSameLine = part.start.line == last.line
        data.append(.number(part.start.line - last.line))
        data.append(.number(part.start.character - (isSameLine ? last.character : 0)))
        data.append(.number(part.length))
        data.append(.number(kinds[token.kind] ?? 0))
        data.append(.number(Int(token.modifiers.rawValue)))
        last = part.start
      }
    }
    return ["data": .array(data)]
  }
}
