import ShapeCore
import ShapeLanguage

/// Fixes a source with its certain changes. Each change is tried first, and kept if it fixes its mistake without a new
/// error.
public struct Fixer {
  private let path: String
  private let root: ImportRoot?
  private let load: (String) -> Result<[UInt8], LoadFailure>
  private let neighbors: () -> [String]

  /// - Parameters:
  ///   - path: The path of the file, as in messages.
  ///   - root: The folder that imports stay within. Defaults to the folder of the file.
  ///   - neighbors: Returns the paths of files that could be imported, as written in an import. Called only if a name
  ///     or a file is unknown.
  ///   - load: Returns the bytes of an imported file, as for `Compiler.compile`.
  public init(
    path: String, root: ImportRoot? = nil, neighbors: @escaping () -> [String] = { [] },
    load: @escaping (String) -> Result<[UInt8], LoadFailure>
  ) {
    self.path = path
    self.root = root
    self.neighbors = neighbors
    self.load = load
  }

  /// Compiles and checks a source.
  private func checked(_ bytes: [UInt8]) -> (diagnostics: [Diagnostic], tree: SyntaxTree?) {
    let compilation = Compiler.compile(SourceFile(path: path, bytes: bytes), root: root, load: load)
    var diagnostics = compilation.diagnostics
    if compilation.canBeChecked {
      diagnostics += Linter.diagnostics(for: compilation.program)
    }
    return (diagnostics, compilation.trees.first)
  }

  /// Returns the diagnostics with their changes, which are not tried. Only diagnostics of the compiled file have one.
  public func offering(_ diagnostics: [Diagnostic], of compilation: Compilation) -> [Diagnostic] {
    guard let tree = compilation.trees.first else { return diagnostics }
    var owners: [String: [String]]?
    var result = diagnostics
    let uncertain = uncertainErrors(diagnostics, tree)
    for index in result.indices.prefix(Self.maximumOffers) {
      result[index].fixIt = candidate(for: result[index], tree, &owners)
      if isDoubtful(result[index], beside: uncertain, tree) { result[index].fixIt?.applicability = .possible }
    }
    return result
  }

  /// Returns the errors of a file with a change that is only possible.
  private func uncertainErrors(_ diagnostics: [Diagnostic], _ tree: SyntaxTree) -> [Diagnostic] {
    diagnostics.filter {
      $0.severity == .error && $0.span.file == tree.file && $0.problem.change != nil
        && $0.problem.applicability == .possible
    }
  }

  /// Whether one of some uncertain errors is on the same line: then it is unclear how the line is meant, as in
  /// `border: 1px solid black`, and a change of a part of it is not certain.
  private func isDoubtful(_ diagnostic: Diagnostic, beside uncertain: [Diagnostic], _ tree: SyntaxTree) -> Bool {
    guard diagnostic.severity == .error, diagnostic.span.file == tree.file else { return false }
    return uncertain.prefix(Self.maximumOffers).contains { other in
      guard other.span != diagnostic.span else { return false }
      let (start, end) = (min(other.span.start, diagnostic.span.start), max(other.span.start, diagnostic.span.start))
      return !tree.source.bytes[Int(start)..<Int(end)].contains(UInt8(ascii: "\n"))
    }
  }

  /// The number of diagnostics that get a change. Each one takes a walk over the tree.
  private static let maximumOffers = 1_000

  /// Returns the source after all changes that fix something, these changes in the order of their places, and the
  /// remaining diagnostics.
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

  /// The state of the search for changes.
  private struct Search {
    var tried: Set<[UInt8]>
    var before: [Problem.Kind: Int] = [:]
    var owners: [String: [String]]?
  }

  /// Returns the changes, in order, that fix one more mistake.
  private func next(
    _ bytes: [UInt8], _ diagnostics: [Diagnostic], _ tree: SyntaxTree, _ search: inout Search
  ) -> [FixIt]? {
    let uncertain = uncertainErrors(diagnostics, tree)
    for diagnostic in diagnostics where !isDoubtful(diagnostic, beside: uncertain, tree) {
      if let fixIts = fixIts(diagnostic, for: diagnostic, bytes, tree, depth: 3, &search) { return fixIts }
    }
    return nil
  }

  /// Returns the changes that fix a mistake and other mistakes that it hides: a statement with a grammar mistake shows
  /// its next mistake only when the first one is fixed.
  ///
  /// - Parameter depth: The maximum number of hidden mistakes to fix.
  private func fixIts(
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
    if isFixed(target, search.before, after) { return [fixIt] }
    let kind = target.problem.kind
    guard depth > 0, let newTree, after[kind, default: 0] < search.before[kind, default: 0] else { return nil }
    let shown = rest.filter { after[$0.problem.kind, default: 0] > search.before[$0.problem.kind, default: 0] }
    for hidden in shown.prefix(3) where !isGuess(hidden, after: diagnostic) {
      if let fixIts = fixIts(hidden, for: target, changed, newTree, depth: depth - 1, &search) {
        return [fixIt] + fixIts
      }
    }
    return nil
  }

  /// Whether a mistake may exist only because of a wrong fix: if a comma was missing between two values, the second one
  /// is not certain to be another argument.
  private func isGuess(_ diagnostic: Diagnostic, after fixed: Diagnostic) -> Bool {
    fixed.problem.kind == .missingComma && diagnostic.problem.kind == .missingLabel
  }

  // MARK: Imports

  /// Returns the change for a diagnostic. An import is preferred for a name that exactly one neighbor declares, and a
  /// similar file name for a file that was not found.
  private func candidate(
    for diagnostic: Diagnostic, _ tree: SyntaxTree, _ owners: inout [String: [String]]?
  ) -> FixIt? {
    if case .name(let name, _) = diagnostic.problem.missing, diagnostic.span.file == tree.file {
      let known = owners ?? namesOfNeighbors()
      owners = known
      if let files = known[name], files.count == 1 { return importing(files[0], tree) }
    }
    if case .file(let path) = diagnostic.problem.missing, diagnostic.span.file == tree.file,
      let nearest = nearestName(to: path, among: neighbors()), nearest != path
    {
      return FixIt(.write("\"\(nearest)\""), [TextEdit(diagnostic.span, "\"\(nearest)\"")])
    }
    return diagnostic.makeFixIt(in: tree)
  }

  /// Returns the public names of the neighbors that have no grammar mistakes, with the files that declare them. The
  /// files are only parsed. Their other mistakes appear when they are imported.
  private func namesOfNeighbors() -> [String: [String]] {
    var result: [String: [String]] = [:]
    for path in neighbors() {
      let place = (root?.mainFolder ?? "") + path
      guard case .success(let bytes) = load(place), Loader.problem(with: bytes, file: 0) == nil else { continue }
      let parsed = Parser.parse(SourceFile(path: path, bytes: bytes))
      guard parsed.diagnostics.isEmpty else { continue }
      for declaration in parsed.tree.declarations {
        if let name = declaration.publicName { result[name, default: []].append(path) }
      }
    }
    return result
  }

  private func importing(_ owner: String, _ tree: SyntaxTree) -> FixIt? {
    FixIt(.add("import \"\(owner)\""), [tree.importing(owner)])
  }

  /// Counts the diagnostics of each kind.
  private func counts(_ diagnostics: [Diagnostic]) -> [Problem.Kind: Int] {
    var result: [Problem.Kind: Int] = [:]
    for diagnostic in diagnostics { result[diagnostic.problem.kind, default: 0] += 1 }
    return result
  }

  /// Whether there are fewer diagnostics of a kind than before, and not more of any other kind of error.
  private func isFixed(_ diagnostic: Diagnostic, _ before: [Problem.Kind: Int], _ after: [Problem.Kind: Int]) -> Bool {
    let kind = diagnostic.problem.kind
    guard after[kind, default: 0] < before[kind, default: 0] else { return false }
    return after.allSatisfy { $0.value <= before[$0.key, default: 0] || $0.key.severity == .warning }
  }
}

extension DeclarationSyntax {
  /// The name, if other files can import it.
  fileprivate var publicName: String? {
    switch self {
    case .let, .function, .style, .shape, .enum: isPrivate ? nil : name?.node.text
    case .import, .preview, .error: nil
    }
  }
}
