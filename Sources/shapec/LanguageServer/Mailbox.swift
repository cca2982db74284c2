#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A queue between threads.
///
/// Unchecked: every access to the state below is between `lock` and `unlock`.
final class Mailbox<Element: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Behind the mutex, like all of the following.
  private var elements: [Element] = []
  /// The index in `elements` of the first one that was not taken.
  private var first = 0
  private var weight = 0
  private var isClosed = false
  private let limit: Int
  private let weigh: @Sendable (Element) -> Int

  /// - Parameters:
  ///   - limit: The maximum weight of the elements. A single element can be heavier.
  ///   - weigh: Returns the weight of an element.
  init(limit: Int, weigh: @escaping @Sendable (Element) -> Int) {
    self.limit = limit
    self.weigh = weigh
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Adds an element, after waiting until there is room for it.
  func put(_ element: Element) {
    pthread_mutex_lock(mutex)
    while weight >= limit, !isClosed { pthread_cond_wait(condition, mutex) }
    add(element)
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }

  /// Adds an element if there is room for it. Returns whether there was.
  /// - Parameter milliseconds: The time to wait for room.
  func offer(_ element: Element, waiting milliseconds: Int = 0) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if weight >= limit {
      var deadline = Self.deadline(after: milliseconds)
      while weight >= limit, pthread_cond_timedwait(condition, mutex, &deadline) != ETIMEDOUT {}
    }
    guard weight < limit else { return false }
    add(element)
    pthread_cond_broadcast(condition)
    return true
  }

  private func add(_ element: Element) {
    elements.append(element)
    weight += weigh(element)
  }

  /// The result of waiting for an element.
  enum Taken {
    case element(Element)
    case timeout
    /// There are no elements, and there will be none.
    case end
  }

  /// Takes the first element.
  /// - Parameter milliseconds: The time to wait for one, or `nil` for any time.
  func take(waiting milliseconds: Int? = nil) -> Taken {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    var deadline = Self.deadline(after: milliseconds ?? 0)
    while first == elements.count {
      if isClosed { return .end }
      // A wait takes some fifty microseconds even if its time is over.
      if milliseconds == 0 { return .timeout }
      guard milliseconds != nil else {
        pthread_cond_wait(condition, mutex)
        continue
      }
      if pthread_cond_timedwait(condition, mutex, &deadline) == ETIMEDOUT, first == elements.count {
        return isClosed ? .end : .timeout
      }
    }
    let element = elements[first]
    first += 1
    weight -= weigh(element)
    if first == elements.count {
      elements.removeAll(keepingCapacity: true)
      first = 0
    } else if first > 1_000 {
      elements.removeSubrange(..<first)
      first = 0
    }
    pthread_cond_broadcast(condition)
    return .element(element)
  }

  private static func deadline(after milliseconds: Int) -> timespec {
    var deadline = timespec()
    clock_gettime(CLOCK_REALTIME, &deadline)
    deadline.tv_nsec += (milliseconds % 1000) * 1_000_000
    deadline.tv_sec += milliseconds / 1000 + deadline.tv_nsec / 1_000_000_000
    deadline.tv_nsec %= 1_000_000_000
    return deadline
  }

  /// Ends the queue: what is in it can still be taken.
  func close() {
    pthread_mutex_lock(mutex)
    isClosed = true
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }
}

/// A thread that runs a closure.
struct WorkerThread {
  /// Whether the thread could be started.
  let isRunning: Bool

  /// The same as that of a main thread on most systems: the compiler recurses as deep as its limits allow.
  private static let stackSize = 8 * 1024 * 1024

  /// Starts a thread.
  init(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let context = Unmanaged.passRetained(Body(run: body)).toOpaque()
    #if canImport(Darwin)
      var id: pthread_t?
    #else
      var id = pthread_t()
    #endif
    let code = pthread_create(
      &id, &attributes,
      { context in
        #if canImport(Darwin)
          let body = Unmanaged<Body>.fromOpaque(context).takeRetainedValue()
          body.run()
        #else
          if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        #endif
        return nil
      }, context)
    pthread_attr_destroy(&attributes)
    isRunning = code == 0
    if code != 0 { Unmanaged<Body>.fromOpaque(context).release() }
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
