import ShapeLanguage

/// The page of a code: its meaning, why it matters, and an example with and without the mistake.
///
/// The pages are the files in `Pages`. Tests compile their examples.
struct Explanation {
  let kind: Problem.Kind

  init(_ kind: Problem.Kind) { self.kind = kind }

  /// Creates the explanation of a code in upper or lower case; nil if the code is unknown.
  init?(code: String) {
    guard let kind = Problem.Kind(code: code) else { return nil }
    self.init(kind)
  }

  /// All explanations in the order of their codes: errors, then warnings.
  static var all: [Explanation] { Problem.Kind.allCases.map { Explanation($0) } }

  /// The page, in Markdown.
  var page: String { kind.page }

  /// A noun phrase without a period.
  var title: String { String(page.prefix { $0 != "\n" }.dropFirst("# \(kind.code): ".count)) }

  /// The page for a terminal, in which source is indented.
  var text: String {
    var lines: [Substring] = []
    var isSource = false
    for line in page.dropFirst("# ".count).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isSource.toggle()
      } else {
        lines.append(isSource && !line.isEmpty ? "    " + line : line)
      }
    }
    return lines.joined(separator: "\n")
  }
}
