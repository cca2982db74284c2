import Foundation
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

@Suite("Several output files")
struct StagedFileTests {
  /// The file at an index can't be replaced, because its new content is gone.
  @Test(arguments: 0..<3)
  func `are all old if one of them can't be replaced`(index: Int) throws {
    let work = try Workspace(["a.svg": "old a", "c.svg": "old c"])
    let staged = try ["a", "b", "c"].enumerated().map { number, name in
      try StagedFile(Array("new \(name)".utf8), for: work.path("\(name).svg"), number: number)
    }
    let temporary = try #require(
      try FileManager.default.contentsOfDirectory(atPath: work.path("")).sorted()
        .filter { $0.hasPrefix(".shapec-") }.dropFirst(index).first)
    try FileManager.default.removeItem(atPath: work.path(temporary))
    #expect(throws: StagedFileFailure.self) { try StagedFile.commit(staged) }
    let names = try FileManager.default.contentsOfDirectory(atPath: work.path("")).sorted()
    #expect(try names == ["a.svg", "c.svg"] && work.text("a.svg") == "old a" && work.text("c.svg") == "old c")
  }

  @Test func `are all new otherwise, and nothing is left beside them`() throws {
    let work = try Workspace(["a.svg": "old a"])
    let staged = try ["a", "b"].enumerated().map { number, name in
      try StagedFile(Array("new \(name)".utf8), for: work.path("\(name).svg"), number: number)
    }
    try StagedFile.commit(staged)
    let names = try FileManager.default.contentsOfDirectory(atPath: work.path("")).sorted()
    #expect(try names == ["a.svg", "b.svg"] && work.text("a.svg") == "new a" && work.text("b.svg") == "new b")
  }

  /// The codes are those of the calls in turn. After them, a call succeeds.
  @Test(
    arguments: [
      ([], nil), ([EINTR, EINTR], nil), ([ENOSYS], nil), ([ENOTSUP], nil), ([EINTR, EINVAL], nil),
      ([EINTR, EIO, EINTR], EIO),
    ] as [([Int32], Int32?)])
  func `may be on a disk that can't be waited for, unlike one that fails`(codes: [Int32], failure: Int32?) {
    var left = codes[...]
    let found = StagedFile.synchronize(0) { _ in
      guard let code = left.popFirst() else { return 0 }
      errno = code
      return -1
    }
    #expect(found == failure)
  }
}
