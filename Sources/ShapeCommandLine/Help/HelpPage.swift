import ShapeTool

/// The help pages, generated from the tables of commands and options.
enum HelpPage {
  /// The page of `shapec --help`.
  static var overview: String {
    let commands = CommandName.allCases.map { (usage(of: $0), [$0.summary]) }
    return """
      shapec compiles .shape files: UI shapes that are declared once and drawn at any size.

      \(section("Commands", commands))
      \(section("Examples", CommandName.emit.examples + Self.otherExamples))
      \(section("Options of `shapec FILE...`", options(CommandName.emit.options)))
      \(section("Options of every command", options(CommandName.commonOptions)))
      Run `shapec help COMMAND` for the options of the other commands.

      Exit codes
        0  success
        1  a source has errors, can't be drawn at that size, is not formatted (`format --check`), or differs (`diff`)
        2  the command line is wrong: an option, a name or a value
        3  a file can't be read or written
      If several apply, the highest is used.

      Messages are written to standard error and begin with file:line:column. They use colors on a terminal, unless
      NO_COLOR is set. A comment suppresses a warning of the declaration, parameter or statement on the next line:
        // shapec:allow W0002

      An output file is written completely or not at all, and never replaces an input file.

      """
  }

  /// Returns the page of `shapec help COMMAND`.
  static func page(for command: CommandName) -> String {
    if command == .emit { return overview }
    return """
      \(command.invocation): \(command.summary)

      Usage
        \(usage(of: command))

      \(section("Examples", command.examples))
      \(section("Options", options(command.options + CommandName.commonOptions)))
      \(command.details)

      """
  }

  private static let otherExamples = [CommandName.show, .check, .format, .explain].flatMap { $0.examples.prefix(1) }

  /// Returns the usage of a command.
  private static func usage(of command: CommandName) -> String {
    let options = command.options.isEmpty ? "" : " [OPTIONS]"
    return "\(command.invocation) \(command.operands.placeholder)\(options)"
  }

  private static func options(_ options: [OptionDeclaration]) -> [(String, [String])] {
    options.map { option in
      let short = option.shortName.map { "-\($0), " } ?? ""
      return (short + option.spelling + (option.takesValue ? " \(option.placeholder)" : ""), option.help)
    }
  }

  /// Returns a title, and below it two columns.
  private static func section(_ title: String, _ rows: [(left: String, right: [String])]) -> String {
    let width = rows.map(\.left.count).max() ?? 0
    var text = "\(title)\n"
    for row in rows {
      for (index, line) in row.right.enumerated() {
        let left = index == 0 ? row.left : ""
        text += "  \(left)\(String(repeating: " ", count: width - left.count))  \(line)\n"
      }
    }
    return text
  }
}
