import ShapeCore

/// The block of a function: `let`s, and the value.
extension Parser {
  /// Parses a block, or a value alone.
  mutating func parseFunctionValue() -> NodeID {
    if kind == .leftBrace { return parseFunctionBody() }
    guard isAtLet, !tokens[position + 1].flags.contains(.startsLine) else { return parseExpression() }
    report(.letWithoutBlock)
    return leaf(.error)
  }

  private mutating func parseFunctionBody() -> NodeID {
    nested { parser in
      let start = parser.nodeStart
      parser.openBraces.append(start.token)
      parser.bump()
      parser.within(brackets: false) { $0.parseFunctionLines() }
      parser.closeBlock(openedAt: start.token)
      return parser.node(.functionBody, since: start)
    }
  }

  private mutating func parseFunctionLines() {
    var value: ClosedRange<Int>?
    while true {
      while take(.terminator) {}
      if kind == .rightBrace || kind == .endOfFile || isAbandoningBlocks {
        if value == nil { reportExpected(.value) }
        return
      }
      if let value {
        let isStatement = isStatementReadAsMember(value.lowerBound)
        let problem = isStatement ? Problem.statementInFunction(text(ofToken: value.lowerBound)) : .valueBeforeEnd
        report(problem, at: span(ofTokens: isStatement ? value.lowerBound...value.lowerBound : value))
      }
      let first = position
      if isAtLet {
        let statement = parseLet()
        markIfBroken(statement)
        pending.append(statement)
      } else if isAtOtherStatement {
        report(.statementInFunction(text(ofToken: position)))
        value = first...first
        skipStatement()
      } else {
        if isAtReturn {
          report(.returnInFunction)
          bump()
        }
        pending.append(parseExpression())
        value = first...max(first, position - 1)
      }
      guard !isAtStatementEnd else { continue }
      if isStatementReadAsMember(first) {
        report(.statementInFunction(text(ofToken: first)), at: span(ofToken: first))
      } else {
        reportUnexpected()
      }
      skipStatement()
      if position == first { bump() }
    }
  }

  /// Whether a `let` begins here. The word can also be a name, as in `let x 3`, which is a size.
  private var isAtLet: Bool {
    guard isAt(.let), nextKind == .name, position + 2 < tokens.count else { return false }
    return tokens[position + 1].name != Keyword.x.name || [.equals, .colon].contains(tokens[position + 2].kind)
  }

  /// Whether a statement begins here that a function can't contain. A value can begin with a name that is a keyword.
  private var isAtOtherStatement: Bool {
    guard isAtStatement, !isAt(.if), !isAt(.switch), position + 1 < tokens.count,
      !tokens[position + 1].flags.contains(.startsLine), tokens[position + 1].name != Keyword.x.name
    else { return false }
    return [.name, .number, .color, .string, .path, .leftBrace].contains(nextKind)
  }

  /// Whether a value that is wrong here is a statement such as `fill .red`, which was read as a member of `fill`.
  private func isStatementReadAsMember(_ first: Int) -> Bool {
    tokens[first].kind == .name && tokens[first].name.place == .statement && tokens[first + 1].kind == .dot
      && !isAdjacent(first + 1)
  }

  /// Whether the `return` of another language is here, before a value.
  private var isAtReturn: Bool {
    guard kind == .name, position + 1 < tokens.count, isOne(of: ["return"], position),
      !tokens[position + 1].flags.contains(.startsLine), tokens[position + 1].name != Keyword.x.name
    else { return false }
    return [.name, .number, .color, .path, .not].contains(nextKind)
      || !isAdjacent(position + 1) && [.leftParenthesis, .leftBracket, .dot].contains(nextKind)
  }
}

/// A `switch` that is a value.
extension Parser {
  /// Whether such a `switch` begins here, and not a name that is this word: the next brace opens a case.
  var isAtSwitchValue: Bool { isAt(.switch) && endOfSwitch(from: position, depth: 0) != nil }

  /// Returns the index after the last token of such a `switch`, the largest number if others are nested too deeply in it,
  /// or `nil` if the word is a name.
  private func endOfSwitch(from first: Int, depth: Int) -> Int? {
    guard depth < SourceLimits.nesting else { return Int.max }
    var brackets = 0
    var index = first + 1
    while index < tokens.count - 1 {
      let token = tokens[index]
      if brackets == 0, !isInsideBrackets, token.flags.contains(.breakBefore) { return nil }
      switch token.kind {
      case .leftParenthesis, .leftBracket: brackets += 1
      case .rightParenthesis, .rightBracket: brackets -= 1
      case .leftBrace where brackets == 0:
        var inside = index + 1
        while tokens[inside].kind == .terminator { inside += 1 }
        let isCase = tokens[inside].name == Keyword.case.name || tokens[inside].name == Keyword.default.name
        if isCase, index > first + 1 { return endOfBlock(openedAt: index) }
        guard tokens[index - 1].kind == .path, let end = endOfBlock(openedAt: index) else { return nil }
        index = end - 1
      // A brace right after the word belongs to a `switch` before it. What ends the inner one also ends the outer one.
      case .name where brackets == 0 && token.name == Keyword.switch.name && tokens[index + 1].kind != .leftBrace:
        guard let end = endOfSwitch(from: index, depth: depth + 1) else { return nil }
        if end == Int.max { return end }
        index = end - 1
      case .rightBrace, .terminator, .endOfFile: if brackets == 0 { return nil }
      default: break
      }
      if brackets < 0 { return nil }
      index += 1
    }
    return nil
  }

  private func endOfBlock(openedAt first: Int) -> Int? {
    var depth = 0
    for index in first..<tokens.count {
      if tokens[index].kind == .leftBrace { depth += 1 }
      if tokens[index].kind == .rightBrace { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return tokens.count - 1
  }
}
