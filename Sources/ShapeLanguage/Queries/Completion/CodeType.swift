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

  /// Returns whether a value of a type is certain to fit. Any value fits where nothing is known.
  func accepts(_ type: CodeType?) -> Bool {
    switch self {
    case .anything: true
    case .type(let expected): type?.converts(to: expected) ?? false
    case .layers: false
    }
  }
}
