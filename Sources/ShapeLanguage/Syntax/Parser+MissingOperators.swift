import ShapeCore

/// Values side by side, between which an operator or a space is missing.
extension Parser {
  /// The words of other languages between two values.
  private static let connectives = [
    "and", "or", "then", "when", "unless", "is", "to", "until", "through", "upto", "by", "step", "mod",
  ]

  /// Reports a missing operator after the value of a `let`: `let s = width 20%`.
  mutating func reportMissingOperator() {
    guard !isRecovering, kind == .number || kind == .name, isBetweenOperands, !isType(position - 1), !isAtOtherWord
    else {
      return
    }
    if reportDetachedUnit() {
      // The name stands for something else than the number alone.
      isRecovering = true
      return
    }
    if reportJoinedX() { return }
    let isShare = tokens[position - 1].kind == .name && isAtPercentage
    report(.missingOperator(before: currentDescription, product: isShare ? "%" : isAtFactor ? "*" : nil))
  }

  /// Whether the current word begins another statement, or is an operator of another language.
  private var isAtOtherWord: Bool {
    guard kind == .name else { return false }
    return word.place != nil || [.equals, .colon].contains(nextKind) || isOne(of: Self.connectives, position)
  }

  /// Whether a percentage is here: a number that ends with `%`.
  var isAtPercentage: Bool { kind == .number && source.bytes[Int(token.end) - 1] == UInt8(ascii: "%") }

  /// Whether a name is here that follows a number, and that nothing else follows without an operator: `2 width`.
  var isAtFactor: Bool {
    guard kind == .name, position > 0, tokens[position - 1].kind == .number, position + 1 < tokens.count else {
      return false
    }
    if tokens[position + 1].flags.contains(.startsLine) { return true }
    switch nextKind {
    case .endOfFile, .terminator, .rightBrace, .rightParenthesis, .rightBracket, .comma, .plus, .minus, .star, .slash:
      return true
    case .invalid, .name, .number, .color, .string, .path, .leftBrace, .leftParenthesis, .leftBracket, .colon,
      .question,
      .dot, .equals, .not, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .halfOpenRange,
      .closedRange:
      return false
    }
  }

  /// Returns whether an element begins with a label, so that no value without one follows it.
  func hasLabel(_ element: Int) -> Bool {
    element + 1 < tokens.count && tokens[element].kind == .name && tokens[element + 1].kind == .colon
  }

  /// Reports the `x` of a size that touches the height: `100 x60`. Returns whether it is there.
  mutating func reportJoinedX() -> Bool {
    guard kind == .name, !isInsideBrackets, position > 0, tokens[position - 1].kind == .number,
      position + 1 < tokens.count, nextKind != .number || tokens[position + 1].flags.contains(.startsLine),
      case let letters = source.bytes[Int(token.start)..<Int(token.end)],
      letters.count > 1, letters.first == UInt8(ascii: "x"),
      letters.dropFirst().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return false }
    report(.joinedX(text(ofToken: position)))
    return true
  }
}
