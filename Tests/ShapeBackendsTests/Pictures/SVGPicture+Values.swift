import ShapeCore
import ShapeLanguage

/// The values of attributes.
extension SVGPicture {
  static func number(_ text: String) throws -> Double {
    guard let value = Double(text) else { throw ReadingMistake("\(text) is no number") }
    return value
  }

  /// Returns an attribute that defaults to 0.
  static func number(_ element: MarkupElement, _ name: String) throws -> Double {
    try element.attributes[name].map(number) ?? 0
  }

  static func color(_ text: String, alpha: Double) throws -> Tone {
    var digits = String(text.dropFirst())
    if text.first != "#" {
      guard let color = NamedColor.rgb[text] else { throw ReadingMistake("color \(text)") }
      return Tone(hex: color, alpha: Float(alpha))
    }
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6, let hex = Int(digits, radix: 16) else { throw ReadingMistake("color \(text)") }
    return Tone(hex: hex, alpha: Float(alpha))
  }

  /// The names of colors in CSS that are shorter than their digits.
  private enum NamedColor {
    static let rgb: [String: Int] = [
      "red": 0xFF0000, "tan": 0xD2B48C, "azure": 0xF0FFFF, "beige": 0xF5F5DC, "bisque": 0xFFE4C4, "brown": 0xA52A2A,
      "coral": 0xFF7F50, "gold": 0xFFD700, "gray": 0x808080, "green": 0x008000, "indigo": 0x4B0082, "ivory": 0xFFFFF0,
      "khaki": 0xF0E68C, "linen": 0xFAF0E6, "maroon": 0x800000, "navy": 0x000080, "olive": 0x808000,
      "orange": 0xFFA500, "orchid": 0xDA70D6, "peru": 0xCD853F, "pink": 0xFFC0CB, "plum": 0xDDA0DD,
      "purple": 0x800080, "salmon": 0xFA8072, "sienna": 0xA0522D, "silver": 0xC0C0C0, "snow": 0xFFFAFA,
      "teal": 0x008080, "tomato": 0xFF6347, "violet": 0xEE82EE, "wheat": 0xF5DEB3,
    ]
  }

  static func transform(_ text: String) throws -> Transform {
    let parts = text.dropLast().split(separator: "(")
    let numbers = try parts[1].split(separator: " ").map { try number(String($0)) }
    switch (parts[0], numbers.count) {
    case ("rotate", 1): return .rotation(Angle(degrees: numbers[0]), around: .zero)
    case ("rotate", 3): return .rotation(Angle(degrees: numbers[0]), around: Point(numbers[1], numbers[2]))
    case ("translate", 2): return .translation(Point(numbers[0], numbers[1]))
    case ("matrix", 6):
      return Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    default: throw ReadingMistake("transform \(text)")
    }
  }

  /// Returns the rectangle of an element.
  static func region(_ element: MarkupElement) throws -> Path {
    .rect(
      Rect(
        x: try number(element, "x"), y: try number(element, "y"), width: try number(element, "width"),
        height: try number(element, "height")))
  }

  static func path(of element: MarkupElement) throws -> Path {
    func number(_ name: String) throws -> Double { try Self.number(element, name) }
    let center = Point(try number("cx"), try number("cy"))
    switch element.name {
    case "path": return try PathData.path(element.attributes["d"] ?? "")
    case "circle": return .circle(center: center, radius: try number("r"))
    case "ellipse":
      let (rx, ry) = (try number("rx"), try number("ry"))
      return .ellipse(in: Rect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
    case "rect":
      let rect = Rect(
        x: try number("x"), y: try number("y"), width: try number("width"), height: try number("height"))
      let radius = try number("rx")
      return radius > 0 ? .roundedRect(rect, cornerRadius: radius) : .rect(rect)
    default: throw ReadingMistake("shape \(element.name)")
    }
  }

  static let blendModes: [String: BlendMode] = [
    "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken, "lighten": .lighten,
    "color-dodge": .colorDodge, "color-burn": .colorBurn, "hard-light": .hardLight, "soft-light": .softLight,
    "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity,
  ]
}
