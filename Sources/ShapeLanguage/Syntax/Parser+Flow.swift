import ShapeCore

/// Branches and loops.
extension Parser {
  mutating func parseIf() -> NodeID {
    nested { parser in
      let start = parser.nodeStart
      parser.bump()
      parser.pending.append(parser.parseCondition())
      parser.pending.append(parser.parseBlock())
      if parser.isAt(.else) {
        parser.bump()
        parser.pending.append(parser.isAt(.if) ? parser.parseIf() : parser.parseBlock())
      }
      return parser.node(.if, since: start)
    }
  }

  /// Parses a statement, or a value.
  mutating func parseSwitch(_ result: SyntaxKind = .switch) -> NodeID { nested { $0.parseSwitchHere(result) } }

  private mutating func parseSwitchHere(_ result: SyntaxKind) -> NodeID {
    let start = nodeStart
    bump()
    pending.append(parseExpression())
    let brace = position
    guard kind == .leftBrace else {
      reportExpected(.block)
      return node(result, since: start)
    }
    openBraces.append(brace)
    bump()
    within(brackets: false) { parser in
      while true {
        while parser.take(.terminator) {}
        if parser.kind == .rightBrace || parser.kind == .endOfFile || parser.isAbandoningBlocks {
          // A value needs one.
          if result == .switchValue, parser.pending.count == start.pending + 1 { parser.reportExpected(.caseOfSwitch) }
          return
        }
        if parser.isAtCase {
          parser.pending.append(parser.parseCase(ofValue: result == .switchValue))
        } else {
          parser.report(.expected(.caseOfSwitch, found: parser.currentDescription))
          parser.skipStatement()
        }
      }
    }
    closeBlock(openedAt: brace)
    return node(result, since: start)
  }

  private mutating func parseCase(ofValue isOfValue: Bool) -> NodeID {
    let start = nodeStart
    let misspelled = misspelledCase
    if let misspelled { reportMisspelled(misspelled) }
    let isForAll = isAt(.case) && nextKind == .name && text(ofToken: position + 1) == "_"
    if isForAll {
      report(.caseForAll, at: span(ofTokens: position...position + 1))
      bump()
    }
    let isDefault = isAt(.default) || misspelled == .default || isForAll
    bump()
    if !isDefault {
      let labels = nodeStart
      repeat {
        skipConstantPrefix()
        pending.append(parseCaseLabel())
      } while take(.comma)
      pending.append(node(.caseLabels, since: labels))
    }
    if !skipForeignCase() { expect(.colon, .colonOfCase) }
    if isOfValue {
      pending.append(parseExpression())
      if !isAtStatementEnd {
        reportUnexpected()
        skipStatement()
      }
      return node(.case, since: start)
    }
    let statements = nodeStart
    parseStatements(inSwitch: true)
    pending.append(node(.block, since: statements))
    return node(.case, since: start)
  }

  /// Parses `.heart`, `true`, `4` or `1...3`.
  private mutating func parseCaseLabel() -> NodeID {
    let start = nodeStart
    switch kind {
    case .dot:
      bump()
      pending.append(parseName(.constantName))
    case .number, .minus: return parseCaseNumbers()
    case .name where !isAtFreeName: return leaf(.bool)
    case .name:
      report(.missingDot(source.text(Int(token.start)..<Int(token.end))))
      pending.append(leaf(.name))
    case .endOfFile, .invalid, .terminator, .color, .string, .path, .leftBrace, .rightBrace, .leftParenthesis,
      .rightParenthesis, .leftBracket, .rightBracket, .comma, .colon, .question, .equals, .plus, .star, .slash, .not,
      .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .halfOpenRange, .closedRange:
      reportExpected(.constant)
      while ![.colon, .comma, .terminator, .leftBrace, .rightBrace, .endOfFile].contains(kind) { bump() }
      return node(.error, since: start)
    }
    return node(.constant, since: start)
  }

  /// Parses `4` or `1...3`.
  private mutating func parseCaseNumbers() -> NodeID {
    let start = nodeStart
    let low = parseCaseNumber()
    guard kind == .closedRange || kind == .halfOpenRange else { return low }
    bump()
    pending.append(low)
    let isWrong = skipSecondSignOfRange()
    pending.append(parseCaseNumber())
    return node(isWrong ? .error : .range, since: start)
  }

  /// Parses a number with a minus or without.
  private mutating func parseCaseNumber() -> NodeID {
    let start = nodeStart
    let isNegative = take(.minus)
    guard kind == .number else {
      reportExpected(.wholeNumber)
      return isNegative ? node(.error, since: start) : missing()
    }
    guard isNegative else { return leaf(.number) }
    pending.append(leaf(.number))
    return node(.prefix, since: start)
  }

  /// Skips the type of `Suit.heart`, where `.heart` is expected.
  private mutating func skipConstantPrefix() {
    guard kind == .name, nextKind == .dot, position + 2 < tokens.count else { return }
    let type = source.text(Int(token.start)..<Int(token.end))
    let name = source.text(Int(tokens[position + 2].start)..<Int(tokens[position + 2].end))
    report(.typeBeforeConstant(type, name))
    bump()
  }

  mutating func parseRepeat() -> NodeID {
    let start = nodeStart
    bump()
    parseLoops()
    pending.append(parseBlock())
    return node(.repeat, since: start)
  }

  /// Parses the loops of a `repeat` or a comprehension, and their condition.
  mutating func parseLoops() {
    repeat {
      let binding = nodeStart
      let errors = faults
      let isSwapped = takeSwappedIn()
      parseLoopNames()
      if !isSwapped, !takeIn(), faults == errors { reportExpected(.in) }
      if kind != .leftBrace || !isRecovering {
        pending.append(parseRangeOrExpression(rangeIsRequired: false))
      }
      // The variable of a wrong loop has an unknown type.
      let isWrong = isRecovering && faults > errors
      pending.append(node(isWrong ? .error : .binding, since: binding))
    } while take(.comma)
    guard isAt(.where) || reportForeignCondition() else { return }
    bump()
    pending.append(parseCondition())
  }

  /// Reports and takes an `in` before the name of the loop: `repeat in row 0...4`. Returns whether there is one.
  private mutating func takeSwappedIn() -> Bool {
    guard isAt(.in), position + 2 < tokens.count, !tokens[position + 1].flags.contains(.startsLine) else {
      return false
    }
    if [.number, .leftBracket].contains(nextKind) {
      reportExpected(.loopName)
      bump()
      return true
    }
    guard nextKind == .name, tokens[position + 1].name != Keyword.in.name,
      [.number, .name, .leftBracket].contains(tokens[position + 2].kind)
    else { return false }
    let name = text(ofToken: position + 1)
    report(.inBeforeName(name), at: span(ofTokens: position...position + 1))
    bump()
    return true
  }

  /// Parses `p`, or `p, i` and more. Reports parentheses around the names, as in `(i, p)`.
  private mutating func parseLoopNames() {
    let open = position
    let hasParentheses = isAtParenthesizedLoopNames(position)
    if hasParentheses { bump() }
    pending.append(parseName(.loopName))
    while take(.comma) { pending.append(parseName(.loopName)) }
    guard hasParentheses else { return }
    bump()
    report(.parenthesizedLoopNames, at: span(ofTokens: open...position - 1))
  }

  /// Parses `low...high` or `low..<high`, or an expression alone if that is allowed.
  mutating func parseRangeOrExpression(rangeIsRequired: Bool) -> NodeID {
    let start = nodeStart
    let low = parseExpression()
    guard kind == .closedRange || kind == .halfOpenRange || reportForeignRange() else {
      if rangeIsRequired { reportExpected(.range) }
      return low
    }
    bump()
    pending.append(low)
    // A wrong sign of a range has been reported.
    if kind == .rightBracket {
      if text(ofToken: position - 1) == ".." { isRecovering = true } else { report(.openSlice) }
    }
    let isWrong = skipSecondSignOfRange()
    pending.append(parseExpression())
    return node(isWrong ? .error : .range, since: start)
  }
}
