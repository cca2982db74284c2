import ShapeCore
import ShapeLanguage

extension SwiftShapeWriter {
  /// Returns the type of a shape's parameter.
  private mutating func parameterTypeText(_ type: ValueType) -> String {
    switch type {
    case .integer: return "Int"
    case .list(let element): return "[\(parameterTypeText(element))]"
    case .number, .bool, .string, .enumeration, .invalid, .angle, .point, .size, .rect, .color, .paint, .path, .edges,
      .stop:
      return typeText(type)
    }
  }

  /// Returns the value of a shape's parameter for computing in its functions.
  static func counting(_ name: String, _ type: ValueType) -> String {
    switch type {
    case .integer: return "Double(\(name))"
    case .list(let element):
      if element == .integer { return "\(name).map(Double.init)" }
      let inner = counting("$0", element)
      return inner == "$0" ? name : "\(name).map({ \(inner) })"
    case .number, .bool, .string, .enumeration, .invalid, .angle, .point, .size, .rect, .color, .paint, .path, .edges,
      .stop:
      return name
    }
  }

  /// Returns whether values of a type are Ints, or lists of them.
  static func holdsIntegers(_ type: ValueType) -> Bool {
    type == .integer || type.element.map { holdsIntegers($0) } ?? false
  }

  mutating func parameters() -> [String] {
    var lines: [String] = []
    var arguments: [String] = []
    var assignments: [String] = []
    for (parameter, plain) in zip(shape.parameters, names.parameters(shape.parameters)) {
      let name = SwiftNames.identifier(plain)
      let type = parameterTypeText(parameter.type)
      let defaultValue = listOfWholeNumbers(parameter) ?? defaultText(parameter)
      let range = constantRange(of: parameter)
      if !lines.isEmpty { lines.append("") }
      let usual = sourceText(parameter.defaultSource).flatMap { text in
        // Statements of a block would run together on one line.
        text.contains("{") && text.contains("\n") ? nil : "Defaults to \(SwiftDocumentation.code(text))."
      }
      let facts = rangeFacts(of: parameter) + (usual.map { [$0] } ?? [])
      let sentences = facts.isEmpty ? [] : [facts.joined(separator: " ")]
      lines += SwiftDocumentation.lines(of: parameter.documentation, and: sentences, indentation: 2)
      if let range {
        lines.append("  \(access)var \(name): \(type) {")
        lines.append("    didSet { \(name) = \(clamped(name, range, defaultValue, parameter.type)) }")
        lines.append("  }")
        assignments.append("    self.\(name) = \(clamped(name, range, defaultValue, parameter.type))")
      } else {
        lines.append("  \(access)var \(name): \(type)")
        assignments.append("    self.\(name) = \(name)")
      }
      arguments.append("\(name): \(type) = \(defaultValue)")
    }
    if !lines.isEmpty { lines.append("") }
    if shape.parameters.contains(where: { $0.low.isPresent && $0.rangeUses.isEmpty }) {
      lines.append("  /// Values outside their ranges are set to the nearest end.")
    }
    let isEmpty = assignments.isEmpty
    lines += Self.signature("  \(access)init", arguments, isEmpty ? " {}" : " {")
    if !isEmpty { lines += assignments + ["  }"] }
    return lines
  }

  /// Returns the default of a list of whole numbers, or `nil` for other parameters.
  private func listOfWholeNumbers(_ parameter: Parameter) -> String? {
    guard case .list = parameter.type else { return nil }
    return Evaluator.constant(parameter.defaultValue, in: program).flatMap { wholeNumbers($0, parameter.type) }
  }
}
