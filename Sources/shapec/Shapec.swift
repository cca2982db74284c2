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
  static func main() {
    // A reader that goes away is an error like any other, not the end of the program.
    signal(SIGPIPE, SIG_IGN)
    // The same goes for a limit on the length of files.
    signal(SIGXFSZ, SIG_IGN)
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ arguments: [String]) -> ExitCode {
    let console = Console()
    let options: Options
    do throws(UsageError) {
      options = try Options(arguments)
    } catch {
      console.error(error.message, hint: error.hint)
      return .usage
    }
    switch options.command {
    case .help: return print(Help.text, console)
    case .version: return print(Help.version + "\n", console)
    case .check: return Check(options: options, console: console).run()
    case .format: return Formatting(options: options, console: console).run()
    case .explain:
      let texts = options.codes.compactMap { Explanation.of($0)?.text() }
      return print(texts.joined(separator: "\n\n"), console)
    case .emit: return Emission(options: options, console: console).run()
    }
  }

  private static func print(_ text: String, _ console: Console) -> ExitCode {
    do throws(FileFailure) {
      try Files.write(Array(text.utf8), to: 1)
      return .success
    } catch {
      console.error("can't write to standard output: \(error.reason)")
      return .files
    }
  }
}
