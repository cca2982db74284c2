import Foundation

/// Results that several tests need, each computed once.
///
/// Unchecked: the state is only used while its lock is held.
public final class Cache<Key: Hashable, Value>: @unchecked Sendable {
  /// A result has a lock of its own, so that nobody waits for other results.
  private final class Entry {
    let lock = NSLock()
    var value: Value?
  }

  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]

  public init() {}

  /// Returns the result for a key. The first call computes it, and others wait for that. An error is not kept.
  public func value(for key: Key, _ compute: () throws -> Value) rethrows -> Value {
    let entry = lock.withLock {
      let entry = entries[key] ?? Entry()
      entries[key] = entry
      return entry
    }
    return try entry.lock.withLock {
      if let value = entry.value { return value }
      let value = try compute()
      entry.value = value
      return value
    }
  }
}
