/// A statement of a block.
public enum StatementSyntax: SyntaxView, SyntaxElement {
  case `let`(LetSyntax)
  case function(FunctionSyntax)
  case command(CommandSyntax)
  case outline(OutlineSyntax)
  case layer(LayerSyntax)
  case content(ContentSyntax)
  case use(UseSyntax)
  case slot(SlotSyntax)
  case `if`(IfSyntax)
  case `switch`(SwitchSyntax)
  case `repeat`(RepeatSyntax)
  /// Tokens that belong to no statement. Already reported.
  case error(SyntaxNode)

  public init(_ node: SyntaxNode) {
    switch node.kind {
    case .letDeclaration: self = .let(LetSyntax(node: node))
    case .functionDeclaration: self = .function(FunctionSyntax(node: node))
    case .command: self = .command(CommandSyntax(node: node))
    case .outline: self = .outline(OutlineSyntax(node: node))
    case .layer: self = .layer(LayerSyntax(node: node))
    case .content: self = .content(ContentSyntax(node: node))
    case .use: self = .use(UseSyntax(node: node))
    case .slot: self = .slot(SlotSyntax(node: node))
    case .if: self = .if(IfSyntax(node: node))
    case .switch: self = .switch(SwitchSyntax(node: node))
    case .repeat: self = .repeat(RepeatSyntax(node: node))
    case .file, .importDeclaration, .styleDeclaration, .shapeDeclaration, .enumDeclaration,
      .previewDeclaration, .parameters, .parameter, .typeReference, .listType, .reference, .block, .case, .caseLabels,
      .binding, .arguments, .argument, .labeledArgument, .range, .conditional, .binary, .dimensions, .prefix, .member,
      .methodCall, .number, .color, .string, .bool, .constant, .call, .path, .group, .point, .list, .comprehension,
      .subscript, .name, .missing,
      .error:
      self = .error(node)
    }
  }

  public var node: SyntaxNode {
    switch self {
    case .let(let view): view.node
    case .function(let view): view.node
    case .command(let view): view.node
    case .outline(let view): view.node
    case .layer(let view): view.node
    case .content(let view): view.node
    case .use(let view): view.node
    case .slot(let view): view.node
    case .if(let view): view.node
    case .switch(let view): view.node
    case .repeat(let view): view.node
    case .error(let node): node
    }
  }
}

/// Statements, between braces or after the colon of a case.
public struct BlockSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.block
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var statements: SyntaxList<StatementSyntax> { node.list() }

  /// The `{`, or `nil` for the statements of a case, and if it is missing.
  public var openingBrace: SyntaxToken? {
    !node.isEmpty && node.firstToken.kind == .leftBrace ? node.firstToken : nil
  }
}

/// `fill .red`, `move (0, 0)`: a keyword with arguments.
public struct CommandSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.command
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var keyword: SyntaxToken { node.firstToken }
  public var arguments: ArgumentsSyntax? { node.child() }
}

/// `outline circle(…)` or `outline { … }`
public struct OutlineSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.outline
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var keyword: SyntaxToken { node.firstToken }

  /// The commands of the path, if it is a block.
  public var block: BlockSyntax? { node.child() }

  /// The path, if it is a value.
  public var arguments: ArgumentsSyntax? { node.child() }
}

/// `layer badge(right: 4) { … }`
public struct LayerSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.layer
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var keyword: SyntaxToken { node.firstToken }

  /// The name, or `nil` if the layer has none, or none that can be read.
  public var name: NameSyntax? {
    guard let first = node.firstChild, first.kind == .name else { return nil }
    return NameSyntax(node: first)
  }

  public var arguments: ArgumentsSyntax? { node.child() }
  public var body: BlockSyntax? { node.child() }
}

/// `content(inset: 8)` or `content icon(width: 24)`
public struct ContentSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.content
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var keyword: SyntaxToken { node.firstToken }

  /// The name, or `nil` for the unnamed slot.
  public var name: NameSyntax? {
    guard let first = node.firstChild, first.kind == .name else { return nil }
    return NameSyntax(node: first)
  }

  public var arguments: ArgumentsSyntax? { node.child() }
}

/// `use Card(radius: 4) { … }`
public struct UseSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.use
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var shape: ReferenceSyntax? { node.child() }
  public var arguments: ArgumentsSyntax? { node.child() }

  /// The content for the slots of the shape.
  public var content: BlockSyntax? { node.child() }
}

/// `slot icon { … }`
public struct SlotSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.slot
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var keyword: SyntaxToken { node.firstToken }
  public var name: NameSyntax { node.nameChild(0) }
  public var body: BlockSyntax? { node.child() }
}

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

/// `switch suit { case .heart: … default: … }`
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

/// `i in 0..<4`, or `p, i in list`
public struct BindingSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.binding
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var name: NameSyntax { node.nameChild(0) }

  /// The name of the index beside the element: `i` in `p, i in list`.
  public var index: NameSyntax? {
    node.child(1).flatMap { $0.kind == .name ? NameSyntax(node: $0) : nil }
  }

  /// The values of the loop, or `nil` if they are missing.
  public var domain: LoopDomainSyntax? { node.child(index == nil ? 1 : 2).map { LoopDomainSyntax($0) } }
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

  /// Whether the range includes its upper end.
  public var isClosed: Bool { high.node.tokenBefore.kind == .closedRange }
}
