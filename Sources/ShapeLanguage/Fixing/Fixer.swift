import ShapeKit

/// Mends a source by the changes that are meant for certain, each of which is tried before it is kept: what it is for is
/// gone then, and nothing new is wrong.
public struct Fixer {
  private let path: String
  private let load: (String) -> Result<[UInt8], LoadFailure>
  private let neighbours: () -> [String]

  /// - Parameters:
  ///   - path: the file to mend, as messages name it.
  ///   - neighbours: the paths of files that could be imported, as an import has them; asked for once a name is
  ///     unknown.
  ///   - load: gives the bytes of an imported file, as for `Compiler.compile`.
  public init(
    path: String, neighbours: @escaping () -> [String] = { [] },
    load: @escaping (String) -> Result<[UInt8], LoadFailure>
  ) {
    self.path = path
    self.neighbours = neighbours
    self.load = load
  }

  /// All that is wrong with a source, in its text and at the sizes and values that matter.
  private func checked(_ bytes: [UInt8]) -> (diagnostics: [Diagnostic], tree: SyntaxTree?) {
    let compilation = Compiler.compile(SourceFile(path: path, bytes: bytes), load: load)
    var diagnostics = compilation.diagnostics
    if compilation.canBeChecked {
      diagnostics += Linter.diagnostics(for: compilation.program)
    }
    return (diagnostics, compilation.trees.first)
  }

  /// Diagnostics with what mends them, as far as they are about the compiled file itself. Nothing is compiled for it.
  public func offering(_ diagnostics: [Diagnostic], of compilation: Compilation) -> [Diagnostic] {
    guard let tree = compilation.trees.first else { return diagnostics }
    var owners: [String: [String]]?
    var result = diagnostics
    for index in result.indices.prefix(Self.mostOffers) {
      result[index].fixIt = candidate(for: result[index], tree, &owners)
    }
    return result
  }

  /// For how many diagnostics a change is looked for, which takes a walk over the tree.
  private static let mostOffers = 1_000

  /// The source with all changes made that can be, these in the order of their places, and what is still wrong with it.
  public func fixed(_ bytes: [UInt8]) -> (bytes: [UInt8], changes: [MadeChange], diagnostics: [Diagnostic]) {
    var bytes = bytes
    var changes: [MadeChange] = []
    var search = Search(tried: [bytes])
    while true {
      let (diagnostics, tree) = checked(bytes)
      search.before = counts(diagnostics)
      guard changes.count < 1_000, let tree, let next = next(bytes, diagnostics, tree, &search) else {
        let order = changes.enumerated().sorted {
          ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
        }
        return (bytes, order.map { $0.element }, diagnostics)
      }
      for fixIt in next {
        bytes = fixIt.applied(to: bytes)
        for index in changes.indices { changes[index].follow(fixIt.edits) }
        if let change = MadeChange(fixIt) { changes.append(change) }
      }
    }
  }

  /// What is known while changes are looked for.
  private struct Search {
    var tried: Set<[UInt8]>
    var before: [Problem.Kind: Int] = [:]
    var owners: [String: [String]]?
  }

  /// The changes, one after the other, that mend one more mistake.
  private func next(
    _ bytes: [UInt8], _ diagnostics: [Diagnostic], _ tree: SyntaxTree, _ search: inout Search
  ) -> [FixIt]? {
    for diagnostic in diagnostics {
      if let mended = mended(diagnostic, for: diagnostic, bytes, tree, depth: 3, &search) { return mended }
    }
    return nil
  }

  /// The changes that mend a mistake, and with it those that it hid: what is wrong in a statement that can't be read shows
  /// only once it can be.
  /// - Parameter depth: how many of these may be mended with it.
  private func mended(
    _ diagnostic: Diagnostic, for target: Diagnostic, _ bytes: [UInt8], _ tree: SyntaxTree, depth: Int,
    _ search: inout Search
  ) -> [FixIt]? {
    guard let fixIt = candidate(for: diagnostic, tree, &search.owners), fixIt.applicability == .certain else {
      return nil
    }
    let changed = fixIt.applied(to: bytes)
    guard search.tried.insert(changed).inserted else { return nil }
    let (rest, newTree) = checked(changed)
    let after = counts(rest)
    if mends(target, search.before, after) { return [fixIt] }
    let kind = target.problem.kind
    guard depth > 0, let newTree, after[kind, default: 0] < search.before[kind, default: 0] else { return nil }
    let shown = rest.filter { after[$0.problem.kind, default: 0] > search.before[$0.problem.kind, default: 0] }
    for hidden in shown.prefix(3) where !isGuess(hidden, after: diagnostic) {
      if let mended = mended(hidden, for: target, changed, newTree, depth: depth - 1, &search) {
        return [fixIt] + mended
      }
    }
    return nil
  }

  /// Whether a mistake shows only because another one may have been mended wrongly: a value that stands after another
  /// one with nothing between is not sure to be one more argument.
  private func isGuess(_ diagnostic: Diagnostic, after mended: Diagnostic) -> Bool {
    mended.problem.kind == .missingComma && diagnostic.problem.kind == .missingLabel
  }

  // MARK: Imports

  /// What neighbours tell comes first: an import for what only one of them declares, the right name of a file.
  private func candidate(
    for diagnostic: Diagnostic, _ tree: SyntaxTree, _ owners: inout [String: [String]]?
  ) -> FixIt? {
    if case .name(let name, _) = diagnostic.problem.missing, diagnostic.span.file == tree.file {
      let known = owners ?? namesOfNeighbours()
      owners = known
      if let files = known[name], files.count == 1 { return importing(files[0], tree) }
    }
    if case .file(let path) = diagnostic.problem.missing, diagnostic.span.file == tree.file,
      let nearest = nearestName(to: path, among: neighbours()), nearest != path
    {
      return FixIt(.write("\"\(nearest)\""), [TextEdit(diagnostic.span, "\"\(nearest)\"")])
    }
    return diagnostic.makeFixIt(in: tree)
  }

  /// Which neighbours declare a name for other files, as far as they can be read. They are parsed only: what is wrong in
  /// them otherwise shows when one is imported.
  private func namesOfNeighbours() -> [String: [String]] {
    var result: [String: [String]] = [:]
    for path in neighbours() {
      guard case .success(let bytes) = load(path), Loader.problem(with: bytes, file: 0) == nil else { continue }
      var names = NameTable()
      let (tree, problems) = Parser.parse(SourceFile(path: path, bytes: bytes), file: 0, names: &names)
      guard problems.isEmpty else { continue }
      for declaration in tree.declarations {
        if let name = declaration.publicName { result[name, default: []].append(path) }
      }
    }
    return result
  }

  private func importing(_ owner: String, _ tree: SyntaxTree) -> FixIt? {
    let lastImport = tree.declarations.reversed().first { if case .import = $0 { true } else { false } }
    let bytes = tree.source.bytes
    let lineBreak = bytes.withUnsafeBufferPointer { GapScanner.endsFirstLineInCRLF($0) } ? "\r\n" : "\n"
    let line = "import \"\(owner)\"\(lineBreak)"
    let end = lastImport.map { Int($0.node.span.end) }
    let start = end.map { end in
      tree.source.bytes[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? tree.source.bytes.count
    }
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let place = Int32(start ?? mark)
    return FixIt(
      .write("import \"\(owner)\""),
      [TextEdit(SourceSpan(file: tree.file, start: place, end: place), start == nil ? line + lineBreak : line)])
  }

  /// How often each code comes.
  private func counts(_ diagnostics: [Diagnostic]) -> [Problem.Kind: Int] {
    var result: [Problem.Kind: Int] = [:]
    for diagnostic in diagnostics { result[diagnostic.problem.kind, default: 0] += 1 }
    return result
  }

  /// Whether there is less of a diagnostic's kind than before, and no more of any other error.
  private func mends(_ diagnostic: Diagnostic, _ before: [Problem.Kind: Int], _ after: [Problem.Kind: Int]) -> Bool {
    let kind = diagnostic.problem.kind
    guard after[kind, default: 0] < before[kind, default: 0] else { return false }
    return after.allSatisfy { $0.value <= before[$0.key, default: 0] || $0.key.severity == .warning }
  }
}

extension DeclarationSyntax {
  /// The name that other files may import.
  fileprivate var publicName: String? {
    switch self {
    case .let, .function, .style, .shape, .enum: isPrivate ? nil : name?.node.text
    case .import, .preview, .error: nil
    }
  }
}
