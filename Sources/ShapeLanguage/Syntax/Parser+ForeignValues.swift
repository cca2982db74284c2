import ShapeCore

/// Values and operators of other languages: reported, and skipped or parsed as what they stand for.
extension Parser {
  /// Reports and skips an `if`, or another word for `switch`, in place of a value; nil if there is none.
  mutating func foreignConditional() -> NodeID? {
    if isAt(.if), isBeforeCondition {
      report(.conditionalValue(.if))
    } else if isAtForeignSwitch {
      report(.foreignSwitch(text(ofToken: position), over: text(ofToken: position + 1)))
    } else {
      return nil
    }
    return leaf(.error)
  }

  /// Whether the `when kind {` of another language begins here.
  private var isAtForeignSwitch: Bool {
    guard kind == .name, nextKind == .name, position + 2 < tokens.count, tokens[position + 2].kind == .leftBrace,
      !tokens[position + 1].flags.contains(.startsLine)
    else { return false }
    return isOne(of: ["when", "match"], position)
  }

  /// Whether a condition follows the current word, and not an operator or arguments as after a name.
  var isBeforeCondition: Bool {
    // A name may end a statement.
    if position + 1 < tokens.count, tokens[position + 1].flags.contains(.startsLine) { return false }
    if nextKind == .number || nextKind == .not { return true }
    if nextKind == .name { return ![Keyword.x.name, Keyword.where.name].contains(tokens[position + 1].name) }
    // After `=`, no value is followed by a block.
    guard nextKind == .leftParenthesis, position > 0, tokens[position - 1].kind == .equals else { return false }
    var depth = 0
    for index in (position + 1)..<min(tokens.count - 1, position + 50) {
      if tokens[index].kind == .leftParenthesis { depth += 1 }
      if tokens[index].kind == .rightParenthesis { depth -= 1 }
      if depth == 0 { return tokens[index + 1].kind == .leftBrace }
    }
    return false
  }

  /// Returns whether a word begins a loop, in this or another language, followed by the name of its variable.
  func isLoopWord(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].kind == .name && tokens[index + 1].kind == .name
      && isOne(of: ForeignWords.loops, index)
  }

  /// Reports a loop where a value belongs: `[f(i) for i in list]`. Returns whether there is one.
  mutating func reportForeignLoop(after element: Int) -> Bool {
    guard kind == .name, let word = [position - 1, position].first(where: { $0 >= element && isLoopWord($0) }) else {
      return false
    }
    let isComprehension = word == position && tokens[word].name == Keyword.for.name
    report(isComprehension ? .valueBeforeLoop : .unexpected(.source(text(ofToken: word))), at: span(ofToken: word))
    return true
  }

  /// Reports a type before a value: `let ink = Color adaptive(…)`. Returns whether there is one.
  mutating func reportTypeBeforeValue() -> Bool {
    guard position > 1, !token.flags.contains(.startsLine), isType(position - 1),
      [.equals, .colon, .comma, .leftParenthesis, .name].contains(tokens[position - 2].kind)
    else { return false }
    report(.typeBeforeValue(text(ofToken: position - 1)), at: span(ofToken: position - 1))
    return true
  }

  /// Reports a third number in parentheses, by the label before them: `cornerRadius: (8, 8, 0, 0)`.
  mutating func reportThirdCoordinate(openedAt open: Int) {
    guard kind == .comma else { return }
    let label = open > 1 && tokens[open - 1].kind == .colon ? text(ofToken: open - 2) : nil
    let takesColor = open > 0 && [Command.fill, .stroke, .shadow].contains(Command(tokens[open - 1].name))
    report(.thirdCoordinate(label: label, takesColor: takesColor))
  }

  /// Reports a missing value. After a `*` right before another one, reports the `**` of other languages.
  mutating func reportMissingValue() {
    guard kind == .star, isAdjacent(position), tokens[position - 1].kind == .star else {
      let followsX = position > 0 && tokens[position - 1].name == Keyword.x.name
      return reportExpected(followsX ? .height : .value)
    }
    report(.unexpected(.source("**")), at: span(ofTokens: position - 1...position))
  }

  /// Reports a slice without a lower end: `list[..<3]`, `list[:3]`. Returns whether there is one.
  mutating func reportForeignSlice() -> Bool {
    guard [.halfOpenRange, .closedRange, .colon].contains(kind) else { return false }
    // A wrong sign of a range has been reported.
    if text(ofToken: position) == ".." { isRecovering = true } else { report(.openSlice) }
    return true
  }

  /// Reports what other languages allow after the index or the slice that began at a bracket.
  mutating func reportForeignIndex(openedAt open: Int) {
    if kind == .colon {
      report(nextKind == .rightBracket ? .openSlice : .sliceWithColon)
    } else if kind == .comma {
      // With a space before the bracket, a list after another value is more likely.
      if isAdjacent(open) {
        report(.twoIndices)
      } else {
        reportMissingComma(beforeBracket: open)
      }
    }
  }

  /// Reports a missing comma before a list that was read as an index.
  mutating func reportMissingComma(beforeBracket open: Int) {
    report(.missingComma(before: .source("["), statement: nil, isCertain: false), at: span(ofToken: open))
  }

  /// Returns whether a word is the `of` of a loop in another language, before a value, and not a variable after an `x`.
  func isForeignIn(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].kind == .name && [.name, .number].contains(tokens[index + 1].kind)
      && isOne(of: ["of"], index)
  }

  /// Takes the colon before the value of a list's loop. Reports what is there instead.
  mutating func takeColonOfComprehension() -> Bool {
    if isAtArrow(position) {
      report(.arrowInList, at: span(ofTokens: position...position + 1))
      bump()
      bump()
      return true
    }
    if kind == .rightBracket {
      report(.loopWithoutValue)
      return false
    }
    return expect(.colon, .colonOfComprehension)
  }

  /// Reports and skips the block after a method that takes a function in other languages: `list.map { … }`. Returns
  /// whether there is one.
  mutating func reportTrailingClosure() -> Bool {
    guard kind == .leftBrace, !token.flags.contains(.startsLine), position > 0, tokens[position - 1].kind == .name,
      ForeignWords.takesFunction(text(ofToken: position - 1)), position + 2 < tokens.count,
      // The block of an `if` begins with a statement: `if palette.filter { … }`.
      tokens[position + 1].kind == .invalid || tokens[position + 2].name == Keyword.in.name
    else { return false }
    report(.trailingClosure(text(ofToken: position - 1)))
    let open = position
    skipBracket()
    for token in tokens[open..<position] where token.kind == .invalid { explainedTokens.insert(token.start) }
    return true
  }

  /// Returns whether the names of a loop in parentheses begin at a token: `(p, i) in`.
  func isAtParenthesizedLoopNames(_ index: Int) -> Bool {
    guard tokens[index].kind == .leftParenthesis,
      let close = tokens[index...].prefix(5).firstIndex(where: { $0.kind == .rightParenthesis }),
      (close - index).isMultiple(of: 2), close + 1 < tokens.count
    else { return false }
    let areNames = tokens[(index + 1)..<close].enumerated().allSatisfy {
      $0.element.kind == ($0.offset.isMultiple(of: 2) ? .name : .comma)
    }
    return areNames && (tokens[close + 1].name == Keyword.in.name || isForeignIn(close + 1))
  }

  /// Reports another word for the `where` of a loop. Returns whether there is one.
  mutating func reportForeignCondition() -> Bool {
    guard kind == .name, !token.flags.contains(.startsLine), isOne(of: ForeignWords.conditions, position),
      [.name, .number, .leftParenthesis, .not].contains(nextKind)
    else { return false }
    reportMisspelled(.where)
    return true
  }

  /// Reports and skips the labels of a point, `(x: 0, y: 0)`: the label `x` here, and later `y`.
  ///
  /// - Parameter label: The only label that is skipped.
  /// - Returns: Whether it was there.
  mutating func skipPointLabel(_ label: String, isReported: Bool = false) -> Bool {
    guard kind == .name, nextKind == .colon, text(ofToken: position) == label else { return false }
    if !isReported { report(.pointLabels, at: span(ofTokens: position...position + 1)) }
    bump()
    bump()
    return true
  }

  /// Reports and skips the arguments of a constant: `.degrees(45)`. Returns whether there are some.
  mutating func skipConstantCall(from dot: Int) -> Bool {
    guard kind == .leftParenthesis, isAdjacent(position), tokens[position - 1].kind == .name else { return false }
    let name = text(ofToken: position - 1)
    let open = position
    skipBracket()
    let span = span(ofTokens: dot...position - 1)
    if let unit = NumberUnit(meantBy: name), unit != .plain, unit != .percent {
      report(.angleCall(name, unit, number: plainNumber(in: open..<position)), at: span)
    } else {
      report(.constantCall(name), at: span)
    }
    return true
  }

  /// Returns the number, with a minus or without, that is alone between two brackets.
  private func plainNumber(in brackets: Range<Int>) -> String? {
    let inside = brackets.dropFirst().dropLast()
    guard let last = inside.last, tokens[last].kind == .number,
      inside.count == 1 || inside.count == 2 && tokens[last - 1].kind == .minus,
      unit(ofNumber: last) == .plain
    else { return nil }
    return (inside.count == 2 ? "-" : "") + text(ofToken: last)
  }

  /// Takes the separator of two elements: a comma, or a `;`, which is reported.
  mutating func takeSeparator() -> Bool {
    if take(.comma) { return true }
    guard kind == .terminator, token.kind == .terminator, position + 1 < tokens.count,
      case let next = tokens[position + 1], !next.flags.contains(.startsLine),
      // Before a statement, a bracket is missing.
      next.kind != .name || next.name.place != .statement
    else { return false }
    report(.semicolonBetweenElements)
    bump()
    return true
  }

  /// Reports a label in a list, whose `]` is most likely missing before it. Returns whether there is one.
  mutating func reportLabelInList() -> Bool {
    guard kind == .name, nextKind == .colon else { return false }
    report(.labelInList(text(ofToken: position)), at: span(ofTokens: position...position + 1))
    return true
  }

  /// Reports and skips the unit of a number after a space: `45 deg`. Returns whether there is one.
  mutating func reportDetachedUnit() -> Bool {
    guard kind == .name, position > 0, case let number = tokens[position - 1], number.kind == .number,
      !token.flags.contains(.startsLine), number.end < token.start,
      unit(ofNumber: position - 1) == .plain
    else { return false }
    let unit = text(ofToken: position)
    guard NumberUnit(meantBy: unit) != nil else { return false }
    let span = span(ofTokens: position - 1...position)
    report(.detachedUnit(unit, text(ofToken: position - 1)), at: span)
    bump()
    isRecovering = false
    return true
  }

  /// Reports a decimal comma after the value of a statement: `let a = 1,5`. Returns whether there is one.
  mutating func reportDecimalComma() -> Bool {
    guard kind == .comma, nextKind == .number, isAdjacent(position), isAdjacent(position + 1),
      tokens[position - 1].kind == .number
    else { return false }
    let span = span(ofTokens: position - 1...position + 1)
    report(.decimalComma(text(ofToken: position - 1), text(ofToken: position + 1)), at: span)
    return true
  }

  /// Reports text after the value of a setting: `3,5`, `1 2`.
  mutating func reportEndOfSetting() {
    if !reportDecimalComma() { report(.expected(.endOfSetting, found: currentDescription)) }
  }
}
