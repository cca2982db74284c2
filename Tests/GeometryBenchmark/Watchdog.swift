import Foundation
import Synchronization

/// Ends the program with a word where one thing takes too long.
final class Watchdog: Sendable {
  private let current = Mutex((name: "", since: ContinuousClock.now))
  private let limit: Duration

  init(limit: Duration) {
    self.limit = limit
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.5)
        let (name, since) = current.withLock { $0 }
        guard !name.isEmpty, ContinuousClock.now - since > limit else { continue }
        print("\n## takes longer than \(limit): \(name)")
        fflush(nil)
        exit(3)
      }
    }
  }

  /// What begins now; nothing is awaited where the name is empty.
  func begin(_ name: String) { current.withLock { $0 = (name, .now) } }
}
