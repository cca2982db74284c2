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
    lines += SwiftDocumentation.lines(of: "Creates the shape.", and: limits(), indentation: 2)
    if list.isEmpty { return lines + ["  \(access)init() {}", ""] }
    lines += ["  ///", "  /// - Parameters:"] + documentation
    // Always a line for each, so that a new one changes no other.
    lines.append("  \(access)init(")
    lines += list.enumerated().map { "    \($0.element)\($0.offset == list.count - 1 ? "" : ",")" }
    return lines + ["  ) {"] + assignments + ["  }", ""]
  }

  /// Returns the sentences about values outside their ranges.
  private func limits() -> [String] {
    let ranges = shape.parameters.filter(\.low.isPresent).map { constantRange(of: $0) != nil }
    let (isSet, isKept) = (ranges.contains(true), ranges.contains(false))
    if isSet, !isKept { return ["Values outside their ranges are set to the nearest end."] }
    let dependent = "a range that depends on other parameters is kept, and drawn as the nearest end."
    return isSet
      ? ["A value outside its range is set to the nearest end. One outside \(dependent)"]
      : isKept ? ["A value outside \(dependent)"] : []
  }

  /// Returns a paragraph about the range and the default of a parameter, if there is something to say.
  private func facts(of parameter: Parameter) -> [String] {
    let usual = (defaultName(of: parameter) ?? sourceText(parameter.defaultSource)).flatMap { text in
      // Statements of a block would run together on one line.
      text.contains("{") && text.contains("\n") ? nil : "Defaults to \(SwiftDocumentation.code(text))."
    }
    let facts = rangeFacts(of: parameter) + (usual.map { [$0] } ?? [])
    return facts.isEmpty ? [] : [facts.joined(separator: " ")]
  }

  /// Returns the Swift name of a default that is a `let` of a file or a case, or `nil` for another one or if the name is
  /// hidden.
  private func defaultName(of parameter: Parameter) -> String? {
    var id = parameter.defaultValue
    while id.isPresent, case .convert(let inner) = program[id].kind { id = inner }
    guard id.isPresent else { return nil }
    switch (program[id].kind, parameter.type) {
    case (.global(let index), _):
      let global = program.globals[index]
      guard let palette = names.palette(at: global.source) else { return SwiftNames.plain(names.globals[index]) }
      return global.isPrivate ? nil : "\(palette.type).\(SwiftNames.plain(names.globals[index]))"
    case (.enumCase(let index), .enumeration(let type)) where type.index >= BuiltinEnum.allCases.count:
      return "." + names.cases(of: program.enumerations[type])[index.index]
    case (_, _): return nil
    }
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
