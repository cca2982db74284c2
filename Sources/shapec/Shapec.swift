#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeCommandLine

@main
struct Shapec {
  static func main() {
    // A closed pipe and a limit on the length of files are ordinary errors, and must not end the program.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let code = CommandLineTool.run(
      arguments, languageServer: { LanguageServer.run() }, preview: { Preview.run($0) })
    exit(code.rawValue)
  }
}
