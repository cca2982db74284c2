import Foundation
import TestSupport

/// The parts of `Grammar.md` that tests use: the page, not the compiler, defines the language.
struct GrammarPage {
  /// The text of the first `ebnf` block after the heading `## Grammar`.
  let notation: String
  /// The first column of the table of tokens: `NAME`, `NUMBER`, …
  let tokenKinds: [String]
  /// The tokens after which, and before which, a line break does not count as a `;`.
  let continuesAfter: [String]
  let continuesBefore: [String]

  struct Missing: Error {
    var text: String
  }

  /// Returns the page at the root of the package.
  static func read() throws -> GrammarPage {
    try GrammarPage(Repository.text(of: "Grammar.md"))
  }

  init(_ page: String) throws(Missing) {
    let heading = try GrammarPage.text(of: page, after: "\n## Grammar\n", upTo: nil)
    notation = try GrammarPage.text(of: heading, after: "```ebnf\n", upTo: "```")
    let table = try GrammarPage.text(of: heading, after: "| token | |\n", upTo: "\n\n")
    tokenKinds = table.split(separator: "\n").compactMap { row in
      let cell = row.split(separator: "|").first?.trimmingCharacters(in: CharacterSet(charactersIn: " `")) ?? ""
      return EBNF.isTokenKind(cell) ? cell : nil
    }
    let lines = try GrammarPage.text(of: heading, after: "### Line breaks\n\n", upTo: "\n\n")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let before = try GrammarPage.text(of: lines, after: "the token before it is one of `", upTo: "`")
    let after = try GrammarPage.text(of: lines, after: "the token after it is one of `", upTo: "`")
    continuesAfter = before.split(separator: " ").map(String.init)
    // The page names the words separately from the signs.
    continuesBefore = after.split(separator: " ").map(String.init) + ["else", "where"]
  }

  private static func text(of page: String, after start: String, upTo end: String?) throws(Missing) -> String {
    guard let from = page.range(of: start) else { throw Missing(text: "Grammar.md no longer says: \(start)") }
    let rest = page[from.upperBound...]
    guard let end else { return String(rest) }
    guard let to = rest.range(of: end) else { throw Missing(text: "Grammar.md: no end to what follows \(start)") }
    return String(rest[..<to.lowerBound])
  }
}
