import ShapeCore

/// Functions of CSS, in which blanks and slashes separate values.
extension Parser {
  /// Reports and skips a function of CSS whose arguments can't be read: `linear-gradient(to right, …)`. Returns nil if there is
  /// none. What can be read, such as `linear-gradient(a)`, may be a difference.
  mutating func foreignFunction() -> NodeID? {
    let start = nodeStart
    let end = hyphenatedEnd
    guard end > position, end + 1 < tokens.count, tokens[end + 1].kind == .leftParenthesis, isAdjacent(end + 1),
      case let span = span(ofTokens: position...end),
      case let name = source.text(Int(span.start)..<Int(span.end)),
      ForeignWords.nameHint(name, .function) != nil, lacksCommas(openedAt: end + 1)
    else { return nil }
    report(.foreignFunction(name), at: span)
    while position <= end { bump() }
    skipBracket()
    for token in tokens[start.token..<position] { explainedTokens.insert(token.start) }
    return node(.error, since: start)
  }

  /// Returns whether two values follow each other between parentheses.
  private func lacksCommas(openedAt open: Int) -> Bool {
    var depth = 0
    for index in open..<min(tokens.count, open + 200) {
      let token = tokens[index]
      switch token.kind {
      case .leftParenthesis, .leftBracket: depth += 1
      case .rightParenthesis, .rightBracket:
        depth -= 1
        if depth == 0 { return false }
      case .number, .color, .string, .name:
        if endsValue(tokens[index - 1]), !isWordBetweenValues(index - 1), !isWordBetweenValues(index) { return true }
      case .leftBrace, .rightBrace, .terminator, .endOfFile: return false
      default: break
      }
    }
    return false
  }

  /// Returns whether a token is a word of the language between values or before one. In CSS, an `in` begins the arguments.
  private func isWordBetweenValues(_ index: Int) -> Bool {
    let keyword = Keyword(tokens[index].name)
    return [.x, .for, .where, .switch].contains(keyword) || keyword == .in && tokens[index - 1].kind == .name
  }

  /// Whether the position of a color follows it in brackets, as in CSS: `#F00 50%`.
  var isAtPositionOfColor: Bool {
    isInsideBrackets && isAtPercentage && position > 0
      && (tokens[position - 1].kind == .color || tokens[position - 1].kind == .name && isConstantName(position - 1))
  }

  /// The function around a color with an opacity after a slash, as in CSS: `rgb(1 0 0 / 50%)`. With commas, it would be divided.
  var colorWithSlash: String? {
    guard isInsideBrackets, let function = innermostFunction, LanguageNames.colorModels.contains(function),
      restOfElement(from: position).contains(where: { $0.kind == .slash })
    else { return nil }
    return function
  }

  /// Whether the innermost open parenthesis shortly before the current token is that of a gradient.
  var isInGradient: Bool {
    innermostFunction.map { ["linearGradient", "radialGradient", "conicGradient"].contains($0) } ?? false
  }

  /// The name of the function whose arguments are here.
  var innermostFunction: String? {
    guard let bracket = innermostBracket, bracket > 0, tokens[bracket].kind == .leftParenthesis,
      tokens[bracket - 1].kind == .name
    else { return nil }
    return text(ofToken: bracket - 1)
  }
}
