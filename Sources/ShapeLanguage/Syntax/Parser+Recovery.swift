import ShapeCore

/// Skips what can't be parsed after a mistake, by braces and indentation.
extension Parser {
  /// Reports an unexpected token after a statement. If `stroke` precedes a path, the `stroke` is the mistake, not the
  /// path.
  mutating func reportUnexpected() {
    if reportPseudoClass() || reportDecimalComma() || reportForeignFunction() { return }
    if kind == .closedRange || kind == .halfOpenRange { return report(.rangeAsValue) }
    if reportTypeBeforeValue() { return }
    if kind == .name, tokens[position - 1].kind == .rightBrace, nextKind == .leftBrace || nextKind == .name,
      case let word = text(ofToken: position), case let isElseIf = word == "elseif" || word == "elif",
      isElseIf || nearestName(to: word, among: [Keyword.else.spelling]) != nil
    {
      report(.misspelledWord(word, for: isElseIf ? "else if" : Keyword.else.spelling))
      isRecovering = true
    } else if kind == .path, Command(tokens[position - 1].name) == .stroke {
      report(.strokeBeforePath, at: span(ofToken: position - 1))
    } else {
      report(.unexpected(currentDescription))
    }
  }

  /// Whether a statement begins here, on a line after one that lacks its last value: `let r =` before `fill .red, width: 2`.
  /// After a name, no value follows on the same line. What can be read as a value, such as `fill .red`, is one.
  var isAtStatementAfterUnfinishedLine: Bool {
    guard kind == .name, token.flags.contains(.startsLine), [.statement, .declaration].contains(word.place),
      position + 1 < tokens.count,
      case let next = tokens[position + 1], !next.flags.contains(.startsLine)
    else { return false }
    if next.kind == .name { return next.name.place != .within || next.name == Keyword.path.name }
    return next.kind.isWord
  }

  /// Returns the end of the line before this one, if that lacks its last value, so that the statement on this line was read
  /// as a part of it: `let r =` before `border .all, width: 2`.
  var endOfUnfinishedLine: SourceSpan? {
    guard position > 0 else { return nil }
    var first = position - 1
    for _ in 0..<100 where first > 0 && !tokens[first].flags.contains(.startsLine) { first -= 1 }
    // In brackets of an earlier line, the word is probably a name, and no value is missing after a comma.
    if isInsideBrackets, first == 0 || tokens[first - 1].kind == .comma || !isBeforeConstant(first),
      !tokens[first..<position].contains(where: { [.leftParenthesis, .leftBracket].contains($0.kind) })
    {
      return nil
    }
    guard first > 0, case let word = tokens[first], word.flags.contains(.startsLine), word.name.place == .statement
    else {
      return nil
    }
    switch tokens[first - 1].kind {
    case .plus, .minus, .star, .slash, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or,
      .comma, .question, .equals, .not, .halfOpenRange, .closedRange:
      break
    // That of a label, not of a case.
    case .colon
    where first > 2 && [.comma, .leftParenthesis, .name].contains(tokens[first - 3].kind)
      && tokens[first - 3].name != Keyword.case.name && tokens[first - 2].name != Keyword.default.name:
      break
    case .colon
    where tokens[..<first].suffix(50).last { $0.flags.contains(.startsLine) || $0.kind == .question }?.kind == .question:
      break
    case .endOfFile, .invalid, .terminator, .name, .number, .color, .string, .path, .leftBrace, .rightBrace,
      .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .colon, .dot:
      return nil
    }
    let end = tokens[first - 1].end
    return SourceSpan(file: file, start: end, end: end)
  }

  /// Returns whether a constant follows a word, as in `fill .red`, and not a member, as in `fill.red`.
  private func isBeforeConstant(_ word: Int) -> Bool {
    word + 2 < tokens.count && tokens[word + 1].kind == .dot && !tokens[word + 1].flags.contains(.startsLine)
      && !isAdjacent(word + 1) && isAdjacent(word + 2)
  }

  func text(ofToken index: Int) -> String { source.text(Int(tokens[index].start)..<Int(tokens[index].end)) }

  /// Returns whether a token is one of some words. Correct sources are compared with them too, so it makes no string.
  func isOne(of words: [String], _ index: Int) -> Bool {
    let text = source.bytes[Int(tokens[index].start)..<Int(tokens[index].end)]
    return words.contains { text.count == $0.utf8.count && text.elementsEqual($0.utf8) }
  }

  /// A note about the brace before the current token, if more braces close than open: it is probably the extra one.
  var closedHere: [Note] {
    guard surplusBraces < 0, position > 0, tokens[position - 1].kind == .rightBrace else { return [] }
    return [Note(.closedHere, at: span(ofToken: position - 1))]
  }

  /// Returns whether a statement begins here that is indented at most as far as the line where its block begins. If
  /// braces are missing, it is probably after the end of that block.
  func isOutdented(from brace: Int) -> Bool {
    guard surplusBraces > 0, position > brace, token.flags.contains(.startsLine), isAtStatement,
      word.place == .statement
    else { return false }
    return indentation(ofLineWith: position) <= indentation(ofLineWith: brace)
  }

  /// Whether a declaration begins here that is indented at most as far as the line where the innermost block begins, in a
  /// file with missing braces: it is probably after the end of that block.
  var isAtOutdentedDeclaration: Bool {
    guard surplusBraces > 0, token.flags.contains(.startsLine), let brace = openBraces.last else { return false }
    return indentation(ofLineWith: position) <= indentation(ofLineWith: brace)
  }

  /// Skips an opening brace without a block, if too many braces open.
  mutating func skipSurplusBrace() -> Bool {
    guard surplusBraces > 0, kind == .leftBrace else { return false }
    report(.unexpected(currentDescription))
    surplusBraces -= 1
    pending.append(leaf(.error))
    return true
  }

  /// Whether a block begins here that is not the block of a path, and so not part of a value.
  var isAtBlock: Bool { kind == .leftBrace && position > 0 && tokens[position - 1].kind != .path }

  /// Whether the next line begins with a statement and is indented more than this one.
  var isAtIndentedStatement: Bool {
    guard position > 0, token.flags.contains(.startsLine), token.kind == .name, token.name.place == .statement
    else { return false }
    return indentation(ofLineWith: position) > indentation(ofLineWith: position - 1)
  }
}
