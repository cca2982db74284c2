import ShapeLanguage

/// The pages beside an editor. The program that runs the server provides them.
public struct PageHost: Sendable {
  /// The reason why there is no page.
  public struct Failure: Error {
    let reason: String

    public init(_ reason: String) { self.reason = reason }
  }

  /// Makes pages show a document, and returns the address of a page. Imports stay within the folders.
  var show: @Sendable (_ uri: String, _ folders: [String]) -> Result<String, Failure>
  /// Takes the text of a document, or `nil` if it is closed. One page may have it already.
  var change: @Sendable (_ uri: String, _ text: [UInt8]?, _ exceptPage: Int?) -> Void
  /// Makes pages show the place of the caret, in UTF-16.
  var follow: @Sendable (_ uri: String, _ line: Int, _ character: Int) -> Void
  /// Makes pages show a message.
  var say: @Sendable (_ message: String) -> Void

  public init(
    show: @escaping @Sendable (_ uri: String, _ folders: [String]) -> Result<String, Failure>,
    change: @escaping @Sendable (_ uri: String, _ text: [UInt8]?, _ exceptPage: Int?) -> Void,
    follow: @escaping @Sendable (_ uri: String, _ line: Int, _ character: Int) -> Void,
    say: @escaping @Sendable (_ message: String) -> Void
  ) {
    self.show = show
    self.change = change
    self.follow = follow
    self.say = say
  }
}

/// What the server of an editor knows about its pages.
struct EditorPages: Sendable {
  let host: PageHost
  /// Whether there ever was a page.
  var isShown = false
  /// The document that was opened, changed or asked about last.
  var latest: DocumentURI?
  /// The changes by pages that the editor has not made yet.
  var edits: [DocumentURI: WaitingEdit] = [:]

  /// A change that the editor was asked to make, and what the page wrote since.
  struct WaitingEdit: Sendable {
    let page: Int
    var sent: [UInt8]
    var wanted: [UInt8]
  }
}

extension Server {
  static let previewCommand = "shape.preview"

  /// Shows a document to the pages, from now on with each change. Returns the address of a page.
  mutating func showPage(of uri: DocumentURI) throws(ResponseError) -> String {
    guard let pages, workspace[uri] != nil else { throw .missing("arguments") }
    let isFirst = !pages.isShown
    self.pages?.isShown = true
    for other in isFirst ? workspace.uris : [] { updatePages(of: other) }
    switch pages.host.show(uri.text, workspace.folders) {
    case .success(let address): return address
    case .failure(let failure): throw ResponseError(.requestFailed, failure.reason)
    }
  }

  /// Tells the pages the text of a document that changed, or was closed.
  mutating func updatePages(of uri: DocumentURI, caret: LineIndex.Position? = nil) {
    guard let pages else { return }
    if workspace[uri] != nil {
      self.pages?.latest = uri
    } else if pages.latest == uri {
      self.pages?.latest = workspace.uris.min { $0.text < $1.text }
    }
    guard pages.isShown else { return }
    let text = workspace[uri].map { PageText($0.bytes).bytes }
    if var edit = pages.edits[uri], text == edit.sent {
      // The page has this text, or a later one.
      pages.host.change(uri.text, text, edit.page)
      guard edit.wanted != edit.sent else {
        self.pages?.edits[uri] = nil
        return
      }
      let old = edit.sent
      edit.sent = edit.wanted
      self.pages?.edits[uri] = edit
      return requestEdit(PageEdit(uri: uri.text, old: old, new: edit.wanted))
    }
    self.pages?.edits[uri] = nil
    pages.host.change(uri.text, text, nil)
    if let caret { followCaret(in: uri, caret) }
  }

  /// Shows the pages where the caret is.
  mutating func followCaret(in uri: DocumentURI, _ position: LineIndex.Position) {
    guard let pages, let document = workspace[uri] else { return }
    self.pages?.latest = uri
    guard pages.isShown, pages.edits[uri] == nil else { return }
    var position = position
    if client.encoding != .utf16 {
      position = LineIndex(document.bytes, .utf16).position(of: document.lines.offset(of: position))
    }
    pages.host.follow(uri.text, position.line, position.character)
  }

  // MARK: Changes by pages

  /// Asks the editor for the change that a page made, unless the text is another one by now.
  public mutating func make(_ edit: PageEdit, by page: Int) {
    let uri = DocumentURI(edit.uri)
    guard let pages, let document = workspace[uri] else { return }
    if let waiting = pages.edits[uri] {
      guard waiting.page == page, waiting.wanted == edit.old else { return refuse(uri) }
      self.pages?.edits[uri]?.wanted = edit.new
    } else {
      guard PageText(document.bytes).bytes == edit.old else { return refuse(uri) }
      self.pages?.edits[uri] = EditorPages.WaitingEdit(page: page, sent: edit.new, wanted: edit.new)
      requestEdit(edit)
    }
  }

  private mutating func requestEdit(_ edit: PageEdit) {
    let uri = DocumentURI(edit.uri)
    let (range, text) = edit.difference
    // Line ends have no part in positions, and the editor writes its own.
    let lines = LineIndex(edit.old, client.encoding)
    let edits: JSONValue = [
      [
        "range": [
          "start": lines.position(of: range.lowerBound).json, "end": lines.position(of: range.upperBound).json,
        ],
        "newText": .string(String(decoding: text, as: UTF8.self)),
      ]
    ]
    let version = workspace[uri]?.version.map { JSONValue.number($0) } ?? .null
    let change: JSONValue =
      client.hasDocumentChanges
      ? ["documentChanges": [["textDocument": ["uri": .string(uri.text), "version": version], "edits": edits]]]
      : ["changes": .object([.init(uri.text, edits)])]
    request("workspace/applyEdit", ["label": "Change in the picture", "edit": change], .pageEdit(uri))
  }

  /// Gives all pages the text of the editor, which doesn't make a change, and says why.
  mutating func refuse(_ uri: DocumentURI, because reason: String = "the text of the editor is another one") {
    pages?.edits[uri] = nil
    updatePages(of: uri)
    pages?.host.say("\(uri.displayPath) is not changed: \(reason)")
  }
}
