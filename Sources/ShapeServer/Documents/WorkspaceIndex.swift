import ShapeEditing
import ShapeLanguage

/// What the files of the folders declare and import, read while there is nothing else to do. Open documents are not in it.
struct WorkspaceIndex: Sendable {
  /// The most that is read.
  struct Limits: Sendable {
    var files = 2_000
    /// The total size of the files.
    var bytes = 8 * 1024 * 1024
    var folders = 20_000

    /// The reason why something is left out, as the end of a sentence.
    var explanation: String { "only \(files) files, \(bytes / 1024 / 1024) MB and \(folders) folders are read" }
  }

  /// A folder to list.
  private struct Folder: Hashable {
    var path: String
    /// Whether the folders within it are listed, too.
    var isRoot: Bool
  }

  let limits: Limits
  private var roots: [String] = []
  /// The folders of open documents that are outside of the roots, each with the number of these documents.
  private var ownFolders: [String: Int] = [:]
  private var folders = LatestLast<Folder>()
  private var files = LatestLast<String>()
  private(set) var entries: [String: FileOutline] = [:]
  private var bytes = 0
  private var listed = 0
  /// Whether files or folders were left out because of a limit.
  private(set) var isPartial = false
  /// A number that changes with the paths or the contents of the entries.
  private(set) var generation = 0
  /// The number of files that were found since there was nothing to read.
  private(set) var total = 0

  /// Begins anew with some folders. Those of open documents outside of them are read without the folders within them.
  mutating func start(_ roots: [String], documents: some Sequence<String>) {
    let generation = generation
    self = WorkspaceIndex(limits)
    self.generation = generation + 1
    self.roots = roots
    for root in roots { folders.append(Folder(path: root, isRoot: true)) }
    for path in documents { didOpen(path) }
  }

  init(_ limits: Limits) { self.limits = limits }

  /// Whether there is no more to read.
  var isComplete: Bool { folders.isEmpty && files.isEmpty }

  /// The number of files that are read.
  var count: Int { total - files.count }

  // MARK: Reading

  /// Lists one folder, or reads one file.
  ///
  /// - Parameters:
  ///   - list: Returns what is in a folder, without open documents.
  ///   - read: Returns `nil` for a file that can't be read.
  ///   - summarize: Is not called for what is too large.
  mutating func next(
    list: (String) -> WorkspaceFiles.Listing, read: (String) -> [UInt8]?, summarize: (SourceFile) -> FileOutline
  ) {
    if let folder = folders.popFirst() {
      add(list(folder.path), isRoot: folder.isRoot)
    } else if let path = files.popFirst(), covers(path), let text = read(path) {
      // The document beside it may be closed by now.
      if bytes + text.count <= limits.bytes, entries.count < limits.files {
        bytes += text.count
        entries[path] = summarize(SourceFile(path: path, bytes: text))
        generation += 1
      } else {
        isPartial = true
      }
    }
  }

  private mutating func add(_ listing: WorkspaceFiles.Listing, isRoot: Bool) {
    for path in listing.sources where entries[path] == nil {
      guard entries.count + files.count < limits.files else { return stopListing() }
      wait(for: path)
    }
    guard isRoot else { return }
    for path in listing.folders {
      guard listed < limits.folders else { return stopListing() }
      listed += 1
      folders.append(Folder(path: path, isRoot: true))
    }
  }

  private mutating func stopListing() {
    isPartial = true
    folders = LatestLast()
  }

  private mutating func wait(for path: String) {
    if isComplete { total = 0 }
    if !files.contains(path) { total += 1 }
    files.append(path)
  }

  // MARK: Changes

  /// Reads a file again the next time that there is nothing else to do, if it is in one of the folders.
  mutating func forget(_ path: String) {
    remove(path)
    if covers(path) { wait(for: path) }
  }

  private mutating func remove(_ path: String) {
    if files.contains(path) {
      files.remove(path)
      total -= 1
    }
    guard let old = entries.removeValue(forKey: path) else { return }
    bytes -= old.size
    generation += 1
  }

  /// Leaves out a file, because there is a document now.
  mutating func didOpen(_ path: String) {
    remove(path)
    generation += 1
    if isInRoot(path) { return }
    let folder = FolderPath(ofFile: path).text
    let count = ownFolders[folder] ?? 0
    ownFolders[folder] = count + 1
    if count == 0 { folders.append(Folder(path: folder, isRoot: false)) }
  }

  /// Forgets the folder of a document, unless it is in a root or there is another document.
  mutating func didClose(_ path: String) {
    generation += 1
    let folder = FolderPath(ofFile: path).text
    guard !isInRoot(path), let count = ownFolders[folder] else { return }
    ownFolders[folder] = count > 1 ? count - 1 : nil
    guard count == 1 else { return }
    folders.remove(Folder(path: folder, isRoot: false))
    for other in entries.keys where FolderPath(ofFile: other).text == folder { remove(other) }
  }

  /// Whether a file would be found in one of the folders.
  private func covers(_ path: String) -> Bool {
    guard path.hasSuffix(".shape") else { return false }
    return isInRoot(path) || ownFolders[FolderPath(ofFile: path).text] != nil
  }

  private func isInRoot(_ path: String) -> Bool {
    roots.contains { root in
      guard path.utf8.starts(with: root.utf8), case let rest = path.utf8.dropFirst(root.utf8.count),
        rest.first == UInt8(ascii: "/")
      else { return false }
      // Hidden folders are not listed.
      return !rest.split(separator: UInt8(ascii: "/")).contains { $0.first == UInt8(ascii: ".") }
    }
  }
}
