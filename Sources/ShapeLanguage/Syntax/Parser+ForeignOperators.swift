import ShapeCore

/// Operators and arrows of other languages: reported, and skipped or parsed as what they stand for.
extension Parser {
  /// Reports the word `not` before a value. Returns whether it is there.
  mutating func reportForeignNot() -> Bool {
    guard kind == .name, nextKind == .name, case let next = tokens[position + 1], !next.flags.contains(.startsLine),
      next.name.place == nil || next.name == Keyword.true.name || next.name == Keyword.false.name,
      isOne(of: ["not"], position)
    else { return false }
    report(.unexpected(.source("not")))
    return true
  }

  /// Reports and skips the last sign of `===`, `<==` or `> =`, of which the operator before it is the rest. Returns whether
  /// there is one.
  mutating func skipLastSignOfOperator() -> Bool {
    guard kind == .equals else { return false }
    let sign = tokens[position - 1].kind
    let right: String
    if [.equal, .notEqual, .lessOrEqual, .greaterOrEqual].contains(sign), isAdjacent(position) {
      right = text(ofToken: position - 1)
    } else if [.less, .greater].contains(sign), isJoined(position) {
      right = text(ofToken: position - 1) + "="
    } else {
      return false
    }
    reportUnknownOperator(at: position - 1, for: right)
    bump()
    return true
  }

  /// Reports the first of two signs in the wrong order, as in `=>` for `>=`. Returns whether it is here.
  mutating func reportReversedComparison() -> Bool {
    guard isAtReversedComparison(position), beginsValue(position + 2), !isAtArrowOfFunction, !isAtArrowOfList else {
      return false
    }
    reportUnknownOperator(at: position, for: text(ofToken: position + 1) + "=")
    return true
  }

  /// Reports a `=` between two values, or `= =`, of which it skips the first sign.
  mutating func reportEqualsInCondition() {
    guard nextKind == .equals, isJoined(position + 1) else {
      return report(.equalsInCondition(isComplete: beginsValue(position + 1)))
    }
    reportUnknownOperator(at: position, for: "==")
    bump()
  }

  /// Returns whether a `=` before a `<` or a `>` is at a token, possibly with a blank between them.
  func isAtReversedComparison(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].kind == .equals && [.less, .greater].contains(tokens[index + 1].kind)
      && isJoined(index + 1)
  }

  private mutating func reportUnknownOperator(at first: Int, for right: String) {
    let span = span(ofTokens: first...first + 1)
    report(.unknownOperator(source.text(Int(span.start)..<Int(span.end)), for: right), at: span)
  }

  /// Returns whether a token is right after the one before it, or after one blank.
  private func isJoined(_ index: Int) -> Bool {
    tokens[index].start - tokens[index - 1].end <= 1 && !tokens[index].flags.contains(.startsLine)
  }

  /// Returns whether a value can begin with a token.
  private func beginsValue(_ index: Int) -> Bool {
    guard index < tokens.count, case let kind = tokens[index].kind else { return false }
    return kind.isWord || [.leftParenthesis, .leftBracket, .dot, .minus, .not].contains(kind)
  }

  /// Returns whether the two signs of `=>` are at a token.
  func isAtArrow(_ index: Int) -> Bool {
    isAdjacent(index + 1) && tokens[index].kind == .equals && tokens[index + 1].kind == .greater
  }

  /// Reports a function without a name: `x => x * 2`. Returns whether there is one.
  mutating func reportForeignFunction() -> Bool {
    guard isAtArrow(position) else { return false }
    report(.closure, at: span(ofTokens: position...position + 1))
    return true
  }

  /// Whether the `=>` here follows the parameter of a function, which is used after it, or is an argument of a method that takes
  /// a function.
  private var isAtArrowOfFunction: Bool {
    guard isAtArrow(position), let parameter = parameterOfArrow else { return false }
    let before = tokens[..<parameter].suffix(3)
    if before.last?.kind == .leftParenthesis, before.first?.kind == .dot, before.count == 3,
      ForeignWords.takesFunction(text(ofToken: parameter - 2))
    {
      return true
    }
    return restOfElement(from: position + 2, isDeep: true).contains { $0.name == tokens[parameter].name }
  }

  /// The last of the names before an arrow, if they can be those of parameters: `x`, `(x)` or `(x, y)`.
  private var parameterOfArrow: Int? {
    var (first, last) = (position - 1, position - 1)
    if tokens[last].kind == .rightParenthesis {
      last -= 1
      first = tokens[..<last].lastIndex { $0.kind != .name && $0.kind != .comma } ?? 0
      guard tokens[first].kind == .leftParenthesis else { return nil }
    }
    guard first > 0, tokens[last].kind == .name else { return nil }
    return [.leftParenthesis, .leftBracket, .comma, .equals, .colon].contains(tokens[first - 1].kind) ? last : nil
  }

  /// Whether the `=>` here is in the loop of a list, before its value: no colon follows.
  private var isAtArrowOfList: Bool {
    guard isAtArrow(position), let bracket = innermostBracket, tokens[bracket].kind == .leftBracket,
      tokens[bracket + 1].name == Keyword.for.name
    else { return false }
    var conditions = 0
    for token in restOfElement(from: position + 2) {
      if token.kind == .question { conditions += 1 }
      if token.kind == .colon { conditions -= 1 }
    }
    return conditions >= 0
  }

  /// Reports and skips a second sign of a range: `0..<=5`, `0...<5`. Returns whether there is one.
  mutating func skipSecondSignOfRange() -> Bool {
    guard [.equals, .equal, .less, .lessOrEqual, .greater, .greaterOrEqual].contains(kind), isAdjacent(position),
      [.closedRange, .halfOpenRange].contains(tokens[position - 1].kind)
    else { return false }
    let sign = text(ofToken: position - 1)
    if sign == ".." {
      // It has been reported.
      noteExplainedFault()
      isRecovering = true
    } else {
      report(.rangeSign(sign + text(ofToken: position)), at: span(ofTokens: position - 1...position))
    }
    bump()
    return true
  }

  /// Reports a word for the `...` of a range, before its upper end: `0 to 4`. Returns whether there is one.
  mutating func reportForeignRange() -> Bool {
    guard kind == .name, !token.flags.contains(.startsLine), [.name, .number, .leftParenthesis].contains(nextKind),
      isOne(of: ["to", "until", "through", "upto"], position)
    else { return false }
    report(.rangeWord(text(ofToken: position), ends: numbersAroundWord))
    return true
  }

  /// The numbers before and after the current word, if they are all that is on its sides.
  private var numbersAroundWord: (low: String, high: String)? {
    guard position > 1, tokens[position - 1].kind == .number, tokens[position - 2].kind == .name, nextKind == .number,
      position + 2 < tokens.count, ![.plus, .minus, .star, .slash].contains(tokens[position + 2].kind)
    else { return nil }
    return (text(ofToken: position - 1), text(ofToken: position + 1))
  }
}
