import ShapeCore
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
    statement("condition") { $0.choice(condition, then, otherwise, of: content, body) }
  }

  private mutating func choice(
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
    case .command, .layer, .mask, .content, .use, .apply: return content == .outline
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
    self.statement("subject") { $0.choice(statement, body) }
  }

  private mutating func choice(_ statement: SwitchStatement, _ body: BlockWriter) {
    let type = program[statement.subject].type
    let subject = explicit(choice(of: statement.subject))
    line("switch \(subject.text) {")
    var count = 0
    for choice in statement.cases where !choice.labels.isEmpty {
      count += choice.labels.count
      let labels = choice.labels.map { self.label($0, of: type) }
      line("case \(labels.joined(separator: ", ")):")
      caseBody(choice.body, body)
    }
    if count < self.count(of: type) {
      line("default:")
      if let otherwise = statement.otherwise { caseBody(otherwise, body) } else { indented { $0.line("break") } }
    }
    line("}")
  }

  private mutating func label(_ label: SwitchStatement.Label, of type: ValueType) -> String {
    switch label {
    case .enumCase(let index): enumCase(index, of: type).text
    case .bool(let value): "\(value)"
    case .numbers(let range):
      range.count == 1
        ? SwiftNames.number(Double(range.lowerBound))
        : [range.lowerBound, range.upperBound].map {
          $0 < 0 ? "(\(SwiftNames.number(Double($0))))" : SwiftNames.number(Double($0))
        }.joined(separator: "...")
    }
  }

  /// Returns the number of values of a type, or the largest number if they can't be listed.
  private func count(of type: ValueType) -> Int {
    switch type {
    case .enumeration(let id): program.enumerations[id].cases.count
    case .bool: 2
    case .number, .integer, .angle, .point, .size, .rect, .color, .paint, .path, .edges, .string, .stop, .list,
      .invalid:
      .max
    }
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
    iterations(statement.nest, countedBy: owner) { writer in body(&writer, statement.body) }
  }

  /// Writes nested loops.
  mutating func iterations(_ nest: LoopNest, countedBy owner: String, _ body: (inout SwiftBodyWriter) -> Void) {
    statement("loop") { $0.loop(nest.loops[...], nest.condition, countedBy: owner, body) }
  }

  /// Returns whether a value is a name, which has a type.
  private func isName(_ id: ExpressionID) -> Bool {
    switch program[id].kind {
    case .slot, .global, .layerValue: true
    case .number, .bool, .color, .string, .edges, .enumCase, .point, .size, .list, .element, .slice, .comprehension,
      .negate, .not, .binary, .conditional,
      .convert, .member, .builtin, .call, .path, .invalid:
      false
    }
  }

  private mutating func loop(
    _ loops: ArraySlice<LoopNest.Loop>, _ condition: ExpressionID, countedBy owner: String,
    _ body: (inout SwiftBodyWriter) -> Void
  ) {
    guard let loop = loops.first else { return iteration(condition, body) }
    let sequence = self.sequence(loop.domain, countedBy: owner)
    scope.open()
    let variable = declare(loop.variable)
    let index = loop.index.map { declare($0) }
    let position = index == nil ? "" : scope.add("position")
    let lines = captured { writer in
      writer.indented { writer in writer.loop(loops.dropFirst(), condition, countedBy: owner, body) }
    }
    let name = end(variable) ? variable.name : "_"
    if let index, end(index) {
      line("for (\(position), \(name)) in \(sequence.numbered) {")
      indented { $0.line("let \(index.name) = Double(\(position))") }
    } else {
      line("for \(name) in \(sequence.plain) {")
    }
    append(lines)
    line("}")
    scope.close()
  }

  /// Returns the values of a loop, and the elements of a list with their indices.
  private mutating func sequence(
    _ domain: LoopNest.Loop.Domain, countedBy owner: String
  ) -> (plain: String, numbered: String) {
    switch domain {
    case .range(let low, let high, let isClosed):
      let first = labeling("first") { $0.part(low).text }
      let last = labeling("last") { $0.part(high).text }
      return ("\(owner).iterations(from: \(first), to: \(last)\(isClosed ? ", closed: true" : ""))", "")
    case .list(let list):
      let elements = labeling("elements") { $0.part(list) }
      // Nothing else determines the type.
      let needsType = elements.type != nil || !isName(list)
      let type = self.type(program[list].type)
      let numbered = needsType ? "(\(elements.operand(.disjunction)) as \(type))" : elements.text
      return (needsType ? "\(elements.operand(.postfix)) as \(type)" : elements.text, "\(numbered).enumerated()")
    }
  }

  private typealias LoopVariable = (slot: Int32, name: String, wasUsed: Bool)

  private mutating func declare(_ variable: LoopNest.Loop.Variable) -> LoopVariable {
    let name = scope.add(names.spelling(variable.name))
    slots[variable.slot] = SwiftFragment(name)
    let wasUsed = used.contains(variable.slot)
    markUnused(variable.slot)
    return (variable.slot, name, wasUsed)
  }

  /// Returns whether a variable was used since its declaration.
  private mutating func end(_ variable: LoopVariable) -> Bool {
    let isUsed = used.contains(variable.slot)
    if variable.wasUsed { _ = read(variable.slot) }
    return isUsed
  }

  /// Writes the inside of nested loops, with their condition.
  private mutating func iteration(_ condition: ExpressionID, _ body: (inout SwiftBodyWriter) -> Void) {
    guard condition.isPresent else { return body(&self) }
    statement("condition") { writer in
      let test = writer.choice(of: condition)
      writer.line("if \(test.text) {")
      writer.indented(body)
      writer.line("}")
    }
  }
}
