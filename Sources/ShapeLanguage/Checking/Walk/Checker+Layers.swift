import ShapeCore

extension Checker {
  /// Returns the names of all layers of a block and its branches, each with its first declaration.
  func layerNames(in block: BlockSyntax) -> [NameID: Int32] {
    var names: [NameID: Int32] = [:]
    collectLayerNames(in: block, &names)
    return names
  }

  private func collectLayerNames(in block: BlockSyntax?, _ names: inout [NameID: Int32]) {
    guard let block else { return }
    func add(_ name: NameID, _ token: SyntaxToken) {
      if names[name] == nil { names[name] = Int32(token.start) }
    }
    for statement in block.statements {
      switch statement {
      case .layer(let view): if let name = view.name { add(name.id, name.token) }
      case .content(let view):
        if let name = view.name { add(name.id, name.token) } else { add(Keyword.content.name, view.keyword) }
      case .if(let view):
        var branch: IfSyntax? = view
        while let view = branch {
          collectLayerNames(in: view.then, &names)
          branch = nil
          switch view.otherwise {
          case .if(let next): branch = next
          case .block(let block): collectLayerNames(in: block, &names)
          case nil: break
          }
        }
      case .switch(let view): for branch in view.cases { collectLayerNames(in: branch.body, &names) }
      case .repeat(let view): collectLayerNames(in: view.body, &names)
      case .let, .function, .command, .outline, .mask, .use, .slot, .error: break
      }
    }
  }

  mutating func check(_ view: LayerSyntax) -> Statement.Kind? {
    let name = view.name
    if let name {
      names.declareLayer(name.id, at: name.span)
      reportIfSlot(name)
    }
    var layer = LayerStatement(name: name.map { spelling($0.id) } ?? "", nameID: name?.id ?? .none)
    if let name, let checked = checkedHeader(name.id, at: name.span) {
      layer = checked
    } else {
      checkHeader(view.arguments, names.known.layerHeader, at: view.keyword.span, &layer)
    }
    guard let body = view.body else { return nil }
    layer.body = checkLayerBody(body, of: layer.header, at: view.span)
    return .layer(program.add(layer))
  }

  mutating func check(_ view: MaskSyntax) -> Statement.Kind? {
    guard let view = view.layer else { return nil }
    var layer = LayerStatement(name: "", nameID: .none)
    checkHeader(view.arguments, names.known.layerHeader, at: view.keyword.span, &layer)
    if let arguments = view.arguments {
      for label in arguments.elements.compactMap({ $0.label }) where LayerParameters.ofPaintOnly.contains(label.text) {
        report(.maskLabel(label.text), at: label)
      }
    }
    guard let body = view.body else { return nil }
    let isInMask = surroundings.isInMask
    surroundings.isInMask = true
    layer.body = checkLayerBody(body, of: layer.header, at: view.span)
    surroundings.isInMask = isInMask
    return .mask(program.add(layer))
  }

  /// Returns the body of a layer, or the content of slots. Its layer names are separate from those outside.
  private mutating func checkLayerBody(
    _ body: BlockSyntax, of header: OperandRange? = nil, at source: SourceSpan = .none,
    in place: StatementPlace = .layer
  ) -> BlockID {
    let outer = names.setSiblings(layerNames(in: body))
    surroundings.layers.append(OpenLayer(header: header, source: source, depth: program.innermostBlock))
    defer {
      _ = names.setSiblings(outer)
      surroundings.layers.removeLast()
    }
    return checkBlock(body, in: place)
  }

  mutating func check(_ view: ContentSyntax) -> Statement.Kind? {
    if view.name == nil, let arguments = view.arguments, let name = nameInParentheses(arguments) {
      report(.misplacedName("(\(name))", name), at: arguments)
      return nil
    }
    let name = view.name?.id ?? Keyword.content.name
    let span = view.name?.span ?? view.keyword.span
    names.declareLayer(name, at: span)
    if surroundings.isInRepeat { report(.misplacedStatement("content", .repeat), at: view.keyword) }
    if surroundings.isInMask { report(.slotInMask, at: view.keyword) }
    if let shape = surroundings.shape {
      // A slot in a mask is reported already, whether or not it is there twice.
      let isCopy = surroundings.isInMask && program.result.shapes[shape].slots.contains { $0.name == name }
      if !isCopy { declareSlot(name, of: shape, view, at: span) }
    }
    var slot = LayerStatement(name: spelling(name), nameID: name)
    if let checked = checkedHeader(name, at: span) {
      slot = checked
    } else {
      checkHeader(view.arguments, names.known.contentHeader, at: view.keyword.span, &slot)
    }
    return .content(program.add(slot))
  }

  /// Returns the only argument if it is probably the name of a slot: `content(icon)`.
  private func nameInParentheses(_ arguments: ArgumentsSyntax) -> String? {
    guard arguments.elements.count == 1, let only = arguments.elements.first, only.label == nil,
      case .name(let view) = only.value, !names.isValue(view.name.id)
    else { return nil }
    return view.name.text
  }

  /// Adds a slot to a shape, in which all slots have different names.
  private mutating func declareSlot(_ name: NameID, of shape: ShapeID, _ view: ContentSyntax, at span: SourceSpan) {
    let text = view.name.map { "content " + $0.text } ?? "content"
    if let first = program.result.shapes[shape].slots.first(where: { $0.name == name }) {
      report(.repeatedStatement(text), at: span, notes: [Note(.firstDeclared(text), at: first.source)])
    } else if view.name != nil, name == Keyword.content.name {
      report(.slotNamedContent, at: span)
    } else if let offset = names.siblingOffset(name), offset != span.start {
      let first = SourceSpan(file: span.file, start: offset, end: offset + (span.end - span.start))
      report(.duplicate(spelling(name)), at: span, notes: [Note(.firstDeclared(spelling(name)), at: first)])
    } else {
      program.complete(shape) { $0.slots.append(ShapeDeclaration.Slot(name: name, source: span)) }
    }
  }

  /// Reports a layer with the name of a slot beside it.
  private mutating func reportIfSlot(_ name: NameSyntax) {
    guard let shape = surroundings.shape, let offset = names.siblingOffset(name.id),
      let slot = program.result.shapes[shape].slots.first(where: { $0.name == name.id && $0.source.start == offset })
    else { return }
    report(.duplicate(name.text), at: name, notes: [Note(.firstDeclared(name.text), at: slot.source)])
  }

  mutating func checkHeader(
    _ arguments: ArgumentsSyntax?, _ callable: KnownNames.Callable, at span: SourceSpan, _ layer: inout LayerStatement
  ) {
    let bound = bind(arguments, to: callable, at: span, isStatement: false)
    layer.header = bound.operands
    layer.above = bound.layerNames[LayerParameters.above.index] ?? []
    layer.below = bound.layerNames[LayerParameters.below.index] ?? []
    if layer.nameID != .none, (layer.above + layer.below).contains(layer.nameID) {
      report(.cycle(.layer, [layer.name, layer.name]), at: span)
    }
    guard let arguments else { return }
    checkFrame(layer.header, arguments)
    warnOfCoordinates(in: arguments)
  }

  /// Checks that a frame has at most two of start, end, center and length on each axis.
  private mutating func checkFrame(_ header: OperandRange, _ arguments: ArgumentsSyntax) {
    typealias Place = LayerParameters
    @inline(__always)
    func given<Value>(_ parameter: TypedParameter<Value>) -> Int { program[header, parameter].isPresent ? 1 : 0 }
    let flowing = given(Place.leading) + given(Place.trailing)
    let (center, centerX, centerY) = (given(Place.center), given(Place.centerX), given(Place.centerY))
    let (size, width, height) = (given(Place.size), given(Place.width), given(Place.height))
    let horizontal = flowing + given(Place.left) + given(Place.right) + width + centerX + center + size
    let vertical = given(Place.top) + given(Place.bottom) + height + centerY + center + size
    if horizontal > 2 { report(.overdeterminedFrame(isHorizontal: true, flows: flowing > 0), at: arguments) }
    if vertical > 2 { report(.overdeterminedFrame(isHorizontal: false), at: arguments) }
    if center + centerX > 1 || center + centerY > 1 { report(.doubledFrame("center"), at: arguments) }
    if size + width > 1 || size + height > 1 { report(.doubledFrame("size"), at: arguments) }
    let designs = given(Place.fit) + given(Place.fill)
    if designs > 1 { report(.doubledDesign, at: arguments) }
    if case let align = program[header, Place.align], designs == 0, align.isPresent {
      report(.alignWithoutDesign, at: program[align].source)
    }
  }

  mutating func check(_ view: UseSyntax) -> Statement.Kind? {
    guard let reference = view.shape, let declaration = lookUp(reference, .shape) else { return nil }
    guard case .shape(let shape) = declaration else {
      report(.notAShape(reference.text), at: reference)
      return nil
    }
    let span = reference.span
    checkSignature(of: declaration)
    if let user = surroundings.shape { calls.addUse(of: shape, in: user, at: span) }
    let operands = bind(
      view.arguments, to: program.result.shapes[shape].parameters, of: declaration,
      named: program.result.shapes[shape].name, at: span)
    var use = UseStatement(shape: shape, arguments: operands)
    if let body = view.content {
      let outer = surroundings.fillings
      let isMisplaced = surroundings.hasMisplacedSlot
      surroundings.fillings = []
      surroundings.hasMisplacedSlot = false
      use.content = checkLayerBody(body, in: .use)
      use.slots = surroundings.fillings
      surroundings.fillings = outer
      defer { surroundings.hasMisplacedSlot = isMisplaced }
      // Which slots the shape has is known only after all shapes are checked.
      // Wrong statements may be meant for a named slot.
      let isInDoubt =
        surroundings.hasMisplacedSlot || names.lostNames() != nil
      if use.fillsContent(in: program.result), !isInDoubt {
        calls.addFilling(of: shape, slot: Keyword.content.name, at: span, in: names.owner)
      }
      for slot in use.slots { calls.addFilling(of: shape, slot: slot.name, at: slot.source, in: names.owner) }
    }
    return .use(program.add(use))
  }

  /// Checks the content of a named slot, and adds it to the content of the `use` around it.
  mutating func check(_ view: SlotSyntax) {
    let name = view.name
    guard let body = view.body else { return }
    let block = checkLayerBody(body)
    guard !name.isMissing else { return }
    if name.id == Keyword.content.name {
      surroundings.hasMisplacedSlot = true
      return report(.contentAsSlot, at: name)
    }
    if let first = surroundings.fillings.first(where: { $0.name == name.id }) {
      let text = "slot " + name.text
      return report(.repeatedStatement(text), at: name, notes: [Note(.firstDeclared(text), at: first.source)])
    }
    surroundings.fillings.append(UseStatement.Filling(name: name.id, body: block, source: name.span))
  }
}
