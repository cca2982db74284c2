import ShapeKit

// Constructs of other languages, each recognized by its tokens, reported, and skipped or read as what it stands for.

extension Parser {
  private func isAdjacent(_ index: Int) -> Bool {
    index > 0 && index < tokens.count && tokens[index - 1].end == tokens[index].start
  }

  /// Reports and skips `if` or `switch` in place of a value; nil if there is none.
  mutating func foreignConditional() -> NodeID? {
    guard let keyword = [Keyword.if, .switch].first(where: { isAt($0) }), isBeforeCondition else { return nil }
    report(.conditionalValue(keyword))
    return leaf(.error)
  }

  /// Whether a condition follows the current word, and not an operator or arguments as after a name.
  private var isBeforeCondition: Bool {
    // A name may end a statement.
    if position + 1 < tokens.count, tokens[position + 1].flags.contains(.startsLine) { return false }
    switch nextKind {
    case .number, .not: return true
    case .name: return tokens[position + 1].name != Keyword.x.name
    case .leftParenthesis:
      // After `=`, no value is followed by a block.
      guard position > 0, tokens[position - 1].kind == .equals else { return false }
      var depth = 0
      for index in (position + 1)..<min(tokens.count - 1, position + 50) {
        if tokens[index].kind == .leftParenthesis { depth += 1 }
        if tokens[index].kind == .rightParenthesis { depth -= 1 }
        if depth == 0 { return tokens[index + 1].kind == .leftBrace }
      }
      return false
    case .endOfFile, .invalid, .terminator, .color, .string, .path, .leftBrace, .rightBrace, .rightParenthesis,
      .leftBracket, .rightBracket, .comma, .colon, .question, .dot, .equals, .plus, .minus, .star, .slash, .less,
      .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .halfOpenRange, .closedRange:
      return false
    }
  }

  /// Reports and skips the block of a function: `{ return x }`.
  mutating func skipFunctionBlock() {
    let first = position
    skipBracket()
    let last = position - 1
    let span = SourceSpan(file: file, start: tokens[first].start, end: tokens[max(first, last)].end)
    report(.functionBlock(value: returnedValue(first, last)), at: span, notes: [])
  }

  /// Returns the value in `{ return value }` between two tokens. Nil if there is more than a value, or a comment.
  private func returnedValue(_ open: Int, _ close: Int) -> String? {
    guard close > open + 2, tokens[close].kind == .rightBrace, tokens[open + 1].kind == .name,
      text(ofToken: open + 1) == "return",
      tokens[(open + 1)..<close].allSatisfy({
        ![.terminator, .leftBrace, .equals, .invalid].contains($0.kind) && !$0.flags.contains(.breakBefore)
      })
    else { return nil }
    let block = source.text(Int(tokens[open].start)..<Int(tokens[close].end))
    if block.contains("/*") || block.contains("//") { return nil }
    return source.text(Int(tokens[open + 2].start)..<Int(tokens[close - 1].end))
  }

  /// Reports and skips the `?` of a type.
  mutating func skipOptionalSign() {
    guard kind == .question, isAdjacent(position) else { return }
    report(.optionalType)
    bump()
  }

  /// Parses the condition of an `if`. Reports a `=` in it, and skips the rest.
  mutating func parseCondition() -> NodeID {
    let first = position
    let mark = pending.count
    let condition = parseExpression()
    guard kind == .equals else { return condition }
    report(.equalsInCondition)
    bump()
    pending += [condition, parseExpression()]
    return node(.error, from: first, children: mark)
  }

  /// Reports and skips `-> Shape` after the parameters of a shape.
  mutating func skipResultOfShape() {
    guard kind == .minus, nextKind == .greater, isAdjacent(position + 1) else { return }
    let first = position
    while kind != .leftBrace, !isAtStatementEnd { bump() }
    let span = SourceSpan(file: file, start: tokens[first].start, end: tokens[position - 1].end)
    report(.resultOfShape, at: span, notes: [])
    pending.append(node(.error, from: first, children: pending.count))
  }

  /// Reports a decimal comma after the value of a statement: `let a = 1,5`. Returns whether there is one.
  mutating func reportDecimalComma() -> Bool {
    guard kind == .comma, nextKind == .number, isAdjacent(position), isAdjacent(position + 1),
      tokens[position - 1].kind == .number
    else { return false }
    let (whole, fraction) = (tokens[position - 1], tokens[position + 1])
    let span = SourceSpan(file: file, start: whole.start, end: fraction.end)
    report(.decimalComma(text(ofToken: position - 1), text(ofToken: position + 1)), at: span, notes: [])
    return true
  }

  /// Reports and skips the last sign of `===` or `!==`, of which the operator before it is the rest. Returns whether
  /// there is one.
  mutating func skipStrictEquality() -> Bool {
    guard kind == .equals, isAdjacent(position), case let before = tokens[position - 1],
      before.kind == .equal || before.kind == .notEqual
    else { return false }
    let span = SourceSpan(file: file, start: before.start, end: token.end)
    let right = text(ofToken: position - 1)
    report(.strictEquality(right + "=", for: right), at: span, notes: [])
    bump()
    return true
  }

  /// Reports a pseudo-class of CSS: `:hover`. Returns whether there is one.
  mutating func reportPseudoClass() -> Bool {
    guard kind == .colon, nextKind == .name, token.flags.contains(.startsLine), isAdjacent(position + 1) else {
      return false
    }
    let name = tokens[position + 1]
    let span = SourceSpan(file: file, start: token.start, end: name.end)
    report(.pseudoClass(text(ofToken: position + 1)), at: span, notes: [])
    return true
  }

  /// Reports and skips a subscript: `colors[0]`. Returns whether there is one.
  mutating func skipSubscript() -> Bool {
    guard kind == .leftBracket, isAdjacent(position),
      [.name, .rightBracket, .rightParenthesis].contains(tokens[position - 1].kind)
    else { return false }
    report(.subscripting)
    skipBracket()
    return true
  }

  /// Reports and skips the labels of a point, `(x: 0, y: 0)`: the label `x` here, and later `y`.
  ///
  /// - Parameter label: The only label that is skipped.
  /// - Returns: Whether it was there.
  mutating func skipPointLabel(_ label: String, isReported: Bool = false) -> Bool {
    guard kind == .name, nextKind == .colon, text(ofToken: position) == label else { return false }
    if !isReported {
      let span = SourceSpan(file: file, start: token.start, end: tokens[position + 1].end)
      report(.pointLabels, at: span, notes: [])
    }
    bump()
    bump()
    return true
  }

  /// Reports and skips the arguments of a constant: `.degrees(45)`. Returns whether there are some.
  mutating func skipConstantCall(from dot: Int) -> Bool {
    guard kind == .leftParenthesis, isAdjacent(position), tokens[position - 1].kind == .name else { return false }
    let name = text(ofToken: position - 1)
    let open = position
    skipBracket()
    let span = SourceSpan(file: file, start: tokens[dot].start, end: tokens[position - 1].end)
    if let unit = NumberUnit(meantBy: name), unit != .plain, unit != .percent {
      report(.angleCall(name, unit, number: plainNumber(in: open..<position)), at: span, notes: [])
    } else {
      report(.constantCall(name), at: span, notes: [])
    }
    return true
  }

  /// Returns the number, with a minus or without, that is alone between two brackets.
  private func plainNumber(in brackets: Range<Int>) -> String? {
    let inside = brackets.dropFirst().dropLast()
    guard let last = inside.last, tokens[last].kind == .number,
      inside.count == 1 || inside.count == 2 && tokens[last - 1].kind == .minus,
      NumberLiteral(source.bytes[Int(tokens[last].start)..<Int(tokens[last].end)]).unit == .plain
    else { return nil }
    return (inside.count == 2 ? "-" : "") + text(ofToken: last)
  }

  /// Takes the separator of two elements: a comma, or a `;`, which is reported.
  mutating func takeSeparator() -> Bool {
    if take(.comma) { return true }
    guard kind == .terminator, token.kind == .terminator, position + 1 < tokens.count,
      case let next = tokens[position + 1], !next.flags.contains(.startsLine),
      // Before a statement, a bracket is missing.
      next.kind != .name || next.name.place != .statement
    else { return false }
    report(.semicolonBetweenElements)
    bump()
    return true
  }

  /// Reports a label in a list, whose `]` is most likely missing before it. Returns whether there is one.
  mutating func reportLabelInList() -> Bool {
    guard kind == .name, nextKind == .colon else { return false }
    let span = SourceSpan(file: file, start: token.start, end: tokens[position + 1].end)
    report(.labelInList(text(ofToken: position)), at: span, notes: [])
    return true
  }
}
