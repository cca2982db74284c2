import ShapeCore

/// A Gaussian blur along one axis of a grid of cells.
///
/// From a deviation of 1.7 cells on, pairs of cells are joined first, with the weights 1, 3, 3 and 1, blurred with a Gaussian
/// kernel, and interpolated with cubic B-splines. Both and the area of a cell blur too; their variances are subtracted from
/// that of the kernel.
///
/// A smaller deviation is that of a kernel of three cells with the same variance. Other kernels end at three deviations, which
/// hold 99.7 % of a Gaussian.
struct BlurAxis {
  /// The number of cells that become one. If it is 2, the result has to be interpolated.
  let factor: Int
  /// The weights of the joined cells at the distances 0, 1, 2, …
  let weights: [Float]

  /// How far the kernel reaches, in joined cells.
  var radius: Int { weights.count - 1 }

  /// - Parameters:
  ///   - deviation: The standard deviation in cells.
  ///   - isJoined: Whether pairs of cells are joined. The deviation must then be at least 1.7, and otherwise less than 0.5.
  init(deviation: Double, isJoined: Bool) {
    guard isJoined else {
      factor = 1
      let variance = Float(deviation * deviation)
      weights = variance < 1e-4 ? [1] : [1 - variance, variance / 2]
      return
    }
    factor = 2
    // In squares of cells, a uniform cell has the variance 1 / 12, the weights 1, 3, 3, 1 have 3 / 4, and a cubic B-spline
    // has a third of a joined cell.
    let variance = (deviation * deviation - 1.0 / 12 - 3.0 / 4 - 4.0 / 3) / 4
    let reach = max(Int((3 * variance.squareRoot()).rounded(.up)), 1)
    weights = Self.normalized((0...reach).map { Self.bell(Double($0 * $0) / variance) })
  }

  private static func bell(_ square: Double) -> Double { Mathematics.power(2.718_281_828_459_045, -square / 2) }

  private static func normalized(_ weights: [Double]) -> [Float] {
    let total = 2 * weights.dropFirst().reduce(0, +) + weights[0]
    return weights.map { Float($0 / total) }
  }
}
