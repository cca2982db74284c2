import ShapeKit

/// The public and private names of a file's top level, and those it imports.
struct FileScope: Sendable {
  struct Entry: Sendable {
    var declaration: Declaration
    var span: SourceSpan
    var isPrivate: Bool
    var isImported: Bool
  }

  /// By name.
  var entries: [NameID: Entry] = [:]
  /// The files whose public names are among them.
  var imports: [Int] = []
  /// Whether an import of the file failed.
  var lacksImport = false
  /// What syntax errors leave in doubt; `nil` for a file without any.
  var lostNames: LostNames?

  var hasSyntaxErrors: Bool { lostNames != nil }

  init(lostNames: LostNames?) { self.lostNames = lostNames }

  /// The public names that other files can import, in the order of the source, so that the same input gives the same
  /// messages.
  var exports: [(name: NameID, entry: Entry)] {
    entries.filter { !$0.value.isPrivate && !$0.value.isImported }
      .sorted { $0.value.span.start < $1.value.span.start }
      .map { ($0.key, $0.value) }
  }
}

/// What the syntax errors of a file leave in doubt.
struct LostNames: Sendable {
  /// The names in skipped text, where they may have been declared.
  private var names: Set<NameID> = []
  /// Whether a declaration lacks its name, so that any unknown name may be it.
  private(set) var lacksName = false

  func contains(_ name: NameID) -> Bool { names.contains(name) }

  init(_ tree: SyntaxTree) {
    var end = 0
    let skipped = tree.allNodes.filter { $0.kind == .error }.map { $0.tokens }.sorted { $0.lowerBound < $1.lowerBound }
    for tokens in skipped {
      for token in tree.tokens[max(end, tokens.lowerBound)..<max(end, tokens.upperBound)] where token.kind == .name {
        names.insert(token.name)
      }
      end = max(end, tokens.upperBound)
    }
    lacksName = tree.allNodes.contains { node in
      ParameterSyntax(node)?.name.isMissing ?? DeclarationSyntax(node).name?.isMissing ?? false
    }
  }
}
