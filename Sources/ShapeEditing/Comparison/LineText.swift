import ShapeCore
import ShapeLanguage

/// The text of parts of a file on one line, without comments, in the standard layout.
///
/// - Complexity: Formats the file once, O(n). Each text is proportional to its tokens.
struct LineText {
  private let tree: SyntaxTree
  /// The formatted file, which has the same tokens but for omitted semicolons.
  private let formatted: SyntaxTree
  /// For each token of the file, its number among the tokens of the formatted file.
  private var numbers: [Int] = []

  /// - Parameter tree: A tree without syntax errors.
  init(_ tree: SyntaxTree) {
    self.tree = tree
    let source = SourceFile(path: tree.source.path, bytes: SourceFormatter.formatted(tree))
    formatted = Parser.parse(source, file: tree.file).tree
    let kept = formatted.tokens.indices.filter { formatted.tokens[$0].kind != .terminator }
    var count = 0
    for token in tree.tokens {
      numbers.append(count < kept.count ? kept[count] : formatted.tokens.count)
      if token.kind != .terminator { count += 1 }
    }
  }

  func text(of span: SourceSpan) -> String {
    let start = tree.firstToken(from: Int(span.start))
    let end = tree.tokens[start...].firstIndex { $0.start >= span.end } ?? tree.tokens.count
    return text(of: start..<end)
  }

  /// Returns the text of tokens of the file, by their indices.
  func text(of tokens: Range<Int>) -> String {
    var text = ""
    var last: Int?
    for index in tokens where tree.tokens[index].kind != .terminator && numbers[index] < formatted.tokens.count {
      let token = formatted.tokens[numbers[index]]
      if let last {
        let previous = formatted.tokens[last]
        if previous.kind == .comma, Self.closesList(token) { text.removeLast() }
        // Only semicolons are skipped.
        text += Self.gap(previous, token, hasSemicolon: numbers[index] > last + 1)
      }
      text += formatted.text(token)
      last = numbers[index]
    }
    return text
  }

  private static func closesList(_ token: Token) -> Bool {
    token.kind == .rightParenthesis || token.kind == .rightBracket
  }

  private static func gap(_ previous: Token, _ next: Token, hasSemicolon: Bool) -> String {
    if previous.end == next.start { return "" }
    let isOpen = previous.kind == .leftParenthesis || previous.kind == .leftBracket
    if isOpen || closesList(next) { return "" }
    let endsStatement = hasSemicolon || next.flags.contains(.breakBefore)
    return endsStatement && previous.kind.canEndStatement && next.kind.canBeginStatement ? "; " : " "
  }
}
