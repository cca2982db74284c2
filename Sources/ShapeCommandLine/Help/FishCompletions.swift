import ShapeLanguage
import ShapeTool

/// The completion script for fish.
enum FishCompletions {
  static var script: String {
    var lines = [
      "# Completions of shapec for fish. Load them with: shapec completions fish | source",
      "complete -c shapec -f",
    ]
    for command in CommandName.named {
      lines.append("complete -c shapec -n __fish_use_subcommand -a \(command.rawValue) -d \(quoted(command.summary))")
    }
    for command in CommandName.allCases {
      for option in command.options { lines.append("\(prefix(of: command)) \(words(for: option))") }
      lines.append("\(prefix(of: command)) \(operands(of: command))")
    }
    for option in CommandName.commonOptions { lines.append("complete -c shapec \(words(for: option))") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the beginning of a line that applies to one command.
  private static func prefix(of command: CommandName) -> String {
    let names = CommandName.named.map(\.rawValue).joined(separator: " ")
    let condition =
      command == .emit
      ? "not __fish_seen_subcommand_from \(names)" : "__fish_seen_subcommand_from \(command.rawValue)"
    return "complete -c shapec -n '\(condition)'"
  }

  private static func words(for option: OptionDeclaration) -> String {
    let short = option.shortName.map { "-s \($0) " } ?? ""
    let value =
      switch option.value {
      case .none: ""
      case .oneOf(let words): "-x -a '\(words.joined(separator: " "))' "
      case .path: "-r -F "
      case .text: "-x "
      case .setting: "-x -a '(for file in *.json; echo @$file; end)' "
      }
    return "\(short)-l \(option.name) \(value)-d \(quoted(option.summary))"
  }

  private static func operands(of command: CommandName) -> String {
    switch command.operands {
    case .files, .oneFile, .twoFiles: "-a '(__fish_complete_suffix .shape)'"
    case .codes: "-a '\(Problem.Kind.allCases.map(\.code).joined(separator: " "))'"
    case .command: "-a '\(CommandName.named.map(\.rawValue).joined(separator: " "))'"
    case .nothing: "-f"
    case .shell: "-a '\(CompletionsCommand.Shell.allCases.map(\.rawValue).joined(separator: " "))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      if "'\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return "'\(escaped)'"
  }
}
