import ShapeLanguage

/// One run of a command over its files: compiles them, shows messages, and determines the exit code.
package struct Session {
  package let console: Console
  /// The files to compile, each once.
  package let paths: [String]
  /// The identities of these files, without that of standard input.
  private let identities: Set<Files.Identity?>
  package let reader: SourceReader
  /// The highest code so far.
  package private(set) var exitCode = ExitCode.success
  /// The files that were read, which no output may replace.
  private var sources: Set<String> = []
  /// The first file of the command line that was compiled.
  private var firstSource: SourceFile?
  /// The messages that were shown. Several files can import the one with a mistake.
  private var shown: Set<ShownMessage> = []
  /// The files that were read, or could not be read.
  package private(set) var files = ReadFiles()
  /// The number of files that were compiled, each as often as it was in a program.
  package private(set) var compiledCount = 0
  /// The work for these files: their bytes, and what a file takes without any.
  private var compiledWork = 0
  private let limit: Int
  private let offering: Offering
  /// Whether the limit was reported.
  private var isOverLimit = false
  /// The files that were written.
  package private(set) var outputs: [String] = []

  /// Returns messages with the fixes that they offer. The flag says whether the certain ones have been made.
  package typealias Offering = ([Diagnostic], Compilation, SourceReader, _ isFixed: Bool) -> [Diagnostic]

  /// - Parameters:
  ///   - limit: The maximum of the work for files, without a part for each file of the command line.
  ///   - offering: Adds fixes to messages.
  package init(_ input: Input, _ messages: MessageOptions, limit: Int = mostWork, offering: @escaping Offering) {
    console = Console(messages)
    paths = input.distinctPaths
    identities = Set(paths.map { Files.identity($0) }).subtracting([nil])
    reader = SourceReader(input)
    self.offering = offering
    self.limit = limit + paths.count * Self.workOfPath
  }

  /// The default for the maximum of the work.
  package static let mostWork = 128 * 1024 * 1024
  /// The work for a file without any bytes, and that which each file of the command line may add with its imports.
  private static let (workOfFile, workOfPath) = (512, 64 * 1024)

  /// Compiles a file. Reports an error and returns `nil` if it can't be read, or if the files before took too much work.
  package mutating func compile(_ path: String, _ settings: [Setting] = []) -> Compilation? {
    guard !isOverLimit else { return nil }
    do throws(Failure) {
      if compiledWork > limit {
        isOverLimit = true
        throw .usage(
          UsageError(
            "\(path) and the files after it are not read: too many files import each other",
            hint: "use fewer files at a time, or let them import less"))
      }
      let compilation = try reader.compile(path, settings, &files)
      sources.formUnion(compilation.program.sources.map(\.path))
      count(compilation)
      firstSource = firstSource ?? compilation.program.sources.first
      return compilation
    } catch {
      report(error)
      return nil
    }
  }

  private mutating func count(_ compilation: Compilation) {
    let sources = compilation.program.sources
    compiledCount += sources.count
    compiledWork += sources.reduce(sources.count * Self.workOfFile) { $0 + $1.bytes.count }
  }

  /// Whether files were compiled again and again, because many others import them.
  package var repeatsWork: Bool { compiledCount > 64 + 8 * paths.count }

  /// Compiles files as one program. Returns `nil` if one can't be read, or if there are too many for a program.
  package mutating func compileTogether(_ paths: ArraySlice<String>) -> Compilation? {
    guard let first = paths.first, !paths.contains("-"),
      let compilation = try? reader.compile(first, with: paths.dropFirst(), [], &files)
    else { return nil }
    count(compilation)
    let found = Set(compilation.program.sources.map { Files.identity($0.path) })
    let isTooLarge = compilation.diagnostics.contains { $0.problem.kind == .programTooLarge }
    return !isTooLarge && paths.allSatisfy { found.contains(Files.identity($0)) } ? compilation : nil
  }

  /// Returns the imported files that the command line names, too.
  /// - Parameter checked: Files to leave out, because they are checked with the compiled one.
  package func others(importedBy compilation: Compilation, except checked: ArraySlice<String> = []) -> Set<Int32> {
    let sources = compilation.program.sources
    guard identities.count > 1, sources.count > 1 else { return [] }
    let identities = identities.subtracting(checked.map { Files.identity($0) })
    return Set(
      sources.indices.dropFirst().filter { identities.contains(Files.identity(sources[$0].path)) }.map { Int32($0) })
  }

  /// Adds a file that is about to be read for another reason than to compile it.
  package mutating func note(source path: String) {
    files.add(path)
    sources.insert(path)
  }

  // MARK: Messages

  /// Shows a failure, which determines the exit code.
  package mutating func report(_ failure: Failure) { exitCode = max(exitCode, console.report(failure)) }

  package mutating func fail(_ code: ExitCode) { exitCode = max(exitCode, code) }

  /// Shows messages about a file, with their fixes. If one is an error, it determines the exit code.
  ///
  /// - Parameter isFixed: Whether the certain changes have been made. Defaults to `false`.
  package mutating func show(_ diagnostics: [Diagnostic], of compilation: Compilation, isFixed: Bool = false) {
    guard !diagnostics.isEmpty else { return }
    let sources = compilation.program.sources
    let new = diagnostics.filter { shown.insert(ShownMessage($0, in: sources)).inserted }
    console.show(offering(new, compilation, reader, isFixed), of: sources)
    if console.refuses(diagnostics) { fail(.sourceErrors) }
  }

  /// What two equal messages share.
  private struct ShownMessage: Hashable {
    /// The file. All paths to it have the same identity.
    var file: Files.Identity?
    var start: Int32
    var end: Int32
    var code: String
    var message: String

    init(_ diagnostic: Diagnostic, in sources: [SourceFile]) {
      let span = diagnostic.span
      file = sources.indices.contains(Int(span.file)) ? Files.identity(sources[Int(span.file)].path) : nil
      (start, end) = (span.start, span.end)
      (code, message) = (diagnostic.problem.code, diagnostic.problem.message)
    }
  }

  // MARK: Output

  /// Writes the artifacts of the files, unless an error occurred.
  ///
  /// - Parameter thing: What the files lack if there are no artifacts.
  /// - Returns: The exit code of the run.
  @discardableResult
  package mutating func write(_ artifacts: [Artifact], to destination: Destination, of thing: DrawnThing) -> ExitCode {
    guard exitCode == .success else { return exitCode }
    do throws(Failure) {
      if artifacts.isEmpty { throw .usage(missing(thing)) }
      outputs = try destination.write(artifacts, sources: sources, dependencies: (files.paths, main: paths))
    } catch {
      report(error)
    }
    return exitCode
  }

  /// Returns the error for files without something to draw.
  package func missing(_ thing: DrawnThing) -> UsageError {
    let (name, hint) =
      switch thing {
      case .shape: ("shape to draw", "add a shape that is not private")
      case .preview: ("preview to draw", "add a preview, such as `preview Badge(inset: 4), named: \"small\"`")
      case .value: ("value for CSS", "add a public `let` with a Color, a Number or an Angle")
      }
    return UsageError(
      paths.count == 1 ? "this file has no \(name)" : "none of the \(paths.count) files has a \(name)", hint: hint,
      at: firstSource.map { SourcePlace($0) })
  }
}

/// What an artifact is made from.
package enum DrawnThing { case shape, preview, value }
