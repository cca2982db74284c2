import ShapeKit

/// The blur of a silhouette under a transform, which blurs the shadow too.
///
/// The silhouette is drawn on a grid of cells. Where possible, the grid is parallel to the pixels: the blur along each axis
/// has its own deviation and its own cells. After an oblique scaling, the grid is parallel to the axes of the layer, and the
/// pixels read it along slanted lines.
struct ShadowBlur {
  /// From the coordinates inside the layer to cells.
  let toCells: Transform
  /// From pixels to cells.
  let fromPixels: Transform
  private let blur: CoverageBlur
  private let isParallel: Bool

  /// The smallest deviation in pixels that is blurred along slanted axes.
  private static let smallestSlanted = 0.4

  /// - Parameters:
  ///   - deviation: The standard deviation, in points inside the layer.
  ///   - transform: From the coordinates inside the layer to pixels. It has an inverse.
  init(deviation: Double, in transform: Transform) {
    let reach = transform.reach(of: deviation)
    let slack = 1e-9 * max(abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
    let keepsAxes =
      abs(transform.b) <= slack && abs(transform.c) <= slack || abs(transform.a) <= slack && abs(transform.d) <= slack
    isParallel = keepsAxes || transform.lengthFactor != nil || max(reach.x, reach.y) < Self.smallestSlanted
    if isParallel {
      let (first, second) = (Self.cell(reach.x), Self.cell(reach.y))
      blur = CoverageBlur(
        x: BlurAxis(deviation: reach.x / first, isJoined: reach.x / first >= BlurAxis.joiningDeviation),
        y: BlurAxis(deviation: reach.y / second, isJoined: reach.y / second >= BlurAxis.joiningDeviation))
      fromPixels = Transform(a: 1 / first, b: 0, c: 0, d: 1 / second, tx: 0, ty: 0)
      toCells = transform.then(fromPixels)
    } else {
      let lengths = Point(
        Mathematics.hypotenuse(transform.a, transform.b), Mathematics.hypotenuse(transform.c, transform.d))
      /// Cells of a sixth of the deviation, but not so small that they are useless in pixels.
      func cell(_ length: Double) -> Double { max(deviation / 6, min(deviation / 1.7, 0.25 / length)) }
      let (first, second) = (cell(lengths.x), cell(lengths.y))
      blur = CoverageBlur(
        x: BlurAxis(deviation: deviation / first, isJoined: true),
        y: BlurAxis(deviation: deviation / second, isJoined: true))
      toCells = Transform(a: 1 / first, b: 0, c: 0, d: 1 / second, tx: 0, ty: 0)
      fromPixels = transform.inverse?.then(toCells) ?? .identity
    }
  }

  /// Returns the size of cells in pixels: a power of 2 with which a large deviation is 4 to 8 cells.
  private static func cell(_ deviation: Double) -> Double {
    var cell = 1.0
    while deviation / cell >= 2 * BlurAxis.joiningDeviation { cell *= 2 }
    return cell
  }

  /// Returns the blurred coverage of some pixels, or `nil` if it is 0.
  ///
  /// - Parameters:
  ///   - region: The wanted pixels.
  ///   - bounds: The pixels that may have any coverage before the blur.
  ///   - draw: Returns the coverage of some cells.
  func coverage(_ region: PixelRect, bounds: PixelRect, draw: (PixelRect) -> AlphaSurface?) -> AlphaSurface? {
    let bounds = bounds.mapped(by: fromPixels).grown(x: 1, y: 1)
    return isParallel ? parallel(region, bounds, draw) : slanted(region, bounds, draw)
  }

  // MARK: Parallel grids

  private func parallel(
    _ region: PixelRect, _ bounds: PixelRect, _ draw: (PixelRect) -> AlphaSurface?
  ) -> AlphaSurface? {
    // The sizes of joined cells in pixels.
    let (width, height) = (Double(blur.x.factor) / fromPixels.a, Double(blur.y.factor) / fromPixels.d)
    let columns = blur.x.factor > 1 ? SplineSampler.cells(region.columns, size: width) : region.columns
    let rows = blur.y.factor > 1 ? SplineSampler.cells(region.rows, size: height) : region.rows
    guard let plane = blur.blurred(PixelRect(x: columns, y: rows), bounds: bounds, draw: draw) else { return nil }
    let result = AlphaSurface(region)
    let reader = RowReader(plane, columns: region.columns, size: blur.x.factor > 1 ? width : nil)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: plane.width + 1) { line in
      guard let line = line.baseAddress else { return }
      for row in region.rows {
        let target = result.pointer(row: row, Int(region.minX))
        if blur.y.factor > 1 {
          let place = SplineSampler.Place((Double(row) + 0.5) / height)
          SplineSampler.row(plane, at: place, into: line)
          reader.read(line, into: target)
        } else if plane.region.rows.contains(row) {
          reader.read(plane.row(row - Int(plane.region.minY)), into: target)
        }
      }
    }
    return result
  }

  // MARK: Slanted grids

  private func slanted(
    _ region: PixelRect, _ bounds: PixelRect, _ draw: (PixelRect) -> AlphaSurface?
  ) -> AlphaSurface? {
    let toJoined = fromPixels.then(Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0))
    let wanted = region.mapped(by: toJoined).grown(x: 3, y: 3)
    guard let plane = blur.blurred(wanted, bounds: bounds, draw: draw) else { return nil }
    let result = AlphaSurface(region)
    let (left, top) = (Int(plane.region.minX), Int(plane.region.minY))
    let (width, height) = (plane.width, plane.region.height)
    for row in region.rows {
      let target = result.pointer(row: row, Int(region.minX))
      for column in region.columns {
        let point = toJoined.apply(Point(Double(column) + 0.5, Double(row) + 0.5))
        let (x, y) = (SplineSampler.Place(point.x), SplineSampler.Place(point.y))
        let (first, upper) = (x.cell - 1 - left, y.cell - 1 - top)
        guard first > -4, first < width, upper > -4, upper < height else { continue }
        var sum: Float = 0
        for tap in max(0, -upper)..<min(4, height - upper) {
          let values = plane.row(upper + tap)
          var line: Float = 0
          for index in max(0, -first)..<min(4, width - first) { line += x.weights[index] * values[first + index] }
          sum += y.weights[tap] * line
        }
        target[column - Int(region.minX)] = SplineSampler.byte(sum)
      }
    }
    return result
  }
}

/// Reads pixels from a row of cells.
private struct RowReader {
  private let plane: FloatPlane
  private let columns: Range<Int>
  /// For each pixel, the weights of the cells it reads and the first of them, counted in the plane. Empty if pixels are
  /// cells.
  private var places: [SplineSampler.Place] = []

  /// - Parameter size: The size of cells in pixels, or `nil` if pixels are cells.
  init(_ plane: FloatPlane, columns: Range<Int>, size: Double?) {
    self.plane = plane
    self.columns = columns
    guard let size else { return }
    places = columns.map {
      var place = SplineSampler.Place((Double($0) + 0.5) / size)
      place.cell -= 1 + Int(plane.region.minX)
      return place
    }
  }

  func read(_ line: UnsafePointer<Float>, into target: UnsafeMutablePointer<UInt8>) {
    let width = plane.width
    if places.isEmpty {
      let known = plane.region.columns.clamped(to: columns)
      for column in known {
        target[column - columns.lowerBound] = SplineSampler.byte(line[column - Int(plane.region.minX)])
      }
      return
    }
    places.withUnsafeBufferPointer { places in
      for (index, place) in places.enumerated() {
        let first = place.cell
        if first >= 0, first + 4 <= width {
          let values = UnsafeRawPointer(line + first).loadUnaligned(as: SIMD4<Float>.self)
          target[index] = SplineSampler.byte((place.weights * values).sum())
        } else if first > -4, first < width {
          var sum: Float = 0
          for tap in max(0, -first)..<min(4, width - first) { sum += place.weights[tap] * line[first + tap] }
          target[index] = SplineSampler.byte(sum)
        }
      }
    }
  }
}
