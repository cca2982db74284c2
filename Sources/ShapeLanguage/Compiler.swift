import ShapeKit

/// The result of compiling a file and what it imports.
public struct Compilation: Sendable {
  /// The program. If `hasErrors`, parts of it have the error type, and it can't be drawn.
  public let program: Program
  /// The mistakes, in the order of files and places.
  public let diagnostics: [Diagnostic]
  /// The tree of each file, by file; those of settings come last.
  public let trees: [SyntaxTree]
  /// What the names of all files stand for, if `Compiler.compile` was asked to record that.
  public let references: NameReferences
  /// The values that were set, in the order they were given; `nil` where a shape has no such parameter, and where the
  /// text can't be read.
  public let settings: [SettingValue?]

  public var hasErrors: Bool { program.hasErrors }

  /// Whether the correct parts can be drawn all the same, to look for mistakes in their values too: not if the text
  /// itself could not be read, and not if shapes use each other in a cycle.
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

  /// Returns a shape by its name: one of the compiled file, or a public one of a file it imports.
  public func shape(named name: String) -> ShapeID? { program.shape(named: name) }

  /// The shapes of the compiled file itself that others may draw.
  public var publicShapes: [ShapeID] { program.publicShapes }
}

extension Program {
  func shape(named name: String) -> ShapeID? {
    let named = shapes.indices.filter { names.spelling(shapes[$0].name) == name }
    return named.first { shapes[$0].file == 0 } ?? named.first { !shapes[$0].isPrivate }
  }

  var publicShapes: [ShapeID] { shapes.indices.filter { shapes[$0].file == 0 && !shapes[$0].isPrivate } }
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
  ///   - settings: Values for parameters. Each is a source of its own, after the files.
  ///   - recordsReferences: Whether to remember what each name stands for, as editors need it.
  ///   - load: Returns the bytes of a file by a path that is relative to the folder of `main` and stays within it.
  public static func compile(
    _ main: SourceFile, settings: [Setting] = [], recordsReferences: Bool = false,
    load: (String) -> Result<[UInt8], LoadFailure>
  ) -> Compilation {
    var loader = Loader(main)
    loader.run(load)
    for setting in settings { loader.add(setting) }
    var checker = Checker(loader, recordsReferences: recordsReferences)
    let values = checker.run(loader, settings)
    var program = checker.program.result
    program.allowances = loader.trees.flatMap(\.allowances)
    var found = checker.diagnostics.diagnostics
    found += program.allowances.compactMap { allowance in
      allowance.problem.map { Diagnostic($0, at: allowance.span) }
    }
    found = program.allowances.silence(found)
    program.reported = Set(found.map(\.identity))
    program.hasErrors = found.contains { $0.severity == .error }
    let diagnostics = found.enumerated()
      .sorted { a, b in
        let (first, second) = (a.element.span, b.element.span)
        return (first.file, first.start, a.offset) < (second.file, second.start, b.offset)
      }
      .map { $0.element }
    return Compilation(
      program: program, diagnostics: diagnostics, trees: loader.trees, references: checker.names.references,
      settings: values)
  }
}
