/// A condition that the source requires for its size and values.
public struct Requirement: Hashable, Sendable {
  /// The reason in the source, or an empty string.
  public var message: String
  /// The place in the source, such as `card.shape:12`.
  public var source: String

  /// Creates a requirement from its reason and its place.
  public init(message: String, source: String) {
    self.message = message
    self.source = source
  }
}
