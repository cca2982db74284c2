import ShapeKit

extension Checker {
  /// Takes back what was reported since a count of diagnostics about a statement, a declaration or parameters in which a
  /// syntax error lies: it most likely follows from that. (No closure is checked in between: the stack is deep there.)
  mutating func dropConsequences(of node: NodeID, since count: Int) {
    guard tree.isBroken(node), diagnostics.count > count else { return }
    let whole = tree.span(node)
    let found = diagnostics[count...]
    diagnostics.removeSubrange(count...)
    diagnostics += found.filter { diagnostic in
      let span = diagnostic.span
      guard span.file == whole.file, whole.start <= span.start, span.end <= whole.end else { return true }
      return isInBlock(span, of: node)
    }
  }

  /// Whether a place lies in one of the blocks of a node, whose statements have their own mistakes.
  private func isInBlock(_ span: SourceSpan, of node: NodeID) -> Bool {
    var child = tree.firstChild(node)
    while child != .none {
      let outer = tree.span(child)
      if outer.start <= span.start, span.end <= outer.end {
        // What is missing before a block is not in it.
        if tree.kind(child) == .block { return span.start > outer.start }
        child = tree.firstChild(child)
      } else {
        child = tree.nextSibling(child)
      }
    }
    return false
  }
}

/// What the syntax errors of a file leave in doubt.
struct LostNames: Sendable {
  /// The names in what was skipped, where they may have been declared.
  private var names: Set<NameID> = []
  /// Whether a declaration lacks its name, so that any unknown name may be it.
  private(set) var lacksName = false

  func contains(_ name: NameID) -> Bool { names.contains(name) }

  init(_ tree: SyntaxTree) {
    var end: Int32 = 0
    let skipped = tree.nodes.filter { $0.kind == .error }.sorted { $0.firstToken < $1.firstToken }
    for node in skipped {
      for index in max(end, node.firstToken)..<max(end, node.endToken) where tree.tokens[Int(index)].kind == .name {
        names.insert(tree.tokens[Int(index)].name)
      }
      end = max(end, node.endToken)
    }
    let declarations: Set<SyntaxKind> = [
      .letDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration, .enumDeclaration, .parameter,
    ]
    lacksName = tree.nodes.contains { node in
      guard declarations.contains(node.kind), node.firstChild != .none else { return false }
      return tree.kind(node.firstChild) != .name
    }
  }
}
