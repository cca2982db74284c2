import ShapeBackends
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
    let places = sources.map { span -> JSONValue in
      let colors = query.shown.file.colors(behind: span).map { query.location($0.span, "color", $0.color.json) }
      return query.location(span, "colors", .array(colors))
    }
    return ["element": .number(element), "sources": .array(places)]
  }

  static let outline = RequestHandler("shape/outline") { server, parameters throws(ResponseError) in
    var query = try PictureQuery(&server, parameters)
    let wanted = parameters["element"]?.int
    let outlines = (query.shown.scene?.outlines() ?? []).filter { wanted == nil || wanted == $0.element }
    return [
      "elements": .array(
        outlines.map { outline in
          .object([
            "element": .number(outline.element), "kind": .string(outline.kind.rawValue),
            "range": query.places.location(outline.source), "frame": outline.frame?.json,
            "path": .string(SVGWriter.pathData(of: outline.path)),
            "points": .array(
              outline.handles.enumerated().map { index, handle in
                [
                  "x": .number(handle.point.x), "y": .number(handle.point.y), "kind": .string(handle.kind.rawValue),
                  "index": .number(index),
                ]
              }),
          ])
        })
    ]
  }

  static let drag = RequestHandler("shape/drag") { server, parameters throws(ResponseError) in
    let element = try parameters.required("element") { $0.int }
    let index = try parameters.required("index") { $0.int }
    let target = try parameters.required("to") { Point($0) }
    var query = try PictureQuery(&server, parameters)
    guard let dragged = query.shown.drag(element, index, to: target) else {
      return ["reason": "the picture has no such point"]
    }
    var edits = WorkspaceEdit()
    for edit in dragged.edits { edits.add(edit, of: query.places.uri(ofFile: Int(edit.span.file)), &query.places) }
    let edit: JSONValue? = dragged.edits.isEmpty ? .none : edits.json(server.workspace, server.client)
    return .object([
      "edit": edit,
      "reason": dragged.reason.map { .string($0) },
    ])
  }

  static let reveal = RequestHandler("shape/reveal") { server, parameters throws(ResponseError) in
    var query = try PictureQuery(&server, parameters)
    let offset = try query.places.offset(parameters["position"])
    return ["elements": .array(query.shown.elements(drawnAt: offset).map { .number($0) })]
  }
}
