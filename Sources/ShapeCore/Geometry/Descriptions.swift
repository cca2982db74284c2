// Values as text, for messages and debugging. Different values have different texts.

extension Double {
  /// The number without a `.0`.
  var plainText: String { self == rounded() && magnitude < 1e15 ? "\(Int64(self))" : "\(self)" }
}

extension Point: CustomStringConvertible {
  /// The coordinates, such as `(1, 2.5)`.
  public var description: String { "(\(x.plainText), \(y.plainText))" }
}

extension Size: CustomStringConvertible {
  /// The lengths, such as `100 x 60`.
  public var description: String { "\(width.plainText) x \(height.plainText)" }
}

extension Rect: CustomStringConvertible {
  /// The top left corner and the lengths, such as `(10, 20) 100 x 60`.
  public var description: String { "\(origin) \(size)" }
}

extension Angle: CustomStringConvertible {
  /// The angle in degrees, such as `90°`, or in radians if it has no exact form in degrees.
  public var description: String {
    Angle(degrees: degrees) == self ? degrees.plainText + "°" : "\(radians) radians"
  }
}

extension Path: CustomStringConvertible, CustomDebugStringConvertible {
  /// The path data of SVG, such as `M 0 0 L 10 0 Z`. An arc is two arcs, so that a whole turn is not lost.
  public var description: String { elements.map { $0.pathData }.joined(separator: " ") }

  /// The kind of the path and all of its numbers.
  public var debugDescription: String { "\(storage)" }
}

extension PathElement {
  /// The commands of SVG.
  fileprivate var pathData: String {
    switch self {
    case .move(let to): return "M \(to.plainText)"
    case .line(let to): return "L \(to.plainText)"
    case .quad(let to, let control): return "Q \(control.plainText) \(to.plainText)"
    case .curve(let to, let control1, let control2):
      return "C \(control1.plainText) \(control2.plainText) \(to.plainText)"
    case .arc(let arc):
      let radii = Point(arc.radii.width, arc.radii.height).plainText
      let degrees: Double = arc.rotation * (180 / Double.pi)
      let form = "A \(radii) \(degrees.plainText) 0 \(arc.sweep < 0 ? "0" : "1")"
      let middle = arc.point(at: arc.start + arc.sweep / 2)
      return "\(form) \(middle.plainText) \(form) \(arc.endPoint.plainText)"
    case .close: return "Z"
    }
  }
}

extension Point {
  /// The coordinates with a space between them.
  fileprivate var plainText: String { "\(x.plainText) \(y.plainText)" }
}
