import ShapeCore

/// A change that was made, and the place of its text after this and all later changes.
public struct MadeChange: Equatable, Sendable {
  /// The message, such as "wrote `cornerRadius`".
  public let message: String
  /// The place of the new text; empty if text was only removed.
  package private(set) var span: SourceSpan

  /// Starts at the first edit of a fix-it; nil if it has none.
  package init?(_ fixIt: FixIt) {
    guard let edit = fixIt.edits.first else { return nil }
    message = fixIt.action.titleWhenMade
    span = edit.span
    span.end = edit.span.start + Int32(edit.replacement.utf8.count)
  }

  /// Updates the place after later edits of the source.
  package mutating func follow(_ edits: [TextEdit]) {
    let end = Self.offset(span.end, after: edits, takesInsertion: false)
    span.start = Self.offset(span.start, after: edits, takesInsertion: true)
    span.end = max(span.start, end)
  }

  /// Returns the offset of a byte after some edits. A replaced byte moves to the nearest byte of its replacement.
  ///
  /// - Parameter takesInsertion: Whether text inserted exactly at the byte goes before it.
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
