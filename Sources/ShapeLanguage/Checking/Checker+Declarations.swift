import ShapeKit

/// What each import of a file leads to, in source order; nil where the file could not be had.
struct ImportTarget: Sendable {
  var file: Int
  var target: Int?
  var node: NodeID
}

extension Checker {
  /// Checks whole files.
  mutating func run(imports: [ImportTarget]) {
    for file in trees.indices { collect(file) }
    for target in imports { add(target) }
    for id in program.globals.indices { checkGlobal(id) }
    for id in program.functions.indices { checkFunction(id) }
    for id in program.styles.indices { checkStyleSignature(id) }
    for id in program.shapes.indices { checkShapeSignature(id) }
    for id in program.styles.indices { checkStyle(id) }
    for id in program.shapes.indices { checkShape(id) }
    for file in trees.indices { checkPreviews(file) }
    completeUnknownNames()
    reportCycles()
    reportUnused(imports: imports)
  }

  // MARK: Collecting

  /// Enters a file's own declarations into its scope, without looking inside.
  private mutating func collect(_ file: Int) {
    tree = trees[file]
    for node in tree.children(tree.root) {
      switch tree.kind(node) {
      case .letDeclaration:
        let index = program.globals.endIndex
        guard let state = declare(node, .global(index), in: file) else { continue }
        globalStates.append(state)
        program.globals.append(
          Global(
            name: name(tree.firstChild(node)), documentation: tree.documentation(node), value: .none, type: .invalid,
            slotCount: 0,
            height: tree.height(node), source: state.nameSpan))
      case .functionDeclaration:
        let index = program.functions.endIndex
        guard let state = declare(node, .function(index), in: file) else { continue }
        functionStates.append(state)
        program.functions.append(
          Function(
            name: name(tree.firstChild(node)), documentation: tree.documentation(node), parameters: [], value: .none,
            result: .invalid, slotCount: 0,
            height: tree.height(node), source: state.nameSpan))
      case .styleDeclaration:
        let index = program.styles.endIndex
        guard let state = declare(node, .style(index), in: file) else { continue }
        styleNodes.append(state)
        program.styles.append(
          Style(
            name: name(tree.firstChild(node)), documentation: tree.documentation(node), parameters: [],
            body: program.blocks.startIndex, slotCount: 0,
            height: tree.height(node), source: state.nameSpan))
      case .shapeDeclaration:
        let index = program.shapes.endIndex
        guard let state = declare(node, .shape(index), in: file) else { continue }
        shapeNodes.append(state)
        program.shapes.append(
          ShapeDeclaration(
            name: name(tree.firstChild(node)), documentation: tree.documentation(node), file: Int32(file),
            isPrivate: state.isPrivate, parameters: [], body: program.blocks.startIndex, slotCount: 0,
            height: tree.height(node), designSize: Size(1, 1),
            sizeSource: state.nameSpan, source: state.nameSpan))
      case .enumDeclaration: collectEnum(node, in: file)
      case .file, .importDeclaration, .previewDeclaration, .parameters, .parameter, .typeReference, .listType,
        .reference, .block, .command, .outline, .layer, .content, .use, .if, .switch, .case, .caseLabels, .repeat,
        .binding, .arguments, .argument, .labeledArgument, .range, .conditional, .binary, .dimensions, .prefix,
        .member, .methodCall, .number, .color, .string, .bool, .constant, .call, .path, .group, .point, .list, .name,
        .missing, .error:
        continue
      }
    }
  }

  /// Enters a declaration's name; nil where it has none.
  private mutating func declare(_ node: NodeID, _ symbol: FileScope.Symbol, in file: Int) -> DeclarationState? {
    let nameNode = tree.firstChild(node)
    let id = name(nameNode)
    guard id != .none else { return nil }
    let span = tree.span(nameNode)
    let isPrivate = tree.firstToken(node).name == Keyword.private.name
    if let first = files[file].symbols[id] {
      report(.duplicate(spelling(id)), at: span, notes: [Note(.firstDeclared(spelling(id)), at: first.span)])
    } else {
      files[file].symbols[id] = .init(symbol: symbol, span: span, isPrivate: isPrivate, isImported: false)
      if let type = known.types[id], case .enumeration = symbol { report(.hidesType(describe(type)), at: span) }
    }
    return DeclarationState(file: file, node: node, nameSpan: span, isPrivate: isPrivate)
  }

  private mutating func collectEnum(_ node: NodeID, in file: Int) {
    let id = program.enumerations.endIndex
    guard let state = declare(node, .enumeration(id), in: file) else { return }
    var cases = Arena<Enumeration.Case>()
    var spans: [NameID: SourceSpan] = [:]
    for child in tree.children(node).dropFirst() where tree.kind(child) == .name {
      let name = name(child)
      if let first = spans[name] {
        report(
          .duplicate(spelling(name)), at: child, notes: [Note(.firstDeclared(spelling(name)), at: first)])
      } else {
        spans[name] = tree.span(child)
        cases.append(Enumeration.Case(name: name, documentation: tree.documentation(child)))
      }
    }
    program.enumerations.append(
      Enumeration(
        name: spelling(name(tree.firstChild(node))), documentation: tree.documentation(node), cases: cases,
        isPrivate: state.isPrivate, source: state.nameSpan))
  }

  /// Enters the public names of an imported file, or the one name it goes by.
  private mutating func add(_ target: ImportTarget) {
    guard let imported = target.target else {
      files[target.file].lacksImport = true
      return
    }
    tree = trees[target.file]
    if let alias = tree.child(target.node, .name) {
      let id = name(alias)
      if let first = files[target.file].symbols[id] {
        report(.duplicate(spelling(id)), at: alias, notes: [Note(.firstDeclared(spelling(id)), at: first.span)])
      } else {
        files[target.file].symbols[id] = .init(
          symbol: .file(imported), span: tree.span(alias), isPrivate: true, isImported: true)
      }
      return
    }
    // A second import of the same file brings nothing new.
    guard !files[target.file].imports.contains(imported) else { return }
    files[target.file].imports.append(imported)
    // In the order of the source, so that the same input gives the same messages.
    let names = files[imported].symbols.sorted { $0.value.span.start < $1.value.span.start }
    for (id, entry) in names where !entry.isPrivate && !entry.isImported {
      if let own = files[target.file].symbols[id] {
        guard own.symbol != entry.symbol else { continue }
        report(
          .importClash(spelling(id)), at: target.node,
          notes: [Note(.firstDeclared(spelling(id)), at: own.span), Note(.declared(spelling(id)), at: entry.span)])
      } else {
        files[target.file].symbols[id] = .init(
          symbol: entry.symbol, span: entry.span, isPrivate: true, isImported: true)
      }
    }
  }

  // MARK: Globals and functions

  mutating func checkGlobal(_ index: GlobalID) {
    let state = globalStates[index]
    guard state.progress == .unchecked else { return }
    globalStates[index].progress = .checking
    atTopLevel(of: state.file) { checker in
      let (value, type) = checker.checkLetValue(state.node)
      checker.program.globals[index].value = value
      checker.program.globals[index].type = type
      checker.program.globals[index].slotCount = checker.surroundings.slotCount
    }
    globalStates[index].progress = .done
  }

  /// The value of a `let`, as its declared type where it has one.
  mutating func checkLetValue(_ node: NodeID) -> (ExpressionID, ValueType) {
    var declared: ValueType?
    var value = NodeID.none
    for child in tree.children(node).dropFirst() {
      switch tree.kind(child) {
      case .typeReference, .listType: declared = checkType(child)
      default: value = child
      }
    }
    guard value != .none else { return (invalid(at: node), .invalid) }
    let count = diagnostics.count
    let id: ExpressionID
    if let declared { id = check(value, as: declared) } else { id = check(value, expecting: nil) }
    dropConsequences(of: node, since: count)
    if let declared { return (id, declared) }
    return (id, tree.isBroken(node) ? .invalid : program[id].type)
  }

  mutating func checkFunctionSignature(_ index: FunctionID) {
    let state = functionStates[index]
    guard state.signature == .unchecked else { return }
    functionStates[index].signature = .checking
    program.functions[index].parameters = atTopLevel(of: state.file) { checker in
      checker.checkParameters(of: state.node, defaultIsRequired: false)
    }
    functionStates[index].signature = .done
  }

  mutating func checkFunction(_ index: FunctionID) {
    let state = functionStates[index]
    guard state.progress == .unchecked else { return }
    checkFunctionSignature(index)
    functionStates[index].progress = .checking
    let parameters = program.functions[index].parameters
    atTopLevel(of: state.file) { checker in
      let mark = checker.scope.mark
      checker.declare(parameters, warnsUnused: true)
      let body = checker.tree.children(state.node).dropFirst().first {
        checker.tree.kind($0) != .parameters && checker.tree.kind($0) != .typeReference
          && checker.tree.kind($0) != .listType
      }
      let value: ExpressionID
      if let body {
        let count = checker.diagnostics.count
        value = checker.check(body, expecting: nil)
        checker.dropConsequences(of: state.node, since: count)
      } else {
        value = checker.invalid(at: state.node)
      }
      checker.program.functions[index].value = value
      checker.program.functions[index].result =
        checker.tree.isBroken(state.node) ? .invalid : checker.program[value].type
      checker.program.functions[index].slotCount = checker.surroundings.slotCount
      checker.endScope(downTo: mark)
    }
    functionStates[index].progress = .done
  }

  // MARK: Styles and shapes

  private mutating func checkStyleSignature(_ index: StyleID) {
    let state = styleNodes[index]
    program.styles[index].parameters = atTopLevel(of: state.file) { checker in
      checker.checkParameters(of: state.node, defaultIsRequired: false)
    }
  }

  private mutating func checkStyle(_ index: StyleID) {
    let state = styleNodes[index]
    let parameters = program.styles[index].parameters
    atTopLevel(of: state.file) { checker in
      checker.surroundings.hasLayer = true
      checker.surroundings.style = index
      let mark = checker.scope.mark
      checker.declare(parameters, warnsUnused: true)
      if let body = checker.tree.child(state.node, .block) {
        checker.program.styles[index].body = checker.checkBlock(body, in: .style)
      } else {
        checker.program.styles[index].body = checker.emptyBlock()
      }
      checker.program.styles[index].slotCount = checker.surroundings.slotCount
      checker.endScope(downTo: mark)
    }
  }

  private mutating func checkShapeSignature(_ index: ShapeID) {
    let state = shapeNodes[index]
    program.shapes[index].parameters = atTopLevel(of: state.file) { checker in
      checker.checkParameters(of: state.node, defaultIsRequired: true)
    }
  }

  private mutating func checkShape(_ index: ShapeID) {
    let state = shapeNodes[index]
    let parameters = program.shapes[index].parameters
    atTopLevel(of: state.file) { checker in
      checker.surroundings.hasLayer = true
      checker.surroundings.shape = index
      let mark = checker.scope.mark
      checker.declare(parameters, warnsUnused: true)
      if let body = checker.tree.child(state.node, .block) {
        checker.checkSizeIsThere(body, of: index)
        checker.surroundings.siblings = checker.layerNames(in: body)
        checker.program.shapes[index].body = checker.checkBlock(body, in: .shape)
      } else {
        checker.program.shapes[index].body = checker.emptyBlock()
      }
      checker.program.shapes[index].slotCount = checker.surroundings.slotCount
      checker.endScope(downTo: mark)
    }
  }

  /// A shape says its size once, in its own block.
  private mutating func checkSizeIsThere(_ body: NodeID, of index: ShapeID) {
    let sizes = tree.children(body).filter {
      tree.kind($0) == .command && Command(tree.firstToken($0).name) == .size
    }
    if let first = sizes.first {
      program.shapes[index].sizeSource = tree.span(first)
      for other in sizes.dropFirst() {
        report(.repeatedStatement("size"), at: other, notes: [Note(.firstDeclared("size"), at: tree.span(first))])
      }
    } else if !files[Int(tree.file)].hasSyntaxErrors {
      report(.missingSize(spelling(program.shapes[index].name)), at: program.shapes[index].source)
    }
  }
}
