import ShapeCore

/// A type of arguments.
protocol ParameterValue: Sendable {
  /// The types of the language that convert to it.
  static var pattern: ParameterDeclaration.TypePattern { get }
  /// The limits of values, unless a parameter has its own.
  static var limits: ValueLimits { get }
}

extension ParameterValue {
  static var limits: ValueLimits { .unlimited }
}

/// A type of arguments whose values the language can spell.
protocol SpelledValue: ParameterValue {
  /// The value in the syntax of a source, or "…" if it is long.
  var spelling: String { get }
}

extension Optional: ParameterValue where Wrapped: ParameterValue {
  static var pattern: ParameterDeclaration.TypePattern { Wrapped.pattern }
  static var limits: ValueLimits { Wrapped.limits }
}

extension Double: SpelledValue {
  static var pattern: ParameterDeclaration.TypePattern { .number }
  var spelling: String { number(self) }
}

extension Int: ParameterValue {
  static var pattern: ParameterDeclaration.TypePattern { .integer }
}

extension Bool: SpelledValue {
  static var pattern: ParameterDeclaration.TypePattern { .bool }
  var spelling: String { self ? "true" : "false" }
}

extension String: SpelledValue {
  static var pattern: ParameterDeclaration.TypePattern { .string }
  var spelling: String { "\"\(self)\"" }
}

extension Angle: SpelledValue {
  static var pattern: ParameterDeclaration.TypePattern { .angle }
  var spelling: String { number(radians, true) }
}

extension Point: SpelledValue {
  static var pattern: ParameterDeclaration.TypePattern { .point }
  static var limits: ValueLimits { .coordinates }
  var spelling: String { "(\(number(x)), \(number(y)))" }
}

extension Size: SpelledValue {
  static var pattern: ParameterDeclaration.TypePattern { .size }
  var spelling: String { "\(number(width)) x \(number(height))" }
}

extension Rect: ParameterValue {
  static var pattern: ParameterDeclaration.TypePattern { .rect }
}

extension Color: SpelledValue {
  static var pattern: ParameterDeclaration.TypePattern { .color }
  var spelling: String { NamedColor.names.first { NamedColor.color($0) == self }.map { "." + $0 } ?? "…" }
}

extension Paint: SpelledValue {
  static var pattern: ParameterDeclaration.TypePattern { .paint }
  var spelling: String { if case .color(let color) = self { color.spelling } else { "…" } }
}

extension Path: ParameterValue {
  static var pattern: ParameterDeclaration.TypePattern { .path }
}

extension Edges: SpelledValue {
  static var pattern: ParameterDeclaration.TypePattern { .edges }
  var spelling: String { EdgesConstant.allCases.first { $0.edges == self }.map { "." + $0.name } ?? "…" }
}

extension GradientStop: ParameterValue {
  static var pattern: ParameterDeclaration.TypePattern { .exact(.stop) }
}

extension Value: ParameterValue {
  static var pattern: ParameterDeclaration.TypePattern { .mixable }
}

extension Array: ParameterValue where Element: ParameterValue {
  static var pattern: ParameterDeclaration.TypePattern {
    if case .exact(let type) = Element.pattern { .exact(.list(type)) } else { Element.pattern }
  }
}

extension Array: SpelledValue where Element: SpelledValue {
  var spelling: String { isEmpty ? "[]" : "…" }
}

extension EnumValue {
  static var pattern: ParameterDeclaration.TypePattern { .of(type) }
  var spelling: String { "." + constant.name }
}
