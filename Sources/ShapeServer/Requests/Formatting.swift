import ShapeEditing
import ShapeLanguage

extension RequestHandler {
  static let formatting = RequestHandler(
    "textDocument/formatting", offeredAs: "documentFormattingProvider"
  ) { server, parameters throws(ResponseError) in try format(&server, parameters, in: nil) }

  static let rangeFormatting = RequestHandler(
    "textDocument/rangeFormatting", offeredAs: "documentRangeFormattingProvider"
  ) { server, parameters throws(ResponseError) in
    try format(&server, parameters) { places throws(ResponseError) in try places.bytes(parameters["range"]) }
  }

  /// Returns the edits that format a document, or some of its bytes.
  static func format(
    _ server: inout Server, _ parameters: JSONValue,
    in bytes: ((inout Places) throws(ResponseError) -> Range<Int>)?
  ) throws(ResponseError) -> JSONValue {
    let request = try SyntaxRequest(&server, parameters)
    var places = request.places
    let range = try bytes?(&places)
    do throws(SourceFormatter.Refusal) {
      return .array(try SourceFormatter.edits(for: request.tree.source, in: range).map { places.edit($0) })
    } catch {
      throw ResponseError(.requestFailed, "a file with syntax errors is not formatted")
    }
  }
}
