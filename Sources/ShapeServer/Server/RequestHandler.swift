import ShapeLanguage

/// A request that the server answers. Each is declared in a file of `Requests`.
struct RequestHandler: Sendable {
  let method: String
  /// The member of the server's capabilities that offers the request. `nil` if another one offers it.
  let capability: JSONValue.Member?
  let answer: @Sendable (inout Server, JSONValue) throws(ResponseError) -> JSONValue
  /// Returns the document of a request that may take long, which is answered as a `LongRequest`.
  let longTarget: @Sendable (Server, JSONValue) -> DocumentURI?

  init(
    _ method: String, offeredAs name: String? = nil, _ options: JSONValue = true,
    longTarget: @escaping @Sendable (Server, JSONValue) -> DocumentURI? = { _, _ in nil },
    answer: @escaping @Sendable (inout Server, JSONValue) throws(ResponseError) -> JSONValue
  ) {
    self.method = method
    capability = name.map { JSONValue.Member($0, options) }
    self.longTarget = longTarget
    self.answer = answer
  }

  static let all: [String: RequestHandler] = Dictionary(uniqueKeysWithValues: list.map { ($0.method, $0) })

  private static let list: [RequestHandler] = [
    .documentDiagnostic, .codeAction, .codeActionResolve,
    .completion, .completionResolve, .signatureHelp, .hover,
    .definition, .references, .prepareRename, .rename, .documentHighlight, .documentLink,
    .prepareCallHierarchy, .incomingCalls, .outgoingCalls,
    .documentSymbol, .workspaceSymbol, .foldingRange, .selectionRange, .semanticTokens, .semanticTokensRange,
    .inlayHint, .codeLens, .codeLensResolve, .documentColor, .colorPresentation,
    .formatting, .rangeFormatting, .onTypeFormatting,
    .describe, .picture, .outline, .hit, .reveal, .drag, .openDocument, .executeCommand,
  ]
}
