/// Which statements a range of bytes touches.
enum FormattingRange {
  /// The tokens of the statements, in the innermost block that holds the range and that stands on lines of its own. The gap
  /// before a statement counts as part of it, that after the last as part of the bracket that follows.
  static func tokens(of tree: SyntaxTree, touchedBy range: Range<Int>) -> Range<Int> {
    var tokens = touched(items(of: tree.root, tree) + [tree.tokens.count - 1..<tree.tokens.count], tree, range)
    // From the outside inwards; of each level only one node can hold the range.
    var node = tree.root
    while let child = self.child(of: node, tree, holding: range) {
      node = child
      guard let close = braces(of: node, tree), tree.tokens[close.open].end <= range.lowerBound,
        range.upperBound <= tree.tokens[close.close].start
      else { continue }
      let inner = touched(items(of: node, tree) + [close.close..<close.close + 1], tree, range)
      let isOnLines = (close.open + 1...close.close).contains { tree.tokens[$0].flags.contains(.startsLine) }
      if isOnLines { tokens = inner }
    }
    return tokens
  }

  private static func child(of node: NodeID, _ tree: SyntaxTree, holding range: Range<Int>) -> NodeID? {
    tree.children(node).first { child in
      let span = tree.span(child)
      return Int(span.start) <= range.lowerBound && range.upperBound <= Int(span.end) && !tree.isEmpty(child)
    }
  }

  /// The braces round statements.
  private static func braces(of node: NodeID, _ tree: SyntaxTree) -> (open: Int, close: Int)? {
    let record = tree.nodes[Int(node.index)]
    guard record.kind == .block, tree.firstToken(node).kind == .leftBrace else { return nil }
    return (Int(record.firstToken), Int(record.endToken) - 1)
  }

  /// The tokens of each statement.
  private static func items(of node: NodeID, _ tree: SyntaxTree) -> [Range<Int>] {
    tree.children(node).map { child in
      let record = tree.nodes[Int(child.index)]
      return Int(record.firstToken)..<Int(record.endToken)
    }
  }

  /// All from the first item to the last that a range touches.
  private static func touched(_ items: [Range<Int>], _ tree: SyntaxTree, _ range: Range<Int>) -> Range<Int> {
    let first = items.first { range.lowerBound <= Int(tree.tokens[$0.upperBound - 1].end) }
    let last = items.first { range.upperBound <= Int(tree.tokens[$0.upperBound - 1].end) }
    guard let first, let last else { return tree.tokens.count - 1..<tree.tokens.count }
    let isToEnd = range.upperBound >= tree.source.bytes.count
    return first.lowerBound..<(isToEnd ? tree.tokens.count : last.upperBound)
  }
}
