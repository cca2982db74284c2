import ShapeCore

/// The lossless tree of one file: every token is in exactly the nodes whose range contains it, and the text between
/// tokens is white space and comments. Nodes are records in one array. A file with mistakes has a tree, too, with
/// `.missing` and `.error` nodes.
///
/// A class, so that a view of a node costs one reference. It is immutable.
public final class SyntaxTree: Sendable {
  public let source: SourceFile
  public let file: Int32
  public let tokens: [Token]
  @usableFromInline let nodes: [NodeRecord]

  init(source: SourceFile, file: Int32, tokens: [Token], nodes: [NodeRecord]) {
    self.source = source
    self.file = file
    self.tokens = tokens
    self.nodes = nodes
  }

  /// Creates the empty tree of a file that no parser can read.
  convenience init(unreadable source: SourceFile, file: Int32) {
    let end = Token(kind: .endOfFile, flags: [], start: 0, end: 0, name: .none)
    let whole = NodeRecord(
      kind: .file, height: 1, firstToken: 0, endToken: 0, firstChild: .none, nextSibling: .none)
    self.init(source: source, file: file, tokens: [end], nodes: [whole])
  }

}

/// The identifier of a node in its tree.
@frozen
public struct NodeID: Equatable, Hashable, Sendable {
  @usableFromInline package let index: Int32
  @inlinable init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  @inlinable static var none: NodeID { NodeID(-1) }
}

/// One node as the tree stores it; others see it through a `SyntaxNode` or a typed view.
@usableFromInline
struct NodeRecord: Equatable, Sendable {
  @usableFromInline var kind: SyntaxKind
  /// The number of levels of nodes below.
  @usableFromInline var height: UInt16
  @usableFromInline var firstToken: Int32
  @usableFromInline var endToken: Int32
  /// Whether it contains a syntax error outside of the statements of its blocks, so that its meaning is unknown.
  @usableFromInline var isBroken = false
  @usableFromInline var firstChild: NodeID
  @usableFromInline var nextSibling: NodeID

  /// Whether it is a trace of a syntax error.
  var isFaulty: Bool { isBroken || kind == .error || kind == .missing }
}

public enum SyntaxKind: UInt8, Sendable {
  case file
  case importDeclaration, letDeclaration, functionDeclaration, styleDeclaration, shapeDeclaration, enumDeclaration
  case previewDeclaration
  case parameters, parameter, typeReference, listType, reference
  case block, command, outline, layer, mask, content, use, slot, `if`, `switch`, `case`, caseLabels, `repeat`, binding
  case arguments, argument, labeledArgument
  case range, conditional, binary, dimensions, prefix, member, methodCall, `subscript`
  case number, color, string, bool, constant, call, path, group, point, list, comprehension, switchValue, functionBody
  /// One name token.
  case name
  /// A missing part. It has no tokens.
  case missing
  /// Tokens without a place in the grammar. Already reported.
  case error

  package static let declarations: [SyntaxKind] = [
    .importDeclaration, .letDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration, .enumDeclaration,
    .previewDeclaration,
  ]
  /// The statements of blocks that are no declarations.
  package static let statements: [SyntaxKind] = [
    .command, .outline, .layer, .mask, .content, .use, .slot, .if, .switch, .repeat,
  ]
}

extension SyntaxTree {
  @inlinable
  package func span(_ token: Token) -> SourceSpan { SourceSpan(file: file, start: token.start, end: token.end) }

  /// Returns the text of a token.
  @inlinable
  package func text(_ token: Token) -> String { source.text(Int(token.start)..<Int(token.end)) }

  @inlinable
  package subscript(_ id: NodeID) -> SyntaxNode { SyntaxNode(tree: self, id: id) }
}
