import ShapeKit
import ShapeLanguage

/// Paths that a block of commands draws.
extension SwiftBodyWriter {
  /// Writes a path as what a pen draws, after the beginning of a statement that takes it.
  mutating func drawnPath(_ block: BlockID, _ beginning: String) {
    scope.open()
    let pen = scope.add("pen")
    let body = captured { writer in
      writer.indented { writer in writer.drawCommands(block, with: pen) }
    }
    if body.isEmpty {
      line("\(beginning) .empty")
    } else {
      line("\(beginning) .drawn { \(pen) in")
      append(body)
      line("}")
    }
    scope.close()
  }

  private mutating func drawCommands(_ id: BlockID, with pen: String) {
    block(id, namingPaths: false) { writer in
      for index in writer.program[id].statements { writer.drawCommand(writer.program.statements[Int(index)], pen) }
    }
  }

  private mutating func drawCommand(_ statement: Statement, _ pen: String) {
    switch statement.kind {
    case .command(let command, let operands): line("\(pen).\(penCall(command, operands))")
    case .if(let condition, let then, let otherwise):
      branch(condition, then, otherwise) { writer, block in writer.drawCommands(block, with: pen) }
    case .switch(let index): choice(index) { writer, block in writer.drawCommands(block, with: pen) }
    case .repeat(let index): rounds(index, of: pen) { writer, block in writer.drawCommands(block, with: pen) }
    case .outline, .layer, .content, .use, .apply: break
    }
  }

  private mutating func penCall(_ command: Command, _ operands: OperandRange) -> String {
    func operand(_ index: Int) -> ExpressionID { program.operand(operands, index) }
    /// The arguments of a command that goes to a place, or by a distance.
    func towards(_ more: [(label: String, value: ExpressionID)]) -> [(label: String, value: ExpressionID)] {
      [operand(1).isPresent ? ("by", operand(1)) : ("to", operand(0))] + more
    }
    switch command {
    case .move: return call("move", towards([])).text
    case .line: return call("line", towards([])).text
    case .quad: return call("quad", towards([("control", operand(2))])).text
    case .curve: return call("curve", towards([("control1", operand(2)), ("control2", operand(3))])).text
    case .arc:
      return call(
        "arc",
        [
          ("center", operand(0)), ("radius", operand(2).isPresent ? .none : operand(1)), ("radii", operand(2)),
          ("rotation", operand(3)), ("from", operand(4)), ("to", operand(6).isPresent ? .none : operand(5)),
          ("sweep", operand(6)), ("clockwise", operand(7)),
        ]
      ).text
    case .corner: return call("corner", [("", operand(0)), ("to", operand(1)), ("radius", operand(2))]).text
    case .close: return "close()"
    case .add: return call("add", [("", operand(0))]).text
    case .size, .require, .fill, .stroke, .border, .shadow, .clip, .erase, .mask, .apply: return "close()"
    }
  }

  // MARK: Choices and repetition

  typealias BlockWriter = (inout SwiftBodyWriter, BlockID) -> Void

  /// Writes an `if` and what follows it.
  mutating func branch(
    _ condition: ExpressionID, _ then: BlockID, _ otherwise: BlockID?, _ body: BlockWriter
  ) {
    var test = SwiftFragment("")
    let before = captured { writer in test = writer.choice(of: condition) }
    append(before)
    if case .bool(let value) = program[condition].kind {
      // What is never so would only make the compiler complain.
      guard let taken = value ? then : otherwise else { return }
      line("do {")
      indented { writer in body(&writer, taken) }
      return line("}")
    }
    line("if \(test.text) {")
    indented { writer in body(&writer, then) }
    if let otherwise { elseBranch(otherwise, body) }
    line("}")
  }

  private mutating func elseBranch(_ id: BlockID, _ body: BlockWriter) {
    // `else if`, unless the condition needs lines of its own.
    if let (condition, then, otherwise) = onlyIf(id) {
      var test = SwiftFragment("")
      let before = captured { writer in test = writer.choice(of: condition) }
      if before.isEmpty {
        line("} else if \(test.text) {")
        indented { writer in body(&writer, then) }
        if let otherwise { elseBranch(otherwise, body) }
        return
      }
    }
    line("} else {")
    indented { writer in body(&writer, id) }
  }

  /// The `if` that is all there is in a block.
  private func onlyIf(_ id: BlockID) -> (condition: ExpressionID, then: BlockID, otherwise: BlockID?)? {
    let block = program[id]
    guard block.bindings.isEmpty, block.statements.count == 1 else { return nil }
    guard case .if(let condition, let then, let otherwise) = program.statements[Int(block.statements.lowerBound)].kind
    else { return nil }
    if case .bool = program[condition].kind { return nil }
    return (condition, then, otherwise)
  }

  /// Writes a `switch`.
  mutating func choice(_ index: Int32, _ body: BlockWriter) {
    let statement = program.switches[Int(index)]
    let type = program[statement.subject].type
    let subject = explicit(choice(of: statement.subject))
    line("switch \(subject.text) {")
    var labelled: Set<Int32> = []
    for choice in statement.cases where !choice.labels.isEmpty {
      labelled.formUnion(choice.labels)
      let labels = choice.labels.map { enumCase($0, of: type).text }
      line("case \(labels.joined(separator: ", ")):")
      caseBody(choice.body, body)
    }
    var count = 0
    if case .enumeration(let id) = type { count = program.enumerations[Int(id.index)].cases.count }
    if labelled.count < count {
      line("default:")
      if let otherwise = statement.otherwise { caseBody(otherwise, body) } else { indented { $0.line("break") } }
    }
    line("}")
  }

  private mutating func caseBody(_ block: BlockID, _ body: BlockWriter) {
    let lines = captured { writer in writer.indented { writer in body(&writer, block) } }
    append(lines)
    if lines.isEmpty { indented { $0.line("break") } }
  }

  /// Writes a `repeat` as loops within each other.
  /// - Parameter owner: what draws, which knows how many rounds there may still be.
  mutating func rounds(_ index: Int32, of owner: String, _ body: BlockWriter) {
    let statement = program.repeats[Int(index)]
    loop(statement.loops[...], of: owner, statement.body, body)
  }

  /// Whether a value has a name, which has a type.
  private func isName(_ id: ExpressionID) -> Bool {
    switch program[id].kind {
    case .slot, .global, .layerValue: true
    case .number, .bool, .color, .string, .edges, .enumCase, .point, .size, .list, .negate, .not, .binary, .conditional,
      .convert, .member, .builtin, .call, .path, .invalid:
      false
    }
  }

  private mutating func loop(
    _ loops: ArraySlice<RepeatStatement.Loop>, of owner: String, _ block: BlockID, _ body: BlockWriter
  ) {
    guard let loop = loops.first else { return body(&self, block) }
    let sequence: String
    switch loop.domain {
    case .range(let low, let high, let isClosed):
      let (first, last) = (part(low).text, part(high).text)
      sequence = "\(owner).rounds(from: \(first), to: \(last)\(isClosed ? ", closed: true" : ""))"
    case .list(let list):
      let elements = part(list)
      // Of what is written here nothing else says the type.
      let needsType = elements.type != nil || !isName(list)
      sequence = needsType ? "\(elements.operand(.postfix)) as \(type(program[list].type))" : elements.text
    }
    scope.open()
    let name = scope.add(names.spelling(loop.name))
    slots[loop.slot] = SwiftFragment(name)
    let wasUsed = used.contains(loop.slot)
    markUnused(loop.slot)
    let lines = captured { writer in
      writer.indented { writer in writer.loop(loops.dropFirst(), of: owner, block, body) }
    }
    let isUsed = used.contains(loop.slot)
    if wasUsed { _ = read(loop.slot) }
    line("for \(isUsed ? name : "_") in \(sequence) {")
    append(lines)
    line("}")
    scope.close()
  }
}
