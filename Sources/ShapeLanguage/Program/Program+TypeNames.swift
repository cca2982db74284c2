import ShapeKit

extension Program {
  /// A type as sources write it, or a word for one that they cannot name.
  func describe(_ type: ValueType) -> DescribedType { DescribedType(type, spelling(type)) }

  private func spelling(_ type: ValueType) -> String {
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
    case .list(let element): "[\(spelling(element))]"
    }
  }

  func describe(_ pattern: Signature.TypePattern) -> DescribedType {
    switch pattern {
    case .exact(let type): describe(type)
    case .scalar: describe(ValueType.number)
    case .mixable: DescribedType(nil, "Number, Angle, Point or Color")
    case .layerNames: DescribedType(nil, "layer")
    }
  }
}
