#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time, for status lines and for waiting.
enum Clock {
  /// Milliseconds since some moment in the past. Never runs backwards.
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Pauses the thread.
  static func wait(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }

  /// The local time, such as `10:31:02`.
  static var time: String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var local = tm()
    localtime_r(&now.tv_sec, &local)
    return [local.tm_hour, local.tm_min, local.tm_sec].map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
  }
}
