import ShapeLanguage

extension RequestHandler {
  static let selectionRange = RequestHandler(
    "textDocument/selectionRange", offeredAs: "selectionRangeProvider"
  ) { server, parameters throws(ResponseError) in
    var request = try SyntaxRequest(&server, parameters)
    var result: [JSONValue] = []
    for position in try parameters.required("positions", { $0.array }) {
      let offset = try request.places.offset(position)
      var selection = JSONValue.null
      for span in request.tree.selectionRanges(at: offset).reversed() {
        let range = request.places.range(span)
        selection = selection == .null ? ["range": range] : ["range": range, "parent": selection]
      }
      result.append(selection == .null ? ["range": request.places.range(offset..<offset)] : selection)
    }
    return .array(result)
  }
}
