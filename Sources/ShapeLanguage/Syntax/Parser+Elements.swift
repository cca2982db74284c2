import ShapeCore

/// Decides by the tokens around a missing sign what was meant.
extension Parser {
  /// The tokens up to the end of the statement or of the bracket.
  struct Rest {
    /// Whether all of them may be values and labels.
    var isReadable = true
    /// Whether there is a comma between any two values.
    var hasCommas = true
  }

  /// The maximum number of tokens that are examined, so that a long list without commas takes no time.
  private static let longestRest = 200

  var rest: Rest {
    var rest = Rest()
    var depth = 0
    var previous: Token?
    for index in position..<min(tokens.count, position + Self.longestRest) {
      let token = tokens[index]
      if depth == 0, index > position, !isInsideBrackets, token.flags.contains(.breakBefore) { break }
      switch token.kind {
      case .leftBrace where depth == 0 && previous?.kind != .path: rest.isReadable = false
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace:
        depth -= 1
        if depth < 0 { return rest }
      case .terminator, .endOfFile: return rest
      case .invalid, .equals, .halfOpenRange, .closedRange: if depth == 0 { rest.isReadable = false }
      case .number, .color, .string, .name:
        guard depth == 0 else { break }
        if !isValue(index) { rest.isReadable = false }
        if let previous, endsValue(previous), !isX(previous), !isX(token) { rest.hasCommas = false }
      case .path, .comma, .colon, .question, .dot, .plus, .minus, .star, .slash, .not, .less, .lessOrEqual, .greater,
        .greaterOrEqual, .equal, .notEqual, .and, .or:
        break
      }
      previous = token
    }
    return rest
  }

  /// Returns whether the element that begins at a token and ends here is complete.
  func isComplete(from element: Int) -> Bool { (element..<position).allSatisfy { isValue($0) } }

  /// Returns whether a token may be a part of a value: not a number with an unknown unit, and not a word that begins a
  /// loop.
  private func isValue(_ index: Int) -> Bool {
    let kind = tokens[index].kind
    if kind == .number { return unit(ofNumber: index) != nil }
    if kind == .name { return !isLoopWord(index) && tokens[index].name != Keyword.in.name }
    return kind != .invalid
  }

  func endsValue(_ token: Token) -> Bool {
    [.number, .color, .string, .name, .rightParenthesis, .rightBracket, .rightBrace].contains(token.kind)
  }

  /// The innermost open bracket shortly before the current token, if it is that of a list or of arguments.
  var innermostBracket: Int? {
    var depth = 0
    for index in (max(0, position - 250)..<position).reversed() {
      switch tokens[index].kind {
      case .rightParenthesis, .rightBracket: depth += 1
      case .leftParenthesis, .leftBracket:
        if depth == 0 { return index }
        depth -= 1
      case .leftBrace, .rightBrace, .terminator: return nil
      default: break
      }
    }
    return nil
  }

  /// Whether the innermost open bracket shortly before the current token is that of a list.
  var isInList: Bool { innermostBracket.map { tokens[$0].kind == .leftBracket } ?? false }

  /// The tokens from one on up to the end of the statement or of the bracket.
  ///
  /// - Parameter isDeep: Whether those in other brackets belong to them. Defaults to `false`.
  func restOfElement(from first: Int, isDeep: Bool = false) -> [Token] {
    var depth = 0
    var rest: [Token] = []
    for token in tokens[first...].prefix(Self.longestRest) {
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace:
        depth -= 1
        if depth < 0 { return rest }
      case .terminator, .endOfFile: return rest
      default: break
      }
      if !isInsideBrackets, token.flags.contains(.breakBefore) { return rest }
      if depth == 0 || isDeep { rest.append(token) }
    }
    return rest
  }

  private func isX(_ token: Token) -> Bool { token.name == Keyword.x.name }
}
