import ShapeKit

/// A change that was made, and where its text stands in what came of this and all later ones.
public struct MadeChange: Equatable, Sendable {
  /// What it did: "wrote `cornerRadius`".
  public let message: String
  /// The text that was written; empty where something was only taken away.
  public private(set) var span: SourceSpan

  /// The first place that a fix-it with an edit at least changed.
  init?(_ fixIt: FixIt) {
    guard let edit = fixIt.edits.first else { return nil }
    message = fixIt.action.pastTitle
    span = edit.span
    span.end = edit.span.start + Int32(edit.replacement.utf8.count)
  }

  /// Follows the text through edits of the source in which it stands.
  mutating func follow(_ edits: [TextEdit]) {
    let end = Self.offset(span.end, after: edits, takesInsertion: false)
    span.start = Self.offset(span.start, after: edits, takesInsertion: true)
    span.end = max(span.start, end)
  }

  /// Where a byte is after some edits; of one that is replaced the nearest byte of what replaces it.
  ///
  /// - Parameter takesInsertion: Whether what is inserted at the very byte goes before it.
  private static func offset(_ offset: Int32, after edits: [TextEdit], takesInsertion: Bool) -> Int32 {
    var shift: Int32 = 0
    for edit in edits {
      let length = Int32(edit.replacement.utf8.count)
      if edit.span.start > offset || edit.span.start == offset && !takesInsertion { break }
      if edit.span.end > offset { return edit.span.start + shift + min(offset - edit.span.start, length) }
      shift += length - (edit.span.end - edit.span.start)
    }
    return offset + shift
  }
}
