import ShapeCore
import ShapeLanguage

extension SwiftShapeWriter {
  /// Returns the value of a shape's parameter for computing in its functions.
  static func counting(_ value: SwiftExpression, _ type: ValueType) -> SwiftExpression {
    if type == .integer { return .call("Double", [value]) }
    guard holdsIntegers(type), let element = type.element else { return value }
    let conversion: SwiftExpression = element == .integer ? "Double.init" : counting("$0", element).inBraces
    return .call(value.member("map"), [conversion])
  }

  /// Returns whether values of a type are Ints, or lists of them.
  static func holdsIntegers(_ type: ValueType) -> Bool {
    type == .integer || type.element.map { holdsIntegers($0) } ?? false
  }

  /// Returns the properties, their ranges and the initializer.
  mutating func parameters() -> [[SwiftStatement]] {
    var groups: [[SwiftStatement]] = []
    var list: [SwiftStatement] = []
    var assignments: [SwiftStatement] = []
    var documentation: [SwiftStatement] = []
    for (index, plain) in names.parameters(shape.parameters).enumerated() {
      let parameter = shape.parameters[index]
      let name = SwiftNames.identifier(plain)
      let declaration = "\(name): \(typeText(parameter.type, whole: "Int"))"
      let property = SwiftDocumentation.lines(of: parameter.documentation, and: facts(of: parameter))
      documentation += SwiftDocumentation.parameter(
        plain, summary: parameter.documentation, else: "The value of `\(plain)`.")
      var value = SwiftExpression(name)
      if let range = constantRange(of: parameter) {
        let names = names
        let rangeName = defaultNames.add(plain + "Range") {
          names.members.contains($0) || names.reserved.contains($0)
        }
        let type = typeText(parameter.type, whole: "Int")
        value = .call("ShapeCore.Mathematics.clamp", [value, "to: Self.\(rangeName)"])
        groups.append(
          property + [.block("\(access)var \(declaration)", [.accessor("didSet", value, to: .name(name))])])
        groups.append([
          .text("/// The range of `\(plain)`."),
          .accessor("\(access)static var \(rangeName): ClosedRange<\(type)>", self.range(range, parameter.type)),
        ])
      } else {
        groups.append(property + [.text("\(access)var \(declaration)")])
      }
      assignments.append(.value(value, of: "self.\(name)"))
      let usual = listOfWholeNumbers(parameter) ?? defaultValue(of: parameter)
      list.append(.value(usual, to: .name(declaration), end: index == shape.parameters.count - 1 ? "" : ","))
    }
    // The compiler writes this one itself.
    if list.isEmpty, access.isEmpty { return groups }
    let summary = SwiftDocumentation.lines(of: "Creates the shape.", and: limits())
    if list.isEmpty { return groups + [summary + [.text("\(access)init() {}")]] }
    // Always a line for each, so that a new one changes no other.
    let head = SwiftStatement.block("\(access)init", opening: "(", list, closing: nil)
    return groups + [
      summary + [.text("///"), .text("/// - Parameters:")] + documentation + [head, .block(")", assignments)]
    ]
  }

  /// Returns the sentences about values outside their ranges.
  private func limits() -> [String] {
    let ranges = shape.parameters.filter { $0.low.isPresent }.map { constantRange(of: $0) != nil }
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
      return "." + names.cases[type][index.index]
    case (_, _): return nil
    }
  }

  /// Returns the list of the parameters that animations interpolate, unless there are none.
  func animatableParameters() -> [SwiftStatement] {
    let names = zip(shape.parameters, names.parameters(shape.parameters)).filter { $0.0.type.isInterpolated }
    return listProperty(
      "animatableParameters: [ShapeKit.AnimatableParameter<Self>]",
      names.map { ".init(\\.\(SwiftNames.identifier($0.1)))" })
  }

  /// Returns the default of a list of whole numbers, or `nil` for other parameters.
  private func listOfWholeNumbers(_ parameter: Parameter) -> SwiftExpression? {
    guard case .list = parameter.type else { return nil }
    return Evaluator.constant(parameter.defaultValue, in: program).flatMap { wholeNumbers($0, parameter.type) }
  }
}
