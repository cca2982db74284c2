#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeCommandLine
import ShapeLanguage
import ShapeServer
import ShapeTool

/// The language server on standard input and output: one thread reads messages, and one writes them.
enum LanguageServer {
  /// The maximum number of bytes that wait to be written.
  private static let mostOutput = 16 * 1024 * 1024
  /// The time that a client has to read something when the output is full, in milliseconds.
  private static let patience = 5_000
  /// The time that a client has at the end to read what is still unwritten, in milliseconds.
  private static let lastWait = 3_000

  /// Answers messages until the client says that it ends, or goes away.
  static func run() -> ExitCode {
    FreedMemory.limit()
    let events = ServerLoop.makeEvents()
    let output = Mailbox<[UInt8]>(limit: mostOutput) { $0.count }
    /// Closed when everything is written.
    let written = Mailbox<Bool>(limit: 1) { _ in 1 }
    let server = Server(
      files: WorkspaceFiles(
        read: { path, folder in ImportReach(root: folder).load(path) },
        list: { folder in list(folder) },
        explanations: { ExplanationFolder.path() }),
      version: Compiler.version, pages: EditorPreview(events).host)
    var loop = ServerLoop(server, events: events) { server in
      server.takeOutput().allSatisfy { output.offer($0, waiting: patience) }
    }
    let cancelled = loop.cancelled
    let reader = WorkerThread {
      var stream = MessageStream()
      while let bytes = try? Files.readSome(0), !bytes.isEmpty {
        stream.append(bytes)
        while let part = stream.next() {
          if let id = part.cancelledRequest { _ = cancelled.offer(id) }
          events.put(.input(part))
        }
      }
      events.close()
    }
    let writer = WorkerThread {
      while case .element(let bytes) = output.take() {
        // If the client doesn't read any more, its end of the other pipe is closed, too.
        guard (try? Files.write(bytes, to: 1)) != nil else { exit(ExitCode.files.rawValue) }
      }
      written.close()
    }
    let code: ExitCode?
    do throws(ServerLoop.ThreadFailure) {
      guard reader.isRunning, writer.isRunning else { throw ServerLoop.ThreadFailure() }
      code = try loop.run()
    } catch {
      return CommandLineTool.report("can't start a thread")
    }
    output.close()
    // No thread is joined: they may wait for a client that is gone.
    if let code, case .end = written.take(waiting: lastWait) { return code }
    return CommandLineTool.report("the client does not read what the server writes")
  }

  /// Returns what is in a folder, for the server.
  static func list(_ folder: String) -> WorkspaceFiles.Listing {
    var listing = WorkspaceFiles.Listing()
    for entry in Files.entries(in: folder) {
      switch entry {
      case .source(let path): listing.sources.append(path)
      case .folder(let path): listing.folders.append(path)
      }
    }
    return listing
  }
}
