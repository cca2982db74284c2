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

extension TextEdit {
  /// Returns the smallest edit of whole characters that changes one text into another, or `nil` if they are equal.
  ///
  /// - Complexity: O(n) for n bytes.
  static func change(from old: [UInt8], to new: [UInt8], file: Int32) -> TextEdit? {
    let shorter = min(old.count, new.count)
    var prefix = commonPrefix(old, new)
    if prefix == old.count, prefix == new.count { return nil }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    // An edit that ends or begins within a character would not be text.
    func isInside(_ bytes: [UInt8], _ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }
    while prefix > 0, isInside(old, prefix) || isInside(new, prefix) { prefix -= 1 }
    while suffix > 0, isInside(old, old.count - suffix) || isInside(new, new.count - suffix) { suffix -= 1 }
    let span = SourceSpan(file: file, start: Int32(prefix), end: Int32(old.count - suffix))
    return TextEdit(span, String(decoding: new[prefix..<new.count - suffix], as: UTF8.self))
  }

  private static func commonPrefix(_ old: [UInt8], _ new: [UInt8]) -> Int {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let count = min(old.count, new.count)
        var length = 0
        while length < count, old[length] == new[length] { length += 1 }
        return length
      }
    }
  }
}
