import ShapeLanguage

/// A request that the server answers. Each is declared in a file of `Requests`.
struct RequestHandler: Sendable {
  let method: String
  /// The member of the server's capabilities that offers the request. `nil` if another one offers it.
  let capability: JSONValue.Member?
  let answer: Answer
  /// Returns the document of a request that may take long, which is answered as a `LongRequest`.
  let longTarget: @Sendable (Server, JSONValue) -> DocumentURI?

  typealias Work = @Sendable (inout Server, JSONValue) throws(ResponseError) -> JSONValue

  enum Answer: Sendable {
    case atOnce(Work)
    /// Notes a request that the server answers when it has something to say.
    case later(@Sendable (inout Server, RequestID, JSONValue) -> Void)
  }

  init(_ method: String, later: @escaping @Sendable (inout Server, RequestID, JSONValue) -> Void) {
    (self.method, capability, answer, longTarget) = (method, nil, .later(later), { _, _ in nil })
  }

  init(
    _ method: String, offeredAs name: String? = nil, _ options: JSONValue = true,
    longTarget: @escaping @Sendable (Server, JSONValue) -> DocumentURI? = { _, _ in nil },
    answer: @escaping Work
  ) {
    self.method = method
    capability = name.map { JSONValue.Member($0, options) }
    self.longTarget = longTarget
    self.answer = .atOnce(answer)
  }

  static let all: [String: RequestHandler] = Dictionary(uniqueKeysWithValues: list.map { ($0.method, $0) })

  private static let list: [RequestHandler] = [
    .documentDiagnostic, .workspaceDiagnostic, .codeAction, .codeActionResolve,
    .completion, .completionResolve, .signatureHelp, .hover,
    .definition, .references, .prepareRename, .rename, .willRenameFiles, .documentHighlight, .documentLink,
    .prepareCallHierarchy, .incomingCalls, .outgoingCalls,
    .documentSymbol, .workspaceSymbol, .foldingRange, .selectionRange, .semanticTokens, .semanticTokensDelta,
    .semanticTokensRange, .inlayHint, .codeLens, .codeLensResolve, .documentColor, .colorPresentation,
    .formatting, .rangeFormatting, .onTypeFormatting,
    .describe, .picture, .outline, .hit, .reveal, .drag, .openDocument, .executeCommand,
  ]
}
