@_spi(Generated) import ShapeCore

extension Checker {
  /// Checks a name alone.
  mutating func check(_ view: NameExpressionSyntax, expecting type: ValueType?) -> ExpressionID {
    let name = view.name
    guard !name.isMissing else { return invalid(at: view) }
    let span = view.span
    switch names.value(name) {
    case .local(let index): return useLocal(index, at: span)
    case .layerValue(let value):
      // `isRightToLeft` is checked when it is known what depends on it.
      guard let purpose = surroundings.constantPurpose, value != .pixel, value != .isRightToLeft else {
        return program.make(.layerValue(value), value.type, at: span)
      }
      report(.notConstant(spelling(name.id), purpose), at: span)
    case .declaration(.global(let id)): return useGlobal(id, at: span)
    case .declaration(.function): report(.functionAsValue(spelling(name.id)), at: span)
    case .declaration(let declaration): report(.notAValue(spelling(name.id), declaration.noun), at: span)
    case .nothing: reportNoValue(name, expecting: type)
    }
    return invalid(at: span)
  }

  /// Reports a name that is not a value here.
  private mutating func reportNoValue(_ name: NameSyntax, expecting type: ValueType?) {
    let id = name.id
    if names.known.isOfLayer(id) {
      if let purpose = surroundings.constantPurpose {
        report(.notConstant(spelling(id), purpose), at: name)
      } else {
        report(.noLayerHere(spelling(id)), at: name)
      }
    } else if let problem = upcomingParameter(id) {
      report(problem, at: name)
    } else if isConstant(id, of: type), SystemColor(rawValue: spelling(id))?.isPlainWord != true {
      report(.missingDot(spelling(id)), at: name)
    } else if let type, case .enumeration = type, let constant = constant(spelled: spelling(id), of: type) {
      report(.missingDot(constant), at: name)
    } else if names.known.functions[id] != nil {
      report(.functionAsValue(spelling(id)), at: name)
    } else if isLayerElsewhere(id) {
      names.markUnsettled()
      report(.frameOutOfReach(spelling(id)), at: name)
    } else if names.isSibling(name) {
      report(.layerAsValue(spelling(id)), at: name)
    } else {
      reportUnknown(name, .value)
    }
  }

  /// Returns whether a layer or a slot in another block of the shape has a name.
  private mutating func isLayerElsewhere(_ name: NameID) -> Bool {
    guard let shape = surroundings.shape else { return false }
    let node = names.declarations[shape].node
    let tokens = node.tree.tokens[node.firstToken.index...node.lastToken.index]
    return names.canCompare(tokens.count / 16)
      && zip(tokens, tokens.dropFirst()).contains { word, next in
        next.name == name && (word.name == Keyword.layer.name || word.name == Keyword.content.name)
      }
  }

  /// Returns the problem of a range or a default that uses its own parameter or a later one.
  private func upcomingParameter(_ name: NameID) -> Problem? {
    guard let purpose = surroundings.constantPurpose, let parameters = surroundings.parameters,
      parameters.elements.contains(where: { $0.name.id == name })
    else { return nil }
    guard case .range(let owner) = purpose else { return .notConstant(spelling(name), purpose) }
    return .parameterUsedBefore(spelling(name), inRangeOf: spelling(owner))
  }

  private mutating func useLocal(_ index: Int, at span: SourceSpan) -> ExpressionID {
    if let purpose = surroundings.constantPurpose,
      !purpose.allowsParameters || names.scope.locals[index].kind != .parameter
    {
      return refuse(.notConstant(spelling(names.scope.locals[index].name), purpose), at: span)
    }
    if case .function = names.scope.locals[index].kind {
      return refuse(.functionAsValue(spelling(names.scope.locals[index].name)), at: span)
    }
    if names.scope.locals[index].kind == .frame { return useFrame(index, at: span) }
    switch names.scope.locals[index].progress {
    case .done: break
    case .unchecked, .checking:
      let local = names.scope.locals[index]
      let height = Int32(local.syntax?.height ?? 0)
      let step = ResolutionStack.Step(name: local.name, span: span, key: .local(index), height: height)
      guard need(step, local.progress, { $0.checkBinding(index) }) else { return invalid(at: span) }
    }
    return program.make(.slot(names.scope.locals[index].slot), names.scope.locals[index].type, at: span)
  }

  mutating func useGlobal(_ id: GlobalID, at span: SourceSpan) -> ExpressionID {
    let progress = names.declarations[id].body
    if progress != .done {
      let step = ResolutionStack.Step(
        name: program.result.globals[id].name, span: span, key: .global(id), height: program.result.globals[id].height)
      guard need(step, progress, { $0.checkGlobal(id) }) else { return invalid(at: span) }
    }
    return program.make(.global(id), program.result.globals[id].type, at: span)
  }

  /// Checks a declaration that another one needs first. Reports an error and returns `false` if it is nested too deeply
  /// or needs itself.
  mutating func need(
    _ step: ResolutionStack.Step, _ progress: DeclarationStates.Progress, _ check: (inout Checker) -> Void
  ) -> Bool {
    switch progress {
    case .done: return true
    case .unchecked:
      guard resolution.push(step) else {
        if resolution.shouldReportChain() { report(.chainTooLong(spelling(step.name)), at: step.span) }
        return false
      }
      check(&self)
      resolution.pop()
      return true
    case .checking:
      reportCycle(closedBy: step)
      return false
    }
  }

  /// Reports a cycle of declarations that need each other.
  private mutating func reportCycle(closedBy last: ResolutionStack.Step) {
    let steps = resolution.cycle(to: last.key) + [last]
    var notes: [Note] = []
    var from = last.name
    for step in steps {
      notes.append(Note(.needs(spelling(from), spelling(step.name)), at: step.span))
      from = step.name
    }
    let isOfFunctions = steps.allSatisfy { step in
      switch step.key {
      case .function, .signature: true
      case .global, .local, .frame: false
      }
    }
    let isOfFrames = steps.allSatisfy { if case .frame = $0.key { true } else { false } }
    report(
      .cycle(
        isOfFunctions ? .function : isOfFrames ? .frame : .value,
        ([last.name] + steps.map { $0.name }).map { spelling($0) }),
      at: last.span,
      notes: notes)
  }
}

extension LayerValue {
  package var type: ValueType {
    switch self {
    case .width, .height, .pixel: .number
    case .isRightToLeft: .bool
    case .bounds: .rect
    case .center: .point
    }
  }
}

extension SystemColor {
  /// Whether the name is one that parameters often have.
  fileprivate var isPlainWord: Bool { self == .tint || self == .label || self == .link || self == .separator }
}
