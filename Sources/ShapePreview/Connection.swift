#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One connection, with what was received and what is to be sent.
struct Connection {
  /// What the connection does next.
  private enum State {
    case head
    case body(HTTPRequest, length: Int)
    /// Everything is answered, and the client may still be sending. Closing now could lose the answer.
    case closing
  }

  let socket: Int32
  private var state = State.head
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  /// The number of bytes of `output` that are sent.
  private var sent = 0
  private var closesAfterOutput = false
  /// When the client must have done what it is doing, in milliseconds. `nil` for any time.
  private var deadline: Int?
  /// Whether a request had the token.
  private(set) var isTrusted = false
  /// The page that reads from the connection.
  private(set) var stream: EventStream?
  private(set) var isEnded = false

  init(_ socket: Int32) {
    self.socket = socket
    deadline = LoopbackSocket.now + PreviewLimits.headTime
  }

  /// The events of the socket that matter.
  var awaited: Int16 { Int16((isBehind ? 0 : POLLIN) | (sent < output.count ? POLLOUT : 0)) }

  /// The number of bytes that wait to be read by the client.
  private var unread: Int { output.count - sent }

  /// Whether the client has to read answers before it is asked for more.
  private var isBehind: Bool { stream == nil && unread > PreviewLimits.answers }

  // MARK: Input

  /// Receives what there is. Returns the next complete request, or the refusal of one.
  /// - Parameter refuse: Returns why a request is refused, by its head: the body of a refused request is not read.
  mutating func receive(_ refuse: (HTTPRequest) -> HTTPStatus?) -> Result<HTTPRequest, HTTPRefusal>? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    switch LoopbackSocket.receive(socket, &buffer) {
    case .later: break
    case .end: isEnded = true
    case .count(let count):
      switch state {
      case .head, .body: if stream == nil, !closesAfterOutput { input += buffer[..<count] }
      case .closing: break
      }
    }
    return next(refuse)
  }

  /// Returns the next request in what was received.
  mutating func next(_ refuse: (HTTPRequest) -> HTTPStatus?) -> Result<HTTPRequest, HTTPRefusal>? {
    while !isEnded, stream == nil, !closesAfterOutput, !isBehind {
      switch state {
      case .closing: return nil
      case .head:
        switch HTTPRequest.readHead(input[...]) {
        case .incomplete: return nil
        case .refused(let status): return .failure(HTTPRefusal(status: status))
        case .head(let request, let length, let bodyLength):
          if let status = refuse(request) { return .failure(HTTPRefusal(status: status)) }
          isTrusted = true
          guard bodyLength <= PreviewLimits.body else { return .failure(HTTPRefusal(status: .bodyTooLarge)) }
          input.removeFirst(length)
          state = .body(request, length: bodyLength)
          deadline = LoopbackSocket.now + PreviewLimits.bodyTime
        }
      case .body(var request, let length):
        guard input.count >= length else { return nil }
        request.body = Array(input[..<length])
        input.removeFirst(length)
        state = .head
        // The next request may come at any time.
        deadline = nil
        return .success(request)
      }
    }
    return nil
  }

  // MARK: Output

  mutating func send(_ response: HTTPResponse, to request: HTTPRequest? = nil) {
    output += response.bytes(omitsBody: request?.method == "HEAD")
    if response.closes { closesAfterOutput = true }
    flush()
  }

  /// Makes the answer a stream of events.
  mutating func follow(_ stream: EventStream) {
    self.stream = stream
    send(HTTPResponse(status: .ok, mediaType: "text/event-stream", body: nil))
  }

  /// Sends as much as the client reads.
  mutating func flush() {
    if let stream {
      output += stream.take(unread: unread)
      if stream.isClosed { isEnded = true }
    }
    while sent < output.count, !isEnded {
      switch LoopbackSocket.send(socket, output[sent...]) {
      case .later:
        // A stream may never be read to its end.
        if sent > output.count / 2 {
          output.removeFirst(sent)
          sent = 0
        }
        return
      case .end: isEnded = true
      case .count(let count): sent += count
      }
    }
    (output, sent) = ([], 0)
    guard closesAfterOutput, !isEnded else { return }
    closesAfterOutput = false
    state = .closing
    shutdown(socket, Int32(SHUT_WR))
    deadline = LoopbackSocket.now + PreviewLimits.closingTime
  }

  // MARK: End

  mutating func checkTime(_ now: Int) {
    if let deadline, now >= deadline { isEnded = true }
  }

  func close() { LoopbackSocket.close(socket) }
}

/// A request that is not answered.
struct HTTPRefusal: Error {
  let status: HTTPStatus
}
