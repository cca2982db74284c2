@_spi(Generated) import ShapeCore

/// A Gaussian blur of coverage on a grid of cells, along both axes.
///
/// A result doesn't depend on which part of the grid is computed. O(n) for n cells, whatever the deviations are, if the
/// caller chooses cells of at most an eighth of them.
struct CoverageBlur {
  let x: BlurAxis
  let y: BlurAxis

  /// Returns the blurred coverage of some joined cells, in 0...255, or `nil` if it is 0.
  ///
  /// - Parameters:
  ///   - region: The wanted joined cells. The result may have fewer; the others are 0.
  ///   - bounds: The cells that may have any coverage.
  ///   - draw: Returns the coverage of some cells.
  func blurred(_ region: PixelRect, bounds: PixelRect, draw: (PixelRect) -> AlphaSurface?) -> FloatPlane? {
    let wanted = region.grown(x: Double(x.radius), y: Double(y.radius))
    let joined = PixelRect(
      x: Self.joined(bounds.columns, x.factor), y: Self.joined(bounds.rows, y.factor)
    ).intersection(wanted)
    guard !joined.isEmpty else { return nil }
    let cells = PixelRect(
      x: Self.cells(joined.columns, x.factor), y: Self.cells(joined.rows, y.factor)
    ).intersection(bounds)
    guard !cells.isEmpty, let coverage = draw(cells) else { return nil }
    let result = joined.grown(x: Double(x.radius), y: Double(y.radius)).intersection(region)
    guard !result.isEmpty else { return nil }
    let source = join(coverage, joined)
    let rows = blurRows(
      source, PixelRect(minX: result.minX, minY: joined.minY, maxX: result.maxX, maxY: joined.maxY))
    return y.radius == 0 ? rows : blurColumns(rows, result)
  }

  /// Returns the cells on which the blurred coverage of some joined cells depends.
  func cells(under region: PixelRect) -> PixelRect {
    let joined = region.grown(x: Double(x.radius), y: Double(y.radius))
    return PixelRect(x: Self.cells(joined.columns, x.factor), y: Self.cells(joined.rows, y.factor))
  }

  /// Returns the joined cells to which some cells contribute.
  private static func joined(_ cells: Range<Int>, _ factor: Int) -> Range<Int> {
    guard factor > 1 else { return cells }
    return (cells.lowerBound - 2) >> 1..<max((cells.lowerBound - 2) >> 1, ((cells.upperBound + 1) >> 1) + 1)
  }

  /// Returns the cells that contribute to some joined cells.
  private static func cells(_ joined: Range<Int>, _ factor: Int) -> Range<Int> {
    factor > 1 ? 2 * joined.lowerBound - 1..<2 * joined.upperBound + 1 : joined
  }

  // MARK: Joining

  private func join(_ coverage: AlphaSurface, _ region: PixelRect) -> FloatPlane {
    let result = FloatPlane(region)
    let cells = PixelRect(x: Self.cells(region.columns, x.factor), y: Self.cells(region.rows, y.factor))
    let known = coverage.region
    /// The weighted sum of the rows that are joined, with zeros where nothing is known.
    var sums = [UInt32](repeating: 0, count: cells.width)
    for row in region.rows {
      let target = result.row(row - Int(region.minY))
      let first = Self.cells(row..<row + 1, y.factor).lowerBound
      let weights: [UInt32] = y.factor > 1 ? [1, 3, 3, 1] : [8]
      for index in sums.indices { sums[index] = 0 }
      for (offset, weight) in weights.enumerated() where known.rows.contains(first + offset) {
        let values = coverage.pointer(row: first + offset, Int(known.minX))
        let start = Int(known.minX - cells.minX)
        sums.withUnsafeMutableBufferPointer { sums in
          guard let sums = sums.baseAddress else { return }
          for index in 0..<known.width { sums[start + index] &+= weight &* UInt32(values[index]) }
        }
      }
      sums.withUnsafeBufferPointer { sums in
        guard let sums = sums.baseAddress else { return }
        if x.factor > 1 {
          for index in 0..<region.width {
            let four = sums + 2 * index
            target[index] = Float(Int32(bitPattern: four[0] &+ 3 &* (four[1] &+ four[2]) &+ four[3])) * (1 / 64)
          }
        } else {
          for index in 0..<region.width { target[index] = Float(Int32(bitPattern: sums[index])) * (1 / 8) }
        }
      }
    }
    return result
  }

  // MARK: Kernels

  private func blurRows(_ source: FloatPlane, _ region: PixelRect) -> FloatPlane {
    let radius = x.radius
    if radius == 0, source.region == region { return source }
    let result = FloatPlane(region)
    // A row with zeros around it, so that the loop needs no tests.
    let shift = Int(region.minX) - Int(source.region.minX)
    let padding = radius + max(0, -shift)
    let count = padding + max(source.width, shift + region.width) + radius + 16
    withUnsafeTemporaryAllocation(of: Float.self, capacity: count) { line in
      guard let line = line.baseAddress else { return }
      line.initialize(repeating: 0, count: count)
      for row in 0..<region.height {
        let target = result.row(row)
        if source.isRepeated(row) {
          target.update(from: result.row(row - 1), count: region.width)
          continue
        }
        (line + padding).update(from: source.row(row), count: source.width)
        let start = UnsafeRawPointer(line + padding + shift)
        Self.convolve(region.width, x.weights, into: target) { index, tap in
          start.loadUnaligned(fromByteOffset: (index + tap) * 4, as: SIMD8<Float>.self)
        }
      }
    }
    return result
  }

  private func blurColumns(_ source: FloatPlane, _ region: PixelRect) -> FloatPlane {
    let radius = y.radius
    let result = FloatPlane(region)
    let zeros = [Float](repeating: 0, count: region.width + 8)
    let shift = Int(region.minY) - Int(source.region.minY)
    let height = source.region.height
    /// The number of rows up to each one that repeat the one above them.
    var repeated = 0
    var next = 0
    zeros.withUnsafeBufferPointer { zeros in
      guard let zeros = zeros.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UnsafeRawPointer.self, capacity: 2 * radius + 1) { taps in
        for row in 0..<region.height {
          let center = row + shift
          let target = result.row(row)
          while next <= center + radius, next < height {
            repeated = source.isRepeated(next) ? repeated + 1 : 0
            next += 1
          }
          // All rows under the kernel are the same.
          if center - radius >= 0, center + radius < height, repeated >= 2 * radius {
            target.update(from: source.row(center), count: region.width)
            continue
          }
          for tap in -radius...radius {
            let line = center + tap
            taps[tap + radius] = UnsafeRawPointer(
              line < 0 || line >= height ? zeros : UnsafePointer(source.row(line)))
          }
          Self.convolve(region.width, y.weights, into: target) { index, tap in
            taps[tap + radius].loadUnaligned(fromByteOffset: index * 4, as: SIMD8<Float>.self)
          }
        }
      }
    }
    return result
  }

  /// Writes weighted sums, eight at a time.
  /// - Parameter load: Returns eight values from an index on at a distance from it.
  @inline(__always)
  private static func convolve(
    _ count: Int, _ weights: [Float], into target: UnsafeMutablePointer<Float>, load: (Int, Int) -> SIMD8<Float>
  ) {
    weights.withUnsafeBufferPointer { weights in
      var index = 0
      while index < count {
        var sum = weights[0] * load(index, 0)
        for tap in 1..<max(weights.count, 1) { sum += weights[tap] * (load(index, -tap) + load(index, tap)) }
        if index + 8 <= count {
          UnsafeMutableRawPointer(target + index).storeBytes(of: sum, as: SIMD8<Float>.self)
        } else {
          for lane in 0..<count - index { target[index + lane] = sum[lane] }
        }
        index += 8
      }
    }
  }
}

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

/// A number for each cell of a rectangle, row by row from the top.
///
/// Eight values can be loaded from any cell on: after the last row are seven zeros.
final class FloatPlane {
  let region: PixelRect
  let width: Int
  let values: UnsafeMutablePointer<Float>

  /// Creates a plane whose values must be written before they are read.
  init(_ region: PixelRect) {
    self.region = region
    width = max(region.width, 0)
    let count = width * max(region.height, 0)
    values = .allocate(capacity: count + 7)
    (values + count).initialize(repeating: 0, count: 7)
  }

  deinit { values.deallocate() }

  /// The values of a row. The row counts from the top of the rectangle.
  @inline(__always)
  func row(_ index: Int) -> UnsafeMutablePointer<Float> { values + index &* width }

  /// Returns whether a row has the same bits as the one above it.
  func isRepeated(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let (first, second) = (UnsafeRawPointer(row(index - 1)), UnsafeRawPointer(row(index)))
    var offset = 0
    let size = width * 4
    while offset + 8 <= size {
      if first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    return offset == size
      || first.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        == second.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }
}
