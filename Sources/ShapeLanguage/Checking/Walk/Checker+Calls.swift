import ShapeCore

extension Checker {
  /// Returns the call of a function.
  mutating func check(_ view: CallSyntax) -> ExpressionID {
    let name = view.name
    guard !name.isMissing else { return invalid(at: view) }
    switch names.callee(name) {
    case .function(let id): return checkCall(of: id, view.arguments, at: view.span)
    case .builtin(let rows): return checkBuiltin(rows, name, receiver: nil, view.arguments, at: view.span)
    case .other where isLabelWithoutColon(view), .nothing where isLabelWithoutColon(view):
      report(.missingColon(after: name.text), at: name)
    case .other(let declaration):
      let only = view.arguments.flatMap { $0.elements.count == 1 ? $0.elements.first : nil }
      let isInLayer = LayerValue.allCases.contains { $0.name == spelling(name.id) }
      // No value of a layer is a list.
      let index = isInLayer ? nil : only.flatMap { $0.label == nil ? $0.value.text : nil }
      report(.notAFunction(spelling(name.id), declaration?.noun ?? .value, index: index), at: name)
    case .nothing: reportUnknown(name, .function)
    }
    checkLoosely(view.arguments)
    return invalid(at: view)
  }

  /// Whether the name before the parenthesis is a label of the statement around it: `arc center (10, 20), radius: 5`.
  private func isLabelWithoutColon(_ view: CallSyntax) -> Bool {
    guard let values = view.arguments, view.name.span.end < values.span.start,
      let argument = view.node.parent.flatMap({ ArgumentSyntax($0) }), argument.label == nil,
      let statement = argument.node.parent?.parent
    else { return false }
    return LanguageNames.isLabel(view.name.text, of: statement.firstToken.text)
  }

  /// Returns the call of a function of the program.
  mutating func checkCall(of id: FunctionID, _ arguments: ArgumentsSyntax?, at span: SourceSpan) -> ExpressionID {
    let name = program.result.functions[id].name
    if let purpose = surroundings.constantPurpose, program.result.functions[id].local != nil {
      report(.notConstant(spelling(name), purpose), at: span)
      checkLoosely(arguments)
      return invalid(at: span)
    }
    let height = program.result.functions[id].height
    let signature = ResolutionStack.Step(name: name, span: span, key: .signature(id), height: height)
    guard need(signature, names.declarations[id].signature, { $0.checkFunctionSignature(id) }) else {
      checkLoosely(arguments)
      return invalid(at: span)
    }
    let operands = bind(
      arguments, to: program.result.functions[id].parameters, of: .function(id), named: name, at: span)
    let body = ResolutionStack.Step(name: name, span: span, key: .function(id), height: height)
    guard need(body, names.declarations[id].body, { $0.checkFunction(id) }) else { return invalid(at: span) }
    if program.result.functions[id].readsElements { surroundings.readsElements = true }
    return program.make(.call(id, operands), program.result.functions[id].result, at: span)
  }

  /// Returns the call of a function of the language, or of a method, whose receiver is the first operand.
  mutating func checkBuiltin(
    _ rows: [Int], _ name: NameSyntax, receiver: ExpressionID?, _ arguments: ArgumentsSyntax?, at span: SourceSpan
  ) -> ExpressionID {
    let row = choose(rows, arguments)
    names.note(.builtin(Int32(row)), at: name.span)
    let entry = BuiltinEntry.all[row]
    if entry.builtin == .list(.zip) {
      report(.zipOutsideLoop, at: name)
      checkLoosely(arguments)
      return invalid(at: span)
    }
    let bound = bind(arguments, to: names.known.builtin(row), at: span, isStatement: false)
    if reportAngleAsNumber(arguments, bound, at: span) { return invalid(at: span) }
    let operands = bound.operands
    if let receiver { program.setReceiver(of: operands, to: receiver) }
    if case .paint(let function) = entry.builtin { warnOfLikelyMistakes(in: function, arguments, operands) }
    if !bound.concentric.isEmpty { setConcentric(bound.concentric, of: operands) }
    // A wrong call still has its type, so that the code around it can be checked.
    let type =
      switch entry.result {
      case .exact(let type): type
      case .ofArguments: unify(operands, entry.signature)
      case .element: bound.isIncomplete ? .invalid : elementType(of: operands, entry.signature)
      case .receiver: receiver.map { program.type(of: $0) } ?? .invalid
      }
    // Without a list of the right type, it would be computed as that of an empty one.
    if case .element = entry.result, type == .invalid { return invalid(at: span) }
    return program.make(.builtin(entry.builtin, operands), type, at: span)
  }

  /// Returns the row that fits the labels best, or the first if none fits.
  private mutating func choose(_ rows: [Int], _ arguments: ArgumentsSyntax?) -> Int {
    guard rows.count > 1, let arguments else { return rows[0] }
    let count = arguments.elements.count
    func score(_ row: Int) -> Int {
      let callable = names.known.builtin(row)
      // `min` of one value is that of a list.
      var score = callable.signature.isVariadic && count < callable.signature.parameters.count ? -1 : 0
      for argument in arguments.elements {
        let fits =
          argument.label.map { callable.labels.contains($0.name) }
          ?? callable.signature.parameters.contains { $0.isPositional }
        score += fits ? 1 : -1
      }
      return score
    }
    var best = rows[0]
    for row in rows.dropFirst() where score(row) > score(best) { best = row }
    return best
  }

  /// Returns the type of the elements of a function's list. Reports another value, and a list of other elements.
  private mutating func elementType(
    of operands: OperandRange, _ signature: Signature
  ) -> ValueType {
    let pattern = signature.parameters[0].type
    let list = program[operands, ListParameters.summed]
    guard list.isPresent, case let type = program.type(of: list), type != .invalid else { return .invalid }
    guard let element = type.element else {
      report(.listExpected(by: signature.name, found: describe(type)), at: program[list].source)
      return .invalid
    }
    switch element {
    case .number, .integer, .angle: break
    case .point where pattern == .summableList: break
    case .invalid: return .invalid
    case .bool, .point, .size, .rect, .color, .paint, .path, .edges, .string, .stop, .enumeration, .list:
      report(.mismatch(expected: describe(pattern), found: describe(type)), at: program[list].source)
      return .invalid
    }
    if pattern == .orderedList { surroundings.readsElements = true }
    return element
  }

  /// Returns the common type of all `scalar` or `mixable` arguments. Int with Number is Number.
  private mutating func unify(_ operands: OperandRange, _ signature: Signature) -> ValueType {
    var common: ValueType?
    let last = signature.parameters.count - 1
    for index in 0..<Int(operands.count) {
      let pattern = signature.parameters[min(index, last)].type
      guard pattern == .scalar || pattern == .mixable else { continue }
      let id = program.operand(operands, index)
      guard id.isPresent else { return .invalid }
      let type = program.type(of: id)
      let allowed: [ValueType] =
        pattern == .scalar ? [.number, .integer, .angle] : [.number, .integer, .angle, .point, .color]
      if type == .invalid { return .invalid }
      guard allowed.contains(type) else {
        report(.mismatch(expected: describe(pattern), found: describe(type)), at: program[id].source)
        return .invalid
      }
      if common == nil || (common == .integer && type == .number) {
        common = type
      } else if let before = common, before != type, !(before == .number && type == .integer) {
        report(.mismatch(expected: describe(before), found: describe(type)), at: program[id].source)
        return .invalid
      }
    }
    // A mix of two whole numbers need not be whole.
    if common == .integer, signature.parameters.contains(where: { $0.type == .mixable }) { return .number }
    return common ?? .invalid
  }
}
