import ShapeCommandLine
import ShapeServer
import ShapeTool

/// Runs a language server: one thread checks files, one answers what takes long, and this one the rest.
struct ServerLoop {
  /// What the answering thread waits for.
  enum Event: Sendable {
    case input(MessageStream.Part)
    /// Something that is not a message of the client.
    case work(@Sendable (inout Server) -> Void)
    /// `nil` for a check that was cancelled.
    case checked(CheckTask.Result?)
    case answered(LongRequest.Result)
  }

  /// The quiet time before a check, in milliseconds.
  private static let quietTime = 60
  /// The maximum number of bytes that wait to be answered.
  private static let mostInput = 8 * 1024 * 1024

  private var server: Server
  let events: Mailbox<Event>
  /// Sends what the server has to say. Returns `false` if the client reads nothing any more.
  private let send: (inout Server) -> Bool
  private let checks = Mailbox<Check>(limit: 1) { _ in 1 }
  private let requests = Mailbox<Request>(limit: 1) { _ in 1 }
  let cancelled = Mailbox<RequestID>(limit: 1 << 16) { _ in 1 }
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

  init(_ server: Server, events: Mailbox<Event>, send: @escaping (inout Server) -> Bool) {
    self.server = server
    self.events = events
    self.send = send
  }

  /// Returns a queue for what the server waits for.
  static func makeEvents() -> Mailbox<Event> {
    Mailbox(limit: mostInput) { event in
      switch event {
      case .input(.message(let bytes)): bytes.count + 64
      case .input(.tooLong), .input(.badHeader), .work, .checked, .answered: 64
      }
    }
  }

  /// Answers messages until the client says that it ends, goes away or reads nothing any more. Then there is no exit code.
  /// - Throws: If a thread can't be started.
  mutating func run() throws(ThreadFailure) -> ExitCode? {
    defer {
      checks.close()
      requests.close()
      check?.interest.close()
      request?.interest.close()
    }
    guard startThreads().allSatisfy(\.isRunning) else { throw ThreadFailure() }
    return answer()
  }

  /// A thread can't be started.
  struct ThreadFailure: Error {}

  private func startThreads() -> [WorkerThread] {
    let (events, checks, requests) = (events, checks, requests)
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
    return [checker, answerer]
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
        case .work(let work): work(&server)
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
      guard send(&server) else { return nil }
    }
    return server.exitCode == 0 ? .success : .sourceErrors
  }
}
