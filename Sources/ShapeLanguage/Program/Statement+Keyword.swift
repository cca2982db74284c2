import ShapeKit

/// The keywords that statements begin with, for messages that underline a keyword instead of a whole block.
extension Statement {
  /// The keyword the statement begins with.
  var keywordSpan: SourceSpan {
    switch kind {
    case .command(let command, _): source.prefix(command.name)
    case .outline: source.prefix(.outline)
    case .layer: source.prefix(.layer)
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
  /// Returns the keyword that the span begins with.
  func prefix(_ keyword: Keyword) -> SourceSpan { prefix(keyword.spelling) }

  fileprivate func prefix(_ word: String) -> SourceSpan {
    SourceSpan(file: file, start: start, end: start + Int32(truncatingIfNeeded: word.utf8.count))
  }
}

extension Program {
  /// Returns the keywords that some statements begin with; a span that is no statement's stays as it is.
  ///
  /// Time: linear in the number of statements of the program.
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
