import ShapeCore
import ShapeLanguage

/// The statements that a range of bytes touches.
enum FormattingRange {
  /// Returns the tokens of the statements, in the innermost block that contains the range and has its own lines. The
  /// gap before a statement belongs to the statement, and the gap after the last one to the following bracket.
  static func tokens(of tree: SyntaxTree, touchedBy range: Range<Int>) -> Range<Int> {
    var tokens = touched(items(of: tree.wholeFile) + [tree.tokens.count - 1..<tree.tokens.count], tree, range)
    // From the outside inwards: on each level, only one node can contain the range.
    var node = tree.wholeFile
    while let child = node.children.first(where: { holds($0, range) }) {
      node = child
      guard let braces = braces(of: node), braces.open.end <= range.lowerBound, range.upperBound <= braces.close.start
      else { continue }
      let (open, close) = (braces.open.index, braces.close.index)
      let inner = touched(items(of: node) + [close..<close + 1], tree, range)
      let isOnLines = (open + 1...close).contains { tree.tokens[$0].flags.contains(.startsLine) }
      if isOnLines { tokens = inner }
    }
    return tokens
  }

  private static func holds(_ node: SyntaxNode, _ range: Range<Int>) -> Bool {
    let span = node.span
    return Int(span.start) <= range.lowerBound && range.upperBound <= Int(span.end) && !node.isEmpty
  }

  /// Returns the braces around statements.
  private static func braces(of node: SyntaxNode) -> (open: SyntaxToken, close: SyntaxToken)? {
    guard let block = BlockSyntax(node), let open = block.openingBrace else { return nil }
    return (open, block.lastToken)
  }

  /// Returns the tokens of each statement.
  private static func items(of node: SyntaxNode) -> [Range<Int>] { node.children.map { $0.tokens } }

  /// Returns everything from the first item to the last one that a range touches.
  private static func touched(_ items: [Range<Int>], _ tree: SyntaxTree, _ range: Range<Int>) -> Range<Int> {
    let first = items.first { range.lowerBound <= Int(tree.tokens[$0.upperBound - 1].end) }
    let last = items.first { range.upperBound <= Int(tree.tokens[$0.upperBound - 1].end) }
    guard let first, let last else { return tree.tokens.count - 1..<tree.tokens.count }
    let isToEnd = range.upperBound >= tree.source.bytes.count
    return first.lowerBound..<(isToEnd ? tree.tokens.count : last.upperBound)
  }
}
