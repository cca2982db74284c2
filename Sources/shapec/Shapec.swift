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
    case .check: return check(options, console)
    case .format: return Formatting(options: options, console: console).run()
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

  /// Looks for mistakes at every size and value that matters.
  private static func check(_ options: Options, _ console: Console) -> ExitCode {
    let emission = Emission(options: options, console: console)
    var result = ExitCode.success
    for path in emission.files {
      switch emission.compile(path) {
      case .failure(let code): result = max(result, code)
      case .success(let compilation):
        var diagnostics = compilation.diagnostics
        if compilation.canBeChecked { diagnostics += Checkup.diagnostics(for: compilation.program) }
        console.show(diagnostics, of: compilation.program.sources)
        if diagnostics.contains(where: { $0.severity == .error }) { result = max(result, .sourceErrors) }
      }
    }
    return result
  }
}
