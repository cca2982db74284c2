#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeCommandLine

/// The browser of the person.
enum Browser {
  #if canImport(Darwin)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif

  /// Opens an address, or reports why it can't.
  static func open(_ address: String) {
    var id = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(address), nil]
    defer { for argument in arguments { free(argument) } }
    let code = posix_spawnp(&id, program, nil, nil, &arguments, environ)
    if code != 0 { _ = CommandLineTool.report("can't run \(program): \(String(cString: strerror(code)))") }
  }
}
