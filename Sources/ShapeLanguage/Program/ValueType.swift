/// The type of a value.
package enum ValueType: Equatable, Sendable {
  /// The error type. Already reported; converts to anything.
  case invalid
  case number, integer, bool, angle, point, size, rect, color, paint, path, edges, string, stop
  case enumeration(EnumID)
  indirect case list(ValueType)
}

extension ValueType {
  /// Any list, as the receiver of members and methods.
  package static let anyList = ValueType.list(.invalid)

  /// Returns whether members and methods of this receiver are those of a type.
  package func isReceiver(of type: ValueType) -> Bool {
    if case .list = type { self == .anyList } else { self == type }
  }

  /// The type of the elements, or `nil` if it isn't a list.
  public var element: ValueType? { if case .list(let element) = self { element } else { nil } }

  /// The types that a declaration can name, except enums and lists.
  package static let named: [(name: String, type: ValueType, documentation: String)] = [
    ("Number", .number, "A length in points, a factor or a share: `12`, `0.5`, `35%`."),
    ("Int", .integer, "A whole number. It converts to a Number."),
    ("Bool", .bool, "A condition: `true` or `false`."),
    ("Angle", .angle, "An angle, never a plain number: `30deg`, `0.5turn`, `1rad`."),
    ("Point", .point, "A position or a displacement: `(12, 4)`."),
    ("Size", .size, "Two lengths: `240 x 320`."),
    ("Rect", .rect, "A rectangle: `bounds`, `Rect(x: 0, y: 0, width: 4, height: 4)`."),
    ("Color", .color, "A color for the light appearance and one for the dark: `#F80`, `.black`, `rgb(…)`."),
    ("Paint", .paint, "A color or a gradient. A Color converts to a Paint."),
    ("Path", .path, "An outline: `path { … }`, `circle(…)`. A Rect converts to a Path."),
    ("Edges", .edges, "A set of edges: `.left`, `[.left, .top]`, `.all`."),
  ]

  /// Returns a type in the syntax of a source.
  func spelling(_ nameOfEnum: (EnumID) -> String) -> String {
    switch self {
    case .invalid: "unknown"
    case .number: "Number"
    case .integer: "Int"
    case .bool: "Bool"
    case .angle: "Angle"
    case .point: "Point"
    case .size: "Size"
    case .rect: "Rect"
    case .color: "Color"
    case .paint: "Paint"
    case .path: "Path"
    case .edges: "Edges"
    case .string: "string"
    case .stop: "gradient stop"
    case .enumeration(let id): nameOfEnum(id)
    case .anyList: "list"
    case .list(let element): "[\(element.spelling(nameOfEnum))]"
    }
  }
}
