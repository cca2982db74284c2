import ShapeLanguage

/// What the files of the folders declare and import, read while there is nothing else to do.
struct WorkspaceIndex: Sendable {
  /// One file.
  struct Entry: Sendable {
    var tree: SyntaxTree
    var names: NameTable
    /// The paths of the files that it imports.
    var imports: [String]
    /// Its public names.
    var exports: [ImportCandidate.Name]
  }

  /// The maximum number of files, and their total size in bytes.
  static let mostFiles = 2_000
  static let mostBytes = 8 * 1024 * 1024

  private var folders: [String] = []
  private var waiting: [String] = []
  private(set) var entries: [String: Entry] = [:]
  private var bytes = 0
  /// The number of files that were found.
  private(set) var total = 0

  /// Begins anew with some folders.
  mutating func start(_ folders: [String]) { self = WorkspaceIndex(folders: folders) }

  private init(folders: [String]) { self.folders = folders }
  init() {}

  /// Whether there is more to read.
  var isComplete: Bool { folders.isEmpty && waiting.isEmpty }

  /// The number of files that are read.
  var count: Int { total - waiting.count }

  /// Lists one folder, or reads one file.
  mutating func next(list: (String, Int) -> [String], read: (String) -> [UInt8]?) {
    if let folder = folders.popLast() {
      waiting += list(folder, Self.mostFiles - waiting.count).reversed()
      total = waiting.count
    } else if let path = waiting.popLast() {
      add(path, read(path))
    }
  }

  /// Reads a file again the next time that there is nothing else to do.
  mutating func forget(_ path: String) {
    if let old = entries.removeValue(forKey: path) { bytes -= old.tree.source.bytes.count }
    guard !waiting.contains(path), path.hasSuffix(".shape") else { return }
    waiting.append(path)
    total += 1
  }

  private mutating func add(_ path: String, _ text: [UInt8]?) {
    guard let text, bytes + text.count <= Self.mostBytes, entries.count < Self.mostFiles else { return }
    bytes += text.count
    var names = NameTable()
    let parsed = Parser.parse(SourceFile(path: path, bytes: text), file: 0, names: &names)
    entries[path] = Entry(
      tree: parsed.tree, names: names, imports: parsed.tree.importedPaths,
      exports: ImportCandidate(path: path, tree: parsed.tree).names)
  }
}

extension SyntaxTree {
  /// The paths of the files that the file imports.
  var importedPaths: [String] {
    declarations.compactMap { declaration in
      guard case .import(let view) = declaration, let written = view.path?.content, !written.isEmpty else { return nil }
      let folder = FolderPath(ofFile: source.path).text
      let name = written.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(written[written.utf8.index(after: $0)...]) }
      return FolderPath(ofFile: folder + "/" + written).text + "/" + (name ?? written)
    }
  }
}
