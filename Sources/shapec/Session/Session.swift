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
  /// The files that were read, or could not be read.
  private(set) var files = ReadFiles()
  /// The files that were written.
  private(set) var outputs: [String] = []

  init(_ input: Input, _ messages: MessageOptions) {
    console = Console(messages)
    paths = input.distinctPaths
    reader = SourceReader(input)
  }

  /// Compiles a file. Reports an error and returns `nil` if it can't be read.
  mutating func compile(_ path: String, _ settings: [Setting] = []) -> Compilation? {
    do throws(Failure) {
      let compilation = try reader.compile(path, settings, &files)
      sources += compilation.program.sources.map(\.path)
      return compilation
    } catch {
      report(error)
      return nil
    }
  }

  /// Adds a file that is about to be read for another reason than to compile it.
  mutating func note(source path: String) {
    files.add(path)
    sources.append(path)
  }

  /// Returns a fixer for a file.
  func fixer(for path: String) -> Fixer { reader.fixer(for: path) }

  // MARK: Messages

  /// Shows a failure, which determines the exit code.
  mutating func report(_ failure: Failure) { exitCode = max(exitCode, console.report(failure)) }

  mutating func fail(_ code: ExitCode) { exitCode = max(exitCode, code) }

  /// Shows messages about a file, with their fixes. If one is an error, it determines the exit code.
  mutating func show(_ diagnostics: [Diagnostic], of compilation: Compilation) {
    guard !diagnostics.isEmpty else { return }
    let sources = compilation.program.sources
    let offered = sources.first.map { reader.fixer(for: $0.path).offering(diagnostics, of: compilation) }
    console.show(offered ?? diagnostics, of: sources)
    if console.refuses(diagnostics) { fail(.sourceErrors) }
  }

  // MARK: Output

  /// Writes the artifacts of the files, unless an error occurred.
  ///
  /// - Parameter thing: What the files lack if there are no artifacts.
  /// - Returns: The exit code of the run.
  @discardableResult
  mutating func write(_ artifacts: [Artifact], to destination: Destination, of thing: DrawnThing) -> ExitCode {
    guard exitCode == .success else { return exitCode }
    do throws(Failure) {
      if artifacts.isEmpty { throw .usage(missing(thing)) }
      outputs = try destination.write(artifacts, sources: sources, dependencies: (files.paths, main: paths))
    } catch {
      report(error)
    }
    return exitCode
  }

  private func missing(_ thing: DrawnThing) -> UsageError {
    let (name, hint) =
      switch thing {
      case .shape: ("shape to draw", "add a shape that is not private")
      case .preview: ("preview to draw", "add a preview, such as `preview Badge(inset: 4), named: \"small\"`")
      case .value: ("value for CSS", "add a public `let` with a Color, a Number or an Angle")
      }
    return UsageError(
      paths.count == 1 ? "\(paths[0]) has no \(name)" : "none of these files has a \(name)", hint: hint)
  }
}

/// What an artifact is made from.
enum DrawnThing { case shape, preview, value }
