import ShapeCore

/// A name, which may be missing. Then its identifier is `.none`.
public struct NameSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable package init(node: SyntaxNode) { self.node = node }

  /// The name, or `.none` if it is missing or can't be read.
  public var id: NameID { node.kind == .name ? node.firstToken.name : .none }

  /// Whether the name is missing, which has been reported.
  public var isMissing: Bool { node.kind != .name }

  /// The name's token. If the name is missing, the token after it.
  public var token: SyntaxToken { node.firstToken }

  /// The end of the line before, if that lacks its last value and this word probably begins a statement of its own, which
  /// was read as the value: `let r =` before `border .all`.
  var endOfUnfinishedLine: SourceSpan? {
    guard token.startsLine, id.place == .statement, let previous = token.previous, let next = token.next else {
      return nil
    }
    switch previous.kind {
    case .comma, .colon, .equals, .question, .plus, .minus, .star, .slash, .not, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .equal, .notEqual, .and, .or, .halfOpenRange, .closedRange:
      break
    case .name where previous.name == Keyword.x.name: break
    case .endOfFile, .invalid, .terminator, .name, .number, .color, .string, .path, .leftBrace, .rightBrace,
      .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .dot:
      return nil
    }
    let isAlone = next.startsLine || next.kind == .rightBrace
    guard
      isAlone || next.kind == .leftParenthesis || next.start > token.end && [.dot, .leftBracket].contains(next.kind)
    else { return nil }
    return SourceSpan(file: node.tree.file, start: Int32(previous.end), end: Int32(previous.end))
  }
}

/// A name of this file, or of an imported one: `Spade`, `suits.Spade`.
public struct ReferenceSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.reference
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  /// The name of the imported file, before the dot.
  public var file: NameSyntax? { node.child(1) == nil ? nil : node.nameChild(0) }

  /// The name itself, after the dot if there is one.
  public var name: NameSyntax { node.nameChild(node.child(1) == nil ? 0 : 1) }

  /// The dot between the two names.
  public var dot: SyntaxToken? {
    guard let name = node.child(1), name.tokenBefore.kind == .dot else { return nil }
    return name.tokenBefore
  }
}

/// A type that a declaration names.
public enum TypeSyntax: SyntaxView, SyntaxElement {
  case name(ReferenceSyntax)
  case list(ListTypeSyntax)

  public init?(_ node: SyntaxNode) {
    if let list = ListTypeSyntax(node) {
      self = .list(list)
    } else if node.kind == .typeReference, let reference: ReferenceSyntax = node.child() {
      self = .name(reference)
    } else {
      return nil
    }
  }

  public var node: SyntaxNode {
    switch self {
    case .name(let view): view.node
    case .list(let view): view.node
    }
  }
}

/// `[Point]`
public struct ListTypeSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.listType
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  /// The type of the elements, or `nil` if it can't be read.
  public var element: TypeSyntax? { node.firstChild.flatMap { TypeSyntax($0) } }
}
