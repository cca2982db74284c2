import ShapeCore

/// The names of a file's top level, both public and private, and the imported ones.
struct FileScope: Sendable {
  struct Entry: Sendable {
    var declaration: Declaration
    var span: SourceSpan
    var isPrivate: Bool
    var isImported: Bool
  }

  /// The entries by name.
  private(set) var entries: [NameID: Entry] = [:]
  /// The public names that other files can import, in source order, so that the same input results in the same
  /// messages.
  private(set) var exports: [(name: NameID, entry: Entry)] = []
  /// The files whose public names are imported.
  var imports: [Int] = []
  /// Whether an import of the file failed.
  var lacksImport = false
  /// The names that syntax errors leave in doubt, or `nil` for a file without errors.
  var lostNames: LostNames?

  var hasSyntaxErrors: Bool { lostNames != nil }

  init(lostNames: LostNames?) { self.lostNames = lostNames }

  /// Enters a name, or returns the entry that already has it. The names of the file itself are entered in source order.
  mutating func enter(_ name: NameID, _ entry: Entry) -> Entry? {
    if let first = entries[name] { return first }
    entries[name] = entry
    if !entry.isPrivate, !entry.isImported { exports.append((name, entry)) }
    return nil
  }
}

/// The names that the syntax errors of a file leave in doubt.
struct LostNames: Sendable {
  /// The names in skipped text, where they may have been declared.
  private var names: Set<NameID> = []
  /// Whether a declaration lacks its name, which may be any unknown name.
  private(set) var lacksName = false

  func contains(_ name: NameID) -> Bool { names.contains(name) }

  /// - Parameter nodes: The declarations with syntax errors, and the tokens skipped between them.
  init(_ nodes: [SyntaxNode]) {
    for node in nodes {
      var end = 0
      let parts = node.selfAndDescendants
      let skipped = parts.filter { $0.kind == .error }.map { $0.tokens }.sorted { $0.lowerBound < $1.lowerBound }
      for tokens in skipped {
        for token in node.tree.tokens[max(end, tokens.lowerBound)..<max(end, tokens.upperBound)]
        where token.kind == .name {
          names.insert(token.name)
        }
        end = max(end, tokens.upperBound)
      }
      lacksName =
        lacksName
        || parts.contains { part in
          ParameterSyntax(part)?.name.isMissing ?? DeclarationSyntax(part).name?.isMissing ?? false
        }
    }
  }
}
