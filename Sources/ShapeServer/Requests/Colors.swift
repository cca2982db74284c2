import ShapeCore
import ShapeLanguage

extension RequestHandler {
  static let documentColor = RequestHandler(
    "textDocument/documentColor", offeredAs: "colorProvider"
  ) { server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    return .array(
      request.compilation.documentColors().map { color in
        ["range": request.places.range(color.span), "color": color.color.json]
      })
  }

  static let colorPresentation = RequestHandler("textDocument/colorPresentation") {
    server, parameters throws(ResponseError) in
    var request = try DocumentRequest(&server, parameters)
    let bytes = try request.places.bytes(parameters["range"])
    let channels = try parameters.required("color") { color -> RGBA? in
      guard let red = color["red"]?.double, let green = color["green"]?.double, let blue = color["blue"]?.double
      else { return nil }
      return RGBA(
        red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(color["alpha"]?.double ?? 1))
    }
    let span = SourceSpan(file: 0, start: Int32(bytes.lowerBound), end: Int32(bytes.upperBound))
    let range = request.places.range(span)
    return .array(
      request.compilation.colorPresentations(at: span, of: channels).map { text in
        ["label": .string(text), "textEdit": ["range": range, "newText": .string(text)]]
      })
  }
}

extension RGBA {
  var json: JSONValue {
    [
      "red": .number(Double(red)), "green": .number(Double(green)), "blue": .number(Double(blue)),
      "alpha": .number(Double(alpha)),
    ]
  }
}
