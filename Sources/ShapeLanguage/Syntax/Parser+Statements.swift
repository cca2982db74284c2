import ShapeKit

extension Parser {
  mutating func parseBlock() -> NodeID {
    nested { parser in
      let first = parser.position
      let mark = parser.pending.count
      if parser.kind == .leftBrace {
        parser.openBraces.append(first)
        parser.bump()
      } else {
        parser.reportExpected(.block)
        if parser.isAtStatement, parser.kind == .name {
          // A statement on the same line is the whole block that was meant.
          if let statement = parser.parseStatement() {
            parser.markIfBroken(statement)
            parser.pending.append(statement)
          }
          return parser.node(.block, from: first, children: mark)
        }
        guard parser.isAtIndentedStatement else { return parser.missing() }
        // Indented statements on the next line are the block whose brace is missing.
        parser.openBraces.append(first - 1)
      }
      let brace = parser.openBraces.last ?? first
      parser.within(brackets: false) { $0.parseStatements() }
      parser.closeBlock(openedAt: brace)
      return parser.node(.block, from: first, children: mark)
    }
  }

  /// Takes the brace that ends a block.
  mutating func closeBlock(openedAt first: Int) {
    if kind == .rightBrace {
      if suspectBrace == nil, token.flags.contains(.startsLine),
        indentation(ofLineWith: position) < indentation(ofLineWith: first)
      {
        suspectBrace = first
      }
      openBraces.removeLast()
      return bump()
    }
    if !isAbandoningBlocks, isOutdented(from: first) {
      reportExpected(.closingBrace, notes: [Note(.openedHere, at: span(ofToken: first))])
      surplusBraces -= 1
    } else if !isAbandoningBlocks {
      // One missing brace makes all blocks around it extend to the end of the file: one message is enough.
      reportExpected(.closingBrace, notes: openedHere)
      isAbandoningBlocks = true
      hasAbandonedBlocks = true
    }
    openBraces.removeLast()
  }

  /// Parses statements up to a closing brace, or, in a `switch`, up to a `case` or `default`.
  mutating func parseStatements(inSwitch: Bool = false) {
    let isOuterRecovering = isRecovering
    defer { isRecovering = isOuterRecovering }
    while true {
      while take(.terminator) {}
      if kind == .endOfFile || kind == .rightBrace || isAbandoningBlocks { return }
      if let brace = openBraces.last, isOutdented(from: brace) { return }
      isRecovering = false
      if skipSurplusBrace() { continue }
      if inSwitch, isAtCase { return }
      let before = position
      let errors = faults
      isRecovering = false
      let statement = parseStatement()
      if let statement { pending.append(statement) }
      if isAbandoningBlocks { return }
      if kind != .terminator, kind != .rightBrace, kind != .endOfFile {
        if faults == errors { reportUnexpected() }
        if !isAtStatement || position == before { skipStatement() }
      }
      if let statement { markIfBroken(statement) }
      // A stray token that no statement takes.
      if position == before, kind != .rightBrace, kind != .endOfFile { bump() }
    }
  }

  /// Parses one statement. Reports an error and returns `nil` if none begins here.
  private mutating func parseStatement() -> NodeID? {
    if let end = propertyEnd {
      let text = source.text(Int(token.start)..<Int(tokens[end].end))
      let span = SourceSpan(file: file, start: token.start, end: tokens[end].end)
      report(.unknownStatement(text, .alone), at: span, notes: [])
      skipStatement()
      return nil
    }
    let first = position
    let mark = pending.count
    if kind == .name, Command(word) != nil {
      bump()
      if skipBracketedArguments(ofStatementAt: first) { return node(.error, from: first, children: mark) }
      if !isAtStatementEnd { pending.append(parseStatementArguments()) }
      return node(.command, from: first, children: mark)
    }
    guard kind == .name, let keyword = Keyword(word) else {
      report(kind == .name ? unknownStatement : .expected(.statement, found: currentDescription))
      if isAtForeignLet { return parseLet() }
      skipStatement()
      return nil
    }
    switch keyword {
    case .let: return parseLet()
    case .outline:
      bump()
      if skipBracketedArguments(ofStatementAt: first) { return node(.error, from: first, children: mark) }
      pending.append(kind == .leftBrace || isAtIndentedStatement ? parseBlock() : parseStatementArguments())
      return node(.outline, from: first, children: mark)
    case .layer:
      bump()
      if kind == .name { pending.append(parseName(.layerName)) }
      if kind == .leftParenthesis { pending.append(parseArgumentsInParentheses()) }
      pending.append(parseBlock())
      return node(.layer, from: first, children: mark)
    case .content:
      bump()
      if kind == .name { pending.append(parseName(.slotName)) }
      if kind == .leftParenthesis { pending.append(parseArgumentsInParentheses()) }
      if kind == .leftBrace { skipBlockOfContent(from: first) }
      return node(.content, from: first, children: mark)
    case .slot:
      bump()
      pending.append(parseName(.slotName))
      if kind == .leftParenthesis { skipFrameOfSlot(from: first) }
      if kind == .leftBrace || !isRecovering { pending.append(parseBlock()) }
      return node(.slot, from: first, children: mark)
    case .use:
      bump()
      pending.append(parseReference(.shapeName))
      pending.append(parseRequiredArguments(isQuiet: tokens[position - 1].name == Keyword.use.name))
      if kind == .leftBrace { pending.append(parseBlock()) }
      return node(.use, from: first, children: mark)
    case .if: return parseIf()
    case .switch: return parseSwitch()
    case .repeat: return parseRepeat()
    case .func where !isAtOutdentedDeclaration: return parseFunction()
    case .import, .private, .func, .style, .shape, .enum, .preview:
      report(.misplacedDeclaration(keyword.spelling), notes: openedHere)
      isAbandoningBlocks = true
      hasAbandonedBlocks = true
      return nil
    case .as, .else, .case, .default, .in, .for, .where, .true, .false, .path, .x:
      report(unknownStatement)
      skipStatement()
      return nil
    }
  }

  var isAtStatementEnd: Bool { kind == .terminator || kind == .rightBrace || kind == .endOfFile }

  /// Parses arguments in parentheses.
  /// - Parameter isQuiet: Whether the name before them is missing, which is enough to report.
  mutating func parseRequiredArguments(isQuiet: Bool) -> NodeID {
    if kind == .leftParenthesis { return parseArgumentsInParentheses() }
    if !isQuiet { reportExpected(.arguments) }
    return missing()
  }

  mutating func parseLet() -> NodeID {
    let first = position
    let mark = pending.count
    if isAt(.private) { bump() }
    bump()
    pending.append(parseName(.name))
    if take(.colon) { pending.append(parseType()) }
    if !expect(.equals, .equals), isAtStatementEnd { return node(.letDeclaration, from: first, children: mark) }
    pending.append(parseExpression())
    return node(.letDeclaration, from: first, children: mark)
  }

  private mutating func parseIf() -> NodeID {
    nested { parser in
      let first = parser.position
      let mark = parser.pending.count
      parser.bump()
      parser.pending.append(parser.parseCondition())
      parser.pending.append(parser.parseBlock())
      if parser.isAt(.else) {
        parser.bump()
        parser.pending.append(parser.isAt(.if) ? parser.parseIf() : parser.parseBlock())
      }
      return parser.node(.if, from: first, children: mark)
    }
  }

  private mutating func parseSwitch() -> NodeID { nested { $0.parseSwitchHere() } }

  private mutating func parseSwitchHere() -> NodeID {
    let first = position
    let mark = pending.count
    bump()
    pending.append(parseExpression())
    let brace = position
    guard kind == .leftBrace else {
      reportExpected(.block)
      return node(.switch, from: first, children: mark)
    }
    openBraces.append(brace)
    bump()
    within(brackets: false) { parser in
      while true {
        while parser.take(.terminator) {}
        if parser.kind == .rightBrace || parser.kind == .endOfFile || parser.isAbandoningBlocks { return }
        if parser.isAtCase {
          parser.pending.append(parser.parseCase())
        } else {
          parser.report(.expected(.caseOfSwitch, found: parser.currentDescription))
          parser.skipStatement()
        }
      }
    }
    closeBlock(openedAt: brace)
    return node(.switch, from: first, children: mark)
  }

  private mutating func parseCase() -> NodeID {
    let first = position
    let mark = pending.count
    let misspelled = misspelledCase
    if let misspelled { reportMisspelled(misspelled) }
    let isDefault = isAt(.default) || misspelled == .default
    bump()
    if !isDefault {
      let labels = position
      let labelMark = pending.count
      repeat {
        skipConstantPrefix()
        pending.append(parseCaseLabel())
      } while take(.comma)
      pending.append(node(.caseLabels, from: labels, children: labelMark))
    }
    expect(.colon, .colonOfCase)
    let statements = position
    let statementMark = pending.count
    parseStatements(inSwitch: true)
    pending.append(node(.block, from: statements, children: statementMark))
    return node(.case, from: first, children: mark)
  }

  /// Parses `.heart`, `true`, `4` or `1...3`.
  private mutating func parseCaseLabel() -> NodeID {
    let first = position
    let mark = pending.count
    switch kind {
    case .dot:
      bump()
      pending.append(parseName(.constantName))
    case .number, .minus: return parseCaseNumbers()
    case .name where !isAtFreeName: return leaf(.bool)
    case .name:
      report(.missingDot(source.text(Int(token.start)..<Int(token.end))))
      pending.append(leaf(.name))
    default:
      reportExpected(.constant)
      while ![.colon, .comma, .terminator, .leftBrace, .rightBrace, .endOfFile].contains(kind) { bump() }
      return node(.error, from: first, children: mark)
    }
    return node(.constant, from: first, children: mark)
  }

  /// Parses `4` or `1...3`.
  private mutating func parseCaseNumbers() -> NodeID {
    let first = position
    let mark = pending.count
    let low = parseCaseNumber()
    guard kind == .closedRange || kind == .halfOpenRange else { return low }
    bump()
    pending.append(low)
    pending.append(parseCaseNumber())
    return node(.range, from: first, children: mark)
  }

  /// Parses a number with a minus or without.
  private mutating func parseCaseNumber() -> NodeID {
    let first = position
    let mark = pending.count
    let isNegative = take(.minus)
    guard kind == .number else {
      reportExpected(.wholeNumber)
      return isNegative ? node(.error, from: first, children: mark) : missing()
    }
    guard isNegative else { return leaf(.number) }
    pending.append(leaf(.number))
    return node(.prefix, from: first, children: mark)
  }

  /// Skips the type of `Suit.heart`, where `.heart` is expected.
  private mutating func skipConstantPrefix() {
    guard kind == .name, nextKind == .dot, position + 2 < tokens.count else { return }
    let type = source.text(Int(token.start)..<Int(token.end))
    let name = source.text(Int(tokens[position + 2].start)..<Int(tokens[position + 2].end))
    report(.typeBeforeConstant(type, name))
    bump()
  }

  private mutating func parseRepeat() -> NodeID {
    let first = position
    let mark = pending.count
    bump()
    parseLoops()
    pending.append(parseBlock())
    return node(.repeat, from: first, children: mark)
  }

  /// Parses the loops of a `repeat` or a comprehension, and their condition.
  mutating func parseLoops() {
    repeat {
      let binding = position
      let mark = pending.count
      let errors = faults
      pending.append(parseName(.loopName))
      if take(.comma) { pending.append(parseName(.loopName)) }
      if !takeIn(), faults == errors { reportExpected(.in) }
      if kind != .leftBrace || !isRecovering {
        pending.append(parseRangeOrExpression(rangeIsRequired: false))
      }
      // The variable of a wrong loop has an unknown type.
      let isWrong = isRecovering && faults > errors
      pending.append(node(isWrong ? .error : .binding, from: binding, children: mark))
    } while take(.comma)
    guard isAt(.where) || reportForeignCondition() else { return }
    bump()
    pending.append(parseCondition())
  }

  /// Parses `low...high` or `low..<high`, or an expression alone if that is allowed.
  mutating func parseRangeOrExpression(rangeIsRequired: Bool) -> NodeID {
    let first = position
    let mark = pending.count
    let low = parseExpression()
    guard kind == .closedRange || kind == .halfOpenRange else {
      if rangeIsRequired { reportExpected(.range) }
      return low
    }
    bump()
    pending.append(low)
    if kind == .rightBracket { report(.openSlice) }
    pending.append(parseExpression())
    return node(.range, from: first, children: mark)
  }
}
