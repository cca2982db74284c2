import ShapeBackends
import ShapeCore
import ShapeLanguage
import ShapeWorkbench

/// A request about a picture of a document.
struct PictureQuery {
  let uri: DocumentURI
  let shown: ShownPicture
  var places: Places

  init(_ server: inout Server, _ parameters: JSONValue) throws(ResponseError) {
    uri = try server.documentURI(parameters)
    let request = try PictureRequest(parameters)
    guard let shown = server.workspace.shown(uri, request) else { throw .missing("textDocument") }
    self.shown = shown
    places = Places(server.workspace, shown.file.trees)
  }

  /// Returns the file and the range of a span, with one more member.
  mutating func location(_ span: SourceSpan, _ name: String, _ value: JSONValue) -> JSONValue {
    let uri = places.uri(ofFile: Int(span.file)).text
    return .object([.init("uri", .string(uri)), .init("range", places.range(span)), .init(name, value)])
  }

  /// Returns diagnostics of the document. What is in values or in another file is at the beginning of the document.
  mutating func messages(_ diagnostics: [Diagnostic], _ server: Server) -> JSONValue {
    .array(
      diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        if diagnostic.span.file != 0 {
          // The client may not have that file open.
          if diagnostic.severity != .error { return .null }
          diagnostic.span = SourceSpan(file: 0, start: 0, end: 0)
          diagnostic.notes.removeAll { $0.span.file >= Int32(shown.file.trees.count) }
        }
        return server.message(diagnostic, &places)
      }.filter { $0 != .null })
  }
}

extension PictureRequest {
  /// Reads the members of a request that select a picture. A value of the wrong kind is an error.
  init(_ parameters: JSONValue) throws(ResponseError) {
    self.init()
    func read<Value>(_ name: String, _ read: (JSONValue) -> Value?) throws(ResponseError) -> Value? {
      guard let value = parameters[name], value != .null else { return nil }
      guard let value = read(value) else { throw .missing(name) }
      return value
    }
    shape = try read("shape") { $0.text }
    preview = try read("preview") { $0.text }
    scale = try read("scale") { $0.double.flatMap { $0 > 0 && $0 <= 64 ? $0 : nil } } ?? 1
    values = try read("values") { value in
      if case .object(let members) = value, !members.isEmpty { JSONWriter.bytes(value) } else { [] }
    }
    if values == [] { values = nil }
    conditions.size = try read("size") { Size($0) }
    conditions.scheme = try read("scheme") { $0.text.flatMap { SchemeChoice(rawValue: $0) } }
    conditions.direction = try read("direction") { $0.text.flatMap { DirectionChoice(rawValue: $0)?.direction } }
  }
}

extension Size {
  /// Reads the size of a picture, which may be one that the shape refuses.
  fileprivate init?(_ value: JSONValue) {
    guard let width = value["width"]?.double, let height = value["height"]?.double,
      [width, height].allSatisfy({ $0 > 0 && $0 <= SourceLimits.largestSide })
    else { return nil }
    self.init(width, height)
  }
}

extension Point {
  init?(_ value: JSONValue) {
    guard let x = value["x"]?.double, let y = value["y"]?.double else { return nil }
    self.init(x, y)
  }

  var json: JSONValue { ["x": .number(x), "y": .number(y)] }
}

extension Rect {
  var json: JSONValue {
    ["x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)]
  }
}
