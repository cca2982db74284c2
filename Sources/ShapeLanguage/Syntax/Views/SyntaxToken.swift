import ShapeCore

/// A token of a tree.
public struct SyntaxToken: Hashable, Sendable {
  public let tree: SyntaxTree
  /// The index among the tree's tokens.
  public let index: Int

  @inlinable
  package init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  public static func == (a: SyntaxToken, b: SyntaxToken) -> Bool { a.index == b.index && a.tree === b.tree }
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  @inlinable var record: Token { tree.tokens[index] }

  @inlinable public var kind: TokenKind { record.kind }

  /// The spelling of a `.name`, or `.none` for other tokens.
  @inlinable public var name: NameID { record.name }

  /// The keyword that the token spells.
  public var keyword: Keyword? { kind == .name ? Keyword(name) : nil }

  /// Whether the token is the first of its line.
  public var startsLine: Bool { record.flags.contains(.startsLine) }

  /// Whether there is a documentation comment right before the token.
  public var isDocumented: Bool { record.flags.contains(.documented) }

  /// The offset of the first byte.
  @inlinable public var start: Int { Int(record.start) }

  /// The offset after the last byte.
  @inlinable public var end: Int { Int(record.end) }

  package var span: SourceSpan { tree.span(record) }

  /// The text of the token as written.
  public var text: String { tree.text(record) }

  /// The token after this one, or `nil` after the end of the file.
  public var next: SyntaxToken? {
    index + 1 < tree.tokens.count ? SyntaxToken(tree: tree, index: index + 1) : nil
  }

  /// The token before this one, or `nil` before the first.
  public var previous: SyntaxToken? { index > 0 ? SyntaxToken(tree: tree, index: index - 1) : nil }
}
