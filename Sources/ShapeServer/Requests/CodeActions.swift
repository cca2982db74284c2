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
        builder.add(
          fix.title, "quickfix", fix.edits, of: diagnostic, isPreferred: fix.applicability == .certain, &request.places)
      }
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

  /// - Parameter kind: The kind in the protocol.
  mutating func add(
    _ title: String, _ kind: String, _ edits: [TextEdit], of diagnostic: Diagnostic? = nil, isPreferred: Bool = false,
    _ places: inout Places
  ) {
    var edit = WorkspaceEdit()
    for change in edits { edit.add(change, of: uri, &places) }
    let title = title.prefix(1).uppercased() + title.dropFirst()
    actions.append(
      .object([
        "title": .string(title), "kind": .string(kind), "isPreferred": isPreferred ? true : nil,
        "diagnostics": diagnostic.map { [server.message($0, &places)] },
        "edit": edit.json(server.workspace, server.client),
      ]))
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
