#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeTool

/// The tool of the build plugin. Whoever builds it from source compiles only what Swift code needs.
@main
struct ShapecSwift {
  static func main() {
    EndSignals.reportFailedWrites()
    exit(SwiftCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
