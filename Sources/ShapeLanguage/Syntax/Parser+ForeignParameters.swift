import ShapeCore

/// Parameters as in other languages: reported, and parsed as what they stand for.
extension Parser {
  /// Reports and skips a `let` before the name of a parameter: `(let x = 4)`.
  mutating func skipLetOfParameter() {
    guard kind == .name, nextKind == .name, position + 2 < tokens.count, case let next = tokens[position + 2],
      tokens[position + 1].name != Keyword.in.name,
      [.colon, .equals].contains(next.kind) || next.name == Keyword.in.name,
      isAt(.let) || isOne(of: ForeignWords.lets, position)
    else { return }
    report(.letOfParameter(text(ofToken: position)))
    bump()
  }

  /// Reports and skips the colon of `x in: 0...10`, after the `in`.
  mutating func skipColonAfterIn() {
    guard kind == .colon else { return }
    report(.colonAfterIn)
    bump()
  }

  /// Whether a range follows `in:` two tokens after the current one, and not a type.
  private var isBeforeColonAfterIn: Bool {
    tokens[position + 1].name == Keyword.in.name && position + 3 < tokens.count
      && [.number, .minus].contains(tokens[position + 3].kind)
  }

  /// Reports and skips the first of a parameter's two names, as in Swift.
  mutating func skipExternalName() {
    guard isAtFreeName, nextKind == .name, position + 2 < tokens.count, tokens[position + 2].kind == .colon,
      !tokens[position + 1].flags.contains(.startsLine), !isBeforeColonAfterIn
    else { return }
    report(.unexpected(.secondName), at: span(ofToken: position))
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
}
