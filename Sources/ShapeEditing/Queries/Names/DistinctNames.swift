import ShapeCore
import ShapeLanguage

extension SyntaxTree {
  /// Returns the names and labels in the file, each once, also those in text that could not be parsed.
  ///
  /// - Complexity: O(n) for n tokens.
  public func distinctNames() -> [String] {
    var known: Set<NameID> = []
    return tokens.compactMap { token in
      token.name != .none && known.insert(token.name).inserted ? text(token) : nil
    }
  }

  /// Returns the names that are declared anywhere in the file.
  ///
  /// - Complexity: O(n) for n nodes.
  fileprivate func declaredNames() -> Set<String> {
    var names: Set<String> = []
    for node in allNodes {
      let name = ParameterSyntax(node)?.name ?? BindingSyntax(node)?.name ?? DeclarationSyntax(node).name
      if let name { names.insert(name.node.text) }
    }
    return names
  }
}

/// The names of a file, to find out whether one of them can be a misspelled other one.
struct FileNames {
  /// All names and labels.
  let all: Set<String>
  /// Those that are declared somewhere, even if not where they are used.
  let declared: Set<String>
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) {
    self.tree = tree
    all = Set(tree.distinctNames())
    declared = tree.declaredNames()
  }

  /// Whether the name of a layer or a slot can be meant as one of its labels, or as a value: `layer(center)`.
  func isLabelOrValue(_ name: String) -> Bool { declared.contains(name) || LanguageNames.isOfLayer(name) }

  /// Whether this is so for the name before a place.
  func followsLabelOrValue(_ span: SourceSpan) -> Bool {
    let index = tree.firstToken(endingAfter: Int(span.start))
    return index > 0 && isLabelOrValue(tree.text(tree.tokens[index - 1]))
  }

  /// Whether another name is beside the one at a place: the other coordinate, side, element, argument or operand.
  ///
  /// - Complexity: as for `SyntaxNode.parent`.
  func isBeside(_ name: String, _ span: SourceSpan) -> Bool {
    var node = tree.node(at: Int(span.start))
    while let parent = node.parent, parent.span == node.span || parent.kind == .labeledArgument { node = parent }
    return node.parent?.children.contains { child in
      child.span != node.span && (child.text == name || ArgumentSyntax(child)?.value.text == name)
    } ?? false
  }
}
