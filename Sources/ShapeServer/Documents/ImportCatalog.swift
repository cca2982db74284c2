import ShapeEditing
import ShapeLanguage

/// The files that the documents of one folder can import.
struct ImportCatalog: Sendable {
  /// One file.
  struct File: Sendable {
    let path: String
    /// The path as an import writes it.
    let written: String
    /// Its public names. `nil` for an open document, whose names change while someone types.
    let names: [ImportCandidate.Name]?
  }

  /// The state of the index at which the catalog was made.
  let generation: Int
  let folder: FolderPath
  /// In the order of the written paths.
  let files: [File]

  /// - Complexity: O(n log n) for n files.
  init(for folder: FolderPath, within root: String, _ index: WorkspaceIndex, documents: some Sequence<String>) {
    generation = index.generation
    self.folder = folder
    let closed = index.entries.lazy.map { (path: $0.key, names: Optional($0.value.exports)) }
    let open = documents.map { (path: $0, names: [ImportCandidate.Name]?.none) }
    files = (Array(closed) + open).filter { $0.path.utf8.starts(with: root.utf8) }
      .compactMap { path, names in
        folder.path(to: path).map { File(path: path, written: $0, names: names) }
      }
      .sorted { $0.written < $1.written }
  }
}
