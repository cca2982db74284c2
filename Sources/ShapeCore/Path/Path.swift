/// A sequence of subpaths made of lines, Bézier curves and arcs.
///
/// Ready-made paths keep their kind (a circle stays a circle), so that a backend can use it. `elements` returns the
/// elements of any path.
///
/// A path with numbers that are not finite has an `isFinite` of `false`. It has no bounds, no length, no area, no
/// points and no windings, and cutting, rounding or combining it results in an empty path. Only `reversed`,
/// `appending`, `lowered` and the methods that transform a path keep its numbers. Finite coordinates, lengths and
/// factors up to 1e150 have finite results everywhere. Beyond, products of two of them may overflow, and then count as
/// not finite.
public struct Path: Hashable, Sendable {
  /// The kind and contents of a path.
  package enum Storage: Hashable, Sendable {
    /// Any elements, in their order.
    case elements([PathElement])
    /// A closed rectangle, clockwise from its top left corner.
    case rect(Rect)
    /// A closed rectangle with circular corners that fit its sides, clockwise from the end of the top left corner.
    case roundedRect(Rect, CornerRadii)
    /// A closed ellipse that fills the rectangle, clockwise from its rightmost point.
    case ellipse(Rect)
  }

  /// The kind and contents of the path.
  package private(set) var storage: Storage

  init(storage: Storage) { self.storage = storage }

  /// Creates a path from elements that are normalized already. See `Path.init(_:)` for the conditions.
  init(wellFormed elements: [PathElement]) { storage = .elements(elements) }

  /// A path without elements.
  public static let empty = Path(wellFormed: [])
}

/// The radius of each corner of a rounded rectangle, in points. None is negative.
@usableFromInline
package struct CornerRadii: Hashable, Sendable {
  /// The radius of the top left corner.
  package var topLeft: Double
  /// The radius of the top right corner.
  package var topRight: Double
  /// The radius of the bottom right corner.
  package var bottomRight: Double
  /// The radius of the bottom left corner.
  package var bottomLeft: Double

  /// Creates radii from those of the corners, in points.
  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates radii that are the same at every corner.
  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Whether all four radii are the same.
  package var isUniform: Bool {
    topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft
  }
}

/// The rule that decides which regions are inside a path.
public enum FillRule: CaseIterable, Sendable {
  /// Regions around which the path winds, counted with its direction.
  case nonZero
  /// Regions around which the path winds an odd number of times.
  case evenOdd
}
