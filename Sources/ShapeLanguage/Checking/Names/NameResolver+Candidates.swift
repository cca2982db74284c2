import ShapeCore

/// The candidates for a misspelled name.
extension NameResolver {
  /// Returns the names in scope that may be meant.
  func candidates(_ wanted: WantedName, _ entries: [NameID: FileScope.Entry]) -> [NearName] {
    func known(_ names: [String]) -> [NearName] { names.map { NearName(spelling: $0, distance: 0, origin: .known) } }
    func sorted(_ names: some Sequence<NameID>) -> [String] { names.map { spelling($0) }.sorted() }
    func locals(where isWanted: (Scope.Local) -> Bool) -> [NearName] {
      scope.locals.enumerated().filter { scope.local($1.name) == $0 && isWanted($1) }.map { index, local in
        NearName(spelling: spelling(local.name), distance: 0, origin: .local(index), span: local.span)
      }
    }
    switch wanted {
    case .value:
      let values = known((context.hasLayer ? ["width", "height", "bounds", "center"] : []) + ["isRightToLeft"])
      return locals { _ in true } + values
        + candidates(entries) { if case .global = $1.declaration { true } else { false } }
    case .function:
      return locals { if case .function = $0.kind { true } else { false } }
        + known(sorted(self.known.functions.keys))
        + candidates(entries) { if case .function = $1.declaration { true } else { false } }
    case .shape: return candidates(entries) { if case .shape = $1.declaration { true } else { false } }
    case .style: return candidates(entries) { if case .style = $1.declaration { true } else { false } }
    case .type:
      return known(sorted(self.known.types.keys))
        + candidates(entries) { if case .enumeration = $1.declaration { true } else { false } }
    case .layer: return known(sorted(context.siblings.keys))
    case .importedFile: return candidates(entries) { $1.declaration.isFile }
    }
  }

  func candidates(
    _ entries: [NameID: FileScope.Entry], _ isWanted: (NameID, FileScope.Entry) -> Bool
  ) -> [NearName] {
    entries.filter { isWanted($0.key, $0.value) }
      .map { name, entry in
        NearName(spelling: spelling(name), distance: 0, origin: .declaration(entry.declaration), span: entry.span)
      }
      .sorted { $0.spelling < $1.spelling }
  }
}
