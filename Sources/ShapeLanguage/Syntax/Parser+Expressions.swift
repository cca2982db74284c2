import ShapeCore

extension Parser {
  /// The precedence of an infix operator.
  package enum Precedence: Int {
    case either = 1
    case both, comparison, dimensions, sum, product

    /// Whether `a op b op c` is allowed without parentheses.
    var isChainable: Bool {
      switch self {
      case .either, .both, .sum, .product: true
      case .comparison, .dimensions: false
      }
    }

    /// Creates the precedence of an infix operator, or `nil` for any other token.
    package init?(infix kind: TokenKind, _ name: NameID) {
      switch kind {
      case .or: self = .either
      case .and: self = .both
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: self = .comparison
      case .plus, .minus: self = .sum
      case .star, .slash: self = .product
      case .name where name == Keyword.x.name: self = .dimensions
      case .endOfFile, .invalid, .terminator, .name, .number, .color, .string, .path, .leftBrace, .rightBrace,
        .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .comma, .colon, .question, .dot, .equals,
        .not, .halfOpenRange, .closedRange:
        return nil
      }
    }
  }

  /// Reports a misspelled `x` or comparison where one is allowed. Returns its precedence.
  private mutating func misspelledPrecedence(_ minimum: Precedence) -> Precedence? {
    if kind == .equals {
      return minimum.rawValue <= Precedence.comparison.rawValue && reportReversedComparison() ? .comparison : nil
    }
    return minimum.rawValue <= Precedence.dimensions.rawValue && reportMisspelledX() ? .dimensions : nil
  }

  mutating func parseExpression() -> NodeID {
    nested { parser in
      let start = parser.nodeStart
      let condition = parser.parseInfix(.either)
      guard parser.take(.question) else { return condition }
      parser.pending.append(condition)
      parser.pending.append(parser.parseExpression())
      if parser.expect(.colon, .colonOfConditional) { parser.pending.append(parser.parseExpression()) }
      return parser.node(.conditional, since: start)
    }
  }

  /// Parses a chain of infix operators with a precedence of at least `minimum`.
  private mutating func parseInfix(_ minimum: Precedence) -> NodeID {
    let first = position
    var left = parsePrefix()
    var unchainable: Precedence?
    while let precedence = Precedence(infix: kind, token.name) ?? misspelledPrecedence(minimum),
      precedence.rawValue >= minimum.rawValue
    {
      var kind = precedence == .dimensions ? SyntaxKind.dimensions : .binary
      if let unchainable, unchainable == precedence {
        report(.chainedComparison(isSize: precedence == .dimensions))
        kind = .error
      }
      if !precedence.isChainable { unchainable = precedence }
      let mark = pending.count
      if self.kind == .equals {
        bump()
        kind = .error
      }
      bump()
      if skipLastSignOfOperator() { kind = .error }
      pending.append(left)
      if let tighter = Precedence(rawValue: precedence.rawValue + 1) {
        pending.append(parseInfix(tighter))
      } else {
        pending.append(parsePrefix())
      }
      left = node(kind, from: first, children: mark)
    }
    return left
  }

  private mutating func parsePrefix() -> NodeID {
    let first = position
    while kind == .minus || kind == .not || reportForeignNot() { bump() }
    var operand = parsePostfix()
    // The innermost operator is the one next to the operand.
    for operatorToken in stride(from: position(of: operand) - 1, through: first, by: -1) {
      let mark = pending.count
      pending.append(operand)
      operand = node(.prefix, from: operatorToken, children: mark)
    }
    return operand
  }

  private func position(of id: NodeID) -> Int { Int(nodes[Int(id.index)].firstToken) }

  private mutating func parsePostfix() -> NodeID {
    let first = position
    var value = parsePrimary()
    while kind == .dot || kind == .leftBracket {
      let mark = pending.count
      if kind == .leftBracket {
        pending.append(value)
        parseSubscript()
        value = node(.subscript, from: first, children: mark)
        continue
      }
      bump()
      pending.append(value)
      pending.append(parseName(.memberName))
      if reportTrailingClosure() {
        value = node(.error, from: first, children: mark)
        continue
      }
      if kind == .leftParenthesis {
        pending.append(parseArgumentsInParentheses())
        value = node(.methodCall, from: first, children: mark)
      } else {
        value = node(.member, from: first, children: mark)
      }
    }
    return value
  }

  private mutating func parsePrimary() -> NodeID {
    let start = nodeStart
    switch kind {
    case .number: return leaf(.number)
    case .color: return leaf(.color)
    case .string: return leaf(.string)
    case .name:
      if word == Keyword.true.name || word == Keyword.false.name { return leaf(.bool) }
      if isAtSwitchValue { return parseSwitch(.switchValue) }
      if isAtStatementAfterUnfinishedLine {
        reportMissingValue()
        return missing()
      }
      if isAt(.switch), isBeforeCondition { return parseSwitch(.switchValue) }
      if let conditional = foreignConditional() { return conditional }
      if nextKind == .minus, let function = foreignFunction() { return function }
      pending.append(leaf(.name))
      if kind == .leftParenthesis { pending.append(parseArgumentsInParentheses()) }
      return node(.call, since: start)
    case .dot:
      bump()
      pending.append(parseName(.constantName))
      if skipConstantCall(from: start.token) { return node(.error, since: start) }
      return node(.constant, since: start)
    case .path:
      bump()
      pending.append(parseBlock())
      return node(.path, since: start)
    case .leftParenthesis: return parseGroup()
    case .leftBracket: return isAtComprehension ? parseComprehension() : parseList()
    case .endOfFile, .invalid, .terminator, .leftBrace, .rightBrace, .rightParenthesis, .rightBracket, .comma, .colon,
      .question, .equals, .plus, .minus, .star, .slash, .not, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal,
      .notEqual, .and, .or, .halfOpenRange, .closedRange:
      // Reported by the lexer.
      if kind == .invalid { return leaf(.error) }
      reportMissingValue()
      return missing()
    }
  }

  /// Parses `[index]` or `[low..<high]` after a value.
  private mutating func parseSubscript() {
    let open = position
    // After a space, a list from loops is probably another element.
    if isAtComprehension { reportMissingComma(beforeBracket: open) }
    bump()
    within(brackets: true) { parser in
      if parser.reportForeignSlice() { return }
      parser.pending.append(parser.parseRangeOrExpression(rangeIsRequired: false))
      parser.reportForeignIndex(openedAt: open)
    }
    close(.rightBracket, .closingBracket, openedAt: open)
  }

  /// Whether the bracket here begins a comprehension: `[for i in …` or `[for p, i in …`.
  private var isAtComprehension: Bool {
    guard position + 3 < tokens.count, tokens[position + 1].name == Keyword.for.name || isMisspelledFor(position + 1)
    else { return false }
    if isAtParenthesizedLoopNames(position + 2) { return true }
    guard case let variable = tokens[position + 2], variable.kind == .name, variable.name != Keyword.true.name,
      variable.name != Keyword.false.name
    else { return false }
    return tokens[position + 3].kind == .comma || tokens[position + 3].name == Keyword.in.name
      || isForeignIn(position + 3) || variable.name == Keyword.in.name && tokens[position + 3].kind == .name
  }

  /// Parses `[for i in 0..<5: value]`.
  private mutating func parseComprehension() -> NodeID {
    let start = nodeStart
    bump()
    within(brackets: true) { parser in
      if !parser.isAt(.for) { parser.reportMisspelled(.for) }
      parser.bump()
      parser.parseLoops()
      if parser.takeColonOfComprehension() { parser.pending.append(parser.parseExpression()) }
      if parser.isAt(.where) { parser.report(.conditionAfterValue) }
    }
    close(.rightBracket, .closingBracket, openedAt: start.token)
    return node(.comprehension, since: start)
  }

  /// Parses `(a)`, which is `a`, or `(a, b)`, which is a point.
  private mutating func parseGroup() -> NodeID {
    let start = nodeStart
    bump()
    var kind = SyntaxKind.group
    within(brackets: true) { parser in
      let element = parser.position
      let hasLabel = parser.skipPointLabel("x")
      parser.pending.append(parser.parseExpression())
      if parser.take(.comma) || parser.reportMissingComma(after: element) {
        kind = .point
        _ = parser.skipPointLabel("y", isReported: hasLabel)
        parser.pending.append(parser.parseExpression())
        parser.reportThirdCoordinate(openedAt: start.token)
      }
    }
    if !close(.rightParenthesis, .closingParenthesis, openedAt: start.token) { kind = .error }
    return node(kind, since: start)
  }

  /// Reports a missing comma between the element that began at a token and the next one. Returns whether there is one.
  /// An element without tokens has no next one, so that each iteration of a list takes at least one token.
  ///
  /// - Parameter isInBrackets: Whether the purpose of values without a label is certain, as it is between brackets.
  mutating func reportMissingComma(after element: Int, isInBrackets: Bool = false) -> Bool {
    guard position > element, !isRecovering else { return false }
    if reportForeignLoop(after: element) || reportForeignFunction() { return false }
    switch kind {
    case .number, .color, .string: break
    case .leftParenthesis where isInBrackets && tokens[position - 1].kind == .rightParenthesis: break
    case .name:
      if nextKind != .colon, isOne(of: ["and", "or", "then", "when"], position) { return false }
      if isAtStatement || [Keyword.default.name, Keyword.case.name, Keyword.else.name].contains(word) { return false }
    case .endOfFile, .invalid, .terminator, .path, .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis,
      .leftBracket, .rightBracket, .comma, .colon, .question, .dot, .equals, .plus, .minus, .star, .slash, .not, .less,
      .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .halfOpenRange, .closedRange:
      return false
    }
    if reportDetachedUnit() { return false }
    if reportLabelOfStyle(after: element) { return false }
    if reportJoinedX() { return true }
    // After an invalid character, anything may be meant.
    if position > 0, tokens[position - 1].kind == .invalid { return true }
    if reportTypeBeforeValue() { return isInBrackets }
    let isLabel = nextKind == .colon
    let color = isLabel ? nil : colorWithSlash
    let isCertain = (isInBrackets || isLabel) && isComplete(from: element) && rest.isReadable
    report(
      .missingComma(
        before: currentDescription, statement: isLabel ? nil : color ?? statementOfLine(before: element),
        joinsOperands: !isLabel && isBetweenOperands, isCertain: isCertain,
        isForeign: color != nil || isAtPositionOfColor))
    if isInBrackets || isLabel { isRecovering = false }
    return true
  }
}
