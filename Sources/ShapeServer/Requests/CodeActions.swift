import ShapeCore
import ShapeEditing
import ShapeLanguage

extension RequestHandler {
  static let codeAction = RequestHandler(
    "textDocument/codeAction", offeredAs: "codeActionProvider",
    [
      "codeActionKinds": .array(CodeAction.Kind.allCases.map { .string($0.protocolName) }), "resolveProvider": true,
    ],
    longTarget: { server, parameters in
      fixesAll(server, parameters) ? try? server.documentURI(parameters) : nil
    }
  ) { server, parameters throws(ResponseError) in
    guard server.client.hasCodeActionLiterals else { return [] }
    var request = try DocumentRequest(&server, parameters)
    let range = try request.places.bytes(parameters["range"])
    let wanted = parameters.at("context", "only")?.array?.compactMap { $0.text }
    func isWanted(_ kind: CodeAction.Kind) -> Bool {
      let name = kind.protocolName
      return wanted.map { $0.contains { name == $0 || name.hasPrefix($0 + ".") } } ?? true
    }
    var builder = CodeActionList(uri: request.uri, server: server)
    let document = server.workspace[request.uri]
    // What changes the whole file is offered where it is asked for, or where it is of use.
    var (offersFixAll, offersOrganizing) = (wanted != nil, wanted != nil)
    if isWanted(.quickFix) {
      let fixer = server.fixer(for: request.uri)
      let all = fixer.offering(
        request.compilation.diagnostics + (document?.findings ?? []), of: request.compilation, comparing: false)
      // Menus are asked for at each move of the caret, so changes are only compared there.
      let touched = fixer.offering(all.filter { $0.touches(range) }, of: request.compilation)
      for diagnostic in touched {
        guard let fix = diagnostic.fixIt else { continue }
        let isPreferred = fix.applicability == .certain
        builder.add(CodeAction(fix), of: diagnostic, isPreferred: isPreferred, &request.places)
      }
      for diagnostic in touched {
        guard let action = request.compilation.suppressing(diagnostic) else { continue }
        builder.add(action, of: diagnostic, &request.places)
      }
      offersFixAll = offersFixAll || all.count { $0.fixIt?.applicability == .certain } > 1
      offersOrganizing =
        offersOrganizing || touched.contains { $0.isAboutUnusedImport(in: request.compilation.trees[0]) }
    }
    if [.extract, .inline, .rewrite].contains(where: isWanted) {
      for action in request.compilation.refactorings(of: range) where isWanted(action.kind) {
        builder.add(action, &request.places)
      }
    }
    if isWanted(.organizeImports), offersOrganizing, let action = request.compilation.organizingImports() {
      builder.add(action, &request.places)
    }
    if isWanted(.fixAll), offersFixAll, let document {
      // Compiling with each change takes long, and menus are asked for at each move of the caret.
      if wanted == nil, server.client.resolvesCodeActions {
        builder.addUnresolved(Fixer.titleOfFixingAll, .fixAll)
      } else if wanted != nil || parameters.at("context", "triggerKind")?.int != CodeActionList.automaticTrigger,
        let action = server.fixer(for: request.uri, wanted == nil ? .menu : .command).fixingAll(document.bytes)
      {
        builder.add(action, &request.places)
      }
    }
    // Clients without a command for it have this menu.
    if wanted == nil, server.pages != nil, !server.client.commands.contains(Server.previewCommand) {
      builder.addPreview()
    }
    return .array(builder.actions)
  }

  /// Whether the answer to a request for actions includes the edits that fix all.
  private static func fixesAll(_ server: Server, _ parameters: JSONValue) -> Bool {
    guard let wanted = parameters.at("context", "only")?.array?.compactMap({ $0.text }) else {
      return !server.client.resolvesCodeActions
        && parameters.at("context", "triggerKind")?.int != CodeActionList.automaticTrigger
    }
    let name = CodeAction.Kind.fixAll.protocolName
    return wanted.contains { name == $0 || name.hasPrefix($0 + ".") }
  }

  /// Computes the edit of an action that was offered without one.
  static let codeActionResolve = RequestHandler(
    "codeAction/resolve", longTarget: { _, parameters in parameters.at("data", "uri")?.text.map { DocumentURI($0) } }
  ) { server, parameters throws(ResponseError) in
    guard case .object(let members) = parameters, parameters["edit"] == nil,
      parameters["kind"]?.text == CodeAction.Kind.fixAll.protocolName,
      let uri = parameters.at("data", "uri")?.text.map({ DocumentURI($0) }), let document = server.workspace[uri]
    else { return parameters }
    var edit = WorkspaceEdit()
    var places = Places(server.workspace, [document.tree])
    for change in server.fixer(for: uri, .command).fixingAll(document.bytes)?.edits ?? [] {
      edit.add(change, of: uri, &places)
    }
    return .object(members + [.init("edit", edit.json(server.workspace, server.client))])
  }
}

extension Diagnostic {
  /// Whether it is about a place that a range of the file contains or touches.
  fileprivate func touches(_ range: Range<Int>) -> Bool {
    span.file == 0 && Int(span.start) <= range.upperBound && range.lowerBound <= Int(span.end)
  }
}

/// Collects the actions for a request.
struct CodeActionList {
  /// The `triggerKind` of requests that no person makes.
  static let automaticTrigger = 2

  private(set) var actions: [JSONValue] = []
  let uri: DocumentURI
  let server: Server

  mutating func add(
    _ action: CodeAction, of diagnostic: Diagnostic? = nil, isPreferred: Bool = false, _ places: inout Places
  ) {
    var edit = WorkspaceEdit()
    for change in action.edits { edit.add(change, of: uri, &places) }
    actions.append(
      .object([
        "title": .string(action.title.uppercasedFirst), "kind": .string(action.kind.protocolName),
        "isPreferred": isPreferred ? true : nil,
        "diagnostics": diagnostic.map { [server.message($0, &places)] },
        "edit": edit.json(server.workspace, server.client),
      ]))
  }

  /// Adds the command that shows the document in a page.
  mutating func addPreview() {
    actions.append([
      "title": "Show the picture in a browser", "command": .string(Server.previewCommand),
      "arguments": [.string(uri.text)],
    ])
  }

  /// Adds an action whose edit is computed when a person chooses it.
  mutating func addUnresolved(_ title: String, _ kind: CodeAction.Kind) {
    actions.append([
      "title": .string(title.uppercasedFirst), "kind": .string(kind.protocolName),
      "data": ["uri": .string(uri.text)],
    ])
  }
}

extension String {
  fileprivate var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension CodeAction.Kind {
  fileprivate var protocolName: String {
    switch self {
    case .quickFix: "quickfix"
    case .extract: "refactor.extract"
    case .inline: "refactor.inline"
    case .rewrite: "refactor.rewrite"
    case .fixAll: "source.fixAll.shape"
    case .organizeImports: "source.organizeImports"
    }
  }
}

extension Server {
  /// Returns a fixer for a document.
  mutating func fixer(for uri: DocumentURI, _ budget: TrialBudget = .answer) -> Fixer {
    let neighbors = workspace.importPaths(from: uri)
    return Fixer(
      path: uri.displayPath, root: workspace.root(of: uri), neighbors: { neighbors }, budget: budget,
      isCancelled: isCancelled, load: workspace.loader(for: uri))
  }
}
