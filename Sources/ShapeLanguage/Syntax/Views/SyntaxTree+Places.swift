import ShapeCore

// Queries for editors. They need no stored data: a parent is found from the root down.

extension SyntaxTree {
  /// Returns the token that contains a byte, or `nil` if the byte is between tokens or outside of the file.
  ///
  /// Complexity: O(log n) for n tokens.
  public func token(at offset: Int) -> SyntaxToken? {
    let index = firstToken(endingAfter: offset)
    guard index < tokens.count, Int(tokens[index].start) <= offset else { return nil }
    return SyntaxToken(tree: self, index: index)
  }

  /// Returns the index of the first token that ends after an offset, or the number of tokens.
  package func firstToken(endingAfter offset: Int) -> Int { tokens.partitioningIndex { Int($0.end) > offset } }

  /// Returns the index of the first token that begins at an offset or after it, or the number of tokens.
  package func firstToken(from offset: Int) -> Int { tokens.partitioningIndex { Int($0.start) >= offset } }

  /// Returns the innermost node that contains a byte. Defaults to the node of the whole file.
  ///
  /// Complexity: O(n) for the n children of the nodes that contain the byte.
  public func node(at offset: Int) -> SyntaxNode {
    var node = wholeFile
    while let inner = node.children.first(where: { $0.holds(offset) }) { node = inner }
    return node
  }
}

extension SyntaxNode {
  fileprivate func holds(_ offset: Int) -> Bool { Int(span.start) <= offset && offset < Int(span.end) }

  /// The parent of the node, or `nil` for the whole file.
  ///
  /// Complexity: O(n) for the n children of the nodes that contain this one.
  public var parent: SyntaxNode? {
    var parent = tree.wholeFile
    // Nodes are numbered when they are complete: the first child with a number that is not smaller contains this one.
    while let child = parent.children.first(where: { $0.id.index >= id.index }) {
      if child.id == id { return parent }
      parent = child
    }
    return nil
  }

  /// The previous child of the same parent. Complexity as for `parent`.
  public var previousSibling: SyntaxNode? {
    guard let siblings = parent?.children else { return nil }
    var previous: SyntaxNode?
    for sibling in siblings {
      if sibling == self { return previous }
      previous = sibling
    }
    return nil
  }
}
