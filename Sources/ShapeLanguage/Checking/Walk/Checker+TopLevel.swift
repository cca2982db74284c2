import ShapeCore

/// The declarations at the top level of a file.
extension Checker {
  // MARK: Globals and functions

  mutating func checkGlobal(_ id: GlobalID) {
    let state = names.declarations[id]
    guard state.body == .unchecked else { return }
    names.updateDeclarations { $0.setProgress(of: id, .checking) }
    atTopLevel(of: state.file, in: .global(id)) { checker in
      let (value, type) = checker.checkValue(of: LetSyntax(node: state.node))
      let slotCount = checker.surroundings.slotCount
      checker.program.complete(id) { ($0.value, $0.type, $0.slotCount) = (value, type, slotCount) }
    }
    names.updateDeclarations { $0.setProgress(of: id, .done) }
  }

  /// Returns the value of a `let`, converted to its declared type if it has one.
  mutating func checkValue(of view: LetSyntax) -> (ExpressionID, ValueType) {
    let declared = view.type.map { checkType($0) }
    guard let value = view.value else { return (invalid(at: view), declared ?? .invalid) }
    if let declared { return (check(value, as: declared), declared) }
    let id = check(value, expecting: nil)
    return (id, view.isBroken ? .invalid : program.type(of: id))
  }

  mutating func checkFunctionSignature(_ id: FunctionID) {
    let state = names.declarations[id]
    guard state.signature == .unchecked else { return }
    names.updateDeclarations { $0.setProgress(ofSignature: .function(id), .checking) }
    let parameters = checkParameters(
      FunctionSyntax(node: state.node).parameters, of: .function(id), in: state.file, defaultIsRequired: false,
      user: localFunctions[id] == nil ? .function(id) : names.owner)
    program.complete(id) { $0.parameters = parameters }
    names.updateDeclarations { $0.setProgress(ofSignature: .function(id), .done) }
  }

  mutating func checkFunction(_ id: FunctionID) {
    let state = names.declarations[id]
    guard state.body == .unchecked else { return }
    checkFunctionSignature(id)
    names.updateDeclarations { $0.setProgress(of: id, .checking) }
    defer { names.updateDeclarations { $0.setProgress(of: id, .done) } }
    let view = FunctionSyntax(node: state.node)
    if let index = localFunctions[id] { return checkLocalFunction(id, at: index, view) }
    atTopLevel(of: state.file, in: .function(id)) { checker in
      let mark = checker.names.scope.mark
      checker.declare(checker.program.result.functions[id].parameters, of: .function(id))
      let value = view.value.map { checker.check($0, expecting: nil) } ?? checker.invalid(at: view)
      let type = view.isBroken ? .invalid : checker.program.type(of: value)
      let slotCount = checker.surroundings.slotCount
      let readsElements =
        checker.surroundings.readsElements
        || checker.program.result.functions[id].parameters.contains { $0.rangeReadsElements }
      checker.program.complete(id) {
        ($0.value, $0.result, $0.slotCount, $0.readsElements) = (value, type, slotCount, readsElements)
      }
      checker.endScope(downTo: mark)
    }
  }

  // MARK: Styles and shapes

  /// Checks the parameters of a shape or a style, unless that has been done already.
  mutating func checkSignature(of declaration: Declaration) {
    switch declaration {
    case .style(let id): checkStyleSignature(id)
    case .shape(let id): checkShapeSignature(id)
    case .global, .function, .enumeration, .file: break
    }
  }

  mutating func checkStyleSignature(_ id: StyleID) {
    let state = names.declarations[id]
    guard state.signature == .unchecked else { return }
    names.updateDeclarations { $0.setProgress(ofSignature: .style(id), .done) }
    let parameters = checkParameters(
      StyleSyntax(node: state.node).parameters, of: .style(id), in: state.file, defaultIsRequired: false)
    program.complete(id) { $0.parameters = parameters }
  }

  mutating func checkStyle(_ id: StyleID) {
    let state = names.declarations[id]
    atTopLevel(of: state.file, in: .style(id)) { checker in
      _ = checker.names.setHasLayer(true)
      checker.surroundings.style = id
      let mark = checker.names.scope.mark
      checker.declare(checker.program.result.styles[id].parameters, of: .style(id))
      let body = StyleSyntax(node: state.node).body.map { checker.checkBlock($0, in: .style) }
      let slotCount = checker.surroundings.slotCount
      checker.program.complete(id) { ($0.body, $0.slotCount) = (body ?? $0.body, slotCount) }
      checker.endScope(downTo: mark)
    }
  }

  mutating func checkShapeSignature(_ id: ShapeID) {
    let state = names.declarations[id]
    guard state.signature == .unchecked else { return }
    names.updateDeclarations { $0.setProgress(ofSignature: .shape(id), .done) }
    let parameters = checkParameters(
      ShapeSyntax(node: state.node).parameters, of: .shape(id), in: state.file, defaultIsRequired: true)
    program.complete(id) { $0.parameters = parameters }
  }

  mutating func checkShape(_ id: ShapeID) {
    let state = names.declarations[id]
    atTopLevel(of: state.file, in: .shape(id)) { checker in
      _ = checker.names.setHasLayer(true)
      checker.surroundings.shape = id
      let mark = checker.names.scope.mark
      checker.declare(checker.program.result.shapes[id].parameters, of: .shape(id))
      var body: BlockID?
      if let block = ShapeSyntax(node: state.node).body {
        checker.checkSizeIsThere(block, of: id)
        _ = checker.names.setSiblings(checker.layerNames(in: block))
        body = checker.checkBlock(block, in: .shape)
      }
      let slotCount = checker.surroundings.slotCount
      checker.program.complete(id) { ($0.body, $0.slotCount) = (body ?? $0.body, slotCount) }
      checker.endScope(downTo: mark)
    }
  }

  /// Checks that a shape has a size in its own block.
  private mutating func checkSizeIsThere(_ body: BlockSyntax, of id: ShapeID) {
    var first: SourceSpan?
    for case .command(let command) in body.statements where Command(command.keyword.name) == .size {
      if let first {
        report(.repeatedStatement("size"), at: command, notes: [Note(.firstDeclared("size"), at: first)])
      } else {
        let span = command.span
        first = span
        program.complete(id) { $0.sizeSource = span }
      }
    }
    if first == nil, names.lostNames() == nil {
      let shape = program.result.shapes[id]
      report(.missingSize(spelling(shape.name)), at: shape.source)
    }
  }
}
