import ShapeCore
import ShapeLanguage
import ShapeWorkbench

/// Requests of this server that connect a picture with its source. An element is the position of a node among all nodes of
/// the picture.
extension RequestHandler {
  static let hit = RequestHandler("shape/hit") { server, parameters throws(ResponseError) in
    let point = try parameters.required("point") { Point($0) }
    var query = try PictureQuery(&server, parameters)
    guard let (element, sources) = query.shown.element(at: point) else { return .null }
    return ["element": .number(element), "sources": .array(sources.map { query.places.location($0) })]
  }

  static let reveal = RequestHandler("shape/reveal") { server, parameters throws(ResponseError) in
    var query = try PictureQuery(&server, parameters)
    let offset = try query.places.offset(parameters["position"])
    return ["elements": .array(query.shown.elements(drawnAt: offset).map { .number($0) })]
  }
}
