import ShapeKit

/// A Gaussian blur along one axis of a grid of cells.
///
/// Below 4 cells, the kernel is the integral of a Gaussian over each cell. For an edge between two cells the result at
/// their centers is exact, except that the kernel ends at three deviations, which hold 99.7 % of it.
///
/// From 4 cells on, pairs of cells are joined first, with the weights 1, 3, 3 and 1, and the result is interpolated with
/// cubic B-splines. Both and the area of a cell blur too; their variances are subtracted from that of the Gaussian. The
/// result deviates from a true Gaussian by at most 0.3 % of the height of an edge, wherever the edge is in its cell.
struct BlurAxis {
  /// The number of cells that become one. If it is 2, the result has to be interpolated.
  let factor: Int
  /// The weights of the joined cells at the distances 0, 1, 2, …
  let weights: [Float]

  /// The deviation from which on cells are joined.
  static let joiningDeviation = 4.0

  /// How far the kernel reaches, in joined cells.
  var radius: Int { weights.count - 1 }

  /// - Parameters:
  ///   - deviation: The standard deviation in cells.
  ///   - isJoined: Whether pairs of cells are joined. The deviation must then be at least 1.6.
  init(deviation: Double, isJoined: Bool) {
    guard isJoined else {
      factor = 1
      weights = deviation < 1e-3 ? [1] : Self.integrals(deviation)
      return
    }
    factor = 2
    // In squares of cells, a uniform cell has the variance 1 / 12, the weights 1, 3, 3, 1 have 3 / 4, and a cubic B-spline
    // has a third of a joined cell.
    let variance = (deviation * deviation - 1.0 / 12 - 3.0 / 4 - 4.0 / 3) / 4
    let reach = max(Int((3 * variance.squareRoot()).rounded(.up)), 1)
    weights = Self.normalized((0...reach).map { Self.bell(Double($0 * $0) / variance) })
  }

  /// Returns how far a blur reaches, in cells before they are joined. Beyond, the result is 0.
  static func reach(of deviation: Double) -> Double { deviation > 0 ? 3 * deviation + 8 : 0 }

  private static func bell(_ square: Double) -> Double { Mathematics.power(2.718_281_828_459_045, -square / 2) }

  /// Returns the integrals of a Gaussian over cells.
  ///
  /// Source of the rule: Gauss and Legendre, with three points in each part of a cell. A part is at most half a deviation,
  /// so that the error is below 1e-6.
  private static func integrals(_ deviation: Double) -> [Float] {
    let reach = Int((3 * deviation + 0.5).rounded(.down))
    let parts = max(2, Int((2 / deviation).rounded(.up)))
    let width = 1 / Double(parts)
    let offset = 0.774_596_669_241_483_4 * width / 2
    return normalized(
      (0...max(reach, 1)).map { cell in
        var sum = 0.0
        for part in 0..<min(parts, 4_000) {
          let center = Double(cell) - 0.5 + (Double(part) + 0.5) * width
          func density(_ x: Double) -> Double { bell((x / deviation) * (x / deviation)) }
          sum += 5 * density(center - offset) + 8 * density(center) + 5 * density(center + offset)
        }
        return sum
      })
  }

  private static func normalized(_ weights: [Double]) -> [Float] {
    let total = 2 * weights.dropFirst().reduce(0, +) + weights[0]
    return weights.map { Float($0 / total) }
  }
}
