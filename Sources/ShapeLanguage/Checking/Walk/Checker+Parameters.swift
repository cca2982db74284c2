import ShapeCore

extension Checker {
  /// - Parameter user: The top-level declaration that contains the parameters. Defaults to their owner.
  mutating func checkParameters(
    _ list: ParametersSyntax?, of owner: Declaration, in file: Int, defaultIsRequired: Bool, user: Declaration? = nil
  ) -> [Parameter] {
    guard let list else { return [] }
    return atTopLevel(of: file, in: user ?? owner) { checker in
      var result: [Parameter] = []
      checker.surroundings.parameters = list
      let mark = checker.names.scope.mark
      for view in list.elements {
        var parameter = checker.check(view, after: result.count, defaultIsRequired: defaultIsRequired)
        if case .function = owner {
          if view.name.text == "_" {
            checker.report(.missingNameAfterSign, at: view.name)
            (parameter.name, parameter.isUnlabeled) = (.none, true)
          }
        } else {
          // The sign is reported.
          parameter.isUnlabeled = false
        }
        if parameter.name != .none, let first = result.first(where: { $0.name == parameter.name }) {
          checker.reportDuplicate(parameter.name, at: parameter.source, first: first.source)
        } else {
          // `declare` records the names when the body is checked.
          if parameter.name != .none {
            checker.names.scope.declare(
              checker.local(parameter, of: owner, at: result.count, slot: Int32(result.count)))
          }
          result.append(parameter)
        }
      }
      checker.names.scope.end(downTo: mark) { _ in }
      return result
    }
  }

  /// - Parameter count: The number of parameters before it.
  private mutating func check(_ view: ParameterSyntax, after count: Int, defaultIsRequired: Bool) -> Parameter {
    let name = view.name
    let missingDefault = view.type.flatMap { defaultWithoutEquals($0) }
    let declared = missingDefault ?? view.type.map { checkType($0) }
    var type = declared
    let range = view.range
    let defaultValue = view.defaultValue
    var parameter = Parameter(
      name: name.id, isUnlabeled: view.isUnlabeled, documentation: view.documentation, type: .invalid,
      source: name.span,
      rangeSource: range?.span ?? .none, defaultSource: defaultValue?.span ?? .none)
    surroundings.constantPurpose = .range(of: name.id)
    if let range { type = check(range, of: &parameter, after: count, type) }
    surroundings.constantPurpose = .parameter
    if let defaultValue {
      let value = check(defaultValue, expecting: type)
      type = type ?? program.type(of: value).ofParameter
      parameter.defaultValue = coerce(value, to: type ?? .invalid)
    } else if defaultIsRequired, !name.isMissing, missingDefault == nil {
      report(.missingDefault(spelling(name.id)), at: parameter.source)
    }
    if type == nil, !name.isMissing {
      report(.missingType(spelling(name.id), isType: names.known.types[name.id] != nil), at: parameter.source)
    }
    // A type that is inferred from a wrong range or default is unknown.
    if view.isBroken, type != declared { type = .invalid }
    parameter.type = type ?? .invalid
    if parameter.type == .stop {
      report(.parameterOfType(describe(parameter.type)), at: parameter.source)
      parameter.type = .invalid
    }
    return parameter
  }

  /// Reports a missing `=` before a constant, which was read as the type of an imported file: `side: Side .left`. Returns
  /// the type, or `nil` if none is missing.
  private mutating func defaultWithoutEquals(_ view: TypeSyntax) -> ValueType? {
    guard case .name(let reference) = view, let word = reference.file, !word.isMissing, !reference.name.isMissing,
      names.importedFile(word) == nil, let type = names.type(word), isConstant(reference.name.id, of: type),
      let dot = reference.dot
    else { return nil }
    report(.expected(.equals, found: .source(dot.text + reference.name.text)), at: dot)
    return type
  }

  /// Checks a parameter's range and returns the parameter's type.
  private mutating func check(
    _ view: RangeSyntax, of parameter: inout Parameter, after count: Int, _ declared: ValueType?
  ) -> ValueType {
    parameter.rangeIsClosed = view.isClosed
    let first = program.expressionCount
    surroundings.slotCount = Int32(count)
    surroundings.readsElements = false
    let low = check(view.low, expecting: declared)
    let high = check(view.high, expecting: declared)
    let type = declared ?? program.type(of: low).ofParameter
    if [.number, .integer, .angle, .invalid].contains(type) {
      parameter.low = coerce(low, to: type)
      parameter.high = coerce(high, to: type)
    } else {
      report(.rangeOfType(describe(type)), at: view)
    }
    parameter.rangeUses = program.slots(below: count, since: first)
    parameter.rangeSlotCount = surroundings.slotCount
    parameter.rangeReadsElements = surroundings.readsElements
    return type
  }

  /// Declares parameters, each in the slot of its index, or after the names around a function of a block.
  mutating func declare(_ parameters: [Parameter], of owner: Declaration) {
    let usedInRanges = Set(parameters.flatMap { $0.rangeUses })
    for (index, parameter) in parameters.enumerated() {
      warnIfHiding(parameter.name, at: parameter.source)
      var local = local(parameter, of: owner, at: index, slot: surroundings.newSlot())
      local.isUsed = usedInRanges.contains(index)
      names.declare(local)
    }
  }

  private func local(_ parameter: Parameter, of owner: Declaration, at index: Int, slot: Int32) -> Scope.Local {
    Scope.Local(
      name: parameter.name, kind: .parameter, span: parameter.source, slot: slot, type: parameter.type,
      symbol: .parameter(of: owner, Int32(index)))
  }

  /// Warns about a new name that hides another one.
  mutating func warnIfHiding(_ name: NameID, at span: SourceSpan) {
    guard name != .none, let hidden = names.hiddenValue(name) else { return }
    if hidden.value == nil {
      report(.hides(spelling(name)), at: span, notes: [Note(.hidden(spelling(name)), at: hidden.span)])
    } else {
      report(.hidesBuiltin(spelling(name)), at: span)
    }
  }

  /// Ends the names of a block, and records the unused ones.
  mutating func endScope(downTo mark: Int) {
    var unusedLocals: [Scope.Local] = []
    names.scope.end(downTo: mark) { local in
      if !local.isUsed { unusedLocals.append(local) }
    }
    for local in unusedLocals.reversed() { unused.add(local, spelling: spelling(local.name), owner: names.owner) }
  }
}

extension ValueType {
  /// The type of a parameter whose range or default has this type. A whole number does not make it an Int: `0...60`
  /// includes 4.5.
  fileprivate var ofParameter: ValueType { self == .integer ? .number : self }
}
