import ShapeKit

extension AlphaPlane {
  /// The standard deviation, in pixels, below which the kernel is that of a Gaussian.
  private static let smallDeviation = 2.0

  /// Returns how far a blur spreads, in pixels. Beyond three standard deviations, less than 0.3 % is left.
  static func reach(of deviation: Double) -> Int { deviation > 0 ? Int((3 * deviation).rounded(.up)) : 0 }

  /// Blurs the plane with a Gaussian, whose values outside of it are 0.
  ///
  /// Up to 2 pixels the kernel is a Gaussian within three standard deviations. Above, it is three extended boxes, whose
  /// variance is exact; they differ from a Gaussian by at most 1 % of the height of a step. O(n) for n pixels, for each
  /// deviation.
  mutating func blur(deviationX: Double, deviationY: Double) {
    if deviationX > 0 { blurRows(deviationX) }
    if deviationY > 0 { blurColumns(deviationY) }
  }

  // MARK: Rows

  private mutating func blurRows(_ deviation: Double) {
    var line = [Float](repeating: 0, count: width)
    let passes = Passes(deviation)
    for row in 0..<height {
      let range = row * width..<(row + 1) * width
      guard values[range].contains(where: { $0 != 0 }) else { continue }
      switch passes {
      case .kernel(let weights):
        for x in 0..<width {
          var sum = weights[0] * values[range.lowerBound + x]
          for distance in 1..<weights.count {
            if x >= distance { sum += weights[distance] * values[range.lowerBound + x - distance] }
            if x + distance < width { sum += weights[distance] * values[range.lowerBound + x + distance] }
          }
          line[x] = sum
        }
        values.replaceSubrange(range, with: line)
      case .boxes(let box):
        for _ in 0..<3 { average(range, box, into: &line) }
      }
    }
  }

  private mutating func average(_ range: Range<Int>, _ box: BoxKernel, into line: inout [Float]) {
    let first = range.lowerBound
    var sum: Float = 0
    for x in 0..<min(box.radius, width) { sum += values[first + x] }
    for x in 0..<width {
      let (enters, leaves) = (x + box.radius, x - box.radius - 1)
      if enters < width { sum += values[first + enters] }
      if leaves >= 0 { sum -= values[first + leaves] }
      var ends: Float = 0
      if enters + 1 < width { ends += values[first + enters + 1] }
      if leaves >= 0 { ends += values[first + leaves] }
      line[x] = max(box.weight * sum + box.endWeight * ends, 0)
    }
    values.replaceSubrange(range, with: line)
  }

  // MARK: Columns

  private mutating func blurColumns(_ deviation: Double) {
    switch Passes(deviation) {
    case .kernel(let weights):
      let source = values
      for row in 0..<height {
        for x in 0..<width { values[row * width + x] = weights[0] * source[row * width + x] }
        for distance in 1..<weights.count {
          for other in [row - distance, row + distance] where other >= 0 && other < height {
            for x in 0..<width { values[row * width + x] += weights[distance] * source[other * width + x] }
          }
        }
      }
    case .boxes(let box):
      for _ in 0..<3 { averageColumns(box) }
    }
  }

  /// Keeps a sum for each column, so that memory is read row by row.
  private mutating func averageColumns(_ box: BoxKernel) {
    let source = values
    var sums = [Float](repeating: 0, count: width)
    for row in 0..<min(box.radius, height) {
      for x in 0..<width { sums[x] += source[row * width + x] }
    }
    for row in 0..<height {
      let (enters, leaves) = (row + box.radius, row - box.radius - 1)
      if enters < height { for x in 0..<width { sums[x] += source[enters * width + x] } }
      if leaves >= 0 { for x in 0..<width { sums[x] -= source[leaves * width + x] } }
      for x in 0..<width {
        var ends: Float = 0
        if enters + 1 < height { ends += source[(enters + 1) * width + x] }
        if leaves >= 0 { ends += source[leaves * width + x] }
        values[row * width + x] = max(box.weight * sums[x] + box.endWeight * ends, 0)
      }
    }
  }

  // MARK: Kernels

  private enum Passes {
    /// The weights at 0, 1, 2, … pixels.
    case kernel([Float])
    /// Three averages with the same kernel.
    case boxes(BoxKernel)

    init(_ deviation: Double) {
      guard deviation < smallDeviation else {
        self = .boxes(BoxKernel(thirdOf: deviation))
        return
      }
      // Over each pixel, the density at its center stands for its mean: within 0.1 % from half a pixel on.
      let weights = (0...AlphaPlane.reach(of: deviation)).map { distance in
        Mathematics.power(2.718_281_828_459_045, -Double(distance * distance) / (2 * deviation * deviation))
      }
      let total = 2 * weights.dropFirst().reduce(0, +) + weights[0]
      self = .kernel(weights.map { Float($0 / total) })
    }
  }
}
