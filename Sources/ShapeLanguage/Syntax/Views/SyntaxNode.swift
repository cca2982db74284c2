import ShapeCore

// Views of another module are as fast as those of this one only if what they are made of is inlinable: a generic list would
// look up the type of its elements at run time.

/// A node of a tree, of any kind. Its typed view, such as `LetSyntax(node)`, names its parts.
public struct SyntaxNode: SyntaxView, Hashable {
  public let tree: SyntaxTree
  @usableFromInline let id: NodeID

  @inlinable
  init(tree: SyntaxTree, id: NodeID) {
    self.tree = tree
    self.id = id
  }

  public var node: SyntaxNode { self }

  @inlinable var record: NodeRecord { tree.nodes[Int(id.index)] }

  public static func == (a: SyntaxNode, b: SyntaxNode) -> Bool { a.id == b.id && a.tree === b.tree }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A view of one node of a tree.
public protocol SyntaxView: Sendable {
  var node: SyntaxNode { get }
}

/// An element of a list of nodes. Nodes of other kinds are skipped.
public protocol SyntaxElement: Sendable {
  init?(_ node: SyntaxNode)
}

/// A typed view of the nodes of one kind.
public protocol SyntaxKindView: SyntaxView, SyntaxElement {
  static var kind: SyntaxKind { get }
  /// Creates a view of a node that is known to be of the kind.
  init(node: SyntaxNode)
}

extension SyntaxKindView {
  /// Creates the view of a node, or `nil` if the node is of another kind.
  @inlinable
  public init?(_ node: SyntaxNode) {
    guard node.kind == Self.kind else { return nil }
    self.init(node: node)
  }
}

extension SyntaxTree {
  /// The node of the whole file.
  public var wholeFile: SyntaxNode { self[NodeID(nodes.count - 1)] }

  /// The declarations of the file, in source order, and the tokens skipped between them.
  public var declarations: SyntaxList<DeclarationSyntax> { wholeFile.list() }

  /// The result of `Parser.parseSetting`.
  var setting: SettingSyntax { SettingSyntax(node: wholeFile) }

  /// Calls a closure with the index of each node in `allNodes` and the kind of the node. Faster than a loop over
  /// `allNodes`, because it creates no views.
  @inlinable
  package func forEachNode(_ body: (_ number: Int, SyntaxKind) -> Void) {
    for number in nodes.indices { body(number, nodes[number].kind) }
  }

  /// Calls a closure with the numbers of every node except the whole file and of its parent: with a node after all of its
  /// own children.
  @inlinable
  package func forEachChild(_ body: (_ child: Int, _ parent: Int) -> Void) {
    for parent in nodes.indices {
      var child = nodes[parent].firstChild
      while child != .none {
        body(Int(child.index), parent)
        child = nodes[Int(child.index)].nextSibling
      }
    }
  }

  /// The node with a number in `allNodes`.
  @inlinable
  package subscript(node number: Int) -> SyntaxNode { self[NodeID(number)] }

  /// The declarations with syntax errors, and the tokens skipped between them, in source order.
  var faultyDeclarations: [SyntaxNode] {
    var first = 0
    return wholeFile.children.filter { child in
      let last = Int(child.id.index)
      defer { first = last + 1 }
      return nodes[first...last].contains { $0.isFaulty }
    }
  }

  /// Returns a hash of the kinds and extents of a node and all nodes in it, and whether one of them has a syntax error.
  func summary(of node: SyntaxNode) -> (hash: Int, hasMistake: Bool) {
    let first = node.firstDescendant
    let token = nodes[Int(node.id.index)].firstToken
    var hasher = Hasher()
    var hasMistake = false
    for record in nodes[Int(first.id.index)...Int(node.id.index)] {
      hasMistake = hasMistake || record.isFaulty
      // The number of tokens of a declaration fits into 31 bits, and those of its parts follow from their ends.
      hasher.combine(UInt64(record.kind.rawValue) << 32 | UInt64(UInt32(bitPattern: record.endToken - token)))
    }
    return (hasher.finalize(), hasMistake)
  }

  /// All nodes, children before their parents.
  public var allNodes: some RandomAccessCollection<SyntaxNode> {
    nodes.indices.lazy.map { self[NodeID($0)] }
  }
}

extension SyntaxView {
  @inlinable public var tree: SyntaxTree { node.tree }
  @inlinable public var id: NodeID { node.id }
  @inlinable public var kind: SyntaxKind { node.record.kind }

  /// The bytes of the node, without the white space around it.
  package var span: SourceSpan {
    let tokens = tokens
    let start = tree.tokens[tokens.lowerBound].start
    return SourceSpan(
      file: tree.file, start: start, end: tokens.isEmpty ? start : tree.tokens[tokens.upperBound - 1].end)
  }

  /// The text of the node as written.
  public var text: String {
    let span = span
    return tree.source.text(Int(span.start)..<Int(span.end))
  }

  /// Whether a statement, a declaration or a parameter contains a syntax error outside of the statements of its blocks.
  public var isBroken: Bool { node.record.isBroken }

  /// The number of levels of nodes, including this one.
  public var height: Int { Int(node.record.height) }

  /// The documentation comment right before the node, without slashes. Empty if there is none.
  public var documentation: String { tree.documentation(before: tree.tokens[tokens.lowerBound]) }

  /// Whether the node has no tokens.
  public var isEmpty: Bool { tokens.isEmpty }

  /// The indices of the node's tokens in the tree.
  @inlinable
  public var tokens: Range<Int> {
    let record = node.record
    return Int(record.firstToken)..<Int(record.endToken)
  }

  /// The first token. For an empty node, the token after it.
  @inlinable
  public var firstToken: SyntaxToken { SyntaxToken(tree: tree, index: tokens.lowerBound) }

  /// The last token. For an empty node, the token after it.
  @inlinable
  public var lastToken: SyntaxToken {
    SyntaxToken(tree: tree, index: max(tokens.lowerBound, tokens.upperBound - 1))
  }

  /// The children, in source order.
  @inlinable
  public var children: SyntaxList<SyntaxNode> { node.list() }
}

extension SyntaxNode: SyntaxElement {
  @inlinable public init(_ node: SyntaxNode) { self = node }
}

extension SyntaxNode {
  /// The node and all nodes in it, children before their parents.
  var selfAndDescendants: some RandomAccessCollection<SyntaxNode> {
    (Int(firstDescendant.id.index)...Int(id.index)).lazy.map { tree[node: $0] }
  }

  /// The node in this one that is before all others in `SyntaxTree.allNodes`.
  fileprivate var firstDescendant: SyntaxNode {
    var first = self
    while let child = first.firstChild { first = child }
    return first
  }
}

/// The siblings that can be viewed as a type, in source order.
public struct SyntaxList<Element: SyntaxElement>: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline var rest: NodeID

  @inlinable
  init(_ tree: SyntaxTree, from first: NodeID) {
    self.tree = tree
    rest = first
  }

  @inlinable
  public mutating func next() -> Element? {
    while rest != .none {
      let node = SyntaxNode(tree: tree, id: rest)
      rest = node.record.nextSibling
      if let element = Element(node) { return element }
    }
    return nil
  }

  @inlinable
  public var first: Element? {
    var iterator = self
    return iterator.next()
  }

  @inlinable public var isEmpty: Bool { first == nil }

  /// Returns the elements after the first. As a list, because a wrapper of one would be made at run time.
  @inlinable
  public func dropFirst() -> SyntaxList {
    var rest = self
    _ = rest.next()
    return rest
  }

  /// The number of elements. O(n).
  @inlinable public var count: Int { reduce(0) { count, _ in count + 1 } }
}

// MARK: Finding children, for views only

extension SyntaxNode {
  @inlinable
  func node(_ id: NodeID) -> SyntaxNode? { id == .none ? nil : SyntaxNode(tree: tree, id: id) }

  @inlinable var firstChild: SyntaxNode? { node(record.firstChild) }

  /// The next child of the same parent; nil after the last.
  @inlinable public var nextSibling: SyntaxNode? { node(record.nextSibling) }

  /// Returns the child at an index, or `nil` if there are fewer.
  @inlinable
  func child(_ place: Int) -> SyntaxNode? {
    var child = firstChild
    for _ in 0..<place { child = child?.nextSibling }
    return child
  }

  /// Returns the first child of a kind.
  @inlinable
  func child<View: SyntaxKindView>(_ view: View.Type = View.self) -> View? { (list() as SyntaxList<View>).first }

  /// Returns the child at an index as an expression. If there are fewer children, returns this node as a missing one.
  @inlinable
  func expressionChild(_ place: Int) -> ExpressionSyntax { child(place).map { ExpressionSyntax($0) } ?? .missing(self) }

  /// Returns the child at an index as a name. If there are fewer children, returns this node as a missing one.
  @inlinable
  func nameChild(_ place: Int) -> NameSyntax { NameSyntax(node: child(place) ?? self) }

  /// Returns the children from an index on that can be viewed as a type.
  @inlinable
  func list<Element>(from place: Int = 0) -> SyntaxList<Element> { SyntaxList(tree, from: child(place)?.id ?? .none) }

  /// The token right before the node. If the node begins the file, its own first token.
  var tokenBefore: SyntaxToken { SyntaxToken(tree: tree, index: max(0, tokens.lowerBound - 1)) }
}
