import ShapeCore

/// A line of text as a path to stroke, with round caps and joins.
struct StrokeText {
  /// The path. The baseline begins at the origin.
  let path: Path
  /// The distance from the first stroke to the last one, in points. 0 without strokes.
  let width: Double

  /// The distance between the strokes of two characters, in units of the alphabet.
  private static let spacing = 6.0
  /// The width of a space, in the same units.
  private static let spaceWidth = 1.0

  /// The width of the strokes, for a height of capitals.
  static func strokeWidth(capitalHeight: Double) -> Double { capitalHeight * 0.11 }

  /// Creates the path of a text. One that is too wide loses its end to an ellipsis.
  ///
  /// O(n) for the characters that fit.
  ///
  /// - Parameters:
  ///   - capitalHeight: The height of capitals, in points.
  ///   - limit: The maximum width, in points.
  init(_ text: String, capitalHeight: Double, limit: Double) {
    let unit = capitalHeight / StrokeAlphabet.capitalHeight
    var characters: [Character] = []
    var widths: [Double] = []
    var width = 0.0
    let ellipsis = Self.advance(of: "…")
    for character in text {
      characters.append(character)
      widths.append(Self.advance(of: character))
      width += widths[widths.count - 1]
      guard (width - Self.spacing) * unit > limit else { continue }
      while let last = widths.last, (width + ellipsis - Self.spacing) * unit > limit || characters.last == " " {
        width -= last
        characters.removeLast()
        widths.removeLast()
      }
      characters.append("…")
      widths.append(ellipsis)
      width += ellipsis
      break
    }
    var elements: [PathElement] = []
    var x = 0.0
    for (character, advance) in zip(characters, widths) {
      var reader = StrokeReader(origin: Point(x, -StrokeAlphabet.capitalHeight), unit: unit)
      elements += reader.elements(of: StrokeAlphabet.strokes(of: character))
      x += advance
    }
    path = Path(elements)
    self.width = max(0, (width - Self.spacing) * unit)
  }

  /// Returns the distance from a character to the next one, in units of the alphabet.
  private static func advance(of character: Character) -> Double {
    let strokes = StrokeAlphabet.strokes(of: character)
    if strokes.isEmpty { return spaceWidth + spacing }
    var reader = StrokeReader(origin: .zero, unit: 1)
    _ = reader.elements(of: strokes)
    return reader.width + spacing
  }
}

/// Reads the strokes of a glyph.
private struct StrokeReader {
  /// The top left corner of the glyph, in units.
  let origin: Point
  /// The length of a unit, in points.
  let unit: Double
  /// The largest x coordinate of an end so far, in units.
  private(set) var width = 0.0
  private var rest: Substring.UTF8View = Substring().utf8

  /// The control points of a quarter of an ellipse are at this part of its radii. A little more than that of an ellipse,
  /// 0.5523, for open letters.
  private static let roundness = 0.57
  /// Half the side of the square that becomes a dot, in units. With round joins, it is larger than a stroke is wide.
  private static let dot = 0.4

  init(origin: Point, unit: Double) { (self.origin, self.unit) = (origin, unit) }

  mutating func elements(of strokes: String) -> [PathElement] {
    var result: [PathElement] = []
    for stroke in strokes.utf8.split(separator: UInt8(ascii: " ")) {
      rest = stroke
      append(to: &result)
    }
    return result
  }

  /// Appends one stroke.
  private mutating func append(to elements: inout [PathElement]) {
    guard var last = point() else { return }
    if rest.isEmpty { return appendDot(at: last, to: &elements) }
    elements.append(.move(to: place(last)))
    while let sign = rest.first {
      switch sign {
      case UInt8(ascii: "-"), UInt8(ascii: "|"):
        rest.removeFirst()
        guard let end = point() else { return }
        let step = end - last
        let (x, y) = (Point(step.x, 0), Point(0, step.y))
        let (first, second) = sign == UInt8(ascii: "-") ? (x, y) : (y, x)
        elements.append(
          .curve(
            to: place(end), control1: place(last + first * Self.roundness),
            control2: place(end - second * Self.roundness)))
        last = end
      case UInt8(ascii: "*"):
        rest.removeFirst()
        let before = width
        guard let control = point() else { return }
        // Only ends count.
        width = before
        guard let end = point() else { return }
        elements.append(.quad(to: place(end), control: place(control)))
        last = end
      default:
        guard let end = point() else { return }
        elements.append(.line(to: place(end)))
        last = end
      }
    }
  }

  private func appendDot(at center: Point, to elements: inout [PathElement]) {
    let dot = Self.dot
    elements.append(.move(to: place(center + Point(-dot, -dot))))
    for corner in [Point(dot, -dot), Point(dot, dot), Point(-dot, dot)] {
      elements.append(.line(to: place(center + corner)))
    }
    elements.append(.close)
  }

  /// Reads a point. Returns `nil` at the end of the stroke.
  private mutating func point() -> Point? {
    guard let x = coordinate(), let y = coordinate() else { return nil }
    width = max(width, x)
    return Point(x, y)
  }

  private mutating func coordinate() -> Double? {
    switch rest.popFirst() {
    case .some(let digit) where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit):
      return Double(digit - UInt8(ascii: "0"))
    case .some(let letter) where (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter):
      return Double(letter - UInt8(ascii: "a") + 10)
    default: return nil
    }
  }

  /// Returns a point of the glyph in points.
  private func place(_ point: Point) -> Point { (origin + point) * unit }
}
