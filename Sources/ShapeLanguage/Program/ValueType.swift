/// The type of a value.
public enum ValueType: Equatable, Sendable {
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
  package static let named: [(name: String, type: ValueType)] = [
    ("Number", .number), ("Int", .integer), ("Bool", .bool), ("Angle", .angle), ("Point", .point), ("Size", .size),
    ("Rect", .rect), ("Color", .color), ("Paint", .paint), ("Path", .path), ("Edges", .edges),
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
