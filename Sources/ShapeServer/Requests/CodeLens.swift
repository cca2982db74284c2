import ShapeEditing
import ShapeLanguage

/// How often each declaration is used, in all files. Where that is not known, there is no lens.
extension RequestHandler {
  /// The command of clients that shows places.
  private static let showReferences = "shape.showReferences"

  static let codeLens = RequestHandler(
    "textDocument/codeLens", offeredAs: "codeLensProvider", ["resolveProvider": true]
  ) { server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    let importers = server.importers(of: request.uri)
    let size = max(1, request.compilation.trees[0].source.bytes.count)
    return .array(
      request.compilation.declarationUses().compactMap { declaration in
        let start = request.places.position(Int(declaration.span.start))
        var lens = [JSONValue.Member("range", request.places.range(declaration.span))]
        let name = request.compilation.name(of: .declaration(declaration.declaration))
        let users = declaration.isPrivate ? [] : importers?.filter { $0.names.mayContain(name) }
        switch users?.reduce(0, { $0 + $1.size + size }) {
        case 0?:
          let places = declaration.uses.map { request.places.location($0) }
          lens.append(.init("command", command(showing: places, from: request.uri, start, server.client)))
        case let bytes? where bytes <= mostBytes: lens.append(.init("data", .string(request.uri.text)))
        case nil, _?: return nil
        }
        return .object(lens)
      })
  }

  /// The maximum number of bytes that are compiled for one lens: other files, and this one for each of them.
  private static let mostBytes = 400_000

  static let codeLensResolve = RequestHandler("codeLens/resolve") { server, parameters throws(ResponseError) in
    guard case .object(let members) = parameters, parameters["command"] == nil else { return parameters }
    let uri = try parameters.required("data") { $0.text.map { DocumentURI($0) } }
    let start = try parameters.required("range") { $0["start"] }
    guard let compilation = server.workspace.compiled(uri) else { throw .missing("data") }
    var places = Places(server.workspace, compilation.trees)
    let offset = try places.offset(start)
    guard let declaration = compilation.declarationUses().first(where: { Int($0.span.start) == offset }) else {
      throw ResponseError(.contentModified, "there is no declaration here any more")
    }
    let locations = server.locations(
      of: .declaration(declaration.declaration), in: compilation, of: uri, includesDeclaration: false)
    return .object(members + [.init("command", command(showing: locations, from: uri, start, server.client))])
  }

  /// Returns the title of a lens, and the command that shows the places. The server can't run it, and for a client that
  /// can't either, there is only the title.
  private static func command(
    showing places: [JSONValue], from uri: DocumentURI, _ position: JSONValue, _ client: ClientCapabilities
  ) -> JSONValue {
    let title = places.isEmpty ? "not used" : places.count == 1 ? "used once" : "used \(places.count) times"
    guard client.commands.contains(showReferences) else { return ["title": .string(title), "command": ""] }
    return [
      "title": .string(title), "command": .string(showReferences),
      "arguments": [.string(uri.text), position, .array(places)],
    ]
  }
}

extension Server {
  /// Returns what is known about the files that import a document, or `nil` if that is not known, or not yet.
  fileprivate mutating func importers(of uri: DocumentURI) -> [FileOutline]? {
    // No file can import a document that was never saved.
    guard let path = uri.path else { return [] }
    // A client that asks again later need not wait.
    if client.refreshes.contains(.codeLenses), !workspace.index.isComplete {
      lensesWait = true
      return nil
    }
    let importers = workspace.importers(of: path).values
    return workspace.index.isPartial ? nil : Array(importers)
  }

  /// Makes the client ask again for the lenses that had to wait for the index.
  mutating func refreshWaitingLenses() {
    guard lensesWait, workspace.index.isComplete else { return }
    lensesWait = false
    refresh(.codeLenses)
  }
}
