import ShapeCore

/// What the text of a top-level declaration says about its check, before it is checked.
///
/// The check of a declaration depends on its own text and on the meaning of the names in it. The check of another one
/// depends only on its interface: all of a value, a function or an enum, and a shape or a style up to its body.
struct DeclarationText: Sendable {
  /// A hash of the text, without comments before it, and of its nodes: after a mistake elsewhere, the same text may be
  /// read in another way.
  let text: Int
  /// Whether it has a syntax error.
  let hasMistake: Bool
  /// A hash of the text of the interface.
  let interface: Int
  /// Every name in it, once.
  let names: [NameID]
  /// The names in its interface.
  let interfaceNames: [NameID]

  init(_ node: SyntaxNode) {
    let tree = node.tree
    let tokens = node.tokens
    let body = node.children.first { $0.kind == .block }
    let endOfInterface = body?.tokens.lowerBound ?? tokens.upperBound
    let nodes = tree.summary(of: node)
    text = Self.hash(of: tokens, in: tree, nodes.hash)
    hasMistake = nodes.hasMistake
    interface = Self.hash(of: tokens.lowerBound..<endOfInterface, in: tree)
    names = Self.names(of: tokens, in: tree)
    // The cases of an enum have no other meaning.
    interfaceNames =
      node.kind == .enumDeclaration ? [] : Self.names(of: tokens.lowerBound..<endOfInterface, in: tree)
  }

  private static func hash(of tokens: Range<Int>, in tree: SyntaxTree, _ nodes: Int = 0) -> Int {
    guard let first = tokens.first, let last = tokens.last else { return 0 }
    let bytes = Int(tree.tokens[first].start)..<Int(tree.tokens[last].end)
    var hasher = Hasher()
    hasher.combine(bytes.count)
    hasher.combine(nodes)
    tree.source.bytes.withUnsafeBytes { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[bytes])) }
    return hasher.finalize()
  }

  private static func names(of tokens: Range<Int>, in tree: SyntaxTree) -> [NameID] {
    var indices: [Int32] = []
    for token in tree.tokens[tokens] where token.name != .none { indices.append(token.name.index) }
    indices.sort()
    var names: [NameID] = []
    for index in indices where names.last?.index != index { names.append(NameID(Int(index))) }
    return names
  }
}
