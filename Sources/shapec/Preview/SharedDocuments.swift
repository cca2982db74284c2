import ShapeCommandLine
import ShapeLanguage
import ShapePreview
import ShapeServer
import ShapeTool

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
    /// The files that pages read, by their paths.
    var files: [String: FollowedFile] = [:]
    var pages: [Int: PageSession] = [:]
    /// The pages that are open, and those that are gone but still make changes.
    var readers: Set<Int> = []

    /// Sets the document that pages show. What it imports stays within one of the folders, or else within its own.
    mutating func setMain(_ address: String?) {
      guard main != address || address == nil else { return }
      main = address
      let own = address.flatMap { DocumentURI($0).path }.map { Files.folder(of: $0) }
      reach = ImportReach(folders: folders + (own.map { [$0] } ?? []))
      // What could not be read may be in one of the folders now.
      files = files.filter { (try? $0.value.text.get()) != nil }
    }

    /// Returns the text of the editor or of the disk. Files of other folders can't be read, whatever a page asks for.
    /// From now on, the file is followed for the pages.
    mutating func read(_ path: String, for pages: Set<Int>) -> Result<[UInt8], LoadFailure> {
      if let text = texts[path] { return .success(text) }
      var file = files[path] ?? FollowedFile(path, reach)
      file.pages.formUnion(pages.intersection(readers))
      files[path] = file.pages.isEmpty ? nil : file
      return file.text.map(\.bytes)
    }

    /// Forgets a page, and the files that no other page reads.
    mutating func removeReader(_ page: Int) {
      readers.remove(page)
      for path in files.keys {
        files[path]?.pages.remove(page)
        if files[path]?.pages.isEmpty == true { files[path] = nil }
      }
    }
  }

  private let state = Locked(State())
  /// Asks the editor to change a document that is open there.
  private let editInEditor: @Sendable (PageEdit, _ page: Int) -> Void

  init(editInEditor: @escaping @Sendable (PageEdit, _ page: Int) -> Void = { _, _ in }) {
    self.editInEditor = editInEditor
  }

  /// Makes all pages show a document.
  /// - Parameter folders: The folders of the editor or of the command line.
  /// - Parameter address: `nil` for pages that have documents of their own.
  func show(_ address: String?, folders: [String]) {
    state.with { state in
      state.caret = nil
      state.folders = folders
      state.main = nil
      state.setMain(address)
    }
    if let address { follow(address, line: 0, character: 0) }
  }

  /// Makes all pages show a place.
  func follow(_ address: String, line: Int, character: Int) {
    state.with { state in
      state.setMain(address)
      state.caret = (line, character)
      for page in state.pages.values { page.show(address, line: line, character: character) }
    }
  }

  /// Makes all pages show a message.
  func say(_ message: String) { state.with { for page in $0.pages.values { page.say(message) } } }

  /// Takes the text of a document of the editor, or `nil` if it was closed there.
  func change(_ address: String, _ text: [UInt8]?, exceptPage: Int?) {
    let path = DocumentURI(address).displayPath
    state.with { state in
      state.texts[path] = text
      // From now on, the file is that of the editor, or that of the disk.
      state.files[path] = nil
      let text = text ?? (try? state.read(path, for: state.readers).get())
      for (number, page) in state.pages where number != exceptPage { page.provide(address, text) }
    }
  }

  // MARK: Files

  /// The paths of the files that are followed.
  var followed: [String] { state.with { $0.files.keys.sorted() } }

  /// Does something while no page changes a file.
  func withoutChanges(_ work: () -> Void) { state.with { _ in work() } }

  private func list(_ folder: String) -> WorkspaceFiles.Listing {
    let reach = state.with { $0.reach }
    return Files.realPath(folder).map { reach.contains($0 + "/") } ?? false
      ? LanguageServer.list(folder) : WorkspaceFiles.Listing()
  }

  /// Tells the pages which files changed on the disk.
  func refresh() {
    state.with { state in
      for path in state.files.keys.sorted() where state.files[path]?.refresh() == true {
        let text = try? state.files[path]?.text.get().bytes
        for page in state.pages.values { page.provide(DocumentURI(displayPath: path).text, text) }
      }
    }
  }

  /// Makes the change of a page in the editor or on the disk.
  private func make(_ edit: PageEdit, by page: Int) -> DocumentOwner.Answer {
    let path = DocumentURI(edit.uri).displayPath
    let answer = state.with { state -> DocumentOwner.Answer? in
      guard state.texts[path] == nil else { return nil }
      // A folder may have other files that programs obey.
      guard path.hasSuffix(".shape") || path == state.main.map({ DocumentURI($0).displayPath }) else {
        return .failed("\(path) is not changed: it is not a source")
      }
      let answer = state.files[path]?.write(edit) ?? .failed("\(path) can't be changed")
      let text: [UInt8]? =
        switch answer {
        case .accepted: edit.new
        case .outdated(let text): text
        case .failed: nil
        }
      if let text { for (number, other) in state.pages where number != page { other.provide(edit.uri, text) } }
      return answer
    }
    guard let answer else {
      editInEditor(edit, page)
      return .accepted
    }
    return answer
  }

  // MARK: Pages

  /// Starts the server of a page.
  func connect(_ stream: EventStream) -> PageReceiver? {
    let number = stream.number
    // Pages with documents of their own read no files.
    let files = WorkspaceFiles(
      read: { path, _ in self.state.with { $0.read(path, for: [number]) } }, list: { self.list($0) })
    let page = state.with { state -> PageSession? in
      let owner = state.main.map { main in
        DocumentOwner(main: main, folders: state.folders) { edit in self.make(edit, by: number) }
      }
      let session = PageSession(stream, files: files, owner: owner) {
        self.state.with { $0.removeReader(number) }
      }
      guard let page = session else { return nil }
      state.readers.insert(number)
      state.pages[number] = page
      if let main = state.main, let caret = state.caret {
        page.show(main, line: caret.line, character: caret.character)
      }
      return page
    }
    guard let page else { return nil }
    return PageReceiver(receive: { page.receive($0) }) {
      self.state.with { $0.pages[number] = nil }
      page.end()
    }
  }
}
