import ShapeLanguage

extension RequestHandler {
  static let foldingRange = RequestHandler(
    "textDocument/foldingRange", offeredAs: "foldingRangeProvider"
  ) { server, parameters throws(ResponseError) in
    var request = try SyntaxRequest(&server, parameters)
    return .array(
      request.tree.foldingRanges().map { range in
        let kind: JSONValue? =
          switch range.kind {
          case .code: nil
          case .comments: "comment"
          case .imports: "imports"
          }
        let start = request.places.position(Int(range.span.start))
        let end = request.places.position(Int(range.span.end))
        return .object(["startLine": start["line"], "endLine": end["line"], "kind": kind])
      })
  }
}
