#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Serves the page on the loopback interface: its files, the messages from it (`POST message?PAGE`), and those to it (`GET events`).
///
/// No path of a request leads to a file of the disk. One thread has all connections.
package struct LoopbackServer: Sendable {
  /// The address of the page, with the token.
  package let address: String
  private let listener: Int32
  private let token: AccessToken
  private let wakePipe: WakePipe
  private let files = PageFiles()

  /// - Parameter port: 0 for any that is free.
  package init(port: Int) throws(SocketFailure) {
    let (socket, port) = try LoopbackSocket.listen(port: port)
    listener = socket
    token = AccessToken()
    wakePipe = try WakePipe()
    address = "http://127.0.0.1:\(port)/\(token.text)/"
  }

  /// Answers requests until the owner of standard input goes away, if that matters. Then the port is free.
  ///
  /// - Parameters:
  ///   - endsWithInput: Whether to return when nobody can write to standard input any more, such as after a terminal is closed.
  ///   - tick: Called some times in a second while there are pages.
  ///   - connect: Starts what answers the messages of a new page.
  package func run(
    endsWithInput: Bool, tick: () -> Void, connect: (EventStream) -> PageReceiver?
  ) throws(SocketFailure) {
    var connections: [Connection] = []
    var pages: [Int: PageReceiver] = [:]
    defer {
      for page in pages.values { page.end() }
      for connection in connections { connection.close() }
      // The pipe stays: other threads may wake this one, and its number could be that of another file.
      LoopbackSocket.close(listener)
    }
    var lastPage = 0
    var nextTick = 0
    // Without a free descriptor, the next connection stays in the queue, where `poll` would find it at once.
    var isFull = false
    while true {
      var polled = [
        pollfd(fd: isFull ? -1 : listener, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakePipe.output, events: Int16(POLLIN), revents: 0),
        // Nothing is read there. A closed terminal or pipe is reported anyway.
        pollfd(fd: endsWithInput ? 0 : -1, events: 0, revents: 0),
      ]
      polled += connections.map { connection in
        pollfd(fd: connection.socket, events: connection.awaited, revents: 0)
      }
      let waitsForEver = connections.isEmpty && !isFull
      let count = poll(&polled, nfds_t(polled.count), waitsForEver ? -1 : Int32(PreviewLimits.tick))
      if count < 0, errno != EINTR { throw SocketFailure() }
      isFull = false
      if polled[2].revents & Int16(POLLHUP) != 0 { return }
      wakePipe.drain()
      let now = LoopbackSocket.now
      for index in connections.indices {
        if polled[index + 3].revents != 0 {
          connections[index].flush()
          var result = connections[index].receive(refusal)
          while let next = result {
            switch next {
            case .failure(let refusal):
              connections[index].send(HTTPResponse(status: refusal.status, closes: true))
            case .success(let request):
              answer(request, in: &connections[index], &pages, &lastPage, connect)
            }
            result = connections[index].next(refusal)
          }
        }
        connections[index].flush()
        connections[index].checkTime(now)
      }
      for connection in connections where connection.isEnded {
        if let stream = connection.stream {
          stream.close()
          pages.removeValue(forKey: stream.number)?.end()
        }
        connection.close()
      }
      connections.removeAll { $0.isEnded }
      if polled[0].revents != 0 { isFull = !accept(into: &connections) }
      if !pages.isEmpty, now >= nextTick {
        tick()
        nextTick = now + PreviewLimits.tick
      }
    }
  }

  /// Takes connections. Returns `false` if there is no room for the next one.
  private func accept(into connections: inout [Connection]) -> Bool {
    for _ in 0..<PreviewLimits.accepted {
      let socket: Int32
      switch LoopbackSocket.accept(listener) {
      case .connection(let accepted): socket = accepted
      case .none: return true
      case .noRoom: return false
      }
      if connections.count >= PreviewLimits.connections {
        // Pages are fewer, so one of the others is found.
        let oldest = connections.firstIndex { !$0.isTrusted } ?? connections.firstIndex { $0.stream == nil }
        if let oldest { connections.remove(at: oldest).close() }
      }
      connections.append(Connection(socket))
    }
    return true
  }

  // MARK: Requests

  /// Returns why a request is refused, by its head.
  private func refusal(_ request: HTTPRequest) -> HTTPStatus? {
    // The name of another host is that of a page which had its name changed to this machine. The port may be forwarded.
    let host = request.fields["host"] ?? ""
    let name = host.split(separator: ":").first
    guard name == "127.0.0.1" || name == "localhost" else { return .forbidden }
    if let origin = request.fields["origin"], origin != "http://" + host { return .forbidden }
    let parts = request.path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && token.matches(parts[1]) ? nil : .notFound
  }

  private func answer(
    _ request: HTTPRequest, in connection: inout Connection, _ pages: inout [Int: PageReceiver], _ lastPage: inout Int,
    _ connect: (EventStream) -> PageReceiver?
  ) {
    let name = request.path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)[2]
    func send(_ status: HTTPStatus) { connection.send(HTTPResponse(status: status)) }
    switch (request.method, name) {
    case ("POST", "message"):
      guard let page = Int(request.query).flatMap({ pages[$0] }) else { return send(.gone) }
      send(page.receive(request.body) ? .noContent : .unavailable)
    case ("GET", "events"):
      guard pages.count < PreviewLimits.pages else { return send(.unavailable) }
      lastPage += 1
      let wakePipe = wakePipe
      let stream = EventStream(number: lastPage) { wakePipe.wake() }
      guard let page = connect(stream) else { return send(.unavailable) }
      pages[stream.number] = page
      connection.follow(stream)
    case ("GET", _), ("HEAD", _):
      guard let response = files.response(named: name) else { return send(.notFound) }
      connection.send(response, to: request)
    case (_, _): send(.methodNotAllowed)
    }
  }
}
