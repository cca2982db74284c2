import ShapeKit

/// The area that a region covers of each pixel of a rectangle, exact but for the rounding of `Float`.
///
/// An edge adds to the pixels that it crosses by how much it changes the covered area, and to the pixel after them the
/// rest of its change. So the sum of a row's cells up to a pixel is the signed area that the region covers of it: 1 or -1
/// inside a simple contour. Between edges all cells are 0, and a bit for each cell says so, so that `sweep` skips them.
///
/// Where contours of opposite directions meet within a pixel, their areas cancel each other; `sweep` reports that both
/// directions occur, and the caller has to make the region simple. The same holds for contours that cross.
///
/// Source: accumulation of signed areas, as in LibArt and FreeType's smooth rasterizer.
struct CoverageGrid: ~Copyable {
  /// The number of pixels of a row.
  let width: Int
  let height: Int
  private let stride: Int
  private let wordsPerRow: Int
  private let cells: UnsafeMutablePointer<Float>
  private let marks: UnsafeMutablePointer<UInt64>

  /// Creates an empty grid. Its memory is 4 bytes for each pixel.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    // An edge in the last pixel also changes the next one.
    stride = width + 2
    wordsPerRow = (stride + 63) / 64
    cells = .allocate(capacity: stride * height)
    cells.initialize(repeating: 0, count: stride * height)
    marks = .allocate(capacity: wordsPerRow * height)
    marks.initialize(repeating: 0, count: wordsPerRow * height)
  }

  deinit {
    cells.deallocate()
    marks.deallocate()
  }

  // MARK: Edges

  /// Adds an edge in pixels, with the origin at the upper left corner of the grid. What is left of the grid counts as if
  /// it were on its left side; what is right of it, above or below has no effect.
  mutating func addEdge(from start: Point, to end: Point) {
    guard start.y != end.y else { return }
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    guard bottom.y > 0, top.y < Double(height) else { return }
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let low = max(top.y, 0)
    let high = min(bottom.y, Double(height))
    let sign: Double = isDown ? 1 : -1
    // The points where the edge crosses the left and the right side divide it into parts of one kind each.
    var y = low
    let limit = Double(width)
    while y < high {
      let x = top.x + (y - top.y) * slope
      var next = high
      let isLeft = x < 0 || x == 0 && slope < 0
      let isRight = x > limit || x == limit && slope >= 0
      if isLeft, slope > 0 { next = min(high, top.y - top.x / slope) }
      if isRight, slope < 0 { next = min(high, top.y + (limit - top.x) / slope) }
      if !isLeft, !isRight, slope < 0 { next = min(high, top.y - top.x / slope) }
      if !isLeft, !isRight, slope > 0 { next = min(high, top.y + (limit - top.x) / slope) }
      // Rounding may leave nothing of a part.
      if !(next > y) { next = high }
      if isLeft {
        addInside(x: 0, slope: 0, from: y, to: next, sign)
      } else if !isRight {
        addInside(x: x, slope: slope, from: y, to: next, sign)
      }
      y = next
    }
  }

  /// Adds a part of an edge that is inside the grid.
  private mutating func addInside(x start: Double, slope: Double, from low: Double, to high: Double, _ sign: Double) {
    var row = Int(low)
    var y = low
    let limit = Double(width)
    while y < high {
      let next = min(Double(row + 1), high)
      let first = min(max(start + (y - low) * slope, 0), limit)
      let last = min(max(start + (next - low) * slope, 0), limit)
      addPiece(row, min(first, last), max(first, last), height: (next - y) * sign)
      y = next
      row += 1
    }
  }

  /// Adds a piece of an edge within a row, between two abscissas.
  private mutating func addPiece(_ row: Int, _ left: Double, _ right: Double, height: Double) {
    let cells = cells + row * stride
    let first = Int(left)
    let last = Int(right)
    mark(row, first, last + 1)
    if first == last {
      let share = (left + right) / 2 - Double(first)
      cells[first] += Float(height * (1 - share))
      cells[first + 1] += Float(height * share)
      return
    }
    // The covered area of a pixel: 1 for each part of the piece left of it, and for a part inside the distance to its
    // right side. It grows quadratically in the first and the last pixel, and linearly between them.
    let perPixel = height / (right - left)
    let inFirst = Double(first + 1) - left
    var previous = perPixel * inFirst * inFirst / 2
    cells[first] += Float(previous)
    for pixel in (first + 1)..<last {
      let area = perPixel * (Double(pixel) - left + 0.5)
      cells[pixel] += Float(area - previous)
      previous = area
    }
    let inLast = right - Double(last)
    let area = perPixel * (Double(last) - left + inLast - inLast * inLast / 2)
    cells[last] += Float(area - previous)
    cells[last + 1] += Float(height - area)
  }

  private func mark(_ row: Int, _ first: Int, _ last: Int) {
    let words = marks + row * wordsPerRow
    for cell in first...last { words[cell >> 6] |= 1 << UInt64(cell & 63) }
  }

  // MARK: Rows

  /// Passes the covered pixels of a row to a closure as runs of equal coverage, from the left, and clears the row.
  ///
  /// - Parameter body: Takes the first pixel, the number of pixels and their coverage, which is more than 0 and at most 1.
  /// - Returns: The least and the greatest signed area. If the first is clearly negative and the second clearly positive,
  ///   contours of both directions may have cancelled each other.
  mutating func sweep(
    _ row: Int, rule: FillRule, _ body: (Int, Int, Float) -> Void
  ) -> (low: Float, high: Float) {
    let cells = cells + row * stride
    let words = marks + row * wordsPerRow
    var sum: Float = 0
    var (low, high): (Float, Float) = (0, 0)
    /// The first pixel that is not passed yet, and the coverage of all up to the next cell.
    var (position, coverage) = (0, Float(0))
    for index in 0..<wordsPerRow {
      var word = words[index]
      guard word != 0 else { continue }
      words[index] = 0
      while word != 0 {
        let cell = index << 6 + word.trailingZeroBitCount
        word &= word &- 1
        if coverage > 0, cell > position { body(position, min(cell, width) - position, coverage) }
        sum += cells[cell]
        cells[cell] = 0
        (low, high) = (min(low, sum), max(high, sum))
        (position, coverage) = (cell, Self.coverage(sum, rule))
      }
    }
    if coverage > 0, width > position { body(position, width - position, coverage) }
    return (low, high)
  }

  /// Returns the share of a pixel that is inside, from its signed area. Less than half a step of 16 bits counts as 0: it
  /// is the rounding error of the sum.
  private static func coverage(_ area: Float, _ rule: FillRule) -> Float {
    var area = abs(area)
    switch rule {
    case .nonZero: area = min(area, 1)
    case .evenOdd:
      area -= 2 * (area / 2).rounded(.down)
      if area > 1 { area = 2 - area }
    }
    return area < 1 / 131_072 ? 0 : area > 1 - 1 / 131_072 ? 1 : area
  }
}
