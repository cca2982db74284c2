import ShapeEditing
import ShapeLanguage

extension RequestHandler {
  static let onTypeFormatting = RequestHandler(
    "textDocument/onTypeFormatting", offeredAs: "documentOnTypeFormattingProvider",
    ["firstTriggerCharacter": "}", "moreTriggerCharacter": ["\n", ";"]]
  ) { server, parameters throws(ResponseError) in
    var request = try SyntaxRequest(&server, parameters)
    let caret = try request.places.offset(parameters["position"])
    let character = try parameters.required("ch") { $0.text }
    let bytes = request.tree.source.bytes
    // After a line break, the line before is finished. Its own text is formatted, not the empty line.
    var end = caret
    if character == "\n" {
      while end > 0, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    }
    var start = end
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    // While the code is incomplete, there is nothing to format yet.
    guard let edits = try? SourceFormatter.edits(for: request.tree.source, in: start..<end) else { return [] }
    // What was just typed stays below the caret.
    return .array(edits.filter { Int($0.span.end) <= end }.map { request.places.edit($0) })
  }
}
