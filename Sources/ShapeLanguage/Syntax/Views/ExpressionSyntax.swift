/// An expression. `.missing` if there is none; that has been reported.
public enum ExpressionSyntax: SyntaxView, SyntaxElement {
  case number(NumberSyntax)
  case color(ColorSyntax)
  case string(StringSyntax)
  case bool(BoolSyntax)
  case constant(ConstantSyntax)
  case name(NameExpressionSyntax)
  case call(CallSyntax)
  case member(MemberSyntax)
  case methodCall(MethodCallSyntax)
  case path(PathSyntax)
  case group(GroupSyntax)
  case point(PointSyntax)
  case list(ListSyntax)
  case comprehension(ComprehensionSyntax)
  case `subscript`(SubscriptSyntax)
  case dimensions(DimensionsSyntax)
  case prefix(PrefixSyntax)
  case binary(BinarySyntax)
  case conditional(ConditionalSyntax)
  case `switch`(SwitchSyntax)
  /// Only as the value of a function.
  case functionBody(FunctionBodySyntax)
  case missing(SyntaxNode)
  /// Tokens that are not an expression. Already reported.
  case error(SyntaxNode)

  public init(_ node: SyntaxNode) {
    switch node.kind {
    case .number: self = .number(NumberSyntax(node: node))
    case .color: self = .color(ColorSyntax(node: node))
    case .string: self = .string(StringSyntax(node: node))
    case .bool: self = .bool(BoolSyntax(node: node))
    case .constant: self = .constant(ConstantSyntax(node: node))
    case .call:
      let call = CallSyntax(node: node)
      self = call.arguments == nil ? .name(NameExpressionSyntax(node: node)) : .call(call)
    case .member: self = .member(MemberSyntax(node: node))
    case .methodCall: self = .methodCall(MethodCallSyntax(node: node))
    case .path: self = .path(PathSyntax(node: node))
    case .group: self = .group(GroupSyntax(node: node))
    case .point: self = .point(PointSyntax(node: node))
    case .list: self = .list(ListSyntax(node: node))
    case .comprehension: self = .comprehension(ComprehensionSyntax(node: node))
    case .subscript: self = .subscript(SubscriptSyntax(node: node))
    case .dimensions: self = .dimensions(DimensionsSyntax(node: node))
    case .prefix: self = .prefix(PrefixSyntax(node: node))
    case .binary: self = .binary(BinarySyntax(node: node))
    case .conditional: self = .conditional(ConditionalSyntax(node: node))
    case .switchValue: self = .switch(SwitchSyntax(node: node))
    case .functionBody: self = .functionBody(FunctionBodySyntax(node: node))
    case .missing: self = .missing(node)
    case .file, .importDeclaration, .letDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration,
      .enumDeclaration, .previewDeclaration, .parameters, .parameter, .typeReference, .listType, .reference, .block,
      .command, .outline, .layer, .mask, .content, .use, .slot, .if, .switch, .case, .caseLabels, .repeat, .binding,
      .arguments, .argument, .labeledArgument, .range, .name, .error:
      self = .error(node)
    }
  }

  public var node: SyntaxNode {
    switch self {
    case .number(let view): view.node
    case .color(let view): view.node
    case .string(let view): view.node
    case .bool(let view): view.node
    case .constant(let view): view.node
    case .name(let view): view.node
    case .call(let view): view.node
    case .member(let view): view.node
    case .methodCall(let view): view.node
    case .path(let view): view.node
    case .group(let view): view.node
    case .point(let view): view.node
    case .list(let view): view.node
    case .comprehension(let view): view.node
    case .subscript(let view): view.node
    case .dimensions(let view): view.node
    case .prefix(let view): view.node
    case .binary(let view): view.node
    case .conditional(let view): view.node
    case .switch(let view): view.node
    case .functionBody(let view): view.node
    case .missing(let node), .error(let node): node
    }
  }
}

/// A name alone: `inset`.
public struct NameExpressionSyntax: SyntaxView {
  public let node: SyntaxNode

  public var name: NameSyntax { node.nameChild(0) }
}

/// `half(of: 4)`
public struct CallSyntax: SyntaxView {
  public let node: SyntaxNode
  @inlinable package init(node: SyntaxNode) { self.node = node }

  public var name: NameSyntax { node.nameChild(0) }
  /// The arguments. Every `ExpressionSyntax.call` has some.
  public var arguments: ArgumentsSyntax? { node.child() }
}

/// `value.name`
public struct MemberSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.member
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var base: ExpressionSyntax { node.expressionChild(0) }
  public var name: NameSyntax { node.nameChild(1) }
  public var dot: SyntaxToken { name.node.tokenBefore }
}

/// `value.name(…)`
public struct MethodCallSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.methodCall
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var base: ExpressionSyntax { node.expressionChild(0) }
  public var name: NameSyntax { node.nameChild(1) }
  public var arguments: ArgumentsSyntax? { node.child() }
  public var dot: SyntaxToken { name.node.tokenBefore }
}

/// `path { … }`
public struct PathSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.path
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var body: BlockSyntax? { node.child() }
}

/// `(a)`
public struct GroupSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.group
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var value: ExpressionSyntax { node.expressionChild(0) }
}

/// `(a, b)`
public struct PointSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.point
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var x: ExpressionSyntax { node.expressionChild(0) }
  public var y: ExpressionSyntax { node.expressionChild(1) }
}

/// `[a, b]`
public struct ListSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.list
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  /// The elements, with skipped tokens as errors.
  public var elements: SyntaxList<ExpressionSyntax> { node.list() }

  /// Returns whether there is no comma before an element that follows another one, which has been reported.
  public func lacksComma(before element: ExpressionSyntax) -> Bool {
    ![.comma, .leftBracket].contains(element.node.tokenBefore.kind)
  }
}

/// `80 x 40`
public struct DimensionsSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.dimensions
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var width: ExpressionSyntax { node.expressionChild(0) }
  public var height: ExpressionSyntax { node.expressionChild(1) }
}

/// `-a`, `!a`
public struct PrefixSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.prefix
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var operatorToken: SyntaxToken { node.firstToken }
  public var operand: ExpressionSyntax { node.expressionChild(0) }
}

/// `a + b`
public struct BinarySyntax: SyntaxKindView {
  public static let kind = SyntaxKind.binary
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var left: ExpressionSyntax { node.expressionChild(0) }
  public var operatorToken: SyntaxToken { right.node.tokenBefore }
  public var right: ExpressionSyntax { node.expressionChild(1) }
}

/// `a < b < c`, which is an error: `a < b` is an operand of it.
public struct ChainedComparisonSyntax: SyntaxView {
  public let node: SyntaxNode
  public let left: BinarySyntax

  public init?(_ node: SyntaxNode) {
    guard node.kind == .error, node.child(1) != nil, case .binary(let left) = node.expressionChild(0) else {
      return nil
    }
    self.node = node
    self.left = left
  }

  public var operatorToken: SyntaxToken { right.node.tokenBefore }
  public var right: ExpressionSyntax { node.expressionChild(1) }
}

/// `a ? b : c`
public struct ConditionalSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.conditional
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var condition: ExpressionSyntax { node.expressionChild(0) }
  public var question: SyntaxToken { then.node.tokenBefore }
  public var then: ExpressionSyntax { node.expressionChild(1) }

  /// The value after the colon, or `nil` if there is no colon.
  public var otherwise: ExpressionSyntax? { node.child(2).map { ExpressionSyntax($0) } }
  public var colon: SyntaxToken? { otherwise?.node.tokenBefore }
}

/// `{ let a = i * 30deg; (cos(a), sin(a)) }`
public struct FunctionBodySyntax: SyntaxKindView {
  public static let kind = SyntaxKind.functionBody
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var lets: SyntaxList<LetSyntax> { node.list() }

  /// The value after the `let`s, or `nil` if there is none.
  public var value: ExpressionSyntax? {
    node.children.first { $0.kind != .letDeclaration && $0.kind != .error }.map { ExpressionSyntax($0) }
  }
}

/// `[for i in 0..<5 where i != 2: (i, 0)]`
public struct ComprehensionSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.comprehension
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  /// The word `for`.
  public var keyword: SyntaxToken { SyntaxToken(tree: node.tree, index: node.tokens.lowerBound + 1) }

  /// The loops, without those that can't be read.
  public var bindings: SyntaxList<BindingSyntax> { node.list() }

  /// The condition after `where`.
  public var condition: ExpressionSyntax? { node.loopCondition }

  /// The value of each iteration, or `nil` if there is no colon.
  public var value: ExpressionSyntax? {
    node.children.first { $0.tokenBefore.kind == .colon }.map { ExpressionSyntax($0) }
  }
}

/// `list[index]` or `list[low..<high]`
public struct SubscriptSyntax: SyntaxKindView {
  public static let kind = SyntaxKind.subscript
  public let node: SyntaxNode
  public init(node: SyntaxNode) { self.node = node }

  public var base: ExpressionSyntax { node.expressionChild(0) }
  /// The `[` after the base.
  public var openingBracket: SyntaxToken { base.node.lastToken.next ?? base.node.lastToken }
  /// The range of a slice, or `nil` for an element.
  public var range: RangeSyntax? { node.child() }
  /// The index of an element.
  public var index: ExpressionSyntax { node.expressionChild(1) }
}
