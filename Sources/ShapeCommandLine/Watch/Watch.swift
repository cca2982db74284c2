import ShapeLanguage
import ShapeTool

/// A command that can run again whenever a file that it reads changes.
protocol WatchableCommand: FileCommand, NamedCommand {
  /// Whether it runs until it is interrupted.
  var watches: Bool { get }

  /// Runs the command once.
  func perform() -> Session

  /// Returns what a run did, for a status line.
  func outcome(of session: Session) -> String
}

extension WatchableCommand {
  func run() -> ExitCode {
    if !watches { return perform().exitCode }
    var watch = Watch(self)
    return watch.run()
  }

  /// Checks that all files can change, and can be read again.
  func checkWatch() throws(UsageError) {
    guard watches else { return }
    for path in input.paths {
      if path == "-" {
        throw UsageError("standard input can't be watched", hint: "name a file, or remove `--watch`")
      }
      if Files.kind(path) == .other {
        throw UsageError("\(path) can't be watched, because it is not a regular file", hint: "remove `--watch`")
      }
    }
  }

  /// The files in a status line.
  var watchedName: String {
    let count = input.operands.count
    return count == 1 ? input.operands[0] : "\(count) files"
  }
}

/// Runs a command, and again whenever a file that it read changes, until a signal ends the program.
///
/// It compares the states of files instead of asking the system for events, so that it works on all file systems and
/// notices files that are replaced, deleted or created.
struct Watch<C: WatchableCommand> {
  private var command: C
  /// The time between two looks at the files. Changes are complete if there was none for this time.
  private let interval = 100

  init(_ command: C) { self.command = command }

  mutating func run() -> ExitCode {
    EndSignals.endWithSuccess()
    var files = ReadFiles()
    while true {
      let start = Clock.milliseconds
      let console = Console(command.messages)
      let status: String
      do throws(UsageError) {
        try command.input.expandAgain()
        let session = command.perform()
        files = session.files
        status = command.outcome(of: session)
      } catch {
        _ = console.report(.usage(error))
        status = "\(command.watchedName): nothing to do"
      }
      // Without anyone to read the messages, the program would run forever.
      guard console.show(status: "\(Clock.time) \(status), \(Clock.milliseconds - start) ms") else { return .files }
      waitForChange(of: files)
    }
  }

  /// Waits until the files differ from what was read, and don't change any more.
  private func waitForChange(of files: ReadFiles) {
    let built = Snapshot(states: files.states, sources: command.input.paths)
    var last = built
    while true {
      Clock.wait(milliseconds: interval)
      let now = Snapshot(states: files.paths.map(FileState.init), sources: command.input.currentPaths)
      if now == last, now != built { return }
      last = now
    }
  }

  private struct Snapshot: Equatable {
    var states: [FileState]
    /// The sources in the folders of the command line.
    var sources: [String]
  }
}
