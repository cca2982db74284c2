import Foundation

/// A run of `shapec` with `--watch`, which goes on until it is ended.
final class WatchRun {
  private let process = Process()
  private let log: URL
  private let ended = DispatchSemaphore(value: 0)

  init(_ work: Workspace, _ arguments: String...) throws {
    log = work.file("log")
    try Data().write(to: log)
    process.executableURL = URL(filePath: try ShapecRun.executable())
    process.arguments = arguments
    process.currentDirectoryURL = work.folder
    process.standardInput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: log)
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The messages and status lines so far.
  var text: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  /// The status lines, without the time and the duration, which vary.
  var statuses: [String] {
    text.matches(of: /(?m)^\d\d:\d\d:\d\d (.*), \d+ ms$/).map { String($0.1) }
  }

  /// Waits until a run ended after `count - 1` others. Returns its status line, or `nil` if there is none for a long time.
  func status(_ count: Int, seconds: Double = 60) -> String? {
    let end = Date.now + seconds
    while Date.now < end {
      let statuses = self.statuses
      if statuses.count >= count { return statuses[count - 1] }
      usleep(5_000)
    }
    return nil
  }

  /// Sends a signal. Returns the exit code, or `nil` if the program didn't exit by itself.
  func end(_ signal: Int32) -> Int32? {
    kill(process.processIdentifier, signal)
    guard ended.wait(timeout: .now() + 20) == .success, process.terminationReason == .exit else { return nil }
    return process.terminationStatus
  }
}
