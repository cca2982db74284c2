import ShapeCommandLine
import ShapeLanguage
import ShapePreview
import ShapeServer

/// The language server of one page, on threads of its own.
struct PageSession: Sendable {
  private let stream: EventStream
  private let events = ServerLoop.makeEvents()
  /// The texts that the server has not taken, by their addresses: of several, it only needs the last one.
  private let texts = Locked<[String: [UInt8]?]>([:])

  /// Starts the server. Returns `nil` if there are no threads for it.
  /// - Parameter end: Called when everything that the page wrote is done.
  init?(_ stream: EventStream, files: WorkspaceFiles, owner: DocumentOwner?, end: @escaping @Sendable () -> Void) {
    self.stream = stream
    let events = events
    let thread = WorkerThread {
      let server = Server(files: files, version: Compiler.version, owner: owner)
      var loop = ServerLoop(server, events: events) { server in
        for message in server.takeMessages() { _ = stream.send(message) }
        // What the page changed last is made even if it is gone. The end of its messages ends the loop.
        return true
      }
      _ = try? loop.run()
      stream.close()
      end()
    }
    guard thread.isRunning else { return nil }
  }

  /// Takes a message of the page. Returns `false` if too many wait.
  func receive(_ message: [UInt8]) -> Bool { events.offer(.input(.message(message))) }

  /// Gives the page a text of the owner.
  func provide(_ address: String, _ text: [UInt8]?) {
    let isFirst = texts.with { texts in
      defer { texts.updateValue(text, forKey: address) }
      return texts.isEmpty
    }
    let texts = texts
    if isFirst {
      perform { server in
        let taken = texts.with { texts in
          defer { texts = [:] }
          return texts
        }
        for (address, text) in taken { server.provide(address, text) }
      }
    }
  }

  func show(_ address: String, line: Int, character: Int) {
    perform { $0.showInPage(address, line: line, character: character) }
  }

  func say(_ message: String) { perform { $0.say(message) } }

  private func perform(_ work: @escaping @Sendable (inout Server) -> Void) {
    // A page that lacks something must start again.
    if !events.offer(.work(work)) { stream.close() }
  }

  func end() { events.close() }
}
