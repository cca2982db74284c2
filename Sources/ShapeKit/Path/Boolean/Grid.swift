/// A point of a `Grid`: two whole numbers, kept as `Double`. Those of one grid are at most 2⁴³ apart.
struct GridPoint: Equatable, Sendable {
  var x: Double
  var y: Double

  static func - (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(x: a.x - b.x, y: a.y - b.y) }

  /// Returns the order in which a sweep meets points: from left to right, and upwards in y where x is the same.
  static func < (a: GridPoint, b: GridPoint) -> Bool { a.x < b.x || (a.x == b.x && a.y < b.y) }
}

/// The integer grid on which an arrangement decides what crosses what, so that every decision is exact.
///
/// Its size is a power of two, so that numbers with few binary digits stay what they are.
struct Grid: Sendable {
  /// The logarithm of how many cells the longer side of all that takes part has at least; it has at most twice as many.
  static let precision = 42

  private let cellsPerPoint: Double
  /// The side of a cell, in points.
  let cell: Double

  /// Nil where the rectangle has no extent, or one that is not finite.
  /// - Parameters:
  ///   - rect: a rectangle not much farther from the origin than it is large.
  ///   - ulp: by how much coordinates may have been rounded: there are never more than two cells to it, so that what it
  ///     moved lies within the radius of a vertex.
  init?(covering rect: Rect, ulp: Double) {
    let side = max(rect.width, rect.height)
    guard side > 1e-150, side < 1e150, rect.isFinite else { return nil }
    let finest = ulp > 0 ? Int(ulp.exponent) - 1 : Int.min
    cell = Double(sign: .plus, exponent: max(Int(side.exponent) - Self.precision, finest), significand: 1)
    cellsPerPoint = 1 / cell
  }

  /// Returns the nearest point of the grid.
  func snapped(_ point: Point) -> GridPoint {
    GridPoint(x: roundedToWhole(point.x * cellsPerPoint), y: roundedToWhole(point.y * cellsPerPoint))
  }

  /// Where a point of the grid lies.
  func point(_ point: GridPoint) -> Point { Point(point.x * cell, point.y * cell) }
}

/// Returns the nearest whole number to one below 2⁵¹ either way: adding this number leaves no room for a fraction.
private func roundedToWhole(_ value: Double) -> Double {
  let pusher = 0x1.8p52
  return (value + pusher) - pusher
}

/// Returns a number with the sign of a × b, which is 0 only where the cross product is.
func crossSign(_ a: GridPoint, _ b: GridPoint) -> Double {
  let left = a.x * b.y
  let right = a.y * b.x
  let difference = left - right
  // The products and their difference are rounded once each, by 2⁻⁵³ at most.
  if abs(difference) > 0x1p-51 * (abs(left) + abs(right)) { return difference }
  return exactCross(a, b)
}

/// a × b, rounded once.
func exactCross(_ a: GridPoint, _ b: GridPoint) -> Double { WideInteger(a.x, b.y, minus: a.y, b.x).value }
