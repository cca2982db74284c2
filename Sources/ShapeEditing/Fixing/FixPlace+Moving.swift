import ShapeCore
import ShapeLanguage

extension FixPlace {
  /// Moves a later statement of the same block before the statement at this place. Statements with comments stay.
  func movingHere(_ place: SourceSpan?) -> FixIt? {
    guard let place, place.file == span.file, let target = statement(at: span), let moved = statement(at: place),
      target.parent == moved.parent, target.span.end <= moved.span.start, isFree(target), isFree(moved),
      !holdsComment(moved), let removal = deletingLine(of: moved)
    else { return nil }
    var lineStart = Int(target.span.start)
    while lineStart > 0, isBlank(bytes[lineStart - 1]) { lineStart -= 1 }
    let beginsLine = lineStart == 0 || bytes[lineStart - 1] == UInt8(ascii: "\n")
    let indentation = tree.source.text(lineStart..<Int(target.span.start))
    let start = part(from: target.span.start, to: target.span.start)
    return FixIt(
      .move(moved.firstToken.text, before: target.firstToken.text),
      [TextEdit(start, moved.text + (beginsLine ? tree.source.lineBreak + indentation : "; ")), removal])
  }

  /// The innermost statement that begins at a place.
  private func statement(at place: SourceSpan) -> SyntaxNode? {
    nodes(around: place).last { node in
      node.span.start == place.start && [.command, .layer, .content, .use].contains(node.kind)
    }
  }

  /// Whether there is no comment between a node and the token before it.
  private func isFree(_ node: SyntaxNode) -> Bool {
    !bytes[(node.firstToken.previous?.end ?? 0)..<node.firstToken.start].contains(UInt8(ascii: "/"))
  }
}
