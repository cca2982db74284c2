/// A point of a `Grid`: two whole numbers, stored as `Double`. Those of one grid are at most 2⁴³ apart.
struct GridPoint: Equatable, Sendable {
  var x: Double
  var y: Double

  static func - (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(x: a.x - b.x, y: a.y - b.y) }

  /// Returns whether a sweep meets a point before another one: from left to right, then from the smaller y.
  static func < (a: GridPoint, b: GridPoint) -> Bool { a.x < b.x || (a.x == b.x && a.y < b.y) }
}

/// The integer grid of an arrangement, on which every decision about crossings is exact.
///
/// The side of a cell is a power of two, so that numbers with few binary digits stay unchanged.
struct Grid: Sendable {
  /// The logarithm of the minimum number of cells along the longer side of the extent. There are at most twice as many.
  static let precision = 42

  private let cellsPerPoint: Double
  /// The side of a cell, in points.
  let cell: Double

  /// Creates a grid, or `nil` if the rectangle is empty or not finite.
  /// - Parameters:
  ///   - rect: A rectangle that is not much farther from the origin than it is large.
  ///   - ulp: The rounding error of coordinates. A cell is at least half of it, so that points moved by rounding stay
  ///     within the radius of a vertex.
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

  /// Returns the position of a point of the grid.
  func point(_ point: GridPoint) -> Point { Point(point.x * cell, point.y * cell) }
}

/// Returns the nearest whole number, for numbers between -2⁵¹ and 2⁵¹: adding this constant leaves no bits for a
/// fraction.
private func roundedToWhole(_ value: Double) -> Double {
  let pusher = 0x1.8p52
  return (value + pusher) - pusher
}

/// Returns a number with the sign of a × b. It is 0 only if the cross product is.
func crossSign(_ a: GridPoint, _ b: GridPoint) -> Double {
  let left = a.x * b.y
  let right = a.y * b.x
  let difference = left - right
  // The products and their difference are rounded once each, by 2⁻⁵³ at most.
  if abs(difference) > 0x1p-51 * (abs(left) + abs(right)) { return difference }
  return exactCross(a, b)
}

/// Returns a × b, rounded once.
@inline(never)
func exactCross(_ a: GridPoint, _ b: GridPoint) -> Double { WideInteger(a.x, b.y, minus: a.y, b.x).value }
