import ShapeKit

/// What is wrong with a result.
package struct Complaint: Sendable, CustomStringConvertible {
  package enum Reason: Sendable {
    /// The engine gave no result.
    case noResult
    /// A number is not finite.
    case notFinite
    /// A subpath does not end with `close`, or an arc does not begin where the element before it ends.
    case notClosed(at: Point)
    /// The result winds around the point neither 0 times nor once clockwise on the screen.
    case winding(at: Point, Int)
    /// The point lies inside and should not, or the other way round.
    case inside(at: Point, expected: Bool)
    /// The area is not what the operands say.
    case area(Double, expected: Double, tolerance: Double)
    /// The areas of a union and an intersection do not add up to those of the operands.
    case sumOfAreas(Double, expected: Double, tolerance: Double)
    /// A point of an edge of the result lies on no edge of an operand.
    case stray(at: Point)
    /// There are more elements than crossings can explain.
    case tooMany(elements: Int, most: Int)
    /// Curves came out as lines, whose length is more than the operands have.
    case straightened(length: Double, most: Double)
    /// The result has a kind of curve that no operand has.
    case foreignKind(String)

    /// A word for tables.
    package var label: String {
      switch self {
      case .noResult: "none"
      case .notFinite: "finite"
      case .notClosed: "closed"
      case .winding: "winding"
      case .inside: "inside"
      case .area: "area"
      case .sumOfAreas: "sum"
      case .stray: "stray"
      case .tooMany: "count"
      case .straightened: "straight"
      case .foreignKind: "kind"
      }
    }
  }

  package var boolean: BooleanCase
  /// Whether it is the second path that was made simple.
  package var isOfSecond: Bool
  package var reason: Reason

  package var description: String { "\(boolean)\(isOfSecond ? " of the second" : ""): \(reason)" }
}
