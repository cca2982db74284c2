import ShapeCore

/// Elements and slices of lists.
extension Checker {
  mutating func check(_ view: SubscriptSyntax, expecting type: ValueType?) -> ExpressionID {
    let (base, span) = (view.base, view.span)
    // The type of a list's constants follows from that of its element.
    let list = check(base, expecting: expectedType(of: base, forElement: view.range == nil, type))
    let found = program.type(of: list)
    if let range = view.range {
      let low = checkIndex(range.low)
      let high = checkIndex(range.high)
      guard isList(found, at: base, view) else { return invalid(at: span) }
      surroundings.readsElements = true
      return program.make(.slice(of: list, low, high, isClosed: range.isClosed), found, at: span)
    }
    let index = checkIndex(view.index, in: view)
    guard isList(found, at: base, view), let element = found.element else { return invalid(at: span) }
    surroundings.readsElements = true
    return program.make(.element(of: list, at: index), element, at: span)
  }

  private func expectedType(of base: ExpressionSyntax, forElement: Bool, _ type: ValueType?) -> ValueType? {
    guard let type else { return nil }
    if case .group(let view) = base { return expectedType(of: view.value, forElement: forElement, type) }
    guard [.list, .comprehension].contains(base.kind) else { return nil }
    return type == .invalid || !forElement ? type : .list(type)
  }

  /// Returns whether a value is a list. Reports anything else before a subscript.
  private mutating func isList(_ type: ValueType, at base: ExpressionSyntax, _ view: SubscriptSyntax) -> Bool {
    if case .list = type { return true }
    if type != .invalid { report(.elementOfType(describe(type)), at: base) }
    return false
  }

  /// Checks an index. Reports a negative number, which is none in any list.
  ///
  /// - Parameter view: The subscript, if it consists of the index only.
  private mutating func checkIndex(_ index: ExpressionSyntax, in view: SubscriptSyntax? = nil) -> ExpressionID {
    let value = check(index, as: .integer)
    guard case .prefix(let prefix) = index, prefix.operatorToken.kind == .minus,
      case .number(let number) = prefix.operand,
      case .negate = program[value].kind, number.literal.value > 0
    else { return value }
    return refuse(.negativeIndex(index.text, isLast: view != nil && number.literal.value == 1), at: index)
  }
}
