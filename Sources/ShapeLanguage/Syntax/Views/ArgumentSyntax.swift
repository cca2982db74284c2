/// Arguments, in parentheses or after a statement's keyword.
public struct ArgumentsSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.arguments
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  /// The arguments, without skipped tokens.
  public var elements: SyntaxList<ArgumentSyntax> { node.list() }

  /// Whether a sign is missing between two arguments, which has been reported.
  public func lackSign(around argument: ArgumentSyntax) -> Bool {
    var previous: ArgumentSyntax?
    for element in elements {
      let isSeparated = previous == nil || element.commaBefore != nil
      if !isSeparated, element.node == argument.node || previous?.node == argument.node { return true }
      previous = element
    }
    return false
  }

  /// Whether tokens were skipped among the arguments, so that some may be missing.
  public var hasErrors: Bool { node.children.contains { ArgumentSyntax($0) == nil } }
}

/// An argument: `width: 4`, or a value alone.
public struct ArgumentSyntax: SyntaxView, SyntaxElement {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .argument || node.kind == .labeledArgument else { return nil }
    self.node = node
  }

  /// The word before the colon, or `nil` for a value alone.
  public var label: SyntaxToken? { node.kind == .labeledArgument ? node.firstToken : nil }

  public var value: ExpressionSyntax { node.expressionChild(0) }

  /// The comma right before the argument.
  public var commaBefore: SyntaxToken? {
    let token = node.tokenBefore
    return token.kind == .comma ? token : nil
  }

  /// Whether there is a comma or the opening bracket before the argument. Otherwise an error has been reported.
  public var isSeparated: Bool { [.comma, .leftParenthesis].contains(node.tokenBefore.kind) }
}
