import ShapeKit
import ShapeLanguage

extension RequestHandler {
  static let codeAction = RequestHandler(
    "textDocument/codeAction", offeredAs: "codeActionProvider",
    ["codeActionKinds": ["quickfix", "refactor.extract", "refactor.rewrite", "source.fixAll.shape"]]
  ) { server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    let range = try request.places.bytes(parameters["range"])
    let wanted = parameters.at("context", "only")?.array?.compactMap(\.text)
    func isWanted(_ kind: String) -> Bool {
      wanted.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
    }
    var builder = CodeActionList(uri: request.uri, server: server)
    let document = server.workspace[request.uri]
    if isWanted("quickfix") {
      let fixer = server.fixer(for: request.uri)
      let all = request.compilation.diagnostics + (document?.findings ?? [])
      let touched = fixer.offering(all, of: request.compilation).filter { $0.touches(range) }
      for diagnostic in touched {
        guard let fix = diagnostic.fixIt else { continue }
        let isPreferred = fix.applicability == .certain
        builder.add(CodeAction(fix), of: diagnostic, isPreferred: isPreferred, &request.places)
      }
      for diagnostic in touched {
        guard let action = request.compilation.suppressing(diagnostic) else { continue }
        builder.add(action, of: diagnostic, &request.places)
      }
    }
    if isWanted("refactor") || isWanted("refactor.extract") || isWanted("refactor.rewrite") {
      for action in request.compilation.refactorings(of: range) where isWanted(action.kind.protocolName) {
        builder.add(action, &request.places)
      }
    }
    // Compiling with each change takes long. So it is done only if a client asks for it.
    if wanted != nil, isWanted("source.fixAll.shape"), let document,
      let action = server.fixer(for: request.uri).fixingAll(document.bytes)
    {
      builder.add(action, &request.places)
    }
    return .array(builder.actions)
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
  private(set) var actions: [JSONValue] = []
  private let uri: DocumentURI
  private let server: Server

  init(uri: DocumentURI, server: Server) {
    self.uri = uri
    self.server = server
  }

  mutating func add(
    _ action: CodeAction, of diagnostic: Diagnostic? = nil, isPreferred: Bool = false, _ places: inout Places
  ) {
    var edit = WorkspaceEdit()
    for change in action.edits { edit.add(change, of: uri, &places) }
    let title = action.title.prefix(1).uppercased() + action.title.dropFirst()
    actions.append(
      .object([
        "title": .string(title), "kind": .string(action.kind.protocolName), "isPreferred": isPreferred ? true : nil,
        "diagnostics": diagnostic.map { [server.message($0, &places)] },
        "edit": edit.json(server.workspace, server.client),
      ]))
  }
}

extension CodeAction.Kind {
  fileprivate var protocolName: String {
    switch self {
    case .quickFix: "quickfix"
    case .extract: "refactor.extract"
    case .rewrite: "refactor.rewrite"
    case .fixAll: "source.fixAll.shape"
    case .organizeImports: "source.organizeImports"
    }
  }
}

extension Server {
  /// Returns a fixer for a document.
  func fixer(for uri: DocumentURI) -> Fixer {
    let neighbors = workspace.importPaths(from: uri)
    return Fixer(
      path: uri.displayPath, root: workspace.root(of: uri), neighbors: { neighbors }, load: workspace.loader(for: uri))
  }
}
