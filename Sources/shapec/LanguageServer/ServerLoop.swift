#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeCommandLine
import ShapeLanguage
import ShapeServer

/// Runs a language server: one thread reads messages, one writes them, one checks files, one answers what takes long, and
/// this one the rest.
struct ServerLoop {
  /// What the answering thread waits for.
  private enum Event: Sendable {
    case input(MessageStream.Part)
    /// `nil` for a check that was cancelled.
    case checked(CheckTask.Result?)
    case answered(LongRequest.Result)
  }

  /// The quiet time before a check, in milliseconds.
  private static let quietTime = 60
  /// The maximum number of bytes that wait to be answered, and those that wait to be written.
  private static let mostInput = 8 * 1024 * 1024
  private static let mostOutput = 16 * 1024 * 1024
  /// The time that a client has to read something when the output is full, in milliseconds.
  private static let patience = 5_000
  /// The time that a client has at the end to read what is still unwritten, in milliseconds.
  private static let lastWait = 3_000

  private var server: Server
  private let events = Mailbox<Event>(limit: mostInput) { event in
    switch event {
    case .input(.message(let bytes)): bytes.count + 64
    case .input(.tooLong), .input(.badHeader), .checked, .answered: 64
    }
  }
  private let output = Mailbox<[UInt8]>(limit: mostOutput) { $0.count }
  /// Closed when everything is written.
  private let written = Mailbox<Bool>(limit: 1) { _ in 1 }
  private let checks = Mailbox<Check>(limit: 1) { _ in 1 }
  private let requests = Mailbox<Request>(limit: 1) { _ in 1 }
  private let cancelled = Mailbox<RequestID>(limit: 1 << 16) { _ in 1 }
  /// The check that runs.
  private var check: Check?
  /// The long request that is being answered.
  private var request: Request?

  private typealias Check = Task<CheckTask>
  private typealias Request = Task<LongRequest>

  /// Work on another thread.
  private struct Task<Work: Sendable>: Sendable {
    let work: Work
    /// Closed when the result is no longer needed.
    let interest = Mailbox<Bool>(limit: 1) { _ in 1 }

    var isCancelled: Bool {
      if case .end = interest.take(waiting: 0) { true } else { false }
    }
  }

  init(files: WorkspaceFiles) {
    server = Server(files: files, version: Compiler.version)
  }

  /// Answers messages until the client says that it ends, or goes away.
  mutating func run() -> ExitCode {
    let threads = startThreads()
    guard threads.allSatisfy(\.isRunning) else {
      return CommandLineTool.report("can't start a thread")
    }
    let code = answer()
    output.close()
    checks.close()
    requests.close()
    request?.interest.close()
    // No thread is joined: they may wait for a client that is gone.
    if let code, case .end = written.take(waiting: Self.lastWait) { return code }
    return CommandLineTool.report("the client does not read what the server writes")
  }

  private func startThreads() -> [WorkerThread] {
    let (events, output, written, cancelled) = (events, output, written, cancelled)
    let (checks, requests) = (checks, requests)
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
      while case .element(let check) = checks.take() {
        events.put(.checked(check.work.run { check.isCancelled }))
      }
    }
    let answerer = WorkerThread {
      while case .element(let request) = requests.take() {
        events.put(.answered(request.work.run { request.isCancelled }))
      }
    }
    return [writer, reader, checker, answerer]
  }

  /// Returns the exit code, or `nil` if the client reads nothing any more.
  private mutating func answer() -> ExitCode? {
    while server.exitCode == nil {
      // Without anything to do, wait for any time.
      let waitsForCheck = server.wantsCheck && check == nil
      let hasIdleWork = server.hasIdleWork
      switch events.take(waiting: hasIdleWork ? 0 : waitsForCheck ? Self.quietTime : nil) {
      case .element(let event):
        while case .element(let id) = cancelled.take(waiting: 0) { server.cancel(id) }
        switch event {
        case .input(let part): server.receive(part)
        case .checked(let result):
          check = nil
          if let result { server.finish(result) }
        case .answered(let result):
          request = nil
          server.finish(result)
        }
      case .timeout:
        if hasIdleWork {
          server.doIdleWork()
        } else if waitsForCheck, let task = server.takeCheck() {
          let next = Check(work: task)
          check = checks.offer(next) ? next : nil
        }
      case .end: return .files
      }
      if let check, server.isOutdated(check.work) { check.interest.close() }
      if let request, server.isOutdated(request.work) { request.interest.close() }
      if request == nil, let work = server.takeLongRequest() {
        let next = Request(work: work)
        request = requests.offer(next) ? next : nil
      }
      for bytes in server.takeOutput() where !output.offer(bytes, waiting: Self.patience) { return nil }
    }
    return server.exitCode == 0 ? .success : .sourceErrors
  }
}
