#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that end a program that watches or follows files: SIGINT and SIGTERM.
///
/// They end it with success at any moment, except while it writes a file.
package enum EndSignals {
  /// Makes the signals end the program with success, even if it was started with blocked signals.
  package static func endWithSuccess() {
    for number in numbers { signal(number) { _ in _exit(ExitCode.success.rawValue) } }
    var signals = set
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Makes the signals wait for a thread that waits for them. Call this before threads are started.
  package static func hold() {
    for number in numbers { signal(number, SIG_DFL) }
    var signals = set
    sigprocmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for one of the signals.
  package static func wait() {
    var signals = set
    var number: Int32 = 0
    sigwait(&signals, &number)
  }

  /// Runs a function that the signals don't interrupt. One that arrives meanwhile has its effect at the end.
  package static func delayed<Result, Failure: Error>(during work: () throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    var signals = set
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &signals, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    return try work()
  }

  /// Makes a closed pipe and a limit on the length of files ordinary errors, which don't end the program.
  package static func reportFailedWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  private static let numbers = [SIGINT, SIGTERM]

  private static var set: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    return signals
  }
}
