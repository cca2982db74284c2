import ShapeLanguage

/// The kind of name or value that an element of the code needs.
enum CodeExpectation: Equatable {
  case anything
  case type(ValueType)
  /// Names of layers beside the layer.
  case layers

  init(_ pattern: ParameterDeclaration.TypePattern) {
    switch pattern {
    case .exact(let type): self.init(type)
    case .scalar, .factors: self = .type(.number)
    case .mixable: self = .anything
    case .orderedList, .summableList, .anyList: self = .type(.list(.number))
    case .layerNames: self = .layers
    }
  }

  init(_ type: ValueType?) { self = type.map { $0 == .invalid ? .anything : .type($0) } ?? .anything }

  var type: ValueType? { if case .type(let type) = self { type } else { nil } }

  /// Whether a value between two others is expected: a Number, an Angle, a Point or a Color.
  var isMixable: Bool { type.map { [.number, .angle, .point, .color, .paint].contains($0) } ?? false }

  /// Whether a value can be used.
  enum Fit: Int { case whole, part, none }

  /// Returns whether a value of a type can be the whole value that is expected, or a part of it. A value of an unknown type
  /// can be, and any value where nothing is known.
  func fit(of type: ValueType?) -> Fit {
    switch self {
    case .anything: return .whole
    case .layers: return .none
    case .type(let expected):
      guard let type, !type.fits(expected) else { return .whole }
      // A condition, and the element of a list.
      if type == .bool || type.element.map({ $0.fits(expected) }) ?? false { return .part }
      switch type {
      case .enumeration: return expected == .bool ? .part : .none
      case .number, .integer, .angle: return [.bool, .size, .point, .angle].contains(expected) ? .part : .none
      case .invalid, .bool, .point, .size, .rect, .color, .paint, .path, .edges, .string, .stop, .list: return .none
      }
    }
  }
}

extension ValueType {
  /// Returns whether a value of this type can be used where another one is expected.
  fileprivate func fits(_ expected: ValueType) -> Bool { self == expected || converts(to: expected) }
}
