import ShapeCore

extension VariationWalk {
  /// Visits the body of a layer: its outline first, because other statements draw it.
  mutating func visitBody(_ id: BlockID, layer: Layer) { visitBody(id, after: nil, layer: layer) }

  /// - Parameter shared: A block around it, whose `let`s are computed in the layer.
  private mutating func visitBody(_ id: BlockID, after shared: BlockID?, layer inner: Layer) {
    let outer = layer
    layer = inner
    open(inner)
    if let shared { bind(program[shared]) }
    let block = program[id]
    bind(block)
    if block.holdsOutline, let outline = outline(of: block) {
      layer.outline = outline
      for jump in outline.jumps { report(jump) }
      if uses.isEmpty, inner.isWhole, filling == nil { result.outlineJumps = outline.jumps }
    }
    visitStatements(block)
    closeLayer()
    layer = outer
  }

  /// Returns the outline that a block or its branches set, or `nil` if there is none.
  private mutating func outline(of block: Block) -> Variation? {
    guard step() else { return nil }
    var result: Variation?
    for index in block.statements {
      let statement = program.statements[index]
      if case .outline(let path) = statement.kind { result = value(of: path) }
      if let choice = program.choice(of: statement) { choose(choice, &result) }
    }
    return result
  }

  /// Finds the outline of a choice between blocks, one of which is empty if it isn't complete.
  private mutating func choose(_ choice: Program.Choice, _ result: inout Variation?) {
    let holders = choice.branches.filter { program[$0].holdsOutline }
    if holders.isEmpty { return }
    var outlines: [Variation] = []
    for block in holders {
      bind(program[block])
      if let outline = outline(of: program[block]) { outlines.append(outline) }
    }
    if !choice.isComplete || holders.count < choice.branches.count { outlines.append(result ?? layer.outline) }
    guard var chosen = outlines.first else { return }
    for outline in outlines.dropFirst() { chosen.merge(outline) }
    let subject = value(of: choice.subject).value.ofAnyFunction
    chosen.value += subject
    chosen.storage += subject
    chosen.add(Jump(change: .elements, dependence: subject, source: program[choice.subject].source))
    result = chosen
  }

  func visitOutline(_ path: ExpressionID) {}

  mutating func visit(_ choice: Program.Choice) {
    let subject = value(of: choice.subject).value.ofAnyFunction
    if choice.branches.contains(where: { program.draws($0) }) {
      report(Jump(change: .drawing, dependence: subject, source: program[choice.subject].source))
    }
    let outer = condition
    condition += subject
    for block in choice.branches { visitBranch(block) }
    condition = outer
  }

  mutating func visit(_ loop: RepeatStatement) {
    let count = loops(loop.nest)
    if program.draws(loop.body) {
      for jump in count.jumps { report(Jump(change: .drawing, dependence: jump.dependence, source: jump.source)) }
    }
    visitBranch(loop.body)
  }

  // MARK: Commands

  mutating func visit(_ command: Command, _ operands: OperandRange, at source: SourceSpan) {
    switch command {
    case .fill: draw(program[operands, FillParameters.path], at: source)
    case .clip: draw(program[operands, ClipParameters.path], at: source)
    case .stroke:
      let path = path(program[operands, StrokeParameters.path])
      for jump in path.jumps { report(jump) }
      visitDash(
        program[operands, StrokeParameters.dash], fitted: program[operands, StrokeParameters.fitted], along: path)
    case .border:
      visitDash(
        program[operands, BorderParameters.dash], fitted: program[operands, BorderParameters.fitted],
        along: layer.outline)
    case .erase:
      // What is erased is the region of the path, without overlaps. A ready-made path has none.
      let id = program[operands, EraseParameters.path]
      let path = value(of: id)
      for jump in path.jumps { report(jump) }
      if !path.traits.contains(.readyMade) || path.traits.contains(.plain) || !path.storage.isNone {
        report(
          Jump(change: .operation(.erase), dependence: path.value.ofAnyFunction, source: program[id].source))
      }
    case .size, .require, .shadow, .apply, .path: break
    }
  }

  /// Returns an optional path. Defaults to the outline.
  private mutating func path(_ id: ExpressionID) -> Variation { id.isPresent ? value(of: id) : layer.outline }

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
    let dash = value(of: id)
    for jump in dash.jumps { report(jump) }
    if fitted.isPresent, !program.isFalse(fitted) {
      let dependence = dash.value + path.value + value(of: fitted).value
      report(
        Jump(change: .operation(.fittedDashes), dependence: dependence.ofAnyFunction, source: program[fitted].source))
    }
  }

  // MARK: Slots

  mutating func visitContent(_ slot: LayerStatement) {
    var inner = layer(slot.header)
    guard let filling else {
      guard slotIsOwn else { return }
      let parts = [inner.x, inner.y, inner.width, inner.height]
      let isAffine = !condition.dependsOnSize && parts.allSatisfy { $0.isAffine }
      noteLayers(around: inner, named: slot.nameID)
      slotIsAffine[slot.nameID] = isAffine && slotIsAffine[slot.nameID] ?? true
      return
    }
    guard let contents = filling.use.contents(of: slot.nameID, in: program) else { return }
    let (outerFilling, outerIsOwn, outerUses) = (self.filling, slotIsOwn, uses)
    self.filling = filling.outer.first
    (slotIsOwn, uses) = (filling.outerIsOwn, filling.uses)
    inner.mirrors = false
    withBase(filling.base) { $0.visitBody(contents.body, after: contents.shared, layer: inner) }
    (self.filling, slotIsOwn, uses) = (outerFilling, outerIsOwn, outerUses)
  }

  mutating func visit(_ use: UseStatement, at source: SourceSpan) {
    let shape = program.shapes[use.shape]
    let arguments = arguments(use.arguments, of: shape.parameters)
    var inner = layer
    inner.outline = .rectangle(layer.size)
    inner.fades = false
    inner.looksDependOnSize = false
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
      : Filling(use: use, base: state.base, outer: outer.map { [$0] } ?? [], outerIsOwn: outerIsOwn, uses: uses)
    slotIsOwn = false
    uses.append((use.shape, source))
    withFrame(arguments, count: shape.slotCount, height: shape.height) { $0.visitBody(shape.body, layer: inner) }
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
      let statement = statements[index]
      if case .command(.require, _) = statement.kind { return false }
      if case .outline = statement.kind { return false }
      let branches = branches(of: statement)
      return branches.isEmpty || branches.contains { draws($0) }
    }
  }

  func isFalse(_ id: ExpressionID) -> Bool {
    if case .bool(false) = self[id].kind { true } else { false }
  }
}
