import ShapeCore

extension SourceSpan {
  /// Returns the keyword at the beginning of the span.
  func prefix(_ keyword: Keyword) -> SourceSpan { prefix(keyword.spelling.utf8.count) }

  fileprivate func prefix(_ count: Int) -> SourceSpan {
    SourceSpan(file: file, start: start, end: start + Int32(truncatingIfNeeded: count))
  }
}

extension Program {
  /// Returns the keywords at the beginning of some statements, for messages that underline a keyword instead of a whole
  /// block. A span that is not a statement stays the same.
  ///
  /// Complexity: O(n) for n statements of the program.
  func keywordSpans(ofStatementsAt spans: [SourceSpan]) -> [SourceSpan] {
    if spans.isEmpty { return [] }
    let wanted = Set(spans)
    let found = Set(statements.lazy.map { $0.source }.filter { wanted.contains($0) })
    return spans.map { span in
      guard found.contains(span) else { return span }
      let text = source(of: span).bytes[Int(span.start)..<Int(span.end)]
      return span.prefix(text.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }.count)
    }
  }
}
