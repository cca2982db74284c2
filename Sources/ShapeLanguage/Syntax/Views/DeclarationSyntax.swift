/// A declaration at the top level of a file.
public enum DeclarationSyntax: SyntaxView, SyntaxElement {
  case `import`(ImportSyntax)
  case `let`(LetSyntax)
  case function(FunctionSyntax)
  case style(StyleSyntax)
  case shape(ShapeSyntax)
  case `enum`(EnumSyntax)
  case preview(PreviewSyntax)
  /// Tokens that belong to no declaration. Already reported.
  case error(SyntaxNode)

  public init(_ node: SyntaxNode) {
    switch node.kind {
    case .importDeclaration: self = .import(ImportSyntax(node: node))
    case .letDeclaration: self = .let(LetSyntax(node: node))
    case .functionDeclaration: self = .function(FunctionSyntax(node: node))
    case .styleDeclaration: self = .style(StyleSyntax(node: node))
    case .shapeDeclaration: self = .shape(ShapeSyntax(node: node))
    case .enumDeclaration: self = .enum(EnumSyntax(node: node))
    case .previewDeclaration: self = .preview(PreviewSyntax(node: node))
    case .file, .parameters, .parameter, .typeReference, .listType, .reference, .block, .command, .outline, .layer,
      .mask, .content, .use, .slot, .if, .switch, .case, .caseLabels, .repeat, .binding, .arguments, .argument,
      .labeledArgument, .range, .conditional, .binary, .dimensions, .prefix, .member, .methodCall, .number, .color,
      .string, .bool, .constant, .call, .path, .group, .point, .list, .comprehension, .switchValue, .functionBody,
      .subscript, .name, .missing, .error:
      self = .error(node)
    }
  }

  public var node: SyntaxNode {
    switch self {
    case .import(let view): view.node
    case .let(let view): view.node
    case .function(let view): view.node
    case .style(let view): view.node
    case .shape(let view): view.node
    case .enum(let view): view.node
    case .preview(let view): view.node
    case .error(let node): node
    }
  }

  /// The name that the declaration introduces, or `nil` if it introduces none.
  public var name: NameSyntax? {
    switch self {
    case .let(let view): view.name
    case .function(let view): view.name
    case .style(let view): view.name
    case .shape(let view): view.name
    case .enum(let view): view.name
    case .import(let view): view.alias
    case .preview, .error: nil
    }
  }

  /// Whether the declaration is visible only in its own file.
  public var isPrivate: Bool { node.isPrivate }
}

extension SyntaxNode {
  fileprivate var isPrivate: Bool { firstToken.name == Keyword.private.name }
}

/// `import "suits.shape" as suits`
public struct ImportSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.importDeclaration
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  /// The path, in quotes, or `nil` if it is missing.
  public var path: StringSyntax? { node.firstChild.flatMap { StringSyntax($0) } }

  /// The name after `as`.
  public var alias: NameSyntax? { (node.child() as NameNode?).map { NameSyntax(node: $0.node) } }
}

/// `let inset: Number = 4`, at the top level or in a block.
public struct LetSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.letDeclaration
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var name: NameSyntax { node.nameChild(0) }
  public var isPrivate: Bool { node.isPrivate }
  public var type: TypeSyntax? { node.list(from: 1).first }

  /// The value, or `nil` if there is none.
  public var value: ExpressionSyntax? { node.values(from: 1).last }
}

/// `func half(of x: Number) = x / 2`
public struct FunctionSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.functionDeclaration
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var name: NameSyntax { node.nameChild(0) }
  public var isPrivate: Bool { node.isPrivate }
  public var parameters: ParametersSyntax? { node.child() }

  /// The value, or `nil` if there is none.
  public var value: ExpressionSyntax? { node.values(from: 1).first }
}

/// `style raised(depth = 4) { … }`
public struct StyleSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.styleDeclaration
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var name: NameSyntax { node.nameChild(0) }
  public var isPrivate: Bool { node.isPrivate }
  public var parameters: ParametersSyntax? { node.child() }
  public var body: BlockSyntax? { node.child() }
}

/// `shape Card(radius = 12) { … }`
public struct ShapeSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.shapeDeclaration
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var name: NameSyntax { node.nameChild(0) }
  public var isPrivate: Bool { node.isPrivate }
  public var parameters: ParametersSyntax? { node.child() }
  public var body: BlockSyntax? { node.child() }
}

/// `enum Suit { heart, spade }`
public struct EnumSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.enumDeclaration
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var name: NameSyntax { node.nameChild(0) }
  public var isPrivate: Bool { node.isPrivate }

  /// The `{`, or `nil` if it is missing.
  public var openingBrace: SyntaxToken? {
    name.lastToken.next.flatMap { $0.kind == .leftBrace ? $0 : nil }
  }

  /// The cases, without those whose name can't be read.
  public var cases: [NameSyntax] {
    (node.list(from: 1) as SyntaxList<NameNode>).map { NameSyntax(node: $0.node) }
  }
}

/// `preview Card(radius: 4), size: 80 x 40, scheme: .dark, named: "small"`
public struct PreviewSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.previewDeclaration
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var shape: ReferenceSyntax? { node.child() }

  /// The arguments of the shape.
  public var arguments: ArgumentsSyntax? { node.child() }

  /// The options after them: `size:`, `scheme:`, `named:`.
  public var options: SyntaxList<ArgumentSyntax> { node.list() }
}

/// `(radius: Number in 0...20 = 12)`
public struct ParametersSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.parameters
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var elements: SyntaxList<ParameterSyntax> { node.list() }
}

/// `radius: Number in 0...20 = 12`
public struct ParameterSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.parameter
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var name: NameSyntax { node.nameChild(0) }
  /// Whether its arguments have no label: `_ price: Number`.
  public var isUnlabeled: Bool { firstToken.text == "_" && firstToken.index != name.token.index }
  public var type: TypeSyntax? { node.list(from: 1).first }

  /// The range after `in`.
  public var range: RangeSyntax? { node.child() }

  /// The value after the `=`.
  public var defaultValue: ExpressionSyntax? {
    node.values(from: 1).last { $0.node.tokenBefore.kind == .equals }
  }
}

/// `inset = 30`, a value from outside of the sources.
struct SettingSyntax: SyntaxView {
  let node: SyntaxNode

  var name: NameSyntax { node.nameChild(0) }
  var value: ExpressionSyntax { node.expressionChild(1) }
}

/// The nodes of names.
private struct NameNode: SyntaxKindView {
  static let kind = SyntaxKind.name
  let node: SyntaxNode
}

extension SyntaxNode {
  /// Returns the children from an index on that are neither types nor ranges nor lists of parameters.
  fileprivate func values(from place: Int) -> [ExpressionSyntax] {
    (list(from: place) as SyntaxList<SyntaxNode>).filter { child in
      ![.typeReference, .listType, .range, .parameters].contains(child.kind)
    }.map { ExpressionSyntax($0) }
  }
}
