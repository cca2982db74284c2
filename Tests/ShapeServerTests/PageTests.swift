import ShapeLanguage
import TestSupport
import Testing

@testable import ShapeServer

/// What a page or an editor was told, and what the owner of documents answers.
///
/// Unchecked: a test uses it on one thread.
private final class Record: @unchecked Sendable {
  var edits: [PageEdit] = []
  var answer = DocumentOwner.Answer.accepted
  /// What pages of an editor were told, such as `a.shape: text` and `a.shape 1:2`.
  var told: [String] = []

  var host: PageHost {
    PageHost(
      show: { uri, folders in
        self.told.append("show \(Self.name(uri)) in \(folders)")
        return .success("http://page/")
      },
      change: { uri, text, page in
        let text = text.map { String(decoding: $0, as: UTF8.self) } ?? "closed"
        self.told.append("\(Self.name(uri)): \(text)" + (page.map { " except \($0)" } ?? ""))
      },
      follow: { uri, line, character in self.told.append("\(Self.name(uri)) \(line):\(character)") },
      say: { self.told.append($0) })
  }

  private static func name(_ uri: String) -> String { String(uri.split(separator: "/").last ?? "") }

  func takeTold() -> [String] {
    defer { told = [] }
    return told
  }
}

@Suite("The server of a page")
struct PageTests {
  /// Starts the server of a page that shows `/project/a.shape`.
  private static func page(_ files: [String: String]) -> (Conversation, Record) {
    let record = Record()
    let owner = DocumentOwner(main: "file:///project/a.shape", folders: []) { edit in
      record.edits.append(edit)
      return record.answer
    }
    return (Conversation(files, in: nil, owner: owner), record)
  }

  /// The versions and texts that the page was sent.
  private static func documents(_ conversation: Conversation) -> [String] {
    conversation.events.filter { $0["method"] == "shape/document" }.map {
      "\($0.at("params", "version")?.int ?? -1) \($0.at("params", "text")?.text ?? "")"
    }
  }

  @Test func `opens the document itself`() {
    let (page, _) = Self.page(["/project/a.shape": "let a = 1\n"])
    #expect(Self.documents(page) == ["1000000 let a = 1\n"])
    #expect(page.diagnostics("a.shape") == ["W0001 0"] || page.diagnostics("a.shape") == [])
  }

  @Test func `passes on the changes of the page`() {
    var (page, record) = Self.page(["/project/a.shape": "let a = 1\n"])
    page.change("a.shape", version: 1_000_001, (0, 8, 0, 9), "2")
    page.change("a.shape", version: 1_000_002, (0, 8, 0, 9), "3")
    #expect(record.edits.map { String(decoding: $0.old, as: UTF8.self) } == ["let a = 1\n", "let a = 2\n"])
    #expect(record.edits.map { String(decoding: $0.new, as: UTF8.self) } == ["let a = 2\n", "let a = 3\n"])
    // The page has these texts already.
    #expect(Self.documents(page).count == 1)
  }

  @Test func `ignores changes of a text that is no longer the text`() {
    var (page, record) = Self.page(["/project/a.shape": "let a = 1\n"])
    page.change("a.shape", version: 1_000_001, (0, 8, 0, 9), "2")
    page.provide("a.shape", "let b = 5\n")
    // The page wrote these before it got the new text.
    page.change("a.shape", version: 1_000_002, (0, 8, 0, 9), "3")
    page.change("a.shape", version: 1_000_003, (0, 8, 0, 9), "4")
    #expect(record.edits.count == 1)
    page.change("a.shape", version: 2_000_001, (0, 8, 0, 9), "6")
    #expect(record.edits.last.map { String(decoding: $0.new, as: UTF8.self) } == "let b = 6\n")
    #expect(Self.documents(page) == ["1000000 let a = 1\n", "2000000 let b = 5\n"])
    // The same text again is no news.
    page.provide("a.shape", "let b = 6\n")
    #expect(Self.documents(page).count == 2)
  }

  @Test func `gives the page the text that wins`() {
    var (page, record) = Self.page(["/project/a.shape": "let a = 1\n"])
    record.answer = .outdated(Array("let c = 7\n".utf8))
    page.change("a.shape", version: 1_000_001, (0, 8, 0, 9), "2")
    #expect(Self.documents(page).last == "2000000 let c = 7\n")
    record.answer = .failed("the disk is full")
    page.change("a.shape", version: 2_000_001, (0, 8, 0, 9), "8")
    #expect(page.events.last { $0["method"] == "window/showMessage" }?.at("params", "message") == "the disk is full")
    // What is written in the page stays.
    #expect(Self.documents(page).count == 2)
  }

  @Test func `draws again when an import changes`() {
    var (page, _) = Self.page([
      "/project/a.shape": "import \"b.shape\"\nlet a = b\n", "/project/b.shape": "let b = 1\n",
    ])
    page.disk["/project/b.shape"] = "let c = 1\n"
    page.provide("b.shape", "let c = 1\n")
    page.rest()
    #expect(page.diagnostics("a.shape")?.contains { $0.hasPrefix("E0201") } == true)
    // The file is deleted. A document would stay.
    page.provide("a.shape", nil)
    #expect(Self.documents(page).count == 1)
  }

  @Test func `opens other documents when it is asked to`() {
    var (page, record) = Self.page(["/project/a.shape": "", "/project/b.shape": "let b = 1\n"])
    #expect(page.ask("shape/open", ["uri": Conversation.uri("b.shape")]) == .null)
    #expect(page.ask("shape/open", ["uri": Conversation.uri("c.shape")])["message"] == "can't read /project/c.shape")
    #expect(Self.documents(page).last == "1000000 let b = 1\n")
    page.change("b.shape", version: 1_000_001, (0, 8, 0, 9), "2")
    #expect(record.edits.map(\.uri) == ["file:///project/b.shape"])
    // The page can neither replace nor close it, but have others.
    page.open("b.shape", version: 9, "")
    page.close("b.shape")
    page.open("other.shape", "let x = 1\n")
    page.change("other.shape", version: 7, (0, 8, 0, 9), "2")
    #expect(record.edits.count == 1)
    page.change("b.shape", version: 1_000_002, (0, 8, 0, 9), "3")
    #expect(record.edits.last.map { String(decoding: $0.new, as: UTF8.self) } == "let b = 3\n")
  }

  // MARK: Editors

  /// Starts the server of an editor, with a document and a page.
  private static func editor(_ text: String, capabilities: JSONValue = [:]) -> (Conversation, Record) {
    let record = Record()
    var editor = Conversation(["/project/c.shape": ""], capabilities: capabilities, pages: record.host)
    editor.open("a.shape", version: 3, text)
    #expect(record.told == [])
    let shown = editor.ask(
      "workspace/executeCommand", ["command": "shape.preview", "arguments": [Conversation.uri("a.shape")]])
    #expect(shown == "http://page/")
    return (editor, record)
  }

  /// The edits that the editor was asked for, such as `3 0:8-0:9 x`.
  private static func requests(_ editor: Conversation) -> [String] {
    editor.events.filter { $0["method"] == "workspace/applyEdit" }.map { request in
      let file = request.at("params", "edit", "documentChanges")?.array?.first
      let edits =
        (file?["edits"] ?? request.at("params", "edit", "changes")?["file:///project/a.shape"])?.array ?? []
      let edit = edits.first ?? .null
      func place(_ name: String) -> String {
        "\(edit.at("range", name, "line")?.int ?? -1):\(edit.at("range", name, "character")?.int ?? -1)"
      }
      let version = file?.at("textDocument", "version")?.int.map { "\($0) " } ?? ""
      return "\(version)\(place("start"))-\(place("end")) \(edit["newText"]?.text ?? "")"
    }
  }

  private static func edit(_ old: String, _ new: String) -> PageEdit {
    PageEdit(uri: "file:///project/a.shape", old: Array(old.utf8), new: Array(new.utf8))
  }

  @Test func `shows pages what an editor does`() {
    var (editor, record) = Self.editor("let a = 1\n")
    #expect(record.takeTold() == ["a.shape: let a = 1\n", "show a.shape in [\"/project\"]"])
    editor.change("a.shape", version: 4, (0, 8, 0, 9), "2")
    #expect(record.takeTold() == ["a.shape: let a = 2\n", "a.shape 0:8"])
    editor.tell(
      "shape/caret",
      ["textDocument": ["uri": Conversation.uri("a.shape")], "position": ["line": 0, "character": 4]])
    #expect(record.takeTold() == ["a.shape 0:4"])
    editor.open("b.shape", "let b = 1\r\n")
    #expect(record.takeTold() == ["b.shape: let b = 1\n"])
    editor.close("b.shape")
    #expect(record.takeTold() == ["b.shape: closed"])
    // Without an argument, it is the last document in use.
    _ = editor.ask("workspace/executeCommand", ["command": "shape.preview"])
    #expect(record.takeTold() == ["show a.shape in [\"/project\"]"])
  }

  @Test func `tells pages the caret in UTF-16`() {
    var (editor, record) = Self.editor(
      "// 🂡 x\n", capabilities: ["general": ["positionEncodings": ["utf-8"]]])
    _ = record.takeTold()
    editor.tell(
      "shape/caret",
      ["textDocument": ["uri": Conversation.uri("a.shape")], "position": ["line": 0, "character": 8]])
    #expect(record.takeTold() == ["a.shape 0:6"])
  }

  @Test func `asks the editor for the changes of a page, one after the other`() {
    var (editor, record) = Self.editor(
      "let a = 1\n", capabilities: ["workspace": ["workspaceEdit": ["documentChanges": true]]])
    _ = record.takeTold()
    editor.make(Self.edit("let a = 1\n", "let a = 12\n"), by: 5)
    editor.make(Self.edit("let a = 12\n", "let a = 123\n"), by: 5)
    editor.make(Self.edit("let a = 123\n", "let a = 124\n"), by: 5)
    #expect(Self.requests(editor) == ["3 0:9-0:9 2"])
    #expect(record.takeTold() == [])
    editor.change("a.shape", version: 4, (0, 9, 0, 9), "2")
    #expect(Self.requests(editor) == ["3 0:9-0:9 2", "4 0:10-0:10 4"])
    editor.change("a.shape", version: 5, (0, 10, 0, 10), "4")
    // The page that made the change has it, and its caret stays.
    #expect(record.takeTold() == ["a.shape: let a = 12\n except 5", "a.shape: let a = 124\n except 5"])
    #expect(Self.requests(editor).count == 2)
  }

  @Test func `lets the editor win`() {
    let other = "/project/a.shape is not changed: the text of the editor is another one"
    var (editor, record) = Self.editor("let a = 1\n")
    _ = record.takeTold()
    // The page did not know the text of the editor.
    editor.make(Self.edit("let a = 0\n", "let a = 2\n"), by: 5)
    #expect(Self.requests(editor) == [] && record.takeTold() == ["a.shape: let a = 1\n", other])
    // The editor changes the text before it gets the change.
    editor.make(Self.edit("let a = 1\n", "let a = 2\n"), by: 5)
    #expect(Self.requests(editor) == ["0:8-0:9 2"])
    editor.change("a.shape", version: 4, (0, 4, 0, 5), "b")
    #expect(record.takeTold() == ["a.shape: let b = 1\n", "a.shape 0:4"])
    // Another page may not continue what this one began.
    editor.make(Self.edit("let b = 1\n", "let b = 2\n"), by: 5)
    editor.make(Self.edit("let b = 2\n", "let b = 3\n"), by: 6)
    #expect(record.takeTold() == ["a.shape: let b = 1\n", other])
    // The editor refuses.
    editor.make(Self.edit("let b = 1\n", "let b = 4\n"), by: 5)
    editor.reply(["applied": false])
    #expect(record.takeTold() == ["a.shape: let b = 1\n", "/project/a.shape is not changed: the editor refuses"])
    editor.make(Self.edit("let b = 1\n", "let b = 5\n"), by: 5)
    editor.reply(["applied": false, "failureReason": "it is read-only"])
    #expect(record.takeTold().last == "/project/a.shape is not changed: it is read-only")
  }

  @Test func `leaves the line ends of the editor`() {
    var (editor, record) = Self.editor("let a = 1\r\nlet b = 2\r\n")
    #expect(record.takeTold().first == "a.shape: let a = 1\nlet b = 2\n")
    editor.make(Self.edit("let a = 1\nlet b = 2\n", "let a = 1\nlet b = 23\n"), by: 5)
    #expect(Self.requests(editor) == ["1:9-1:9 3"])
    editor.change("a.shape", version: 4, (1, 9, 1, 9), "3")
    #expect(record.takeTold() == ["a.shape: let a = 1\nlet b = 23\n except 5"])
  }

  @Test func `opens the page in the client that can, and only if it does not do so itself`() {
    func asked(_ capabilities: JSONValue, _ options: JSONValue? = nil) -> Int {
      var editor = Conversation(capabilities: capabilities, options: options, pages: Record().host)
      editor.open("a.shape", "")
      _ = editor.ask(
        "workspace/executeCommand", ["command": "shape.preview", "arguments": [Conversation.uri("a.shape")]])
      return editor.events.count { $0["method"] == "window/showDocument" }
    }
    let can: JSONValue = ["window": ["showDocument": ["support": true]]]
    #expect([asked([:]), asked(can), asked(can, ["commands": ["shape.preview"]])] == [0, 1, 0])
    var none = Conversation()
    none.open("a.shape", "")
    #expect(
      none.ask("workspace/executeCommand", ["command": "shape.preview"])["message"] == "`arguments` is missing or wrong"
    )
  }

  // MARK: Texts

  @Test(arguments: [
    ("a\nb\n", "a\nb\n"), ("a\r\nb\r\n", "a\nb\n"), ("a\rb", "a\nb"), ("\u{FEFF}a\r\n\r\nb", "a\n\nb"), ("\r\n", "\n"),
    ("\r\r\n\n", "\n\n\n"), ("", ""), ("a\nb\r\n", "a\nb\n"),
  ])
  func `has texts with plain line ends`(file: String, text: String) {
    let page = PageText(Array(file.utf8))
    #expect(String(decoding: page.bytes, as: UTF8.self) == text)
    #expect(PageText(page.file(with: page.bytes)) == page)
  }

  @Test func `writes texts as the file was`() {
    func written(_ file: String) -> String {
      String(decoding: PageText(Array(file.utf8)).file(with: Array("x\ny\n".utf8)), as: UTF8.self)
    }
    #expect(written("a\n").utf8.elementsEqual("x\ny\n".utf8))
    #expect(written("a\r\n").utf8.elementsEqual("x\r\ny\r\n".utf8))
    #expect(written("\u{FEFF}a\n").utf8.elementsEqual("\u{FEFF}x\ny\n".utf8))
    #expect(written("a").utf8.elementsEqual("x\ny\n".utf8))
  }

  @Test(arguments: [
    ("a\r\nb\nc\r\n", "a\nx\nc\n", "a\r\nx\nc\r\n"), ("a\nb\r\nc\r", "a\nb\nx\n", "a\nb\r\nx\r"),
    ("a\r\nb\n", "a\nb\nc\n", "a\r\nb\nc\r\n"), ("a\nb\r\n", "a\nb\nc\n", "a\nb\r\nc\n"),
    ("a\rb\n", "a\nc\nb\n", "a\rc\rb\n"), ("\u{FEFF}a\r\nb\nc\n", "a\nc\n", "\u{FEFF}a\r\nc\n"),
    // The `\r` and the `\n` around `x` would become one line end.
    ("a\rx\nb\r\n", "a\n\nb\n", "a\r\rb\r"),
  ])
  func `changes only what the page changed`(file: String, text: String, expected: String) {
    let written = PageText(Array(file.utf8)).file(with: Array(text.utf8))
    #expect(written.elementsEqual(expected.utf8), "\(String(decoding: written, as: UTF8.self).debugDescription)")
  }

  @Test func `writes any text into any file`() {
    var random = RandomSource(seed: RandomCases.seed(61))
    func bytes(_ alphabet: [UInt8]) -> [UInt8] {
      (0..<random.below(9)).map { _ in alphabet[random.below(alphabet.count)] }
    }
    for _ in 0..<2_000 {
      let file = (random.chance(20) ? [0xEF, 0xBB, 0xBF] : []) + bytes(Array("ab\r\r\n\n".utf8))
      let text = bytes(Array("ab\n\n".utf8))
      let written = PageText(file).file(with: text)
      #expect(PageText(written).bytes == text, "\(file) \(text)")
      #expect(PageText(file).bytes != text || written == file)
    }
  }

  @Test(arguments: [
    ("abc", "abxc", "2..<2 x"), ("aaa", "aaaa", "3..<3 a"), ("a🂡b", "a🂢b", "1..<5 🂢"), ("é", "è", "0..<2 è"),
    ("abc", "", "0..<3 "), ("", "abc", "0..<0 abc"), ("a\u{E9}", "a\u{A9}", "1..<3 \u{A9}"),
  ])
  func `finds the smallest change between characters`(old: String, new: String, expected: String) {
    let (range, text) = Self.edit(old, new).difference
    #expect("\(range) \(String(decoding: text, as: UTF8.self))" == expected)
  }
}
