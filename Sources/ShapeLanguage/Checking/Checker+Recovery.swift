import ShapeKit

extension Checker {
  /// Checks a statement, a declaration or parameters. Where a syntax error lies in them, nothing else that seems wrong with
  /// them is reported: it most likely follows from that.
  mutating func checkPart<Result>(_ node: NodeID, _ body: (inout Checker) -> Result) -> Result {
    let count = diagnostics.count
    let result = body(&self)
    guard tree.isBroken(node), diagnostics.count > count else { return result }
    let whole = tree.span(node)
    let found = diagnostics[count...]
    diagnostics.removeSubrange(count...)
    diagnostics += found.filter { diagnostic in
      let span = diagnostic.span
      guard span.file == whole.file, whole.start <= span.start, span.end <= whole.end else { return true }
      return isInBlock(span, of: node)
    }
    return result
  }

  /// Whether a place lies in one of the blocks of a node, whose statements have their own mistakes.
  private func isInBlock(_ span: SourceSpan, of node: NodeID) -> Bool {
    var child = tree.firstChild(node)
    while child != .none {
      let outer = tree.span(child)
      if outer.start <= span.start, span.end <= outer.end {
        if tree.kind(child) == .block { return true }
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
