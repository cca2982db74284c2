import ShapeLanguage
import ShapeServer

/// Runs a language server on standard input and output: `shapec lsp`.
struct LSPCommand: Command {
  static let name = CommandName.lsp
  static let options: [CommandOption<LSPCommand>] = [
    CommandOption(Options.standardIO) { _, _ in }
  ]

  var operands: [String] = []

  init() {}

  mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) {
    if let extra = operands.first { throw UsageError("`lsp` takes no files", hint: "remove `\(extra)`") }
  }

  func run() -> ExitCode {
    var loop = ServerLoop(
      files: WorkspaceFiles(
        read: { path, folder in Self.read(path, within: folder) },
        sources: { folder, limit in Array(Files.sources(in: folder).prefix(limit)) },
        explanations: { ExplanationPages.folder() }))
    return loop.run()
  }

  /// Reads a file that a folder contains, without following links out of it.
  private static func read(_ path: String, within folder: String) -> Result<[UInt8], LoadFailure> {
    var input = Input()
    input.root = folder
    return ImportReach(input).load(path)
  }
}
