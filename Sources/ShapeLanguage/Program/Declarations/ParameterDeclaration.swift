/// A parameter of a command or of a function of the language, for the checker and for help.
package final class ParameterDeclaration: Sendable {
  /// The position of the argument among the operands, the first of which is the receiver of a method.
  package let index: Int
  /// The label. For a parameter without a label, its name in messages and documentation.
  package let name: String
  package let type: TypePattern
  package let isPositional: Bool
  package let isRequired: Bool
  /// The direction of a length. `nil` for a share or a factor, and for a point or a size, whose two values have
  /// different directions.
  let direction: Direction?
  let limits: ValueLimits
  /// The purpose of the parameter, in Markdown, without its limits.
  let purpose: String
  /// The default of an omitted argument, in Markdown. `nil` if it is required, or if it has an alternative.
  let defaultText: String?

  init(
    index: Int, name: String, type: TypePattern, isPositional: Bool, isRequired: Bool, direction: Direction?,
    limits: ValueLimits, purpose: String, defaultText: String?
  ) {
    self.index = index
    self.name = name
    self.type = type
    self.isPositional = isPositional
    self.isRequired = isRequired
    self.direction = direction
    self.limits = limits
    self.purpose = purpose
    self.defaultText = defaultText
  }

  /// The purpose of the parameter and its limits, in Markdown.
  package var documentation: String {
    guard let limits = limits.text, let end = purpose.firstIndex(of: ".") else { return purpose }
    return "\(purpose[..<end]), \(limits)\(purpose[end...])"
  }

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
    /// A list of any type.
    case anyList
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
    package static func of(_ builtin: BuiltinEnum) -> TypePattern { exact(builtin.type) }

    package func spelling(_ nameOfEnum: (EnumID) -> String) -> String {
      switch self {
      case .exact(let type): type.spelling(nameOfEnum)
      case .scalar: "Number"
      case .mixable: "Number, Angle, Point or Color"
      case .orderedList: "list of Numbers or Angles"
      case .summableList: "list of Numbers, Angles or Points"
      case .anyList: "list"
      case .factors: "Number or Point"
      case .layerNames: "layer"
      }
    }
  }
}
