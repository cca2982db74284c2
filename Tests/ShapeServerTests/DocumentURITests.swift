import TestSupport
import Testing

@testable import ShapeServer

@Suite("Addresses of documents")
struct DocumentURITests {
  @Test(arguments: [
    ("file:///a/b.shape", "/a/b.shape"), ("file:///a%20b/%C3%A9.shape", "/a b/é.shape"),
    ("file://localhost/a.shape", "/a.shape"), ("file:///50%.shape", "/50%.shape"), ("untitled:Untitled-1", nil),
    ("file://", nil), ("", nil),
  ])
  func `have the path of a file`(text: String, path: String?) { #expect(DocumentURI(text).path == path) }

  @Test func `any path is found again in its address, which has only plain characters`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let signs = Array("/az AZ09-_.~%25é😀?#:;\u{1}\u{F}\u{10}\u{7F}[]@").map { String($0) }
    for _ in 0..<RandomCases.count(quick: 200, ci: 2_000, long: 100_000) {
      let path = "/" + (0..<random.below(9)).map { _ in random.pick(signs) }.joined()
      let uri = DocumentURI(path: path)
      #expect(uri?.path == path && uri?.displayPath == path, "SHAPE_SEED=\(seed): \(path.debugDescription)")
      let isPlain = uri?.text.dropFirst(7).wholeMatch(of: /([A-Za-z0-9\/._~-]|%[0-9A-F]{2})*/) != nil
      #expect(isPlain && DocumentURI(uri?.text ?? "") == uri, "SHAPE_SEED=\(seed): \(uri?.text ?? "")")
    }
    #expect(DocumentURI(path: "a/b") == nil && DocumentURI(displayPath: "untitled:1").text == "untitled:1")
  }

  @Test func `are the same in any encoding`() {
    #expect(DocumentURI("file:///a%2Db.shape") == DocumentURI(path: "/a-b.shape"))
    #expect(DocumentURI(path: "/ä b/100%.shape")?.text == "file:///%C3%A4%20b/100%25.shape")
    #expect(DocumentURI(path: "/ä b/100%.shape")?.path == "/ä b/100%.shape")
  }
}
