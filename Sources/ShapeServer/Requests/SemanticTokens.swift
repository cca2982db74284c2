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
      ], "full": ["delta": true], "range": true,
    ]
  ) { server, parameters throws(ResponseError) in
    try semanticTokens(&server, parameters).0
  }

  static let semanticTokensDelta = RequestHandler("textDocument/semanticTokens/full/delta") {
    server, parameters throws(ResponseError) in
    let last = server.workspace[try server.documentURI(parameters)]?.tokens
    let (full, new) = try semanticTokens(&server, parameters)
    guard let last, let new, parameters["previousResultId"]?.text == "\(last.id)" else { return full }
    return ["resultId": .string("\(new.id)"), "edits": edits(from: last.data, to: new.data)]
  }

  static let semanticTokensRange = RequestHandler("textDocument/semanticTokens/range") {
    server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    let bytes = try request.places.bytes(parameters["range"])
    return ["data": numbers(encoded(request.compilation.semanticTokens(range: bytes), request))]
  }

  /// Returns the tokens of a document, and keeps them if the client may ask for the changes since.
  private static func semanticTokens(
    _ server: inout Server, _ parameters: JSONValue
  ) throws(ResponseError) -> (JSONValue, Document.Tokens?) {
    let request = try DocumentRequest(&server, parameters)
    let data = encoded(request.compilation.semanticTokens(), request)
    guard server.client.hasTokenDeltas else { return (["data": numbers(data)], nil) }
    server.lastTokens += 1
    let tokens = Document.Tokens(id: server.lastTokens, data: data)
    try server.workspace.update(request.uri) { $0.tokens = tokens }
    return (["resultId": .string("\(tokens.id)"), "data": numbers(data)], tokens)
  }

  /// Returns the edit between two lists of tokens, which replaces what is not the same at their beginnings and ends.
  private static func edits(from old: [Int32], to new: [Int32]) -> JSONValue {
    if old == new { return [] }
    let most = min(old.count, new.count)
    // Only whole tokens are replaced.
    let start = zip(old, new).prefix { $0 == $1 }.count / 5 * 5
    let same = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let end = min(same, most - start) / 5 * 5
    return [
      [
        "start": .number(start), "deleteCount": .number(old.count - end - start),
        "data": numbers(new[start..<new.count - end]),
      ]
    ]
  }

  private static func numbers(_ data: some Sequence<Int32>) -> JSONValue { .array(data.map { .number(Int($0)) }) }

  /// Returns tokens as five numbers each: lines and characters since the last one, length, kind and modifiers.
  private static func encoded(_ tokens: [SemanticToken], _ request: DocumentRequest) -> [Int32] {
    let kinds = Dictionary(
      uniqueKeysWithValues: SemanticToken.Kind.allCases.enumerated().map { ($0.element, $0.offset) })
    var data: [Int32] = []
    data.reserveCapacity(5 * tokens.count)
    var last = LineIndex.Position(line: 0, character: 0)
    var places = request.places
    for token in tokens {
      for part in places.lines(of: Int(token.span.start)..<Int(token.span.end)) {
        let isSameLine = part.start.line == last.line
        data.append(Int32(part.start.line - last.line))
        data.append(Int32(part.start.character - (isSameLine ? last.character : 0)))
        data.append(Int32(part.length))
        data.append(Int32(kinds[token.kind] ?? 0))
        data.append(Int32(token.modifiers.rawValue))
        last = part.start
      }
    }
    return data
  }
}
