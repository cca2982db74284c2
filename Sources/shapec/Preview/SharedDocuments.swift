import ShapeCommandLine
import ShapeLanguage
import ShapePreview
import ShapeServer

/// The documents that pages show, and the pages. A document is that of an editor if it is open there, else a file of the disk.
final class SharedDocuments: Sendable {
  private struct State: Sendable {
    /// The address of the document that a new page shows, and the place in it.
    var main: String?
    var caret: (line: Int, character: Int)?
    /// The folders of the editor or of the command line.
    var folders: [String] = []
    var reach = ImportReach(folders: [])
    /// The texts of the editor, by their paths.
    var texts: [String: [UInt8]] = [:]
    /// The files that were read, by their paths.
    var files: [String: FollowedFile] = [:]
    var pages: [Int: PageSession] = [:]
  }

  private let state = Locked(State())
  /// Asks the editor to change a document that is open there.
  private let editInEditor: @Sendable (PageEdit, _ page: Int) -> Void

  init(editInEditor: @escaping @Sendable (PageEdit, _ page: Int) -> Void = { _, _ in }) {
    self.editInEditor = editInEditor
  }

  /// Makes all pages show a document. What it imports stays within one of the folders, or else within its own.
  /// - Parameter address: `nil` for pages that have documents of their own.
  func show(_ address: String?, folders: [String]) {
    let path = address.flatMap { DocumentURI($0).path }
    let own = path.map { Files.folder(of: $0) }
    state.with { state in
      state.main = address
      state.caret = nil
      state.folders = folders
      state.reach = ImportReach(folders: folders + (own.map { [$0] } ?? []))
      // What could not be read may be in one of the folders now.
      state.files = state.files.filter { (try? $0.value.text.get()) != nil }
    }
    if let address { follow(address, line: 0, character: 0) }
  }

  /// Makes all pages show a place.
  func follow(_ address: String, line: Int, character: Int) {
    let pages = state.with { state in
      (state.main, state.caret) = (address, (line, character))
      return Array(state.pages.values)
    }
    for page in pages { page.show(address, line: line, character: character) }
  }

  /// Takes the text of a document of the editor, or `nil` if it was closed there.
  func change(_ address: String, _ text: [UInt8]?, exceptPage: Int?) {
    let path = DocumentURI(address).displayPath
    let pages = state.with { state in
      state.texts[path] = text
      // From now on, the file is that of the editor, or that of the disk.
      state.files[path] = nil
      return state.pages.filter { $0.key != exceptPage }
    }
    let text = text ?? (try? read(path).get())
    for page in pages.values { page.provide(address, text) }
  }

  // MARK: Files

  /// Returns the text of the editor or of the disk. Files of other folders can't be read, whatever a page asks for.
  private func read(_ path: String) -> Result<[UInt8], LoadFailure> {
    state.with { state in
      if let text = state.texts[path] { return .success(text) }
      if let file = state.files[path] { return file.text.map(\.bytes) }
      let file = FollowedFile(path, state.reach)
      state.files[path] = file
      return file.text.map(\.bytes)
    }
  }

  private func list(_ folder: String) -> WorkspaceFiles.Listing {
    let reach = state.with { $0.reach }
    return Files.realPath(folder).map { reach.contains($0 + "/") } ?? false
      ? LanguageServer.list(folder) : WorkspaceFiles.Listing()
  }

  /// Tells the pages which files changed on the disk.
  func refresh() {
    let (changed, pages) = state.with { state in
      var changed: [(path: String, text: [UInt8]?)] = []
      for path in state.files.keys.sorted() where state.files[path]?.refresh() == true {
        changed.append((path, try? state.files[path]?.text.get().bytes))
      }
      return (changed, Array(state.pages.values))
    }
    for (path, text) in changed {
      for page in pages { page.provide(DocumentURI(displayPath: path).text, text) }
    }
  }

  /// Makes the change of a page in the editor or on the disk.
  private func make(_ edit: PageEdit, by page: Int) -> DocumentOwner.Answer {
    let path = DocumentURI(edit.uri).displayPath
    let (answer, others) = state.with { state -> (DocumentOwner.Answer?, [PageSession]) in
      guard state.texts[path] == nil else { return (nil, []) }
      let answer = state.files[path]?.write(edit) ?? .failed("\(path) can't be changed")
      return (answer, state.pages.filter { $0.key != page }.map(\.value))
    }
    guard let answer else {
      editInEditor(edit, page)
      return .accepted
    }
    if case .accepted = answer { for other in others { other.provide(edit.uri, edit.new) } }
    return answer
  }

  // MARK: Pages

  /// Starts the server of a page.
  func connect(_ stream: EventStream) -> PageReceiver? {
    let (main, caret, folders) = state.with { ($0.main, $0.caret, $0.folders) }
    let number = stream.number
    let owner = main.map { main in
      DocumentOwner(main: main, folders: folders) { edit in self.make(edit, by: number) }
    }
    // Pages with documents of their own read no files.
    let files = WorkspaceFiles(read: { path, _ in self.read(path) }, list: { self.list($0) })
    guard let page = PageSession(stream, files: files, owner: owner) else { return nil }
    state.with { $0.pages[number] = page }
    if let main, let caret { page.show(main, line: caret.line, character: caret.character) }
    return PageReceiver(receive: { page.receive($0) }) {
      self.state.with { $0.pages[number] = nil }
      page.end()
    }
  }
}
