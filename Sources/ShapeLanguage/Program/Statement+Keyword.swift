import ShapeCore

/// The keywords at the beginning of statements, for messages that underline a keyword instead of a whole block.
extension Statement {
  /// The keyword at the beginning of the statement.
  var keywordSpan: SourceSpan {
    switch kind {
    case .command(let command, _): source.prefix(command.name)
    case .outline: source.prefix(.outline)
    case .layer: source.prefix(.layer)
    case .mask: source.prefix(.mask)
    case .content: source.prefix(.content)
    case .use: source.prefix(.use)
    case .apply: source.prefix(Command.apply.name)
    case .if: source.prefix(.if)
    case .switch: source.prefix(.switch)
    case .repeat: source.prefix(.repeat)
    }
  }
}

extension SourceSpan {
  /// Returns the keyword at the beginning of the span.
  func prefix(_ keyword: Keyword) -> SourceSpan { prefix(keyword.spelling) }

  fileprivate func prefix(_ word: String) -> SourceSpan {
    SourceSpan(file: file, start: start, end: start + Int32(truncatingIfNeeded: word.utf8.count))
  }
}

extension Program {
  /// Returns the keywords at the beginning of some statements. A span that is not a statement stays the same.
  ///
  /// Complexity: O(n) for n statements of the program.
  func keywordSpans(ofStatementsAt spans: [SourceSpan]) -> [SourceSpan] {
    if spans.isEmpty { return [] }
    let wanted = Set(spans)
    var keywords: [SourceSpan: SourceSpan] = [:]
    for statement in statements where wanted.contains(statement.source) {
      keywords[statement.source] = statement.keywordSpan
    }
    return spans.map { keywords[$0] ?? $0 }
  }
}
