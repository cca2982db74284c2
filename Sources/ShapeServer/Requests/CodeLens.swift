import ShapeLanguage

extension RequestHandler {
  /// The command of clients that shows places.
  private static let showReferences = "shape.showReferences"

  static let codeLens = RequestHandler(
    "textDocument/codeLens", offeredAs: "codeLensProvider", ["resolveProvider": false]
  ) { server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    return .array(
      request.compilation.declarationUses().map { declaration in
        let range = request.places.range(declaration.span)
        let count = declaration.uses.count
        let title = count == 0 ? "not used" : count == 1 ? "used once" : "used \(count) times"
        let places = JSONValue.array(declaration.uses.map { request.places.location($0) })
        // A client that doesn't know the command only shows the title: the server can't run the command itself.
        guard server.client.commands.contains(showReferences) else {
          return ["range": range, "command": ["title": .string(title), "command": ""]]
        }
        return [
          "range": range,
          "command": [
            "title": .string(title), "command": .string(showReferences),
            "arguments": [.string(request.uri.text), request.places.position(Int(declaration.span.start)), places],
          ],
        ]
      })
  }
}
