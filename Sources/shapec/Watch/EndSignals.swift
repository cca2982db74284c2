#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that end a program that watches files: SIGINT and SIGTERM.
///
/// They are blocked, so that they don't interrupt the writing of a file, and are looked for between two runs.
struct EndSignals {
  init() {
    var signals = Self.set
    sigprocmask(SIG_BLOCK, &signals, nil)
  }

  private static var set: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    return signals
  }

  /// Waits for a number of milliseconds, or shorter if a signal arrives. Returns whether one has arrived.
  func arrive(within milliseconds: Int) -> Bool {
    #if canImport(Darwin)
      usleep(UInt32(milliseconds) * 1000)
      var pending = sigset_t()
      sigpending(&pending)
      return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
    #else
      var signals = Self.set
      var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
      return sigtimedwait(&signals, nil, &time) > 0
    #endif
  }
}

/// The time, for status lines.
enum Clock {
  /// Milliseconds since some moment in the past. Never runs backwards.
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// The local time, such as `10:31:02`.
  static var time: String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var local = tm()
    localtime_r(&now.tv_sec, &local)
    return [local.tm_hour, local.tm_min, local.tm_sec].map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
  }
}
