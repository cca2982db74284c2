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

  /// Opens a page, or reports why it can't.
  static func open(_ page: RedirectPage) {
    var id = pid_t()
    let code = start(&id, page.path)
    guard code == 0 else { return fail(page, String(cString: strerror(code))) }
    // The program ends when the browser has the page, or with the browser.
    _ = WorkerThread { [id] in
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      if status != 0 { fail(page, "it can't open the page") }
    }
  }

  private static func fail(_ page: RedirectPage, _ reason: String) {
    page.remove()
    _ = CommandLineTool.report("can't run \(program): \(reason)")
  }

  /// Starts the program in a process group of its own, so that Control-C doesn't end a browser, and without what only this program
  /// needs: the terminal's input, a pipe that a script reads the address from, and how signals are treated.
  private static func start(_ id: inout pid_t, _ path: String) -> Int32 {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGTERM, SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(path), nil]
    defer { for argument in arguments { free(argument) } }
    return posix_spawnp(&id, program, &actions, &attributes, &arguments, environ)
  }
}
