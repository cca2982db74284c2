import ShapeLanguage

/// What a client asks for again if the server says so.
enum ClientView: CaseIterable, Sendable {
  case diagnostics, codeLenses, inlayHints, semanticTokens

  /// The word for it in the names of methods.
  var method: String {
    switch self {
    case .diagnostics: "diagnostic"
    case .codeLenses: "codeLens"
    case .inlayHints: "inlayHint"
    case .semanticTokens: "semanticTokens"
    }
  }

  /// The name of its capabilities.
  fileprivate var capability: String {
    switch self {
    case .diagnostics: "diagnostics"
    case .codeLenses, .inlayHints, .semanticTokens: method
    }
  }
}

/// What the client can do, as far as the server depends on it.
struct ClientCapabilities: Sendable {
  var encoding = PositionEncoding.utf16
  /// Whether the client asks for diagnostics, and asks again when the server has more. Others are sent diagnostics: they
  /// would not see the findings of a check, nor the effect of changes in imports.
  var pullsDiagnostics = false
  var refreshes: [ClientView] = []
  var showsRelatedInformation = false
  var showsTags = false
  var showsCodeDescription = false
  var hasConfiguration = false
  var hasWorkDoneProgress = false
  var watchesFiles = false
  var hasSnippets = false
  /// Whether it indents inserted lines as their first one is, if it is told to.
  var indentsInsertions = false
  var hasMarkdown = true
  /// Whether the documentation of an item of a completion can be Markdown.
  var hasMarkdownInCompletions = false
  var hasMarkdownInSignatures = false
  var hasHierarchicalSymbols = false
  /// Whether a code action can have edits. To other clients, it is the name of a command.
  var hasCodeActionLiterals = true
  /// Whether the edit of a code action can come later.
  var resolvesCodeActions = false
  var hasDocumentChanges = false
  var resolvesCompletions = false
  /// Whether it opens addresses in a browser.
  var showsDocuments = false
  /// Whether it asks for the changes of semantic tokens. For others, none are kept.
  var hasTokenDeltas = false
  /// Whether it shows pictures beside the text, and wants to know when they may have changed.
  var followsPictures = false
  /// Whether it shows the images of a hover, instead of their text.
  var showsPictures = false
  /// The commands that it runs itself.
  var commands: Set<String> = []

  init() {}

  init(_ capabilities: JSONValue) {
    let offered = capabilities.at("general", "positionEncodings")?.array ?? []
    // In the client's order. UTF-16 is the one that every client has.
    encoding = offered.lazy.compactMap { $0.text.flatMap { PositionEncoding(rawValue: $0) } }.first ?? .utf16
    let document = capabilities["textDocument"] ?? .null
    let workspace = capabilities["workspace"] ?? .null
    func has(_ value: JSONValue?) -> Bool { value?.bool == true }
    refreshes = ClientView.allCases.filter { has(workspace.at($0.capability, "refreshSupport")) }
    pullsDiagnostics = refreshes.contains(.diagnostics) && document["diagnostic"].map { $0 != .null } ?? false
    let published = document["publishDiagnostics"] ?? .null
    showsRelatedInformation =
      has(published["relatedInformation"]) || has(document.at("diagnostic", "relatedInformation"))
    showsTags = published["tagSupport"].map { $0 != .null && $0.bool != false } ?? pullsDiagnostics
    showsCodeDescription = has(published["codeDescriptionSupport"]) || pullsDiagnostics
    hasConfiguration = has(workspace["configuration"])
    hasWorkDoneProgress = has(capabilities.at("window", "workDoneProgress"))
    watchesFiles = has(workspace.at("didChangeWatchedFiles", "dynamicRegistration"))
    let item = document.at("completion", "completionItem") ?? .null
    hasSnippets = has(item["snippetSupport"])
    indentsInsertions = item.at("insertTextModeSupport", "valueSet")?.array?.contains(2) ?? false
    resolvesCompletions = item.at("resolveSupport", "properties")?.array?.contains("documentation") ?? false
    func hasMarkdown(_ formats: JSONValue?) -> Bool? { formats?.array?.contains("markdown") }
    hasMarkdownInCompletions = hasMarkdown(item["documentationFormat"]) ?? false
    hasMarkdownInSignatures =
      hasMarkdown(document.at("signatureHelp", "signatureInformation", "documentationFormat")) ?? false
    self.hasMarkdown = hasMarkdown(document.at("hover", "contentFormat")) ?? true
    hasHierarchicalSymbols = has(document.at("documentSymbol", "hierarchicalDocumentSymbolSupport"))
    hasCodeActionLiterals =
      document["codeAction"] == nil || document.at("codeAction", "codeActionLiteralSupport") != nil
    resolvesCodeActions =
      has(document.at("codeAction", "dataSupport"))
      && document.at("codeAction", "resolveSupport", "properties")?.array?.contains("edit") ?? false
    showsDocuments = has(capabilities.at("window", "showDocument", "support"))
    let tokens = document.at("semanticTokens", "requests") ?? .null
    hasTokenDeltas = has(tokens.at("full", "delta"))
    followsPictures = has(capabilities.at("experimental", "shapePictures"))
    hasDocumentChanges = has(workspace.at("workspaceEdit", "documentChanges"))
  }
}

/// What a client says about itself besides its capabilities, for which the protocol has no member.
extension ClientCapabilities {
  /// The beginnings of the names of clients that show images in hovers: editors from the source of Visual Studio Code,
  /// and the package LSP of Sublime Text. The others show the text of the image.
  private static let picturingClients = [
    "Visual Studio Code", "Code - OSS", "VSCodium", "Cursor", "Windsurf", "Positron", "Sublime Text LSP",
  ]

  /// Reads the name of the client, and the `commands` of `initializationOptions`.
  mutating func readIntroduction(_ parameters: JSONValue) {
    let name = parameters.at("clientInfo", "name")?.text ?? ""
    showsPictures = Self.picturingClients.contains { name.utf8.starts(with: $0.utf8) }
    commands = Set((parameters.at("initializationOptions", "commands")?.array ?? []).compactMap { $0.text })
  }
}
