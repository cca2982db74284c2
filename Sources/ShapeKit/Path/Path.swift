/// A sequence of subpaths made of lines, Bézier curves and arcs.
///
/// Ready-made paths keep what they are (a circle stays a circle), so that a backend can say so; `elements` gives any
/// path step by step.
///
/// Numbers that are not finite make a path that `isFinite` tells from others. It has no bounds, no length, no area and
/// no points, winds round nothing, and what is cut, rounded or combined from it is empty; only `reversed`,
/// `appending`, `lowered` and the maps of `transformed` keep what they find. Finite coordinates, lengths and factors up
/// to 1e150 give finite results everywhere; beyond, products of two of them may overflow, and what overflows counts as
/// not finite.
public struct Path: Equatable, Sendable {
  /// What a path is made of.
  public enum Storage: Equatable, Sendable {
    case elements([PathElement])
    /// A closed rectangle, clockwise from its top left corner.
    case rect(Rect)
    /// A closed rectangle with circular corners, already reduced to fit its sides; clockwise from the end of the
    /// top left corner.
    case roundedRect(Rect, CornerRadii)
    /// A closed ellipse that fills the rectangle; clockwise from its rightmost point.
    case ellipse(Rect)
  }

  public private(set) var storage: Storage

  init(storage: Storage) { self.storage = storage }

  /// Creates a path of elements that need no second look: see `Path.init(_:)` for what they obey.
  init(wellFormed elements: [PathElement]) { storage = .elements(elements) }

  /// A path without any element.
  public static let empty = Path(wellFormed: [])
}

/// The radius of each corner of a rounded rectangle, in points; none is negative.
@frozen
public struct CornerRadii: Equatable, Sendable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates the same radius at every corner.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Whether all four are the same.
  public var isUniform: Bool {
    topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft
  }
}

/// Which regions count as inside a path.
public enum FillRule: Int, CaseIterable, Sendable {
  /// Those the path winds round, counted with direction.
  case nonZero
  /// Those the path winds around an odd number of times.
  case evenOdd
}
