/// A message of a chat, which both lists show.
public struct Message: Identifiable, Sendable {
  public let id: Int
  public let text: String
  /// Whether the person who looks at the list wrote it.
  public let isOwn: Bool

  public static let examples = [
    Message(id: 0, text: "Does the bubble grow with its text?", isOwn: false),
    Message(id: 1, text: "Yes.", isOwn: true),
    Message(
      id: 2, text: "The slot has the same insets at every size, so the size of the text determines that of the bubble.",
      isOwn: true),
    Message(id: 3, text: "Even with large letters?", isOwn: false),
    Message(id: 4, text: "The text grows, and the tail grows with it, as far as its range allows.", isOwn: true),
  ]
}
