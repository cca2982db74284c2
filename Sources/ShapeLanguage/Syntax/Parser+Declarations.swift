import ShapeCore

extension Parser {
  mutating func parseFile() -> NodeID {
    let mark = pending.count
    parseDeclarations()
    return node(.file, from: 0, children: mark)
  }

  /// Parses declarations up to the end of the file, or up to the first one that does not begin before a token.
  mutating func parseDeclarations(upTo stop: Int = .max) {
    while true {
      isAbandoningBlocks = false
      suspectBrace = nil
      openBraces = []
      while take(.terminator) {}
      if kind == .endOfFile || position >= stop { return }
      let before = position
      let errors = faults
      isRecovering = false
      let declaration = parseDeclaration()
      if let declaration { pending.append(declaration) }
      if kind != .terminator, kind != .endOfFile, !isAbandoningBlocks {
        if hasAbandonedBlocks {
          noteExplainedFault()
        } else if faults == errors, !reportDecimalComma() {
          report(.unexpected(currentDescription))
        }
        if !isAtDeclaration || position == before { skipDeclaration() }
      }
      if let declaration { markIfBroken(declaration) }
      if position == before, kind != .endOfFile { bump() }
      if faults > errors || hidesMistakes {
        let end = tokens[max(before, position - 1)].end
        faultyDeclarations.append(SourceSpan(file: file, start: tokens[before].start, end: end))
      }
    }
  }

  /// Skips to a declaration's keyword at the start of a line, outside of blocks if possible, and keeps the skipped
  /// tokens as an `.error` node.
  private mutating func skipDeclaration() {
    let first = position
    var depth = 0
    while kind != .endOfFile {
      if position > first, token.flags.contains(.startsLine), token.kind == .name {
        let isUnindented = token.start == 0 || source.bytes[Int(token.start) - 1] == UInt8(ascii: "\n")
        if isAtDeclaration ? depth <= 0 || isUnindented : depth <= 0 && isUnindented { break }
      }
      if kind == .leftBrace { depth += 1 }
      if kind == .rightBrace { depth -= 1 }
      bump()
    }
    if position > first { pending.append(node(.error, from: first, children: pending.count)) }
  }

  private var isAtDeclaration: Bool {
    guard token.kind == .name, let keyword = Keyword(token.name) else { return false }
    return keyword == .let || keyword.place == .declaration
  }

  /// Parses one declaration. Reports an error and returns `nil` if none begins here.
  private mutating func parseDeclaration() -> NodeID? {
    var keyword = kind == .name ? Keyword(word) : nil
    let isPrivate = keyword == .private
    if isPrivate, position + 1 < tokens.count {
      let next = tokens[position + 1]
      keyword = next.kind == .name && !next.flags.contains(.breakBefore) ? Keyword(next.name) : nil
      if keyword == .import || keyword == .preview || keyword == .private { keyword = nil }
    }
    return parseDeclaration(as: keyword, isPrivate: isPrivate)
  }

  /// Returns the keyword of a declaration that a word probably means, if a declaration seems to follow.
  private func misspelledDeclaration(_ word: String) -> Keyword? {
    guard nextKind == .name || nextKind == .string else { return nil }
    let keywords: [Keyword] = [.import, .let, .func, .style, .shape, .enum, .preview]
    let nearest = nearestName(to: word, among: keywords.map { $0.spelling })
    return keywords.first { $0.spelling == nearest }
  }

  private mutating func parseDeclaration(as keyword: Keyword?, isPrivate: Bool = false) -> NodeID? {
    switch keyword {
    case .import: return parseImport()
    case .let: return parseLet()
    case .func: return parseFunction()
    case .style: return parseBlockDeclaration(.styleDeclaration, .styleName)
    case .shape: return parseBlockDeclaration(.shapeDeclaration, .shapeName)
    case .enum: return parseEnum()
    case .preview: return parsePreview()
    case nil, .private, .as, .outline, .layer, .mask, .content, .use, .slot, .if, .else, .switch, .case,
      .default, .repeat, .in, .for, .where, .true, .false, .path, .x:
      if isPrivate {
        bump()
        let word = text(ofToken: position)
        if kind == .name, let meant = misspelledDeclaration(word) {
          report(.unknownDeclaration(word))
          return parseDeclaration(as: meant)
        }
        reportExpected(.privateDeclaration)
      } else if hasAbandonedBlocks {
        // The word here belongs to a block that ended too early.
        noteExplainedFault()
      } else if kind == .name, word.place == .statement {
        report(.statementOutsideShape(text(ofToken: position)), notes: closedHere)
      } else if isAtForeignLet {
        reportForeignLet(.unknownDeclaration(text(ofToken: position), name: typedName))
        return parseLet()
      } else if kind == .name, nextKind == .name, let next = Keyword(tokens[position + 1].name),
        next == .let
          || next.place == .declaration, !tokens[position + 1].flags.contains(.startsLine)
      {
        // `public shape`: the declaration itself may be correct.
        report(.unknownDeclaration(source.text(Int(token.start)..<Int(token.end))))
        bump()
        return parseDeclaration()
      } else if kind == .name {
        let word = text(ofToken: position)
        report(.unknownDeclaration(word))
        if let meant = misspelledDeclaration(word) { return parseDeclaration(as: meant) }
      } else {
        report(.expected(.declaration, found: currentDescription))
      }
      skipDeclaration()
      return nil
    }
  }

  private mutating func parseImport() -> NodeID {
    let start = nodeStart
    bump()
    if kind == .string {
      pending.append(leaf(.string))
    } else {
      reportPathWithoutQuotes()
      pending.append(missing())
    }
    if isAt(.as) {
      bump()
      pending.append(parseName(.name))
    }
    return node(.importDeclaration, since: start)
  }

  /// Reports a missing path, which explains what the lexer refused on its line.
  private mutating func reportPathWithoutQuotes() {
    let count = diagnostics.count
    reportExpected(.importPath)
    guard diagnostics.count > count, !token.flags.contains(.startsLine) else { return }
    explainedTokens.insert(token.start)
    for token in tokens[(position + 1)...].prefix(while: { !$0.flags.contains(.startsLine) && $0.kind != .terminator })
    {
      explainedTokens.insert(token.start)
    }
  }

  mutating func parseFunction() -> NodeID {
    let start = nodeStart
    if isAt(.private) { bump() }
    bump()
    pending.append(parseName(.functionName))
    if kind == .leftParenthesis {
      pending.append(parseParameters(ofFunction: true))
    } else {
      reportExpected(.parameters)
    }
    if kind == .minus, nextKind == .greater {
      report(.resultType)
      bump()
      bump()
      pending.append(parseType())
    }
    if kind == .leftBrace || kind == .terminator {
      if kind == .leftBrace { skipFunctionBlock() } else { reportExpected(.functionValue) }
    } else {
      expect(.equals, .equals)
      pending.append(parseFunctionValue())
    }
    return node(.functionDeclaration, since: start)
  }

  /// Parses `style` and `shape`.
  private mutating func parseBlockDeclaration(_ result: SyntaxKind, _ name: Expectation) -> NodeID {
    let start = nodeStart
    if isAt(.private) { bump() }
    bump()
    pending.append(parseName(name))
    if kind == .leftParenthesis { pending.append(parseParameters(ofFunction: false)) }
    skipResultOfShape()
    pending.append(parseBlock())
    return node(result, since: start)
  }

  private mutating func parseEnum() -> NodeID {
    let start = nodeStart
    if isAt(.private) { bump() }
    bump()
    pending.append(parseName(.enumName))
    guard kind == .leftBrace else {
      reportExpected(.block)
      return node(.enumDeclaration, since: start)
    }
    let brace = position
    openBraces.append(brace)
    bump()
    within(brackets: false) { parser in
      repeat {
        if parser.kind == .rightBrace, parser.tokens[parser.position - 1].kind == .comma { break }
        if parser.isAt(.case), parser.nextKind == .name {
          parser.report(.caseInEnum)
          parser.bump()
        }
        let name = parser.parseName(.caseName)
        parser.pending.append(name)
        if parser.nodes[Int(name.index)].kind == .missing { parser.skipStatement() }
      } while parser.take(.comma)
      if parser.kind != .rightBrace, parser.kind != .endOfFile {
        // Cases on separate lines, as in Swift, are names, too.
        parser.reportExpected(.commaInEnum)
        while parser.kind != .rightBrace, parser.kind != .endOfFile {
          if parser.isAtFreeName, !parser.isAt(.case) {
            parser.pending.append(parser.leaf(.name))
          } else {
            parser.bump()
          }
        }
      }
    }
    closeBlock(openedAt: brace)
    return node(.enumDeclaration, since: start)
  }

  private mutating func parsePreview() -> NodeID {
    let start = nodeStart
    bump()
    let settings = nodeStart
    pending.append(parseReference(.previewedShape))
    pending.append(parseRequiredArguments(isQuiet: tokens[position - 1].name == Keyword.preview.name))
    while take(.comma) { pending.append(parseArgument(since: settings)) }
    return node(.previewDeclaration, since: start)
  }

  private mutating func parseParameters(ofFunction isOfFunction: Bool) -> NodeID {
    let list = parseElements(.parameters, until: .rightParenthesis, .closingParenthesis) {
      $0.parseParameter(ofFunction: isOfFunction)
    }
    markIfBroken(list)
    return list
  }

  /// Parses a parameter. The children are the name and, if present, a type, a range, and the default, distinguished by
  /// kind and by the token before them.
  private mutating func parseParameter(ofFunction isOfFunction: Bool) -> NodeID {
    let start = nodeStart
    skipLetOfParameter()
    if isAtUnlabeledSign {
      if !isOfFunction { report(.unexpected(.unlabeledSign)) }
      bump()
    } else {
      skipExternalName()
    }
    if !reportTypeBeforeName() { pending.append(parseName(.parameterName)) }
    if take(.colon) {
      pending.append(parseType())
    } else if isAtTypeWithoutColon {
      report(
        .missingColon(after: text(ofToken: position - 1), beforeType: text(ofToken: position)),
        at: span(ofToken: position - 1))
      pending.append(parseType())
    }
    if takeIn() {
      skipColonAfterIn()
      pending.append(parseRangeOrExpression(rangeIsRequired: true))
    }
    if take(.equals) || reportMissingEquals(after: start.token) {
      pending.append(parseExpression())
      skipRangeAfterDefault()
    }
    let parameter = node(.parameter, since: start)
    markIfBroken(parameter)
    return parameter
  }

  /// Whether the `_` before the name of a parameter without a label is here. It can be a name itself.
  private var isAtUnlabeledSign: Bool {
    guard kind == .name, nextKind == .name, text(ofToken: position) == "_" else { return false }
    let isRange = tokens[position + 1].name == Keyword.in.name && position + 2 < tokens.count
    return !isRange || [.colon, .equals, .comma, .rightParenthesis].contains(tokens[position + 2].kind)
  }

  /// Reports a missing `=` between the name or the type of a parameter and its default. Returns whether it is missing.
  private mutating func reportMissingEquals(after first: Int) -> Bool {
    guard position > first, tokens[position - 1].kind == .name, !token.flags.contains(.startsLine) else { return false }
    let isBool = word == Keyword.true.name || word == Keyword.false.name
    guard isBool || kind == .number || kind == .color || kind == .string || kind == .leftBracket else { return false }
    reportExpected(.equals)
    return true
  }

  /// Reports and takes a type before the name of a parameter, as in C: `(Color tint = .red)`. Returns whether it is there.
  private mutating func reportTypeBeforeName() -> Bool {
    guard isAtFreeName, nextKind == .name, isType(position), !tokens[position + 1].flags.contains(.startsLine),
      tokens[position + 1].name != Keyword.in.name
    else { return false }
    report(
      .typeBeforeParameter(text(ofToken: position), text(ofToken: position + 1)),
      at: span(ofTokens: position...position + 1))
    bump()
    pending.append(parseName(.parameterName))
    return true
  }

  /// Whether a type follows the name of a parameter directly: `(r Number = 4)`.
  private var isAtTypeWithoutColon: Bool {
    kind == .name && tokens[position - 1].kind == .name && !token.flags.contains(.startsLine)
      && (65...90).contains(source.bytes[Int(token.start)..<Int(token.end)].first ?? 0)
  }

  mutating func parseType() -> NodeID {
    nested { parser in
      let start = parser.nodeStart
      if parser.take(.leftBracket) {
        parser.pending.append(parser.within(brackets: true) { $0.parseType() })
        parser.close(.rightBracket, .closingBracket, openedAt: start.token)
        parser.skipOptionalSign()
        return parser.node(.listType, since: start)
      }
      parser.pending.append(parser.parseReference(.typeName))
      parser.skipOptionalSign()
      return parser.node(.typeReference, since: start)
    }
  }

  /// Parses a name, or a name of an imported file: `Spade`, `suits.Spade`.
  mutating func parseReference(_ expectation: Expectation) -> NodeID {
    let start = nodeStart
    pending.append(parseName(expectation))
    if take(.dot) { pending.append(parseName(expectation)) }
    return node(.reference, since: start)
  }
}
