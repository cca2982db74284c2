import ShapeCore
import ShapeLanguage

/// A command line that can't be executed.
package struct UsageError: Error {
  package var message: String
  /// The hint, an imperative.
  package var hint: String?
  /// The place in a source that the message is about, if there is one.
  package var place: SourcePlace?

  package init(_ message: String, hint: String? = nil, at place: SourcePlace? = nil) {
    self.message = message
    self.hint = hint
    self.place = place
  }
}

/// A place in a source.
package struct SourcePlace {
  package let source: SourceFile
  /// The bytes in the source, which is the only file.
  package let span: SourceSpan

  package init(_ source: SourceFile, _ range: Range<Int32> = 0..<0) {
    self.source = source
    span = SourceSpan(file: 0, start: range.lowerBound, end: range.upperBound)
  }
}

/// Returns words in backquotes, as a list in a sentence: "`a`, `b` or `c`".
package func alternatives(_ words: [String]) -> String { list(words.map { "`\($0)`" }) }

/// Returns words as a list in a sentence: "a, b or c".
package func list(_ words: [String]) -> String {
  var text = words.first ?? ""
  for (index, word) in words.enumerated().dropFirst() { text += (index < words.count - 1 ? ", " : " or ") + word }
  return text
}
