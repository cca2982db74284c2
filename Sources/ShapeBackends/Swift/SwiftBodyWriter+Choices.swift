import ShapeKit
import ShapeLanguage

/// Choices and loops, in drawing, in paths and in outlines.
extension SwiftBodyWriter {
  typealias BlockWriter = (inout SwiftBodyWriter, BlockID) -> Void

  /// The part of a block to write: everything except the `outline`, the commands of a path, or only the `outline`.
  enum BranchContent { case drawing, path, outline }

  /// Writes an `if` with its branches, without those that have no statements: conditions have no side effects.
  mutating func branch(
    _ condition: ExpressionID, _ then: BlockID, _ otherwise: BlockID?, of content: BranchContent, _ body: BlockWriter
  ) {
    let alternative = otherwise.flatMap { isEmpty($0, of: content) ? nil : $0 }
    let isThere = !isEmpty(then, of: content)
    if case .bool(let value) = program[condition].kind {
      // A branch that is never taken would cause a compiler warning.
      guard let taken = value ? (isThere ? then : nil) : alternative else { return }
      line("do {")
      indented { writer in body(&writer, taken) }
      return line("}")
    }
    guard isThere || alternative != nil else { return }
    var test = SwiftFragment("")
    let before = captured { writer in test = writer.choice(of: condition) }
    append(before)
    if isThere {
      line("if \(test.text) {")
      indented { writer in body(&writer, then) }
      if let alternative { elseBranch(alternative, of: content, body) }
    } else if let alternative {
      line("if \(Self.not(test)) {")
      indented { writer in body(&writer, alternative) }
    }
    line("}")
  }

  private mutating func elseBranch(_ id: BlockID, of content: BranchContent, _ body: BlockWriter) {
    // `else if`, unless the condition needs lines of its own.
    if let (condition, then, otherwise) = onlyIf(id) {
      var test = SwiftFragment("")
      let before = captured { writer in test = writer.choice(of: condition) }
      if before.isEmpty {
        let alternative = otherwise.flatMap { isEmpty($0, of: content) ? nil : $0 }
        if !isEmpty(then, of: content) {
          line("} else if \(test.text) {")
          indented { writer in body(&writer, then) }
          if let alternative { elseBranch(alternative, of: content, body) }
        } else if let alternative {
          line("} else if \(Self.not(test)) {")
          indented { writer in body(&writer, alternative) }
        }
        return
      }
    }
    line("} else {")
    indented { writer in body(&writer, id) }
  }

  /// Returns the opposite of a condition.
  private static func not(_ test: SwiftFragment) -> String {
    test.text.hasPrefix("!") && test.precedence == .prefix
      ? String(test.text.dropFirst()) : "!\(test.operand(.postfix))"
  }

  /// Returns the `if` that is the only statement of a block.
  private func onlyIf(_ id: BlockID) -> (condition: ExpressionID, then: BlockID, otherwise: BlockID?)? {
    let block = program[id]
    guard block.bindings.isEmpty, block.statements.count == 1 else { return nil }
    guard case .if(let condition, let then, let otherwise) = program.statements[block.statements.lowerBound].kind
    else { return nil }
    if case .bool = program[condition].kind { return nil }
    return (condition, then, otherwise)
  }

  // MARK: Empty blocks

  /// Returns whether no part of a block is written.
  private func isEmpty(_ id: BlockID, of content: BranchContent) -> Bool {
    let block = program[id]
    switch content {
    case .outline: if !block.holdsOutline { return true }
    case .drawing:
      // Named paths are part of the picture.
      let hasPath = block.bindings.contains { index in
        let value = program.bindings[index].value
        return value.isPresent && program[value].type == .path
      }
      if hasPath { return false }
    case .path: break
    }
    return block.statements.allSatisfy { isEmpty(program.statements[$0], of: content) }
  }

  private func isEmpty(_ statement: Statement, of content: BranchContent) -> Bool {
    switch statement.kind {
    case .command, .layer, .content, .use, .apply: return content == .outline
    case .outline: return content != .outline
    case .if(let condition, let then, let otherwise):
      let isSecondEmpty = otherwise.map { isEmpty($0, of: content) } ?? true
      if case .bool(let value) = program[condition].kind { return value ? isEmpty(then, of: content) : isSecondEmpty }
      return isSecondEmpty && isEmpty(then, of: content)
    case .switch(let index): return isEmpty(program.switches[index], of: content)
    case .repeat(let index): return content == .outline || isEmpty(program.repeats[index].body, of: content)
    }
  }

  private func isEmpty(_ statement: SwitchStatement, of content: BranchContent) -> Bool {
    statement.cases.allSatisfy { isEmpty($0.body, of: content) }
      && statement.otherwise.map { isEmpty($0, of: content) } ?? true
  }

  // MARK: Switches and loops

  /// Writes a `switch`.
  mutating func choice(_ index: Arena<SwitchStatement>.ID, of content: BranchContent, _ body: BlockWriter) {
    let statement = program.switches[index]
    guard !isEmpty(statement, of: content) else { return }
    let type = program[statement.subject].type
    let subject = explicit(choice(of: statement.subject))
    line("switch \(subject.text) {")
    var labeled: Set<CaseID> = []
    for choice in statement.cases where !choice.labels.isEmpty {
      labeled.formUnion(choice.labels)
      let labels = choice.labels.map { enumCase($0, of: type).text }
      line("case \(labels.joined(separator: ", ")):")
      caseBody(choice.body, body)
    }
    var count = 0
    if case .enumeration(let id) = type { count = program.enumerations[id].cases.count }
    if labeled.count < count {
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

  /// Writes a `repeat` as nested loops.
  /// - Parameter owner: The pen or builder that limits the number of iterations.
  mutating func iterations(
    _ index: Arena<RepeatStatement>.ID, of content: BranchContent, countedBy owner: String, _ body: BlockWriter
  ) {
    let statement = program.repeats[index]
    guard !isEmpty(statement.body, of: content) else { return }
    loop(statement.loops[...], countedBy: owner, statement.body, body)
  }

  /// Returns whether a value is a name, which has a type.
  private func isName(_ id: ExpressionID) -> Bool {
    switch program[id].kind {
    case .slot, .global, .layerValue: true
    case .number, .bool, .color, .string, .edges, .enumCase, .point, .size, .list, .negate, .not, .binary, .conditional,
      .convert, .member, .builtin, .call, .path, .invalid:
      false
    }
  }

  private mutating func loop(
    _ loops: ArraySlice<RepeatStatement.Loop>, countedBy owner: String, _ block: BlockID, _ body: BlockWriter
  ) {
    guard let loop = loops.first else { return body(&self, block) }
    let sequence: String
    switch loop.domain {
    case .range(let low, let high, let isClosed):
      let (first, last) = (part(low).text, part(high).text)
      sequence = "\(owner).iterations(from: \(first), to: \(last)\(isClosed ? ", closed: true" : ""))"
    case .list(let list):
      let elements = part(list)
      // Nothing else determines the type.
      let needsType = elements.type != nil || !isName(list)
      sequence = needsType ? "\(elements.operand(.postfix)) as \(type(program[list].type))" : elements.text
    }
    scope.open()
    let name = scope.add(names.spelling(loop.name))
    slots[loop.slot] = SwiftFragment(name)
    let wasUsed = used.contains(loop.slot)
    markUnused(loop.slot)
    let lines = captured { writer in
      writer.indented { writer in writer.loop(loops.dropFirst(), countedBy: owner, block, body) }
    }
    let isUsed = used.contains(loop.slot)
    if wasUsed { _ = read(loop.slot) }
    line("for \(isUsed ? name : "_") in \(sequence) {")
    append(lines)
    line("}")
    scope.close()
  }
}
