import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// An incremental compiler finds what a fresh compilation finds in the snippets, whose messages are about several
/// declarations, after each of these edits: a body is emptied, and filled again below a new comment; two declarations
/// change places.
@Suite("Compiling snippets after edits")
struct IncrementalSnippetTests {
  /// Mistakes that connect declarations: cycles, slots, unused and hidden names, directions, suppressions.
  private static let codes = ["E0213", "E0502", "E0507", "W0001", "W0002", "W0003", "E0514", "E0517", "W0009"]

  private static let snippets = MessageSnippet.all.filter { snippet in codes.contains { snippet.text.contains($0) } }

  private static func describe(_ diagnostic: Diagnostic) -> String {
    let problem = diagnostic.problem
    let notes = diagnostic.notes.map { "\n  \($0.span) \($0.text)" }.joined()
    return "\(problem.code) \(diagnostic.span) \(problem.message) \(problem.hint ?? "")\(notes)"
  }

  /// Returns the source after each edit, with the source itself between them.
  private static func versions(of source: SourceFile) -> [[UInt8]] {
    let bytes = source.bytes
    let parts = Array(Parser.parse(source).tree.wholeFile.children)
    var result = [bytes]
    for part in parts {
      guard let block = part.children.first(where: { $0.kind == .block }) else { continue }
      result.append([TextEdit(block.span, "{ size 9 x 7 }")].applied(to: bytes))
      result.append(Array("// \u{E9}\u{1F600}\n".utf8) + bytes)
    }
    for (first, second) in zip(parts, parts.dropFirst().reversed()) where first.span.end <= second.span.start {
      let edits = [TextEdit(first.span, second.text), TextEdit(second.span, first.text)]
      result += [edits.applied(to: bytes), bytes]
      break
    }
    return result
  }

  @Test func `finds what a fresh compilation finds`() {
    let seed = RandomCases.seed(22)
    var random = RandomSource(seed: seed)
    let count = RandomCases.count(quick: 25, ci: 200, long: 400)
    var versions = 0
    for snippet in Self.snippets.shuffled(using: &random).prefix(count) {
      let files = Snippet(snippet.text).files
      func load(_ path: String) -> Result<[UInt8], LoadFailure> {
        files.first { $0.path == path }.map { .success($0.bytes) } ?? .failure(.unreadable("no such file"))
      }
      var compiler = IncrementalCompiler()
      for bytes in Self.versions(of: files[0]) {
        versions += 1
        let main = SourceFile(path: "main.shape", bytes: bytes)
        let found = compiler.diagnostics(of: main, load: load).diagnostics.map(Self.describe)
        let fresh = Compiler.compile(main, load: load).diagnostics.map(Self.describe)
        #expect(
          found == fresh,
          "seed \(seed), \(snippet.testDescription), version \(versions):\n\(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect(versions > min(count, 100))
  }
}
