import ShapeLanguage
import ShapeTool
import ShapeWorkbench

/// Messages about unknown options and commands, with suggestions.
extension UsageError {
  // MARK: Options

  static func unknownOption(_ text: String, of command: CommandName) -> UsageError {
    let owner = CommandName.allCases.first { $0.options.contains { $0.isSpelled(text) } }
    if let owner { return misplacedOption(text, of: command, owner: owner) }
    let own = command.options + CommandName.commonOptions
    let suggestion =
      suggestion(for: text, among: own) ?? suggestion(for: text, among: CommandName.allCases.flatMap(\.options))
    return UsageError(
      "there is no option `\(text)`",
      hint: suggestion.map { "did you mean `\($0)`?" } ?? "run `\(command.helpInvocation)` to list the options")
  }

  /// Returns the error for an option that only another command takes.
  private static func misplacedOption(_ text: String, of command: CommandName, owner: CommandName) -> UsageError {
    UsageError(
      command == .emit
        ? "`\(text)` is an option of `\(owner.invocation)`" : "`\(text)` is not an option of `\(command.invocation)`",
      hint: owner == .emit
        ? "run `\(command.helpInvocation)` to list the options" : "use `\(owner.invocation) \(text)`")
  }

  /// Returns the option that was most likely meant, with its dashes.
  private static func suggestion(for text: String, among options: [OptionDeclaration]) -> String? {
    let word = String(text.drop { $0 == "-" })
    if let option = options.first(where: { $0.name == word }) { return option.spelling }
    if let option = options.first(where: { $0.otherNames.contains(word) }) { return option.sample }
    let longer = options.filter { word.count > 1 && $0.name.hasPrefix(word) }
    if longer.count == 1 { return longer[0].spelling }
    if let nearest = nearestName(to: word, among: options.map(\.name)) { return "--\(nearest)" }
    // `-ocard.svg` or `-o=card.svg`
    for option in options where option.takesValue {
      guard let short = option.shortName, text.hasPrefix("-\(short)") else { continue }
      let value = word.dropFirst().drop { $0 == "=" }
      return "-\(short) \(value.isEmpty ? option.example : String(value))"
    }
    return nil
  }

  // MARK: Commands

  /// Returns the error for a word that is neither a command nor a file.
  static func unknownCommand(_ word: String) -> UsageError {
    let message = "there is no command `\(word)`"
    if Files.kind(word + ".shape") == .regular {
      return UsageError("there is no command or file `\(word)`", hint: "did you mean `\(word).shape`?")
    }
    if let other = OtherCommand.all.first(where: { $0.words.contains(word) }) {
      return UsageError(message, hint: other.hint)
    }
    if let format = OutputFormat(rawValue: word) {
      return UsageError(message, hint: "name the file and the output: `shapec card.shape -o card.\(format.rawValue)`")
    }
    if let nearest = nearestName(to: word, among: CommandName.named.map(\.rawValue)) {
      return UsageError(message, hint: "did you mean `shapec \(nearest)`?")
    }
    return UsageError(
      message, hint: "use \(alternatives(CommandName.named.map(\.rawValue))), or name a file, such as `\(word).shape`")
  }

  /// A command of other tools, and its replacement in shapec.
  private struct OtherCommand {
    let words: [String]
    let hint: String

    static let all = [
      OtherCommand(words: ["fmt", "prettify", "reformat", "indent"], hint: "use `shapec format`"),
      OtherCommand(words: ["lint", "test", "validate", "verify", "analyze", "typecheck"], hint: "use `shapec check`"),
      OtherCommand(words: ["fix"], hint: "use `shapec check --fix`"),
      OtherCommand(
        words: [
          "build", "compile", "render", "draw", "emit", "export", "convert", "make", "run",
        ], hint: "name the file and the output: `shapec card.shape -o card.svg`"),
      OtherCommand(words: ["view", "display", "cat"], hint: "use `shapec show`"),
      OtherCommand(words: ["print"], hint: "name the file and the output: `shapec card.shape -o card.ps`"),
      OtherCommand(
        words: ["swift", "generate", "gen", "codegen"],
        hint: "name the file and the output: `shapec card.shape -o Card.swift`"),
      OtherCommand(
        words: ["watch", "dev", "live"],
        hint: "name the file and the output: `shapec card.shape -o card.svg --watch`"),
      OtherCommand(words: ["serve", "open", "play", "playground", "edit"], hint: "use `shapec preview`"),
      OtherCommand(
        words: ["lsp", "server", "language-server"],
        hint: "let your editor run `shapec check - --stdin-name card.shape --diagnostics json`"),
      OtherCommand(
        words: ["init", "new", "create"], hint: "create a file such as `card.shape`, and run `shapec check card.shape`"),
      OtherCommand(
        words: ["inspect", "info", "dump", "list", "parameters", "json"], hint: "use `shapec describe`"),
      OtherCommand(words: ["compare", "changes", "delta"], hint: "use `shapec diff`"),
      OtherCommand(words: ["version"], hint: "use `shapec --version`"),
      OtherCommand(words: ["codes", "errors", "error", "doc", "docs", "why"], hint: "use `shapec explain`"),
    ]
  }
}

extension CommandName {
  /// The beginning of a command line that shows help for the command.
  var helpInvocation: String { self == .emit ? "shapec --help" : "shapec help \(rawValue)" }
}
