import ShapeCore
import ShapeLanguage

/// The `let`s of files, the functions and the styles that a type needs, as its members.
extension SwiftMemberWriter {
  /// Returns the needed `let`s of files, functions and styles, and those that they need.
  mutating func helpers() -> [String] {
    var constants: [GlobalID: [String]] = [:]
    var functions: [FunctionID: [String]] = [:]
    var styles: [StyleID: [String]] = [:]
    var defaultValues: [String] = []
    while true {
      if !defaults.isEmpty {
        let (name, parameter) = defaults.removeFirst()
        let type = typeText(parameter.type)
        defaultValues += [""] + constant(name, parameter.defaultValue, type: type, access: access)
      } else if let next = needs.globals.next() {
        constants[next] = global(next)
      } else if let next = needs.functions.next() {
        functions[next] = function(next)
      } else if let next = needs.styles.next() {
        styles[next] = style(next)
      } else {
        break
      }
    }
    var lines = defaultValues
    // In the order of the source, whatever needs them.
    let program = program
    lines += Self.ordered(constants) { program.globals[$0].source }
    lines += Self.ordered(functions) { program.functions[$0].source }
    lines += Self.ordered(styles) { program.styles[$0].source }
    return lines
  }

  /// Returns the lines of declarations in the order of the source, with an empty line before each.
  private static func ordered<ID: Hashable>(_ lines: [ID: [String]], _ source: (ID) -> SourceSpan) -> [String] {
    lines.map { (source: source($0.key), lines: $0.value) }.sorted { $0.source.precedes($1.source) }
      .flatMap { [""] + $0.lines }
  }

  private mutating func global(_ index: GlobalID) -> [String] {
    let global = program.globals[index]
    let name = names.globals[index]
    let type = typeText(global.type)
    let documentation = documentation(global.documentation)
    let isPublic = isPublic(global.source, isPrivate: global.isPrivate)
    if isPublic, let type = wholeNumberType(global.type),
      let value = Evaluator.value(of: index, in: program).flatMap({ wholeNumbers($0, global.type) })
    {
      return documentation + ["  \(access)static let \(name): \(type) = \(value)"]
    }
    let access = isPublic || visible.contains(index) ? self.access : "private "
    return documentation + constant(name, global.value, type: type, access: access)
  }

  private func documentation(_ text: String) -> [String] { SwiftDocumentation.lines(of: text, indentation: 2) }

  /// Returns the parameters of a function or a style, and those that are read from constants.
  private mutating func parameters(
    _ parameters: [Parameter], isPublic: Bool, _ writer: inout SwiftBodyWriter
  ) -> (list: [String], constants: [SwiftParameterConstant]) {
    var list: [String] = []
    var constants: [SwiftParameterConstant] = []
    let labels = names.parameters(parameters)
    for (index, name) in innerNames(of: labels).enumerated() {
      let parameter = parameters[index]
      let plain = labels[index]
      let isHidden = taken.contains(plain)
      let name = SwiftNames.quoted(name)
      let type = typeText(parameter.type)
      var text = "\(isHidden ? "\(SwiftNames.label(plain)) " : "")\(name): \(type)"
      if parameter.defaultValue.isPresent {
        var trial = SwiftBodyWriter(names, taken: [], indentation: 2)
        let value = trial.expression(parameter.defaultValue)
        if trial.lines.isEmpty, !trial.usesReader, !isPublic {
          needs.form(trial.needs)
          text += " = \(value.text)"
        } else {
          // A default that takes several lines is a separate constant. That of a public function has only public names.
          text += " = \(defaultText(parameter))"
        }
      }
      list.append(text)
      if parameter.low.isPresent { constants.append(SwiftParameterConstant(index: index, name: name, source: name)) }
      writer.slots[Int32(index)] = SwiftFragment(name)
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

  private mutating func function(_ index: FunctionID) -> [String] {
    let function = program.functions[index]
    let inner = innerNames(of: names.parameters(function.parameters))
    var writer = SwiftBodyWriter(names, taken: taken, parameters: inner, indentation: 2)
    writer.hasDirection = names.needsDirection.contains(index)
    let isPublic = isPublic(function.source, isPrivate: function.isPrivate)
    let (list, constants) = parameters(function.parameters, isPublic: isPublic, &writer)
    let result = typeText(function.result)
    let name = names.functions[index]
    write(constants, of: function.parameters, &writer) { writer in
      writer.naming("result") { $0.give(function.value, "return") }
    }
    needs.form(writer.needs)
    var lines = documentation(function.documentation)
    let direction =
      names.needsDirection.contains(index) ? ["_ \(SwiftBodyWriter.directionName): ShapeCore.LayoutDirection"] : []
    let reader = function.readsElements ? ["_ reader: ShapeCore.ListReader"] : []
    if isPublic, function.readsElements {
      // An app has no reader. Other types of the module have one, for which the function notes missing elements.
      lines.append("  \(access)static func \(name)(\((direction + list).joined(separator: ", "))) -> \(result) {")
      let labels = names.parameters(function.parameters).map { SwiftNames.label($0) }
      let arguments =
        direction.map { _ in SwiftBodyWriter.directionName } + ["ShapeCore.ListReader()"]
        + zip(labels, inner).map { "\($0): \(SwiftNames.quoted($1))" }
      lines += ["    Self.\(name)(\(arguments.joined(separator: ", ")))", "  }", ""]
    }
    let access = !isPublic ? "private " : !function.readsElements ? access : names.isImported ? "" : "private "
    lines.append(
      "  \(access)static func \(name)(\((direction + reader + list).joined(separator: ", "))) -> \(result) {")
    return lines + writer.lines + ["  }"]
  }

  private mutating func style(_ index: StyleID) -> [String] {
    let style = program.styles[index]
    let inner = innerNames(of: names.parameters(style.parameters))
    var writer = SwiftBodyWriter(names, taken: taken, parameters: inner, indentation: 2)
    let (list, constants) = parameters(style.parameters, isPublic: false, &writer)
    write(constants, of: style.parameters, &writer) { writer in
      writer.layer(from: "scene") { $0.styleBody(style.body) }
      writer.checkReader()
    }
    needs.form(writer.needs)
    let name = names.styles[index]
    let all = ["_ scene: inout ShapeCore.SceneBuilder"] + list
    var lines = documentation(style.documentation)
    lines.append("  private static func \(name)(\(all.joined(separator: ", "))) {")
    return lines + writer.functionLines + ["  }"]
  }
}
