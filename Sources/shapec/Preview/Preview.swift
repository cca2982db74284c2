import ShapeCommandLine
import ShapePreview
import ShapeServer

/// `shapec preview`: serves the page for a file until a signal or the end of the terminal.
enum Preview {
  static func run(_ settings: PreviewSettings) -> ExitCode {
    EndSignals.endWithSuccess()
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
    if settings.opens { Browser.open(server.address) }
    server.run(endsWithInput: true, tick: { documents.refresh() }, connect: { documents.connect($0) })
    return .success
  }
}
