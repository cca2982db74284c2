import ShapeCore

extension Checker {
  mutating func checkBlock(_ view: BlockSyntax, in place: StatementPlace) -> BlockID {
    var point = CurrentPoint.none
    return checkBlock(view, in: place, point: &point)
  }

  /// Checks a block: first its `let`s and functions, which can use each other in any order, then its statements.
  mutating func checkBlock(
    _ view: BlockSyntax, in place: StatementPlace, loops: [Scope.Local] = [], point: inout CurrentPoint
  ) -> BlockID {
    let mark = names.scope.mark
    declare(loops)
    checkBindings(of: view.statements)
    let statementMark = program.statementMark
    var outline: SourceSpan?
    for statement in view.statements {
      guard let kind = check(statement, in: place, point: &point) else { continue }
      let span = statement.span
      if case .outline(let path) = kind {
        let last = surroundings.layers.count - 1
        if place == .shape || surroundings.layers[last].depth + 1 == program.innermostBlock {
          surroundings.layers[last].outline = path
        } else {
          surroundings.layers[last].hasOutlineInBranch = true
        }
        if let outline {
          report(.repeatedStatement("outline"), at: span, notes: [Note(.firstDeclared("outline"), at: outline)])
        }
        outline = span
      }
      program.append(Statement(kind: kind, source: span))
    }
    let block = program.closeBlock(statementsFrom: statementMark)
    endScope(downTo: mark)
    return block
  }

  /// Returns the value of a function in a block, which can use the `let`s before it.
  mutating func check(_ view: FunctionBodySyntax) -> ExpressionID {
    let mark = names.scope.mark
    checkBindings(of: view.lets.map { .let($0) })
    let value = view.value.map { check($0, expecting: nil) } ?? invalid(at: view)
    let block = program.closeBlock(statementsFrom: program.statementMark)
    endScope(downTo: mark)
    return program.make(.scoped(block, value), program.type(of: value), at: view.span)
  }

  /// Opens a block, and checks its `let`s and functions.
  private mutating func checkBindings(of statements: some Sequence<StatementSyntax>) {
    for index in declareBindings(of: statements, depth: program.openBlock()) {
      switch names.scope.locals[index].kind {
      case .function(let id): checkFunction(id)
      case .binding: checkBinding(index)
      case .parameter, .loop, .frame: break
      }
    }
  }

  /// Declares the `let`s and functions of a block, and the frames of its layers. Returns their indices in the scope.
  private mutating func declareBindings(of statements: some Sequence<StatementSyntax>, depth: Int) -> Range<Int> {
    let first = names.scope.locals.count
    for statement in statements {
      if case .function(let function) = statement { declare(function, after: first, depth: depth) }
      guard case .let(let statement) = statement else { continue }
      let name = statement.name
      let span = name.span
      if name.isMissing {
        _ = checkValue(of: statement)
        continue
      }
      if let earlier = names.scope.local(name.id), earlier >= first {
        reportDuplicate(name.id, at: span, first: names.scope.locals[earlier].span)
        continue
      }
      warnIfHiding(name.id, at: span)
      reportInConstant(name.id, at: span)
      names.declare(
        Scope.Local(
          name: name.id, kind: .binding, span: span, slot: surroundings.newSlot(), type: .invalid, progress: .unchecked,
          syntax: statement, blockDepth: depth))
    }
    declareFrames(of: statements, depth: depth)
    names.scope.closeBindings(from: first)
    return first..<names.scope.locals.count
  }

  /// Reports a name that varies inside of a constant, such as in a path whose length is a default.
  mutating func reportInConstant(_ name: NameID, at span: SourceSpan) {
    if let purpose = surroundings.constantPurpose { report(.notConstant(spelling(name), purpose), at: span) }
  }

  /// Checks the value of a `let`, unless that has been done already. Declarations in nested blocks are out of scope.
  mutating func checkBinding(_ index: Int) {
    guard let syntax = names.scope.locals[index].syntax, names.scope.beginValue(of: index) else { return }
    let hidden = names.scope.hide(downTo: names.scope.locals[index].mark)
    let (value, type) = checkValue(of: syntax)
    names.scope.unhide(hidden)
    names.scope.endValue(of: index, type: type)
    let local = names.scope.locals[index]
    program.append(
      Binding(name: local.name, slot: local.slot, value: value, source: local.span), toBlock: local.blockDepth)
  }
}
