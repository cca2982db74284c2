import ShapeKit

extension Program {
  /// A type as sources write it, or a word for one that they cannot name.
  func describe(_ type: ValueType) -> String {
    switch type {
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
    case .string: "text"
    case .stop: "gradient stop"
    case .enumeration(let id): enumerations[id].name
    case .list(let element): "[\(describe(element))]"
    }
  }

  func describe(_ pattern: Signature.TypePattern) -> String {
    switch pattern {
    case .exact(let type): describe(type)
    case .scalar: "Number"
    case .mixable: "Number, Angle, Point or Color"
    case .layerNames: "layer"
    }
  }
}
