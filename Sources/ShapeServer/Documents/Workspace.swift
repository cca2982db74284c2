import ShapeKit
import ShapeLanguage

/// The folders and the open documents of the client.
struct Workspace: Sendable {
  private let files: WorkspaceFiles
  var encoding = PositionEncoding.utf16
  /// The folders, without a `/` at their end.
  private(set) var folders: [String] = []
  private var documents: [DocumentURI: Document] = [:]
  /// The documents whose results are kept, the last one used last.
  private var warm: [DocumentURI] = []
  /// The maximum number of documents whose results are kept.
  private static let mostWarm = 12
  /// The documents with an import that changed.
  private var stale: [DocumentURI] = []
  /// The documents that wait for a check, the one that changed last at the end.
  private var unchecked: [DocumentURI] = []
  private(set) var index = WorkspaceIndex()

  init(files: WorkspaceFiles) { self.files = files }

  mutating func setFolders(_ paths: [String]) {
    folders = paths.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  mutating func changeFolders(adding added: [String], removing removed: [String]) {
    var paths = folders
    paths.removeAll { removed.contains($0) || removed.contains($0 + "/") }
    setFolders(paths + added.filter { !paths.contains($0) })
    startIndex()
    for uri in documents.keys { markStale(uri) }
  }

  // MARK: Documents

  subscript(uri: DocumentURI) -> Document? { documents[uri] }

  var uris: [DocumentURI] { Array(documents.keys) }

  mutating func open(_ document: Document) {
    documents[document.uri] = document
    touch(document.uri)
  }

  mutating func close(_ uri: DocumentURI) {
    documents[uri] = nil
    warm.removeAll { $0 == uri }
    stale.removeAll { $0 == uri }
    unchecked.removeAll { $0 == uri }
  }

  /// Changes a document, or leaves it as it is if there is an error. Does nothing if it is not open.
  mutating func update(
    _ uri: DocumentURI, _ body: (inout Document) throws(ResponseError) -> Void
  ) throws(ResponseError) {
    guard var document = documents[uri] else { return }
    try body(&document)
    documents[uri] = document
  }

  mutating func updateDocuments(_ body: (inout Document) -> Void) {
    for uri in documents.keys {
      guard var document = documents.removeValue(forKey: uri) else { continue }
      body(&document)
      documents[uri] = document
    }
  }

  /// Keeps the results of a document, and forgets those of the one that was not used for the longest time.
  private mutating func touch(_ uri: DocumentURI) {
    if warm.last == uri { return }
    warm.removeAll { $0 == uri }
    warm.append(uri)
    guard warm.count > Self.mostWarm, case let cold = warm.removeFirst(),
      var document = documents.removeValue(forKey: cold)
    else { return }
    document.cool()
    documents[cold] = document
  }

  // MARK: Results

  /// Returns the mistakes and the trees of a document, or `nil` if it is not open.
  mutating func checked(_ uri: DocumentURI) -> IncrementalResult? {
    guard var document = documents.removeValue(forKey: uri) else { return nil }
    let root = root(of: uri)
    let main = document.source
    let result = document.checked(root) { load($0, in: root, for: main) }
    documents[uri] = document
    touch(uri)
    return result
  }

  /// Returns the compilation of a document, or `nil` if it is not open.
  mutating func compiled(_ uri: DocumentURI) -> Compilation? {
    guard var document = documents.removeValue(forKey: uri) else { return nil }
    let root = root(of: uri)
    let main = document.source
    let compilation = document.compiled(root) { load($0, in: root, for: main) }
    documents[uri] = document
    touch(uri)
    return compilation
  }

  /// Returns the values of names in the pictures of a document, or `nil` if it is not open.
  mutating func values(of uri: DocumentURI, for settings: Configuration) -> DrawnValues? {
    compiled(uri).flatMap { documents[uri]?.values(in: $0, for: settings) }
  }

  /// Returns the text of a file: that of its document if it is open.
  func text(of path: String) -> [UInt8]? {
    if let document = documents[DocumentURI(path: path)] { return document.bytes }
    return try? files.read(path, root(of: DocumentURI(path: path)).path).get()
  }

  /// Returns the lines of a file.
  func lines(of source: SourceFile) -> LineIndex {
    if let document = documents[DocumentURI(path: source.path)], document.bytes == source.bytes {
      return document.lines
    }
    return LineIndex(source.bytes, encoding)
  }

  /// The folder that the imports of a document stay within: the innermost one of the client, or its own.
  func root(of uri: DocumentURI) -> ImportRoot {
    guard let path = uri.path, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return ImportRoot(path: "", mainFolder: "")
    }
    let own = String(path[...slash])
    let outer = folders.filter { own.utf8.starts(with: ($0 == "/" ? $0 : $0 + "/").utf8) }.max { $0.count < $1.count }
    guard let outer, outer != "/" else { return ImportRoot(path: own, mainFolder: "") }
    return ImportRoot(path: outer + "/", mainFolder: String(own.dropFirst(outer.count + 1)))
  }

  /// Returns a loader of imports for a document, to use while nothing changes.
  func loader(for uri: DocumentURI) -> (String) -> Result<[UInt8], LoadFailure> {
    let root = root(of: uri)
    return { path in load(path, in: root, for: nil) }
  }

  /// Reads an imported file.
  /// - Parameter main: The document that is compiled, which can import itself.
  private func load(_ path: String, in root: ImportRoot, for main: SourceFile?) -> Result<[UInt8], LoadFailure> {
    if root.path.isEmpty { return .failure(.unreadable("The document is not saved")) }
    let uri = DocumentURI(path: root.path + path)
    if let main, main.path == uri.displayPath { return .success(main.bytes) }
    if let document = documents[uri] { return .success(document.bytes) }
    return files.read(root.path + path, root.path)
  }

  // MARK: Changes elsewhere

  /// Marks the documents that import a file.
  mutating func fileChanged(_ path: String) {
    // The index asks open documents for their text.
    if documents[DocumentURI(path: path)] == nil { index.forget(path) }
    for (uri, document) in documents where document.depends(on: path) && uri.path != path {
      markStale(uri)
    }
  }

  private mutating func markStale(_ uri: DocumentURI) {
    if var document = documents.removeValue(forKey: uri) {
      document.forgetResults()
      documents[uri] = document
    }
    if !stale.contains(uri) { stale.append(uri) }
  }

  /// Whether an import of a document changed.
  var hasStale: Bool { !stale.isEmpty }

  /// Returns a document with an import that changed, once for each change.
  mutating func takeStale() -> DocumentURI? { stale.popLast() }

  // MARK: Checks

  mutating func scheduleCheck(of uri: DocumentURI) {
    unchecked.removeAll { $0 == uri }
    unchecked.append(uri)
  }

  mutating func scheduleAllChecks() { unchecked = Array(documents.keys) }

  /// Whether a certain document waits for a check.
  func isUnchecked(_ uri: DocumentURI) -> Bool { unchecked.contains(uri) }

  /// Whether a document waits for a check.
  var hasUnchecked: Bool { !unchecked.isEmpty }

  /// Returns the check of the document that changed last.
  mutating func takeCheck() -> CheckTask? {
    while let uri = unchecked.popLast() {
      guard let document = documents[uri] else { continue }
      let root = root(of: uri)
      // The texts of imports are those of now, whatever happens to their documents during the check.
      var texts: [String: [UInt8]] = [:]
      if let result = checked(uri) {
        for tree in result.trees.dropFirst() { texts[tree.source.path] = tree.source.bytes }
      }
      return CheckTask(uri: uri, source: document.source, root: root, texts: texts)
    }
    return nil
  }

  // MARK: The index

  mutating func startIndex() { index.start(folders) }

  /// Reads one more file into the index.
  mutating func continueIndex() {
    var index = index
    self.index = WorkspaceIndex()
    index.next(list: files.sources) { path in text(of: path) }
    self.index = index
  }

  /// Reads all that the index lacks: an answer without it would be wrong, and a change of names incomplete.
  fileprivate mutating func completeIndex() {
    while !index.isComplete { continueIndex() }
  }
}

/// Questions about files that no document imports.
extension Workspace {
  /// Returns the tree of each file of the folders, and of each open document.
  mutating func allTrees() -> [SyntaxTree] {
    completeIndex()
    return documents.values.map(\.tree)
      + index.entries.filter { self[DocumentURI(path: $0.key)] == nil }.map { $0.value.tree }
  }

  /// Returns the documents and files that import a file.
  mutating func importers(of path: String) -> [DocumentURI] {
    completeIndex()
    let open = uris.filter { documents[$0]?.tree.importedPaths.contains(path) == true }
    let closed = index.entries.filter { $0.value.imports.contains(path) }.map { DocumentURI(path: $0.key) }
    return (open + closed.filter { self[$0] == nil }).sorted { $0.displayPath < $1.displayPath }
  }

  /// Returns the compilation of a file, whether or not it is open. `nil` if it can't be read.
  mutating func compilation(of uri: DocumentURI) -> Compilation? {
    if let compilation = compiled(uri) { return compilation }
    guard let path = uri.path, let text = text(of: path) else { return nil }
    var compiler = IncrementalCompiler()
    return compiler.compilation(
      of: SourceFile(path: path, bytes: text), root: root(of: uri), load: loader(for: uri))
  }

  /// Returns the paths by which a document could import the files of its folder, and of the folders within the root.
  func importPaths(from uri: DocumentURI) -> [String] {
    guard let own = uri.path else { return [] }
    let root = root(of: uri).path
    return knownPaths.filter { $0 != own && $0.utf8.starts(with: root.utf8) }.compactMap { relative($0, to: own) }
      .sorted()
  }

  /// Returns the files that a document does not import yet, with their names.
  func importCandidates(for uri: DocumentURI, besides result: IncrementalResult) -> [ImportCandidate] {
    guard let own = uri.path else { return [] }
    let root = root(of: uri).path
    let imported = Set(result.trees[0].importedPaths)
    return index.entries.sorted { $0.key < $1.key }.compactMap { path, entry in
      guard path != own, !imported.contains(path), path.utf8.starts(with: root.utf8), !entry.exports.isEmpty,
        let written = relative(path, to: own)
      else { return nil }
      return ImportCandidate(path: written, names: entry.exports)
    }
  }

  private var knownPaths: Set<String> { Set(index.entries.keys).union(uris.compactMap(\.path)) }

  /// Returns a path as a file would write it.
  private func relative(_ path: String, to own: String) -> String? {
    let (target, source) = (FolderPath(ofFile: path), FolderPath(ofFile: own))
    guard let common = target.common(with: source)?.text else { return nil }
    let depth = source.text.split(separator: "/").count - common.split(separator: "/").count
    let parents = String(repeating: "../", count: depth)
    return parents + String(path.dropFirst(common == "/" ? 1 : common.count + 1))
  }
}
