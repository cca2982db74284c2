import ShapeCore
import ShapeLanguage

/// Requests of this server, for previews beside a text: from a place to what it draws, and back. A drawn element is the
/// position of its node among the nodes of a shape's scene, at the design size or, for the only public shape of a file,
/// at the size of the configuration.
extension RequestHandler {
  /// `{textDocument, position}` → `[{shape, elements}]`
  static let elementsAt = RequestHandler("shape/elements") { server, parameters throws(ResponseError) in
    let request = try PlaceRequest(&server, parameters)
    var result: [JSONValue] = []
    for (name, scene) in scenes(of: request.compilation, server.configuration) {
      let elements = request.compilation.nodes(drawnAt: request.offset, of: scene)
      if elements.isEmpty { continue }
      result.append(["shape": .string(name), "elements": .array(elements.map { .number($0) })])
    }
    return .array(result)
  }

  /// `{textDocument, shape, element}` → the places that draw it, the call first
  static let sourcesOf = RequestHandler("shape/sources") { server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    let shape = try parameters.required("shape") { $0.text }
    let element = try parameters.required("element") { $0.int }
    guard let (_, scene) = scenes(of: request.compilation, server.configuration, named: shape).first,
      scene.nodes.indices.contains(element)
    else { return [] }
    return .array(request.compilation.sources(of: element, in: scene).map { request.places.location($0) })
  }

  /// Returns the pictures of the shapes of the file itself. Empty if there are errors.
  private static func scenes(
    of compilation: Compilation, _ configuration: Configuration, named name: String? = nil
  ) -> [(name: String, Scene)] {
    let program = compilation.program
    guard !compilation.hasErrors else { return [] }
    return program.shapes.indices.compactMap { id in
      let declaration = program.shapes[id]
      let own = program.names.spelling(declaration.name)
      guard declaration.file == 0, name == nil || name == own else { return nil }
      let size = compilation.size(of: id, configuration)
      let drawing = Evaluator.draw(program, shape: id, size: size, direction: configuration.direction)
      return drawing.scene.map { (own, $0) }
    }
  }
}
