import ShapeLanguage
import ShapeTool

/// Reports mistakes, at the design and minimum sizes and the ends of all ranges, and fixes them on request: `shapec check card.shape`.
struct CheckCommand: WatchableCommand {
  static let name = CommandName.check

  static let options: [CommandOption<CheckCommand>] =
    [
      CommandOption(Options.fix) { $0.fixes = $1 },
      CommandOption(Options.motion) { $0.includesMotion = $1 },
      CommandOption(Options.prove) { $0.proves = $1 },
      CommandOption(Options.swift) { $0.checksSwift = $1 },
      CommandOption(Options.watch) { $0.watches = $1 },
      CommandOption(Options.root) { $0.input.root = $1 },
      CommandOption(Options.standardInputName) { $0.input.standardInputName = $1 },
      CommandOption(Options.warningsAreErrors) { $0.messages.warningsAreErrors = $1 },
      CommandOption(Options.diagnostics) { $0.messages.format = $1 },
    ] + SwiftSettings.nameOptions.map { CommandOption($0, in: \.swift) }

  var input = Input()
  var messages = MessageOptions()
  private var fixes = false
  private var includesMotion = false
  /// Whether to list the conditions of drawing with their proofs.
  private var proves = false
  /// Whether to report what Swift code of the files can't have.
  private var checksSwift = false
  private var swift = SwiftSettings()
  private(set) var watches = false

  init() {}

  mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) {
    try finishInput(given)
    if !checksSwift, let option = given.first(where: { $0.formats == [.swift] }) {
      throw UsageError("`\(option.spelling)` is an option for Swift code", hint: "add `--swift`, or remove it")
    }
    try swift.finish(given)
    if fixes, input.paths.contains("-") {
      throw UsageError("`--fix` changes files, and standard input is not a file", hint: "name the file")
    }
    if fixes, let path = input.paths.first(where: { Files.kind($0) == .other }) {
      throw UsageError("\(path) can't be fixed, because it is not a regular file", hint: "remove `--fix`")
    }
    if fixes, watches {
      throw UsageError("`--fix` changes the files that `--watch` waits for", hint: "remove one of them")
    }
    try checkWatch()
  }

  func perform() -> Session {
    var session = Session(input, messages)
    var swift = swift
    guard swift.readOptionFile(in: &session) else { return session }
    var module = SwiftModule(swift)
    var paths = session.paths[...]
    var checksTogether = !fixes && !checksSwift && !proves
    while let path = paths.first {
      if checksTogether, session.repeatsWork {
        checksTogether = check(paths.prefix(Self.mostTogether), &session)
        paths.removeFirst(checksTogether ? min(Self.mostTogether, paths.count) : 0)
        continue
      }
      paths.removeFirst()
      if fixes {
        do throws(Failure) {
          try fix(path, session)
        } catch {
          session.report(error)
        }
      }
      guard let compilation = session.compile(path) else { continue }
      let found =
        compilation.canBeChecked
        ? Linter.diagnostics(
          for: compilation.program, includesMotion: includesMotion,
          except: session.others(importedBy: compilation)) : []
      session.show(compilation.diagnostics + found, of: compilation, isFixed: fixes)
      if proves, !compilation.hasErrors { prove(compilation, &session) }
      if checksSwift, session.exitCode == .success { module.add(compilation.publicShapes, of: compilation, path) }
    }
    if checksSwift, session.exitCode == .success { _ = module.checkedTypes(in: &session) }
    return session
  }

  /// Lists the conditions of drawing on standard output.
  private func prove(_ compilation: Compilation, _ session: inout Session) {
    let report = ProofReport(compilation.program)
    let sources = compilation.program.sources
    let code = StandardOutput.write(
      messages.format == .json ? report.json(sources) : report.text(sources))
    session.fail(report.isProved ? code : max(code, .sourceErrors))
  }

  /// The maximum number of files that are checked together. With their imports, they are one program.
  private static let mostTogether = SourceLimits.files / 2

  /// Checks files as one program, so that the time for files that import each other doesn't grow with the square of their
  /// number. A mistake that prevents drawing one of them hides those in the pictures of the others.
  /// - Returns: Whether all of them could be checked.
  private func check(_ paths: ArraySlice<String>, _ session: inout Session) -> Bool {
    guard let compilation = session.compileTogether(paths) else { return false }
    let found =
      compilation.canBeChecked
      ? Linter.diagnostics(
        for: compilation.program, includesMotion: includesMotion,
        except: session.others(importedBy: compilation, except: paths), steps: SourceLimits.checkSteps * paths.count)
      : []
    guard !found.contains(where: { $0.problem.kind == .checkCutShort }) else { return false }
    session.show(compilation.diagnostics + found, of: compilation)
    return true
  }

  func outcome(of session: Session) -> String {
    session.exitCode == .success ? "\(watchedName): no errors" : "\(watchedName): errors"
  }

  /// Makes the certain fixes in a file.
  private func fix(_ path: String, _ session: Session) throws(Failure) {
    let console = session.console
    do throws(FileFailure) {
      let (bytes, _) = try Files.readRegular(path, limit: SourceLimits.fileBytes)
      let (fixed, changes, _) = session.fixer(for: path).fixed(bytes)
      guard !changes.isEmpty else { return }
      let file = try StagedFile(fixed, for: path, number: 0)
      try file.commit()
      console.show(changes, in: SourceFile(path: path, bytes: fixed))
      console.inform("made \(changes.count) \(changes.count == 1 ? "change" : "changes") in \(path)")
    } catch {
      throw .file("can't fix \(path): \(error.reason)")
    }
  }
}
