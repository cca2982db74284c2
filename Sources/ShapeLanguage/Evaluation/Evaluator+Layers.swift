@_spi(Generated) import ShapeCore

extension Evaluator {
  /// Draws the body of the open layer: its outline first, because everything else may depend on it.
  /// - Parameter shared: A block around it, whose `let`s are computed with the size of the layer.
  mutating func drawBody(_ id: BlockID, after shared: BlockID? = nil, size: Size) throws(EvaluationFailure) {
    let outer = layerSize
    layerSize = size
    defer { layerSize = outer }
    if let shared {
      try bind(program[shared])
      namePaths(of: program[shared])
    }
    let block = program[id]
    try bind(block)
    namePaths(of: block)
    if block.holdsOutline { try drawOutline(block) }
    try drawStatements(block)
  }

  /// Finds the outline in a block or in the branches that are taken.
  private mutating func drawOutline(_ block: Block) throws(EvaluationFailure) {
    for index in block.statements {
      do throws(EvaluationFailure) {
        switch program.statements[index].kind {
        case .outline(let expression): builder.setOutline(try drawnPath(expression))
        case .if(let condition, let then, let otherwise):
          guard let branch = try bool(condition) ? then : otherwise, program[branch].holdsOutline else { continue }
          try bind(program[branch])
          try drawOutline(program[branch])
        case .switch(let index):
          guard let branch = try chosenCase(index), program[branch].holdsOutline else { continue }
          try bind(program[branch])
          try drawOutline(program[branch])
        case .command, .layer, .mask, .content, .use, .apply, .repeat: continue
        }
      } catch {
        if error == .exhausted { throw error }
      }
    }
  }

  private mutating func drawStatements(_ block: Block) throws(EvaluationFailure) {
    for index in block.statements {
      do throws(EvaluationFailure) {
        try draw(program.statements[index])
      } catch {
        if error == .exhausted { throw error }
      }
    }
  }

  mutating func drawBranch(_ id: BlockID) throws(EvaluationFailure) {
    let block = program[id]
    try bind(block)
    namePaths(of: block)
    try drawStatements(block)
  }

  /// Adds the named paths of a block to the picture.
  private mutating func namePaths(of block: Block) {
    for index in block.bindings {
      let binding = program.bindings[index]
      guard binding.value.isPresent, program[binding.value].type == .path else { continue }
      if case .path(let path) = slots[base + Int(binding.slot)] {
        builder.name(program.names.spelling(binding.name), path)
      }
    }
  }

  private mutating func draw(_ statement: Statement) throws(EvaluationFailure) {
    try step(at: statement.source)
    if values != nil { probe(at: statement.source) }
    switch statement.kind {
    case .command(let command, let operands): try draw(command, operands, at: statement.source)
    case .outline: break
    case .layer(let index): try drawLayer(program.layers[index], at: statement.source)
    case .mask(let index): try drawLayer(program.layers[index], role: .mask, at: statement.source)
    case .content(let index): try drawContent(program.layers[index], at: statement.source)
    case .use(let index): try drawUse(program.uses[index], at: statement.source)
    case .apply(let style, let operands): try apply(style, operands, at: statement.source)
    case .if(let condition, let then, let otherwise):
      if try bool(condition) {
        try drawBranch(then)
      } else if let otherwise {
        try drawBranch(otherwise)
      }
    case .switch(let index): if let body = try chosenCase(index) { try drawBranch(body) }
    case .repeat(let index):
      try forEachIteration(index) { evaluator, body throws(EvaluationFailure) in try evaluator.drawBranch(body) }
    }
  }

  // MARK: Children

  private mutating func drawLayer(
    _ layer: LayerStatement, role: SceneLayer.Role = .layer, at source: SourceSpan
  ) throws(EvaluationFailure) {
    try countElement(at: source)
    let (frame, factor) = try body(of: layer, in: frame(of: layer.header, at: source))
    let opacity = try value(LayerParameters.opacity, layer.header)
    let rotation = try value(LayerParameters.rotation, layer.header)
    let scale = try scale(of: layer, after: factor)
    let order = try order(of: layer)
    let blend = try value(LayerParameters.blend, layer.header)
    let mirroring = try value(LayerParameters.mirrored, layer.header)
    builder.beginLayer(
      name: layer.name, role: role, frame: frame, order: order, opacity: opacity, rotation: rotation, scale: scale,
      blend: blend, mirroring: mirroring, source: source)
    let origin: EvaluationEvent.LayerOrigin = role == .mask ? .mask : .layer
    if observer != nil { observeBeginning(of: origin, child(layer, order), at: source) }
    values?.record(.size(frame.size), at: source)
    defer { endLayer(at: source) }
    if let body = layer.body { try drawBody(body, size: frame.size) }
  }

  private mutating func drawContent(_ slot: LayerStatement, at source: SourceSpan) throws(EvaluationFailure) {
    try countElement(at: source)
    let frame = try frame(of: slot.header, at: source)
    let order = try order(of: slot)
    guard let filling, let contents = filling.use.contents(of: slot.nameID, in: program) else {
      if observer != nil {
        let child = child(slot, order)
        observer?.record(.emptySlot(child), inLayer: builder.openLayer, at: source)
      }
      // The slot of a used shape that its user leaves empty is not the slot of the picture.
      if slotIsOwn {
        builder.emptySlot(name: slot.name, frame: frame, order: order, source: source)
      } else {
        builder.absentSlot(name: slot.name, order: order, source: source)
      }
      return
    }
    builder.beginSlot(
      name: slot.name, ownerDepth: filling.ownerDepth, frame: frame, order: order, source: source)
    if observer != nil { observeBeginning(of: .content, child(slot, order), at: source) }
    if values != nil { values?.record(.size(frame.size), at: contents.source ?? uses.last?.span ?? source) }
    let (inner, innerIsOwn) = (self.filling, slotIsOwn)
    self.filling = filling.outer.first
    slotIsOwn = filling.outerIsOwn
    defer {
      (self.filling, slotIsOwn) = (inner, innerIsOwn)
      endLayer(at: source)
    }
    try inFrame(at: filling.base) { evaluator throws(EvaluationFailure) in
      try evaluator.drawBody(contents.body, after: contents.shared, size: frame.size)
    }
  }

  private mutating func drawUse(_ use: UseStatement, at source: SourceSpan) throws(EvaluationFailure) {
    try countElement(at: source)
    let shape = program.shapes[use.shape]
    let arguments = try arguments(use.arguments, of: shape.parameters)
    let size = layerSize
    values?.record(arguments, of: shape.parameters, size: size, at: shape.source)
    let (outer, outerIsOwn) = (filling, slotIsOwn)
    if use.content != nil {
      filling = Filling(
        use: use, base: base, ownerDepth: Int32(builder.depth), outer: outer.map { [$0] } ?? [],
        outerIsOwn: outerIsOwn)
    } else {
      filling = nil
    }
    slotIsOwn = false
    pushUse(shape.name, source)
    defer {
      popUse()
      (filling, slotIsOwn) = (outer, outerIsOwn)
    }
    try nested(shape.name, height: shape.height, at: source) { evaluator throws(EvaluationFailure) in
      try evaluator.withFrame(arguments, count: shape.slotCount) { inner throws(EvaluationFailure) in
        try inner.checkSize(size, of: shape, at: source)
        let name = inner.program.names.spelling(shape.name)
        inner.builder.beginLayer(
          name: name, role: .shape, frame: Rect(x: 0, y: 0, width: size.width, height: size.height), source: source)
        if inner.observer != nil { inner.observeBeginning(of: .shape, EvaluationEvent.Child(name: name), at: source) }
        defer { inner.endLayer(at: source) }
        try inner.drawBody(shape.body, size: size)
      }
    }
  }

  /// Records that the open layer began.
  mutating func observeBeginning(
    of origin: EvaluationEvent.LayerOrigin, _ child: EvaluationEvent.Child, at source: SourceSpan
  ) {
    observer?.record(.layerBegan(origin, child), inLayer: builder.openLayer, at: source)
  }

  private func child(_ layer: LayerStatement, _ order: ZOrder) -> EvaluationEvent.Child {
    EvaluationEvent.Child(name: layer.name, order: order, z: program[layer.header, LayerParameters.z])
  }

  /// Ends the open layer, and reports an impossible order of its children.
  mutating func endLayer(at source: SourceSpan) {
    observer?.record(.layerEnded, inLayer: builder.openLayer, at: source)
    builder.budget = remainingSteps
    let cycle = builder.finishLayer()
    reportOmittedWork()
    // The next step fails if the limit is exceeded.
    try? count(builder.budget, at: builder.budget.isSpent ? program.keywordSpans(ofStatementsAt: [source])[0] : source)
    guard let cycle, let first = cycle.first else { return }
    let names = cycle.map { $0.name }
    let places = program.keywordSpans(ofStatementsAt: cycle.map { $0.source })
    let notes = cycle.indices.map { index in
      Note(.above(names[index], names[(index + 1) % names.count], cycle[index].reason), at: places[index])
    }
    _ = fail(.cycle(.layer, names + [first.name]), at: places[0], notes: notes)
  }

  /// Reports the work on regions that the builder has omitted.
  mutating func reportOmittedWork() {
    for work in builder.takeOmittedWork() {
      switch (work.cause, work.kind) {
      case (.mask, _): _ = fail(.spreadOverMask, at: work.source)
      case (.region(.outOfSteps), .spread): _ = exhaust(.spreadOfTooManySteps, at: work.source)
      case (.region(.outOfSteps), .stroke), (.region(.outOfSteps), .border), (.region(.outOfSteps), .erase):
        _ = exhaust(.tooManySteps, at: work.source)
      case (.region(.outOfRange), _): _ = fail(.notFinite, at: work.source)
      case (.region(.fault), .spread): _ = fail(.undecidedSpread, at: work.source)
      case (.region(.fault), .stroke), (.region(.fault), .border), (.region(.fault), .erase):
        _ = fail(.undecidedRegion(work.kind.rawValue), at: work.source)
      }
    }
  }
}
