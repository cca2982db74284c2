import ShapeKit

extension Checker {
  /// Whether a path command has a point to start from.
  enum CurrentPoint { case none, some, unknown }

  /// A block that holds nothing.
  mutating func emptyBlock() -> BlockID {
    addBlock(bindings: [], statements: [])
  }

  mutating func checkBlock(_ node: NodeID, in place: StatementPlace, loops: [Scope.Local] = []) -> BlockID {
    var point = CurrentPoint.none
    return checkBlock(node, in: place, loops: loops, point: &point)
  }

  /// Checks a block: first its `let`s, which see each other in any order, then its statements.
  mutating func checkBlock(
    _ node: NodeID, in place: StatementPlace, loops: [Scope.Local] = [], point: inout CurrentPoint
  ) -> BlockID {
    let mark = scope.mark
    for loop in loops {
      warnIfHiding(loop.name, at: loop.span)
      scope.declare(loop)
    }
    surroundings.bindings.append([])
    let depth = surroundings.bindings.count - 1
    let firstLocal = declareBindings(of: node, depth: depth)
    for index in firstLocal..<scope.locals.count where scope.locals[index].blockDepth == depth {
      if scope.locals[index].kind == .binding { checkBinding(index) }
    }

    let statementMark = statementStack.count
    var outline: SourceSpan?
    for child in tree.children(node) {
      let span = tree.span(child)
      let count = diagnostics.count
      let checked = checkStatement(child, in: place, point: &point)
      dropConsequences(of: child, since: count)
      guard let kind = checked else { continue }
      if case .outline = kind {
        if let outline {
          report(.repeatedStatement("outline"), at: span, notes: [Note(.firstDeclared("outline"), at: outline)])
        }
        outline = span
      }
      statementStack.append(Statement(kind: kind, source: span))
    }

    let block = addBlock(bindings: surroundings.bindings.removeLast(), statements: statementStack[statementMark...])
    statementStack.removeSubrange(statementMark...)
    endScope(downTo: mark)
    return block
  }

  private mutating func addBlock(bindings: [Binding], statements: ArraySlice<Statement>) -> BlockID {
    program.blocks.append(
      Block(
        bindings: program.bindings.append(contentsOf: bindings),
        statements: program.statements.append(contentsOf: statements),
        holdsOutline: statements.contains { holdsOutline($0.kind) }))
  }

  private func holdsOutline(_ kind: Statement.Kind) -> Bool {
    switch kind {
    case .outline: true
    case .if(_, let then, let otherwise):
      program[then].holdsOutline || otherwise.map { program[$0].holdsOutline } ?? false
    case .switch(let index):
      program.switches[index].cases.contains { program[$0.body].holdsOutline }
        || program.switches[index].otherwise.map { program[$0].holdsOutline } ?? false
    case .command, .layer, .content, .use, .apply, .repeat: false
    }
  }

  /// Brings the `let`s of a block into scope; gives the index of the first.
  private mutating func declareBindings(of node: NodeID, depth: Int) -> Int {
    let first = scope.locals.count
    var child = tree.firstChild(node)
    while child != .none {
      defer { child = tree.nextSibling(child) }
      guard tree.kind(child) == .letDeclaration else { continue }
      let nameNode = tree.firstChild(child)
      let id = name(nameNode)
      let span = tree.span(nameNode)
      if id == .none {
        _ = checkLetValue(child)
        continue
      }
      if let earlier = scope.local(id), earlier >= first {
        report(
          .duplicate(spelling(id)), at: span,
          notes: [Note(.firstDeclared(spelling(id)), at: scope.locals[earlier].span)])
        continue
      }
      warnIfHiding(id, at: span)
      reportInConstant(id, at: span)
      var local = Scope.Local(name: id, kind: .binding, span: span, slot: newSlot(), type: .invalid)
      local.progress = .unchecked
      local.node = child
      local.blockDepth = depth
      scope.declare(local)
    }
    let mark = scope.mark
    for index in first..<scope.locals.count { scope.locals[index].mark = mark }
    return first
  }

  /// Reports a name that varies inside of a constant, such as in a path whose length is a default: nobody keeps its
  /// value there.
  private mutating func reportInConstant(_ id: NameID, at span: SourceSpan) {
    if let purpose = surroundings.constantPurpose { report(.notConstant(spelling(id), purpose), at: span) }
  }

  /// Checks the value of a `let`, if that was not done yet. What is declared in blocks inside its own is out of reach.
  mutating func checkBinding(_ index: Int) {
    guard scope.locals[index].progress == .unchecked else { return }
    scope.locals[index].progress = .checking
    let hidden = scope.hide(downTo: scope.locals[index].mark)
    let (value, type) = checkLetValue(scope.locals[index].node)
    scope.unhide(hidden)
    scope.locals[index].type = type
    scope.locals[index].progress = .done
    surroundings.bindings[scope.locals[index].blockDepth].append(
      Binding(
        name: scope.locals[index].name, slot: scope.locals[index].slot, value: value, source: scope.locals[index].span))
  }

  // MARK: Statements with blocks

  mutating func checkIf(_ node: NodeID, in place: StatementPlace, point: inout CurrentPoint) -> Statement.Kind? {
    var children = tree.children(node)
    guard let conditionNode = children.next(), let thenNode = children.next() else { return nil }
    let condition = check(conditionNode, as: .bool)
    guard tree.kind(thenNode) == .block else { return nil }
    var thenPoint = point
    let then = checkBlock(thenNode, in: place.branch, point: &thenPoint)
    var elsePoint = point
    var otherwise: BlockID?
    if let elseNode = children.next() {
      if tree.kind(elseNode) == .if {
        let mark = statementStack.count
        if let kind = checkIf(elseNode, in: place, point: &elsePoint) {
          statementStack.append(Statement(kind: kind, source: tree.span(elseNode)))
        }
        otherwise = addBlock(bindings: [], statements: statementStack[mark...])
        statementStack.removeSubrange(mark...)
      } else if tree.kind(elseNode) == .block {
        otherwise = checkBlock(elseNode, in: place.branch, point: &elsePoint)
      }
    }
    point = join(thenPoint, elsePoint)
    return .if(condition, then: then, else: otherwise)
  }

  private func join(_ a: CurrentPoint, _ b: CurrentPoint) -> CurrentPoint { a == b ? a : .unknown }

  mutating func checkSwitch(_ node: NodeID, in place: StatementPlace, point: inout CurrentPoint) -> Statement.Kind? {
    var children = tree.children(node)
    guard let subjectNode = children.next() else { return nil }
    let subject = check(subjectNode, expecting: nil)
    var enumeration: EnumID?
    switch program[subject].type {
    case .enumeration(let id): enumeration = id
    case .invalid: break
    case .number, .integer, .bool, .angle, .point, .size, .rect, .color, .paint, .path, .edges, .string, .stop,
      .list:
      report(.switchOnType(describe(program[subject].type)), at: subjectNode)
    }
    var result = SwitchStatement(subject: subject, cases: [])
    var seen: [CaseID: SourceSpan] = [:]
    // A constant that there is not most likely is one of those that are missing.
    var isDoubtful = false
    var points: [CurrentPoint] = []
    for child in children where tree.kind(child) == .case {
      var casePoint = point
      let body: BlockID
      if let block = tree.child(child, .block) {
        body = checkBlock(block, in: place.branch, point: &casePoint)
      } else {
        body = emptyBlock()
      }
      points.append(casePoint)
      guard let labels = tree.child(child, .caseLabels) else {
        if result.otherwise != nil { report(.repeatedStatement("default"), at: tree.span(tree.firstToken(child))) }
        result.otherwise = body
        continue
      }
      var indices: [CaseID] = []
      for label in tree.children(labels) where tree.kind(label) == .constant {
        guard let enumeration, let index = caseIndex(label, of: enumeration) else {
          isDoubtful = true
          continue
        }
        if let first = seen[index] {
          let text = tree.text(label)
          report(.duplicate(text), at: label, notes: [Note(.firstDeclared(text), at: first)])
        } else {
          seen[index] = tree.span(label)
          indices.append(index)
        }
      }
      result.cases.append(.init(labels: indices, body: body))
    }
    if result.otherwise == nil {
      points.append(point)
      if let enumeration { checkExhaustive(node, enumeration, seen: seen, isDoubtful: isDoubtful) }
      if !points.isEmpty, enumeration != nil { points.removeLast() }
    }
    if let first = points.first { point = points.dropFirst().reduce(first, join) }
    return .switch(program.switches.append(result))
  }

  private mutating func checkExhaustive(_ node: NodeID, _ id: EnumID, seen: [CaseID: SourceSpan], isDoubtful: Bool) {
    let cases = program.enumerations[id].cases
    let missing = cases.indices.filter { seen[$0] == nil }.map { "." + spelling(cases[$0].name) }
    guard !missing.isEmpty, !files[Int(tree.file)].hasSyntaxErrors, !isDoubtful else { return }
    report(.switchLacks(missing), at: tree.span(tree.firstToken(node)))
  }

  /// The place of a constant among the cases of an enum; a wrong one is reported.
  mutating func caseIndex(_ constant: NodeID, of id: EnumID) -> CaseID? {
    let nameNode = tree.firstChild(constant)
    let wanted = name(nameNode)
    guard wanted != .none else { return nil }
    let enumeration = program.enumerations[id]
    if let id = enumeration.cases.firstIndex(where: { $0.name == wanted }) { return id }
    reportUnknownConstant(wanted, type: .enumeration(id), at: constant)
    return nil
  }

  mutating func checkRepeat(_ node: NodeID, in place: StatementPlace, point: inout CurrentPoint) -> Statement.Kind? {
    let wasInRepeat = surroundings.isInRepeat
    if place != .path { surroundings.isInRepeat = true }
    defer { surroundings.isInRepeat = wasInRepeat }
    var loops: [RepeatStatement.Loop] = []
    var locals: [Scope.Local] = []
    let mark = scope.mark
    for child in tree.children(node) where tree.kind(child) == .binding {
      let nameNode = tree.firstChild(child)
      let domainNode = tree.nextSibling(nameNode)
      var type = ValueType.integer
      let domain: RepeatStatement.Loop.Domain
      if domainNode != .none, tree.kind(domainNode) == .range {
        let low = tree.firstChild(domainNode)
        let high = tree.nextSibling(low)
        domain = .range(
          check(low, as: .integer), check(high, as: .integer),
          isClosed: tree.tokenBefore(high).kind == .closedRange)
      } else if domainNode != .none {
        let list = check(domainNode, expecting: nil)
        if case .list(let element) = program[list].type {
          type = element
        } else {
          if program[list].type != .invalid { report(.repeatOverType(describe(program[list].type)), at: domainNode) }
          type = .invalid
        }
        domain = .list(list)
      } else {
        continue
      }
      reportInConstant(name(nameNode), at: tree.span(nameNode))
      let local = Scope.Local(
        name: name(nameNode), kind: .loop, span: tree.span(nameNode), slot: newSlot(), type: type)
      if let first = locals.first(where: { $0.name == local.name }), local.name != .none {
        report(
          .duplicate(spelling(local.name)), at: nameNode,
          notes: [Note(.firstDeclared(spelling(local.name)), at: first.span)])
        continue
      }
      loops.append(.init(name: local.name, slot: local.slot, domain: domain, source: tree.span(child)))
      // A later loop may run over what an earlier one gives.
      scope.declare(local)
      locals.append(local)
    }
    scope.end(downTo: mark) { _ in }
    // Each variable is a level of its own when the loops run.
    if loops.count > SourceLimits.nesting {
      report(.nestingTooDeep, at: tree.span(tree.firstToken(node)))
      return nil
    }
    guard let body = tree.child(node, .block) else { return nil }
    var inside = point == .none ? CurrentPoint.unknown : point
    if point == .none, loops.isEmpty { inside = .none }
    let block = checkBlock(body, in: place.round, loops: locals, point: &inside)
    if point != .some { point = .unknown }
    return .repeat(program.repeats.append(RepeatStatement(loops: loops, body: block)))
  }
}
