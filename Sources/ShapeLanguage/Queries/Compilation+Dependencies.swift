extension Compilation {
  /// Returns the declarations that each top-level declaration names, in any file. Imported files are among them where
  /// their name is written. Previews and imports name declarations too, but are not listed.
  ///
  /// `Parser.reparse` says which declarations an edit replaces; the dependencies say which others it affects. After an
  /// edit, the meaning or the messages can change only of
  ///
  /// - the declarations in `Reparse.added`;
  /// - those that depend on one in `Reparse.removed`, directly or through others;
  /// - those that contain the name of one in `Reparse.added`: it may have been unknown, or may have had another meaning;
  /// - previews and imports, and warnings about names that nothing uses.
  ///
  /// To find the declaration at an index of `Reparse`, look up the span that `declaration(of:)` returns in the
  /// `DeclarationPlaces` of the tree. The checker itself has no partial mode; it checks all files.
  ///
  /// - Complexity: O(n) for n names.
  public func dependencies() -> [Declaration: Set<Declaration>] {
    var result: [Declaration: Set<Declaration>] = [:]
    for reference in references.all {
      guard let owner = reference.owner, let needed = reference.symbol.declaration, needed != owner,
        !needed.isOfLanguage, !isLocal(needed)
      else { continue }
      result[owner, default: []].insert(needed)
    }
    return result
  }

  /// Returns whether a declaration is in a block of another one.
  private func isLocal(_ declaration: Declaration) -> Bool {
    if case .function(let id) = declaration { program.functions[id].local != nil } else { false }
  }
}

extension Declaration {
  /// Whether it is an enum of the language, which no source declares.
  fileprivate var isOfLanguage: Bool {
    if case .enumeration(let id) = self { id.isOfLanguage } else { false }
  }
}

extension Symbol {
  /// The top-level declaration that a symbol is or belongs to, or `nil` for locals and for elements of the language.
  public var declaration: Declaration? {
    switch self {
    case .declaration(let declaration), .parameter(let declaration, _): declaration
    case .enumCase(let id, _): .enumeration(id)
    case .local, .layer, .preview, .layerValue, .color, .edges, .type, .member, .builtin, .keyword, .command, .label:
      nil
    }
  }
}
