import ShapeCore

/// An error in a result.
package struct Complaint: Sendable, CustomStringConvertible {
  package enum Reason: Sendable {
    /// The engine returned no result.
    case noResult
    /// A number is not finite.
    case notFinite
    /// A subpath does not end with `close`, or an arc does not begin where the element before it ends.
    case notClosed(at: Point)
    /// The winding around the point is neither 0 nor 1, clockwise on the screen.
    case winding(at: Point, Int)
    /// The point is inside although it should not be, or the other way around.
    case inside(at: Point, expected: Bool)
    /// The area differs from the expected one.
    case area(Double, expected: Double, tolerance: Double)
    /// The areas of a union and an intersection do not add up to those of the operands.
    case sumOfAreas(Double, expected: Double, tolerance: Double)
    /// A point of an edge of the result is on no edge of an operand.
    case stray(at: Point)
    /// There are more elements than crossings can explain.
    case tooMany(elements: Int, most: Int)
    /// Curves became lines, whose length exceeds that of the operands.
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
  /// Whether the second path was made simple.
  package var isOfSecond: Bool
  package var reason: Reason

  package var description: String { "\(boolean)\(isOfSecond ? " of the second" : ""): \(reason)" }
}
