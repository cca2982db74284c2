#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeEditing
import ShapeLanguage
import ShapeTool

/// Formats files in place, or standard input to standard output: `shapec format card.shape`.
struct FormatCommand: FileCommand, NamedCommand {
  static let name = CommandName.format

  static let options: [CommandOption<FormatCommand>] = [
    CommandOption(Options.check) { $0.onlyLists = $1 },
    CommandOption(Options.range) { $0.lines = $1 },
    CommandOption(Options.standardInputName) { $0.input.standardInputName = $1 },
    CommandOption(Options.diagnostics) { $0.messages.format = $1 },
  ]

  var input = Input()
  var messages = MessageOptions()
  /// Whether files are listed instead of changed.
  private var onlyLists = false
  /// The lines to format, from 1, or `nil` for all.
  private var lines: ClosedRange<Int>?

  init() {}

  mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) { try finishInput(given) }

  func run() -> ExitCode {
    let console = Console(messages)
    var result = ExitCode.success
    for path in input.distinctPaths {
      do throws(Failure) {
        result = max(result, try format(path))
      } catch {
        result = max(result, console.report(error))
      }
    }
    return result
  }

  /// Returns the edits in the requested lines. None if these lines don't exist.
  private func edits(for source: SourceFile) throws(SourceFormatter.Refusal) -> [TextEdit] {
    guard let lines else { return try SourceFormatter.edits(for: source) }
    return try source.bytes(ofLines: lines).map { range throws(SourceFormatter.Refusal) in
      try SourceFormatter.edits(for: source, in: range)
    } ?? []
  }

  private func format(_ path: String) throws(Failure) -> ExitCode {
    let name = input.name(of: path)
    let bytes = try naming(name) { () throws(FileFailure) in try read(path) }
    let source = SourceFile(path: name, bytes: bytes)
    let edits: [TextEdit]
    do throws(SourceFormatter.Refusal) {
      edits = try self.edits(for: source)
    } catch {
      throw .diagnostics(error.diagnostics, sources: [source], .sourceErrors)
    }
    if onlyLists, edits.isEmpty { return .success }
    if onlyLists {
      try StandardOutput.write(Array("\(printable(name))\n".utf8))
    } else if path == "-" {
      try StandardOutput.write(edits.applied(to: bytes))
    } else if !edits.isEmpty {
      try naming(name) { () throws(FileFailure) in try replace(path, with: edits.applied(to: bytes)) }
    }
    return onlyLists ? .sourceErrors : .success
  }

  private func read(_ path: String) throws(FileFailure) -> [UInt8] {
    let limit = SourceLimits.fileBytes
    return try path == "-" ? Files.read(path, limit: limit) : Files.readRegular(path, limit: limit).bytes
  }

  private func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    // Check this here, because renaming a new file over the old one would ignore that the old one is read-only.
    if access(path, W_OK) != 0 { throw FileFailure(errno) }
    try StagedFile(bytes, for: path, number: 0).commit()
  }

  /// Performs an action on a file, and adds the file's name to its error.
  private func naming<Success>(
    _ name: String, _ work: () throws(FileFailure) -> Success
  ) throws(Failure) -> Success {
    do throws(FileFailure) {
      return try work()
    } catch {
      throw .file("can't format \(name): \(error.reason)")
    }
  }
}
