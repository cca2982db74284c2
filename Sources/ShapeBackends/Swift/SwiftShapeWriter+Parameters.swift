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

  /// Returns the properties, their ranges and the initializer.
  mutating func parameters() -> [String] {
    var lines: [String] = []
    var list: [String] = []
    var assignments: [String] = []
    var documentation: [String] = []
    for (parameter, plain) in zip(shape.parameters, names.parameters(shape.parameters)) {
      let name = SwiftNames.identifier(plain)
      let type = parameterTypeText(parameter.type)
      let facts = facts(of: parameter)
      lines += SwiftDocumentation.lines(of: parameter.documentation, and: facts, indentation: 2)
      documentation += SwiftDocumentation.parameter(
        plain, summary: parameter.documentation, else: "The value of `\(plain)`.")
      if let range = constantRange(of: parameter) {
        let names = names
        let rangeName = defaultNames.add(plain + "Range") {
          names.members.contains($0) || names.reserved.contains($0)
        }
        let clamped = "ShapeCore.Mathematics.clamp(\(name), to: Self.\(rangeName))"
        lines += ["  \(access)var \(name): \(type) {", "    didSet { \(name) = \(clamped) }", "  }", ""]
        lines.append("  /// The range of `\(plain)`.")
        lines.append(
          "  \(access)static var \(rangeName): ClosedRange<\(type)> { \(text(of: range, parameter.type)) }")
        assignments.append("    self.\(name) = \(clamped)")
      } else {
        lines.append("  \(access)var \(name): \(type)")
        assignments.append("    self.\(name) = \(name)")
      }
      lines.append("")
      list.append("\(name): \(type) = \(listOfWholeNumbers(parameter) ?? defaultText(parameter))")
    }
    // The compiler writes this one itself.
    if list.isEmpty, access.isEmpty { return lines }
    lines.append("  /// Creates the shape.")
    if shape.parameters.contains(where: { $0.low.isPresent && $0.rangeUses.isEmpty }) {
      lines += ["  ///", "  /// Values outside their ranges are set to the nearest end."]
    }
    if list.isEmpty { return lines + ["  \(access)init() {}", ""] }
    lines += ["  ///", "  /// - Parameters:"] + documentation
    // Always a line for each, so that a new one changes no other.
    lines.append("  \(access)init(")
    lines += list.enumerated().map { "    \($0.element)\($0.offset == list.count - 1 ? "" : ",")" }
    return lines + ["  ) {"] + assignments + ["  }", ""]
  }

  /// Returns a paragraph about the range and the default of a parameter, if there is something to say.
  private func facts(of parameter: Parameter) -> [String] {
    let usual = sourceText(parameter.defaultSource).flatMap { text in
      // Statements of a block would run together on one line.
      text.contains("{") && text.contains("\n") ? nil : "Defaults to \(SwiftDocumentation.code(text))."
    }
    let facts = rangeFacts(of: parameter) + (usual.map { [$0] } ?? [])
    return facts.isEmpty ? [] : [facts.joined(separator: " ")]
  }

  /// Returns the list of the parameters that animations interpolate, unless there are none.
  func animatableParameters() -> [String] {
    let names = zip(shape.parameters, names.parameters(shape.parameters)).filter { $0.0.type.isInterpolated }
    if names.isEmpty { return [] }
    return [
      "", "  \(access)static var animatableParameters: [ShapeKit.AnimatableParameter<Self>] {", "    [",
    ] + names.map { "      .init(\\.\(SwiftNames.identifier($0.1)))\(names.count == 1 ? "" : ",")" } + ["    ]", "  }"]
  }

  /// Returns the default of a list of whole numbers, or `nil` for other parameters.
  private func listOfWholeNumbers(_ parameter: Parameter) -> String? {
    guard case .list = parameter.type else { return nil }
    return Evaluator.constant(parameter.defaultValue, in: program).flatMap { wholeNumbers($0, parameter.type) }
  }
}
