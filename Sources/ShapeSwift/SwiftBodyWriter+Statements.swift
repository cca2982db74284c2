import ShapeCore
import ShapeLanguage

/// The body of a layer.
extension SwiftBodyWriter {
  /// Writes the body of an open layer.
  ///
  /// - Parameters:
  ///   - outline: The call that returns the outline, or `nil` to write its statements here.
  ///   - shared: A block around it, whose `let`s it can use.
  mutating func body(_ id: BlockID, outline: SwiftExpression? = nil, after shared: BlockID? = nil) {
    if let shared { return block(shared, namingPaths: true) { $0.body(id, outline: outline) } }
    block(id, namingPaths: true) { writer in
      let block = writer.program[id]
      if block.holdsOutline {
        if let outline, !writer.hasNamedOutline(block) {
          writer.add(.value(.call("scene.setOutline", [outline])))
        } else {
          writer.outlines(block, as: nil)
        }
      }
      writer.statements(block)
    }
  }

  /// Returns whether the outline is a named path.
  private func hasNamedOutline(_ block: Block) -> Bool {
    let isNamed = block.statements.contains { index in
      if case .outline(let id) = program.statements[index].kind, case .slot = program[id].kind { true } else { false }
    }
    return isNamed && hasOneOutline(block)
  }

  /// Returns whether a block sets one outline, and always.
  func hasOneOutline(_ block: Block) -> Bool {
    var (always, branches) = (0, [BlockID?]())
    for index in block.statements {
      switch program.statements[index].kind {
      case .outline: always += 1
      case .if(_, let then, let otherwise): branches += [then, otherwise]
      case .switch(let index):
        branches += program.switches[index].cases.map { $0.body } + [program.switches[index].otherwise]
      case .command, .layer, .mask, .content, .use, .apply, .repeat: break
      }
    }
    return always == 1 && !branches.contains { block in block.map { program[$0].holdsOutline } ?? false }
  }

  /// Writes the statements that set the outline, in a block or in its branches.
  /// - Parameter name: The name that gets the outline, or `nil` for that of the scene.
  mutating func outlines(_ block: Block, as name: String?) {
    func inBranch(_ writer: inout SwiftBodyWriter, _ id: BlockID) {
      guard writer.program[id].holdsOutline else { return }
      writer.block(id, namingPaths: false) { $0.outlines($0.program[id], as: name) }
    }
    for index in block.statements {
      switch program.statements[index].kind {
      case .outline(let id):
        if let name {
          if case .path(let block) = program[id].kind {
            drawnPath(block, to: .name(name))
          } else {
            add(.value(naming("outline") { $0.expression(id) }, of: name))
          }
        } else {
          let isDrawn = if case .path = program[id].kind { true } else { false }
          let outline = naming("outline", isDrawn ? "path" : "") { $0.expression(id) }
          add(.value(.call("scene.setOutline", [outline])))
        }
      case .if(let condition, let then, let otherwise):
        branch(condition, then, otherwise, of: .outline, inBranch)
      case .switch(let index): choice(index, of: .outline, inBranch)
      case .command, .layer, .mask, .content, .use, .apply, .repeat: break
      }
    }
  }

  private mutating func statements(_ block: Block) {
    for index in block.statements { statement(program.statements[index]) }
  }

  /// Writes the body of a style, of a branch or of a loop.
  mutating func branchBody(_ id: BlockID) {
    block(id, namingPaths: true) { $0.statements($0.program[id]) }
  }

  private mutating func statement(_ statement: Statement) {
    switch statement.kind {
    case .command(let command, let operands):
      self.statement(command == .require ? "requirement" : command.name) { $0.command(command, operands) }
    case .outline: break
    case .layer(let index): layer(program.layers[index])
    case .mask(let index): layer(program.layers[index], isMask: true)
    case .content(let index):
      let slot = program.layers[index]
      self.statement("slot") { writer in
        let name = SwiftExpression("Slot").member(writer.ownSlots[slot.nameID] ?? "")
        writer.add(.value(.call("scene.content", [name] + writer.header(slot))))
      }
    case .use(let index): self.statement("use") { $0.use($0.program.uses[index]) }
    case .apply(let index, let operands):
      self.statement(names.styles[index]) { $0.apply(index, operands) }
    case .if(let condition, let then, let otherwise):
      branch(condition, then, otherwise, of: .drawing) { writer, block in writer.branchBody(block) }
    case .switch(let index): choice(index, of: .drawing) { writer, block in writer.branchBody(block) }
    case .repeat(let index):
      iterations(index, of: .drawing, countedBy: "scene") { writer, block in writer.branchBody(block) }
    }
  }

  // MARK: Commands

  private mutating func command(_ command: Command, _ operands: OperandRange) {
    switch command {
    case .fill, .stroke, .border, .shadow, .clip, .erase:
      let callee = SwiftExpression("scene").member(command.name)
      add(.value(call(callee, program.labeledArguments(of: command, operands))))
    case .require:
      hasGuards = true
      if isProved(operands) { return }
      let reason = program[operands, RequireParameters.message]
      let values = [part(program[operands, RequireParameters.condition])]
      add(.value(.call("scene.require", values + (reason.isPresent ? [expression(reason)] : []))))
    case .size, .apply, .path: break
    }
  }

  /// Returns whether a `require` is always true in an app.
  func isProved(_ requirement: OperandRange) -> Bool {
    proved.isRequirementProved(at: program[program[requirement, RequireParameters.condition]].source)
  }

  private mutating func apply(_ index: StyleID, _ operands: OperandRange) {
    needs.styles.insert(index)
    let style = program.styles[index]
    var arguments: [SwiftExpression] = ["&scene"]
    for (position, name) in names.parameters(style.parameters).enumerated() {
      let id = program.operand(operands, position)
      if id.isPresent { arguments.append(labeling(name) { $0.part(id) }.labeled(SwiftNames.label(name))) }
    }
    add(.value(.call(SwiftExpression("Self").member(names.styles[index]), arguments)))
  }

  // MARK: Children

  private mutating func layer(_ layer: LayerStatement, isMask: Bool = false) {
    if !layer.name.isEmpty { add(.text("// \(SwiftNames.comment(layer.name))")) }
    statement(isMask ? "mask" : "layer", isBlock: true) { writer in
      var header = writer.header(layer)
      header[0] = header[0].labeled("frame")
      if !isMask { header.insert(SwiftExpression(.string(SwiftNames.string(layer.name))), at: 0) }
      writer.add(.value(.call(isMask ? "scene.beginMask" : "scene.beginLayer", header)))
      writer.layer(from: "scene") { inner in
        if let body = layer.body { inner.body(body) }
      }
      writer.add(.value("scene.endLayer()"))
    }
  }

  /// Returns the arguments for the frame, the order, the opacity, the transform, the blend mode and the mirroring of a layer.
  private mutating func header(_ layer: LayerStatement) -> [SwiftExpression] {
    let program = program
    func labeled<Value>(_ parameter: TypedParameter<Value>) -> [SwiftExpression] {
      let (label, id) = (parameter.name, program[layer.header, parameter])
      return id.isPresent ? [labeling(label) { $0.part(id) }.labeled(label)] : []
    }
    var order = labeled(LayerParameters.z)
    if !layer.above.isEmpty { order.append(list(layer.above).labeled("above")) }
    if !layer.below.isEmpty { order.append(list(layer.below).labeled("below")) }
    if !order.isEmpty { order = [.call(core("ZOrder"), order).labeled("order")] }
    return [frame(layer.header)] + order + labeled(LayerParameters.opacity) + labeled(LayerParameters.rotation)
      + labeled(LayerParameters.scale) + labeled(LayerParameters.blend) + labeled(LayerParameters.mirrored)
  }

  /// Returns the frame of a header.
  mutating func frame(_ header: OperandRange) -> SwiftExpression {
    let program = program
    func argument<Value>(_ parameter: TypedParameter<Value>) -> LabeledArgument {
      (parameter.name, program[header, parameter])
    }
    var frame = call(
      core("LayerFrame"),
      [
        argument(LayerParameters.left), argument(LayerParameters.top), argument(LayerParameters.right),
        argument(LayerParameters.bottom), argument(LayerParameters.leading), argument(LayerParameters.trailing),
        argument(LayerParameters.width), argument(LayerParameters.height), argument(LayerParameters.centerX),
        argument(LayerParameters.centerY), argument(LayerParameters.inset),
      ])
    let places = [
      argument(LayerParameters.center), argument(LayerParameters.size), argument(LayerParameters.fit),
      argument(LayerParameters.fill), argument(LayerParameters.align),
    ]
    if places.contains(where: { $0.value.isPresent }) { frame = call(frame.member("with"), places) }
    return frame
  }

  private func list(_ layers: [NameID]) -> SwiftExpression {
    .list(layers.map { SwiftExpression(.string(SwiftNames.string(names.spelling($0)))) })
  }

  private mutating func use(_ use: UseStatement) {
    needs.shapes.insert(use.shape)
    let shape = program.shapes[use.shape]
    let arguments: [SwiftExpression] = names.parameters(shape.parameters).enumerated().compactMap { index, name in
      let id = program.operand(use.arguments, index)
      guard id.isPresent else { return nil }
      return labeling(name) { $0.argument(id, shape.parameters[index].type) }.labeled(SwiftNames.label(name))
    }
    let value = SwiftExpression.call(own(names.shapes[use.shape]), arguments)
    guard let content = use.content else { return add(.value(.call("scene.use", [value]))) }
    let cases = Array(zip(shape.slots.map { $0.name }, names.slots(of: shape)))
    func caseName(of slot: NameID) -> String? { cases.first { $0.0 == slot }?.1 }
    var fillings: [(slot: String, body: BlockID, shared: BlockID?)] = []
    if use.fillsContent(in: program), let name = caseName(of: Keyword.content.name) {
      fillings.append((name, content, nil))
    }
    for slot in use.slots {
      if let name = caseName(of: slot.name) { fillings.append((name, slot.body, content)) }
    }
    // As the Swift formatter has it: a comma after the last of several elements.
    let closing = fillings.count > 1 ? "}," : "}"
    let elements = fillings.map { slot, id, shared in
      let body = nested { writer in writer.layer(from: "scene") { $0.body(id, after: shared) } }
      return SwiftStatement.block(
        ".\(slot):", opening: " { \(body.isEmpty ? "_" : "scene") in", body, closing: closing)
    }
    let contents = SwiftStatement.block("content:", opening: " [", elements, closing: "])")
    add(.block("scene.use", opening: "(", [.value(value, end: ","), contents], closing: nil))
  }

  /// Returns a value for a shape's parameter, whose whole numbers are Ints.
  mutating func argument(_ id: ExpressionID, _ type: ValueType) -> SwiftExpression {
    if type == .integer { return wholeNumber(id) }
    guard let conversion = type.element.flatMap({ Self.wholeNumber(of: $0) }) else { return part(id) }
    if type.element == .integer, case .list(let operands) = program[id].kind {
      return .list(program[operands].map { wholeNumber($0) })
    }
    return .call(receiver(part(id)).member("map"), [conversion])
  }

  /// Returns the function that converts numbers to whole numbers, or lists of them, or `nil` for other types.
  private static func wholeNumber(of type: ValueType) -> SwiftExpression? {
    if type == .integer { return "Int.init(whole:)" }
    return type.element.flatMap { wholeNumber(of: $0) }.map { "{ $0.map(\($0.text)) }" }
  }

  /// Returns a whole number as an `Int`, the type of whole numbers in a shape's parameters.
  mutating func wholeNumber(_ id: ExpressionID) -> SwiftExpression {
    if case .number(let value) = program[id].kind { return .wholeNumber(value) }
    return .call("Int", [part(id).labeled("whole")])
  }
}
