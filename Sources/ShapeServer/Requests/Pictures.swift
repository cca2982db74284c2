import ShapeBackends
import ShapeCore
import ShapeEditing
import ShapeLanguage
import ShapeWorkbench

/// Requests of this server, for a picture beside a text. The README describes them.
extension RequestHandler {
  static let picture = RequestHandler("shape/picture") { server, parameters throws(ResponseError) in
    let format = try parameters.required("format") { $0.text.flatMap { OutputFormat(rawValue: $0) } }
    var query = try PictureQuery(&server, parameters)
    var options = PictureOptions()
    options.scale = query.shown.request.scale
    options.omitsShadows =
      try parameters["without"].map { text throws(ResponseError) in
        guard text == "shadows" else { throw .missing("without") }
        return true
      } ?? false
    options.listsExactElements = parameters["ledger"]?.bool ?? false
    let output = query.shown.output(in: format, options)
    var diagnostics = query.messages(query.shown.diagnostics + output.diagnostics, server)
    if let refusal = output.refusal, case .array(let others) = diagnostics {
      let place = query.places.range(0..<0)
      diagnostics = .array(
        others + [["range": place, "severity": 1, "source": "shapec", "message": .string(refusal)]])
    }
    let text = output.bytes.map { JSONValue.string(String(decoding: $0, as: UTF8.self)) }
    let data = output.bytes.map { JSONValue.string(String(decoding: Base64.encoded($0), as: UTF8.self)) }
    var ledger: JSONValue?
    if options.listsExactElements {
      ledger = .array(
        output.report?.notes.map { note in
          .object(
            [.init("message", .string(note.message)), .init("range", query.places.location(note.span))] + note.members)
        } ?? [])
    }
    let picture = query.shown.picture
    return .object([
      "version": server.workspace[query.uri]?.version.map { .number($0) } ?? .null,
      "shape": picture.map { .string($0.name) } ?? .null,
      "size": picture.map { JSONValue($0.size) } ?? .null,
      "box": query.shown.scene?.box(of: options.canvas).json ?? .null,
      "mediaType": .string(format.mediaType),
      "text": format.isText ? text : nil,
      "base64": format.isText ? nil : data,
      "ledger": ledger,
      "diagnostics": diagnostics,
    ])
  }
}
