import Foundation
import Synchronization

/// Reports tasks that take too long, and ends the program on request.
final class Watchdog: Sendable {
  private let current = Mutex((name: "", since: ContinuousClock.now))
  private let limit: Duration

  init(limit: Duration, endsProgram: Bool = true) {
    self.limit = limit
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.5)
        let (name, since) = current.withLock { $0 }
        guard !name.isEmpty, ContinuousClock.now - since > limit else { continue }
        print("\n## takes longer than \(limit): \(name)")
        fflush(nil)
        if endsProgram { exit(3) }
        // Report it only once.
        current.withLock { if $0.since == since { $0.name = "" } }
      }
    }
  }

  /// Begins a task. Nothing is watched if the name is empty.
  func begin(_ name: String) { current.withLock { $0 = (name, .now) } }
}
