import ShapeLanguage
import ShapeTool

/// The completion script for zsh.
enum ZshCompletions {
  static var script: String {
    """
    #compdef shapec
    # Completions of shapec for zsh. Load them with: source <(shapec completions zsh)

    _shapec() {
      local command=""
      if (( CURRENT > 2 )); then
        command="${words[2]}"
      fi
      case $command in
    \(CommandName.named.map(branch).joined())    *)
          if (( CURRENT == 2 )); then
            local -a commands=(
    \(CommandName.named.map { "          \(quoted("\($0.rawValue):\($0.summary)"))\n" }.joined())        )
            _describe command commands
          fi
          _arguments \(arguments(of: .emit))
          ;;
      esac
    }

    if [[ "${funcstack[1]}" == _shapec ]]; then
      _shapec "$@"
    else
      compdef _shapec shapec
    fi

    """
  }

  private static func branch(_ command: CommandName) -> String {
    """
        \(command.rawValue))
          shift words
          (( CURRENT-- ))
          _arguments \(arguments(of: command))
          ;;

    """
  }

  /// Returns the specification of a command for `_arguments`.
  private static func arguments(of command: CommandName) -> String {
    let options = (command.options + CommandName.commonOptions).flatMap { option in
      let help = "[\(escaped(option.summary))]"
      let repeats = option.isRepeatable ? "*" : ""
      let long = quoted("\(repeats)\(option.spelling)\(option.takesValue ? "=" : "")\(help)\(value(of: option))")
      let short = option.shortName.map { quoted("-\($0)\(help)\(value(of: option))") }
      return (short.map { [$0] } ?? []) + [long]
    }
    return (options + [operands(of: command)]).joined(separator: " \\\n        ")
  }

  private static func value(of option: OptionDeclaration) -> String {
    switch option.value {
    case .none: ""
    case .oneOf(let words): ":\(escaped(option.placeholder)):(\(words.joined(separator: " ")))"
    case .path: ":\(escaped(option.placeholder)):_files"
    case .text: ":\(escaped(option.placeholder)):"
    case .setting: ":\(escaped(option.placeholder)):_files -P @"
    }
  }

  private static func operands(of command: CommandName) -> String {
    switch command.operands {
    case .files, .oneFile, .twoFiles: quoted("*:file:_files -g \"*.shape\"")
    case .codes: quoted("*:code:(\(Problem.Kind.allCases.map(\.code).joined(separator: " ")))")
    case .command: quoted(":command:(\(CommandName.named.map(\.rawValue).joined(separator: " ")))")
    case .nothing: quoted(":no arguments: ")
    case .shell: quoted(":shell:(\(CompletionsCommand.Shell.allCases.map(\.rawValue).joined(separator: " ")))")
    }
  }

  /// Returns text with the special characters of `_arguments` escaped.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
