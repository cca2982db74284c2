/// The type of a value.
public enum ValueType: Equatable, Sendable {
  /// The type of what is wrong already; it fits everywhere and causes no second error.
  case invalid
  case number, integer, bool, angle, point, size, rect, color, paint, path, edges, string, stop
  case enumeration(EnumID)
  indirect case list(ValueType)
}

/// The enums that the language brings along. Their cases stand in the order of the `ShapeKit` types they mean.
public enum BuiltinEnum: Int, CaseIterable, Sendable {
  case lineCap, lineJoin, strokeAlignment, fillRule, cornerStyle, scheme

  var type: ValueType { .enumeration(EnumID(position: rawValue)) }

  var name: String {
    switch self {
    case .lineCap: "LineCap"
    case .lineJoin: "LineJoin"
    case .strokeAlignment: "StrokeAlignment"
    case .fillRule: "FillRule"
    case .cornerStyle: "CornerStyle"
    case .scheme: "Scheme"
    }
  }

  var cases: [String] {
    switch self {
    case .lineCap: ["butt", "round", "square"]
    case .lineJoin: ["miter", "round", "bevel"]
    case .strokeAlignment: ["center", "inside", "outside"]
    case .fillRule: ["nonZero", "evenOdd"]
    case .cornerStyle: ["circular", "continuous"]
    case .scheme: ["light", "dark"]
    }
  }
}

extension ValueType {
  /// The types that a declaration can name, but for enums and lists.
  static let named: [(name: String, type: ValueType)] = [
    ("Number", .number), ("Int", .integer), ("Bool", .bool), ("Angle", .angle), ("Point", .point), ("Size", .size),
    ("Rect", .rect), ("Color", .color), ("Paint", .paint), ("Path", .path), ("Edges", .edges),
  ]

  /// The constants with a dot that a type has, but for those of enums and colours.
  static let edgeConstants: [(name: String, edges: UInt8)] = [
    ("top", 1), ("right", 2), ("bottom", 4), ("left", 8), ("all", 15), ("none", 0), ("horizontal", 10),
    ("vertical", 5),
  ]
}
