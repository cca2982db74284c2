import ShapeCore

/// Values of parameters in JSON. `ValueJSON` writes the same forms.
extension Checker {
  /// Checks an object with values by the names of parameters.
  mutating func check(_ node: JSONNode, in file: Int32, for shape: ShapeID) -> [SettingValue] {
    guard case .object(let members) = node.kind else {
      reportJSON(node, in: file, expected: "an object with the values of parameters", hint: "write `{\"name\": value}`")
      return []
    }
    let declaration = program.result.shapes[shape]
    let names = declaration.parameters.map { spelling($0.name) }
    var result: [SettingValue] = []
    for member in members {
      guard let index = names.firstIndex(of: member.name) else {
        report(
          .unknownJSONParameter(member.name, of: spelling(declaration.name), among: names),
          at: SourceSpan(file: file, member.nameRange))
        continue
      }
      let place = JSONPlace(file: file, parameter: member.name)
      let value = check(member.value, as: declaration.parameters[index].type, place)
      result.append(SettingValue(shape: shape, parameter: index, value: value))
    }
    return result
  }

  /// The place of a value.
  private struct JSONPlace {
    var file: Int32
    var parameter: String
    /// Whether it is in an array, where no value has a default.
    var isElement = false
  }

  /// Returns the value of a node as an expression of a type.
  private mutating func check(_ node: JSONNode, as type: ValueType, _ place: JSONPlace) -> ExpressionID {
    let span = SourceSpan(file: place.file, node.range)
    if case .null = node.kind {
      return wrong(node, type, place, hint: place.isElement ? "remove it" : "remove it to use the default")
    }
    switch type {
    case .number, .integer:
      guard case .number(let value) = node.kind, type == .number || value.isWhole else {
        return wrong(node, type, place, hint: numberHint(node, type))
      }
      return program.make(.number(value), type, at: span)
    case .bool:
      guard case .bool(let value) = node.kind else {
        return wrong(node, type, place, hint: "use `true` or `false`, without quotes")
      }
      return program.make(.bool(value), .bool, at: span)
    case .angle:
      guard case .string(let text) = node.kind, let angle = Angle(literal: text) else {
        return wrong(node, type, place, hint: angleHint(node))
      }
      return program.make(.number(angle.radians), .angle, at: span)
    case .color, .paint:
      guard let color = color(node, place) else { return invalid(at: span) }
      return coerce(program.make(color, at: span), to: type)
    case .enumeration(let id):
      guard case .string(let text) = node.kind else {
        return wrong(node, type, place, hint: "write the name of a case in double quotes")
      }
      let cases = program.result.enumerations[id].cases
      guard let index = cases.firstIndex(where: { spelling($0.name) == text }) else {
        return refuse(
          .unknownJSONConstant(text, of: describe(type), among: cases.map { spelling($0.name) }), at: span)
      }
      return program.make(.enumCase(index), type, at: span)
    case .edges: return edges(node, place)
    case .point: return numbers(node, type, ["x", "y"], place) { .point($1[0], $1[1]) }
    case .size: return numbers(node, type, ["width", "height"], place) { .size($1[0], $1[1]) }
    case .rect:
      return numbers(node, type, ["x", "y", "width", "height"], place) { checker, parts in
        .builtin(.rect(.fromOrigin), checker.program.append(parts))
      }
    case .list(let element):
      guard case .array(let nodes) = node.kind else { return wrong(node, type, place, hint: "write an array") }
      var elements: [ExpressionID] = []
      var place = place
      place.isElement = true
      for node in nodes { elements.append(check(node, as: element, place)) }
      return program.make(.list(program.append(elements)), type, at: span)
    case .path, .string, .stop: return refuse(.notInJSON(describe(type), parameter: place.parameter), at: span)
    case .invalid: return invalid(at: span)
    }
  }

  /// Returns a value of several numbers, from an array of them or an object with a member for each.
  private mutating func numbers(
    _ node: JSONNode, _ type: ValueType, _ names: [String], _ place: JSONPlace,
    _ kind: (inout Checker, [ExpressionID]) -> Expression.Kind
  ) -> ExpressionID {
    let span = SourceSpan(file: place.file, node.range)
    let list = "`[\(names.joined(separator: ", "))]`"
    let object = "`{\(names.map { "\"\($0)\": …" }.joined(separator: ", "))}`"
    let hint = "write \(list) or \(object)"
    var nodes: [JSONNode] = []
    switch node.kind {
    case .array(let elements): nodes = elements
    case .object(let members):
      for member in members where !names.contains(member.name) {
        report(
          .unknownJSONMember(member.name, of: describe(type), among: names),
          at: SourceSpan(file: place.file, member.nameRange))
        return invalid(at: span)
      }
      nodes = names.compactMap { name in members.first { $0.name == name }?.value }
    case .null, .bool, .number, .string: break
    }
    guard nodes.count == names.count else { return wrong(node, type, place, hint: hint) }
    let parts = nodes.map { check($0, as: .number, place) }
    return program.make(kind(&self, parts), type, at: span)
  }

  private mutating func edges(_ node: JSONNode, _ place: JSONPlace) -> ExpressionID {
    let span = SourceSpan(file: place.file, node.range)
    let nodes: [JSONNode]
    switch node.kind {
    case .array(let elements): nodes = elements
    case .string: nodes = [node]
    case .null, .bool, .number, .object:
      return wrong(node, .edges, place, hint: "write an array of names, as in `[\"left\", \"bottom\"]`")
    }
    var result = Edges.none
    for node in nodes {
      guard case .string(let text) = node.kind else {
        return wrong(node, .edges, place, hint: "write the name of an edge in double quotes")
      }
      guard let constant = EdgesConstant.allCases.first(where: { $0.name == text }) else {
        report(
          .unknownJSONConstant(text, of: describe(ValueType.edges), among: EdgesConstant.allCases.map { $0.name }),
          at: SourceSpan(file: place.file, node.range))
        return invalid(at: span)
      }
      result.formUnion(constant.edges)
    }
    return program.make(.edges(result), .edges, at: span)
  }

  /// Returns a color, or reports that it is none. An object has a color for each scheme.
  private mutating func color(_ node: JSONNode, _ place: JSONPlace) -> Color? {
    switch node.kind {
    case .string(let text):
      if text.hasPrefix("#"), let color = RGBA(hexadecimal: Array(text.utf8)[1...]) { return Color(color) }
      if let color = NamedColor.color(text) { return color }
      report(
        .unknownJSONConstant(
          text, of: describe(ValueType.color), among: NamedColor.names, lists: false),
        at: SourceSpan(file: place.file, node.range))
    case .object(let members):
      let names = Scheme.allCases.map { $0.constant.name }
      for member in members where !names.contains(member.name) {
        report(
          .unknownJSONMember(member.name, of: describe(ValueType.color), among: names),
          at: SourceSpan(file: place.file, member.nameRange))
        return nil
      }
      let parts = names.compactMap { name in members.first { $0.name == name }?.value }
      guard parts.count == 2 else {
        _ = wrong(node, .color, place, hint: "write `{\"light\": …, \"dark\": …}`")
        return nil
      }
      guard let light = color(parts[0], place), let dark = color(parts[1], place) else { return nil }
      return Color(light: light.light, dark: dark.dark)
    case .null, .bool, .number, .array:
      _ = wrong(node, .color, place, hint: "write it as in `\"#1C7ED6\"` or `\"teal\"`")
    }
    return nil
  }

  // MARK: Reports

  private mutating func wrong(
    _ node: JSONNode, _ type: ValueType, _ place: JSONPlace, hint: String?
  ) -> ExpressionID {
    reportJSON(node, in: place.file, expected: describe(type).withArticle, hint: hint)
    return invalid(at: SourceSpan(file: place.file, node.range))
  }

  private mutating func reportJSON(_ node: JSONNode, in file: Int32, expected: String, hint: String?) {
    report(
      .jsonMismatch(expected: expected, found: node.description, hint: hint), at: SourceSpan(file: file, node.range))
  }

  private func numberHint(_ node: JSONNode, _ type: ValueType) -> String? {
    switch node.kind {
    case .number(let value):
      value.rounded() == value
        ? "use at most \(JSONWriter.number(SourceLimits.largestInteger))" : "use a whole number"
    case .string(let text): Double(text) != nil ? "remove the quotes" : "write a number without a unit"
    case .null, .bool, .array, .object: nil
    }
  }

  private func angleHint(_ node: JSONNode) -> String {
    if case .number(let value) = node.kind { return "add a unit: `\"\(JSONWriter.number(value))deg\"`" }
    return "write a number with a unit, as in `\"45deg\"`, `\"0.5turn\"` or `\"1rad\"`"
  }
}

extension JSONNode {
  /// The value, as in messages.
  fileprivate var description: String {
    switch kind {
    case .null: "`null`"
    case .bool(let value): "`\(value)`"
    case .number(let value): "the number `\(JSONWriter.number(value))`"
    case .string(let text): "the text `\(text.count > 30 ? "\(text.prefix(30))…" : text)`"
    case .array(let elements): "an array of \(elements.count)"
    case .object: "an object"
    }
  }
}

extension Double {
  fileprivate var isWhole: Bool { rounded() == self && magnitude <= SourceLimits.largestInteger }
}

extension Angle {
  /// Creates an angle from a number with a unit, such as `-45deg`.
  fileprivate init?(literal text: String) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = Array(text.utf8.dropFirst(isNegative ? 1 : 0))
    guard let first = digits.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
    let literal = NumberLiteral(digits[...])
    let value = isNegative ? -literal.value : literal.value
    guard value.isFinite else { return nil }
    switch literal.unit {
    case .degrees: self.init(degrees: value)
    case .turns: self.init(turns: value)
    case .radians: self.init(radians: value)
    case .plain, .percent, nil: return nil
    }
  }
}
