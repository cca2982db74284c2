#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeCommandLine
import ShapePreview
import ShapeServer
import ShapeTool

/// `shapec preview`: serves the page for a file until a signal or the end of the terminal.
enum Preview {
  static func run(_ settings: PreviewSettings) -> ExitCode {
    EndSignals.hold()
    FreedMemory.limit()
    let server: LoopbackServer
    do throws(SocketFailure) {
      server = try LoopbackServer(port: settings.port)
    } catch {
      return CommandLineTool.report("can't serve the page at port \(settings.port): \(error.reason)")
    }
    let documents = SharedDocuments()
    documents.show(settings.path.map { DocumentURI(displayPath: $0).text }, folders: settings.root.map { [$0] } ?? [])
    // Without anyone to read the address, the program would run forever.
    guard settings.announce(server.address) else { return .files }
    var page: RedirectPage?
    if settings.opens {
      do throws(FileFailure) {
        page = try RedirectPage(to: server.address)
      } catch {
        _ = CommandLineTool.report("can't write a page for the browser: \(error.reason)")
      }
    }
    defer { page?.remove() }
    let ending = WorkerThread { [page] in
      EndSignals.wait()
      // A change by a page is written, or it is not begun.
      documents.withoutChanges {
        page?.remove()
        _exit(ExitCode.success.rawValue)
      }
    }
    guard ending.isRunning else { return CommandLineTool.report("can't start a thread") }
    if let page { Browser.open(page) }
    do throws(SocketFailure) {
      try server.run(endsWithInput: true, tick: { documents.refresh() }) { stream in
        page?.remove()
        return documents.connect(stream)
      }
    } catch {
      return CommandLineTool.report("can't wait for requests: \(error.reason)")
    }
    return .success
  }
}
