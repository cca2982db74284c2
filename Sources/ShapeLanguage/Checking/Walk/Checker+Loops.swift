import ShapeCore

/// The loops of `repeat` and of comprehensions.
extension Checker {
  mutating func check(_ view: RepeatSyntax, in place: StatementPlace, point: inout CurrentPoint) -> Statement.Kind? {
    let wasInRepeat = surroundings.isInRepeat
    if place != .path { surroundings.isInRepeat = true }
    defer { surroundings.isInRepeat = wasInRepeat }
    guard let (nest, locals) = checkLoops(view.bindings, view.condition, of: .repeat, at: view.keyword) else {
      return nil
    }
    guard let body = view.body else { return nil }
    var inside = point
    if point == .none, !nest.loops.isEmpty { inside = .unknown }
    let block = checkBlock(body, in: place.iteration, loops: locals, point: &inside)
    if point != .some { point = .unknown }
    return .repeat(program.add(RepeatStatement(nest: nest, body: block)))
  }

  mutating func check(_ view: ComprehensionSyntax, expecting type: ValueType?) -> ExpressionID {
    let span = view.span
    if let purpose = surroundings.constantPurpose {
      report(.notConstant("for", purpose), at: view.keyword)
      return invalid(at: span)
    }
    guard let (nest, locals) = checkLoops(view.bindings, view.condition, of: .for, at: view.keyword) else {
      return invalid(at: span)
    }
    let mark = names.scope.mark
    declare(locals)
    var expected: ValueType?
    if case .list(let element)? = type { expected = element }
    if type == .invalid { expected = .invalid }
    var value = view.value.map { check($0, expecting: expected) } ?? invalid(at: span)
    if let expected { value = coerce(value, to: expected) }
    endScope(downTo: mark)
    let element = program.type(of: value)
    guard element != .invalid else { return invalid(at: span) }
    return program.make(.comprehension(program.add(Comprehension(nest: nest, value: value))), .list(element), at: span)
  }

  /// Declares the variables of loops, for their body or value.
  mutating func declare(_ loops: [Scope.Local]) {
    for loop in loops {
      warnIfHiding(loop.name, at: loop.span)
      names.declare(loop)
    }
  }

  /// Checks the domains of loops, and the condition of an iteration. Returns the loops and their variables, or `nil` if
  /// there are too many.
  private mutating func checkLoops(
    _ bindings: some Sequence<BindingSyntax>, _ condition: ExpressionSyntax?, of loop: Keyword, at keyword: SyntaxToken
  ) -> (nest: LoopNest, locals: [Scope.Local])? {
    var nest = LoopNest(loops: [])
    var locals: [Scope.Local] = []
    let mark = names.scope.mark
    for binding in bindings {
      guard let (domain, type, lists) = checkDomain(binding, of: loop) else { continue }
      guard let variable = declare(binding.name, type, &locals) else { continue }
      var result = LoopNest.Loop(variable: variable, domain: domain, source: binding.span)
      var names = binding.others[...]
      for (list, type) in lists {
        guard let variable = names.popFirst().flatMap({ declare($0, type, &locals) }) else { continue }
        result.others.append(.init(variable: variable, list: list))
      }
      if let name = names.popFirst() {
        if case .range = domain { report(.indexOfRange(name.node.text), at: name) }
        result.index = declare(name, .integer, &locals)
      }
      let count = 1 + binding.others.count
      if case .list = domain, type != .invalid, count < 1 + lists.count || !names.isEmpty {
        report(.loopNames(count, lists: 1 + lists.count), at: names.first ?? binding.name)
      }
      for name in names { _ = declare(name, .invalid, &locals) }
      nest.loops.append(result)
    }
    if let condition { nest.condition = check(condition, as: .bool) }
    var used: Set<NameID> = []
    names.scope.end(downTo: mark) { if $0.isUsed { used.insert($0.name) } }
    for index in locals.indices where used.contains(locals[index].name) { locals[index].isUsed = true }
    // When the loops run, each variable is a nested level.
    if nest.loops.count > SourceLimits.nesting {
      report(.nestingTooDeep, at: keyword)
      return nil
    }
    return (nest, locals)
  }

  /// Declares a variable of a loop for the domains of later ones, which may depend on it, and for the condition.
  private mutating func declare(
    _ name: NameSyntax, _ type: ValueType, _ locals: inout [Scope.Local]
  ) -> LoopNest.Loop.Variable? {
    let span = name.span
    reportInConstant(name.id, at: span)
    let local = Scope.Local(
      name: name.id, kind: .loop, span: span, slot: surroundings.newSlot(), type: type,
      symbol: .local(Int32(names.scope.locals.count)))
    if let first = locals.first(where: { $0.name == local.name }), local.name != .none {
      reportDuplicate(local.name, at: span, first: first.span)
      return nil
    }
    names.scope.declare(local)
    locals.append(local)
    return .init(name: local.name, slot: local.slot)
  }

  /// Returns the values of a loop, the type of its variable, and the other lists of a `zip` with the types of their
  /// elements; `nil` if they can't be read.
  private mutating func checkDomain(
    _ binding: BindingSyntax, of loop: Keyword
  ) -> (LoopNest.Loop.Domain, ValueType, [(ExpressionID, ValueType)])? {
    switch binding.domain {
    case .range(let range):
      let domain = LoopNest.Loop.Domain.range(
        check(range.low, as: .integer), check(range.high, as: .integer), isClosed: range.isClosed)
      if let low = literal(range.low), let high = literal(range.high), low > high {
        report(.countdown(low, high), at: range)
      }
      return (domain, .integer, [])
    case .list(.call(let call)) where isZip(call): return checkZip(call, of: loop)
    case .list(let value):
      let list = check(value, expecting: nil)
      return (.list(list), elementType(of: list, in: loop), [])
    case nil: return nil
    }
  }

  private mutating func elementType(of list: ExpressionID, in loop: Keyword) -> ValueType {
    let type = program.type(of: list)
    if case .list(let element) = type { return element }
    if type != .invalid { report(.repeatOverType(describe(type), in: loop), at: program[list].source) }
    return .invalid
  }

  private mutating func isZip(_ call: CallSyntax) -> Bool {
    guard case .builtin(let rows) = names.callee(call.name) else { return false }
    return BuiltinEntry.all[rows[0]].builtin == .list(.zip)
  }

  private mutating func checkZip(
    _ call: CallSyntax, of loop: Keyword
  ) -> (LoopNest.Loop.Domain, ValueType, [(ExpressionID, ValueType)])? {
    guard case .builtin(let rows) = names.callee(call.name) else { return nil }
    names.note(.builtin(Int32(rows[0])), at: call.name.span)
    // If lists have different lengths, an app draws nothing.
    surroundings.readsElements = true
    let bound = bind(call.arguments, to: names.known.builtin(rows[0]), at: call.span, isStatement: false)
    var lists: [(ExpressionID, ValueType)] = []
    for list in program.result[bound.operands] where list.isPresent {
      let type = program.type(of: list)
      if type != .invalid, type.element == nil {
        report(.mismatch(expected: .anyList, found: describe(type)), at: program[list].source)
      }
      lists.append((list, type.element ?? .invalid))
    }
    guard let first = lists.first else { return (.list(invalid(at: call)), .invalid, []) }
    return (.list(first.0), bound.isIncomplete ? .invalid : first.1, Array(lists.dropFirst()))
  }

  /// Returns the value of a number in the source, with a minus or without.
  private func literal(_ view: ExpressionSyntax) -> Double? {
    if case .number(let number) = view { return number.literal.value }
    guard case .prefix(let prefix) = view, prefix.firstToken.kind == .minus, case .number(let number) = prefix.operand
    else { return nil }
    return -number.literal.value
  }
}
