import ShapeCommandLine
import ShapePreview
import ShapeServer
import ShapeTool

/// The pages beside an editor: served from the first time that one is asked for.
final class EditorPreview: Sendable {
  private let documents: SharedDocuments
  /// The address of the pages, once they are served.
  private let address = Locked<String?>(nil)

  /// - Parameter events: What the server of the editor waits for.
  init(_ events: Mailbox<ServerLoop.Event>) {
    documents = SharedDocuments { edit, page in events.put(.work { $0.make(edit, by: page) }) }
  }

  var host: PageHost {
    PageHost(
      show: { address, folders in
        self.documents.show(address, folders: folders)
        return self.serve()
      },
      change: { self.documents.change($0, $1, exceptPage: $2) },
      follow: { self.documents.follow($0, line: $1, character: $2) },
      say: { self.documents.say($0) })
  }

  private func serve() -> Result<String, PageHost.Failure> {
    address.with { known in
      if let known { return .success(known) }
      let server: LoopbackServer
      do throws(SocketFailure) {
        server = try LoopbackServer(port: 0)
      } catch {
        return .failure(PageHost.Failure("can't serve pages: \(error.reason)"))
      }
      let documents = documents
      let address = address
      let thread = WorkerThread {
        do throws(SocketFailure) {
          try server.run(endsWithInput: false, tick: { documents.refresh() }, connect: { documents.connect($0) })
        } catch {
          _ = CommandLineTool.report("can't wait for requests: \(error.reason)")
        }
        // The next page gets another server.
        address.with { $0 = nil }
      }
      guard thread.isRunning else { return .failure(PageHost.Failure("can't start a thread")) }
      known = server.address
      return .success(server.address)
    }
  }
}
