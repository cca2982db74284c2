import ShapeCore

/// The result of compiling a file and its imports.
public struct Compilation: Sendable {
  /// The program. If `hasErrors`, parts of it have the error type, and it can't be drawn.
  public let program: Program
  /// The mistakes, in the order of files and offsets.
  public let diagnostics: [Diagnostic]
  /// The tree of each file, by file. Those of settings come last.
  public let trees: [SyntaxTree]
  /// The meaning of the names of all files, if `Compiler.compile` was asked to record it.
  public let references: NameReferences
  /// The values of each setting. Without those that can't be read, and those of parameters that the shape doesn't have.
  public let settings: [[SettingValue]]
  /// The imports of all files.
  package let imports: [ImportTarget]
  /// The path of each file, relative to the root.
  package let paths: [String]
  package let root: ImportRoot

  public var hasErrors: Bool { program.hasErrors }

  /// Whether the correct parts can still be drawn, to find mistakes in their values. False if the text could not be
  /// read, or if shapes use each other in a cycle.
  public var canBeChecked: Bool {
    !diagnostics.contains { diagnostic in
      diagnostic.problem.kind == .cycle
        || diagnostic.severity == .error && diagnostic.problem.kind.isAboutText
    }
  }

  /// Returns whether a mistake is in a setting, and not in a file.
  public func isAboutSetting(_ diagnostic: Diagnostic) -> Bool {
    Int(diagnostic.span.file) >= trees.count - settings.count
  }

  /// Returns a shape by its name: one of the compiled file, or a public one of an imported file.
  package func shape(named name: String) -> ShapeID? { program.shape(named: name) }

  /// The public shapes of the compiled file itself.
  package var publicShapes: [ShapeID] { program.publicShapes }
}

extension Program {
  func shape(named name: String) -> ShapeID? {
    let named = shapes.indices.filter { names.spelling(shapes[$0].name) == name }
    return named.first { shapes[$0].file == 0 } ?? named.first { !shapes[$0].isPrivate }
  }

  var publicShapes: [ShapeID] { shapes.indices.filter { shapes[$0].file == 0 && !shapes[$0].isPrivate } }

  /// Whether the first file has only `let`s, functions and enums, some of which are public.
  public var isPalette: Bool {
    let isDrawn =
      shapes.contains { $0.file == 0 } || styles.contains { $0.source.file == 0 }
      || previews.contains { $0.source.file == 0 }
    return !isDrawn && (hasPublicValues || enumerations.contains { $0.source.file == 0 && !$0.isPrivate })
  }

  /// Whether the first file has public `let`s or functions.
  public var hasPublicValues: Bool {
    globals.contains { $0.source.file == 0 && !$0.isPrivate }
      || functions.contains { $0.source.file == 0 && !$0.isPrivate }
  }
}

/// The phases from bytes to a checked program.
public enum Compiler {
  package static let version = "0.1.0"

  /// Compiles a file and its imports.
  ///
  /// - Parameters:
  ///   - main: The file. Its imports are relative to its folder.
  ///   - others: The paths of more files, relative to the root, that are checked with the first one. Those that `load`
  ///     can't return are omitted.
  ///   - root: The folder that imports stay within. Defaults to the folder of `main`.
  ///   - settings: Values for parameters. Each is a separate source, after the files.
  ///   - recordsReferences: Whether to record the meaning of each name, for editors. Defaults to `false`.
  ///   - load: Returns the bytes of a file. Its path is relative to the root and stays within it.
  public static func compile(
    _ main: SourceFile, with others: [String] = [], root: ImportRoot? = nil, settings: [Setting] = [],
    recordsReferences: Bool = false, load: (String) -> Result<[UInt8], LoadFailure>
  ) -> Compilation {
    var loader = Loader(main, root: root)
    loader.run(also: others, load)
    for setting in settings { loader.add(setting) }
    return compile(loader, settings: settings, recordsReferences: recordsReferences)
  }

  static func compile(_ loader: Loader, settings: [Setting], recordsReferences: Bool) -> Compilation {
    var checker = Checker(loader, recordsReferences: recordsReferences)
    let values = checker.run(loader, settings)
    return compilation(of: checker, loader, values)
  }

  /// Returns the result of a checker that checked all files.
  static func compilation(of checker: Checker, _ loader: Loader, _ values: [[SettingValue]]) -> Compilation {
    var program = checker.program.result
    program.suppressions = loader.trees.flatMap { $0.suppressions }
    let diagnostics = ordered(checker.diagnostics.diagnostics, of: loader.trees, &program.suppressions)
    // An empty set of its own type costs as much as parsing a small file.
    if !diagnostics.isEmpty { program.reported = Set(diagnostics.map { $0.identity }) }
    program.hasErrors = diagnostics.contains { $0.severity == .error }
    return Compilation(
      program: program, diagnostics: diagnostics, trees: loader.trees, references: checker.names.references,
      settings: values, imports: loader.imports, paths: loader.paths, root: loader.root)
  }

  /// Returns the diagnostics of a check in the order of files and offsets, without those that a comment suppresses, and
  /// with those about such comments and about other text that isn't code.
  static func ordered(
    _ found: [Diagnostic], of trees: [SyntaxTree], _ suppressions: inout [Suppression]
  ) -> [Diagnostic] {
    // In code, such a character is an error.
    let controls = trees.flatMap { $0.directionControls }.filter { span in !found.contains { $0.span.contains(span) } }
    let all =
      found + controls.map { Diagnostic(.hiddenDirection, at: $0) }
      + suppressions.compactMap { suppression in
        suppression.problem.map { Diagnostic($0, at: suppression.span) }
      }
    return suppressions.suppress(all).enumerated()
      .sorted { a, b in
        let (first, second) = (a.element.span, b.element.span)
        return (first.file, first.start, a.offset) < (second.file, second.start, b.offset)
      }
      .map { $0.element }
  }
}
