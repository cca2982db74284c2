import ShapeCore

extension VariationWalk {
  /// Visits the body of a layer: its outline first, because other statements draw it.
  mutating func visitBody(_ id: BlockID, after shared: BlockID? = nil, layer inner: Layer) {
    let outer = layer
    layer = inner
    if let shared { bind(program[shared]) }
    let block = program[id]
    bind(block)
    if block.holdsOutline, let outline = outline(of: block) {
      layer.outline = outline
      for jump in outline.jumps { report(jump) }
      if uses.isEmpty, inner.isWhole, filling == nil { result.outlineJumps = outline.jumps }
    }
    visitStatements(block)
    layer = outer
  }

  /// Returns the outline that a block or its branches set, or `nil` if there is none.
  private mutating func outline(of block: Block) -> Variation? {
    guard step() else { return nil }
    var result: Variation?
    for index in block.statements {
      switch program.statements[index].kind {
      case .outline(let path): result = variation(of: path)
      case .if(let condition, let then, let otherwise):
        choose(condition, among: [then] + (otherwise.map { [$0] } ?? []), isComplete: otherwise != nil, &result)
      case .switch(let index):
        let choice = program.switches[index]
        choose(choice.subject, among: choice.bodies, isComplete: true, &result)
      case .command, .layer, .mask, .content, .use, .apply, .repeat: continue
      }
    }
    return result
  }

  /// Finds the outline of a choice between blocks, one of which is empty if it isn't complete.
  private mutating func choose(
    _ condition: ExpressionID, among blocks: [BlockID], isComplete: Bool, _ result: inout Variation?
  ) {
    let holders = blocks.filter { program[$0].holdsOutline }
    if holders.isEmpty { return }
    var outlines: [Variation] = []
    for block in holders {
      bind(program[block])
      if let outline = outline(of: program[block]) { outlines.append(outline) }
    }
    if !isComplete || holders.count < blocks.count { outlines.append(result ?? layer.outline) }
    guard var chosen = outlines.first else { return }
    for outline in outlines.dropFirst() { chosen.merge(outline) }
    let choice = variation(of: condition).value.ofAnyFunction
    chosen.value += choice
    chosen.storage += choice
    chosen.add(Jump(change: .elements, dependence: choice, source: program[condition].source))
    result = chosen
  }

  private mutating func visitStatements(_ block: Block) {
    for index in block.statements { visit(program.statements[index]) }
  }

  private mutating func visitBranch(_ id: BlockID) {
    bind(program[id])
    visitStatements(program[id])
  }

  private mutating func visit(_ statement: Statement) {
    guard step() else { return }
    switch statement.kind {
    case .command(let command, let operands): visit(command, operands, at: statement.source)
    case .outline: break
    case .layer(let index), .mask(let index):
      let inner = layer(program.layers[index])
      if let body = program.layers[index].body { visitBody(body, layer: inner) }
    case .content(let index): visitContent(program.layers[index])
    case .use(let index): visitUse(program.uses[index], at: statement.source)
    case .apply(let style, let operands):
      let style = program.styles[style]
      let arguments = arguments(operands, of: style.parameters)
      nested(height: style.height) { walk in
        walk.withFrame(arguments, count: style.slotCount) { $0.visitBranch(style.body) }
      }
    case .if(let condition, let then, let otherwise):
      visit([then] + (otherwise.map { [$0] } ?? []), if: condition)
    case .switch(let index):
      let choice = program.switches[index]
      visit(choice.bodies, if: choice.subject)
    case .repeat(let index):
      let loop = program.repeats[index]
      let count = loops(loop.nest)
      if program.draws(loop.body) {
        for jump in count.jumps { report(Jump(change: .drawing, dependence: jump.dependence, source: jump.source)) }
      }
      visitBranch(loop.body)
    }
  }

  /// Visits blocks, one of which is drawn.
  private mutating func visit(_ blocks: [BlockID], if id: ExpressionID) {
    let choice = variation(of: id).value.ofAnyFunction
    if blocks.contains(where: { program.draws($0) }) {
      report(Jump(change: .drawing, dependence: choice, source: program[id].source))
    }
    let outer = condition
    condition += choice
    for block in blocks { visitBranch(block) }
    condition = outer
  }

  // MARK: Commands

  private mutating func visit(_ command: Command, _ operands: OperandRange, at source: SourceSpan) {
    switch command {
    case .fill: draw(program[Arguments<FillParameter>(operands), .path], at: source)
    case .clip: draw(program[Arguments<ClipParameter>(operands), .path], at: source)
    case .stroke:
      let arguments = Arguments<StrokeParameter>(operands)
      let path = path(program[arguments, .path])
      for jump in path.jumps { report(jump) }
      visitDash(program[arguments, .dash], fitted: program[arguments, .fitted], along: path)
    case .border:
      let arguments = Arguments<BorderParameter>(operands)
      visitDash(program[arguments, .dash], fitted: program[arguments, .fitted], along: layer.outline)
    case .erase:
      // What is erased is the region of the path, without overlaps. A ready-made path has none.
      let id = program[Arguments<EraseParameter>(operands), .path]
      let path = variation(of: id)
      for jump in path.jumps { report(jump) }
      if !path.traits.contains(.readyMade) || !path.storage.isNone {
        report(
          Jump(change: .operation(.erase), dependence: path.value.ofAnyFunction, source: program[id].source))
      }
    case .size, .require, .shadow, .apply, .path: break
    }
  }

  /// Returns an optional path. Defaults to the outline.
  private mutating func path(_ id: ExpressionID) -> Variation { id.isPresent ? variation(of: id) : layer.outline }

  private mutating func draw(_ id: ExpressionID, at statement: SourceSpan) {
    let path = path(id)
    for jump in path.jumps { report(jump) }
    if uses.isEmpty {
      result.drawnPaths.append(.init(statement: statement, keepsElements: path.structure.isNone))
    }
  }

  /// Reports a number of dashes that changes. If dashes are fitted to several subpaths, the path consists of them.
  private mutating func visitDash(_ id: ExpressionID, fitted: ExpressionID, along path: Variation) {
    guard id.isPresent else { return }
    let dash = variation(of: id)
    for jump in dash.jumps { report(jump) }
    if fitted.isPresent, !program.isFalse(fitted) {
      let dependence = dash.value + path.value + variation(of: fitted).value
      report(
        Jump(change: .operation(.fittedDashes), dependence: dependence.ofAnyFunction, source: program[fitted].source))
    }
  }

  // MARK: Slots

  private mutating func visitContent(_ slot: LayerStatement) {
    let inner = layer(slot)
    guard let filling else {
      guard slotIsOwn else { return }
      let parts = [inner.x, inner.y, inner.width, inner.height]
      let isAffine = !condition.dependsOnSize && parts.allSatisfy(\.isAffine)
      slotIsAffine[slot.nameID] = isAffine && slotIsAffine[slot.nameID] ?? true
      return
    }
    guard let contents = filling.use.contents(of: slot.nameID, in: program) else { return }
    let (outerBase, outerFilling, outerIsOwn, outerUses) = (base, self.filling, slotIsOwn, uses)
    switch filling.outer {
    case .none: self.filling = nil
    case .some(let outer): self.filling = outer
    }
    (base, slotIsOwn) = (filling.base, filling.outerIsOwn)
    uses = filling.uses
    visitBody(contents.body, after: contents.shared, layer: inner)
    (base, self.filling, slotIsOwn, uses) = (outerBase, outerFilling, outerIsOwn, outerUses)
  }

  private mutating func visitUse(_ use: UseStatement, at source: SourceSpan) {
    let shape = program.shapes[use.shape]
    let arguments = arguments(use.arguments, of: shape.parameters)
    var inner = layer
    inner.outline = .rectangle(layer.size)
    if !surelySupports(layer, use.shape) {
      inner.width = inner.width.ofAnyFunction
      inner.height = inner.height.ofAnyFunction
      inner.isWhole = false
    }
    if use.content == nil,
      !visitedUses.insert(UseKey(shape: use.shape, arguments: arguments, layer: inner)).inserted
    {
      return
    }
    let (outer, outerIsOwn) = (filling, slotIsOwn)
    filling =
      use.content == nil
      ? nil
      : Filling(
        use: use, base: base, outer: outer.map { .some($0) } ?? .none, outerIsOwn: outerIsOwn, uses: uses)
    slotIsOwn = false
    uses.append((use.shape, source))
    nested(height: shape.height) { walk in
      walk.withFrame(arguments, count: shape.slotCount) { $0.visitBody(shape.body, layer: inner) }
    }
    uses.removeLast()
    (filling, slotIsOwn) = (outer, outerIsOwn)
  }

  /// Returns whether a used shape surely supports the size of a layer, so that an app draws it at that size.
  private func surelySupports(_ layer: Layer, _ used: ShapeID) -> Bool {
    let shape = program.shapes[used]
    if !layer.size.dependsOnSize || !shape.minimumSize.isPresent && !shape.maximumSize.isPresent { return true }
    guard layer.isWhole, let own = constantLimits, let limits = program.constantLimits(of: used) else { return false }
    return limits.contains(own.minimum) && limits.contains(own.maximum)
  }
}

extension Program {
  /// Returns whether a block can draw something, and not only set an outline and check requirements.
  fileprivate func draws(_ id: BlockID) -> Bool {
    self[id].statements.contains { index in
      switch statements[index].kind {
      case .command(let command, _): command != .require
      case .outline: false
      case .layer, .mask, .content, .use, .apply: true
      case .if(_, let then, let otherwise): draws(then) || otherwise.map { draws($0) } ?? false
      case .switch(let index): switches[index].bodies.contains { draws($0) }
      case .repeat(let index): draws(repeats[index].body)
      }
    }
  }

  fileprivate func isFalse(_ id: ExpressionID) -> Bool {
    if case .bool(false) = self[id].kind { true } else { false }
  }
}
