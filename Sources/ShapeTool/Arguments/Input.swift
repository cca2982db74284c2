import ShapeLanguage

/// The files that a command reads.
package struct Input {
  /// The paths in the command line, with the files of its folders after `finishInput`. `-` is standard input.
  package var paths: [String] = []
  /// The files and folders as they are in the command line. Set by `finishInput`.
  package private(set) var operands: [String] = []
  /// The folders in the command line.
  package private(set) var folders: [String] = []
  /// The folder that imports stay within, or `nil` for the folders of the command line.
  package var root: String?
  /// The name of standard input in messages. Imports are read from the folder of this name.
  package var standardInputName: String?

  package init() {}

  /// Each file once, even if it is named twice or in two ways.
  package var distinctPaths: [String] {
    guard paths.count > 1 else { return paths }
    var seen: Set<Files.Identity> = []
    return paths.filter { path in
      guard path != "-", let identity = Files.identity(path) else { return true }
      return seen.insert(identity).inserted
    }
  }

  /// Returns the name of a file in messages.
  package func name(of path: String) -> String {
    path == "-" ? standardInputName ?? SourceFile.standardInput : path
  }

  /// The files that the command line names, without those of its folders.
  package var named: [String] { folders.isEmpty ? paths : operands.filter { !folders.contains($0) } }

  /// The files of the command line, with those that its folders contain now.
  package var currentPaths: [String] {
    folders.isEmpty ? paths : operands.flatMap { folders.contains($0) ? Files.sources(in: $0) : [$0] }
  }

  /// Finds the files in the folders of the command line again.
  package mutating func expandAgain() throws(UsageError) {
    let empty = folders.first { Files.sources(in: $0).isEmpty }
    paths = currentPaths
    if let empty { throw Self.noSources(in: empty) }
    try checkLinks()
  }

  private static func noSources(in folder: String) -> UsageError {
    UsageError("there are no .shape files in \(folder)", hint: "name files, or another folder")
  }

  /// Replaces each folder with its sources.
  fileprivate mutating func expandFolders() throws(UsageError) {
    operands = paths
    var files: [String] = []
    for path in paths {
      guard path != "-", Files.kind(path) == .folder else {
        files.append(path)
        continue
      }
      let found = Files.sources(in: path)
      if found.isEmpty { throw Self.noSources(in: path) }
      folders.append(path)
      files += found
    }
    paths = files
  }

  /// Refuses files of folders that are links to files elsewhere: a folder that someone else made could show, or let be
  /// changed, whatever the user can read or write.
  fileprivate func checkLinks() throws(UsageError) {
    guard !folders.isEmpty else { return }
    let reach = ImportReach(self)
    for path in paths where Files.isLink(path) {
      guard let real = Files.realPath(path), !reach.contains(real) else { continue }
      let root = reach.root(with: real).map { ", or use `--root \($0)`" } ?? ""
      throw UsageError(
        "\(path) is a link to a file outside of the folders", hint: "remove the link, name the file itself\(root)")
    }
  }

  /// Checks that the root is a folder that contains all files.
  package func checkRoot() throws(UsageError) {
    guard let root else { return }
    guard let real = Files.realPath(root), Files.kind(root) == .folder else {
      throw UsageError("`--root \(root)` is not a folder", hint: "name a folder that contains the files")
    }
    let reach = ImportReach(self)
    for path in paths {
      let name = name(of: path)
      let folder = Files.folder(of: name)
      guard let own = Files.realPath(folder.isEmpty ? "." : folder), !reach.contains(own + "/") else { continue }
      let common = FolderPath(root).common(with: FolderPath(folder)) ?? FolderPath(real).common(with: FolderPath(own))
      throw UsageError(
        "\(name) is outside of the root \(root)", hint: common.map { "use `--root \($0.text)`" })
    }
  }
}

/// A command that reads files.
package protocol FileCommand: ParsableCommand {
  var input: Input { get set }
  var messages: MessageOptions { get set }
}

extension FileCommand {
  package var operands: [String] {
    get { input.paths }
    set { input.paths = newValue }
  }

  /// Finds the files, and checks the conditions for all commands that read files.
  package mutating func finishInput(_ given: [OptionDeclaration]) throws(UsageError) {
    if input.paths.isEmpty { throw UsageError("no input file", hint: "name a file, or use `-` for standard input") }
    try input.expandFolders()
    try input.checkRoot()
    try input.checkLinks()
    if input.paths.count(where: { $0 == "-" }) > 1 {
      throw UsageError("standard input can be read only once", hint: "remove all `-` but one")
    }
    if input.standardInputName != nil, !input.paths.contains("-") {
      throw UsageError(
        "`--stdin-name` works only with standard input",
        hint: "add `-` to read standard input, or remove `--stdin-name`")
    }
    if input.paths.count > 1, let option = given.first(where: \.isForOneFile) {
      throw UsageError(
        "`\(option.spelling)` works with one file, but there are \(input.paths.count)",
        hint: "remove `\(option.spelling)`, or run shapec for each file")
    }
  }
}
