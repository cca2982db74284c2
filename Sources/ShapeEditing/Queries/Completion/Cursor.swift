import ShapeCore
import ShapeLanguage

/// The brackets, statements and local names around an offset. They are found in the tokens of the top-level declaration
/// around it, so that they are right while a statement is being written.
struct Cursor {
  let tree: SyntaxTree
  let offset: Int
  /// The word that contains the offset or ends there.
  let word: SyntaxToken?
  /// The index of the last token before the word or the offset, or -1.
  let last: Int
  /// The brackets around the offset, the outermost first. The first one stands for the file.
  let frames: [CodeFrame]
  /// The local names, the innermost last. Includes those that are declared later in the blocks around the offset.
  let locals: [CodeLocal]
  /// The names of layers and slots of the blocks around the offset.
  let layers: [CodeLocal]
  /// The first tokens of the elements of the innermost brackets, or of the arguments of the statement.
  let elements: [Int]

  /// Complexity: O(n) for n tokens of the top-level declaration around the offset, and O(m) for m declarations.
  init(_ tree: SyntaxTree, at offset: Int) {
    self.tree = tree
    self.offset = offset
    let next = tree.firstToken(from: offset)
    var last = next - 1
    var word: SyntaxToken?
    if last >= 0, case let token = tree.tokens[last], token.kind == .name || token.kind == .path,
      Int(token.end) >= offset
    {
      word = SyntaxToken(tree: tree, index: last)
      last -= 1
    }
    self.word = word
    self.last = last
    let declaration = tree.wholeFile.children.reversed().first { $0.tokens.lowerBound <= last }
    let first = declaration?.tokens.lowerBound ?? max(last, 0)
    var scanner = CodeScanner(tree.tokens, from: first)
    if last >= first { for index in first...last { scanner.take(index) } }
    frames = scanner.frames
    var rest = scanner.continued()
    let end = min(declaration?.tokens.upperBound ?? 0, tree.tokens.count - 1)
    var index = last + (word == nil ? 1 : 2)
    while index < end, rest.isInSameDeclaration {
      rest.take(index)
      index += 1
    }
    locals = scanner.locals + rest.laterLocals
    layers = scanner.layers + rest.laterLayers
    elements = scanner.frames[scanner.frames.count - 1].elements + rest.laterElements
  }

  /// The innermost brackets.
  var frame: CodeFrame { frames[frames.count - 1] }

  /// The last token before the word or the offset.
  var previous: SyntaxToken? { token(last) }

  func token(_ index: Int) -> SyntaxToken? {
    tree.tokens.indices.contains(index) ? SyntaxToken(tree: tree, index: index) : nil
  }

  /// The first token of the statement around the offset, without `private`.
  var head: SyntaxToken? {
    guard let first = token(frame.statement), first.index <= last else { return nil }
    return first.keyword == .private ? (first.index < last ? first.next : nil) : first
  }

  /// The bytes that an item replaces: the word, or none.
  var replaced: SourceSpan {
    word?.span ?? SourceSpan(file: tree.file, start: Int32(offset), end: Int32(offset))
  }

  /// Whether a statement or a declaration can begin at the word or the offset.
  var isAtStatement: Bool {
    guard !frame.isBracket else { return false }
    guard let previous else { return true }
    if last == frame.open || previous.kind == .terminator || last == frame.caseColon { return true }
    if let word { return tree.tokens[word.index].flags.contains(.breakBefore) }
    return previous.kind.canEndStatement && gapHasLineBreak(from: previous.end)
  }

  private func gapHasLineBreak(from start: Int) -> Bool {
    start < offset && tree.source.bytes[start..<min(offset, tree.source.bytes.count)].contains(UInt8(ascii: "\n"))
  }

  /// Whether the offset is in a comment.
  var isInComment: Bool {
    guard word == nil, previous.map({ $0.end <= offset }) ?? true else { return false }
    let bytes = tree.source.bytes
    var position = previous?.end ?? 0
    var depth = 0
    while position < min(offset, bytes.count) {
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      switch (bytes[position], next) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")) where depth > 0:
        depth -= 1
        position += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "/")) where depth == 0:
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        if end >= offset { return true }
        position = end
      default: position += 1
      }
    }
    return depth > 0 || position > offset
  }

  /// The literal that contains the offset or ends there, in which no name can begin.
  var literal: SyntaxToken? {
    guard word == nil, let previous, previous.end >= offset else { return nil }
    switch previous.kind {
    case .string:
      // After the closing quote, something else can follow.
      let isClosed = previous.end - previous.start > 1 && tree.source.bytes[previous.end - 1] == UInt8(ascii: "\"")
      return previous.end > offset || !isClosed ? previous : nil
    case .number, .color, .invalid: return previous
    case .endOfFile, .terminator, .name, .path, .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis,
      .leftBracket, .rightBracket, .comma, .colon, .question, .dot, .equals, .plus, .minus, .star, .slash, .not, .less,
      .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .halfOpenRange, .closedRange:
      return nil
    }
  }

  /// Whether the offset is in a block of a shape or a style, so that there are `width`, `height`, `bounds` and `center`.
  var hasLayer: Bool {
    guard !frames.contains(where: { $0.kind == .parameters }) else { return false }
    return frames.contains { $0.place != nil } && !(frame.place == .shape && head?.name == Command.size.nameID)
  }
}

extension Command {
  /// The name, or `.none` for a form that shares its name with another command.
  var nameID: NameID {
    Self.named.firstIndex(of: self).map { NameID(Keyword.allCases.count + $0) } ?? .none
  }
}
