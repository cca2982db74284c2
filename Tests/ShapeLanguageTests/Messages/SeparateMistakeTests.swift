import ShapeCore
import Testing

@testable import ShapeLanguage

/// A grammar mistake hides no other mistake: in the snippets with grammar mistakes, another mistake before each statement
/// and each declaration is reported, and changes no message.
@Suite("Mistakes beside each other")
struct SeparateMistakeTests {
  /// The snippets whose braces match.
  private static let snippets = MessageSnippet.all.filter { snippet in
    let matches = ["E0102", "E0112", "E0113", "`}`", "`{`"].allSatisfy { !snippet.text.contains($0) }
    return matches && snippet.text.contains("^ E01")
  }

  /// Returns the lines of the first file at which a statement or a declaration begins, counted from 0.
  private static func starts(_ file: SourceFile) -> Set<Int> {
    let tree = Parser.parse(file).tree
    let table = LineTable(file)
    var starts: Set<Int32> = []
    for declaration in tree.wholeFile.children {
      starts.insert(declaration.span.start)
      // If its head is wrong, its body is not checked.
      if declaration.isBroken || declaration.kind == .error { continue }
      for node in declaration.selfAndDescendants where node.kind.acceptsSuppression && node.kind != .parameter {
        starts.insert(node.span.start)
      }
    }
    let tokens = tree.tokens.filter { $0.flags.contains(.startsLine) && starts.contains($0.start) }
    return Set(tokens.map { table.position(of: Int($0.start)).line - 1 })
  }

  private static func isMessage(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return ["^", "~", "help: ", "note: "].contains { text.hasPrefix($0) }
  }

  @Test func `are all reported`() {
    var inserted = 0
    for snippet in Self.snippets {
      let starts = Self.starts(Snippet(snippet.text).files[0])
      var (line, isInFirstFile) = (0, true)
      var lines: [String] = []
      for text in snippet.text.split(separator: "\n", omittingEmptySubsequences: false) {
        isInFirstFile = isInFirstFile && !text.hasPrefix("--- ")
        if isInFirstFile, !Self.isMessage(text) {
          // A line that begins with a dot would continue the statement.
          if starts.contains(line), text.first != "." {
            let start = "\(text.prefix { $0 == " " })let zzqx\(inserted) = /* \u{E9}\u{1F600} */ sin("
            let indent = String(repeating: " ", count: start.unicodeScalars.count)
            lines.append(start + "1)")
            lines.append(indent + "^ E0302: expected an Angle, found the number `1`")
            lines.append(indent + "help: add a unit: `deg`, `turn` or `rad`, as in `1deg`")
            inserted += 1
          }
          line += 1
        }
        lines.append(String(text))
      }
      let expected = lines.joined(separator: "\n")
      #expect(Snippet(expected).annotated() == expected, "\(snippet.testDescription)")
    }
    #expect(inserted > 500)
  }
}
