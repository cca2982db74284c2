import ShapeKit

extension Checker {
  /// One statement of a block; nil for a `let`, which is no statement of its own, and for what is wrong.
  mutating func checkStatement(_ node: NodeID, in place: StatementPlace, point: inout CurrentPoint) -> Statement.Kind? {
    switch tree.kind(node) {
    case .command: return checkCommand(node, in: place, point: &point)
    case .outline:
      guard allow("outline", in: [.shape, .shapeBranch, .layer], place, at: node) else { return nil }
      return checkOutline(node)
    case .layer:
      guard allow("layer", in: [.shape, .shapeBranch, .rounds, .layer], place, at: node) else { return nil }
      return checkLayer(node)
    case .content:
      guard allow("content", in: [.shape, .shapeBranch, .layer], place, at: node) else { return nil }
      return checkContent(node)
    case .use:
      guard allow("use", in: [.shape, .shapeBranch, .rounds, .layer], place, at: node) else { return nil }
      return checkUse(node)
    case .if: return checkIf(node, in: place, point: &point)
    case .switch: return checkSwitch(node, in: place, point: &point)
    case .repeat: return checkRepeat(node, in: place, point: &point)
    case .file, .importDeclaration, .letDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration,
      .enumDeclaration, .previewDeclaration, .parameters, .parameter, .typeReference, .listType, .reference, .block,
      .case, .caseLabels, .binding, .arguments, .argument, .labeledArgument, .range, .conditional, .binary,
      .dimensions, .prefix, .member, .methodCall, .number, .color, .string, .bool, .constant, .call, .path, .group,
      .point, .list, .name, .missing, .error:
      return nil
    }
  }

  /// Reports a statement that does not belong where it stands.
  private mutating func allow(_ keyword: String, in places: [StatementPlace], _ place: StatementPlace, at node: NodeID)
    -> Bool
  {
    if places.contains(place) { return true }
    report(.misplacedStatement(keyword, place), at: tree.span(tree.firstToken(node)))
    return false
  }

  private mutating func checkCommand(
    _ node: NodeID, in place: StatementPlace, point: inout CurrentPoint
  ) -> Statement.Kind? {
    guard let command = Command(tree.firstToken(node).name), let callable = known.commands[command] else { return nil }
    let arguments = tree.child(node, .arguments)
    switch command {
    case .path(let pathCommand):
      guard allow(command.name, in: [.path], place, at: node) else { return nil }
      checkCurrentPoint(pathCommand, at: node, point: &point)
    case .size:
      guard allow(command.name, in: [.shape], place, at: node) else { return nil }
      return checkSize(node, callable, arguments)
    case .require:
      guard allow(command.name, in: [.shape, .shapeBranch, .rounds, .layer], place, at: node) else { return nil }
    case .apply:
      guard allow(command.name, in: [.shape, .shapeBranch, .rounds, .layer, .style], place, at: node) else {
        return nil
      }
      return checkApply(node, arguments)
    case .mask:
      report(.notYet(.softMask), at: node)
      return nil
    case .fill, .stroke, .border, .shadow, .clip, .erase:
      guard allow(command.name, in: [.shape, .shapeBranch, .rounds, .layer, .style], place, at: node) else {
        return nil
      }
    }
    let operands = bind(arguments, to: callable, at: tree.span(tree.firstToken(node)), isStatement: true)
    if command == .shadow { refusePendingShadow(Arguments(operands)) }
    return .command(command, operands)
  }

  private mutating func refusePendingShadow(_ arguments: Arguments<ShadowParameter>) {
    let spread = program[arguments, .spread]
    let inner = program[arguments, .inner]
    if spread.isPresent { report(.notYet(.shadowSpread), at: program[spread].source) }
    if inner.isPresent {
      if case .bool(false) = program[inner].kind { return }
      report(.notYet(.innerShadow), at: program[inner].source)
    }
  }

  /// A path begins with `move`, or with something that brings its own start.
  private mutating func checkCurrentPoint(_ command: PathCommand, at node: NodeID, point: inout CurrentPoint) {
    switch command.declaration.start {
    case .ownUnlessRelative:
      if point == .none, let arguments = tree.child(node, .arguments),
        case let first = tree.firstChild(arguments), tree.kind(first) == .labeledArgument,
        spelling(tree.firstToken(first).name) == "by"
      {
        report(.noCurrentPoint("move by:"), at: node)
      }
      point = .some
    case .own: point = .some
    case .perhapsNone: if point == .none { point = .unknown }
    case .current:
      if point == .none {
        report(.noCurrentPoint(tree.text(tree.firstToken(node))), at: node)
        // One message for a path is enough.
        point = .unknown
      }
    }
  }

  /// The size a shape is designed for is the same for all values; the least and the largest may depend on them.
  private mutating func checkSize(
    _ node: NodeID, _ callable: KnownNames.Callable, _ arguments: NodeID?
  ) -> Statement.Kind? {
    let hidesLayer = surroundings.hasLayer
    surroundings.hasLayer = false
    surroundings.constantPurpose = .size
    let firstExpression = program.expressions.count
    let operands = Arguments<SizeParameter>(
      bind(arguments, to: callable, at: tree.span(tree.firstToken(node)), isStatement: true))
    surroundings.constantPurpose = nil
    surroundings.hasLayer = hidesLayer
    if let shape = surroundings.shape {
      let design = program[operands, .size]
      if let parameter = slot(in: design, since: firstExpression) {
        let span = program[parameter].source
        report(.notConstant(tree.source.text(Int(span.start)..<Int(span.end)), .size), at: span)
      } else {
        sizes.append((shape, design))
      }
      program.shapes[shape].minimumSize = program[operands, .min]
      program.shapes[shape].maximumSize = program[operands, .max]
    }
    return nil
  }

  /// The first parameter that an expression needs, among those made lately.
  private func slot(in id: ExpressionID, since first: Int) -> ExpressionID? {
    guard id.isPresent else { return nil }
    let span = program[id].source
    let index = program.expressions[first...].firstIndex { expression in
      guard case .slot = expression.kind else { return false }
      return expression.source.file == span.file && span.start <= expression.source.start
        && expression.source.end <= span.end
    }
    return index.map { ExpressionID($0) }
  }

  private mutating func checkOutline(_ node: NodeID) -> Statement.Kind? {
    let child = tree.firstChild(node)
    guard child != .none else { return nil }
    if tree.kind(child) == .block {
      let block = checkBlock(child, in: .path)
      return .outline(make(.path(block), .path, at: tree.span(child)))
    }
    let callable = known.outline
    let operands = bind(child, to: callable, at: tree.span(tree.firstToken(node)), isStatement: true)
    return .outline(program[Arguments<OutlineParameter>(operands), .path])
  }

  /// A style, by its name alone or with arguments.
  private mutating func checkApply(_ node: NodeID, _ arguments: NodeID?) -> Statement.Kind? {
    guard let arguments, case let argument = tree.firstChild(arguments), tree.kind(argument) == .argument else {
      report(.expectedStyle, at: node)
      return nil
    }
    if case let extra = tree.nextSibling(argument), extra != .none { report(.expectedStyle, at: extra) }
    let value = tree.firstChild(argument)
    var nameNode = value
    var symbol: FileScope.Symbol?
    var callArguments: NodeID?
    switch tree.kind(value) {
    case .call:
      nameNode = tree.firstChild(value)
      callArguments = tree.child(value, .arguments)
      let id = name(nameNode)
      if let entry = files[Int(tree.file)].symbols[id] {
        markUsed(entry.symbol)
        symbol = entry.symbol
      } else {
        reportUnknown(id, .style, at: nameNode)
        return nil
      }
    case .member, .methodCall:
      let base = tree.firstChild(value)
      callArguments = tree.child(value, .arguments)
      if tree.kind(base) == .call,
        case .file(let file)? = files[Int(tree.file)].symbols[name(tree.firstChild(base))]?.symbol
      {
        nameNode = tree.nextSibling(base)
        symbol = lookUp(name(nameNode), inFile: file, .style, at: nameNode)
        if symbol == nil { return nil }
      }
    default: break
    }
    guard case .style(let style)? = symbol else {
      report(.expectedStyle, at: nameNode)
      return nil
    }
    if let from = surroundings.style { styleEdges.append(.init(from: from, to: style, span: tree.span(nameNode))) }
    let operands = bind(
      callArguments, to: program.styles[style].parameters, of: spelling(program.styles[style].name),
      at: tree.span(nameNode))
    return .apply(style: style, operands)
  }

  // MARK: Layers

  /// The names of all layers of a block and its branches.
  func layerNames(in block: NodeID) -> Set<NameID> {
    var names: Set<NameID> = []
    collectLayerNames(in: block, &names)
    return names
  }

  private func collectLayerNames(in block: NodeID, _ names: inout Set<NameID>) {
    for child in tree.children(block) {
      switch tree.kind(child) {
      case .layer: if let node = tree.child(child, .name) { names.insert(name(node)) }
      case .content: names.insert(Keyword.content.name)
      case .if, .repeat, .switch, .case, .block: collectLayerNames(in: child, &names)
      default: break
      }
    }
  }

  private mutating func checkLayer(_ node: NodeID) -> Statement.Kind? {
    let nameNode = tree.child(node, .name)
    var layer = LayerStatement(
      name: nameNode.map { spelling(name($0)) } ?? "", nameID: nameNode.map { name($0) } ?? .none,
      header: OperandRange(start: 0, count: 0), above: [], below: [], body: nil)
    checkHeader(tree.child(node, .arguments), known.layerHeader, at: tree.span(tree.firstToken(node)), &layer)
    guard let body = tree.child(node, .block) else { return nil }
    layer.body = checkLayerBody(body)
    return .layer(program.layers.append(layer))
  }

  /// The body of a layer or what a `use` puts into a slot: a place of its own for layers' names.
  private mutating func checkLayerBody(_ body: NodeID) -> BlockID {
    let outer = surroundings.siblings
    surroundings.siblings = layerNames(in: body)
    defer { surroundings.siblings = outer }
    return checkBlock(body, in: .layer)
  }

  private mutating func checkContent(_ node: NodeID) -> Statement.Kind? {
    let span = tree.span(tree.firstToken(node))
    if surroundings.isInRepeat { report(.misplacedStatement("content", .rounds), at: span) }
    if let first = surroundings.contentSpan {
      report(.repeatedStatement("content"), at: span, notes: [Note(.firstDeclared("content"), at: first)])
    }
    surroundings.contentSpan = span
    if let shape = surroundings.shape { shapesWithContent.insert(shape) }
    var slot = LayerStatement(
      name: "content", nameID: Keyword.content.name, header: OperandRange(start: 0, count: 0), above: [], below: [],
      body: nil)
    checkHeader(tree.child(node, .arguments), known.contentHeader, at: span, &slot)
    return .content(program.layers.append(slot))
  }

  private mutating func checkHeader(
    _ arguments: NodeID?, _ callable: KnownNames.Callable, at span: SourceSpan, _ layer: inout LayerStatement
  ) {
    let outerNames = layerNameLists
    layerNameLists = [:]
    layer.header = bind(arguments, to: callable, at: span, isStatement: false)
    layer.above = layerNameLists[LayerParameter.above.rawValue] ?? []
    layer.below = layerNameLists[LayerParameter.below.rawValue] ?? []
    layerNameLists = outerNames
    if layer.nameID != .none, (layer.above + layer.below).contains(layer.nameID) {
      report(.cycle(.layer, [layer.name, layer.name]), at: span)
    }
    checkFrame(layer.header, arguments)
  }

  /// Per axis at most two of start, end, centre and length.
  private mutating func checkFrame(_ header: OperandRange, _ arguments: NodeID?) {
    guard let arguments else { return }
    func given(_ parameter: LayerParameter) -> Int {
      program[Arguments<LayerParameter>(header), parameter].isPresent ? 1 : 0
    }
    let horizontal = given(.left) + given(.right) + given(.width) + given(.centerX) + given(.center) + given(.size)
    let vertical = given(.top) + given(.bottom) + given(.height) + given(.centerY) + given(.center) + given(.size)
    if horizontal > 2 { report(.overdeterminedFrame(isHorizontal: true), at: arguments) }
    if vertical > 2 { report(.overdeterminedFrame(isHorizontal: false), at: arguments) }
    if given(.center) + given(.centerX) > 1 || given(.center) + given(.centerY) > 1 {
      report(.doubledFrame("center"), at: arguments)
    }
    if given(.size) + given(.width) > 1 || given(.size) + given(.height) > 1 {
      report(.doubledFrame("size"), at: arguments)
    }
  }

  private mutating func checkUse(_ node: NodeID) -> Statement.Kind? {
    guard let reference = tree.child(node, .reference) else { return nil }
    let symbol = lookUp(reference, .shape)
    guard case .shape(let shape)? = symbol else {
      if symbol != nil { report(.notAShape(tree.text(reference)), at: reference) }
      return nil
    }
    if let from = surroundings.shape { shapeEdges.append(.init(from: from, to: shape, span: tree.span(reference))) }
    let operands = bind(
      tree.child(node, .arguments), to: program.shapes[shape].parameters,
      of: spelling(program.shapes[shape].name), at: tree.span(reference))
    var use = UseStatement(shape: shape, arguments: operands, content: nil)
    if let body = tree.child(node, .block) {
      // Whether the shape has a slot is known once all shapes are checked.
      contentFillings.append((shape, tree.span(reference)))
      use.content = checkLayerBody(body)
    }
    return .use(program.uses.append(use))
  }
}
