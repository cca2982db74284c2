import ShapeCore

/// Compiles one file again and again while it changes, as an editor needs it.
///
/// It keeps the trees and the findings of the last runs. Only declarations that changed are parsed again, and only those
/// that changed or use something that did are checked again. Each result equals that of `Compiler.compile`, which knows
/// nothing of earlier ones.
public struct IncrementalCompiler: Sendable {
  private var parsed = ParsedFiles(keepsFiles: true)
  private var findings = FindingsCache<DeclarationFindings>()
  /// The number of names after the last run that started from nothing.
  private var namesAtStart: Int?

  public init() {}

  /// Returns the mistakes of a file and its imports: those of `Compilation.diagnostics`.
  ///
  /// - Parameters: As those of `Compiler.compile`.
  /// - Complexity: O(n) to compare and copy n bytes, and to look at m declarations. Then only what changed is parsed and
  ///   checked, except declarations with errors, which are always checked.
  public mutating func diagnostics(
    of main: SourceFile, root: ImportRoot? = nil, load: (String) -> Result<[UInt8], LoadFailure>
  ) -> IncrementalResult {
    diagnostics(of: loaded(main, root: root, load))
  }

  /// Returns the mistakes of a file and its imports, or `nil` if more than some number of them are found without checking.
  package mutating func diagnostics(
    of main: SourceFile, root: ImportRoot? = nil, withAtMost errors: Int,
    load: (String) -> Result<[UInt8], LoadFailure>
  ) -> IncrementalResult? {
    let loader = loaded(main, root: root, load)
    guard loader.diagnostics.count(where: { $0.severity == .error }) <= errors else { return nil }
    return diagnostics(of: loader)
  }

  private mutating func diagnostics(of loader: Loader) -> IncrementalResult {
    var checker = Checker(loader, recordsReferences: false, recordsUses: true)
    checker.run(loader, reusing: &findings)
    var suppressions = loader.trees.flatMap { $0.suppressions }
    let diagnostics = Compiler.ordered(checker.diagnostics.diagnostics, of: loader.trees, &suppressions)
    return IncrementalResult(diagnostics: diagnostics, loaded: loader)
  }

  /// Returns the result of compiling a file and its imports, with the meaning of each name. Everything is checked again.
  public mutating func compilation(
    of main: SourceFile, root: ImportRoot? = nil, load: (String) -> Result<[UInt8], LoadFailure>
  ) -> Compilation {
    compiled(main, root: root, load: load).compilation
  }

  /// Returns both results of a file and its imports. Everything is checked again, but only once.
  package mutating func compiled(
    _ main: SourceFile, root: ImportRoot? = nil, load: (String) -> Result<[UInt8], LoadFailure>
  ) -> (compilation: Compilation, result: IncrementalResult) {
    let loader = loaded(main, root: root, load)
    let compilation = Compiler.compile(loader, settings: [], recordsReferences: true)
    return (compilation, IncrementalResult(diagnostics: compilation.diagnostics, loaded: loader))
  }

  private mutating func loaded(
    _ main: SourceFile, root: ImportRoot?, _ load: (String) -> Result<[UInt8], LoadFailure>
  ) -> Loader {
    // Names that were typed once stay in the table. If most of it is such names, everything starts anew.
    if let start = namesAtStart, parsed.names.count > 2 * start + 4_096 { self = IncrementalCompiler() }
    if namesAtStart == nil { _ = KnownNames(&parsed.names) }
    var loader = Loader(main, root: root, parsed: parsed)
    loader.run(load)
    parsed = loader.parsed
    if namesAtStart == nil { namesAtStart = parsed.names.count }
    return loader
  }
}

/// The mistakes of a file and its imports.
public struct IncrementalResult: Sendable {
  /// In the order of files and offsets.
  public let diagnostics: [Diagnostic]
  package let loaded: Loader

  /// The tree of each file. That of the compiled file is the first.
  public var trees: [SyntaxTree] { loaded.trees }

  package var imports: [ImportTarget] { loaded.imports }

  /// The path of each import of the file that leads to errors in the imported file or in its imports, and the first of
  /// these errors.
  package var importsWithErrors: [(path: SourceSpan, error: Diagnostic)] {
    var errors: [Int: Diagnostic] = [:]
    for diagnostic in diagnostics where diagnostic.severity == .error && diagnostic.span.file > 0 {
      if errors[Int(diagnostic.span.file)] == nil { errors[Int(diagnostic.span.file)] = diagnostic }
    }
    if errors.isEmpty { return [] }
    return imports.filter { $0.file == 0 }.compactMap { statement in
      guard let path = statement.syntax.path, let target = statement.target else { return nil }
      var reached: Set = [target]
      var open = [target]
      while let file = open.popLast() {
        if let error = errors[file] { return (path.span, error) }
        for next in imports where next.file == file {
          if let target = next.target, reached.insert(target).inserted { open.append(target) }
        }
      }
      return nil
    }
  }

  /// Returns the compilation of the files, and the keys of its shapes. Everything is checked, but nothing parsed again.
  package func compiled() -> (compilation: Compilation, keys: ShapeKeys) {
    var checker = Checker(loaded, recordsReferences: false)
    let settings = checker.run(loaded, [])
    return (Compiler.compilation(of: checker, loaded, settings), ShapeKeys(checker, loaded))
  }

  /// Whether an import has no file, or one that can't be read.
  public var hasFailedImport: Bool { imports.contains { $0.target == nil } }
}
