import ShapeCore
import ShapeEditing
import ShapeLanguage

extension RequestHandler {
  static let documentSymbol = RequestHandler(
    "textDocument/documentSymbol", offeredAs: "documentSymbolProvider"
  ) { server, parameters throws(ResponseError) in
    var request = try SyntaxRequest(&server, parameters)
    let symbols = request.tree.documentSymbols()
    if server.client.hasHierarchicalSymbols { return .array(symbols.map { tree($0, &request.places) }) }
    return .array(symbols.flatMap { list($0, in: nil, &request.places) })
  }

  static let workspaceSymbol = RequestHandler(
    "workspace/symbol", offeredAs: "workspaceSymbolProvider"
  ) { server, parameters throws(ResponseError) in
    let typed = (parameters["query"]?.text ?? "").utf8
    var found = NameMatch.allCases.map { _ in [JSONValue]() }
    // So each group has the order of paths and places.
    for (path, summary) in server.workspace.summaries().sorted(by: { $0.key < $1.key }) {
      for symbol in summary.symbols {
        guard let match = NameMatch(symbol.name, typed: typed), found[match.rawValue].count < mostSymbols else {
          continue
        }
        found[match.rawValue].append(entry(symbol, in: summary, server.workspace.uri(displayPath: path)))
      }
    }
    return .array(Array(found.joined().prefix(mostSymbols)))
  }

  /// The maximum number of symbols of the workspace in an answer.
  private static let mostSymbols = 500

  private static func entry(_ symbol: FileOutline.Symbol, in file: FileOutline, _ uri: DocumentURI) -> JSONValue {
    .object([
      "name": .string(symbol.name), "kind": symbol.kind.symbolNumber,
      "location": ["uri": .string(uri.text), "range": ["start": symbol.start.json, "end": symbol.end.json]],
      "containerName": symbol.container.map { .string(file.symbols[$0].name) },
    ])
  }

  /// Returns an entry with its parts.
  private static func tree(_ symbol: DocumentSymbol, _ places: inout Places) -> JSONValue {
    .object([
      "name": .string(symbol.name), "detail": symbol.detail.isEmpty ? nil : .string(symbol.detail),
      "kind": symbol.kind.symbolNumber, "range": places.range(symbol.span),
      "selectionRange": places.range(symbol.nameSpan),
      "children": symbol.children.isEmpty ? nil : .array(symbol.children.map { tree($0, &places) }),
    ])
  }

  /// Returns an entry and its parts, each as an entry of its own.
  private static func list(_ symbol: DocumentSymbol, in container: String?, _ places: inout Places) -> [JSONValue] {
    [self.symbol(symbol, in: container, &places)]
      + symbol.children.flatMap { list($0, in: symbol.name, &places) }
  }

  private static func symbol(_ symbol: DocumentSymbol, in container: String?, _ places: inout Places) -> JSONValue {
    .object([
      "name": .string(symbol.name), "kind": symbol.kind.symbolNumber,
      "location": places.location(SourceSpan(file: 0, start: symbol.span.start, end: symbol.span.end)),
      "containerName": container.map { .string($0) },
    ])
  }
}
