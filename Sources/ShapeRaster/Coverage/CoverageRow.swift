/// The area that a region covers of each pixel of a row, exact to 2⁻¹⁶ for each edge.
///
/// An edge adds to the pixels that it crosses by how much it changes the covered area, and to the pixel after them the
/// rest of its change. So the sum of the cells up to a pixel is the area that the region covers of it. Between edges all
/// cells are 0, and a bit for each cell says so, so that `sweep` skips them.
///
/// Source: accumulation of signed areas, as in LibArt and FreeType's smooth rasterizer.
struct CoverageRow: ~Copyable {
  /// The area of a pixel, and the height of a row.
  static let unit = 65_536

  private var cells = ScratchBuffer<Int32>()
  private var marks = ScratchBuffer<UInt64>()
  private var width = 0
  private var limit = 0.0

  init() {}

  /// Sets the number of pixels. The row must be empty.
  mutating func setWidth(_ newWidth: Int) {
    width = newWidth
    limit = Double(newWidth)
    // An edge in the last pixel also changes the next one.
    let (oldCells, oldMarks) = (cells.count, marks.count)
    if newWidth + 2 > oldCells {
      cells.resize(to: newWidth + 2)
      for index in oldCells..<cells.count { cells.pointer[index] = 0 }
    }
    let words = (newWidth + 2 + 63) / 64
    if words > oldMarks {
      marks.resize(to: words)
      for index in oldMarks..<words { marks.pointer[index] = 0 }
    }
  }

  /// Adds a straight piece of an edge between two abscissas, in pixels from the left end.
  /// - Parameter height: The height of the piece in units. Positive if the region is at its right, negative if it is at its
  ///   left.
  @inline(__always)
  mutating func add(_ start: Double, _ end: Double, height: Int) {
    let (left, right) = start < end ? (start, end) : (end, start)
    if left >= 0, right < limit {
      let first = Int(left)
      // A piece within one pixel is by far the most frequent one.
      if right <= Double(first &+ 1) {
        let share = (left + right) * 0.5 - Double(first)
        let rest = Int32(truncatingIfNeeded: Int(Double(height) * share + (height > 0 ? 0.5 : -0.5)))
        mark(first)
        mark(first &+ 1)
        let cell = cells.pointer + first
        cell[0] &+= Int32(truncatingIfNeeded: height) &- rest
        cell[1] &+= rest
        return
      }
    }
    addWide(left, right, height)
  }

  /// Adds a piece that is in several pixels, or partly outside. What is left of the row counts as if it were at its left
  /// end.
  private mutating func addWide(_ left: Double, _ right: Double, _ height: Int) {
    if left >= limit { return }
    if right <= 0 { return addLeft(height) }
    var (left, right, height) = (left, right, height)
    if left < 0 {
      let outside = Int(Double(height) * (-left / (right - left)))
      addLeft(outside)
      height -= outside
      left = 0
    }
    if right > limit {
      height = Int(Double(height) * ((limit - left) / (right - left)))
      right = limit
    }
    let first = Int(left)
    let last = Int(right)
    if first == last { return addShare((left + right) / 2 - Double(first), in: first, height) }
    // The covered area of a pixel grows quadratically in the first and the last pixel, and linearly between them.
    let perPixel = Double(height) / (right - left)
    let inFirst = Double(first + 1) - left
    var previous = Int((perPixel * inFirst * inFirst / 2).rounded())
    mark(first)
    cells.pointer[first] &+= Int32(truncatingIfNeeded: previous)
    for pixel in (first + 1)..<max(last, first + 1) {
      let area = Int((perPixel * (Double(pixel) - left + 0.5)).rounded())
      mark(pixel)
      cells.pointer[pixel] &+= Int32(truncatingIfNeeded: area - previous)
      previous = area
    }
    let inLast = right - Double(last)
    let area = Int((perPixel * (Double(last) - left + inLast - inLast * inLast / 2)).rounded())
    mark(last)
    mark(last + 1)
    cells.pointer[last] &+= Int32(truncatingIfNeeded: area - previous)
    cells.pointer[last + 1] &+= Int32(truncatingIfNeeded: height - area)
  }

  private mutating func addLeft(_ height: Int) {
    mark(0)
    cells.pointer[0] &+= Int32(truncatingIfNeeded: height)
  }

  private mutating func addShare(_ share: Double, in pixel: Int, _ height: Int) {
    let rest = Int((Double(height) * share).rounded())
    mark(pixel)
    mark(pixel + 1)
    cells.pointer[pixel] &+= Int32(truncatingIfNeeded: height - rest)
    cells.pointer[pixel + 1] &+= Int32(truncatingIfNeeded: rest)
  }

  @inline(__always)
  private func mark(_ cell: Int) { marks.pointer[cell &>> 6] |= 1 &<< UInt64(cell & 63) }

  /// Passes the covered pixels to a closure as runs of equal coverage, from the left, and empties the row.
  /// - Parameter body: Takes the first pixel, the number of pixels and their coverage, in 1...255.
  @inline(__always)
  mutating func sweep(_ body: (Int, Int, UInt32) -> Void) {
    let cells = cells.pointer
    let marks = marks.pointer
    var sum: Int32 = 0
    /// The first pixel that is not passed yet, and the coverage of all up to the next cell.
    var position = 0
    var coverage: UInt32 = 0
    for index in 0..<(width + 2 + 63) / 64 {
      var word = marks[index]
      guard word != 0 else { continue }
      marks[index] = 0
      while word != 0 {
        let cell = index &<< 6 &+ word.trailingZeroBitCount
        word &= word &- 1
        sum &+= cells[cell]
        cells[cell] = 0
        let next = Self.coverage(sum)
        // Equal neighbors are one run.
        if next == coverage { continue }
        if coverage > 0, cell > position { body(position, min(cell, width) &- position, coverage) }
        (position, coverage) = (min(cell, width), next)
      }
    }
    if coverage > 0, width > position { body(position, width &- position, coverage) }
  }

  /// Returns an area in steps of 8 bits. Rounding errors of the edges don't count.
  @inline(__always)
  private static func coverage(_ area: Int32) -> UInt32 {
    let area = UInt32(truncatingIfNeeded: max(0, min(area, Int32(unit))))
    return (area &* 255 &+ 32_768) &>> 16
  }
}
