// A stand-in for the lock of Apple's `os` module, for one thread. Like the real one, it stops a program that locks it twice.

public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var state: State
    var isLocked = false
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  public init(uncheckedState: State) { storage = Storage(uncheckedState) }
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    precondition(!storage.isLocked, "locked twice")
    storage.isLocked = true
    defer { storage.isLocked = false }
    return try body(&storage.state)
  }
}
