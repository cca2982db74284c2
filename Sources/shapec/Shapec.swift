#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeCommandLine
import ShapeTool

@main
struct Shapec {
  static func main() {
    EndSignals.reportFailedWrites()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let code = CommandLineTool.run(
      arguments, languageServer: { LanguageServer.run() }, preview: { Preview.run($0) })
    exit(code.rawValue)
  }
}
