import ShapeLanguage
import ShapeTool

/// The command line without the language server, so that both modules are built at the same time.
package enum CommandLineTool {
  /// Carries out a command line and returns the exit code.
  ///
  /// - Parameters:
  ///   - arguments: Those after the name of the program.
  ///   - languageServer: Runs the language server until it ends.
  ///   - preview: Serves the page until it ends.
  package static func run(
    _ arguments: [String], languageServer: () -> ExitCode, preview: (PreviewSettings) -> ExitCode
  ) -> ExitCode {
    do throws(UsageError) {
      return try perform(arguments[...], languageServer, preview)
    } catch {
      return Console(MessageOptions(format: MessageFormat.asked(by: arguments))).report(.usage(error))
    }
  }

  /// Reports that a file or a thread can't be used, and returns the exit code.
  package static func report(_ failure: String) -> ExitCode { Console(MessageOptions()).report(.file(failure)) }

  private static func perform(
    _ arguments: ArraySlice<String>, _ languageServer: () -> ExitCode, _ preview: (PreviewSettings) -> ExitCode
  ) throws(UsageError) -> ExitCode {
    guard let first = arguments.first else { return StandardOutput.write(HelpPage.overview) }
    guard let name = CommandName(word: first) else {
      if isMisspelledCommand(first) { throw .unknownCommand(first) }
      return try perform(EmitCommand.self, arguments) { $0.run() }
    }
    switch name {
    case .emit: return try perform(EmitCommand.self, arguments) { $0.run() }
    case .show: return try perform(ShowCommand.self, arguments.dropFirst()) { $0.run() }
    case .preview: return try perform(PreviewCommand.self, arguments.dropFirst()) { $0.run(preview) }
    case .check: return try perform(CheckCommand.self, arguments.dropFirst()) { $0.run() }
    case .format: return try perform(FormatCommand.self, arguments.dropFirst()) { $0.run() }
    case .describe: return try perform(DescribeCommand.self, arguments.dropFirst()) { $0.run() }
    case .diff: return try perform(DiffCommand.self, arguments.dropFirst()) { $0.run() }
    case .lsp: return try perform(LSPCommand.self, arguments.dropFirst()) { _ in languageServer() }
    case .explain: return try perform(ExplainCommand.self, arguments.dropFirst()) { $0.run() }
    case .completions: return try perform(CompletionsCommand.self, arguments.dropFirst()) { $0.run() }
    case .help: return try perform(HelpCommand.self, arguments.dropFirst()) { $0.run() }
    }
  }

  private static func perform<C: NamedCommand>(
    _ command: C.Type, _ arguments: ArraySlice<String>, _ run: (C) -> ExitCode
  ) throws(UsageError) -> ExitCode {
    let (command, request) = try C.parse(arguments)
    return switch request {
    case nil: run(command)
    case .help: StandardOutput.write(HelpPage.page(for: C.name))
    case .version: StandardOutput.write("shapec \(Compiler.version)\n")
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
