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

  // MARK: Names

  private mutating func checkName(_ id: NameID, at node: NodeID, expecting type: ValueType?) -> ExpressionID {
    let span = tree.span(node)
    if let index = scope.local(id) { return useLocal(index, at: node) }
    if let (value, type) = layerValue(id) {
      if let purpose = surroundings.constantPurpose, value != .pixel {
        report(.notConstant(spelling(id), purpose), at: span)
        return invalid(at: span)
      }
      return make(.layerValue(value), type, at: span)
    }
    if let entry = files[Int(tree.file)].symbols[id] {
      markUsed(entry.symbol)
      switch entry.symbol {
      case .global(let index): return useGlobal(index, at: span)
      case .function:
        report(.functionAsValue(spelling(id)), at: span)
      case .style, .shape, .enumeration, .file:
        report(.notAValue(spelling(id), entry.symbol.whatItIs), at: span)
      }
      return invalid(at: span)
    }
    if id == known.width || id == known.height || id == known.bounds || id == known.center {
      if let purpose = surroundings.constantPurpose {
        report(.notConstant(spelling(id), purpose), at: span)
      } else {
        report(.noLayerHere(spelling(id)), at: span)
      }
    } else if isAtConstant(node, of: type) {
      report(.missingDot(spelling(id)), at: span)
    } else if known.functions[id] != nil {
      report(.functionAsValue(spelling(id)), at: span)
    } else if surroundings.siblings.contains(id) {
      report(.layerAsValue(spelling(id)), at: span)
    } else {
      reportUnknown(id, .value, at: node)
    }
    return invalid(at: span)
  }

  private mutating func useLocal(_ index: Int, at node: NodeID) -> ExpressionID {
    let span = tree.span(node)
    scope.locals[index].isUsed = true
    let local = scope.locals[index]
    // The least and the largest size may depend on the parameters.
    if let purpose = surroundings.constantPurpose, purpose != .size || local.kind != .parameter {
      report(.notConstant(spelling(local.name), purpose), at: span)
      return invalid(at: span)
    }
    switch local.progress {
    case .done: break
    case .unchecked:
      let height = tree.height(local.node)
      guard resolve(local.name, .local(index), height: height, at: span, { $0.checkBinding(index) }) != nil else {
        return invalid(at: span)
      }
    case .checking:
      reportCycle(to: .local(index), at: span, name: local.name)
      return invalid(at: span)
    }
    return make(.slot(local.slot), scope.locals[index].type, at: span)
  }

  private mutating func useGlobal(_ index: Int32, at span: SourceSpan) -> ExpressionID {
    let name = program.globals[Int(index)].name
    switch globalStates[Int(index)].progress {
    case .done: break
    case .unchecked:
      let height = program.globals[Int(index)].height
      guard resolve(name, .global(index), height: height, at: span, { $0.checkGlobal(index) }) != nil else {
        return invalid(at: span)
      }
    case .checking:
      reportCycle(to: .global(index), at: span, name: name)
      return invalid(at: span)
    }
    return make(.global(index), program.globals[Int(index)].type, at: span)
  }

  /// Checks something before its turn, because something else needs it; nil where that goes too deep.
  private mutating func resolve<Result>(
    _ name: NameID, _ key: ResolutionKey, height: Int32, at span: SourceSpan, _ body: (inout Checker) -> Result
  ) -> Result? {
    guard resolving.count < SourceLimits.calls, levels + Int(height) <= SourceLimits.levels else {
      // All that needs the end of the chain would say the same again.
      if !didReportChain { report(.chainTooLong(spelling(name)), at: span) }
      didReportChain = true
      return nil
    }
    resolving.append((name, span, key))
    levels += Int(height)
    defer {
      resolving.removeLast()
      levels -= Int(height)
    }
    return body(&self)
  }

  /// Shows how a name comes back to itself.
  private mutating func reportCycle(to key: ResolutionKey, at span: SourceSpan, name: NameID) {
    let start = resolving.lastIndex { $0.key == key }.map { $0 + 1 } ?? 0
    let steps = Array(resolving[start...]) + [(name, span, key)]
    var notes: [Note] = []
    var from = name
    for step in steps {
      notes.append(Note(.needs(spelling(from), spelling(step.name)), at: step.span))
      from = step.name
    }
    report(.cycle(.value, ([name] + steps.map(\.name)).map { spelling($0) }), at: span, notes: notes)
  }

  // MARK: Functions

  private mutating func checkCall(of id: NameID, _ arguments: NodeID, at node: NodeID) -> ExpressionID {
    let span = tree.span(node)
    if let entry = files[Int(tree.file)].symbols[id], case .function(let index) = entry.symbol {
      markUsed(entry.symbol)
      return checkCall(ofFunction: index, arguments, at: node)
    }
    if let rows = known.functions[id] { return checkBuiltin(rows, receiver: nil, arguments, at: node) }
    if let entry = files[Int(tree.file)].symbols[id] {
      report(.notAFunction(spelling(id), entry.symbol.whatItIs), at: tree.firstChild(node))
    } else if scope.local(id) != nil || layerValue(id) != nil {
      report(.notAFunction(spelling(id), "a value"), at: tree.firstChild(node))
    } else {
      reportUnknown(id, .function, at: tree.firstChild(node))
    }
    checkQuietly(arguments)
    return invalid(at: span)
  }

  /// Checks arguments of which nothing is known, so that what they use counts as used.
  private mutating func checkQuietly(_ arguments: NodeID) {
    for argument in tree.children(arguments) {
      for value in tree.children(argument) { _ = check(value, expecting: nil, quietly: true) }
    }
  }

  mutating func checkCall(ofFunction index: Int32, _ arguments: NodeID, at node: NodeID) -> ExpressionID {
    let span = tree.span(node)
    let name = program.functions[Int(index)].name
    let height = program.functions[Int(index)].height
    switch functionStates[Int(index)].signature {
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
      arguments, to: program.functions[Int(index)].parameters, of: spelling(name), at: span)
    switch functionStates[Int(index)].progress {
    case .done: break
    case .unchecked:
      guard resolve(name, .function(index), height: height, at: span, { $0.checkFunction(index) }) != nil else {
        return invalid(at: span)
      }
    case .checking:
      reportCycle(to: .function(index), at: span, name: name)
      return invalid(at: span)
    }
    return make(.call(index, operands), program.functions[Int(index)].result, at: span)
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
  private mutating func checkBuiltin(
    _ rows: [Int], receiver: ExpressionID?, _ arguments: NodeID, at node: NodeID
  ) -> ExpressionID {
    let span = tree.span(node)
    let row = choose(rows, arguments)
    let entry = BuiltinEntry.all[row]
    let errors = diagnostics.count
    let reserved = receiver == nil ? 0 : 1
    let operands = bind(arguments, to: known.builtins[row], at: span, isStatement: false, reserved: reserved)
    if let receiver { program.operands[Int(operands.start)] = receiver }
    if entry.isPending {
      report(.notYet(.pathOperation(entry.signature.name)), at: tree.nextSibling(tree.firstChild(node)))
      return invalid(at: span)
    }
    switch entry.result {
    case .exact(let type):
      return make(.builtin(entry.builtin, operands), diagnostics.count > errors ? poison(type) : type, at: span)
    case .ofArguments:
      let type = unify(operands, entry.signature, at: span)
      return make(.builtin(entry.builtin, operands), type, at: span)
    }
  }

  /// A call that is wrong still has its type, so that what follows can be checked.
  private func poison(_ type: ValueType) -> ValueType { type }

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

  // MARK: Members

  /// `value.name`
  mutating func checkMember(_ node: NodeID) -> ExpressionID {
    let base = tree.firstChild(node)
    let nameNode = tree.nextSibling(base)
    let id = name(nameNode)
    if let file = importedFile(base) {
      guard let symbol = lookUp(id, inFile: file, .value, at: nameNode) else { return invalid(at: node) }
      guard case .global(let index) = symbol else {
        report(.notAValue(spelling(id), symbol.whatItIs), at: nameNode)
        return invalid(at: node)
      }
      return useGlobal(index, at: tree.span(node))
    }
    if let constant = enumConstant(base, id, at: node) { return constant }
    let value = check(base, expecting: nil)
    let type = program[value].type
    guard id != .none, type != .invalid else { return invalid(at: node) }
    if case .list = type, id == known.count { return make(.member(.listCount, value), .integer, at: tree.span(node)) }
    for row in known.members[id] ?? [] where Member.all[row].receiver == type {
      return make(.member(Member.all[row].member, value), Member.all[row].type, at: tree.span(node))
    }
    let methods = (known.methods[id] ?? []).filter { BuiltinEntry.all[$0].receiver == type }
    if methods.isEmpty {
      reportUnknownMember(id, of: type, at: nameNode)
    } else {
      report(.methodAsValue(spelling(id)), at: nameNode)
    }
    return invalid(at: node)
  }

  /// `Suit.heart` for `.heart`, as Swift allows it: nil where the base is no enum.
  private mutating func enumConstant(_ base: NodeID, _ id: NameID, at node: NodeID) -> ExpressionID? {
    guard tree.kind(base) == .call, tree.child(base, .arguments) == nil,
      case let baseName = name(tree.firstChild(base)), scope.local(baseName) == nil,
      case .enumeration(let enumeration)? = files[Int(tree.file)].symbols[baseName]?.symbol
    else { return nil }
    report(.typeBeforeConstant(spelling(baseName), spelling(id)), at: node)
    _ = enumeration
    return invalid(at: node)
  }

  /// The file that a name stands for, if it is one of an `import … as`.
  private func importedFile(_ base: NodeID) -> Int? {
    guard tree.kind(base) == .call, tree.child(base, .arguments) == nil else { return nil }
    let id = name(tree.firstChild(base))
    guard id != .none, scope.local(id) == nil, case .file(let file)? = files[Int(tree.file)].symbols[id]?.symbol
    else { return nil }
    return file
  }

  private mutating func reportUnknownMember(_ id: NameID, of type: ValueType, at node: NodeID) {
    var candidates = Member.all.filter { $0.receiver == type }.map(\.name)
    if type == .color, NamedColor.color(spelling(id)) != nil {
      return report(.missingComma(before: "`.\(spelling(id))`"), at: node)
    }
    for entry in BuiltinEntry.all
    where entry.receiver == type && !entry.isPending && !candidates.contains(entry.signature.name) {
      candidates.append(entry.signature.name)
    }
    if case .list = type { candidates.append("count") }
    report(
      .unknownMember(
        spelling(id), of: describe(type), all: candidates, nearest: nearestName(to: spelling(id), among: candidates)),
      at: node)
  }

  /// `value.name(arguments)`
  mutating func checkMethodCall(_ node: NodeID) -> ExpressionID {
    let base = tree.firstChild(node)
    let nameNode = tree.nextSibling(base)
    let id = name(nameNode)
    guard let arguments = tree.child(node, .arguments) else { return invalid(at: node) }
    if let file = importedFile(base) {
      guard let symbol = lookUp(id, inFile: file, .function, at: nameNode) else {
        checkQuietly(arguments)
        return invalid(at: node)
      }
      guard case .function(let index) = symbol else {
        report(.notAFunction(spelling(id), symbol.whatItIs), at: nameNode)
        checkQuietly(arguments)
        return invalid(at: node)
      }
      return checkCall(ofFunction: index, arguments, at: node)
    }
    let value: ExpressionID
    if tree.kind(base) == .constant {
      // A constant with a method can only be a colour: `.black.opacity(0.5)`.
      value = check(base, as: .color)
    } else {
      value = check(base, expecting: nil)
    }
    var type = program[value].type
    if type == .strokedPath, known.methods[id] != nil {
      report(.notYet(.strokedPath), at: base)
      type = .invalid
    }
    guard id != .none, type != .invalid else {
      checkQuietly(arguments)
      return invalid(at: node)
    }
    let rows = (known.methods[id] ?? []).filter { BuiltinEntry.all[$0].receiver == type }
    guard !rows.isEmpty else {
      if (known.members[id] ?? []).contains(where: { Member.all[$0].receiver == type }) {
        report(.memberAsMethod(spelling(id)), at: nameNode)
      } else {
        reportUnknownMember(id, of: type, at: nameNode)
      }
      checkQuietly(arguments)
      return invalid(at: node)
    }
    return checkBuiltin(rows, receiver: value, arguments, at: node)
  }
}

extension FileScope.Symbol {
  /// What a message calls it.
  var whatItIs: String {
    switch self {
    case .global: "a value"
    case .function: "a function"
    case .style: "a style"
    case .shape: "a shape"
    case .enumeration: "an enum"
    case .file: "an imported file"
    }
  }
}
