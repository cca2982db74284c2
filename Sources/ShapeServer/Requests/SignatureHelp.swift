import ShapeEditing
import ShapeLanguage

extension RequestHandler {
  static let signatureHelp = RequestHandler(
    "textDocument/signatureHelp", offeredAs: "signatureHelpProvider",
    ["triggerCharacters": ["(", ",", ":"], "retriggerCharacters": [","]]
  ) { server, parameters throws(ResponseError) in
    var request = try SyntaxRequest(&server, parameters)
    let snapshot = request.result.code
    guard let help = snapshot.signatureHelp(at: try request.places.offset(parameters["position"])) else { return .null }
    let client = server.client
    func documentation(_ documentation: CodeDocumentation) -> JSONValue? {
      let text = snapshot.text(of: documentation)
      // A conditional expression would be the JSON value `null`.
      if text.isEmpty { return nil }
      return text.documentation(isMarkdown: client.hasMarkdownInSignatures)
    }
    let signatures = help.signatures.map { signature -> JSONValue in
      // The places in a label are counted in UTF-16 with every encoding.
      let label = Array(signature.label.utf8)
      func place(_ offset: Int) -> JSONValue {
        .number(String(decoding: label.prefix(offset), as: UTF8.self).utf16.count)
      }
      let parameters = signature.parameters.map { parameter -> JSONValue in
        .object([
          "label": [place(parameter.range.lowerBound), place(parameter.range.upperBound)],
          "documentation": documentation(parameter.documentation),
        ])
      }
      return .object([
        "label": .string(signature.label), "documentation": documentation(signature.documentation),
        "parameters": .array(parameters),
      ])
    }
    return .object([
      "signatures": .array(signatures), "activeSignature": .number(help.activeSignature),
      "activeParameter": help.activeParameter.map { .number($0) },
    ])
  }
}
