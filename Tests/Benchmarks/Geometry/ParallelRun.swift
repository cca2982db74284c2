import Foundation
import Synchronization

/// Visits pairs on several threads, each with its own table, and returns the sum of the tables.
func gatherResults(
  _ arguments: Arguments, _ body: @escaping @Sendable (_ index: Int, _ table: inout ResultTable, Watchdog) -> Void
) -> ResultTable {
  let shared = ParallelState()
  let count = arguments.pairs
  @Sendable func work() {
    // A slow pair does not end the run: it is named, and waited for.
    let watchdog = Watchdog(limit: .seconds(20), endsProgram: false)
    var table = ResultTable()
    while let index = shared.takeIndex(below: count) { body(index, &table, watchdog) }
    shared.table.withLock { $0.merge(table) }
  }
  let finished = DispatchSemaphore(value: 0)
  for _ in 1..<max(arguments.threads, 1) {
    let thread = Thread {
      work()
      finished.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
  }
  work()
  for _ in 1..<max(arguments.threads, 1) { finished.wait() }
  return shared.table.withLock { $0 }
}

private final class ParallelState: Sendable {
  private let next = Mutex(0)
  let table = Mutex(ResultTable())

  func takeIndex(below count: Int) -> Int? {
    next.withLock { next in
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
