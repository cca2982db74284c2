import ShapeCore
import ShapeEditing
import ShapeLanguage
import ShapeWorkbench

/// The folders and the open documents of the client.
struct Workspace: Sendable {
  private let files: WorkspaceFiles
  var encoding = PositionEncoding.utf16
  /// The folders, without a `/` at their end.
  private(set) var folders: [String] = []
  private(set) var documents: [DocumentURI: Document] = [:]
  /// The documents whose results are kept, the last one used last.
  private var warm = LatestLast<DocumentURI>()
  /// The maximum number of documents whose results are kept.
  private static let mostWarm = 12
  /// The documents with an import that changed.
  private var stale = LatestLast<DocumentURI>()
  /// The documents that wait for a check, the one that changed last at the end.
  private var unchecked = LatestLast<DocumentURI>()
  private var graph = ImportGraph()
  private(set) var index: WorkspaceIndex
  /// What the documents of the folder of the last completion can import.
  private var catalog: ImportCatalog?

  init(files: WorkspaceFiles, _ limits: WorkspaceIndex.Limits) {
    self.files = files
    index = WorkspaceIndex(limits)
  }

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

  /// Returns the address of the file that messages know by a path, as the client wrote it if the document is open.
  func uri(displayPath path: String) -> DocumentURI {
    let uri = DocumentURI(displayPath: path)
    return documents[uri]?.uri ?? uri
  }

  mutating func open(_ document: Document) {
    let uri = document.uri
    if documents.updateValue(document, forKey: uri) == nil, let path = uri.path { index.didOpen(path) }
    touch(uri)
  }

  mutating func close(_ uri: DocumentURI) {
    guard documents.removeValue(forKey: uri) != nil else { return }
    if let path = uri.path { index.didClose(path) }
    warm.remove(uri)
    stale.remove(uri)
    unchecked.remove(uri)
    graph.remove(uri)
  }

  /// Changes a document, or leaves it as it is if there is an error. Does nothing if it is not open.
  mutating func update(
    _ uri: DocumentURI, _ body: (inout Document) throws(ResponseError) -> Void
  ) throws(ResponseError) {
    guard var document = documents[uri] else { return }
    try body(&document)
    documents[uri] = document
  }

  mutating func forgetFindings() {
    for uri in documents.keys { documents[uri]?.forgetFindings() }
  }

  /// Keeps the results of a document, and forgets those of the one that was not used for the longest time.
  private mutating func touch(_ uri: DocumentURI) {
    warm.append(uri)
    guard warm.count > Self.mostWarm, let cold = warm.popFirst() else { return }
    documents[cold]?.cool()
  }

  // MARK: Results

  /// Returns the mistakes and the trees of a document, or `nil` if it is not open.
  mutating func checked(_ uri: DocumentURI) -> IncrementalResult? {
    if let known = documents[uri]?.result {
      touch(uri)
      return known
    }
    guard var document = documents.removeValue(forKey: uri) else { return nil }
    let root = root(of: uri)
    let main = document.source
    let result = document.checked(root) { load($0, in: root, for: main) }
    documents[uri] = document
    noteImports(of: uri, result)
    touch(uri)
    return result
  }

  private mutating func noteImports(of uri: DocumentURI, _ result: IncrementalResult) {
    let imports = Set(result.trees.dropFirst().map { $0.source.path })
    graph.set(uri, imports: imports, hasFailedImport: result.hasFailedImport)
  }

  /// Returns the compilation of a document, or `nil` if it is not open.
  mutating func compiled(_ uri: DocumentURI) -> Compilation? {
    guard var document = documents.removeValue(forKey: uri) else { return nil }
    let root = root(of: uri)
    let main = document.source
    let isKnown = document.result != nil
    let compilation = document.compiled(root) { load($0, in: root, for: main) }
    documents[uri] = document
    if !isKnown, let result = document.result { noteImports(of: uri, result) }
    touch(uri)
    return compilation
  }

  /// Returns the values of names in the pictures of a document, or `nil` if it is not open.
  mutating func values(of uri: DocumentURI, for settings: Configuration) -> DrawnValues? {
    compiled(uri).flatMap { documents[uri]?.values(in: $0, for: settings) }
  }

  /// Returns what is proved about a shape of a document, or `nil` if nothing is.
  mutating func judgments(of shape: ShapeID, in uri: DocumentURI) -> [Prover.Judgment]? {
    compiled(uri).flatMap { documents[uri]?.judgments(of: shape, in: $0) }
  }

  /// Returns a picture of a document, or `nil` if it is not open.
  mutating func shown(_ uri: DocumentURI, _ request: PictureRequest) -> ShownPicture? {
    compiled(uri).flatMap { documents[uri]?.shown(request, of: $0) }
  }

  /// Returns the text of a file: that of its document if it is open.
  func text(of path: String) -> [UInt8]? {
    guard let uri = DocumentURI(path: path) else { return nil }
    if let document = documents[uri] { return document.bytes }
    return try? files.read(path, root(of: uri).path).get()
  }

  /// Returns the lines of a file.
  func lines(of source: SourceFile) -> LineIndex {
    if let document = documents[DocumentURI(displayPath: source.path)], document.bytes == source.bytes {
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
    guard let uri = DocumentURI(path: root.path + path), !root.path.isEmpty else {
      return .failure(.unreadable("The document is not saved"))
    }
    if let main, main.path == uri.displayPath { return .success(main.bytes) }
    if let document = documents[uri] { return .success(document.bytes) }
    return files.read(root.path + path, root.path)
  }

  // MARK: Changes elsewhere

  /// Marks the documents that import a file or a document.
  mutating func fileChanged(_ uri: DocumentURI) {
    if let path = uri.path, documents[uri] == nil { index.forget(path) }
    for dependent in graph.dependents(of: uri.displayPath) where dependent != uri { markStale(dependent) }
  }

  private mutating func markStale(_ uri: DocumentURI) {
    documents[uri]?.forgetResults()
    stale.append(uri)
  }

  /// Whether an import of a document changed.
  var hasStale: Bool { !stale.isEmpty }

  /// Returns a document with an import that changed, once for each change.
  mutating func takeStale() -> DocumentURI? { stale.popLast() }

  // MARK: Checks

  mutating func scheduleCheck(of uri: DocumentURI) {
    unchecked.append(uri)
  }

  mutating func scheduleAllChecks() { unchecked = LatestLast(documents.keys) }

  /// Whether a certain document waits for a check.
  func isUnchecked(_ uri: DocumentURI) -> Bool { unchecked.contains(uri) }

  /// Whether a document waits for a check.
  var hasUnchecked: Bool { !unchecked.isEmpty }

  /// Returns the check of the document that changed last.
  mutating func takeCheck() -> CheckTask? {
    while let uri = unchecked.popLast() {
      guard let result = checked(uri), let document = documents[uri] else { continue }
      return CheckTask(uri: uri, subject: .document(result, document.proofs))
    }
    return nil
  }

  /// Returns the check of a file that is not open. `nil` if it can't be read.
  mutating func check(ofFile path: String, draws: Bool) -> CheckTask? {
    guard let uri = DocumentURI(path: path), let text = text(of: path) else { return nil }
    var texts: [String: [UInt8]] = [:]
    for path in fingerprint(ofFile: path).imports { texts[path] = self.text(of: path) }
    let source = SourceFile(path: path, bytes: text)
    return CheckTask(
      uri: uri, subject: .file(.init(source: source, root: root(of: uri), texts: texts, draws: draws)))
  }

  /// Returns a number that changes with the text of a file or of its imports, and the paths of the latter.
  ///
  /// - Complexity: O(n) for n imports.
  mutating func fingerprint(ofFile path: String) -> (Int, imports: [String]) {
    var (hasher, reached, waiting) = (Hasher(), [path] as Set, [path])
    while let next = waiting.popLast() {
      let outline = index.entries[next] ?? DocumentURI(path: next).flatMap { summary(of: $0) }
      hasher.combine(next)
      hasher.combine(outline?.hash)
      for imported in outline?.imports ?? [] where reached.insert(imported).inserted { waiting.append(imported) }
    }
    reached.remove(path)
    return (hasher.finalize(), Array(reached))
  }

  /// The files of the folders that are not open, in order. Those that were not read yet are missing.
  var closedFiles: [String] {
    index.entries.keys.filter { path in folders.contains { path.utf8.starts(with: ($0 + "/").utf8) } }.sorted()
  }

  // MARK: The index

  mutating func startIndex() {
    // Imports can't reach all of the disk: the root of a document there is its own folder.
    index.start(folders.filter { $0 != "/" }, documents: documents.keys.compactMap { $0.path })
  }

  /// Lists one more folder, or reads one more file into the index.
  mutating func continueIndex() {
    var index = index
    self.index = WorkspaceIndex(index.limits)
    index.next(
      list: { folder in
        var listing = files.list(folder)
        listing.sources.removeAll { documents[DocumentURI(displayPath: $0)] != nil }
        return listing
      },
      read: { text(of: $0) },
      summarize: { FileOutline(Parser.parse($0).tree, LineIndex($0.bytes, encoding)) })
    self.index = index
  }

  /// Reads all that the index lacks: an answer without it would be wrong, and a change of names incomplete.
  mutating func completeIndex() {
    while !index.isComplete { continueIndex() }
  }

  /// Returns what is known about each file of the folders and each document, by the path in messages.
  ///
  /// - Parameter path: The path of a document that isn't needed. Its summary takes some time after each change.
  mutating func summaries(besides path: String? = nil) -> [String: FileOutline] {
    completeIndex()
    var result = index.entries
    for uri in documents.keys where uri.displayPath != path { result[uri.displayPath] = summary(of: uri) }
    return result
  }

  private mutating func summary(of uri: DocumentURI) -> FileOutline? {
    documents[uri]?.summary ?? documents[uri]?.summarized()
  }

  /// Returns the files that a document can import besides itself.
  private mutating func importCatalog(for path: String, _ uri: DocumentURI) -> [ImportCatalog.File] {
    let folder = FolderPath(ofFile: path)
    let catalog: ImportCatalog
    if let known = self.catalog, known.generation == index.generation, known.folder == folder {
      catalog = known
    } else {
      catalog = ImportCatalog(
        for: folder, within: root(of: uri).path, index, documents: documents.keys.compactMap({ $0.path }))
      self.catalog = catalog
    }
    return catalog.files.filter { $0.path != path }
  }

  /// Returns the paths by which a document could import the files of its folder, and of the folders within the root.
  mutating func importPaths(from uri: DocumentURI) -> [String] {
    guard let path = uri.path else { return [] }
    return importCatalog(for: path, uri).map { $0.written }
  }

  /// Returns the files that a document does not import yet, with their names.
  ///
  /// - Complexity: O(n) for n files.
  mutating func importCandidates(for uri: DocumentURI, besides tree: SyntaxTree) -> [ImportCandidate] {
    guard let path = uri.path else { return [] }
    let imported = Set(tree.importedPaths)
    return importCatalog(for: path, uri).compactMap { file in
      if imported.contains(file.path) { return nil }
      let names = file.names ?? DocumentURI(path: file.path).flatMap { summary(of: $0)?.exports } ?? []
      return names.isEmpty ? nil : ImportCandidate(path: file.written, names: names)
    }
  }
}
