import ShapeLanguage

/// The command line of `shapec-swift`, which the build plugin calls: writes the shapes of files as Swift source.
///
/// Its arguments are a part of those of `shapec`, which writes the same code.
package struct SwiftCommand: FileCommand {
  package static let options: [CommandOption<SwiftCommand>] =
    [
      CommandOption(Options.output) { $0.destination = $1 },
      CommandOption(Options.root) { $0.input.root = $1 },
    ] + SwiftSettings.options.map { CommandOption($0, in: \.swift) }

  package var input = Input()
  package var messages = MessageOptions()
  private var swift = SwiftSettings()
  private var destination: String?

  package init() {}

  package static func unknownOption(_ text: String) -> UsageError {
    UsageError("there is no option `\(text)`", hint: "use `shapec`, which has all options")
  }

  package mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) {
    try swift.finish(given)
    if destination == nil {
      throw UsageError("there is no output file", hint: "add one: `--output GeneratedShapes.swift`")
    }
    try finishInput(given)
  }

  /// Carries out a command line and returns the exit code.
  ///
  /// - Parameter arguments: Those after the name of the program.
  package static func run(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      let (command, request) = try parse(arguments[...])
      switch request {
      case nil: return command.run()
      case .help: return StandardOutput.write("shapec-swift is a part of the build plugin. Use `shapec` instead.\n")
      case .version: return StandardOutput.write("shapec-swift \(Compiler.version)\n")
      }
    } catch {
      return Console(MessageOptions()).report(.usage(error))
    }
  }

  /// Messages offer no fixes: `shapec` needs most of its code for them.
  private func run() -> ExitCode {
    let session = Session(input, messages) { diagnostics, _, _, _ in diagnostics }
    let target = Destination(destination, as: "swift")
    return SwiftOutput(session, swift, to: target) { compilation, _ in compilation.publicShapes }.run().exitCode
  }
}
