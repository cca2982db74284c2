import ShapeCore
import ShapeEditing
import TestSupport
import Testing

@testable import ShapeLanguage

/// Comments and line ends change no message and no fix-it, only their places. The sources are those of the snippets.
@Suite("Messages in moved text")
struct MovedMessageTests {
  /// A source with insertions.
  private struct Moved {
    var bytes: [UInt8] = []
    private var offsets: [Int]
    private var length: Int

    /// - Parameter offsets: The places in the original, ascending.
    init(_ original: [UInt8], inserting text: [UInt8], at offsets: [Int]) {
      (self.offsets, length) = (offsets, text.count)
      var end = 0
      for offset in offsets {
        bytes += original[end..<offset] + text
        end = offset
      }
      bytes += original[end...]
    }

    /// Returns where a part of the original is. Insertions are before what begins at their place, and after what ends
    /// there. A place without text is an end.
    func moved(_ span: SourceSpan) -> SourceSpan {
      guard span.file == 0 else { return span }
      let (first, last) = (Int(span.start), Int(span.end))
      let start = first + length * offsets.filter { $0 < first || $0 == first && first < last }.count
      let end = last + length * offsets.filter { $0 < last }.count
      return SourceSpan(file: 0, start: Int32(start), end: Int32(end))
    }
  }

  private static func checked(_ snippet: Snippet, _ bytes: [UInt8]) -> (tree: SyntaxTree?, diagnostics: [Diagnostic]) {
    var snippet = snippet
    snippet.files[0] = SourceFile(path: snippet.files[0].path, bytes: bytes)
    let compilation = snippet.compile()
    let fixer = Fixer(path: snippet.files[0].path) { _ in .failure(.unreadable("no such file")) }
    return (compilation.trees.first, fixer.offering(compilation.diagnostics, of: compilation))
  }

  private static func text(_ diagnostic: Diagnostic, _ place: (SourceSpan) -> SourceSpan) -> String {
    let problem = diagnostic.problem
    let notes = diagnostic.notes.map { "\($0.text) \(place($0.span))" }
    return "\(problem.code) \(place(diagnostic.span)) \(problem.message) \(problem.hint ?? "") \(notes)"
  }

  @Test func `are the same at their new places`() {
    let seed = RandomCases.seed(21)
    var random = RandomSource(seed: seed)
    let comment = "/*\u{E9}\u{1F600}e\u{301}*/ "
    var fixes = 0
    for snippet in MessageSnippet.all.shuffled(using: &random).prefix(RandomCases.count(quick: 30, ci: 400, long: 400))
    {
      let parsed = Snippet(snippet.text)
      let bytes = parsed.files[0].bytes
      let (tree, found) = Self.checked(parsed, bytes)
      let tokens = tree?.tokens ?? []
      // Before the second token of each line, if there is a space before it.
      let seconds = zip(tokens, tokens.dropFirst()).compactMap { first, second in
        let isSecond = first.flags.contains(.startsLine) && !second.flags.contains(.startsLine)
        return isSecond && first.end < second.start ? Int(second.start) : nil
      }
      let moved = Moved(bytes, inserting: Array(comment.utf8), at: seconds)
      let after = Self.checked(parsed, moved.bytes).diagnostics
      #expect(
        after.map { Self.text($0) { $0 } } == found.map { Self.text($0, moved.moved) },
        "seed \(seed): \(snippet.testDescription)")
      for (first, second) in zip(found, after) {
        guard let fix = first.fixIt, let other = second.fixIt else { continue }
        fixes += 1
        let result = String(decoding: other.applied(to: moved.bytes), as: UTF8.self).replacing(comment, with: "")
        #expect(
          result == String(decoding: fix.applied(to: bytes), as: UTF8.self),
          "seed \(seed): \(snippet.testDescription), \(fix.title)")
      }
      let breaks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
      let windows = Moved(bytes, inserting: [UInt8(ascii: "\r")], at: breaks)
      let inWindows = Self.checked(parsed, windows.bytes).diagnostics
      #expect(
        inWindows.map { Self.text($0) { $0 } } == found.map { Self.text($0, windows.moved) },
        "seed \(seed): \(snippet.testDescription) with CRLF")
    }
    #expect(fixes > 0)
  }
}
