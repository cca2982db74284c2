import ShapeCore

/// A parameter of a command or of a function of the language. This is the only place that states its position, label,
/// type, default and limits: the checker and help read the declaration, and the evaluator the rest.
package struct TypedParameter<Value: Sendable>: Sendable {
  package let declaration: ParameterDeclaration
  /// The value of an omitted argument. `nil` if the argument is required.
  let defaultValue: Value?

  package var name: String { declaration.name }
  package var index: Int { declaration.index }
  var limits: ValueLimits { declaration.limits }
}

/// How a call states an argument.
enum ArgumentForm: ExpressibleByStringLiteral {
  /// `label: value`.
  case label(String)
  /// `value`, with its name in messages and documentation.
  case value(String)

  init(stringLiteral label: String) { self = .label(label) }
}

/// The values that an argument may have, with the nouns of messages. Documentation states them.
///
/// Indirect, because the evaluator passes them with each argument.
indirect enum ValueLimits: Sendable {
  case unlimited
  /// The lengths from 0 to the largest coordinate.
  case length(String)
  /// The same for a number that is not a length.
  case nonNegative(String)
  /// Numbers and points within the range of coordinates.
  case coordinates
  case range(ClosedRange<Double>, LimitedNumber)
  /// Two points or more within the range of coordinates, for a function.
  case points(of: String)
  /// A number of sides or points that a function supports.
  case corners(of: String, String, LimitedNumber, minimum: Int)

  /// The limits in documentation. `nil` for those that it does not mention.
  var text: String? {
    switch self {
    case .unlimited, .coordinates: nil
    case .length, .nonNegative: "not negative"
    case .range(let range, _) where range.upperBound == SourceLimits.largestCoordinate:
      "at least `\(number(range.lowerBound))`"
    case .range(let range, _): "in `\(number(range.lowerBound))...\(number(range.upperBound))`"
    case .points: "at least two"
    case .corners(_, _, _, let minimum): "in `\(minimum)...\(PictureLimits.starPoints)`"
    }
  }

  /// Whether the numbers are lengths.
  fileprivate var areLengths: Bool {
    switch self {
    case .length: true
    case .unlimited, .nonNegative, .coordinates, .range, .points, .corners: false
    }
  }
}

/// A number with limits, as messages describe it.
enum LimitedNumber: Equatable, Sendable, ExpressibleByStringLiteral {
  /// A component of a color. In other languages it is in `0...255`.
  case colorComponent
  case other(String)

  init(stringLiteral text: String) { self = .other(text) }

  var text: String {
    switch self {
    case .colorComponent: "a component of `rgb`"
    case .other(let text): text
    }
  }
}

extension TypedParameter where Value: ParameterValue {
  /// Declares a parameter that needs an argument.
  init(
    _ index: Int, _ form: ArgumentForm, type: ParameterDeclaration.TypePattern = Value.pattern,
    in limits: ValueLimits = Value.limits, along direction: ParameterDeclaration.Direction? = nil,
    _ purpose: String
  ) {
    self.init(index, form, type, limits, direction, purpose, defaultValue: nil, nil)
  }

  /// Declares a parameter with an alternative, or with a default that depends on something else.
  /// - Parameter defaultText: The default, in Markdown.
  init<Wrapped>(
    _ index: Int, _ form: ArgumentForm, type: ParameterDeclaration.TypePattern = Value.pattern,
    in limits: ValueLimits = Value.limits, along direction: ParameterDeclaration.Direction? = nil,
    else defaultText: String?, _ purpose: String
  ) where Value == Wrapped? {
    self.init(index, form, type, limits, direction, purpose, defaultValue: .some(nil), defaultText)
  }

  fileprivate init(
    _ index: Int, _ form: ArgumentForm, _ type: ParameterDeclaration.TypePattern, _ limits: ValueLimits,
    _ direction: ParameterDeclaration.Direction?, _ purpose: String, defaultValue: Value?, _ defaultText: String?
  ) {
    let (name, isPositional) =
      switch form {
      case .label(let name): (name, false)
      case .value(let name): (name, true)
      }
    declaration = ParameterDeclaration(
      index: index, name: name, type: type, isPositional: isPositional, isRequired: defaultValue == nil,
      direction: direction ?? (limits.areLengths ? .any : nil), limits: limits, purpose: purpose,
      defaultText: defaultText)
    self.defaultValue = defaultValue
  }
}

extension TypedParameter where Value: SpelledValue {
  /// Declares a parameter with a default.
  /// - Parameter note: The meaning of the default, after its spelling.
  init(
    _ index: Int, _ form: ArgumentForm, type: ParameterDeclaration.TypePattern = Value.pattern,
    in limits: ValueLimits = Value.limits, along direction: ParameterDeclaration.Direction? = nil,
    default defaultValue: Value, note: String = "", _ purpose: String
  ) {
    self.init(
      index, form, type, limits, direction, purpose, defaultValue: defaultValue,
      "`\(defaultValue.spelling)`" + note)
  }
}

extension Program {
  /// The argument of a parameter, or `.none` if it is omitted, or if the call has no such parameter.
  @inline(__always)
  package subscript<Value>(operands: OperandRange, parameter: TypedParameter<Value>) -> ExpressionID {
    parameter.index < Int(operands.count) ? operand(operands, parameter.index) : .none
  }
}
