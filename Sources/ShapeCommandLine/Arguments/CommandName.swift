import ShapeTool
import ShapeWorkbench

/// A command: the word after `shapec`, and its help.
enum CommandName: String, CaseIterable {
  /// The command without a name, which writes pictures and Swift source.
  case emit
  case show, preview, check, format, describe, diff, lsp, explain, completions, help

  /// What a command works on.
  enum Operands {
    case files, oneFile, twoFiles, codes, command, shell, nothing

    /// As help shows it.
    var placeholder: String {
      switch self {
      case .files: "FILE..."
      case .oneFile: "[FILE]"
      case .twoFiles: "OLD NEW"
      case .codes: "[CODE...]"
      case .command: "[COMMAND]"
      case .shell: "SHELL"
      case .nothing: ""
      }
    }
  }

  /// The commands that are named in a command line.
  static let named = allCases.filter { $0 != .emit }

  /// Creates a command from its name, or `nil` if no command has it.
  init?(word: String) {
    self.init(rawValue: word)
    if self == .emit { return nil }
  }

  /// The beginning of a command line that runs the command.
  var invocation: String { self == .emit ? "shapec" : "shapec \(rawValue)" }

  /// One line that begins with a verb.
  var summary: String {
    switch self {
    case .emit: "draw shapes as \(list(OutputFormat.pictures.map(\.title))), or write Swift source code"
    case .show: "show shapes in the terminal"
    case .preview: "show a file in a browser that follows it, with an editor and controls"
    case .check: "report mistakes, at the design and minimum sizes and the ends of all ranges"
    case .format: "format files in place, or standard input to standard output"
    case .describe: "describe shapes, parameters and previews as JSON, for inspectors"
    case .diff: "list what differs between two files: declarations, and what their shapes draw"
    case .lsp: "run a language server for editors on standard input and output"
    case .explain: "explain the codes of messages, or list all codes"
    case .completions: "write a completion script for bash, zsh or fish"
    case .help: "show help for a command"
    }
  }

  var operands: Operands {
    switch self {
    case .emit, .show, .check, .format, .describe: .files
    case .preview: .oneFile
    case .diff: .twoFiles
    case .lsp: .nothing
    case .explain: .codes
    case .completions: .shell
    case .help: .command
    }
  }

  /// The options of the command, without those that every command takes.
  var options: [OptionDeclaration] {
    switch self {
    case .emit: EmitCommand.options.map(\.declaration)
    case .show: ShowCommand.options.map(\.declaration)
    case .preview: PreviewCommand.options.map(\.declaration)
    case .check: CheckCommand.options.map(\.declaration)
    case .format: FormatCommand.options.map(\.declaration)
    case .describe: DescribeCommand.options.map(\.declaration)
    case .diff: DiffCommand.options.map(\.declaration)
    case .lsp: LSPCommand.options.map(\.declaration)
    case .explain: ExplainCommand.options.map(\.declaration)
    case .completions: CompletionsCommand.options.map(\.declaration)
    case .help: HelpCommand.options.map(\.declaration)
    }
  }

  /// The options that every command takes.
  static let commonOptions = [Options.help.declaration, Options.version.declaration]
}

/// A command of `shapec`.
protocol NamedCommand: ParsableCommand {
  static var name: CommandName { get }
}

extension NamedCommand {
  static func unknownOption(_ text: String) -> UsageError { .unknownOption(text, of: name) }
}
