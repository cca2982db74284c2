/// The messages to a page: the body of an answer that ends with the page.
package final class EventStream: Sendable {
  private struct State: Sendable {
    /// The events that are not in the output of the connection.
    var events: [UInt8] = []
    /// The number of bytes that wait there.
    var unread = 0
    var isClosed = false
  }

  /// The number by which messages from the page name it.
  package let number: Int
  private let state: Locked<State>
  private let wake: @Sendable () -> Void

  init(number: Int, wake: @escaping @Sendable () -> Void) {
    self.number = number
    self.wake = wake
    state = Locked(State(events: Array("event: page\ndata: \(number)\n\n".utf8)))
  }

  /// Sends a message, which has no line breaks. Returns whether the page is there, and reads what it is sent.
  package func send(_ message: [UInt8]) -> Bool {
    let isOpen = state.with { state in
      if state.events.count + state.unread > PreviewLimits.unread { state.isClosed = true }
      guard !state.isClosed else { return false }
      state.events += Array("data: ".utf8) + message + [0x0A, 0x0A]
      return true
    }
    wake()
    return isOpen
  }

  package func close() {
    state.with { $0.isClosed = true }
    wake()
  }

  var isClosed: Bool { state.with { $0.isClosed } }

  /// Takes the events for the connection, in which some bytes wait to be read.
  func take(unread: Int) -> [UInt8] {
    state.with { state in
      defer { state.events = [] }
      state.unread = unread + state.events.count
      return state.events
    }
  }
}

/// What answers the messages of a page.
package struct PageReceiver: Sendable {
  /// Takes a message. Returns `false` if too many wait.
  let receive: @Sendable ([UInt8]) -> Bool
  /// Called once, when the page is gone.
  let end: @Sendable () -> Void

  package init(receive: @escaping @Sendable ([UInt8]) -> Bool, end: @escaping @Sendable () -> Void) {
    self.receive = receive
    self.end = end
  }
}
