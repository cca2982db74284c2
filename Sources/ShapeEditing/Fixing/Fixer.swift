import ShapeCore
import ShapeLanguage

/// Fixes a source with its certain changes. Each change is tried first, and kept if it fixes its mistake without a new
/// error, and if no other edit of the same size fixes it.
public struct Fixer {
  private let path: String
  private let root: ImportRoot?
  private let load: (String) -> Result<[UInt8], LoadFailure>
  private let neighbors: () -> [String]
  private let budget: TrialBudget
  private let isCancelled: () -> Bool

  /// - Parameters:
  ///   - path: The path of the file, as in messages.
  ///   - root: The folder that imports stay within. Defaults to the folder of the file.
  ///   - neighbors: Returns the paths of files that could be imported, as written in an import. Called only if a name
  ///     or a file is unknown.
  ///   - budget: How much each call may compile. Defaults to `.command`.
  ///   - isCancelled: Returns whether nobody waits for the result any more. Asked before each version is compiled.
  ///   - load: Returns the bytes of an imported file, as for `Compiler.compile`.
  public init(
    path: String, root: ImportRoot? = nil, neighbors: @escaping () -> [String] = { [] },
    budget: TrialBudget = .command, isCancelled: @escaping () -> Bool = { false },
    load: @escaping (String) -> Result<[UInt8], LoadFailure>
  ) {
    self.path = path
    self.root = root
    self.neighbors = neighbors
    self.budget = budget
    self.isCancelled = isCancelled
    self.load = load
  }

  /// Compiles and checks a source.
  func checked(_ bytes: [UInt8]) -> (diagnostics: [Diagnostic], tree: SyntaxTree?) {
    let compilation = Compiler.compile(SourceFile(path: path, bytes: bytes), root: root, load: load)
    var diagnostics = compilation.diagnostics
    if compilation.canBeChecked {
      diagnostics += Linter.diagnostics(for: compilation.program)
    }
    return (diagnostics, compilation.trees.first)
  }

  /// A new compiler for changed versions of the file.
  var trials: Trials { Trials(path: path, root: root, budget: budget, isCancelled: isCancelled, load: load) }

  /// Returns the diagnostics with their changes. Only diagnostics of the compiled file have one.
  ///
  /// - Parameter comparing: Whether to compare changes that insert a sign with all others of their size, for as long as
  ///   a time limit allows. Otherwise, they are only possible. Defaults to `true`.
  public func offering(
    _ diagnostics: [Diagnostic], of compilation: Compilation, comparing: Bool = true
  ) -> [Diagnostic] {
    guard let tree = compilation.trees.first else { return diagnostics }
    var owners: [String: [String]]?
    var result = diagnostics
    let uncertain = compilation.diagnostics.uncertain(in: tree)
    var run = comparing ? FixRun(self, tree.source.bytes) : nil
    let outcome = Trials.Outcome(compilation.diagnostics, tree)
    lazy var names = FileNames(tree)
    let isReadable = !compilation.diagnostics.contains { $0.problem.kind.group == .grammar }
    for index in result.indices.prefix(Self.maximumOffers) {
      let diagnostic = diagnostics[index]
      var fixIt = candidate(for: diagnostic, tree, &owners)
      let isCertain =
        fixIt.map { diagnostic.canBeCertain($0, among: names, isReadable: isReadable) } ?? false
        && !isDoubtful(diagnostic, beside: uncertain, tree)
      fixIt?.applicability = isCertain && !diagnostic.needsTrial ? .certain : .possible
      if fixIt == nil || diagnostic.needsTrial, diagnostic.severity == .error, diagnostic.span.file == tree.file,
        let decision = run?.decision(diagnostic, outcome, tree, tree.source.bytes),
        let first = decision.fixIts.first
      {
        if decision.isCertain {
          fixIt = first
        } else if let action = fixIt?.action, decision.rival != action {
          fixIt?.rival = decision.rival
        }
      }
      result[index].fixIt = fixIt
    }
    return result
  }

  /// Whether one of some uncertain errors is on the same line: then it is unclear how the line is meant, as in
  /// `border: 1px solid black`, and a change of a part of it is not certain.
  func isDoubtful(_ diagnostic: Diagnostic, beside uncertain: [Diagnostic], _ tree: SyntaxTree) -> Bool {
    guard diagnostic.severity == .error, diagnostic.span.file == tree.file else { return false }
    return uncertain.prefix(Self.maximumOffers).contains { other in
      guard other.span != diagnostic.span else { return false }
      let (start, end) = (min(other.span.start, diagnostic.span.start), max(other.span.start, diagnostic.span.start))
      return !tree.source.bytes[Int(start)..<Int(end)].contains(UInt8(ascii: "\n"))
    }
  }

  /// The number of diagnostics that get a change. Each one takes a walk over the tree.
  private static let maximumOffers = 1_000

  /// Returns the source after all certain changes, these changes in the order of their places, and the remaining
  /// diagnostics.
  public func fixed(_ bytes: [UInt8]) -> (bytes: [UInt8], changes: [MadeChange], diagnostics: [Diagnostic]) {
    var run = FixRun(self, bytes)
    run.run()
    var diagnostics = checked(run.bytes).diagnostics
    // A name that lost its use was probably meant in a statement that was read in another way.
    if run.hadErrors, run.hasRestructured, NameUses.lost(diagnostics, in: run.bytes, since: bytes) != nil {
      run = FixRun(self, bytes, onlySpelling: true)
      run.run()
      diagnostics = checked(run.bytes).diagnostics
    }
    let order = run.changes.enumerated().sorted {
      ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
    }
    return (run.bytes, order.map { $0.element }, diagnostics)
  }

  // MARK: Imports

  /// Returns the change for a diagnostic. An import is preferred for a name that exactly one neighbor declares, and a
  /// similar file name for a file that was not found.
  func candidate(
    for diagnostic: Diagnostic, _ tree: SyntaxTree, _ owners: inout [String: [String]]?
  ) -> FixIt? {
    if case .name(let name, _) = diagnostic.problem.missing, diagnostic.span.file == tree.file {
      let known = owners ?? namesOfNeighbors()
      owners = known
      if let files = known[name], files.count == 1 { return importing(files[0], tree) }
    }
    if case .file(let path) = diagnostic.problem.missing, diagnostic.span.file == tree.file,
      case let files = neighbors(), let nearest = nearestName(to: path, among: files), nearest != path
    {
      var fixIt = FixIt(.write("\"\(nearest)\""), [TextEdit(diagnostic.span, "\"\(nearest)\"")])
      // A file that is not there yet may be meant.
      let misspelled = MisspelledName(path)
      if files.filter({ misspelled.slip(from: $0) != nil }) != [nearest] { fixIt.applicability = .possible }
      return fixIt
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
}

extension [Diagnostic] {
  /// Returns the errors of a file with a change that is only possible.
  func uncertain(in tree: SyntaxTree) -> [Diagnostic] {
    filter {
      $0.severity == .error && $0.span.file == tree.file && $0.problem.change != nil
        && $0.problem.applicability == .possible
    }
  }
}

extension Diagnostic {
  /// Whether it is about a name without a use, and not about an import.
  func isAboutUnusedName(_ bytes: [UInt8]) -> Bool {
    let isUnused = problem.kind == .unused || problem.kind == .unusedParameter
    return isUnused && span.file == 0 && bytes[Int(span.start)] != UInt8(ascii: "\"")
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
