import ShapeCore
import ShapeLanguage

/// A note about the output that was made from a place of a source.
public struct OutputNote: Equatable, Sendable {
  public var message: String
  public var span: SourceSpan
  /// Further members of the note in JSON.
  public var members: [JSONValue.Member]

  public init(message: String, span: SourceSpan, members: [JSONValue.Member]) {
    self.message = message
    self.span = span
    self.members = members
  }
}
