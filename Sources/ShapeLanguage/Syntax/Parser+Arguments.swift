import ShapeCore

/// Lists, arguments and their separators.
extension Parser {
  mutating func parseList() -> NodeID {
    parseElements(.list, until: .rightBracket, .closingBracket) { $0.parseExpression() }
  }

  mutating func parseArgumentsInParentheses() -> NodeID {
    let start = nodeStart
    return parseElements(.arguments, until: .rightParenthesis, .closingParenthesis) { $0.parseArgument(since: start) }
  }

  /// Parses elements separated by commas, with an optional comma after the last one, between an opening and a closing
  /// bracket.
  mutating func parseElements(
    _ result: SyntaxKind, until bracket: TokenKind, _ expectation: Expectation, _ parseElement: (inout Parser) -> NodeID
  ) -> NodeID {
    let start = nodeStart
    bump()
    within(brackets: true) { parser in
      while parser.kind != bracket, parser.kind != .endOfFile {
        let element = parser.position
        if result == .list, parser.reportLabelInList() { break }
        parser.pending.append(parseElement(&parser))
        if result != .parameters, parser.kind == .closedRange || parser.kind == .halfOpenRange {
          parser.report(.rangeAsValue)
        }
        if parser.takeSeparator() { continue }
        guard parser.reportMissingComma(after: element, isInBrackets: result != .parameters) else { break }
        if let last = parser.pending.last { parser.markIfBroken(last) }
      }
    }
    close(bracket, expectation, openedAt: start.token)
    return node(result, since: start)
  }

  /// Parses the arguments of a statement, which the statement's end ends.
  mutating func parseStatementArguments() -> NodeID {
    let start = nodeStart
    var element = start.token
    pending.append(parseArgument(since: start))
    while true {
      if take(.comma) {
        element = position
        pending.append(parseArgument(since: start))
      } else if reportMissingComma(after: element) {
        // Before a label, the rest is probably as intended; before a value without a label, it may be anything.
        guard kind == .name, nextKind == .colon else {
          skipStatement()
          break
        }
        element = position
        pending.append(parseArgument(since: start))
      } else {
        break
      }
    }
    return node(.arguments, since: start)
  }

  /// - Parameter list: The start of the arguments, which is right after the name of the function or the keyword of the
  ///   statement.
  mutating func parseArgument(since list: NodeStart) -> NodeID {
    let start = nodeStart
    if kind == .name, nextKind == .colon, word != Keyword.true.name, word != Keyword.false.name {
      bump()
      bump()
      pending.append(parseExpression())
      return node(.labeledArgument, since: start)
    }
    if isAtLabelWithoutColon(inListSince: list) {
      // Before another name, the first one may be a value, unless it is known.
      let isKnown =
        nextKind != .name && nextKind != .path || isKnownLabel(of: list.token - 1) || isParameter(of: list.token - 1)
      report(.missingColon(after: text(ofToken: position), isKnown: isKnown))
      bump()
      _ = take(.equals)
      pending.append(parseExpression())
      return node(.labeledArgument, since: start)
    }
    if let end = propertyEnd {
      let span = SourceSpan(file: file, start: token.start, end: tokens[end].end)
      report(.unexpected(.source(source.text(Int(span.start)..<Int(span.end)))), at: span)
      while position <= end + 1 { bump() }
    }
    pending.append(parseExpression())
    return node(.argument, since: start)
  }

  /// Whether a label without its colon begins here: a word before a value that can't continue it.
  private func isAtLabelWithoutColon(inListSince list: NodeStart) -> Bool {
    guard kind == .name, !isAtSwitchValue, !isAtReversedComparison(position + 1), !isAtStatementAfterUnfinishedLine,
      position > 0,
      case let next = tokens[position + 1],
      !next.flags.contains(.startsLine)
    else { return false }
    let callee = list.token - 1
    let isAtArgument = [.comma, .leftParenthesis].contains(tokens[position - 1].kind)
    switch next.kind {
    // An operator is missing where no argument has a label.
    case .number, .color, .string, .equals:
      return isAtArgument && !LanguageNames.hasNoLabels(text(ofToken: callee))
    // Any two words follow each other by mistake, so the first one must be a label here.
    case .name, .path:
      let isLabeled = position + 2 < tokens.count && tokens[position + 2].kind == .colon
      return !isLabeled && next.name != Keyword.x.name && next.name != Keyword.in.name && isLabel(of: callee)
    // Few write a blank between a name and what belongs to it: `gap (a: 1)`, `gap [0]` and `gap .x` can be values where one
    // without a label is allowed.
    case .dot, .leftParenthesis, .leftBracket:
      guard isAtArgument, tokens[position].end < next.start, isKnownLabel(of: callee) else { return false }
      // No list of arguments is longer.
      let values = pending[list.pending...].prefix(64).count { nodes[Int($0.index)].kind == .argument }
      return values >= LanguageNames.valueCount(of: labeledName(callee))
    case .endOfFile, .invalid, .terminator, .leftBrace, .rightBrace, .rightParenthesis, .rightBracket, .comma, .colon,
      .question, .plus, .minus, .star, .slash, .not, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual,
      .and, .or, .halfOpenRange, .closedRange:
      return false
    }
  }

  /// Whether this name is a label of a function, a method or a statement of the language.
  private func isKnownLabel(of callee: Int) -> Bool {
    LanguageNames.isLabel(text(ofToken: position), of: labeledName(callee))
  }

  /// Whether a shape or a style of this file has a parameter with this name.
  ///
  /// - Complexity: O(n) for n tokens.
  private func isParameter(of callee: Int) -> Bool {
    let declared = tokens.indices.dropFirst().first { index in
      tokens[index].name == tokens[callee].name
        && [Keyword.shape.name, Keyword.style.name].contains(tokens[index - 1].name)
    }
    guard let declared, tokens[declared + 1].kind == .leftParenthesis else { return false }
    var depth = 0
    for index in declared + 1..<tokens.count {
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket: depth += 1
      case .rightParenthesis, .rightBracket: depth -= 1
      case .name where depth == 1 && tokens[index].name == token.name:
        if [.comma, .leftParenthesis].contains(tokens[index - 1].kind) { return true }
      default: break
      }
      if depth == 0 { return false }
    }
    return false
  }

  /// Whether this name is a known label, or where a shape or a style takes its arguments, all of which have labels.
  private func isLabel(of callee: Int) -> Bool {
    if isKnownLabel(of: callee) { return true }
    guard callee > 0, tokens[callee + 1].kind == .leftParenthesis else { return false }
    let isInFile = callee > 2 && tokens[callee - 1].kind == .dot
    let word = tokens[isInFile ? callee - 3 : callee - 1].name
    return word == Keyword.use.name || word == Keyword.preview.name || Command(word) == .apply
  }

  /// Returns the name whose labels follow a token: that of a `layer` is before its own name.
  private func labeledName(_ callee: Int) -> String {
    let isNamed = callee > 0 && tokens[callee - 1].kind == .name && tokens[callee - 1].name == Keyword.layer.name
    return text(ofToken: isNamed ? callee - 1 : callee)
  }

  /// Takes a closing bracket. If there is another token, it skips up to the bracket, unless a statement begins on a new
  /// line: then the bracket is missing. Returns whether the bracket was there.
  @discardableResult
  mutating func close(_ bracket: TokenKind, _ expectation: Expectation, openedAt open: Int) -> Bool {
    var isThere = true
    within(brackets: true) { parser in
      guard parser.kind != bracket else { return }
      isThere = false
      // On one line, both places are visible at once.
      let between = parser.tokens[min(open + 1, parser.position)..<parser.position]
      let isOnThisLine = between.count < 1_000 && !between.contains { $0.flags.contains(.startsLine) }
      parser.reportExpected(
        expectation, notes: isOnThisLine ? [] : [Note(.openedHere, at: parser.span(ofToken: open))])
      let first = parser.position
      var open = 0
      while parser.kind != .endOfFile, open > 0 || parser.kind != bracket {
        if open == 0, parser.kind == .rightBrace || parser.isAtBlock { break }
        if parser.token.flags.contains(.startsLine), parser.isAtStatement { break }
        switch parser.kind {
        case .leftParenthesis, .leftBracket, .leftBrace: open += 1
        case .rightParenthesis, .rightBracket, .rightBrace: open -= 1
        default: break
        }
        if open < 0 { break }
        parser.bump()
      }
      if parser.position > first {
        parser.pending.append(parser.node(.error, from: first, children: parser.pending.count))
      }
    }
    _ = take(bracket)
    return isThere
  }
}
