/// A statement of a block.
public enum StatementSyntax: SyntaxView, SyntaxElement {
  case `let`(LetSyntax)
  case function(FunctionSyntax)
  case command(CommandSyntax)
  case outline(OutlineSyntax)
  case layer(LayerSyntax)
  case mask(MaskSyntax)
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
    case .mask: self = .mask(MaskSyntax(node: node))
    case .content: self = .content(ContentSyntax(node: node))
    case .use: self = .use(UseSyntax(node: node))
    case .slot: self = .slot(SlotSyntax(node: node))
    case .if: self = .if(IfSyntax(node: node))
    case .switch: self = .switch(SwitchSyntax(node: node))
    case .repeat: self = .repeat(RepeatSyntax(node: node))
    case .file, .importDeclaration, .styleDeclaration, .shapeDeclaration, .enumDeclaration, .previewDeclaration,
      .parameters, .parameter, .typeReference, .listType, .reference, .block, .case, .caseLabels, .binding, .arguments,
      .argument, .labeledArgument, .range, .conditional, .binary, .dimensions, .prefix, .member, .methodCall, .number,
      .color, .string, .bool, .constant, .call, .path, .group, .point, .list, .comprehension, .switchValue,
      .functionBody, .subscript, .name, .missing, .error:
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
    case .mask(let view): view.node
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
  public var name: NameSyntax? { node.firstChild.flatMap { $0.kind == .name ? NameSyntax(node: $0) : nil } }

  public var arguments: ArgumentsSyntax? { node.child() }
  public var body: BlockSyntax? { node.child() }
}

/// `mask layer(inset: 8) { … }`
public struct MaskSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.mask
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var keyword: SyntaxToken { node.firstToken }
  public var layer: LayerSyntax? { node.child() }
}

/// `content(inset: 8)` or `content icon(width: 24)`
public struct ContentSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.content
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var keyword: SyntaxToken { node.firstToken }

  /// The name, or `nil` for the unnamed slot.
  public var name: NameSyntax? { node.firstChild.flatMap { $0.kind == .name ? NameSyntax(node: $0) : nil } }

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
