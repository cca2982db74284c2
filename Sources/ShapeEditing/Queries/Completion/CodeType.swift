import ShapeLanguage

/// A type that is known without compiling.
indirect enum CodeType: Equatable {
  /// A type of the language. Lists are `.list`.
  case language(ValueType)
  /// An enum of a source.
  case enumeration(EnumSyntax)
  case list(CodeType)

  static func == (a: CodeType, b: CodeType) -> Bool {
    switch (a, b) {
    case (.language(let a), .language(let b)): a == b
    case (.enumeration(let a), .enumeration(let b)): a.node == b.node
    case (.list(let a), .list(let b)): a == b
    case (.language, _), (.enumeration, _), (.list, _): false
    }
  }

  /// Creates a type of the language, or `nil` for the error type.
  init?(_ type: ValueType) {
    switch type {
    case .invalid: return nil
    case .list(let element):
      guard let element = CodeType(element) else { return nil }
      self = .list(element)
    case .number, .integer, .bool, .angle, .point, .size, .rect, .color, .paint, .path, .edges, .string, .stop,
      .enumeration:
      self = .language(type)
    }
  }

  /// The type of the elements, if it is a list.
  var element: CodeType? { if case .list(let element) = self { element } else { nil } }

  /// The type in the syntax of a source.
  var spelling: String {
    switch self {
    case .language(let type): type.builtinSpelling
    case .enumeration(let syntax): syntax.name.text
    case .list(let element): "[\(element.spelling)]"
    }
  }

  /// Returns whether a value of this type fits where another one is expected.
  func converts(to expected: CodeType) -> Bool {
    switch (self, expected) {
    case (.language(.integer), .language(.number)), (.language(.color), .language(.paint)),
      (.language(.color), .language(.stop)):
      true
    case (.list(let a), .list(let b)): a.converts(to: b)
    case (.language, _), (.enumeration, _), (.list, _): self == expected
    }
  }

  /// Returns whether members and methods of a receiver are those of the type.
  func isReceiver(of type: ValueType) -> Bool {
    switch self {
    case .language(let own): own == type
    case .list: type == .anyList
    case .enumeration: false
    }
  }
}

/// The kind of name or value that an element of the code needs.
enum CodeExpectation: Equatable {
  case anything
  case type(CodeType)
  /// Names of layers beside the layer.
  case layers

  init(_ pattern: ParameterDeclaration.TypePattern) {
    switch pattern {
    case .exact(let type): self = CodeType(type).map { .type($0) } ?? .anything
    case .scalar, .factors: self = .type(.language(.number))
    case .mixable: self = .anything
    case .orderedList, .summableList: self = .type(.list(.language(.number)))
    case .layerNames: self = .layers
    }
  }

  init(_ type: CodeType?) { self = type.map { .type($0) } ?? .anything }

  var type: CodeType? { if case .type(let type) = self { type } else { nil } }

  /// Whether a value between two others is expected: a Number, an Angle, a Point or a Color.
  var isMixable: Bool {
    guard case .type(.language(let type)) = self else { return false }
    return [.number, .angle, .point, .color, .paint].contains(type)
  }

  /// Whether a value can be used.
  enum Fit: Int { case whole, part, none }

  /// Returns whether a value of a type can be the whole value that is expected, or a part of it. A value of an unknown type
  /// can be, and any value where nothing is known.
  func fit(of type: CodeType?) -> Fit {
    switch self {
    case .anything: return .whole
    case .layers: return .none
    case .type(let expected):
      guard let type, !type.converts(to: expected) else { return .whole }
      // A condition, and the element of a list.
      if type == .language(.bool) || type.element.map({ $0.converts(to: expected) }) ?? false { return .part }
      guard type.isNumeric, case .language(let wanted) = expected else {
        if case .enumeration = type, expected == .language(.bool) { return .part }
        return .none
      }
      return [.bool, .size, .point, .angle].contains(wanted) ? .part : .none
    }
  }
}

extension CodeType {
  /// Whether it is a Number, an Int or an Angle: an operand of comparisons and products.
  fileprivate var isNumeric: Bool {
    self == .language(.number) || self == .language(.integer) || self == .language(.angle)
  }
}
