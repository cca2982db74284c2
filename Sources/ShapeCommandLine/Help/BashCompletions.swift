import ShapeLanguage
import ShapeTool

/// The completion script for bash, which also runs in bash 3.2.
enum BashCompletions {
  static var script: String {
    """
    # Completions of shapec for bash. Load them with: source <(shapec completions bash)

    _shapec_words() {
      COMPREPLY=($(compgen -W "$1" -- "$2"))
    }

    _shapec_files() {
      local IFS=$'\\n'
      compopt -o filenames 2> /dev/null
      COMPREPLY+=($(compgen -f -X "$1" -- "$2") $(compgen -d -- "$2"))
      # A folder may match twice.
      COMPREPLY=($(printf '%s\\n' "${COMPREPLY[@]}" | sort -u))
    }

    _shapec() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="" options="" operands="" commands="" file=""
      COMPREPLY=()
      # bash takes the equals sign of `--emit=svg` for a word.
      if [[ $current == = ]]; then
        current=""
      elif [[ $previous == = ]]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      # It also takes the at sign of `--set @values.json` for one.
      if [[ $current == @ ]]; then
        current="" file=yes
      elif [[ $previous == @ ]]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}" file=yes
      fi
      [[ $COMP_CWORD -gt 1 ]] && command="${COMP_WORDS[1]}"

      case $previous in
    \(values)  esac

      case $command in
    \(CommandName.named.map(branch).joined())    *)
          options="\(words(of: .emit))"
          [[ $COMP_CWORD -eq 1 ]] && commands="\(commandNames)"
          ;;
      esac
      if [[ $current == -* ]]; then
        _shapec_words "$options" "$current"
      elif [[ -n $operands ]]; then
        _shapec_words "$operands" "$current"
      else
        _shapec_words "$commands" "$current"
        _shapec_files '!*.shape' "$current"
      fi
    }

    complete -F _shapec shapec

    """
  }

  /// A branch for each option that takes a value.
  private static var values: String {
    var text = ""
    for option in CommandName.allCases.flatMap(\.options).uniqueByName where option.takesValue {
      let pattern = (option.shortName.map { "-\($0)|" } ?? "") + option.spelling
      text += "    \(pattern))\n"
      switch option.value {
      case .oneOf(let words): text += "      _shapec_words \"\(words.joined(separator: " "))\" \"$current\"\n"
      case .path: text += "      _shapec_files '' \"$current\"\n"
      case .setting: text += "      [[ -n $file ]] && _shapec_files '!*.json' \"$current\"\n"
      case .none, .text: break
      }
      text += "      return\n      ;;\n"
    }
    return text
  }

  private static func branch(_ command: CommandName) -> String {
    let operands =
      switch command.operands {
      case .files, .oneFile, .twoFiles: ""
      case .codes: Problem.Kind.allCases.map(\.code).joined(separator: " ")
      case .command: commandNames
      // Without any, files are completed.
      case .nothing: " "
      case .shell: CompletionsCommand.Shell.allCases.map(\.rawValue).joined(separator: " ")
      }
    return """
          \(command.rawValue))
            options="\(words(of: command))"
            operands="\(operands)"
            ;;

      """
  }

  private static var commandNames: String { CommandName.named.map(\.rawValue).joined(separator: " ") }

  /// Returns the options of a command, with their dashes.
  private static func words(of command: CommandName) -> String {
    (command.options + CommandName.commonOptions).flatMap { option in
      (option.shortName.map { ["-\($0)"] } ?? []) + [option.spelling]
    }.joined(separator: " ")
  }
}

extension [OptionDeclaration] {
  /// Without the options that several commands share.
  var uniqueByName: [OptionDeclaration] {
    enumerated().filter { index, option in !prefix(index).contains { $0.name == option.name } }.map(\.element)
  }
}
