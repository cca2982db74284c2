/// Which documents import which files, directly or through others, as of the last time that each was compiled.
struct ImportGraph: Sendable {
  private var imports: [DocumentURI: Set<String>] = [:]
  private var importers: [String: Set<DocumentURI>] = [:]
  /// The documents with an import that failed.
  private var failing: Set<DocumentURI> = []

  mutating func set(_ document: DocumentURI, imports paths: Set<String>, hasFailedImport: Bool) {
    if hasFailedImport { failing.insert(document) } else { failing.remove(document) }
    let old = imports[document] ?? []
    guard old != paths else { return }
    for path in old.subtracting(paths) {
      importers[path]?.remove(document)
      if importers[path]?.isEmpty == true { importers[path] = nil }
    }
    for path in paths.subtracting(old) { importers[path, default: []].insert(document) }
    imports[document] = paths.isEmpty ? nil : paths
  }

  mutating func remove(_ document: DocumentURI) { set(document, imports: [], hasFailedImport: false) }

  /// Returns the documents for which the change of a file may matter.
  func dependents(of path: String) -> Set<DocumentURI> {
    // An import that failed may have failed because of this file.
    failing.union(importers[path] ?? [])
  }
}
