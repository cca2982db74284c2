#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeLanguage

@main
struct Shapec {
  static let version = "0.1.0"

  static func main() {
    // A closed pipe and a limit on the length of files are ordinary errors, and must not end the program.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      return try perform(arguments[...])
    } catch {
      return Console(MessageOptions(format: MessageFormat.asked(by: arguments))).report(.usage(error))
    }
  }

  private static func perform(_ arguments: ArraySlice<String>) throws(UsageError) -> ExitCode {
    guard let first = arguments.first else { return StandardOutput.write(HelpPage.overview) }
    guard let name = CommandName(word: first) else {
      if isMisspelledCommand(first) { throw .unknownCommand(first) }
      return try perform(EmitCommand.self, arguments)
    }
    switch name {
    case .emit: return try perform(EmitCommand.self, arguments)
    case .show: return try perform(ShowCommand.self, arguments.dropFirst())
    case .check: return try perform(CheckCommand.self, arguments.dropFirst())
    case .format: return try perform(FormatCommand.self, arguments.dropFirst())
    case .describe: return try perform(DescribeCommand.self, arguments.dropFirst())
    case .diff: return try perform(DiffCommand.self, arguments.dropFirst())
    case .lsp: return try perform(LSPCommand.self, arguments.dropFirst())
    case .explain: return try perform(ExplainCommand.self, arguments.dropFirst())
    case .completions: return try perform(CompletionsCommand.self, arguments.dropFirst())
    case .help: return try perform(HelpCommand.self, arguments.dropFirst())
    }
  }

  private static func perform<C: Command>(
    _ command: C.Type, _ arguments: ArraySlice<String>
  ) throws(UsageError) -> ExitCode {
    let (command, request) = try C.parse(arguments)
    return switch request {
    case nil: command.run()
    case .help: StandardOutput.write(HelpPage.page(for: C.name))
    case .version: StandardOutput.write("shapec \(version)\n")
    }
  }

  /// Returns whether the first argument looks like the name of a command, and is no file.
  private static func isMisspelledCommand(_ word: String) -> Bool {
    let isWord = word.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "-")
    }
    return isWord && word.utf8.first.map { $0 != UInt8(ascii: "-") } ?? false && Files.kind(word) == .nothing
  }
}
