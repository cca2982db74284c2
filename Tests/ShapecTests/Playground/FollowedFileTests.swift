import Foundation
import TestSupport
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool
@testable import ShapePreview
@testable import ShapeServer
@testable import shapec

@Suite("Files that pages follow")
struct FollowedFileTests {
  private static func text(_ file: FollowedFile) -> String? {
    (try? file.text.get()).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Writes to a file in place, as some editors do.
  private static func save(_ text: String, to path: String) throws {
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  private static func follow(_ work: Workspace) -> FollowedFile {
    FollowedFile(work.path("a.shape"), ImportReach(folders: [work.path("")]))
  }

  private static func edit(_ old: String, _ new: String) -> PageEdit {
    PageEdit(uri: "file:///a.shape", old: Array(old.utf8), new: Array(new.utf8))
  }

  /// Looks at the file as often as it takes to see that it doesn't change any more.
  private static func refresh(_ file: inout FollowedFile) -> Bool { file.refresh() || file.refresh() || file.refresh() }

  /// Both saves are within one step of the file system's clock, or nearly.
  @Test func `are read again after a save of the same size at the same time`() throws {
    for number in 0..<20 {
      let work = try Workspace(["a.shape": "let a = 1\n"])
      var file = Self.follow(work)
      try Self.save("let a = 2\n", to: work.path("a.shape"))
      #expect(Self.refresh(&file) && Self.text(file) == "let a = 2\n", "\(number)")
      #expect(!Self.refresh(&file))
    }
  }

  @Test func `are read again after a save that keeps the size and the time of modification`() throws {
    let work = try Workspace(["a.shape": "let a = 1\n"])
    func touch() {
      let time = timespec(tv_sec: 1000, tv_nsec: 5)
      #expect(utimensat(AT_FDCWD, work.path("a.shape"), [time, time], 0) == 0)
    }
    touch()
    var file = Self.follow(work)
    try Self.save("let a = 2\n", to: work.path("a.shape"))
    touch()
    #expect(Self.refresh(&file) && Self.text(file) == "let a = 2\n")
  }

  @Test func `are not overwritten by a change of an older text`() throws {
    for number in 0..<20 {
      let work = try Workspace(["a.shape": "let a = 1\n"])
      var file = Self.follow(work)
      try Self.save("let a = 2\n", to: work.path("a.shape"))
      guard case .outdated(let text) = file.write(Self.edit("let a = 1\n", "let b = 1\n")) else {
        Issue.record("\(number): overwritten")
        continue
      }
      #expect(try String(decoding: text, as: UTF8.self) == "let a = 2\n" && work.text("a.shape") == "let a = 2\n")
    }
  }

  @Test func `are read again after a save that follows a change of a page`() throws {
    for number in 0..<20 {
      let work = try Workspace(["a.shape": "let a = 1\n"])
      var file = Self.follow(work)
      guard case .accepted = file.write(Self.edit("let a = 1\n", "let b = 1\n")) else {
        Issue.record("\(number): not written")
        continue
      }
      try Self.save("let c = 2\n", to: work.path("a.shape"))
      #expect(Self.refresh(&file) && Self.text(file) == "let c = 2\n", "\(number)")
    }
  }

  @Test func `are no news after a change of a page`() throws {
    let work = try Workspace(["a.shape": "let a = 1\r\nlet b = 2\n"])
    var file = Self.follow(work)
    guard case .accepted = file.write(Self.edit("let a = 1\nlet b = 2\n", "let a = 1\nlet c = 2\n")) else {
      Issue.record("not written")
      return
    }
    #expect(!Self.refresh(&file) && Self.text(file) == "let a = 1\nlet c = 2\n")
    #expect(try work.text("a.shape").utf8.elementsEqual("let a = 1\r\nlet c = 2\n".utf8))
    #expect(try work.names() == ["a.shape"])
  }

  @Test func `never make the server wait for another program`() throws {
    let work = try Workspace()
    try #require(mkfifo(work.path("a.shape"), 0o600) == 0)
    let file = Self.follow(work)
    guard case .failure(.unreadable(let reason)) = file.text else {
      Issue.record("\(file.text)")
      return
    }
    #expect(reason == "Not a regular file")
  }

  // MARK: The pages

  /// Waits until the files are followed, or for a minute.
  private static func follows(_ documents: SharedDocuments, _ work: Workspace, _ names: [String]) -> Bool {
    let paths = names.map { work.path($0) }
    for _ in 0..<12_000 where documents.followed != paths { usleep(5_000) }
    return documents.followed == paths
  }

  @Test func `are followed as long as a page reads them`() throws {
    let work = try Workspace(["a.shape": "import \"b.shape\"\nlet a = b\n", "b.shape": "let b = 1\n"])
    let documents = SharedDocuments()
    documents.show(DocumentURI(displayPath: work.path("a.shape")).text, folders: [])
    #expect(documents.followed == [])
    func page(_ number: Int) throws -> PageReceiver {
      let page = try #require(documents.connect(EventStream(number: number) {}))
      for message in [
        #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}"#,
        #"{"jsonrpc": "2.0", "method": "initialized", "params": {}}"#,
      ] {
        #expect(page.receive(Array(message.utf8)))
      }
      return page
    }
    let first = try page(1)
    #expect(Self.follows(documents, work, ["a.shape", "b.shape"]))
    let second = try page(2)
    first.end()
    #expect(Self.follows(documents, work, ["a.shape", "b.shape"]))
    // An open document of an editor is not that of the disk.
    documents.change(DocumentURI(displayPath: work.path("b.shape")).text, Array("let b = 2\n".utf8), exceptPage: nil)
    #expect(Self.follows(documents, work, ["a.shape"]))
    second.end()
    #expect(Self.follows(documents, work, []))
  }
}
