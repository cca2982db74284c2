/// A set of the four edges of a rectangle.
@frozen
public struct Edges: OptionSet, Equatable, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let top = Edges(rawValue: 1)
  public static let right = Edges(rawValue: 2)
  public static let bottom = Edges(rawValue: 4)
  public static let left = Edges(rawValue: 8)
  /// All four edges.
  public static let all = Edges(rawValue: 15)
  /// No edge.
  public static let none: Edges = []
  /// The left and right edges.
  public static let horizontal: Edges = [.left, .right]
  /// The top and bottom edges.
  public static let vertical: Edges = [.top, .bottom]
}
