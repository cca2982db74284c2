import TestSupport
import Testing

@testable import ShapeEditing
@testable import ShapeLanguage

/// Changes of a file in CRLF are those of the same file in LF, with CRLF.
@Suite("Line breaks of changes")
struct LineBreakTests {
  @Test func `a new first line ends as the others`() {
    let source = "shape A {\r\n  size 8 x 8\r\n  «fill .red\r\n  clip»\r\n}\r\n"
    #expect(
      Refactored(source).result("extract `style")
        == "private style look {\r\n  fill .red\r\n  clip\r\n}\r\n\r\nshape A {\r\n  size 8 x 8\r\n  apply look\r\n}\r\n"
    )
  }

  @Test(arguments: [
    "shape A {\n  size 9 x 9\n  layer(inset: 2) { fill .red }\n  fill .blue\n}\n",
    "shape A {\n  size 9 x 9\n  require width > 3, \"too narrow\n}\n",
    "shape A {\n  size 9 x 9\n  let a = 3\n  fill .red\n}\n",
    "shape A {\n  size 9 x 9\n  let a = 3;\n}\n",
  ])
  func `fixes and suppressions keep those of their lines`(source: String) {
    func results(_ bytes: [UInt8]) -> [String] {
      let compilation = Refactored.compile(bytes)
      let found = compilation.diagnostics + Linter.diagnostics(for: compilation.program)
      let fixer = Fixer(path: "main.shape") { _ in .failure(.unreadable("no such file")) }
      return fixer.offering(found, of: compilation).flatMap { compilation.quickFixes(for: $0) }
        .map { String(decoding: $0.edits.applied(to: bytes), as: UTF8.self) }
    }
    let expected = results(Array(source.utf8))
    #expect(!expected.isEmpty)
    let actual = results(LineEnds.crlf(Array(source.utf8)))
    #expect(actual.map { $0.replacing("\r\n", with: "\n") } == expected)
    #expect(actual.filter { $0.replacing("\r\n", with: "").contains(/[\r\n]/) } == [])
  }

  @Test func `refactorings keep those of the corpus`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let snippets = FormattingCorpus.snippets.filter { !$0.compileRecording($0.files[0].bytes).hasErrors }
    var count = 0
    for _ in 0..<RandomCases.count(quick: 40, ci: 1_000, long: 50_000) {
      let snippet = random.pick(snippets)
      let bytes = LineEnds.lf(snippet.files[0].bytes)
      let place = random.below(1_000)
      func results(_ bytes: [UInt8]) -> [String] {
        let compilation = snippet.compileRecording(bytes)
        let nodes = Array(compilation.trees[0].allNodes)
        return compilation.refactorings(of: nodes[place % nodes.count].bytes).map { action in
          String(decoding: action.edits.applied(to: bytes), as: UTF8.self)
        }
      }
      let expected = results(bytes).map { String(decoding: LineEnds.crlf(Array($0.utf8)), as: UTF8.self) }
      #expect(results(LineEnds.crlf(bytes)) == expected, "seed \(seed)")
      count += expected.count
    }
    #expect(count > 0, "seed \(seed)")
  }
}
