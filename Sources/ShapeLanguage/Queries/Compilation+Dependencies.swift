extension Compilation {
  /// Returns which declarations each top-level declaration needed when it was checked: only these can change its
  /// meaning. They include the imported files that are named. Previews and imports are not listed.
  ///
  /// Complexity: O(n) for n names.
  public func dependencies() -> [Declaration: Set<Declaration>] {
    var result: [Declaration: Set<Declaration>] = [:]
    for reference in references.all {
      guard let owner = reference.owner, let needed = reference.symbol.declaration, needed != owner,
        !needed.isOfLanguage
      else { continue }
      result[owner, default: []].insert(needed)
    }
    return result
  }
}

extension Declaration {
  /// Whether it is an enum of the language, which no source declares.
  fileprivate var isOfLanguage: Bool {
    if case .enumeration(let id) = self { id.index < BuiltinEnum.allCases.count } else { false }
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
