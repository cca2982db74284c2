import ShapeKit

/// Messages about code written as in another language, and recovery after it.
extension Parser {
  /// The error about the current word as an unknown statement.
  var unknownStatement: Problem {
    let isUpdate =
      [.plus, .minus, .star, .slash].contains(nextKind) && position + 2 < tokens.count
      && tokens[position + 2].kind == .equals && tokens[position + 1].end == tokens[position + 2].start
    let form: WordForm =
      nextKind == .equals ? .assigned : isUpdate ? .updated : nextKind == .leftParenthesis ? .called : .alone
    return .unknownStatement(source.text(Int(token.start)..<Int(token.end)), form)
  }

  /// Whether a `let` of another language follows: `var r = 4`.
  var isAtForeignLet: Bool {
    guard kind == .name, position + 2 < tokens.count, nextKind == .name,
      !tokens[position + 1].flags.contains(.startsLine)
    else { return false }
    let length = Int(token.end - token.start)
    guard length == 3 || length == 5, [.equals, .colon].contains(tokens[position + 2].kind) else { return false }
    let text = source.bytes[Int(token.start)..<Int(token.end)]
    return text.elementsEqual("var".utf8) || text.elementsEqual("const".utf8)
  }

  /// Reports an unexpected token after a statement. If `stroke` precedes a path, the `stroke` is the mistake, not the
  /// path.
  mutating func reportUnexpected() {
    if reportPseudoClass() || reportDecimalComma() { return }
    if kind == .name, tokens[position - 1].kind == .rightBrace, nextKind == .leftBrace || nextKind == .name,
      case let word = text(ofToken: position), case let isElseIf = word == "elseif" || word == "elif",
      isElseIf || nearestName(to: word, among: [Keyword.else.spelling]) != nil
    {
      report(.misspelledWord(word, for: isElseIf ? "else if" : Keyword.else.spelling))
      isRecovering = true
    } else if kind == .path, Command(tokens[position - 1].name) == .stroke {
      report(.unexpected(.source("stroke")), at: span(ofToken: position - 1), notes: [])
    } else {
      report(.unexpected(currentDescription))
    }
  }

  /// Returns whether the current word is where only a keyword is allowed, and a value follows on its line.
  private func isWordBeforeValue(_ word: Keyword) -> Bool {
    guard kind == .name, token.name != word.name, position + 1 < tokens.count,
      !tokens[position + 1].flags.contains(.startsLine)
    else { return false }
    switch nextKind {
    case .number, .leftParenthesis, .dot: return true
    case .minus: return word == .in
    case .name: return tokens[position + 1].name.place != .within
    case .endOfFile, .invalid, .terminator, .color, .string, .path, .leftBrace, .rightBrace, .rightParenthesis,
      .leftBracket, .rightBracket, .comma, .colon, .question, .equals, .plus, .star, .slash, .not, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .halfOpenRange, .closedRange:
      return false
    }
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

  /// Reports the current word if it is probably meant to be the `x` of a size. Returns whether it is.
  mutating func reportMisspelledX() -> Bool {
    guard isWordBeforeValue(.x), token.end - token.start <= 2, position > 0, nextKind != .dot,
      !token.flags.contains(.startsLine), [.number, .rightParenthesis, .name].contains(tokens[position - 1].kind),
      !isInsideBrackets || (tokens[position - 1].kind == .number && nextKind == .number),
      token.end - token.start == 1 || text(ofToken: position).utf8.contains(UInt8(ascii: "x"))
    else { return false }
    reportMisspelled(.x)
    return true
  }

  /// Reports a misspelled `path` right before the current brace. The rest of the statement is in doubt then.
  mutating func reportMisspelledPath() -> Bool {
    guard kind == .leftBrace, position > 0, !token.flags.contains(.startsLine), tokens[position - 1].kind == .name,
      case let word = text(ofToken: position - 1), nearestName(to: word, among: [Keyword.path.spelling]) != nil
    else { return false }
    report(.misspelledWord(word, for: Keyword.path.spelling), at: span(ofToken: position - 1), notes: [])
    isRecovering = true
    return true
  }

  /// Whether a `case` or a `default` begins here, possibly misspelled.
  var isAtCase: Bool { isAt(.case) || isAt(.default) || misspelledCase != nil }

  /// The keyword of a `switch` that the current word probably means.
  var misspelledCase: Keyword? {
    guard kind == .name, word.place == nil, nextKind == .dot || nextKind == .colon else { return nil }
    let keyword = nextKind == .dot ? Keyword.case : .default
    return nearestName(to: text(ofToken: position), among: [keyword.spelling]) == nil ? nil : keyword
  }

  mutating func reportMisspelled(_ keyword: Keyword) {
    report(.misspelledWord(text(ofToken: position), for: keyword.spelling))
  }

  func text(ofToken index: Int) -> String { source.text(Int(tokens[index].start)..<Int(tokens[index].end)) }

  /// The last token of a property's name as in CSS, `border-width:`, if one begins here.
  var propertyEnd: Int? {
    guard kind == .name, case let end = hyphenatedEnd, end > position, end + 1 < tokens.count,
      tokens[end + 1].kind == .colon
    else { return nil }
    return end
  }

  /// The last token of a name with `-` in it that begins here, or the token of the name itself if it has none.
  var hyphenatedEnd: Int {
    var end = position
    while end + 2 < tokens.count, tokens[end + 1].kind == .minus, tokens[end + 2].kind == .name,
      tokens[end].end == tokens[end + 1].start, tokens[end + 1].end == tokens[end + 2].start
    {
      end += 2
    }
    return end
  }

  /// Reports and skips a wrong token between a statement's keyword and its arguments: a sign, or parentheses around
  /// labeled arguments. Returns whether nothing is left to parse.
  mutating func skipBracketedArguments(ofStatementAt first: Int) -> Bool {
    if kind == .colon || kind == .equals {
      let sign = text(ofToken: position)
      let span = span(ofToken: position)
      bump()
      let rest = rest
      report(
        .signAfterKeyword(text(ofToken: first), sign: sign, isCertain: rest.isReadable && rest.hasCommas), at: span,
        notes: [])
      return false
    }
    guard kind == .leftParenthesis, holdsLabels else { return false }
    report(.bracketedArguments(text(ofToken: first)))
    skipBracket()
    if !isAtStatementEnd { skipStatement() }
    return true
  }

  /// Whether the parentheses that begin here contain a label, which no point does.
  var holdsLabels: Bool {
    var depth = 0
    var index = position
    while index + 1 < tokens.count {
      switch tokens[index].kind {
      case .leftBrace, .rightBrace, .terminator: return false
      case .leftParenthesis, .leftBracket: depth += 1
      case .rightParenthesis, .rightBracket:
        depth -= 1
        if depth == 0 { return false }
      case .name where depth == 1 && tokens[index + 1].kind == .colon:
        if [.comma, .leftParenthesis].contains(tokens[index - 1].kind) { return true }
      case .name where tokens[index].flags.contains(.startsLine) && tokens[index].name.place == .statement:
        return false
      default: break
      }
      index += 1
    }
    return false
  }

  /// Returns whether a statement begins here that is indented at most as far as the line where its block begins. If
  /// braces are missing, it is probably after the end of that block.
  func isOutdented(from brace: Int) -> Bool {
    guard surplusBraces > 0, position > brace, token.flags.contains(.startsLine), isAtStatement,
      word.place == .statement
    else { return false }
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
