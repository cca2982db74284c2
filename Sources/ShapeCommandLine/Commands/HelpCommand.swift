import ShapeTool

/// Shows help for a command: `shapec help check`.
struct HelpCommand: NamedCommand {
  static let name = CommandName.help
  static let options: [CommandOption<HelpCommand>] = []

  var operands: [String] = []
  private var topic: CommandName?

  init() {}

  mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) {
    if operands.count > 1 { throw UsageError("`help` takes one command", hint: "run `shapec help \(operands[0])`") }
    guard let word = operands.first else { return }
    topic = CommandName(word: word)
    if topic == nil { throw .unknownCommand(word) }
  }

  func run() -> ExitCode { StandardOutput.write(topic.map { HelpPage.page(for: $0) } ?? HelpPage.overview) }
}
