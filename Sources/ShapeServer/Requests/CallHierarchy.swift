import ShapeCore
import ShapeEditing
import ShapeLanguage

/// Which shapes use which others. Styles and functions are part of it, too.
extension RequestHandler {
  static let prepareCallHierarchy = RequestHandler(
    "textDocument/prepareCallHierarchy", offeredAs: "callHierarchyProvider"
  ) { server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    let offset = try request.places.offset(parameters["position"])
    guard let declaration = request.compilation.callable(at: offset),
      let item = callItem(declaration, request.compilation, &request.places)
    else { return .null }
    return [item]
  }

  static let incomingCalls = RequestHandler("callHierarchy/incomingCalls") { server, parameters throws(ResponseError) in
    let item = try parameters.required("item") { $0 }
    let own = try item.required("uri") { $0.text.map { DocumentURI($0) } }
    let name = try item.required("name") { $0.text }
    let path = own.displayPath
    var result: [JSONValue] = []
    var seen: Set<String> = []
    for uri in server.workspace.importers(of: path, naming: name) + [own] {
      guard let compilation = server.workspace.compilation(of: uri),
        let file = compilation.trees.firstIndex(where: { $0.source.path == path })
      else { continue }
      var places = Places(server.workspace, compilation.trees)
      let offset = try places.offset(item.at("selectionRange", "start"), in: file)
      guard let declaration = compilation.callable(at: offset, in: file) else { continue }
      for caller in compilation.callers(of: declaration) {
        guard let from = callItem(caller.declaration, compilation, &places) else { continue }
        guard seen.insert(JSONWriter.compact(from)).inserted else { continue }
        result.append(["from": from, "fromRanges": .array(caller.places.map { places.range($0) })])
      }
    }
    return .array(result)
  }

  static let outgoingCalls = RequestHandler("callHierarchy/outgoingCalls") { server, parameters throws(ResponseError) in
    let item = try parameters.required("item") { $0 }
    let uri = try item.required("uri") { $0.text.map { DocumentURI($0) } }
    guard let compilation = server.workspace.compilation(of: uri) else { return [] }
    var places = Places(server.workspace, compilation.trees)
    let offset = try places.offset(item.at("selectionRange", "start"))
    guard let declaration = compilation.callable(at: offset) else { return [] }
    var result: [JSONValue] = []
    for callee in compilation.callees(of: declaration) {
      guard let to = callItem(callee.declaration, compilation, &places) else { continue }
      result.append(["to": to, "fromRanges": .array(callee.places.map { places.range($0) })])
    }
    return .array(result)
  }

  private static func callItem(
    _ declaration: Declaration, _ compilation: Compilation, _ places: inout Places
  ) -> JSONValue? {
    let symbol = Symbol.declaration(declaration)
    guard let name = compilation.declaration(of: symbol), let whole = compilation.fullSpan(of: symbol) else {
      return nil
    }
    return [
      "name": .string(compilation.name(of: symbol)), "kind": compilation.kind(of: symbol).symbolNumber,
      "uri": .string(places.uri(ofFile: Int(name.file)).text), "range": places.range(whole),
      "selectionRange": places.range(name),
    ]
  }
}
