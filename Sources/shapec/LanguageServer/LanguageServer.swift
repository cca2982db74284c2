import ShapeCommandLine
import ShapeLanguage
import ShapeServer

/// The language server on standard input and output.
enum LanguageServer {
  /// Answers messages until the client says that it ends, or goes away.
  static func run() -> ExitCode {
    FreedMemory.limit()
    var loop = ServerLoop(
      files: WorkspaceFiles(
        read: { path, folder in Self.read(path, within: folder) },
        list: { folder in Self.list(folder) },
        explanations: { ExplanationFolder.path() }))
    return loop.run()
  }

  private static func list(_ folder: String) -> WorkspaceFiles.Listing {
    var listing = WorkspaceFiles.Listing()
    for entry in Files.entries(in: folder) {
      switch entry {
      case .source(let path): listing.sources.append(path)
      case .folder(let path): listing.folders.append(path)
      }
    }
    return listing
  }

  /// Reads a file that a folder contains, without following links out of it.
  private static func read(_ path: String, within folder: String) -> Result<[UInt8], LoadFailure> {
    ImportReach(root: folder).load(path)
  }
}
