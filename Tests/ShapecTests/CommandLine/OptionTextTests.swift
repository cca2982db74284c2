import ShapeLanguage
import TestSupport
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

/// Help, completions and suggestions, beside the tables of commands and options.
@Suite("Texts about options")
struct OptionTextTests {
  private static let named = CommandName.allCases.filter { $0 != .emit }

  private static func options(of command: CommandName) -> [OptionDeclaration] {
    command.options + [Options.help.declaration, Options.version.declaration]
  }

  /// Returns the words of a choice.
  private static func words(_ option: OptionDeclaration) -> [String]? {
    if case .oneOf(let words) = option.value { words } else { nil }
  }

  // MARK: Help

  /// Returns the columns of a section of a help page. The second one begins in the same column in each line.
  private static func rows(_ title: String, of page: String) -> [[String]] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != title }.dropFirst().prefix {
      !$0.isEmpty
    }
    let left = lines.map { line in line.dropFirst(2).firstRange(of: "  ").map { line[..<$0.lowerBound] } ?? line }
    let width = left.map(\.count).max() ?? 0
    var rows: [[String]] = []
    for line in lines {
      let (left, right) = (line.prefix(width), String(line.dropFirst(width + 2)))
      if left.allSatisfy({ $0 == " " }) {
        rows[rows.count - 1].append(right)
      } else {
        let name = left.split(separator: " ").joined(separator: " ")
        rows.append(left.hasPrefix("  ") && !left.hasPrefix("   ") ? [name, right] : ["wrong", String(line)])
      }
    }
    return rows
  }

  private static func rows(_ options: [OptionDeclaration]) -> [[String]] {
    options.map { option in
      let short = ["output": "-o, ", "help": "-h, "][option.name] ?? ""
      let placeholder = option.takesValue ? " \(option.placeholder)" : ""
      return ["\(short)--\(option.name)\(placeholder)"] + option.help
    }
  }

  @Test func `list each option of a command with its help, in columns`() {
    for command in Self.named {
      let page = HelpPage.page(for: command)
      #expect(Self.rows("Options", of: page) == Self.rows(Self.options(of: command)), "\(command)")
      #expect(Self.rows("Examples", of: page) == command.examples.map { [$0.left] + $0.right }, "\(command)")
      let placeholder = command.operands.placeholder
      let usage = ["shapec \(command)", placeholder, command.options.isEmpty ? "" : "[OPTIONS]"].filter { !$0.isEmpty }
      #expect(
        page.hasPrefix("shapec \(command): \(command.summary)\n\nUsage\n")
          && page.split(separator: "\n")[2].split(separator: " ") == usage.joined(separator: " ").split(separator: " "))
    }
    let overview = HelpPage.overview
    #expect(Self.rows("Options of `shapec FILE...`", of: overview) == Self.rows(EmitCommand.options.map(\.declaration)))
    #expect(
      Self.rows("Options of every command", of: overview)
        == Self.rows([Options.help.declaration, Options.version.declaration]))
    #expect(Self.rows("Commands", of: overview).map { $0[1] } == CommandName.allCases.map(\.summary))
    #expect(
      Self.rows("Examples", of: overview).map { $0[0] } == [
        "shapec card.shape --emit svg", "shapec card.shape -o card.svg", "shapec *.shape --emit svg -o out/",
        "shapec card.shape -o Card.swift", "shapec show card.shape", "shapec check card.shape",
        "shapec format card.shape", "shapec explain E0203",
      ])
  }

  // MARK: Completions

  private static func operands(_ command: CommandName) -> [String] {
    switch command {
    case .explain: Problem.Kind.allCases.map(\.code)
    case .help: named.map(\.rawValue)
    case .completions: ["bash", "zsh", "fish"]
    default: []
    }
  }

  @Test func `complete each option of a command in zsh, with its value`() {
    // The specifications of each branch, without the quotes of the shell.
    let script = ZshCompletions.script
    let branches = script.split(separator: ";;").prefix(CommandName.allCases.count)
    #expect(branches.count == CommandName.allCases.count)
    for (command, branch) in zip(Self.named + [.emit], branches) {
      #expect(command == .emit ? branch.contains("_describe command") : branch.contains("\n    \(command))\n"))
      let specifications = branch.split(separator: "_arguments ")[1].split(separator: "\\\n").map { line in
        let text = line.drop { $0 == " " }.dropFirst()
        return text.prefix { $0 != "[" } == text ? String(text.split(separator: "'")[0]) : String(text)
      }
      var expected: [String] = []
      for option in Self.options(of: command) {
        let help = option.summary.replacing(/[\[\]:\\]/) { "\\\($0.0)" }.replacing("'", with: "'\\''")
        let placeholder = option.placeholder.replacing(":", with: "\\:")
        let value =
          switch option.name {
          case "output", "depfile", "root", "stdin-name", "options": ":\(placeholder):_files"
          case "set": ":\(placeholder):_files -P @"
          default:
            Self.words(option).map { ":\(placeholder):(\($0.joined(separator: " ")))" }
              ?? (option.takesValue ? ":\(placeholder):" : "")
          }
        if let short = option.shortName { expected.append("-\(short)[\(help)]\(value)") }
        expected.append(
          "\(option.name == "set" ? "*" : "")--\(option.name)\(option.takesValue ? "=" : "")[\(help)]\(value)")
      }
      let found = specifications.filter { $0.contains("[") }.map { text in
        let end = text.lastIndex(of: "'") ?? text.endIndex
        return String(text[..<end])
      }
      #expect(found == expected, "\(command)")
      let last = branch.split(separator: "\\\n").last.map(String.init) ?? ""
      let words = Self.operands(command)
      #expect(
        words.isEmpty
          ? command == .lsp || last.contains("*.shape") : last.contains("(\(words.joined(separator: " ")))"),
        "\(command)")
    }
  }

  @Test func `complete each option of a command in fish, with its value`() {
    let lines = FishCompletions.script.split(separator: "\n").map(String.init)
    let quote = { (text: String) in "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'" }
    for command in Self.named {
      #expect(lines.contains("complete -c shapec -n __fish_use_subcommand -a \(command) -d \(quote(command.summary))"))
    }
    for command in CommandName.allCases {
      let names = Self.named.map(\.rawValue).joined(separator: " ")
      let condition =
        command == .emit ? "not __fish_seen_subcommand_from \(names)" : "__fish_seen_subcommand_from \(command)"
      let prefix = "complete -c shapec -n '\(condition)' "
      let own = lines.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
      let expected = command.options.map { option in
        let value =
          switch option.name {
          case "output", "depfile", "root", "stdin-name", "options": "-r -F "
          case "set": "-x -a '(for file in *.json; echo @$file; end)' "
          default:
            Self.words(option).map { "-x -a '\($0.joined(separator: " "))' " } ?? (option.takesValue ? "-x " : "")
          }
        return "\(option.name == "output" ? "-s o " : "")-l \(option.name) \(value)-d \(quote(option.summary))"
      }
      #expect(own.dropLast().map(String.init) == expected, "\(command)")
      let words = Self.operands(command)
      #expect(
        words.isEmpty
          ? own.last == "-f" || own.last?.contains(".shape") == true
          : own.last == "-a '\(words.joined(separator: " "))'")
    }
    #expect(
      lines.suffix(2) == [
        "complete -c shapec -s h -l help -d 'show help'", "complete -c shapec -l version -d 'show the version'",
      ])
  }

  @Test func `complete each option of a command in bash, and its words`() {
    let script = BashCompletions.script
    for command in Self.named {
      let words = Self.options(of: command).map {
        ($0.name == "output" ? "-o " : $0.name == "help" ? "-h " : "") + "--\($0.name)"
      }
      let operands = command == .lsp ? " " : Self.operands(command).joined(separator: " ")
      let branch = "      options=\"\(words.joined(separator: " "))\"\n      operands=\"\(operands)\"\n      ;;\n"
      #expect(script.contains("    \(command))\n\(branch)"), "\(command)")
    }
    for option in CommandName.allCases.flatMap(\.options) where option.takesValue {
      let action =
        switch option.name {
        case "output", "depfile", "root", "stdin-name", "options": "      _shapec_files '' \"$current\"\n"
        case "set": "      [[ -n $file ]] && _shapec_files '!*.json' \"$current\"\n"
        default: Self.words(option).map { "      _shapec_words \"\($0.joined(separator: " "))\" \"$current\"\n" } ?? ""
        }
      #expect(
        script.contains(
          "    \(option.name == "output" ? "-o|" : "")--\(option.name))\n\(action)      return\n      ;;\n"),
        "\(option.name)")
    }
  }

  // MARK: Suggestions

  private static func hint(_ option: String, _ command: CommandName) -> String {
    UsageError.unknownOption(option, of: command).hint ?? ""
  }

  @Test func `suggest the option that has another name elsewhere`() {
    let all = Set(CommandName.allCases.flatMap(\.options).map(\.name))
    for command in CommandName.allCases {
      var known: Set<String> = []
      for option in Self.options(of: command) {
        for name in option.otherNames where known.insert(name).inserted && !all.contains(name) {
          guard name.count > 1 else { continue }
          #expect(Self.hint("--\(name)", command) == "did you mean `\(option.sample)`?", "\(command) --\(name)")
        }
      }
    }
  }

  @Test(
    arguments: [
      (.emit, "--de", "did you mean `--depfile`?"), (.emit, "--w", "did you mean `--watch`?"),
      (.emit, "-e", "run `shapec --help` to list the options"),
      (.emit, "--c", "run `shapec --help` to list the options"),
      (.emit, "--co", "did you mean `--compression`?"), (.emit, "--stdin", "did you mean `--stdin-name`?"),
      (.diff, "--ou", "did you mean `--output`?"), (.diff, "-od.svg", "did you mean `-o d.svg`?"),
      (.emit, "-o=d.svg", "did you mean `-o d.svg`?"), (.emit, "-o=", "did you mean `-o card.svg`?"),
      (.diff, "-o=", "did you mean `-o diff.svg`?"), (.check, "-fix", "did you mean `--fix`?"),
      (.check, "--emti", "did you mean `--emit`?"), (.format, "--rang", "did you mean `--range`?"),
      (.explain, "-y", "run `shapec help explain` to list the options"), (.emit, "--fix", "use `shapec check --fix`"),
      (.show, "--motion", "use `shapec check --motion`"),
      (.check, "--emit", "run `shapec help check` to list the options"),
    ] as [(CommandName, String, String)])
  func `suggest the nearest option, or the command that has it`(command: CommandName, option: String, hint: String) {
    #expect(Self.hint(option, command) == hint)
  }

  @Test(arguments: [
    ("indent", "use `shapec format`"), ("typecheck", "use `shapec check`"), ("fix", "use `shapec check --fix`"),
    ("svg", "name the file and the output: `shapec card.shape -o card.svg`"), ("cat", "use `shapec show`"),
    ("print", "name the file and the output: `shapec card.shape -o card.ps`"),
    ("codegen", "name the file and the output: `shapec card.shape -o Card.swift`"),
    ("live", "name the file and the output: `shapec card.shape -o card.svg --watch`"),
    ("server", "let your editor run `shapec check - --stdin-name card.shape --diagnostics json`"),
    ("new", "create a file such as `card.shape`, and run `shapec check card.shape`"),
    ("inspect", "use `shapec describe`"), ("compare", "use `shapec diff`"), ("version", "use `shapec --version`"),
    ("docs", "use `shapec explain`"), ("descrbe", "did you mean `shapec describe`?"),
  ])
  func `suggest the command for a word that another tool uses`(word: String, hint: String) {
    let error = UsageError.unknownCommand(word)
    #expect(error.message == "there is no command `\(word)`" && error.hint == hint)
  }
}
