import TestSupport
import Testing

/// With `SHAPE_REWRITE=1` in the environment, the actual messages replace the expected ones in the files.
@Suite("Snippets with their messages")
struct MessageSnippetTests {
  @Test(arguments: MessageSnippet.all)
  func `have exactly these messages`(snippet: MessageSnippet) throws {
    let actual = Snippet(snippet.text).annotated()
    if actual != snippet.text, isRewriting { return try snippet.rewrite(as: actual) }
    let place = SourceLocation(fileID: "Messages/Snippets", filePath: snippet.path, line: snippet.line, column: 1)
    #expect(actual == snippet.text, "\(snippet.testDescription)", sourceLocation: place)
  }

  @Test func `have different names in a file`() {
    let names = MessageSnippet.all.map(\.testDescription)
    #expect(names.count == Set(names).count && !names.isEmpty)
  }
}
