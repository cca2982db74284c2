import ShapeCore
import ShapeLanguage

/// The body of a layer.
extension SwiftBodyWriter {
  /// Writes the body of an open layer.
  ///
  /// - Parameters:
  ///   - outline: The call that returns the outline, or `nil` to write its statements here.
  ///   - shared: A block around it, whose `let`s it can use.
  ///   - isJoined: Whether the lines are a part of the block around it.
  mutating func body(_ id: BlockID, outline: String? = nil, after shared: BlockID? = nil, isJoined: Bool = false) {
    if let shared {
      return block(shared, namingPaths: true) { $0.body(id, outline: outline, isJoined: true) }
    }
    block(id, namingPaths: true, isJoined: isJoined) { writer in
      let block = writer.program[id]
      if block.holdsOutline {
        if let outline, !writer.hasNamedOutline(block) {
          writer.line("scene.setOutline(\(outline))")
        } else {
          writer.outlines(block) { "scene.setOutline(\($0))" }
        }
      }
      writer.statements(block)
    }
  }

  /// Returns whether the outline is a named path.
  private func hasNamedOutline(_ block: Block) -> Bool {
    let outlines = block.statements.filter { index in
      if case .outline(let id) = program.statements[index].kind, case .slot = program[id].kind { return true }
      return false
    }
    return outlines.count == 1 && countOutlines(block) == 1
  }

  /// Returns the number of statements of a block that set or may set an outline.
  func countOutlines(_ block: Block) -> Int {
    block.statements.count { index in
      switch program.statements[index].kind {
      case .outline: return true
      case .if(_, let then, let otherwise):
        return program[then].holdsOutline || otherwise.map { program[$0].holdsOutline } ?? false
      case .switch(let index):
        let statement = program.switches[index]
        return statement.cases.contains { program[$0.body].holdsOutline }
          || statement.otherwise.map { program[$0].holdsOutline } ?? false
      case .command, .layer, .mask, .content, .use, .apply, .repeat: return false
      }
    }
  }

  /// Writes the statements that set the outline, in a block or in its branches.
  mutating func outlines(_ block: Block, _ statement: (String) -> String) {
    func inBranch(_ writer: inout SwiftBodyWriter, _ id: BlockID) {
      guard writer.program[id].holdsOutline else { return }
      writer.block(id, namingPaths: false) { $0.outlines($0.program[id], statement) }
    }
    for index in block.statements {
      switch program.statements[index].kind {
      case .outline(let id):
        if case .path(let block) = program[id].kind {
          // A returned or assigned path can be drawn in place.
          let beginning = statement("")
          if !beginning.hasSuffix(")") {
            drawnPath(block, beginning.hasSuffix(" ") ? String(beginning.dropLast()) : beginning)
          } else {
            line(statement(naming("outline", "path") { $0.drawnPath(block) }.text))
          }
        } else {
          line(statement(naming("outline") { $0.expression(id) }.text))
        }
      case .if(let condition, let then, let otherwise):
        branch(condition, then, otherwise, of: .outline, inBranch)
      case .switch(let index): choice(index, of: .outline, inBranch)
      case .command, .layer, .mask, .content, .use, .apply, .repeat: break
      }
    }
  }

  mutating func statements(_ block: Block) {
    for index in block.statements { statement(program.statements[index]) }
  }

  /// Writes the body of a style.
  mutating func styleBody(_ id: BlockID) { branchBody(id) }

  private mutating func branchBody(_ id: BlockID) {
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
        let arguments = ["Slot." + (writer.ownSlots[slot.nameID] ?? "")] + writer.header(slot)
        writer.line("scene.content(\(arguments.joined(separator: ", ")))")
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
      line("scene.\(call(command.name, program.labeledArguments(of: command, operands)).text)")
    case .require:
      let holds = part(program[operands, RequireParameters.condition]).text
      let reason = program[operands, RequireParameters.message]
      let message = reason.isPresent ? ", \(expression(reason).text)" : ""
      line("scene.require(\(holds)\(message))")
    case .size, .apply, .path: break
    }
  }

  private mutating func apply(_ index: StyleID, _ operands: OperandRange) {
    needs.styles.insert(index)
    let style = program.styles[index]
    var arguments = [(label: String, text: String)]()
    for (position, name) in names.parameters(style.parameters).enumerated() {
      let id = program.operand(operands, position)
      if id.isPresent { arguments.append((SwiftNames.label(name), labeling(name) { $0.part(id).text })) }
    }
    let list = ["&scene"] + arguments.map { "\($0.label): \($0.text)" }
    line("Self.\(names.styles[index])(\(list.joined(separator: ", ")))")
  }

  // MARK: Children

  private mutating func layer(_ layer: LayerStatement, isMask: Bool = false) {
    if !layer.name.isEmpty { line("// \(SwiftNames.comment(layer.name))") }
    line("do {")
    scope.open()
    let outer = declaresValues
    indented { writer in
      var header = writer.naming(isMask ? "mask" : "layer") { $0.header(layer) }
      header[0] = "\(isMask ? "" : "\(SwiftNames.string(layer.name)), ")frame: \(header[0])"
      writer.line("scene.begin\(isMask ? "Mask" : "Layer")(\(header.joined(separator: ", ")))")
      writer.layer(from: "scene") { inner in
        if let body = layer.body { inner.body(body) }
      }
      writer.line("scene.endLayer()")
    }
    declaresValues = outer
    scope.close()
    line("}")
  }

  /// Returns the arguments for the frame, the order, the opacity, the transform and the blend mode of a layer.
  private mutating func header(_ layer: LayerStatement) -> [String] {
    let program = program
    func argument<Value>(_ parameter: TypedParameter<Value>) -> LabeledArgument {
      (parameter.name, program[layer.header, parameter])
    }
    func labeled<Value>(_ parameter: TypedParameter<Value>) -> [String] {
      let (label, id) = argument(parameter)
      return id.isPresent ? ["\(label): \(labeling(label) { $0.part(id).text })"] : []
    }
    var frame = call(
      core("LayerFrame"),
      [
        argument(LayerParameters.left), argument(LayerParameters.top), argument(LayerParameters.right),
        argument(LayerParameters.bottom), argument(LayerParameters.leading), argument(LayerParameters.trailing),
        argument(LayerParameters.width), argument(LayerParameters.height), argument(LayerParameters.centerX),
        argument(LayerParameters.centerY), argument(LayerParameters.inset),
      ]
    ).text
    let places = [argument(LayerParameters.center), argument(LayerParameters.size)]
    if places.contains(where: \.value.isPresent) { frame = call("\(frame).with", places).text }
    var order = labeled(LayerParameters.z)
    if !layer.above.isEmpty { order.append("above: \(list(layer.above))") }
    if !layer.below.isEmpty { order.append("below: \(list(layer.below))") }
    if !order.isEmpty { order = ["order: \(core("ZOrder"))(\(order.joined(separator: ", ")))"] }
    return [frame] + order + labeled(LayerParameters.opacity) + labeled(LayerParameters.rotation)
      + labeled(LayerParameters.scale) + labeled(LayerParameters.blend)
  }

  private func list(_ layers: [NameID]) -> String {
    "[\(layers.map { SwiftNames.string(names.spelling($0)) }.joined(separator: ", "))]"
  }

  private mutating func use(_ use: UseStatement) {
    needs.shapes.insert(use.shape)
    let shape = program.shapes[use.shape]
    let arguments: [String] = names.parameters(shape.parameters).enumerated().compactMap { index, name in
      let id = program.operand(use.arguments, index)
      guard id.isPresent else { return nil }
      let value = labeling(name) { $0.argument(id, shape.parameters[index].type) }
      return "\(SwiftNames.label(name)): \(value)"
    }
    let value = "\(own(names.shapes[use.shape]))(\(arguments.joined(separator: ", ")))"
    guard let content = use.content else { return line("scene.use(\(value))") }
    line("scene.use(")
    indentation += 1
    line("\(value),")
    line("content: [")
    indentation += 1
    let cases = Dictionary(zip(shape.slots.map(\.name), names.slots(of: shape))) { first, _ in first }
    var contents: [[String]] = []
    if use.fillsContent(in: program), let name = cases[Keyword.content.name] {
      contents.append(captured { $0.content(content, of: ".\(name)") })
    }
    for slot in use.slots {
      guard let name = cases[slot.name] else { continue }
      contents.append(captured { $0.content(slot.body, of: ".\(name)", after: content) })
    }
    // As the Swift formatter has it: a comma after the last of several elements.
    for content in contents {
      append(content.dropLast() + [(content.last ?? "") + (contents.count > 1 ? "," : "")])
    }
    indentation -= 1
    line("])")
    indentation -= 1
  }

  /// Writes the content of a slot, an element of a dictionary.
  private mutating func content(_ id: BlockID, of slot: String, after shared: BlockID? = nil) {
    let body = captured { writer in
      writer.indented { writer in
        writer.layer(from: "scene") { $0.body(id, after: shared) }
      }
    }
    line("\(slot): { \(body.isEmpty ? "_" : "scene") in")
    append(body)
    line("}")
  }

  /// Returns a value for a shape's parameter, whose whole numbers are Ints.
  mutating func argument(_ id: ExpressionID, _ type: ValueType) -> String {
    switch type {
    case .integer: return wholeNumber(id)
    case .list:
      let value = part(id)
      guard let conversion = Self.wholeNumbers(of: type) else { return value.text }
      if case .list(let operands) = program[id].kind, type == .list(.integer) {
        let values = program[operands].map { wholeNumber($0) }
        return "[\(values.joined(separator: ", "))]"
      }
      return "\(receiver(value))\(conversion)"
    case .number, .bool, .string, .enumeration, .invalid, .angle, .point, .size, .rect, .color, .paint, .path, .edges,
      .stop:
      return part(id).text
    }
  }

  /// Returns the method that converts a list of numbers to one of whole numbers, or `nil` for other types.
  private static func wholeNumbers(of type: ValueType) -> String? {
    guard case .list(let element) = type else { return nil }
    if element == .integer { return ".map(Int.init(whole:))" }
    return wholeNumbers(of: element).map { inner in ".map({ $0\(inner) })" }
  }

  /// Returns a whole number as an `Int`, the type of whole numbers in a shape's parameters.
  mutating func wholeNumber(_ id: ExpressionID) -> String {
    if case .number(let value) = program[id].kind { return SwiftNames.wholeNumber(value) }
    return "Int(whole: \(part(id).text))"
  }
}
