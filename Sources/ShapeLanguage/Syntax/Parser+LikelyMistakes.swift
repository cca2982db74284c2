import ShapeKit

/// Single words and signs of other languages.
extension Parser {
  /// A note about the brace before the current token, if more braces close than open: it is probably the extra one.
  var closedHere: [Note] {
    guard surplusBraces < 0, position > 0, case let last = lastToken, tokens[last].kind == .rightBrace else {
      return []
    }
    return [Note(.closedHere, at: span(ofToken: last))]
  }

  private var lastToken: Int { position - 1 }

  /// Whether a number with letters is here, such as `3DCard`.
  var isAtMisreadNumber: Bool {
    kind == .number && token.end > token.start
      && NumberLiteral(source.bytes[Int(token.start)..<Int(token.end)]).unit == nil
  }

  /// Reports and skips a name with a `-` in it in a declaration, or returns `nil` if the name has none.
  mutating func hyphenatedName(_ expectation: Expectation) -> NodeID? {
    switch expectation {
    case .name, .loopName, .layerName, .shapeName, .styleName, .functionName, .enumName, .caseName, .parameterName:
      break
    case .value, .statement, .declaration, .block, .closingBrace, .closingParenthesis, .closingBracket, .equals,
      .functionValue, .colonOfConditional, .colonOfCase, .caseOfSwitch, .constant, .in, .range, .arguments, .parameters,
      .typeName, .memberName, .constantName, .importPath, .privateDeclaration, .commaInEnum, .endOfSetting:
      return nil
    }
    let first = position
    let end = hyphenatedEnd
    guard end > first else { return nil }
    let span = SourceSpan(file: file, start: token.start, end: tokens[end].end)
    report(.unexpected(.source(source.text(Int(span.start)..<Int(span.end)))), at: span, notes: [])
    while position <= end { bump() }
    return node(.error, from: first, children: pending.count)
  }

  /// Reports and skips the first of a parameter's two names, as in Swift.
  mutating func skipExternalName() {
    guard isAtFreeName, nextKind == .name, position + 2 < tokens.count, tokens[position + 2].kind == .colon,
      !tokens[position + 1].flags.contains(.startsLine)
    else { return }
    report(.unexpected(.secondName), at: span(ofToken: position), notes: [])
    bump()
  }

  /// Reports and skips the range of a parameter after its default.
  mutating func skipRangeAfterDefault() {
    guard isAt(.in) else { return }
    report(.unexpected(.rangeAfterDefault))
    isRecovering = false
    bump()
    let (pendingBefore, nodesBefore) = (pending.count, nodes.count)
    _ = parseRangeOrExpression(rangeIsRequired: true)
    pending.removeSubrange(pendingBefore...)
    nodes.removeSubrange(nodesBefore...)
    isRecovering = true
  }

  /// Reports the word `not` before a value. Returns whether it is there.
  mutating func reportForeignNot() -> Bool {
    guard kind == .name, nextKind == .name, token.end - token.start == 3,
      case let next = tokens[position + 1], !next.flags.contains(.startsLine),
      next.name.place == nil || next.name == Keyword.true.name || next.name == Keyword.false.name,
      text(ofToken: position) == "not"
    else { return false }
    report(.unexpected(.source("not")))
    return true
  }

  /// Returns the statement that was probably written as in another language: the one whose keyword begins the line, if
  /// the element at a token is all between it and here; or a stop if a color and a percentage follow each other.
  func statementOfLine(before element: Int) -> String? {
    let follows = tokens[position - 1].kind
    if kind == .number, source.bytes[Int(token.end) - 1] == UInt8(ascii: "%"), follows == .name || follows == .color {
      return "stop"
    }
    guard element > 1, tokens[element - 1].kind == .name,
      tokens[element - 1].flags.contains(.startsLine) || [.leftBrace, .terminator].contains(tokens[element - 2].kind)
    else { return nil }
    return text(ofToken: element - 1)
  }

  /// Reports and skips the unit of a number after a space: `45 deg`. Returns whether there is one.
  mutating func reportDetachedUnit() -> Bool {
    guard kind == .name, position > 0, case let number = tokens[position - 1], number.kind == .number,
      !token.flags.contains(.startsLine), number.end < token.start,
      NumberLiteral(source.bytes[Int(number.start)..<Int(number.end)]).unit == .plain
    else { return false }
    let unit = text(ofToken: position)
    guard NumberUnit(meantBy: unit) != nil else { return false }
    let span = SourceSpan(file: file, start: number.start, end: token.end)
    report(.detachedUnit(unit, text(ofToken: position - 1)), at: span, notes: [])
    bump()
    isRecovering = false
    return true
  }

  /// Reports a missing value. After a `*` right before another one, reports the `**` of other languages.
  mutating func reportMissingValue() {
    guard kind == .star, position > 0, tokens[position - 1].kind == .star, tokens[position - 1].end == token.start
    else { return reportExpected(.value) }
    let span = SourceSpan(file: file, start: tokens[position - 1].start, end: token.end)
    report(.unexpected(.source("**")), at: span, notes: [])
  }

  /// Reports text after the value of a setting: `3,5`, `1 2`.
  mutating func reportEndOfSetting() {
    if !reportDecimalComma() { report(.expected(.endOfSetting, found: currentDescription)) }
  }
}
