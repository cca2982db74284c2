@_spi(Generated) import ShapeCore

/// The blur of a silhouette under a transform, which blurs the shadow too.
///
/// The silhouette is drawn on a grid of cells. Where possible, the grid is parallel to the pixels: the blur along each axis
/// has its own deviation and its own cells. After an oblique scaling, the grid is parallel to the axes of the layer, and the
/// pixels read it along slanted lines.
///
/// The result is the mean of a true Gaussian over each pixel, which blurs with the variance of a pixel. A cell is at most a
/// quarter of both together, or below 2 pixels 0.45 of it, so that it hardly matters where edges are in their cells. From a
/// deviation of 1 pixel on, the result differs from the mean by at most 0.3 % of the height of an edge; from half a pixel on by
/// 0.7 %, and below by 5 %.
///
/// Where several elements have the same edge, each of them covers a part of what the others left, so that the silhouette grows:
/// by up to a cell for many elements, and by a quarter of one for two. Cells of at least 2 pixels are the means of up to 4 x 4
/// grains, which are the cells in question then. They are about pixels, as the elements themselves grow by that in the picture.
struct ShadowBlur {
  /// From the coordinates inside the layer to cells.
  private let toCells: Transform
  /// From pixels to cells.
  let fromPixels: Transform
  /// The number of grains of a cell along each axis.
  private let grains: (x: Int, y: Int)
  let blur: CoverageBlur
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
      let ((x, first), (y, second)) = (Self.axis(reach.x), Self.axis(reach.y))
      blur = CoverageBlur(x: x, y: y)
      fromPixels = Transform(a: 1 / first, b: 0, c: 0, d: 1 / second, tx: 0, ty: 0)
      toCells = transform.then(fromPixels)
      grains = (Self.grains(inCellOf: first), Self.grains(inCellOf: second))
    } else {
      let lengths = Point(
        Mathematics.hypotenuse(transform.a, transform.b), Mathematics.hypotenuse(transform.c, transform.d))
      /// Cells of a sixth of the deviation, but not so small that they are useless in pixels.
      func axis(_ length: Double) -> (axis: BlurAxis, cell: Double) {
        let cell = max(deviation / 6, min(deviation / 1.7, 0.25 / length))
        let deviation = (deviation * deviation + pixelVariance / (length * length)).squareRoot()
        return (BlurAxis(deviation: deviation / cell, isJoined: true), cell)
      }
      let ((x, first), (y, second)) = (axis(lengths.x), axis(lengths.y))
      blur = CoverageBlur(x: x, y: y)
      toCells = Transform(a: 1 / first, b: 0, c: 0, d: 1 / second, tx: 0, ty: 0)
      fromPixels = transform.inverse?.then(toCells) ?? .identity
      grains = (Self.grains(inCellOf: first * lengths.x), Self.grains(inCellOf: second * lengths.y))
    }
  }

  /// Returns the number of grains of a cell along an axis.
  /// - Parameter size: The size of a cell, in pixels.
  private static func grains(inCellOf size: Double) -> Int { size < 2 ? 1 : size < 4 ? 2 : 4 }

  /// From the coordinates inside the layer to grains.
  var toGrains: Transform { toCells.then(cellsToGrains) }
  /// From pixels to grains.
  var grainsFromPixels: Transform { fromPixels.then(cellsToGrains) }

  private var cellsToGrains: Transform {
    Transform(a: Double(grains.x), b: 0, c: 0, d: Double(grains.y), tx: 0, ty: 0)
  }

  /// The smallest deviation in pixels for which cells are not pixels.
  private static let smallestJoined = 0.1

  /// Returns the blur along an axis by a deviation in pixels, and the size of its cells in pixels, a power of 2.
  private static func axis(_ deviation: Double) -> (axis: BlurAxis, cell: Double) {
    // The coverage of a pixel is a mean already.
    if deviation < smallestJoined { return (BlurAxis(deviation: deviation, isJoined: false), 1) }
    let deviation = (deviation * deviation + pixelVariance).squareRoot()
    let mostCells = deviation < 2 ? 4.4 : 8
    var cell = 0.125
    while deviation / cell >= mostCells { cell *= 2 }
    return (BlurAxis(deviation: deviation / cell, isJoined: true), cell)
  }

  /// Returns the blurred coverage of some pixels, or `nil` if nothing is near.
  ///
  /// - Parameters:
  ///   - region: The wanted pixels.
  ///   - bounds: The pixels that may have any coverage before the blur.
  ///   - draw: Returns the coverage of some grains.
  func coverage(_ region: PixelRect, bounds: PixelRect, draw: (PixelRect) -> AlphaSurface?) -> AlphaSurface? {
    let draw = { (cells: PixelRect) in drawCells(cells, draw) }
    let bounds = bounds.mapped(by: fromPixels).grown(x: 1, y: 1)
    let result = AlphaSurface(region)
    var isEmpty = true
    for tile in tiles(of: region) {
      let shows =
        isParallel ? drawParallel(tile, bounds, draw, on: result) : drawSlanted(tile, bounds, draw, on: result)
      if shows { isEmpty = false }
    }
    return isEmpty ? nil : result
  }

  /// Returns the coverage of cells: the mean of that of their grains.
  private func drawCells(_ cells: PixelRect, _ draw: (PixelRect) -> AlphaSurface?) -> AlphaSurface? {
    let count = grains.x * grains.y
    if count == 1 { return draw(cells) }
    let columns = cells.columns.lowerBound * grains.x..<cells.columns.upperBound * grains.x
    let rows = cells.rows.lowerBound * grains.y..<cells.rows.upperBound * grains.y
    guard let fine = draw(PixelRect(x: columns, y: rows)) else { return nil }
    let result = AlphaSurface(cells)
    for row in cells.rows {
      let target = result.pointer(row: row, cells.columns.lowerBound)
      for column in 0..<cells.width {
        var sum = count / 2
        for line in 0..<grains.y {
          let values = fine.pointer(row: row * grains.y + line, columns.lowerBound + column * grains.x)
          for index in 0..<grains.x { sum += Int(values[index]) }
        }
        target[column] = UInt8(truncatingIfNeeded: sum / count)
      }
    }
    return result
  }

  /// Returns parts of a region for each of which few cells are needed.
  ///
  /// Small cells are many more than the pixels. So are those around a row of pixels that is slanted in the grid.
  private func tiles(of region: PixelRect) -> [PixelRect] {
    let cellsPerPixel = fromPixels.a * fromPixels.d - fromPixels.b * fromPixels.c
    if isParallel, cellsPerPixel <= 1 { return [region] }
    let rows = isParallel ? max(32, Int(Self.mostCells / cellsPerPixel / Double(max(region.width, 1)))) : Self.tile
    let columns = isParallel ? region.width : Self.tile
    return stride(from: region.rows.lowerBound, to: region.rows.upperBound, by: rows).flatMap { top in
      stride(from: region.columns.lowerBound, to: region.columns.upperBound, by: columns).map { left in
        PixelRect(x: left..<left + columns, y: top..<top + rows).intersection(region)
      }
    }
  }

  private static let mostCells = 8e6
  private static let tile = 256

  // MARK: Slanted grids

  /// Draws some pixels on a surface. Returns whether any of them is covered.
  private func drawSlanted(
    _ region: PixelRect, _ bounds: PixelRect, _ draw: (PixelRect) -> AlphaSurface?, on result: AlphaSurface
  ) -> Bool {
    let wanted = region.mapped(by: toJoined).grown(x: 3, y: 3)
    guard let plane = blur.blurred(wanted, bounds: bounds, draw: draw) else { return false }
    readSlanted(plane, region, into: result)
    return true
  }

  /// From pixels to joined cells of a slanted grid.
  private var toJoined: Transform { fromPixels.then(Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)) }

  /// Reads some pixels from a slanted plane.
  private func readSlanted(_ plane: FloatPlane, _ region: PixelRect, into result: AlphaSurface) {
    let toJoined = toJoined
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
  }
}

/// The variance of a uniform distribution over a pixel.
private let pixelVariance = 1.0 / 12
