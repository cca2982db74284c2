/// A condition that a shape requires for its size and values.
public struct Requirement: Hashable, Sendable {
  /// The name of the shape in the source.
  public var shape: String
  /// The reason in the source, or an empty string.
  public var message: String

  /// Creates the requirement of a shape from its reason.
  public init(shape: String, message: String) {
    self.shape = shape
    self.message = message
  }
}
