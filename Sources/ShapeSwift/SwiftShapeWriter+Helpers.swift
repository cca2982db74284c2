import ShapeCore
import ShapeLanguage

/// The `let`s of files, the functions and the styles that a type needs, as its members.
extension SwiftMemberWriter {
  /// Returns the needed `let`s of files, functions and styles, and those that they need.
  mutating func helpers() -> [[SwiftStatement]] {
    var constants: [GlobalID: [SwiftStatement]] = [:]
    var functions: [FunctionID: [SwiftStatement]] = [:]
    var styles: [StyleID: [SwiftStatement]] = [:]
    while true {
      if let next = needs.globals.next() {
        constants[next] = global(next)
      } else if let next = needs.functions.next() {
        functions[next] = function(next)
      } else if let next = needs.styles.next() {
        styles[next] = style(next)
      } else {
        break
      }
    }
    // In the order of the source, whatever needs them.
    let program = program
    return defaults + Self.ordered(constants) { program.globals[$0].source }
      + Self.ordered(functions) { program.functions[$0].source } + Self.ordered(styles) { program.styles[$0].source }
  }

  /// Returns declarations in the order of the source.
  private static func ordered<ID: Hashable>(
    _ declarations: [ID: [SwiftStatement]], _ source: (ID) -> SourceSpan
  ) -> [[SwiftStatement]] {
    declarations.map { (source: source($0.key), declaration: $0.value) }
      .sorted { $0.source.precedes($1.source) }.map { $0.declaration }
  }

  private mutating func global(_ index: GlobalID) -> [SwiftStatement] {
    let global = program.globals[index]
    let name = names.globals[index]
    let documentation = SwiftDocumentation.lines(of: global.documentation)
    let isPublic = isPublic(global.source, isPrivate: global.isPrivate)
    if isPublic, SwiftShapeWriter.holdsIntegers(global.type),
      let value = Evaluator.value(of: index, in: program).flatMap({ wholeNumbers($0, global.type) })
    {
      let type = typeText(global.type, whole: "Int")
      return documentation + [.value(value, of: "\(access)static let \(name): \(type)")]
    }
    let access = isPublic || visible.contains(index) ? self.access : "private "
    return documentation + constant(name, global.value, type: typeText(global.type), access: access)
  }

  /// Returns the parameters of a function or a style, and those that are read from constants.
  private mutating func parameters(
    _ parameters: [Parameter], isPublic: Bool, _ writer: inout SwiftBodyWriter
  ) -> (list: [SwiftExpression], constants: [SwiftParameterConstant]) {
    var list: [SwiftExpression] = []
    var constants: [SwiftParameterConstant] = []
    let labels = names.parameters(parameters)
    for (index, name) in innerNames(of: labels).enumerated() {
      let parameter = parameters[index]
      let plain = labels[index]
      let isHidden = taken.contains(plain)
      let name = SwiftNames.quoted(name)
      let type = typeText(parameter.type)
      let label = parameter.isUnlabeled ? "_ " : isHidden ? "\(SwiftNames.label(plain)) " : ""
      let text = "\(label)\(name): \(type)"
      if parameter.defaultValue.isPresent {
        // The default of a public function has only public names.
        list.append(defaultValue(of: parameter, isVisible: isPublic).prefixed(text + " = "))
      } else {
        list.append(SwiftExpression(text))
      }
      if parameter.low.isPresent {
        constants.append(SwiftParameterConstant(index: index, name: name, source: SwiftExpression(name)))
      }
      writer.slots[Int32(index)] = SwiftExpression(name)
    }
    return (list, constants)
  }

  /// Returns the names of parameters inside a function or a style. They differ if generated code uses the name itself.
  private func innerNames(of labels: [String]) -> [String] {
    var taken = SwiftNameSet(reserved: Set(labels))
    return labels.map { label in
      guard self.taken.contains(label) else { return label }
      return taken.add(label + "Value")
    }
  }

  private mutating func function(_ index: FunctionID) -> [SwiftStatement] {
    let function = program.functions[index]
    let inner = innerNames(of: names.parameters(function.parameters))
    var writer = SwiftBodyWriter(names, taken: taken, parameters: inner)
    writer.hasDirection = names.needsDirection.contains(index)
    let isPublic = isPublic(function.source, isPrivate: function.isPrivate)
    let (list, constants) = parameters(function.parameters, isPublic: isPublic, &writer)
    let result = " -> \(typeText(function.result))"
    let name = "static func \(names.functions[index])"
    write(constants, of: function.parameters, &writer) { writer in
      writer.naming("result") { $0.give(function.value, to: .result) }
    }
    needs.form(writer.needs)
    let documentation = SwiftDocumentation.lines(of: function.documentation)
    let direction: [SwiftExpression] =
      writer.hasDirection ? ["_ \(SwiftBodyWriter.directionName): ShapeCore.LayoutDirection"] : []
    guard function.readsElements else {
      return documentation
        + [.function((isPublic ? access : "private ") + name, direction + list, result: result, writer.statements)]
    }
    let isShared = isPublic && names.isImported
    let inside = SwiftStatement.function(
      (isShared ? "" : "private ") + name, direction + ["_ reader: ShapeCore.ListReader"] + list, result: result,
      writer.statements)
    guard isPublic else { return documentation + [inside] }
    // An app has no reader. Other types of the module have one, for which the function notes missing elements.
    let labels = names.labels(function.parameters)
    let arguments =
      direction.map { _ in SwiftExpression(SwiftBodyWriter.directionName) } + ["ShapeCore.ListReader()"]
      + zip(labels, inner).map { SwiftExpression(SwiftNames.quoted($1)).labeled($0) }
    let call = SwiftExpression.call(SwiftExpression("Self").member(names.functions[index]), arguments)
    return documentation
      + [.function(access + name, direction + list, result: result, [.value(call)]), .text(""), inside]
  }

  private mutating func style(_ index: StyleID) -> [SwiftStatement] {
    let style = program.styles[index]
    let inner = innerNames(of: names.parameters(style.parameters))
    var writer = SwiftBodyWriter(names, taken: taken, parameters: inner)
    let (list, constants) = parameters(style.parameters, isPublic: false, &writer)
    write(constants, of: style.parameters, &writer) { writer in
      writer.layer(from: "scene") { $0.branchBody(style.body) }
      writer.checkReader()
    }
    needs.form(writer.needs)
    let scene: SwiftExpression = "_ scene: inout ShapeCore.SceneBuilder"
    return SwiftDocumentation.lines(of: style.documentation)
      + [.function("private static func \(names.styles[index])", [scene] + list, result: "", writer.body)]
  }
}
