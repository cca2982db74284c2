import ShapeKit

// Constructs of other languages, each recognized by its tokens, reported, and skipped or read as what it stands for.

extension Parser {
  private func isAdjacent(_ index: Int) -> Bool {
    index > 0 && index < tokens.count && tokens[index - 1].end == tokens[index].start
  }

  /// Reports and skips `if` or `switch` in place of a value; nil if there is none.
  mutating func foreignConditional() -> NodeID? {
    guard word == Keyword.if.name || word == Keyword.switch.name, isBeforeCondition else { return nil }
    report(.foreignSyntax(.conditionalValue(text(ofToken: position))))
    return leaf(.error)
  }

  /// Whether a condition follows the current word, and not an operator or arguments as after a name.
  private var isBeforeCondition: Bool {
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
    let start = tokens[min(first + 1, tokens.count - 1)]
    skipBracket()
    let last = position - 1
    var begin = start.start
    if start.kind == .name, source.text(Int(start.start)..<Int(start.end)) == "return" { begin = start.end }
    var value: String?
    if last > first, tokens[last].kind == .rightBrace, Int(begin) < Int(tokens[last].start),
      !tokens[(first + 1)...last].contains(where: { $0.flags.contains(.breakBefore) || $0.kind == .terminator })
    {
      value = source.text(Int(begin)..<Int(tokens[last].start)).trimmingSpaces()
    }
    let span = SourceSpan(file: file, start: tokens[first].start, end: tokens[max(first, last)].end)
    report(.foreignSyntax(.functionBlock(value: value == "" ? nil : value)), at: span, notes: [])
  }

  /// Reports and skips the `?` of a type.
  mutating func skipOptionalSign() {
    guard kind == .question, isAdjacent(position) else { return }
    report(.foreignSyntax(.optionalType))
    bump()
  }

  /// Parses the condition of an `if`. Reports a `=` in it, and skips the rest.
  mutating func parseCondition() -> NodeID {
    let first = position
    let mark = pending.count
    let condition = parseExpression()
    guard kind == .equals else { return condition }
    report(.foreignSyntax(.equalsInCondition))
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
    report(.foreignSyntax(.resultOfShape), at: span, notes: [])
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
    report(.foreignSyntax(.strictEquality(right + "=", right)), at: span, notes: [])
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
    report(.foreignSyntax(.pseudoClass(source.text(Int(span.start)..<Int(span.end)))), at: span, notes: [])
    return true
  }

  /// Reports and skips a subscript: `colors[0]`. Returns whether there is one.
  mutating func skipSubscript() -> Bool {
    guard kind == .leftBracket, isAdjacent(position),
      [.name, .rightBracket, .rightParenthesis].contains(tokens[position - 1].kind)
    else { return false }
    report(.foreignSyntax(.subscripting))
    skipBracket()
    return true
  }

  /// Reports and skips the label of a coordinate: `(x: 0, y: 0)`. Returns whether there is one.
  ///
  /// - Parameter isReported: Whether the label of the other coordinate was reported, which is enough.
  mutating func skipPointLabel(isReported: Bool = false) -> Bool {
    guard kind == .name, nextKind == .colon else { return false }
    if !isReported {
      let span = SourceSpan(file: file, start: token.start, end: tokens[position + 1].end)
      report(.foreignSyntax(.pointLabels), at: span, notes: [])
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
    let last = position - 1
    var arguments = ""
    if last > open, tokens[last].kind == .rightParenthesis {
      arguments = source.text(Int(tokens[open].end)..<Int(tokens[last].start))
    }
    let span = SourceSpan(file: file, start: tokens[dot].start, end: tokens[last].end)
    report(.foreignSyntax(.constantCall(name, arguments: arguments)), at: span, notes: [])
    return true
  }

  /// Takes the separator of two elements: a comma, or a `;`, which is reported.
  mutating func takeSeparator() -> Bool {
    if take(.comma) { return true }
    guard kind == .terminator, token.kind == .terminator, position + 1 < tokens.count,
      !tokens[position + 1].flags.contains(.startsLine)
    else { return false }
    report(.foreignSyntax(.semicolonInList))
    bump()
    return true
  }

  /// Reports a label in a list, whose `]` is most likely missing before it. Returns whether there is one.
  mutating func reportLabelInList() -> Bool {
    guard kind == .name, nextKind == .colon else { return false }
    let span = SourceSpan(file: file, start: token.start, end: tokens[position + 1].end)
    report(.foreignSyntax(.labelInList(text(ofToken: position))), at: span, notes: [])
    return true
  }
}
