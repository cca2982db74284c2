import ShapeKit

/// The lossless tree of one file: every token lies in exactly the nodes whose range holds it, and what lies between
/// tokens is white space and comments. Nodes are records in one array; a file with mistakes has a tree too, with
/// `.missing` and `.error` nodes where something is amiss.
///
/// A class, so that a view of a node costs one reference; nothing in it ever changes.
public final class SyntaxTree: Sendable {
  public let source: SourceFile
  public let file: Int32
  public let tokens: [Token]
  let nodes: [NodeRecord]

  init(source: SourceFile, file: Int32, tokens: [Token], nodes: [NodeRecord]) {
    self.source = source
    self.file = file
    self.tokens = tokens
    self.nodes = nodes
  }

  /// The tree of a file that no parser can read: it holds no declaration.
  convenience init(unreadable source: SourceFile, file: Int32) {
    let end = Token(kind: .endOfFile, flags: [], start: 0, end: 0, name: .none)
    let whole = NodeRecord(
      kind: .file, height: 1, firstToken: 0, endToken: 0, firstChild: .none, nextSibling: .none)
    self.init(source: source, file: file, tokens: [end], nodes: [whole])
  }

}

/// A node, by its place in the tree's array.
@frozen
public struct NodeID: Equatable, Hashable, Sendable {
  let index: Int32
  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  static let none = NodeID(-1)
}

/// One node as the tree stores it; others see it through a `SyntaxNode` or a typed view.
struct NodeRecord: Equatable, Sendable {
  var kind: SyntaxKind
  /// How many levels of nodes lie below.
  var height: UInt16
  var firstToken: Int32
  var endToken: Int32
  /// Whether a syntax error lies in it, outside of the statements of its blocks: what it means is not known then.
  var isBroken = false
  var firstChild: NodeID
  var nextSibling: NodeID
}

public enum SyntaxKind: UInt8, Sendable {
  case file
  case importDeclaration, letDeclaration, functionDeclaration, styleDeclaration, shapeDeclaration, enumDeclaration
  case previewDeclaration
  case parameters, parameter, typeReference, listType, reference
  case block, command, outline, layer, content, use, `if`, `switch`, `case`, caseLabels, `repeat`, binding
  case arguments, argument, labeledArgument
  case range, conditional, binary, dimensions, prefix, member, methodCall
  case number, color, string, bool, constant, call, path, group, point, list
  /// One name token.
  case name
  /// Something that should stand here and does not; it has no tokens.
  case missing
  /// Tokens that belong nowhere; already reported.
  case error
}

extension SyntaxTree {
  func span(_ token: Token) -> SourceSpan { SourceSpan(file: file, start: token.start, end: token.end) }

  /// The text of a token.
  func text(_ token: Token) -> String { source.text(Int(token.start)..<Int(token.end)) }

  subscript(_ id: NodeID) -> SyntaxNode { SyntaxNode(tree: self, id: id) }
}
