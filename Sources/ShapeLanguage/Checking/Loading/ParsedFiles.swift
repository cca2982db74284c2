import ShapeCore

/// The files of a program as they were parsed last, to parse again only the declarations that changed.
struct ParsedFiles: Sendable {
  /// The names of all files. It only grows.
  var names = NameTable()
  /// The files of this run and, while it lasts, those of the previous one, by path.
  private var files: [String: IndexedFile] = [:]
  /// The paths of the files of this run.
  private var used: Set<String> = []
  /// Whether files are kept for the next run.
  private let keepsFiles: Bool

  init(keepsFiles: Bool = false) { self.keepsFiles = keepsFiles }

  /// A parsed file with what is known about each of its declarations.
  struct IndexedFile: Sendable {
    var file: ParsedFile
    /// By the index among the children of the whole file.
    var declarations: [DeclarationText]
  }

  /// Returns a parsed file.
  ///
  /// - Complexity: O(n) for n bytes; after a small change, only to compare and to copy them.
  mutating func parse(_ source: SourceFile, file: Int32) -> ParsedFile {
    guard keepsFiles else { return Parser.parse(source, file: file, names: &names) }
    used.insert(source.path)
    // The old file must be gone from the table when it is parsed again, or its arrays would be copied twice.
    let old = files.removeValue(forKey: source.path)
    let new = indexed(source, file: file, old)
    files[source.path] = new
    return new.file
  }

  private mutating func indexed(_ source: SourceFile, file: Int32, _ old: IndexedFile?) -> IndexedFile {
    guard let old, old.file.tree.file == file else {
      let parsed = Parser.parse(source, file: file, names: &names)
      return IndexedFile(file: parsed, declarations: parsed.tree.wholeFile.children.map { DeclarationText($0) })
    }
    guard let edit = TextEdit.change(from: old.file.tree.source.bytes, to: source.bytes, file: file) else { return old }
    let reparse = Parser.reparse(old.file, after: edit, names: &names)
    var declarations = old.declarations
    let added = reparse.file.tree.wholeFile.children.enumerated()
      .filter { reparse.added.contains($0.offset) }.map { DeclarationText($0.element) }
    declarations.replaceSubrange(reparse.removed, with: added)
    return IndexedFile(file: reparse.file, declarations: declarations)
  }

  /// Forgets the files that this run did not need.
  mutating func endRun() {
    files = files.filter { used.contains($0.key) }
    used = []
  }

  /// Returns what is known about the declarations of a file.
  func declarations(of tree: SyntaxTree) -> [DeclarationText] { files[tree.source.path]?.declarations ?? [] }
}
