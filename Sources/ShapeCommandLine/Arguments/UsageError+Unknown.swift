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
    if let other = otherCommands.first(where: { $0.words.contains(word) }) {
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

  /// The commands of other tools, and their replacements in shapec.
  private static let otherCommands: [(words: [String], hint: String)] = [
    (["fmt", "prettify", "reformat", "indent"], "use `shapec format`"),
    (["lint", "test", "validate", "verify", "analyze", "typecheck"], "use `shapec check`"),
    (["fix"], "use `shapec check --fix`"),
    (
      ["build", "compile", "render", "draw", "emit", "export", "convert", "make", "run"],
      "name the file and the output: `shapec card.shape -o card.svg`"
    ),
    (["view", "display", "cat"], "use `shapec show`"),
    (["print"], "name the file and the output: `shapec card.shape -o card.ps`"),
    (["swift", "generate", "gen", "codegen"], "name the file and the output: `shapec card.shape -o Card.swift`"),
    (["watch", "dev", "live"], "name the file and the output: `shapec card.shape -o card.svg --watch`"),
    (["serve", "open", "play", "playground", "edit"], "use `shapec preview`"),
    (
      ["lsp", "server", "language-server"],
      "let your editor run `shapec check - --stdin-name card.shape --diagnostics json`"
    ),
    (["init", "new", "create"], "create a file such as `card.shape`, and run `shapec check card.shape`"),
    (["inspect", "info", "dump", "list", "parameters", "json"], "use `shapec describe`"),
    (["compare", "changes", "delta"], "use `shapec diff`"),
    (["version"], "use `shapec --version`"),
    (["codes", "errors", "error", "doc", "docs", "why"], "use `shapec explain`"),
  ]
}

extension CommandName {
  /// The beginning of a command line that shows help for the command.
  var helpInvocation: String { self == .emit ? "shapec --help" : "shapec help \(rawValue)" }
}
