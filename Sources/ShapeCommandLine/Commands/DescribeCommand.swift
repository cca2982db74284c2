import ShapeEditing
import ShapeLanguage
import ShapeTool

/// Describes what files declare, as JSON for inspectors or as a summary: `shapec describe card.shape`.
struct DescribeCommand: FileCommand, NamedCommand {
  static let name = CommandName.describe

  static let options: [CommandOption<DescribeCommand>] = [
    CommandOption(Options.summary) { $0.summarizes = $1 },
    CommandOption(Options.root) { $0.input.root = $1 },
    CommandOption(Options.standardInputName) { $0.input.standardInputName = $1 },
    CommandOption(Options.warningsAreErrors) { $0.messages.warningsAreErrors = $1 },
    CommandOption(Options.diagnostics) { $0.messages.format = $1 },
  ]

  var input = Input()
  var messages = MessageOptions()
  private var summarizes = false

  init() {}

  mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) { try finishInput(given) }

  /// Writes the description of all files, or nothing if one of them has an error.
  func run() -> ExitCode {
    if summarizes { return summarize() }
    var session = Session(input, messages)
    var files: [JSONValue] = []
    for path in session.paths {
      guard let compilation = session.compile(path) else { continue }
      session.show(compilation.diagnostics, of: compilation)
      guard let description = compilation.description(includesProofs: true) else { continue }
      files.append(DescriptionJSON.object(description, sources: compilation.program.sources))
    }
    guard session.exitCode == .success else { return session.exitCode }
    return StandardOutput.write(DescriptionJSON.text(files))
  }

  /// Returns the lines of a file, with a space for each character that a terminal would obey.
  private static func lines(of source: SourceFile) -> String {
    let text = String(decoding: source.bytes, as: UTF8.self)
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { printable("\($0)") }.joined(
      separator: "\n")
  }

  /// Writes summaries. A file with errors is written line by line, so that `git diff` can compare any two versions.
  private func summarize() -> ExitCode {
    var session = Session(input, messages)
    var text = ""
    for path in session.paths {
      guard let compilation = session.compile(path) else { continue }
      if session.paths.count > 1 { text += "\(text.isEmpty ? "" : "\n")\(printable(input.name(of: path)))\n\n" }
      text += compilation.summary()?.text ?? compilation.program.sources.first.map(Self.lines) ?? ""
    }
    guard session.exitCode == .success else { return session.exitCode }
    return StandardOutput.write(text)
  }
}
