/// `if a < b { … } else { … }`
public struct IfSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.if
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var condition: ExpressionSyntax { node.expressionChild(0) }
  public var then: BlockSyntax? { node.child(1).flatMap { BlockSyntax($0) } }

  /// The `else`, or `nil` if there is none, or none that can be read.
  public var otherwise: ElseSyntax? { node.child(2).flatMap { ElseSyntax($0) } }
}

/// The part after `else`.
public enum ElseSyntax: SyntaxView, SyntaxElement {
  case `if`(IfSyntax)
  case block(BlockSyntax)

  public init?(_ node: SyntaxNode) {
    if let view = IfSyntax(node) {
      self = .if(view)
    } else if let view = BlockSyntax(node) {
      self = .block(view)
    } else {
      return nil
    }
  }

  public var node: SyntaxNode {
    switch self {
    case .if(let view): view.node
    case .block(let view): view.node
    }
  }
}

/// `switch suit { case .heart: … default: … }`, as a statement or as a value.
public struct SwitchSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.switch
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var keyword: SyntaxToken { node.firstToken }
  public var subject: ExpressionSyntax { node.expressionChild(0) }

  /// The `{`, or `nil` if it is missing.
  public var openingBrace: SyntaxToken? {
    subject.node.lastToken.next.flatMap { $0.kind == .leftBrace ? $0 : nil }
  }
  public var cases: SyntaxList<CaseSyntax> { node.list(from: 1) }
}

/// `case .heart, .diamond: …` or `default: …`
public struct CaseSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.case
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var keyword: SyntaxToken { node.firstToken }

  /// The labels, or `nil` for `default`.
  public var labels: CaseLabelsSyntax? { node.child() }
  public var body: BlockSyntax? { node.child() }

  /// The value, in a `switch` that is one.
  public var value: ExpressionSyntax? {
    let value = node.child(labels == nil ? 0 : 1)
    return value.flatMap { $0.kind == .block ? nil : ExpressionSyntax($0) }
  }

  /// The `:` before the statements, or `nil` if it is missing.
  public var colon: SyntaxToken? {
    let token = labels.map { $0.lastToken.next } ?? keyword.next
    return token?.kind == .colon ? token : nil
  }
}

/// `.heart, .diamond`, or `1, 3...5`
public struct CaseLabelsSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.caseLabels
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  /// The labels, without those that can't be read.
  public var elements: SyntaxList<CaseLabelSyntax> { node.list() }
}

/// A label of a case.
public enum CaseLabelSyntax: SyntaxView, SyntaxElement {
  case constant(ConstantSyntax)
  case range(RangeSyntax)
  /// A number or a Bool.
  case value(ExpressionSyntax)

  public init?(_ node: SyntaxNode) {
    if let view = ConstantSyntax(node) {
      self = .constant(view)
    } else if let view = RangeSyntax(node) {
      self = .range(view)
    } else if [.number, .prefix, .bool].contains(node.kind) {
      self = .value(ExpressionSyntax(node))
    } else {
      return nil
    }
  }

  public var node: SyntaxNode {
    switch self {
    case .constant(let view): view.node
    case .range(let view): view.node
    case .value(let view): view.node
    }
  }
}

/// `repeat i in 0..<4, j in [1, 2] { … }`
public struct RepeatSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.repeat
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var keyword: SyntaxToken { node.firstToken }

  /// The loops, without those that can't be read.
  public var bindings: SyntaxList<BindingSyntax> { node.list() }

  /// The condition after `where`.
  public var condition: ExpressionSyntax? { node.loopCondition }
  public var body: BlockSyntax? { node.child() }
}

extension SyntaxNode {
  /// The condition after the `where` of a `repeat` or a comprehension.
  var loopCondition: ExpressionSyntax? {
    children.first { $0.isAfterWhere }.map { ExpressionSyntax($0) }
  }

  private var isAfterWhere: Bool {
    // A loop can have a variable with this name.
    kind != .binding && kind != .block && !isEmpty && tokenBefore.keyword == .where
  }
}

/// `i in 0..<4`, `p, i in list` or `a, b in zip(first, second)`
public struct BindingSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.binding
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var name: NameSyntax { node.nameChild(0) }

  /// The names after the first one: further elements of a `zip`, and the index.
  public var others: [NameSyntax] {
    node.children.dropFirst().prefix { $0.kind == .name }.map { NameSyntax(node: $0) }
  }

  /// The values of the loop, or `nil` if they are missing.
  public var domain: LoopDomainSyntax? { node.child(1 + others.count).map { LoopDomainSyntax($0) } }
}

/// The values of a loop.
public enum LoopDomainSyntax: SyntaxView {
  case range(RangeSyntax)
  case list(ExpressionSyntax)

  init(_ node: SyntaxNode) {
    self = RangeSyntax(node).map { .range($0) } ?? .list(ExpressionSyntax(node))
  }

  public var node: SyntaxNode {
    switch self {
    case .range(let view): view.node
    case .list(let view): view.node
    }
  }
}

/// `0...20` or `0..<4`
public struct RangeSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.range
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var low: ExpressionSyntax { node.expressionChild(0) }
  public var high: ExpressionSyntax { node.expressionChild(1) }
  /// The token before it, such as `in`, and the sign between its ends.
  package var signs: [SyntaxToken] { [node.tokenBefore, high.node.tokenBefore] }

  /// Whether the range includes its upper end.
  public var isClosed: Bool { high.node.tokenBefore.kind == .closedRange }
}
