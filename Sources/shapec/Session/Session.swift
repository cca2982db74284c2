import ShapeLanguage

/// One run of a command over its files: compiles them, shows messages, and determines the exit code.
struct Session {
  let console: Console
  /// The files to compile, each once.
  let paths: [String]
  private let reader: SourceReader
  /// The highest code so far.
  private(set) var exitCode = ExitCode.success
  /// The files that were read, which no output may replace.
  private var sources: [String] = []

  init(_ input: Input, _ messages: MessageOptions) {
    console = Console(messages)
    paths = input.distinctPaths
    reader = SourceReader(input)
  }

  /// Compiles a file. Reports an error and returns `nil` if it can't be read.
  mutating func compile(_ path: String, _ settings: [Setting] = []) -> Compilation? {
    do throws(Failure) {
      let compilation = try reader.compile(path, settings)
      sources += compilation.program.sources.map(\.path)
      return compilation
    } catch {
      report(error)
      return nil
    }
  }

  // MARK: Messages

  /// Shows a failure, which determines the exit code.
  mutating func report(_ failure: Failure) { exitCode = max(exitCode, console.report(failure)) }

  mutating func fail(_ code: ExitCode) { exitCode = max(exitCode, code) }

  /// Shows messages about a file, with their fixes. If one is an error, it determines the exit code.
  mutating func show(_ diagnostics: [Diagnostic], of compilation: Compilation) {
    guard !diagnostics.isEmpty else { return }
    let sources = compilation.program.sources
    let offered = sources.first.map { SourceReader.fixer(for: $0.path).offering(diagnostics, of: compilation) }
    console.show(offered ?? diagnostics, of: sources)
    if console.refuses(diagnostics) { fail(.sourceErrors) }
  }

  // MARK: Output

  /// Writes the artifacts of the files, unless an error occurred.
  ///
  /// - Returns: The exit code of the run.
  mutating func write(_ artifacts: [Artifact], to destination: Destination) -> ExitCode {
    guard exitCode == .success else { return exitCode }
    do throws(Failure) {
      if artifacts.isEmpty { throw .usage(noShapes) }
      try destination.write(artifacts, sources: sources)
    } catch {
      report(error)
    }
    return exitCode
  }

  private var noShapes: UsageError {
    UsageError(
      paths.count == 1 ? "\(paths[0]) has no shape to draw" : "none of these files has a shape to draw",
      hint: "add a shape that is not private")
  }
}
