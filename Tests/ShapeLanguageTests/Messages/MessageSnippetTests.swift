import Foundation
import TestSupport
import Testing

/// With `SHAPE_REWRITE=1` in the environment, the actual messages replace the expected ones in the files.
@Suite("Snippets with their messages")
struct MessageSnippetTests {
  @Test(arguments: MessageSnippet.wanted)
  func `have exactly these messages`(snippet: MessageSnippet) throws {
    let actual = Snippet(snippet.text).annotated()
    if actual != snippet.text, isRewriting { return try snippet.rewrite(as: actual) }
    let place = SourceLocation(fileID: "Messages/Snippets", filePath: snippet.path, line: snippet.line, column: 1)
    #expect(actual == snippet.text, "\(snippet.testDescription)", sourceLocation: place)
  }

  /// Otherwise, a line of a snippet would be read as something else.
  @Test func `begin after a comment, and end with an empty line`() throws {
    let paths = try MessageSnippet.paths()
    #expect(Set(MessageSnippet.all.map(\.path)) == Set(paths) && paths.count > 20)
    for path in paths {
      let parts = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n=== ")
      #expect(parts[0].split(separator: "\n").allSatisfy { $0.hasPrefix("# ") }, "\(path)")
      #expect(parts.allSatisfy { $0.hasSuffix("\n") }, "\(path)")
    }
  }

  @Test func `have different names in a file`() {
    let names = MessageSnippet.all.map(\.testDescription)
    #expect(names.count == Set(names).count && !names.isEmpty)
  }
}
