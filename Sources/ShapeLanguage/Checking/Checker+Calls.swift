import ShapeKit

extension Checker {
  /// A name, or the call of a function.
  mutating func checkCall(_ node: NodeID, expecting type: ValueType?) -> ExpressionID {
    let nameNode = tree.firstChild(node)
    let id = name(nameNode)
    guard id != .none else { return invalid(at: node) }
    if let arguments = tree.child(node, .arguments) { return checkCall(of: id, arguments, at: node) }
    return checkName(id, at: node, expecting: type)
  }

  private mutating func checkCall(of id: NameID, _ arguments: NodeID, at node: NodeID) -> ExpressionID {
    if let entry = files[Int(tree.file)].symbols[id], case .function(let index) = entry.symbol {
      markUsed(entry.symbol)
      return checkCall(ofFunction: index, arguments, at: node)
    }
    if let rows = known.functions[id] { return checkBuiltin(rows, receiver: nil, arguments, at: node) }
    reportNoFunction(id, at: node)
    checkQuietly(arguments)
    return invalid(at: node)
  }

  private mutating func reportNoFunction(_ id: NameID, at node: NodeID) {
    if let entry = files[Int(tree.file)].symbols[id] {
      report(.notAFunction(spelling(id), entry.symbol.whatItIs), at: tree.firstChild(node))
    } else if scope.local(id) != nil || layerValue(id) != nil {
      report(.notAFunction(spelling(id), .value), at: tree.firstChild(node))
    } else {
      reportUnknown(id, .function, at: tree.firstChild(node))
    }
  }

  /// Checks arguments of which nothing is known, so that what they use counts as used.
  mutating func checkQuietly(_ arguments: NodeID) {
    for argument in tree.children(arguments) {
      for value in tree.children(argument) { _ = check(value, expecting: nil, quietly: true) }
    }
  }

  mutating func checkCall(ofFunction index: FunctionID, _ arguments: NodeID, at node: NodeID) -> ExpressionID {
    let span = tree.span(node)
    let name = program.functions[index].name
    let height = program.functions[index].height
    switch functionStates[index].signature {
    case .done: break
    case .unchecked:
      guard
        resolve(name, .signature(index), height: height, at: span, { $0.checkFunctionSignature(index) }) != nil
      else {
        checkQuietly(arguments)
        return invalid(at: span)
      }
    case .checking:
      reportCycle(to: .signature(index), at: span, name: name)
      checkQuietly(arguments)
      return invalid(at: span)
    }
    let operands = bind(
      arguments, to: program.functions[index].parameters, of: spelling(name), at: span)
    switch functionStates[index].progress {
    case .done: break
    case .unchecked:
      guard resolve(name, .function(index), height: height, at: span, { $0.checkFunction(index) }) != nil else {
        return invalid(at: span)
      }
    case .checking:
      reportCycle(to: .function(index), at: span, name: name)
      return invalid(at: span)
    }
    return make(.call(index, operands), program.functions[index].result, at: span)
  }

  /// The row that fits the labels best; the first where none fits.
  private func choose(_ rows: [Int], _ arguments: NodeID) -> Int {
    guard rows.count > 1 else { return rows[0] }
    func score(_ row: Int) -> Int {
      let callable = known.builtins[row]
      var score = 0
      for child in tree.children(arguments) {
        if tree.kind(child) == .labeledArgument {
          score += callable.labels.contains(tree.firstToken(child).name) ? 1 : -1
        } else {
          score += callable.signature.parameters.contains { $0.isPositional } ? 1 : -1
        }
      }
      return score
    }
    var best = rows[0]
    for row in rows.dropFirst() where score(row) > score(best) { best = row }
    return best
  }

  /// A function of the language, or a method, whose receiver then is the first operand.
  mutating func checkBuiltin(
    _ rows: [Int], receiver: ExpressionID?, _ arguments: NodeID, at node: NodeID
  ) -> ExpressionID {
    let span = tree.span(node)
    let row = choose(rows, arguments)
    let entry = BuiltinEntry.all[row]
    let operands = bind(arguments, to: known.builtins[row], at: span, isStatement: false)
    if let receiver { program[Arguments<ReceiverParameter>(operands), .receiver] = receiver }
    if case .paint(.gradient) = entry.builtin { warnOfUnitPoints(in: arguments) }
    // A call that is wrong still has its type, so that what follows can be checked.
    switch entry.result {
    case .exact(let type):
      return make(.builtin(entry.builtin, operands), type, at: span)
    case .ofArguments:
      let type = unify(operands, entry.signature, at: span)
      return make(.builtin(entry.builtin, operands), type, at: span)
    }
  }

  /// The type that all `scalar` or `mixable` arguments have in common; Int with Number is Number.
  private mutating func unify(_ operands: OperandRange, _ signature: Signature, at span: SourceSpan) -> ValueType {
    var common: ValueType?
    let last = signature.parameters.count - 1
    for index in 0..<Int(operands.count) {
      let pattern = signature.parameters[min(index, last)].type
      guard pattern == .scalar || pattern == .mixable else { continue }
      let id = program.operand(operands, index)
      guard id.isPresent else { return .invalid }
      let type = program[id].type
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
    // Between two whole numbers lie others.
    if common == .integer, signature.parameters.contains(where: { $0.type == .mixable }) { return .number }
    return common ?? .invalid
  }
}
