import ShapeKit
import ShapeLanguage

extension SwiftShapeWriter {
  /// Returns the Swift name of a type, qualified if it is visible to others. Whole numbers are Doubles, except in the
  /// parameters of shapes.
  mutating func typeText(_ type: ValueType) -> String {
    switch type {
    case .number, .integer: return "Double"
    case .bool: return "Bool"
    case .string: return "String"
    case .list(let element): return "[\(typeText(element))]"
    case .enumeration(let id):
      let name = names.enumerations[id]
      if id.index < BuiltinEnum.allCases.count { return "ShapeKit.\(name)" }
      needs.enumerations.insert(id)
      return name
    case .invalid, .angle, .point, .size, .rect, .color, .paint, .path, .edges, .stop:
      return "ShapeKit.\(kitName(type))"
    }
  }

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

  private func kitName(_ type: ValueType) -> String {
    switch type {
    case .angle: "Angle"
    case .point: "Point"
    case .size: "Size"
    case .rect: "Rect"
    case .color: "Color"
    case .paint: "Paint"
    case .path: "Path"
    case .edges: "Edges"
    case .stop: "GradientStop"
    case .invalid, .number, .integer, .bool, .string, .enumeration, .list: "Never"
    }
  }

  mutating func parameters() -> [String] {
    var lines: [String] = []
    var arguments: [String] = []
    var assignments: [String] = []
    for (parameter, plain) in zip(shape.parameters, names.parameters(shape.parameters)) {
      let name = SwiftNames.identifier(plain)
      let type = parameterTypeText(parameter.type)
      let defaultValue = wholeNumbers(of: parameter) ?? defaultText(parameter)
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

  /// Returns a part of the source text, or `nil` if there is none.
  func sourceText(_ span: SourceSpan) -> String? {
    guard names.program.sources.indices.contains(Int(span.file)), span.start < span.end else { return nil }
    return names.program.source(of: span).text(Int(span.start)..<Int(span.end))
  }

  /// Returns the default of a parameter, using only visible names.
  mutating func defaultText(_ parameter: Parameter) -> String {
    let id = parameter.defaultValue
    guard id.isPresent else { return "0" }
    if case .global(let index) = program[id].kind, parameter.type != .integer {
      visible.insert(index)
      needs.globals.insert(index)
      return "Self.\(names.globals[index])"
    }
    if case .number(let value)? = Evaluator.constant(id, in: program) { return number(value, parameter.type) }
    var writer = SwiftBodyWriter(names, taken: [], indentation: 2)
    let value = writer.expression(id)
    if writer.lines.isEmpty, !writer.usesReader, writer.needs.functions.isEmpty, writer.needs.globals.isEmpty {
      return qualified(value, writer.needs)
    }
    // A default that takes more than an expression is a constant of the type.
    let wanted =
      "default\(names.spelling(parameter.name).prefix(1).uppercased())\(names.spelling(parameter.name).dropFirst())"
    let members = names.members
    let name = defaultNames.add(wanted) { members.contains($0) }
    defaults.append((name, parameter))
    return "Self.\(name)"
  }

  /// Returns the default of a list of whole numbers, or `nil` for other parameters.
  private func wholeNumbers(of parameter: Parameter) -> String? {
    func text(_ value: Value, _ type: ValueType) -> String? {
      switch (value, type) {
      case (.number(let number), .integer): return SwiftNames.wholeNumber(number)
      case (.list(let values), .list(let element)):
        let texts = values.compactMap { text($0, element) }
        return texts.count == values.count ? "[\(texts.joined(separator: ", "))]" : nil
      case (_, _): return nil
      }
    }
    guard case .list = parameter.type, let value = Evaluator.constant(parameter.defaultValue, in: program) else {
      return nil
    }
    return text(value, parameter.type)
  }

  /// Returns an expression with the names of the library's types qualified.
  private func qualified(_ value: SwiftFragment, _ needs: SwiftNeeds) -> String {
    var text = ""
    var word = ""
    func flush() {
      text += needs.types.contains(word) && !text.hasSuffix(".") ? "ShapeKit." + word : word
      word = ""
    }
    for character in value.text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        flush()
        text.append(character)
      }
    }
    flush()
    return text
  }
}
