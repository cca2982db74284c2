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

  @Test func `are the same in any encoding`() {
    #expect(DocumentURI("file:///a%2Db.shape") == DocumentURI(path: "/a-b.shape"))
    #expect(DocumentURI(path: "/ä b/100%.shape")?.text == "file:///%C3%A4%20b/100%25.shape")
    #expect(DocumentURI(path: "/ä b/100%.shape")?.path == "/ä b/100%.shape")
  }
}
