import ShapeKit

/// The lossless tree of one file: every token is in exactly the nodes whose range contains it, and the text between
/// tokens is white space and comments. Nodes are records in one array. A file with mistakes has a tree, too, with
/// `.missing` and `.error` nodes.
///
/// A class, so that a view of a node costs one reference. It is immutable.
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

  /// Creates the empty tree of a file that no parser can read.
  convenience init(unreadable source: SourceFile, file: Int32) {
    let end = Token(kind: .endOfFile, flags: [], start: 0, end: 0, name: .none)
    let whole = NodeRecord(
      kind: .file, height: 1, firstToken: 0, endToken: 0, firstChild: .none, nextSibling: .none)
    self.init(source: source, file: file, tokens: [end], nodes: [whole])
  }

  /// The node of the whole file.
  var root: NodeID { NodeID(nodes.count - 1) }
}

/// The identifier of a node in its tree.
@frozen
public struct NodeID: Equatable, Hashable, Sendable {
  let index: Int32
  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  static let none = NodeID(-1)
}

/// The stored form of a node. Other code uses a `SyntaxNode` or a typed view.
struct NodeRecord: Sendable {
  var kind: SyntaxKind
  /// The number of levels of nodes below.
  var height: UInt16
  var firstToken: Int32
  var endToken: Int32
  /// Whether it contains a syntax error outside of the statements of its blocks, so that its meaning is unknown.
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
  /// A missing part. It has no tokens.
  case missing
  /// Tokens without a place in the grammar. Already reported.
  case error
}

extension SyntaxTree {
  func kind(_ id: NodeID) -> SyntaxKind { nodes[Int(id.index)].kind }

  /// Returns whether a statement, a declaration or a parameter contains a syntax error outside of the statements of its
  /// blocks.
  func isBroken(_ id: NodeID) -> Bool { nodes[Int(id.index)].isBroken }

  /// Returns the children of a node, in source order.
  func children(_ id: NodeID) -> Children { Children(tree: self, first: nodes[Int(id.index)].firstChild) }

  /// Returns the number of levels of a node, including itself.
  func height(_ id: NodeID) -> Int32 { Int32(nodes[Int(id.index)].height) }

  /// Returns the first child of a node, or `.none` if there is none.
  func firstChild(_ id: NodeID) -> NodeID { nodes[Int(id.index)].firstChild }
  /// Returns the next node with the same parent, or `.none` after the last one.
  func nextSibling(_ id: NodeID) -> NodeID { nodes[Int(id.index)].nextSibling }

  /// Returns the first child of a kind.
  func child(_ id: NodeID, _ kind: SyntaxKind) -> NodeID? {
    var child = firstChild(id)
    while child != .none {
      if self.kind(child) == kind { return child }
      child = nextSibling(child)
    }
    return nil
  }

  struct Children: Sequence, IteratorProtocol {
    let tree: SyntaxTree
    var first: NodeID

    mutating func next() -> NodeID? {
      guard first != .none else { return nil }
      let id = first
      first = tree.nextSibling(id)
      return id
    }
  }

  /// Returns the first token of a node. For an empty node, returns the token after it.
  func firstToken(_ id: NodeID) -> Token { tokens[Int(nodes[Int(id.index)].firstToken)] }

  /// Returns the token at a distance from a node's first.
  func token(_ id: NodeID, _ offset: Int) -> Token { tokens[Int(nodes[Int(id.index)].firstToken) + offset] }

  /// Returns the token before a node, such as the operator before a right operand.
  func tokenBefore(_ id: NodeID) -> Token { tokens[Int(nodes[Int(id.index)].firstToken) - 1] }

  /// Returns whether a node has no tokens.
  func isEmpty(_ id: NodeID) -> Bool {
    let node = nodes[Int(id.index)]
    return node.firstToken == node.endToken
  }

  /// Returns the bytes of a node, without the white space around it.
  func span(_ id: NodeID) -> SourceSpan {
    let node = nodes[Int(id.index)]
    let start = tokens[Int(node.firstToken)].start
    guard node.endToken > node.firstToken else { return SourceSpan(file: file, start: start, end: start) }
    return SourceSpan(file: file, start: start, end: tokens[Int(node.endToken) - 1].end)
  }

  func span(_ token: Token) -> SourceSpan { SourceSpan(file: file, start: token.start, end: token.end) }

  /// Returns the text of a token.
  func text(_ token: Token) -> String { source.text(Int(token.start)..<Int(token.end)) }

  /// Returns the source text of a node.
  func text(_ id: NodeID) -> String {
    let span = span(id)
    return source.text(Int(span.start)..<Int(span.end))
  }

  /// Returns the documentation comment right before a node: its `///` lines, without the slashes. Empty if there is
  /// none.
  func documentation(_ id: NodeID) -> String {
    let first = firstToken(id)
    guard first.flags.contains(.documented) else { return "" }
    var lines: [String] = []
    var end = Int(first.start)
    while true {
      let line = lineBefore(end)
      let text = source.bytes[line].drop { " \t\r".utf8.contains($0) }
      let isComment = text.starts(with: "///".utf8) && !text.starts(with: "////".utf8)
      // Accept the rest of the declaration's own line, then only comment lines, without a blank one between them.
      guard isComment || (line.upperBound == Int(first.start) && text.isEmpty) else { break }
      if isComment {
        lines.append(String(decoding: text.dropFirst(3), as: UTF8.self).trimmingSpaces())
      }
      guard line.lowerBound > 0 else { break }
      end = line.lowerBound - 1
    }
    return lines.reversed().joined(separator: "\n")
  }

  /// Returns the bytes from the start of a line to an offset within it.
  private func lineBefore(_ end: Int) -> Range<Int> {
    var start = end
    while start > 0, source.bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    if start == 0, source.bytes.starts(with: SourceLimits.byteOrderMark) { start = SourceLimits.byteOrderMark.count }
    return start..<max(start, end)
  }
}

extension String {
  /// Returns the text without the spaces, tabs and carriage returns at its ends.
  func trimmingSpaces() -> String {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    var bytes = Array(utf8.drop(while: isSpace))
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
