import ShapeCore

/// Keywords with one or two wrong letters, each taken for the keyword where it can't mean anything else.
extension Parser {
  /// Returns whether the current word is where only a keyword is allowed, and a value follows on its line.
  private func isWordBeforeValue(_ word: Keyword) -> Bool {
    guard kind == .name, token.name != word.name, position + 1 < tokens.count,
      !tokens[position + 1].flags.contains(.startsLine)
    else { return false }
    if nextKind == .name { return tokens[position + 1].name.place != .within }
    return [.number, .leftParenthesis, .dot].contains(nextKind) || nextKind == .minus && word == .in
  }

  /// Takes `in` after a name. Another word that can't mean anything else is reported and taken for it.
  mutating func takeIn() -> Bool {
    if isWordBeforeValue(.in), !token.flags.contains(.startsLine) {
      reportMisspelled(.in)
    } else if !isAt(.in) {
      return false
    }
    bump()
    return true
  }

  /// Whether a word begins loops, as in `[foor i in`: no value is followed by two words.
  func isMisspelledFor(_ index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index].kind == .name && tokens[index + 1].kind == .name
      && tokens[index + 2].name == Keyword.in.name
      && nearestName(to: text(ofToken: index), among: [Keyword.for.spelling]) != nil
  }

  /// Reports the current word if it is probably meant to be the `x` of a size. Returns whether it is.
  mutating func reportMisspelledX() -> Bool {
    // Called after each value. A call of a method that reads much of the parser copies it.
    guard kind == .name, isWordBeforeValue(.x), token.end - token.start <= 2, position > 0, nextKind != .dot,
      !token.flags.contains(.startsLine), [.number, .rightParenthesis, .name].contains(tokens[position - 1].kind),
      !isInsideBrackets || (tokens[position - 1].kind == .number && nextKind == .number),
      case let letters = text(ofToken: position).utf8, letters.count == 1 || letters.contains(UInt8(ascii: "x")),
      // A digit belongs to a length: `x2 0` is probably `x 20`.
      !letters.contains(where: { $0 < UInt8(ascii: "A") })
    else { return false }
    reportMisspelled(.x)
    return true
  }

  /// Reports a misspelled `path` right before the current brace. The rest of the statement is in doubt then.
  mutating func reportMisspelledPath() -> Bool {
    guard kind == .leftBrace, position > 0, !token.flags.contains(.startsLine), tokens[position - 1].kind == .name,
      case let word = text(ofToken: position - 1), nearestName(to: word, among: [Keyword.path.spelling]) != nil
    else { return false }
    report(.misspelledWord(word, for: Keyword.path.spelling), at: span(ofToken: position - 1))
    isRecovering = true
    return true
  }

  /// Whether a `case` or a `default` begins here, possibly misspelled.
  var isAtCase: Bool { isAt(.case) || isAt(.default) || misspelledCase != nil }

  /// The keyword of a `switch` that the current word probably means.
  var misspelledCase: Keyword? {
    if isAt(.else), nextKind == .colon { return .default }
    guard kind == .name, word.place == nil, [.dot, .number, .colon].contains(nextKind) else { return nil }
    let keyword = nextKind == .colon ? Keyword.default : .case
    return nearestName(to: text(ofToken: position), among: [keyword.spelling]) == nil ? nil : keyword
  }

  /// Whether the tokens before and after this place can be operands: no constant, color or text can.
  var isBetweenOperands: Bool {
    guard position > 1, [.number, .name, .leftParenthesis].contains(kind) else { return false }
    let previous = tokens[position - 1].kind
    return [.number, .rightParenthesis, .rightBracket].contains(previous)
      || previous == .name && !isConstantName(position - 1)
  }

  /// Whether a token is the name of a constant, such as the `red` of `.red`, and not a member of a value.
  func isConstantName(_ index: Int) -> Bool {
    guard index > 1, tokens[index - 1].kind == .dot else { return false }
    return !(isAdjacent(index - 1) && endsValue(tokens[index - 2]))
  }

  mutating func reportMisspelled(_ keyword: Keyword) {
    report(.misspelledWord(text(ofToken: position), for: keyword.spelling))
  }

  /// Whether a number with letters is here, such as `3DCard`.
  var isAtMisreadNumber: Bool {
    kind == .number && token.end > token.start && unit(ofNumber: position) == nil
  }
}
