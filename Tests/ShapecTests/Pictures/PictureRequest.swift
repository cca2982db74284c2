import ReferencePainter
import Testing

/// A request for a picture: a size, and parameters in the syntax of the command line.
struct PictureRequest: Equatable, Sendable {
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

  /// Returns a color written as `#RRGGBB` or `#RRGGBBAA`.
  func color(_ name: String) -> RGBA {
    let digits = text(name).dropFirst()
    guard let bits = Int(digits, radix: 16), digits.count == 6 || digits.count == 8 else {
      preconditionFailure("'\(text(name))' is no color")
    }
    return digits.count == 6 ? RGBA(hex: bits) : RGBA(hex: bits >> 8, alpha: Float(bits & 255) / 255)
  }

  /// Returns whether a set of edges, written as `[.left, .top]`, has this one.
  func hasEdge(_ edge: String, in name: String) -> Bool {
    text(name).dropFirst().dropLast().split(separator: ",").contains { $0.drop { $0 == " " } == "." + edge }
  }
}

/// A parameter of a shape and the values that it is drawn with.
struct PictureParameter: Sendable {
  var name: String
  var normal: String

  /// Further values to draw, such as the ends of a range.
  var others: [String]
  var isRange = false

  static func number(_ name: String, _ normal: String, _ low: String, _ high: String) -> PictureParameter {
    PictureParameter(name: name, normal: normal, others: [low, high], isRange: true)
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

  /// The minimum size of the shape, given its values.
  var minimum: @Sendable (PictureRequest) -> (width: Double, height: Double)

  /// Values to draw together at the minimum size, in addition to those that are drawn for every shape.
  var combinations: [[String: String]] = []

  /// Whether the values are valid at sizes that are not too small. If not, a `require` refuses them.
  var isDrawn: @Sendable (PictureRequest) -> Bool = { _ in true }

  var paint: @Sendable (PictureRequest, inout ReferenceCanvas) -> Void

  var testDescription: String { shape }

  /// Returns the request for a size, with the default of every parameter that is not given.
  func request(width: Double, height: Double, _ changes: [String: String] = [:]) -> PictureRequest {
    var values = changes
    for parameter in parameters where values[parameter.name] == nil { values[parameter.name] = parameter.normal }
    return PictureRequest(width: width, height: height, values: values)
  }

  var designRequest: PictureRequest { request(width: designWidth, height: designHeight) }

  /// Returns the request for a size, enlarged to the minimum size for the values.
  func request(atLeast width: Double, _ height: Double, _ changes: [String: String] = [:]) -> PictureRequest {
    var result = request(width: width, height: height, changes)
    let least = minimum(result)
    result.width = max(width, least.width)
    result.height = max(height, least.height)
    return result
  }

  /// Returns the command-line options of the request: the size, and the values that are not the defaults.
  func options(for request: PictureRequest) -> [String] {
    let changed = parameters.filter { request.text($0.name) != $0.normal }
    return ["--size", "\(request.width)x\(request.height)"]
      + changed.flatMap { ["--set", "\($0.name)=\(request.text($0.name))"] }
  }

  /// Returns values in which all numbers are at the lower or at the upper ends of their ranges.
  func ends(upper: Bool) -> [String: String] {
    var values: [String: String] = [:]
    for parameter in parameters where parameter.isRange { values[parameter.name] = parameter.others[upper ? 1 : 0] }
    return values
  }

  /// Whether the picture depends on the blur of the judge.
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
