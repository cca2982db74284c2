import Testing

/// What a picture is asked for: a size, and parameters in the spelling of the command line.
struct PictureRequest: Sendable {
  var width: Double
  var height: Double

  /// Every parameter of the shape with its value.
  var values: [String: String]

  var bounds: Box { Box(width: width, height: height) }
  var center: Spot { Spot(width / 2, height / 2) }

  func text(_ name: String) -> String {
    guard let text = values[name] else { preconditionFailure("the picture has no parameter '\(name)'") }
    return text
  }

  func number(_ name: String) -> Double {
    guard let number = Double(text(name)) else { preconditionFailure("'\(text(name))' is no number") }
    return number
  }

  func count(_ name: String) -> Int { Int(number(name)) }

  /// A colour written as `#RRGGBB` or `#RRGGBBAA`.
  func color(_ name: String) -> RGBA {
    let digits = text(name).dropFirst()
    guard let bits = Int(digits, radix: 16), digits.count == 6 || digits.count == 8 else {
      preconditionFailure("'\(text(name))' is no colour")
    }
    return digits.count == 6 ? RGBA(hex: bits) : RGBA(hex: bits >> 8, alpha: Float(bits & 255) / 255)
  }

  /// Whether a set of edges, written as `[.left, .top]`, has this one.
  func hasEdge(_ edge: String, in name: String) -> Bool {
    text(name).dropFirst().dropLast().split(separator: ",").contains { $0.drop { $0 == " " } == "." + edge }
  }
}

/// A parameter of a shape and the values that it is drawn with.
struct PictureParameter: Sendable {
  var name: String
  var normal: String

  /// Further values to draw; `nil` stands for both ends of the range that the source gives.
  var others: [String]?

  static func number(_ name: String, _ normal: String) -> PictureParameter {
    PictureParameter(name: name, normal: normal, others: nil)
  }

  static func color(_ name: String, _ normal: String) -> PictureParameter {
    PictureParameter(name: name, normal: normal, others: ["#2060C0", "#20C06080"])
  }

  static func choice(_ name: String, _ normal: String, others: [String]) -> PictureParameter {
    PictureParameter(name: name, normal: normal, others: others)
  }
}

/// One of the pictures that the examples must draw, computed without the compiler.
struct ReferencePicture: Sendable, CustomTestStringConvertible {
  /// The name of the file in `Examples`, without its ending.
  var example: String
  var shape: String
  var designWidth: Double
  var designHeight: Double
  var parameters: [PictureParameter]

  /// Whether the shape promises a picture at all for this size and these values.
  var isDrawn: @Sendable (PictureRequest) -> Bool = { _ in true }

  var paint: @Sendable (PictureRequest, inout ReferenceCanvas) -> Void

  var testDescription: String { shape }

  /// The request for the given size, with all parameters at their defaults but those named.
  func request(width: Double, height: Double, _ changes: [String: String] = [:]) -> PictureRequest {
    var values = changes
    for parameter in parameters where values[parameter.name] == nil { values[parameter.name] = parameter.normal }
    return PictureRequest(width: width, height: height, values: values)
  }

  var designRequest: PictureRequest { request(width: designWidth, height: designHeight) }

  /// Whether what is drawn depends on how the judge blurs.
  var castsShadow: Bool {
    canvas(designRequest, CanvasFrame(box: designRequest.bounds, zoom: 0.05)).castsShadow
  }

  /// The picture on a canvas that shows the given part of the plane.
  func canvas(
    _ request: PictureRequest, _ frame: CanvasFrame, deviation: @escaping @Sendable (Double) -> Double = { $0 }
  ) -> ReferenceCanvas {
    var canvas = ReferenceCanvas(frame, deviation: deviation)
    paint(request, &canvas)
    return canvas
  }
}
