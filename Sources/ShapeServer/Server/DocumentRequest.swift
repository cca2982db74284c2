import ShapeCore
import ShapeEditing
import ShapeLanguage

/// A request about the text of a document, which needs only the trees.
struct SyntaxRequest {
  let uri: DocumentURI
  let result: IncrementalResult
  var places: Places

  init(_ server: inout Server, _ parameters: JSONValue) throws(ResponseError) {
    uri = try server.documentURI(parameters)
    guard let result = server.workspace.checked(uri) else { throw .missing("textDocument") }
    self.result = result
    places = Places(server.workspace, result.trees)
  }

  /// The tree of the document.
  var tree: SyntaxTree { result.trees[0] }
}

/// A request about the meaning of a document.
struct DocumentRequest {
  let uri: DocumentURI
  let compilation: Compilation
  var places: Places

  init(_ server: inout Server, _ parameters: JSONValue) throws(ResponseError) {
    uri = try server.documentURI(parameters)
    guard let compilation = server.workspace.compiled(uri) else { throw .missing("textDocument") }
    self.compilation = compilation
    places = Places(server.workspace, compilation.trees)
  }
}

extension Compilation {
  /// The shape to which the size of the settings applies: the only public one of the file.
  private var sizedShape: ShapeID? {
    let own = publicShapes
    return own.count == 1 ? own.first : nil
  }

  /// Returns the size at which a shape is drawn with some settings.
  func size(of shape: ShapeID, _ configuration: Configuration) -> Size {
    shape == sizedShape ? configuration.size ?? program.shapes[shape].designSize : program.shapes[shape].designSize
  }

  /// Returns the values of all names in pictures with some settings.
  func drawnValues(for configuration: Configuration) -> DrawnValues {
    let picture = PictureConfiguration(size: configuration.size, direction: configuration.direction)
    return drawnValues(drawing: sizedShape, at: picture)
  }
}
