import ShapeLanguage

extension RequestHandler {
  /// Shows a document in a page, from now on with each change. The result is the address of the page.
  ///
  /// The argument is an address, or a `textDocument` with a `position` for the caret. Without one, the last document in use is
  /// shown.
  static let executeCommand = RequestHandler(
    "workspace/executeCommand", offeredAs: "executeCommandProvider",
    ["commands": [.string(Server.previewCommand)]]
  ) { server, parameters throws(ResponseError) in
    guard parameters["command"]?.text == Server.previewCommand else { throw .missing("command") }
    let argument = parameters["arguments"]?.array?.first
    guard
      let uri = (argument?.at("textDocument", "uri") ?? argument)?.text.map({ DocumentURI($0) }) ?? server.pages?.latest
    else {
      throw .missing("arguments")
    }
    let address = try server.showPage(of: uri)
    if let place = argument?["position"] { server.followCaret(in: uri, try LineIndex.Position(place)) }
    if server.client.showsDocuments, !server.client.commands.contains(Server.previewCommand) {
      server.request("window/showDocument", ["uri": .string(address), "external": true, "takeFocus": true])
    }
    return .string(address)
  }
}
