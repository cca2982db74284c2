import ShapeCore
import ShapeLanguage

// Edits that may not be what was meant, even if only they fit.
extension TokenEdits {
  /// Signs before which and after which a value is needed.
  private static let operators = [
    "?", "+", "-", "*", "/", "<", "<=", ">", ">=", "==", "!=", "&&", "||", "...", "..<",
  ]

  /// The nearest names of values that are nowhere in the file but in their declarations. One of them may be missing.
  ///
  /// - Complexity: O(n) for n nodes.
  var unusedNames: [String] {
    var counts: [NameID: Int] = [:]
    for token in tree.tokens where token.kind == .name { counts[token.name, default: 0] += 1 }
    let declared = tree.allNodes.compactMap { node in
      (ParameterSyntax(node)?.name ?? BindingSyntax(node)?.name ?? LetSyntax(node)?.name)?.node.firstToken
    }
    let unused = declared.filter { counts[tree.tokens[$0.index].name] == 1 }
    return unused.sorted { abs($0.index - place) < abs($1.index - place) }.prefix(4).map { $0.text }
  }

  /// Whether an edit adds a value, which could be any other, or drops a name or a label.
  func isGuess(_ fixIt: FixIt) -> Bool {
    if case .add(let text) = fixIt.action { return Self.values.contains(text) || unusedNames.contains(text) }
    guard case .write = fixIt.action, let edit = fixIt.edits.first else { return false }
    let index = tree.firstToken(endingAfter: Int(edit.span.start))
    return tree.tokens[index].end == edit.span.end && tree.tokens[index].kind == .name
      && tree.tokens[index + 1].kind == .colon
  }

  /// Whether an edit, even if only it fits, may not be what was meant: it makes something else of a name or a block, or drops or
  /// replaces a sign with which an expression is unfinished.
  func isDoubtful(_ fixIt: FixIt) -> Bool {
    guard let edit = fixIt.edits.first else { return false }
    // What is added at the end of the file is at its last token, which has no length.
    let index = min(tree.firstToken(endingAfter: Int(edit.span.start)), tree.tokens.count - 1)
    let (token, isWhole) = (tree.tokens[index], span(index) == edit.span)
    // A sign of another language has a meaning: `r²`, `¬on`.
    if token.kind == .invalid, fixIt.action != .write("x") { return true }
    if joinsOperands(fixIt) { return true }
    if case .write(let word) = fixIt.action, isWhole {
      if token.kind == .dot || isUnfinished(index) || opensNothing(index, with: word) { return true }
      // Another statement draws something else. Only a `let` has a name before a `=`.
      return token.kind.isWord && beginsStatement(word) && word != Keyword.let.spelling
        && MisspelledName(text(index)).slip(from: word) == nil
    }
    if namesLayer(fixIt, at: index) { return FileNames(tree).isLabelOrValue(text(index + 1)) }
    if case .add(let word) = fixIt.action {
      // The word may be a part of the name before its bracket: `Badgetips(: Int`.
      let isInName = index > 1 && text(index - 2).hasSuffix(word) && text(index - 2) != word
      return isInName || namesWhatFollows(word) && token.kind == .name
    }
    if case .remove("}") = fixIt.action { return closesIndentedLines(index) }
    if case .remove(let sign) = fixIt.action {
      // Its other operand is missing.
      return (sign == "." || Self.operators.contains(sign)) && !removesCopy(fixIt)
    }
    return false
  }

  /// Whether two swapped tokens make a name of what is in parentheses: `layer(icon) { … }`.
  private func namesLayer(_ fixIt: FixIt, at index: Int) -> Bool {
    guard case .write = fixIt.action, index > 0, tree.tokens[index].kind == .leftParenthesis,
      fixIt.edits[0].span.end == tree.tokens[index + 1].end
    else { return false }
    return [Keyword.layer, .content, .slot].contains { $0.name == tree.tokens[index - 1].name }
  }

  /// Whether the value after an operator is missing. A sign that touches the value before it may as well stand for a bracket.
  private func isUnfinished(_ index: Int) -> Bool {
    guard index > 0, tree.tokens[index - 1].end < tree.tokens[index].start, Self.operators.contains(text(index)) else {
      return false
    }
    let next = tree.tokens[index + 1]
    let beginsValue = next.kind.canBeginStatement && next.kind != .terminator || [.dot, .minus].contains(next.kind)
    return next.flags.contains(.startsLine) || !beginsValue
  }

  /// Whether a line above a closing brace is indented as in a block whose opening brace is missing.
  ///
  /// - Complexity: O(n) for n tokens.
  private func closesIndentedLines(_ index: Int) -> Bool {
    let column = column(index)
    var below = index
    for line in (0..<index).reversed() where tree.tokens[line].flags.contains(.startsLine) || line == 0 {
      let isDeeper = self.column(line) < self.column(below)
      if isDeeper, tree.tokens[below - 1].kind.canEndStatement, tree.tokens[below].kind.canBeginStatement {
        return true
      }
      if self.column(line) <= column { return false }
      below = line
    }
    return false
  }

  /// The number of bytes before a token in its line.
  private func column(_ index: Int) -> Int {
    let start = Int(tree.tokens[index].start)
    return start - (tree.source.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")) ?? -1)
  }

  /// Whether a bracket at the end of its line, whose contents may follow, is replaced with a sign that opens nothing.
  private func opensNothing(_ index: Int, with sign: String) -> Bool {
    [.leftParenthesis, .leftBracket].contains(tree.tokens[index].kind) && !["(", "[", "{"].contains(sign)
      && tree.tokens[index + 1].flags.contains(.startsLine)
  }
}
