import ShapeKit
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
    let query = Array((parameters["query"]?.text ?? "").lowercased().utf8)
    var result: [JSONValue] = []
    for tree in server.workspace.allTrees() {
      let found = tree.documentSymbols().filter { $0.name.lowercased().utf8.contains(inOrder: query) }
      if found.isEmpty { continue }
      var places = Places(server.workspace, [tree])
      result += found.map { symbol($0, in: nil, &places) }
    }
    return .array(result)
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

extension Sequence<UInt8> {
  /// Returns whether some bytes are in the sequence, in their order but not necessarily side by side.
  fileprivate func contains(inOrder bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    for byte in self where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
