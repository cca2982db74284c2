/// A set of the four edges of a rectangle. It can also contain edges by their place in the direction of the layout.
@frozen
public struct Edges: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = Edges(rawValue: 1)
  /// The right edge.
  public static let right = Edges(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Edges(rawValue: 4)
  /// The left edge.
  public static let left = Edges(rawValue: 8)
  /// The left edge, or the right one in a layout from right to left.
  public static let leading = Edges(rawValue: 16)
  /// The right edge, or the left one in a layout from right to left.
  public static let trailing = Edges(rawValue: 32)
  /// All four edges.
  public static let all = Edges(rawValue: 15)
  /// No edge.
  public static let none: Edges = []
  /// The left and right edges.
  public static let horizontal: Edges = [.left, .right]
  /// The top and bottom edges.
  public static let vertical: Edges = [.top, .bottom]
}

extension Edges {
  /// Returns the set with the edges that `leading` and `trailing` mean in a direction.
  package func resolved(_ direction: LayoutDirection) -> Edges {
    if isDisjoint(with: [.leading, .trailing]) { return self }
    let isMirrored = direction == .rightToLeft
    var result = intersection(.all)
    if contains(.leading) { result.insert(isMirrored ? .right : .left) }
    if contains(.trailing) { result.insert(isMirrored ? .left : .right) }
    return result
  }

  /// Returns whether the set contains all given edges in a direction.
  @_spi(Generated) public func contains(_ edges: Edges, in direction: LayoutDirection) -> Bool {
    resolved(direction).isSuperset(of: edges.resolved(direction))
  }
}
