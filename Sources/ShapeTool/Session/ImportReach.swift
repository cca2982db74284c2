import ShapeLanguage

/// The folders that imports can reach: those of the command line and the folders within them, or the one of `--root`.
package struct ImportReach: Sendable {
  /// The folders, without links. Files in them and in folders within them can be imported.
  private var folders: Set<String> = []
  /// The files that the command line names, without links. They can be imported wherever links lead. Those in its folders
  /// are not among them: nobody may have looked at their links.
  private let files: Set<String>
  /// The innermost folder that contains all of them, without links. `nil` if none of them exists.
  private var root: String?
  /// The value of `--root`.
  private let given: String?

  /// The folders of a command line with only `--root`.
  package init(root: String) {
    var input = Input()
    input.root = root
    self.init(input)
  }

  /// The folders of a program that has no command line.
  package init(folders: [String]) {
    var input = Input()
    input.paths = folders.map { $0 + "/" }
    self.init(input)
  }

  package init(_ input: Input) {
    given = input.root
    files = Set(input.named.compactMap { Files.realPath($0) })
    var names = Set(input.paths.map { Files.folder(of: input.name(of: $0)) })
    names.formUnion(input.folders)
    for name in given.map({ [$0] }) ?? names.sorted() {
      guard let real = Files.realPath(name.isEmpty ? "." : name) else { continue }
      folders.insert(real)
      root = root.map { FolderPath($0).common(with: FolderPath(real))?.text ?? $0 } ?? real
    }
  }

  /// Returns the root for a file by its name in messages, or `nil` if its folder doesn't exist.
  package func root(for name: String) -> ImportRoot? {
    let folder = Files.folder(of: name)
    guard let root, let real = Files.realPath(folder.isEmpty ? "." : folder), Self.isWithin(real, root) else {
      return nil
    }
    let inner = real.utf8.count > root.utf8.count ? String(real.dropFirst(root == "/" ? 1 : root.count + 1)) + "/" : ""
    let outer = folder.hasSuffix(inner) ? String(folder.dropLast(inner.count)) : nil
    if let outer, Files.realPath(outer.isEmpty ? "." : outer) == root {
      return ImportRoot(path: outer, mainFolder: inner, given: given)
    }
    let parents = inner.split(separator: "/").map { _ in "../" }.joined()
    return ImportRoot(path: folder + parents, mainFolder: inner, given: given)
  }

  /// Returns whether an existing file can be imported. A link must not lead out of the folders either, unless it leads to
  /// a file of the command line.
  ///
  /// - Parameter real: Its path without links.
  package func contains(_ real: String) -> Bool {
    files.contains(real) || folders.contains { Self.isWithin(Files.folder(of: real), $0) }
  }

  /// Reads a file that a source imports.
  package func load(_ path: String) -> Result<[UInt8], LoadFailure> { read(path).text }

  /// Reads a file that a source imports, and returns its state before that.
  package func read(_ path: String) -> (text: Result<[UInt8], LoadFailure>, state: FileState) {
    let before = FileState(path)
    if let real = Files.realPath(path), !contains(real) {
      return (.failure(.outsideFolder(root: root(with: real))), before)
    }
    do throws(FileFailure) {
      let (bytes, state) = try Files.readRegular(path, limit: SourceLimits.fileBytes)
      return (.success(bytes), state)
    } catch {
      return (.failure(.unreadable(error.reason)), before)
    }
  }

  /// Returns the folder for `--root` that contains a file and everything that can be reached now, or `nil` if the path
  /// of the import says which one it is: no link leads there.
  package func root(with real: String) -> String? {
    guard let root, let common = FolderPath(root).common(with: FolderPath(ofFile: real))?.text else { return nil }
    return common == root ? nil : common
  }

  /// Returns whether a folder is another one or within it. Both have no links.
  private static func isWithin(_ folder: String, _ other: String) -> Bool {
    let folder = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    return folder.utf8.starts(with: (other == "/" ? other : other + "/").utf8)
  }
}
