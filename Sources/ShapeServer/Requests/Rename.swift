import ShapeCore
import ShapeEditing
import ShapeLanguage

extension RequestHandler {
  static let prepareRename = RequestHandler("textDocument/prepareRename") { server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    let offset = try request.places.offset(parameters["position"])
    switch request.compilation.renameTarget(at: offset) {
    case .success(let target): return ["range": request.places.range(target.span), "placeholder": .string(target.name)]
    case .failure(let refusal): throw ResponseError(.requestFailed, refusal.message)
    }
  }

  static let rename = RequestHandler(
    "textDocument/rename", offeredAs: "renameProvider", ["prepareProvider": true]
  ) { server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    let offset = try request.places.offset(parameters["position"])
    let newName = try parameters.required("newName") { $0.text }
    var edits = WorkspaceEdit()
    try edits.add(request.compilation, at: offset, in: 0, to: newName, server.workspace)
    // Files that import the one with the declaration name it, too.
    if let symbol = request.compilation.symbol(at: offset) {
      if let reason = server.reasonForUnknownUses(of: symbol, in: request.compilation) {
        throw ResponseError(.requestFailed, "not all uses can be found, because \(reason)")
      }
      let others = server.otherPlaces(of: symbol, in: request.compilation, besides: request.uri, or: newName)
      for (compilation, other) in others {
        guard let place = compilation.declaration(of: other) else { continue }
        try edits.add(compilation, at: Int(place.start), in: Int(place.file), to: newName, server.workspace)
      }
    }
    return edits.json(server.workspace, server.client)
  }
}

/// Edits of several files.
struct WorkspaceEdit {
  private var edits: [DocumentURI: [TextEdit: JSONValue]] = [:]

  /// Adds the edits that change a name in a compilation.
  mutating func add(
    _ compilation: Compilation, at offset: Int, in file: Int, to newName: String, _ workspace: Workspace
  ) throws(ResponseError) {
    switch compilation.rename(at: offset, in: file, to: newName) {
    case .failure(let refusal): throw ResponseError(.requestFailed, refusal.message)
    case .success(let found):
      var places = Places(workspace, compilation.trees)
      for edit in found { add(edit, of: places.uri(ofFile: Int(edit.span.file)), &places) }
    }
  }

  /// Adds an edit of a file, unless it is there already.
  mutating func add(_ edit: TextEdit, of uri: DocumentURI, _ places: inout Places) {
    // The same file can have another number in another compilation.
    var key = edit
    key.span.file = 0
    edits[uri, default: [:]][key] = places.edit(edit)
  }

  func json(_ workspace: Workspace, _ client: ClientCapabilities) -> JSONValue {
    let files = edits.sorted { $0.key.displayPath < $1.key.displayPath }.map { uri, edits in
      (uri, JSONValue.array(edits.sorted { $0.key.span.start < $1.key.span.start }.map { $0.value }))
    }
    guard client.hasDocumentChanges else {
      return ["changes": .object(files.map { JSONValue.Member($0.0.text, $0.1) })]
    }
    return [
      "documentChanges": .array(
        files.map { uri, edits in
          let version = workspace[uri]?.version.map { JSONValue.number($0) } ?? .null
          return ["textDocument": ["uri": .string(uri.text), "version": version], "edits": edits]
        })
    ]
  }
}
