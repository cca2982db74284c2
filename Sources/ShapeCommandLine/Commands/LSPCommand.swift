import ShapeTool

/// The arguments of `shapec lsp`. The program runs the server.
struct LSPCommand: NamedCommand {
  static let name = CommandName.lsp
  static let options: [CommandOption<LSPCommand>] = [
    CommandOption(Options.standardIO) { _, _ in }
  ]

  var operands: [String] = []

  init() {}

  mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) {
    if let extra = operands.first { throw UsageError("`lsp` takes no files", hint: "remove `\(extra)`") }
  }
}
