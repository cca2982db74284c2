import ShapeEditing
import ShapeLanguage
import ShapeWorkbench

extension RequestHandler {
  static let describe = RequestHandler("shape/describe") { server, parameters throws(ResponseError) in
    let request = try DocumentRequest(&server, parameters)
    let compilation = request.compilation
    guard let description = compilation.description() else { return .null }
    var file = DescriptionJSON.object(description, sources: compilation.program.sources)
    file["shapes"] = .array(
      (file["shapes"]?.array ?? []).map { shape in
        var shape = shape
        let stops = shape["name"]?.text.flatMap { compilation.shape(named: $0) }.map { compilation.sizeStops(of: $0) }
        shape["sizes"] = .array(
          (stops ?? []).map { ["size": JSONValue($0.size), "reason": .string($0.reason)] })
        return shape
      })
    return file
  }
}
