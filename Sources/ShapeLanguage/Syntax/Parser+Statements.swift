import ShapeCore

extension Parser {
  mutating func parseBlock() -> NodeID {
    nested { parser in
      let start = parser.nodeStart
      if parser.kind == .leftBrace {
        parser.openBraces.append(start.token)
        parser.bump()
      } else {
        parser.reportExpected(.block)
        if parser.isAtStatement, parser.kind == .name {
          // A statement on the same line is the whole block that was meant.
          if let statement = parser.parseStatement() {
            parser.markIfBroken(statement)
            parser.pending.append(statement)
          }
          return parser.node(.block, since: start)
        }
        guard parser.isAtIndentedStatement else { return parser.missing() }
        // Indented statements on the next line are the block whose brace is missing.
        parser.openBraces.append(start.token - 1)
      }
      let brace = parser.openBraces.last ?? start.token
      parser.within(brackets: false) { $0.parseStatements() }
      parser.closeBlock(openedAt: brace)
      return parser.node(.block, since: start)
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
        // An `if` on the same line is the condition of a value.
        let isCondition = isAt(.if) && !token.flags.contains(.startsLine) && tokens[position - 1].kind != .rightBrace
        if !isAtStatement || position == before || isCondition { skipStatement() }
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
      report(.unknownStatement(text, .alone), at: span)
      skipStatement()
      return nil
    }
    let start = nodeStart
    if kind == .name, Command(word) != nil {
      bump()
      if skipBracketedArguments(ofStatementAt: start.token) { return node(.error, since: start) }
      if !isAtStatementEnd { pending.append(parseStatementArguments()) }
      return node(.command, since: start)
    }
    guard kind == .name, let keyword = Keyword(word) else {
      if isAtForeignLet {
        reportForeignLet(unknownStatement)
        return parseLet()
      }
      report(kind == .name ? unknownStatement : .expected(.statement, found: currentDescription))
      skipStatement()
      return nil
    }
    switch keyword {
    case .let: return parseLet()
    case .outline:
      bump()
      if skipBracketedArguments(ofStatementAt: start.token) { return node(.error, since: start) }
      pending.append(kind == .leftBrace || isAtIndentedStatement ? parseBlock() : parseStatementArguments())
      return node(.outline, since: start)
    case .layer: return parseLayer(isMask: false)
    case .mask:
      bump()
      if kind == .name, Keyword(word) == .layer {
        pending.append(parseLayer(isMask: true))
      } else {
        reportMaskWithoutLayer(from: start.token)
      }
      return node(.mask, since: start)
    case .content:
      bump()
      if kind == .name, !isAtLabel(of: .content) { pending.append(parseName(.slotName)) } else { skipQuotedName() }
      if kind == .leftParenthesis { pending.append(parseArgumentsInParentheses()) }
      if kind == .leftBrace { skipBlockOfContent(from: start.token) }
      let isAtLabel = kind == .name && nextKind == .colon && !token.flags.contains(.startsLine)
      if kind == .comma || kind == .colon || isAtLabel { reportUnbracketedFrame() }
      return node(.content, since: start)
    case .slot:
      bump()
      pending.append(parseName(.slotName))
      if kind == .leftParenthesis { skipFrameOfSlot(from: start.token) }
      if kind == .leftBrace || !isRecovering { pending.append(parseBlock()) }
      return node(.slot, since: start)
    case .use:
      bump()
      pending.append(parseReference(.shapeName))
      pending.append(parseRequiredArguments(isQuiet: tokens[position - 1].name == Keyword.use.name))
      if kind == .leftBrace {
        useBraces.insert(position)
        pending.append(parseBlock())
      }
      return node(.use, since: start)
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
      if keyword == .for, nextKind == .leftParenthesis {
        // The header of a loop of another language contains semicolons.
        bump()
        skipBracket()
      }
      skipStatement()
      return nil
    }
  }

  /// Parses a layer. That of a mask has no name.
  private mutating func parseLayer(isMask: Bool) -> NodeID {
    let start = nodeStart
    bump()
    let hasName = kind == .name && !isAtLabel(of: .layer)
    if hasName, isMask {
      report(.maskName)
      bump()
    } else if hasName {
      pending.append(parseName(.layerName))
    }
    skipUnbracketedLabels()
    if kind == .leftParenthesis { pending.append(parseArgumentsInParentheses()) }
    pending.append(parseBlock())
    return node(.layer, since: start)
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
    let start = nodeStart
    if isAt(.private) { bump() }
    bump()
    pending.append(parseName(.name))
    if take(.colon) { pending.append(parseType()) }
    if !expect(.equals, .equals), isAtStatementEnd { return node(.letDeclaration, since: start) }
    pending.append(parseExpression())
    reportMissingOperator()
    return node(.letDeclaration, since: start)
  }
}
