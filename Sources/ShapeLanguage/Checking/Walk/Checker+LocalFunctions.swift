import ShapeCore

/// Functions in blocks, which see the names around them.
extension Checker {
  /// Declares a function of a block.
  ///
  /// - Parameters:
  ///   - first: The index in the scope of the block's first name.
  ///   - depth: The number of open blocks around that of the function.
  mutating func declare(_ view: FunctionSyntax, after first: Int, depth: Int) {
    let (name, span) = (view.name, view.name.span)
    guard !name.isMissing else { return }
    if let earlier = names.scope.local(name.id), earlier >= first {
      return reportDuplicate(name.id, at: span, first: names.scope.locals[earlier].span)
    }
    warnIfHiding(name.id, at: span)
    reportInConstant(name.id, at: span)
    let slot = surroundings.newSlot()
    let id = program.add(
      Function(
        name: name.id, documentation: view.documentation, parameters: [], value: .none, result: .invalid,
        local: LocalPlace(slot: slot, firstParameter: 0), slotCount: 0, height: Int32(view.height), source: span))
    let file = names.context.file
    names.updateDeclarations {
      $0.add(
        .function(id),
        .init(file: file, node: view.node, index: nil, name: name.id, nameSpan: span, isPrivate: false))
    }
    localFunctions[id] = names.scope.locals.count
    names.declare(
      Scope.Local(
        name: name.id, kind: .function(id), span: span, slot: slot, type: .invalid,
        symbol: .declaration(.function(id)), blockDepth: depth))
  }

  /// Checks the value of a function of a block, with the names around it.
  mutating func checkLocalFunction(_ id: FunctionID, at index: Int, _ view: FunctionSyntax) {
    let local = names.scope.locals[index]
    let hidden = names.scope.hide(downTo: local.mark)
    let mark = names.scope.mark
    let first = surroundings.slotCount
    declare(program.result.functions[id].parameters, of: .function(id))
    let value = view.value.map { check($0, expecting: nil) } ?? invalid(at: view)
    let type = view.isBroken ? .invalid : program.type(of: value)
    program.complete(id) {
      ($0.value, $0.result, $0.local) = (value, type, LocalPlace(slot: local.slot, firstParameter: first))
    }
    endScope(downTo: mark)
    names.scope.unhide(hidden)
    program.append(
      Binding(name: local.name, slot: local.slot, value: .none, function: id, source: local.span),
      toBlock: local.blockDepth)
  }
}
