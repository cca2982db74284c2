import ShapeBackends
import ShapeCore
import ShapeLanguage
import ShapeServer

/// The language server in a page: messages come and go as bytes in the memory of the module.
private struct Playground {
  var server: Server
  /// The check that is being done.
  var check: CheckRun?
  /// The messages to the page, and the index of the first one that was not taken.
  var messages: [[UInt8]] = []
  var next = 0
  /// The message that the page reads.
  var taken: UnsafeMutableBufferPointer<UInt8>?

  init() {
    // All files are documents that the page opens.
    let files = WorkspaceFiles(
      read: { _, _ in .failure(.unreadable("no such file")) },
      list: { _ in WorkspaceFiles.Listing() })
    server = Server(files: files, version: Compiler.version)
  }

  mutating func receive(_ message: [UInt8]) {
    server.receive(.message(message))
    // There is no other thread. A page that no longer waits for the answer ends the module.
    while let request = server.takeLongRequest() { server.finish(request.run()) }
    collect()
  }

  /// Does a part of the work that waits. Returns whether there was any.
  mutating func doIdleWork() -> Bool {
    if server.hasIdleWork {
      server.doIdleWork()
    } else if var run = check.take() {
      if server.isOutdated(run.task) { return true }
      if run.doPart() { check = run } else if let result = run.finish() { server.finish(result) }
    } else if let task = server.takeCheck() {
      check = CheckRun(task)
    } else {
      return false
    }
    collect()
    return true
  }

  private mutating func collect() { messages += server.takeMessages() }

  /// Takes the next message. Returns its length, or 0 if there is none.
  mutating func take() -> Int {
    taken?.deallocate()
    taken = nil
    guard next < messages.count else {
      messages.removeAll()
      next = 0
      return 0
    }
    let message = messages[next]
    messages[next] = []
    next += 1
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: message.count)
    _ = copy.initialize(from: message)
    taken = copy
    return message.count
  }
}

/// The only state of the module, which has one thread.
nonisolated(unsafe) private var playground = Playground()

/// Returns memory for a message of the page, which `receive` frees.
@_expose(wasm, "alloc") @_cdecl("playground_alloc")
public func alloc(_ count: Int) -> UnsafeMutablePointer<UInt8> { .allocate(capacity: count) }

/// Handles one message of JSON-RPC, without a header.
@_expose(wasm, "receive") @_cdecl("playground_receive")
public func receive(_ message: UnsafeMutablePointer<UInt8>, _ count: Int) {
  let bytes = Array(UnsafeBufferPointer(start: message, count: count))
  message.deallocate()
  playground.receive(bytes)
}

/// Takes the next message to the page. Returns its length, or 0 if there is none.
@_expose(wasm, "take") @_cdecl("playground_take")
public func take() -> Int { playground.take() }

/// Returns the place of the message that was taken last. It is valid until the next call of any function.
@_expose(wasm, "taken") @_cdecl("playground_taken")
public func taken() -> UnsafeMutablePointer<UInt8>? { playground.taken?.baseAddress }

/// Does a part of the work that waits, such as a check. Returns 1 if there was any, else 0.
@_expose(wasm, "idle") @_cdecl("playground_idle")
public func idle() -> Int { playground.doIdleWork() ? 1 : 0 }
