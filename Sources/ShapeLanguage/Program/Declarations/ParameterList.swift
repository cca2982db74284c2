/// The parameters of a command or of a function of the language, in order. Each is a case, by which all code refers to
/// its argument.
public protocol ParameterList: RawRepresentable, Sendable where RawValue == Int {
  var declaration: ParameterDeclaration { get }
}

/// The parameters of a command that takes no arguments.
public enum NoParameter: ParameterList {
  public init?(rawValue: Int) { nil }
  public var rawValue: Int { switch self {} }
  public var declaration: ParameterDeclaration { switch self {} }
}

/// The parameters of a method that takes no arguments.
public enum ReceiverParameter: Int, ParameterList {
  case receiver

  public var declaration: ParameterDeclaration { .receiver }
}

/// A parameter of a command or of a function of the language, for the checker and for help.
public struct ParameterDeclaration: Sendable {
  /// The label. For a parameter without a label, its name in messages and documentation.
  package var name: String
  package var type: TypePattern
  package var isPositional: Bool
  package var isRequired: Bool
  /// The direction of a length. `nil` for a share or a factor, and for a point or a size, whose two values have
  /// different directions.
  var direction: Direction?
  /// The purpose of the parameter, in Markdown.
  package var documentation: String
  /// The default of an omitted argument, in Markdown. `nil` if it is required, or if it has an alternative.
  var defaultText: String?
  /// Whether it is the receiver of a method, which is not in the parentheses.
  package var isReceiver = false

  /// The direction of a length, for measuring a share of it.
  enum Direction: Sendable { case horizontal, vertical, any }

  /// The types that a parameter accepts.
  package enum TypePattern: Equatable, Sendable {
    case exact(ValueType)
    /// Number, Int or Angle: the same for all such parameters of a call.
    case scalar
    /// Number, Angle, Point or Color: the same for all such parameters of a call.
    case mixable
    /// A list of Numbers, Ints or Angles.
    case orderedList
    /// A list of Numbers, Ints, Angles or Points.
    case summableList
    /// A Number, or a Point with one number for each axis.
    case factors
    /// Names of siblings of the layer.
    case layerNames

    static let number = exact(.number)
    static let integer = exact(.integer)
    static let bool = exact(.bool)
    static let angle = exact(.angle)
    static let point = exact(.point)
    package static let size = exact(.size)
    static let rect = exact(.rect)
    static let color = exact(.color)
    static let paint = exact(.paint)
    static let path = exact(.path)
    static let edges = exact(.edges)
    package static let string = exact(.string)
    static let numbers = exact(.list(.number))
    static let points = exact(.list(.point))
    static let stops = exact(.list(.stop))
    package static func of(_ builtin: BuiltinEnum) -> TypePattern { exact(builtin.type) }

    package func spelling(_ nameOfEnum: (EnumID) -> String) -> String {
      switch self {
      case .exact(let type): type.spelling(nameOfEnum)
      case .scalar: "Number"
      case .mixable: "Number, Angle, Point or Color"
      case .orderedList: "list of Numbers or Angles"
      case .summableList: "list of Numbers, Angles or Points"
      case .factors: "Number or Point"
      case .layerNames: "layer"
      }
    }
  }

  /// The value before the dot of a method's call.
  static let receiver = ParameterDeclaration(
    name: "receiver", type: .layerNames, isPositional: true, isRequired: true, documentation: "", isReceiver: true)

  /// `value`, without a label.
  static func value(
    _ name: String, _ type: TypePattern, _ documentation: String, along direction: Direction? = nil
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      name: name, type: type, isPositional: true, isRequired: true, direction: direction, documentation: documentation)
  }

  static func optionalValue(
    _ name: String, _ type: TypePattern, _ documentation: String, default defaultText: String? = nil
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      name: name, type: type, isPositional: true, isRequired: false, documentation: documentation,
      defaultText: defaultText)
  }

  /// `label: value`.
  static func label(_ name: String, _ type: TypePattern, _ documentation: String) -> ParameterDeclaration {
    ParameterDeclaration(
      name: name, type: type, isPositional: false, isRequired: true, documentation: documentation)
  }

  static func optional(
    _ name: String, _ type: TypePattern, _ documentation: String, default defaultText: String? = nil,
    along direction: Direction? = nil
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      name: name, type: type, isPositional: false, isRequired: false, direction: direction,
      documentation: documentation, defaultText: defaultText)
  }

  /// `label: length`, in points.
  static func length(
    _ name: String, along direction: Direction = .any, _ documentation: String
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      name: name, type: .number, isPositional: false, isRequired: true, direction: direction,
      documentation: documentation)
  }

  static func optionalLength(
    _ name: String, along direction: Direction = .any, _ documentation: String, default defaultText: String? = nil
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      name: name, type: .number, isPositional: false, isRequired: false, direction: direction,
      documentation: documentation, defaultText: defaultText)
  }
}

/// The operands of a command or of a call, as the arguments of its parameters.
@frozen
public struct Arguments<List: ParameterList>: Sendable {
  @usableFromInline let start: Int32

  /// - Parameter operands: The operands of a command or call with these parameters, as bound by the checker.
  @inlinable
  public init(_ operands: OperandRange) { start = operands.start }
}

extension Program {
  /// The argument of a parameter, or `.none` if it is omitted.
  @inlinable
  @inline(__always)
  public subscript<List>(arguments: Arguments<List>, parameter: List) -> ExpressionID {
    get { operands[Int(arguments.start) + parameter.rawValue] }
    set { operands[Int(arguments.start) + parameter.rawValue] = newValue }
  }
}
