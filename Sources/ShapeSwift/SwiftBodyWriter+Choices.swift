import ShapeCore
import ShapeLanguage

/// Choices and loops, in drawing, in paths and in outlines.
extension SwiftBodyWriter {
  typealias BlockWriter = (inout SwiftBodyWriter, BlockID) -> Void

  /// The part of a block to write: everything except the `outline`, the commands of a path, or only the `outline`.
  enum BranchContent { case drawing, path, outline }

  /// A block, and the part of it that is written.
  struct BlockContent: Hashable {
    var block: BlockID
    var content: BranchContent
  }

  /// Writes an `if` with its branches, without those that have no statements: conditions have no side effects.
  mutating func branch(
    _ condition: ExpressionID, _ then: BlockID, _ otherwise: BlockID?, of content: BranchContent, _ body: BlockWriter
  ) {
    let isThere = !isEmpty(then, of: content)
    let alternative = otherwise.flatMap { isEmpty($0, of: content) ? nil : $0 }
    if case .bool(let value) = program[condition].kind {
      // A branch that is never taken would cause a compiler warning.
      guard let taken = value ? (isThere ? then : nil) : alternative else { return }
      return statement("condition") { writer in writer.add(.block("do", writer.nested { body(&$0, taken) })) }
    }
    guard isThere || alternative != nil else { return }
    statement("condition") { writer in
      var test = writer.choice(of: condition)
      if !isThere { test = test.inverted }
      let blocks = (isThere ? [then] : []) + (alternative.map { [$0] } ?? [])
      let bodies = blocks.map { block in writer.nested { body(&$0, block) } }
      writer.add(.choice(test, bodies[0], otherwise: bodies.count > 1 ? bodies[1] : []))
    }
  }

  // MARK: Empty blocks

  /// Returns whether no part of a block is written.
  private mutating func isEmpty(_ id: BlockID, of content: BranchContent) -> Bool {
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
    let key = BlockContent(block: id, content: content)
    if let known = emptyBlocks[key] { return known }
    let result = block.statements.allSatisfy { isEmpty(program.statements[$0], of: content) }
    emptyBlocks[key] = result
    return result
  }

  private mutating func isEmpty(_ statement: Statement, of content: BranchContent) -> Bool {
    switch statement.kind {
    case .command(.require, let operands): return content == .outline || isProved(operands)
    case .command, .layer, .mask, .content, .use, .apply: return content == .outline
    case .outline: return content != .outline
    case .if(let condition, let then, let otherwise):
      let isSecondEmpty = otherwise.map { isEmpty($0, of: content) } ?? true
      if case .bool(let value) = program[condition].kind { return value ? isEmpty(then, of: content) : isSecondEmpty }
      return isSecondEmpty && isEmpty(then, of: content)
    case .switch(let index):
      return program.switches[index].bodies.allSatisfy { isEmpty($0, of: content) }
    case .repeat(let index): return content == .outline || isEmpty(program.repeats[index].body, of: content)
    }
  }

  // MARK: Switches and loops

  /// Writes a `switch`.
  mutating func choice(_ index: Arena<SwitchStatement>.ID, of content: BranchContent, _ body: BlockWriter) {
    let statement = program.switches[index]
    guard !statement.bodies.allSatisfy({ isEmpty($0, of: content) }) else { return }
    self.statement("subject") { $0.choice(statement, body) }
  }

  private mutating func choice(_ statement: SwitchStatement, _ body: BlockWriter) {
    let type = program[statement.subject].type
    let subject = explicit(choice(of: statement.subject))
    var cases: [SwiftStatement] = []
    func add(_ label: String, _ block: BlockID?, _ writer: inout SwiftBodyWriter) {
      let lines = block.map { block in writer.nested { body(&$0, block) } } ?? []
      cases.append(
        .block(SwiftExpression(label), opening: ":", lines.isEmpty ? [.text("break")] : lines, closing: nil))
    }
    var count = 0
    for choice in statement.cases where !choice.labels.isEmpty {
      count += choice.labels.count
      let labels = choice.labels.map { self.label($0, of: type) }
      add("case \(labels.joined(separator: ", "))", choice.body, &self)
    }
    let all =
      if case .enumeration(let id) = type { program.enumerations[id].cases.count } else { type == .bool ? 2 : .max }
    if count < all { add("default", statement.otherwise, &self) }
    self.add(.switch(subject, cases))
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
      .convert, .member, .builtin, .call, .path, .scoped, .frame, .invalid:
      false
    }
  }

  private mutating func loop(
    _ loops: ArraySlice<LoopNest.Loop>, _ condition: ExpressionID, countedBy owner: String,
    _ body: (inout SwiftBodyWriter) -> Void
  ) {
    guard let loop = loops.first else { return iteration(condition, body) }
    let sequence = self.sequence(loop, countedBy: owner)
    scope.open()
    let variables = ([loop.variable] + loop.others.map { $0.variable }).map { (slot: $0.slot, name: declare($0)) }
    let index = loop.index.map { declare($0) }
    let position = index == nil ? "" : scope.add("position")
    let body = collected { $0.loop(loops.dropFirst(), condition, countedBy: owner, body) }
    let names = variables.map { used.contains($0.slot) ? $0.name : "_" }
    let name = names.dropFirst().reduce(names[0]) { "(\($0), \($1))" }
    if let slot = loop.index?.slot, let index, used.contains(slot) {
      let number = SwiftStatement.value("Double(\(position))", of: "let \(index)")
      add(.loop("(\(position), \(name))", in: sequence.numbered, [number] + body))
    } else {
      add(.loop(name, in: sequence.plain, body))
    }
    scope.close()
  }

  /// Returns the values of a loop, and the elements of a list with their indices.
  private mutating func sequence(
    _ loop: LoopNest.Loop, countedBy owner: String
  ) -> (plain: SwiftExpression, numbered: SwiftExpression) {
    switch loop.domain {
    case .range(let low, let high, let isClosed):
      let first = labeling("first") { $0.part(low) }
      let last = labeling("last") { $0.part(high) }
      let ends = [first.labeled("from"), last.labeled("to")] + (isClosed ? ["closed: true"] : [])
      return (.call(SwiftExpression(owner).member("iterations"), ends), "")
    case .list(let list) where !loop.others.isEmpty:
      var result = explicit(labeling("elements") { $0.part(list) })
      for other in loop.others {
        let next = explicit(labeling("others") { $0.part(other.list) })
        result = zipped(result, next, at: loop.source)
      }
      return (result, result.member("enumerated()"))
    case .list(let list):
      let elements = labeling("elements") { $0.part(list) }
      // Nothing else determines the type.
      guard elements.type != nil || !isName(list) else { return (elements, elements.member("enumerated()")) }
      let type = self.type(program[list].type)
      let typed = elements.operand(.disjunction).cast(to: type).parenthesized
      return (elements.operand(.postfix).cast(to: type), typed.member("enumerated()"))
    }
  }

  private mutating func declare(_ variable: LoopNest.Loop.Variable) -> String {
    let name = scope.add(names.spelling(variable.name))
    slots[variable.slot] = SwiftExpression(name)
    used.remove(variable.slot)
    return name
  }

  /// Writes the inside of nested loops, with their condition.
  private mutating func iteration(_ condition: ExpressionID, _ body: (inout SwiftBodyWriter) -> Void) {
    guard condition.isPresent else { return body(&self) }
    statement("condition") { writer in
      writer.add(.choice(writer.choice(of: condition), writer.collected(body)))
    }
  }
}
