import ShapeLanguage

/// Who has the documents that a page shows: a program that follows files, or an editor. The server of the page opens them
/// itself, and passes on what the page changes.
public struct DocumentOwner: Sendable {
  /// The answer to a change.
  public enum Answer: Sendable {
    case accepted
    /// The text changed meanwhile. This one wins.
    case outdated([UInt8])
    /// The text can't be changed, for this reason. The page keeps its own.
    case failed(String)
  }

  /// The address of the document that the page shows first.
  let main: String
  /// The folders that imports stay within, as those of a client.
  let folders: [String]
  let edit: @Sendable (PageEdit) -> Answer

  public init(main: String, folders: [String], edit: @escaping @Sendable (PageEdit) -> Answer) {
    self.main = main
    self.folders = folders
    self.edit = edit
  }
}

/// The server of a page, whose documents someone else owns.
extension Server {
  /// The number by which the versions of texts from the owner differ. A page counts its own changes from there, and never so
  /// far between two messages: the number of a change tells which text it is about.
  private static let versionStep = 1_000_000

  /// Opens a document for the page, unless it is open, and sends its text.
  mutating func openForPage(_ address: String) throws(ResponseError) {
    let uri = DocumentURI(address)
    if workspace[uri] == nil {
      let bytes: [UInt8]
      switch files.read(uri.displayPath, workspace.root(of: uri).path) {
      case .success(let text): bytes = text
      case .failure: throw ResponseError(.requestFailed, "can't read \(uri.displayPath)")
      }
      workspace.open(
        Document(
          uri: uri, version: Self.versionStep, text: String(decoding: bytes, as: UTF8.self), client.encoding))
      ownedDocuments.insert(uri)
    }
    sendToPage(uri)
    textChanged(uri)
  }

  private mutating func sendToPage(_ uri: DocumentURI) {
    guard let document = workspace[uri] else { return }
    notify(
      "shape/document",
      [
        "uri": .string(uri.text), "version": document.version.map { .number($0) } ?? .null,
        "text": .string(String(decoding: document.bytes, as: UTF8.self)),
      ])
  }

  /// Gives a file its text, or `nil` if it can't be read. An open document with another text is sent to the page.
  public mutating func provide(_ address: String, _ text: [UInt8]?) {
    let uri = DocumentURI(address)
    // Before, the page will read the file.
    guard phase == .initialized else { return }
    guard let document = workspace[uri] else { return workspace.fileChanged(uri) }
    // What the page shows stays if the file is deleted.
    guard ownedDocuments.contains(uri), let text, document.bytes != text else { return }
    let version = ((document.version ?? 0) / Self.versionStep + 1) * Self.versionStep
    try? workspace.update(uri) { document throws(ResponseError) in
      document.setVersion(version)
      try document.apply(["text": .string(String(decoding: text, as: UTF8.self))])
    }
    sendToPage(uri)
    textChanged(uri)
  }

  /// Shows the page where the caret of the editor is.
  public mutating func showInPage(_ address: String, line: Int, character: Int) {
    let position: JSONValue = ["line": .number(line), "character": .number(character)]
    let place: JSONValue = ["uri": .string(address), "range": ["start": position, "end": position]]
    if phase == .initialized { notify("shape/show", place) } else { firstPlace = place }
  }

  /// Opens the first document, and shows the place in it that was known before.
  mutating func startPage() throws(ResponseError) {
    guard let owner else { return }
    try openForPage(owner.main)
    if let firstPlace { notify("shape/show", firstPlace) }
  }

  /// Whether a change of a document is about the text that it has. The page was already sent the text that it doesn't know.
  func isCurrent(_ version: Int?, of uri: DocumentURI) -> Bool {
    guard ownedDocuments.contains(uri), let known = workspace[uri]?.version else { return true }
    return version == known + 1
  }

  /// Passes on a change by the page.
  mutating func pass(_ old: [UInt8]?, of uri: DocumentURI) {
    guard let owner, ownedDocuments.contains(uri), let old, let new = workspace[uri]?.bytes, old != new else { return }
    switch owner.edit(PageEdit(uri: uri.text, old: old, new: new)) {
    case .accepted: break
    case .outdated(let text): provide(uri.text, text)
    case .failed(let reason): say(reason)
    }
  }

  /// Shows the page a message.
  public mutating func say(_ message: String) {
    if phase == .initialized { notify("window/showMessage", ["type": 1, "message": .string(message)]) }
  }
}

extension RequestHandler {
  /// Opens another file of the owner, such as an import.
  static let openDocument = RequestHandler("shape/open") { server, parameters throws(ResponseError) in
    let uri = try parameters.required("uri") { $0.text }
    guard server.owner != nil else { throw ResponseError(.invalidRequest, "the client opens its documents itself") }
    try server.openForPage(uri)
    return .null
  }
}
