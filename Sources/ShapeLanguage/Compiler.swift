import ShapeKit

/// What came of reading and checking a file and what it imports.
public struct Compilation: Sendable {
  /// The program; what is wrong in it is `.invalid`, so that it can be drawn only where `hasErrors` is false.
  public var program: Program { checker.program }
  /// What is wrong, in the order of files and places.
  public private(set) var diagnostics: [Diagnostic]
  private var checker: Checker

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether what is right can be drawn all the same, to look for mistakes in its values too: not where the text itself
  /// could not be read, and not where shapes go round in circles.
  public var canBeChecked: Bool {
    !diagnostics.contains { diagnostic in
      diagnostic.problem.kind == .cycle
        || diagnostic.severity == .error && diagnostic.problem.kind.isAboutText
    }
  }

  /// The tree of each file, by file.
  public var trees: [SyntaxTree] { checker.trees }

  fileprivate init(checker: Checker, diagnostics: [Diagnostic]) {
    self.checker = checker
    self.diagnostics = diagnostics
  }

  /// The place of a shape that a person names: one of the compiled file, or a public one of a file it imports.
  public func shape(named name: String) -> ShapeID? {
    let named = program.shapes.indices.filter { program.names.spelling(program.shapes[$0].name) == name }
    let own = named.first { program.shapes[$0].file == 0 }
    return own ?? named.first { !program.shapes[$0].isPrivate }
  }

  /// The shapes of the compiled file itself that others may draw.
  public var publicShapes: [ShapeID] {
    program.shapes.indices.filter { program.shapes[$0].file == 0 && !program.shapes[$0].isPrivate }
  }

  /// Reads a value for a parameter, written as in a source; what is wrong with it is given back, in a file of that
  /// name.
  public mutating func addValue(
    _ text: [UInt8], for parameter: Int, of shape: ShapeID, source name: String
  ) -> (value: ExpressionID, diagnostics: [Diagnostic]) {
    checker.addValue(SourceFile(path: name, bytes: text), for: parameter, of: shape)
  }
}

/// Why a file can't be had.
public enum LoadFailure: Error, Sendable {
  /// In words, as the operating system puts it.
  case unreadable(String)
  case outsideFolder
}

/// The phases from bytes to a checked program.
public enum Compiler {
  /// Reads a file and what it imports, and checks all of it.
  ///
  /// - Parameters:
  ///   - main: The file; its imports are looked for beside it.
  ///   - load: Gives the bytes of a file by a path that is relative to the folder of `main` and stays within it.
  public static func compile(
    _ main: SourceFile, load: (String) -> Result<[UInt8], LoadFailure>
  ) -> Compilation {
    var loader = Loader(main)
    loader.run(load)
    var checker = Checker(
      trees: loader.trees, names: loader.names, brokenFiles: Set(loader.diagnostics.map { Int($0.span.file) }))
    checker.run(imports: loader.imports)
    checker.evaluateConstants()
    var found = loader.diagnostics + checker.diagnostics
    // Where something is wrong, a name may look unused only because its use is what is wrong.
    if found.contains(where: { $0.severity == .error }) { found.removeAll { $0.problem.kind.isAboutUse } }
    checker.program.allowances = checker.trees.flatMap(\.allowances)
    found += checker.program.allowances.compactMap { allowance in
      allowance.problem.map { Diagnostic($0, at: allowance.span) }
    }
    found = checker.program.allowances.silence(found)
    checker.program.reported = Set(found.map(\.identity))
    checker.program.hasErrors = found.contains { $0.severity == .error }
    let diagnostics = found.enumerated()
      .sorted { a, b in
        let (first, second) = (a.element.span, b.element.span)
        return (first.file, first.start, a.offset) < (second.file, second.start, b.offset)
      }
      .map { $0.element }
    return Compilation(checker: checker, diagnostics: diagnostics)
  }
}
