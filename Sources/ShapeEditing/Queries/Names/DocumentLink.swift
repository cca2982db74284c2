import ShapeCore
import ShapeLanguage

/// The path in an import.
public struct DocumentLink: Equatable, Sendable {
  /// The path without its quotes.
  package var span: SourceSpan
  /// The path as it is written, relative to the folder of the file.
  public var path: String
  /// The index of the imported file, or `nil` if it can't be read.
  public var target: Int?
}

extension Compilation {
  /// Returns the links to imported files, in source order.
  public func documentLinks(in file: Int = 0) -> [DocumentLink] {
    imports.compactMap { statement in
      guard statement.file == file, let path = statement.syntax.path, path.hasStraightQuotes else { return nil }
      var span = path.span
      span.start += 1
      span.end = max(span.start, span.end - 1)
      return DocumentLink(span: span, path: path.content, target: statement.target)
    }
  }
}
