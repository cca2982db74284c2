extension Parser {
  mutating func parseBlock() -> NodeID {
    nested { parser in
      let first = parser.position
      let mark = parser.pending.count
      guard parser.kind == .leftBrace else {
        parser.reportExpected(.block)
        return parser.missing()
      }
      parser.bump()
      parser.within(brackets: false) { $0.parseStatements() }
      parser.closeBlock(openedAt: first)
      return parser.node(.block, from: first, children: mark)
    }
  }

  /// Takes the brace that ends a block.
  mutating func closeBlock(openedAt first: Int) {
    if kind == .rightBrace { return bump() }
    guard !isAbandoningBlocks else { return }
    // One missing brace makes all blocks round it run to the end of the file: one message is enough.
    isAbandoningBlocks = true
    reportExpected(.closingBrace)
    let open = tokens[first]
    let last = diagnostics.count - 1
    diagnostics[last].notes.append(
      Note(.openedHere, at: .init(file: file, start: open.start, end: open.end)))
  }

  /// Statements up to a closing brace, or up to a `case` or `default` where they lie in a `switch`.
  mutating func parseStatements(inSwitch: Bool = false) {
    while true {
      while take(.terminator) {}
      if kind == .endOfFile || kind == .rightBrace || isAbandoningBlocks { return }
      if inSwitch, isAt(.case) || isAt(.default) { return }
      let before = position
      let errors = diagnostics.count
      if let statement = parseStatement() { pending.append(statement) }
      if isAbandoningBlocks { return }
      if kind != .terminator, kind != .rightBrace, kind != .endOfFile {
        if diagnostics.count == errors { report(.unexpected(currentDescription)) }
        skipStatement()
      }
      // A stray token that no statement takes.
      if position == before, kind != .rightBrace, kind != .endOfFile { bump() }
    }
  }

  /// One statement; nil where none begins, which is reported.
  private mutating func parseStatement() -> NodeID? {
    guard kind == .name, let keyword = Keyword(word) else {
      report(
        kind == .name
          ? .unknownStatement(source.text(Int(token.start)..<Int(token.end)))
          : .expected(.statement, found: currentDescription))
      skipStatement()
      return nil
    }
    let first = position
    let mark = pending.count
    switch keyword {
    case .let: return parseLet()
    case .size, .require, .fill, .stroke, .border, .shadow, .clip, .erase, .mask, .apply, .move, .line, .quad, .curve,
      .arc, .corner, .close, .add:
      bump()
      if !isAtStatementEnd { pending.append(parseStatementArguments()) }
      return node(.command, from: first, children: mark)
    case .outline:
      bump()
      pending.append(kind == .leftBrace ? parseBlock() : parseStatementArguments())
      return node(.outline, from: first, children: mark)
    case .layer:
      bump()
      if kind == .name { pending.append(parseName(.layerName)) }
      if kind == .leftParenthesis { pending.append(parseArgumentsInParentheses()) }
      pending.append(parseBlock())
      return node(.layer, from: first, children: mark)
    case .content:
      bump()
      if kind == .leftParenthesis { pending.append(parseArgumentsInParentheses()) }
      return node(.content, from: first, children: mark)
    case .use:
      bump()
      pending.append(parseReference(.shapeName))
      pending.append(parseRequiredArguments())
      if kind == .leftBrace { pending.append(parseBlock()) }
      return node(.use, from: first, children: mark)
    case .if: return parseIf()
    case .switch: return parseSwitch()
    case .repeat: return parseRepeat()
    case .import, .private, .func, .style, .shape, .enum, .preview:
      report(.misplacedDeclaration(keyword.spelling))
      isAbandoningBlocks = true
      return nil
    case .as, .else, .case, .default, .in, .true, .false, .path, .x:
      report(.unknownStatement(keyword.spelling))
      skipStatement()
      return nil
    }
  }

  private var isAtStatementEnd: Bool { kind == .terminator || kind == .rightBrace || kind == .endOfFile }

  mutating func parseRequiredArguments() -> NodeID {
    if kind == .leftParenthesis { return parseArgumentsInParentheses() }
    reportExpected(.arguments)
    return missing()
  }

  mutating func parseLet() -> NodeID {
    let first = position
    let mark = pending.count
    if isAt(.private) { bump() }
    bump()
    pending.append(parseName(.name))
    if take(.colon) { pending.append(parseType()) }
    expect(.equals, .equals)
    pending.append(parseExpression())
    return node(.letDeclaration, from: first, children: mark)
  }

  private mutating func parseIf() -> NodeID {
    nested { parser in
      let first = parser.position
      let mark = parser.pending.count
      parser.bump()
      parser.pending.append(parser.parseExpression())
      parser.pending.append(parser.parseBlock())
      if parser.isAt(.else) {
        parser.bump()
        parser.pending.append(parser.isAt(.if) ? parser.parseIf() : parser.parseBlock())
      }
      return parser.node(.if, from: first, children: mark)
    }
  }

  private mutating func parseSwitch() -> NodeID {
    let first = position
    let mark = pending.count
    bump()
    pending.append(parseExpression())
    let brace = position
    guard kind == .leftBrace else {
      reportExpected(.block)
      return node(.switch, from: first, children: mark)
    }
    bump()
    within(brackets: false) { parser in
      while true {
        while parser.take(.terminator) {}
        if parser.kind == .rightBrace || parser.kind == .endOfFile || parser.isAbandoningBlocks { return }
        if parser.isAt(.case) || parser.isAt(.default) {
          parser.pending.append(parser.parseCase())
        } else {
          parser.reportExpected(.caseOfSwitch)
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
    let isDefault = isAt(.default)
    bump()
    if !isDefault {
      let labels = position
      let labelMark = pending.count
      repeat {
        let constant = position
        let constantMark = pending.count
        if expect(.dot, .constant) {
          pending.append(parseName(.constantName))
          pending.append(node(.constant, from: constant, children: constantMark))
        }
      } while take(.comma)
      pending.append(node(.caseLabels, from: labels, children: labelMark))
    }
    if expect(.colon, .colonOfCase) {
      let statements = position
      let statementMark = pending.count
      parseStatements(inSwitch: true)
      pending.append(node(.block, from: statements, children: statementMark))
    } else {
      skipStatement()
    }
    return node(.case, from: first, children: mark)
  }

  private mutating func parseRepeat() -> NodeID {
    let first = position
    let mark = pending.count
    bump()
    repeat {
      let binding = position
      let bindingMark = pending.count
      pending.append(parseName(.name))
      if isAt(.in) { bump() } else { reportExpected(.in) }
      pending.append(parseRangeOrExpression(rangeIsRequired: false))
      pending.append(node(.binding, from: binding, children: bindingMark))
    } while take(.comma)
    pending.append(parseBlock())
    return node(.repeat, from: first, children: mark)
  }

  /// `low...high` or `low..<high`; an expression alone where that is allowed.
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
    pending.append(parseExpression())
    return node(.range, from: first, children: mark)
  }
}
