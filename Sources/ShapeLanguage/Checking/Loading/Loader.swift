import ShapeCore

/// Reads a file and its imports, file by file.
package struct Loader {
  package private(set) var trees: [SyntaxTree] = []
  /// What parsing knows: the names, and files that were parsed before.
  private(set) var parsed: ParsedFiles
  private(set) var diagnostics: [Diagnostic] = []
  package private(set) var imports: [ImportTarget] = []
  /// The settings, after the files.
  private(set) var settings: [LoadedSetting] = []
  /// The number of files. The trees of settings follow those of files.
  private(set) var fileCount = 0
  /// The path of each file, relative to the root.
  private(set) var paths: [String]
  /// The number of each file by its path.
  private var fileNumbers: [String: Int]
  /// The folder of the first file, as it was named.
  private let folder: String
  let root: ImportRoot
  private var bytes = 0

  /// - Parameter parsed: Files that were parsed before. Of these, only what changed is parsed again.
  init(_ main: SourceFile, root: ImportRoot?, parsed: ParsedFiles = ParsedFiles()) {
    self.parsed = parsed
    let slash = main.path.utf8.lastIndex(of: UInt8(ascii: "/"))
    folder = slash.map { String(main.path[...$0]) } ?? ""
    self.root = root ?? ImportRoot(path: folder, mainFolder: "")
    let name = slash.map { String(main.path[main.path.index(after: $0)...]) } ?? main.path
    paths = [self.root.mainFolder + name]
    fileNumbers = [paths[0]: 0]
    add(main)
  }

  /// - Parameter others: The paths of more files, relative to the root, whether or not the first one imports them.
  mutating func run(also others: [String] = [], _ load: (String) -> Result<[UInt8], LoadFailure>) {
    for path in others where fileNumbers[path] == nil {
      guard case .success(let bytes) = load(path) else { continue }
      add(path, bytes)
    }
    var file = 0
    while file < trees.count {
      for case .import(let syntax) in trees[file].declarations {
        let target = self.target(of: syntax, in: file, load)
        imports.append(ImportTarget(file: file, target: target, syntax: syntax))
      }
      file += 1
    }
    parsed.endRun()
    reportCycles()
    fileCount = trees.count
  }

  var names: NameTable { parsed.names }

  /// Returns the files with a placeholder for a name at an offset of the main one, as `SyntaxTree.placing` has it.
  package func placingName(at offset: Int) -> (files: Loader, name: SyntaxToken) {
    var result = self
    let name = trees[0].placing(result.parsed.names.intern("‸"), at: offset)
    result.trees[0] = name.tree
    return (result, name)
  }

  /// Reads values for parameters as a separate source.
  mutating func add(_ setting: Setting) {
    let file = Int32(trees.count)
    if let unreadable = Loader.problem(with: setting.source.bytes, file: file) {
      diagnostics.append(unreadable)
      trees.append(SyntaxTree(unreadable: setting.source, file: file))
      return settings.append(.unreadable)
    }
    switch setting.form {
    case .assignment:
      let parsed = Parser.parseSetting(setting.source, file: file, names: &parsed.names)
      trees.append(parsed.tree)
      diagnostics += parsed.diagnostics
      settings.append(parsed.diagnostics.isEmpty ? .assignment(parsed.tree.setting) : .unreadable)
    case .json:
      trees.append(SyntaxTree(unreadable: setting.source, file: file))
      do throws(JSONError) {
        settings.append(.json(try JSONReader.read(setting.source.bytes)))
      } catch {
        diagnostics.append(Diagnostic(.malformedJSON(error), at: SourceSpan(file: file, error.range)))
        settings.append(.unreadable)
      }
    }
  }

  /// Adds a file by its path from the root.
  @discardableResult
  private mutating func add(_ path: String, _ bytes: [UInt8]) -> Int {
    fileNumbers[path] = paths.count
    paths.append(path)
    return add(SourceFile(path: shown(path), bytes: bytes))
  }

  /// Parses a file and adds it to the program. A file that no parser can read is replaced with an empty one.
  @discardableResult
  private mutating func add(_ source: SourceFile) -> Int {
    let file = Int32(trees.count)
    var source = source
    if let diagnostic = Loader.problem(with: source.bytes, file: file) {
      diagnostics.append(diagnostic)
      // The text is kept for the message, unless it is too large.
      if source.bytes.count > SourceLimits.fileBytes { source = SourceFile(path: source.path, bytes: []) }
      trees.append(SyntaxTree(unreadable: source, file: file))
      return Int(file)
    }
    bytes += source.bytes.count
    let result = parsed.parse(source, file: file)
    trees.append(result.tree)
    diagnostics += result.diagnostics
    return Int(file)
  }

  /// Returns the reason why no parser can read some bytes, or `nil` if one can.
  package static func problem(with bytes: [UInt8], file: Int32) -> Diagnostic? {
    guard let found = problem(with: bytes) else { return nil }
    let start = Int32(found.offset)
    let end = min(start + 1, Int32(bytes.count))
    return Diagnostic(found.problem, at: SourceSpan(file: file, start: start, end: end))
  }

  private static func problem(with bytes: [UInt8]) -> (problem: Problem, offset: Int)? {
    if bytes.count > SourceLimits.fileBytes { return (.fileTooLarge, 0) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return (.looksLikeUTF16, 0) }
    // UTF-16 without a byte-order mark is recognized by its zeros.
    if bytes.count > 1, (bytes[0] == 0) != (bytes[1] == 0) { return (.looksLikeUTF16, 0) }
    return firstInvalidUTF8(in: bytes).map { (.notUTF8(byte: bytes[$0]), $0) }
  }

  // MARK: Imports

  private mutating func target(
    of syntax: ImportSyntax, in file: Int, _ load: (String) -> Result<[UInt8], LoadFailure>
  ) -> Int? {
    guard let path = syntax.path else { return nil }
    let span = path.span
    guard path.hasStraightQuotes else { return nil }
    let written = path.content
    // A missing quote is reported already.
    guard path.node.text.utf8.count > 1, path.node.text.utf8.last == UInt8(ascii: "\"") else { return nil }
    guard written.hasSuffix(".shape") else {
      diagnostics.append(Diagnostic(.importNotShape(written), at: span))
      return nil
    }
    guard let path = resolve(written, from: paths[file]) else {
      diagnostics.append(Diagnostic(leavesFolder(written, needed: rootFor(written, from: file)), at: span))
      return nil
    }
    if let known = fileNumbers[path] { return known }
    guard trees.count < SourceLimits.files, bytes <= SourceLimits.programBytes else {
      diagnostics.append(Diagnostic(.programTooLarge, at: span))
      return nil
    }
    switch load(path) {
    case .success(let bytes): return add(path, bytes)
    case .failure(.unreadable(let reason)):
      diagnostics.append(Diagnostic(.cannotRead(path: shown(path), reason: reason), at: span))
    case .failure(.outsideFolder(let needed)):
      let needed = needed ?? rootFor(written, from: file)
      diagnostics.append(Diagnostic(leavesFolder(written, needed: needed), at: span))
    }
    return nil
  }

  /// Returns a path from the root as it is shown in messages: like that of the first file.
  private func shown(_ path: String) -> String {
    let inner = root.mainFolder
    return path.utf8.starts(with: inner.utf8) ? folder + String(path.dropFirst(inner.count)) : root.path + path
  }

  /// - Parameter needed: The root that allows the import, or `nil` if none does.
  private func leavesFolder(_ written: String, needed: String?) -> Problem {
    if let given = root.given, needed != nil { return .importLeavesRoot(written, root: given) }
    return .importLeavesFolder(written, root: needed)
  }

  /// Returns the root that allows an import, or `nil` if none does.
  private func rootFor(_ written: String, from file: Int) -> String? {
    guard !written.hasPrefix("/"), !written.utf8.contains(UInt8(ascii: "\\")) else { return nil }
    let target = FolderPath(ofFile: FolderPath(ofFile: trees[file].source.path).text + "/" + written)
    return FolderPath(root.path).common(with: target)?.text
  }

  /// Returns a path written in a file as a path from the root, or `nil` if it leaves the root.
  private func resolve(_ written: String, from file: String) -> String? {
    guard !written.hasPrefix("/"), !written.utf8.contains(UInt8(ascii: "\\")) else { return nil }
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in written.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// Reports each import that closes a cycle.
  private mutating func reportCycles() {
    let found = imports.compactMap { statement in statement.target.map { (statement, to: $0) } }
    for indices in findCycles(nodes: trees.count, edges: found.map { (from: $0.0.file, to: $0.to) }) {
      let cycle = indices.map { found[$0] }
      guard let closing = cycle.last else { continue }
      let notes = cycle.map { statement, target in
        Note(.needs(paths[statement.file], paths[target]), at: statement.syntax.span)
      }
      let files = cycle.map { paths[$0.0.file] } + [paths[closing.to]]
      diagnostics.append(Diagnostic(.cycle(.importing, files), at: closing.0.syntax.span, notes: notes))
    }
  }
}
