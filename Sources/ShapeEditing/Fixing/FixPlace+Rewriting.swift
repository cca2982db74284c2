import ShapeCore
import ShapeLanguage

// Changes that depend on more of the tree than one token.
extension FixPlace {
  /// Adds the 0 of a number such as `.5`.
  func insertingDigitBeforeDot() -> FixIt? {
    let start = Int(span.start)
    guard isNumber, start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return nil }
    return FixIt(.write("0." + text), [TextEdit(part(from: span.start - 1, to: span.start - 1), "0")])
  }

  /// Adds the closing quotation mark of a string at the end of its line.
  func closingString() -> FixIt? {
    let end = span.start + Int32(text.utf8.count - text.utf8.reversed().prefix { GapScanner.isBlank($0) }.count)
    return FixIt(.addClosing("\""), [TextEdit(part(from: end, to: end), "\"")])
  }

  /// Deletes the result type of a function in the style of Swift.
  func deletingResultType() -> FixIt? {
    let rest = tree.source.bytes[Int(span.start)...]
    guard rest.starts(with: "->".utf8), let end = rest.firstIndex(of: UInt8(ascii: "=")),
      !rest[..<end].contains(UInt8(ascii: "\n"))
    else { return nil }
    return FixIt(.removeResultType, [TextEdit(part(from: span.start, to: Int32(end)), "")])
  }

  /// Deletes a word with the blanks after it.
  func deletingWord() -> FixIt? {
    var end = Int(span.end)
    while end < tree.source.bytes.count, isBlank(tree.source.bytes[end]) { end += 1 }
    return FixIt(.remove(text), [TextEdit(part(from: span.start, to: Int32(end)), "")])
  }

  /// Deletes the parentheses around the arguments of a statement.
  func deletingParentheses() -> FixIt? {
    var token = tree.token(at: Int(span.start))
    while let other = token, other.kind != .leftParenthesis { token = other.next }
    guard let first = token else { return nil }
    var depth = 0
    while let last = token {
      if last.kind == .leftParenthesis { depth += 1 } else if last.kind == .rightParenthesis { depth -= 1 }
      token = last.next
      guard depth == 0 else { continue }
      var (open, close) = (first.span, last.span)
      let needsSpace = first.previous?.end == first.start
      while Int(open.end) < bytes.count, isBlank(bytes[Int(open.end)]) { open.end += 1 }
      while close.start > open.end, isBlank(bytes[Int(close.start) - 1]) { close.start -= 1 }
      return FixIt(.removeParentheses, [TextEdit(open, needsSpace ? " " : ""), TextEdit(close, "")])
    }
    return nil
  }

  /// Adds a type to a `let` with a constant as its value.
  func declaring(_ type: String) -> FixIt? {
    guard let declaration = enclosing({ LetSyntax($0) }, where: { $0.value?.node.span == span }) else { return nil }
    let name = declaration.name.node
    return FixIt(.write("\(name.text): \(type)"), [TextEdit(part(from: name.span.end, to: name.span.end), ": \(type)")])
  }

  /// Replaces `a < b < c` with `a < b && b < c`.
  func splittingComparison() -> FixIt? {
    guard let chain = enclosing({ ChainedComparisonSyntax($0) }, where: { $0.operatorToken.span.start == span.start })
    else { return nil }
    let middle = chain.left.right.node.text
    let end = chain.left.node.span.end
    return FixIt(
      .write("\(chain.left.node.text) && \(middle) \(chain.operatorToken.text) \(chain.right.node.text)"),
      [TextEdit(part(from: end, to: end), " && \(middle)")])
  }

  /// Sorts the stops of a gradient by their positions, if all of these are number literals.
  func sortingStops() -> FixIt? {
    guard let list = enclosing({ ListSyntax($0) }, where: { $0.node.span == span }), !holdsComment(list.node) else {
      return nil
    }
    let elements = Array(list.elements)
    let positions = elements.compactMap { position(of: $0) }
    guard positions.count == elements.count else { return nil }
    let order = positions.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
    let edits = elements.indices.filter { order[$0] != $0 }.map { index in
      TextEdit(elements[index].node.span, elements[order[index]].node.text)
    }
    return edits.isEmpty ? nil : FixIt(.sortStops, edits)
  }

  /// Adds a missing label, unless several arguments without a label could be meant for it.
  func adding(label: String) -> FixIt? {
    guard label != "by", let argument = enclosing({ ArgumentSyntax($0) }, where: { $0.node.span == span }),
      argument.label == nil, let siblings = argument.node.parent?.children
    else { return nil }
    let unlabeled = siblings.filter { ArgumentSyntax($0)?.label == nil && ArgumentSyntax($0) != nil }.count
    return unlabeled <= 2 ? replacing(with: "\(label): \(text)") : nil
  }

  /// Renames a declaration, unless other files can use it.
  func renamingDeclaration(_ name: String, to other: String) -> FixIt? {
    guard let declaration = declaration(at: span) else { return nil }
    let isOfFile = declaration.node.parent == tree.wholeFile
    return isOfFile && !declaration.isPrivate ? nil : renaming(name, to: other)
  }

  /// Returns the position of a stop if it is a number literal: the `0.2` of `stop(.red, at: 20%)`.
  private func position(of stop: ExpressionSyntax) -> Double? {
    guard case .call(let call) = stop, call.name.node.text == Builtin.paint(.stop).name,
      let argument = call.arguments?.elements.first(where: { $0.label?.text == StopParameters.at.name }),
      case .number(let number) = argument.value
    else { return nil }
    let literal = number.literal
    switch literal.unit {
    case .plain: return literal.value
    case .percent: return literal.value / 100
    case .degrees, .radians, .turns, nil: return nil
    }
  }
}
