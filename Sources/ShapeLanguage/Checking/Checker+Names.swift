import ShapeKit

extension Checker {
  mutating func checkName(_ id: NameID, at node: NodeID, expecting type: ValueType?) -> ExpressionID {
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

  mutating func useGlobal(_ index: GlobalID, at span: SourceSpan) -> ExpressionID {
    let name = program.globals[index].name
    switch globalStates[index].progress {
    case .done: break
    case .unchecked:
      let height = program.globals[index].height
      guard resolve(name, .global(index), height: height, at: span, { $0.checkGlobal(index) }) != nil else {
        return invalid(at: span)
      }
    case .checking:
      reportCycle(to: .global(index), at: span, name: name)
      return invalid(at: span)
    }
    return make(.global(index), program.globals[index].type, at: span)
  }

  /// Checks something before its turn, because something else needs it; nil where that goes too deep.
  mutating func resolve<Result>(
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
  mutating func reportCycle(to key: ResolutionKey, at span: SourceSpan, name: NameID) {
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
}

extension FileScope.Symbol {
  /// What a message calls it.
  var whatItIs: DescribedThing {
    switch self {
    case .global: .value
    case .function: .function
    case .style: .style
    case .shape: .shape
    case .enumeration: .enumeration
    case .file: .file
    }
  }
}
