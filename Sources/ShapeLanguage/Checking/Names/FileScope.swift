import ShapeKit

/// The names of a file's top level, both public and private, and the imported ones.
struct FileScope: Sendable {
  struct Entry: Sendable {
    var declaration: Declaration
    var span: SourceSpan
    var isPrivate: Bool
    var isImported: Bool
  }

  /// The entries by name.
  var entries: [NameID: Entry] = [:]
  /// The files whose public names are imported.
  var imports: [Int] = []
  /// Whether an import of the file failed.
  var lacksImport = false
  /// The names that syntax errors leave in doubt, or `nil` for a file without errors.
  var lostNames: LostNames?

  var hasSyntaxErrors: Bool { lostNames != nil }

  init(lostNames: LostNames?) { self.lostNames = lostNames }

  /// The public names that other files can import, in source order, so that the same input results in the same
  /// messages.
  var exports: [(name: NameID, entry: Entry)] {
    entries.filter { !$0.value.isPrivate && !$0.value.isImported }
      .sorted { $0.value.span.start < $1.value.span.start }
      .map { ($0.key, $0.value) }
  }
}

/// The names that the syntax errors of a file leave in doubt.
struct LostNames: Sendable {
  /// The names in skipped text, where they may have been declared.
  private var names: Set<NameID> = []
  /// Whether a declaration lacks its name, which may be any unknown name.
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
