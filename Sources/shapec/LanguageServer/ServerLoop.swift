#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeServer

/// Runs a language server: one thread reads messages, one writes them, one checks files, and this one answers.
struct ServerLoop {
  /// What the answering thread waits for.
  private enum Event: Sendable {
    case input(MessageStream.Part)
    case checked(CheckTask.Result)
  }

  /// The quiet time before a check, in milliseconds.
  private static let quietTime = 60
  /// The maximum number of bytes that wait to be answered, and those that wait to be written.
  private static let mostInput = 8 * 1024 * 1024
  private static let mostOutput = 16 * 1024 * 1024
  /// The time that a client has at the end to read what is still unwritten, in milliseconds.
  private static let lastWait = 3_000

  private var server: Server
  private let events = Mailbox<Event>(limit: mostInput) { event in
    switch event {
    case .input(.message(let bytes)): bytes.count + 64
    case .input(.tooLong), .input(.badHeader), .checked: 64
    }
  }
  private let output = Mailbox<[UInt8]>(limit: mostOutput) { $0.count }
  /// Closed when everything is written.
  private let written = Mailbox<Bool>(limit: 1) { _ in 1 }
  private let checks = Mailbox<CheckTask>(limit: 1) { _ in 1 }
  private let cancelled = Mailbox<RequestID>(limit: 1 << 16) { _ in 1 }
  /// Whether a check runs.
  private var isChecking = false

  init(files: WorkspaceFiles) { server = Server(files: files) }

  /// Answers messages until the client says that it ends, or goes away.
  mutating func run() -> ExitCode {
    let threads = startThreads()
    guard threads.allSatisfy(\.isRunning) else {
      return Console(MessageOptions()).report(.file("can't start a thread"))
    }
    let code = answer()
    output.close()
    checks.close()
    // No thread is joined: they may wait for a client that is gone.
    if let code, case .end = written.take(waiting: Self.lastWait) { return code }
    return Console(MessageOptions()).report(.file("the client does not read what the server writes"))
  }

  private func startThreads() -> [WorkerThread] {
    let (events, output, written, checks, cancelled) = (events, output, written, checks, cancelled)
    let writer = WorkerThread {
      while case .element(let bytes) = output.take() {
        // If the client doesn't read any more, its end of the other pipe is closed, too.
        guard (try? Files.write(bytes, to: 1)) != nil else { exit(ExitCode.files.rawValue) }
      }
      written.close()
    }
    let reader = WorkerThread {
      var stream = MessageStream()
      while let bytes = try? Files.readSome(0), !bytes.isEmpty {
        stream.append(bytes)
        while let part = stream.next() {
          if let id = part.cancelledRequest { _ = cancelled.offer(id) }
          events.put(.input(part))
        }
      }
      events.close()
    }
    let checker = WorkerThread {
      while case .element(let task) = checks.take() { events.put(.checked(task.run())) }
    }
    return [writer, reader, checker]
  }

  /// Returns the exit code, or `nil` if the client reads nothing any more.
  private mutating func answer() -> ExitCode? {
    while server.exitCode == nil {
      // Without anything to do, wait for any time.
      let waitsForCheck = server.wantsCheck && !isChecking
      let hasIdleWork = server.hasIdleWork
      switch events.take(waiting: hasIdleWork ? 0 : waitsForCheck ? Self.quietTime : nil) {
      case .element(let event):
        while case .element(let id) = cancelled.take(waiting: 0) { server.cancel(id) }
        switch event {
        case .input(let part): server.receive(part)
        case .checked(let result):
          isChecking = false
          server.finish(result)
        }
      case .timeout:
        if hasIdleWork {
          server.doIdleWork()
        } else if waitsForCheck, let task = server.takeCheck() {
          isChecking = checks.offer(task)
        }
      case .end: return .files
      }
      for bytes in server.takeOutput() where !output.offer(bytes) { return nil }
    }
    return server.exitCode == 0 ? .success : .sourceErrors
  }
}
