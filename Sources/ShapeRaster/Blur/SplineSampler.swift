import ShapeCore

/// Reads a plane between its cells with cubic B-splines, which blur by a third of a squared cell.
enum SplineSampler {
  /// Returns the weights of the cells -1, 0, 1 and 2 at a share of the way from the center of cell 0 to that of cell 1.
  @inline(__always)
  static func weights(_ t: Float) -> SIMD4<Float> {
    let u = 1 - t
    let first = u * u * u * (1 / 6)
    let last = t * t * t * (1 / 6)
    let second = 2.0 / 3 - t * t * (1 - t / 2)
    return SIMD4(first, second, 1 - first - second - last, last)
  }

  /// The cells around a pixel on an axis, and their weights.
  struct Place {
    var cell: Int
    var weights: SIMD4<Float>

    /// - Parameter position: The coordinate in cells.
    @inline(__always)
    init(_ position: Double) {
      let low = (position - 0.5).rounded(.down)
      cell = Int(low)
      weights = SplineSampler.weights(Float(position - 0.5 - low))
    }
  }

  /// Returns the cells that pixels of a range read.
  static func cells(_ pixels: Range<Int>, size: Double) -> Range<Int> {
    let first = Place((Double(pixels.lowerBound) + 0.5) / size).cell - 1
    return first..<max(first, Place((Double(pixels.upperBound) - 0.5) / size).cell + 3)
  }

  /// Returns a row of pixels as a plane shows it at an ordinate.
  static func row(_ plane: FloatPlane, at place: Place, into sums: UnsafeMutablePointer<Float>) {
    let width = plane.width
    for index in 0..<width { sums[index] = 0 }
    for tap in 0..<4 {
      let row = place.cell - 1 + tap - Int(plane.region.minY)
      guard row >= 0, row < plane.region.height else { continue }
      let values = plane.row(row)
      let weight = place.weights[tap]
      for index in 0..<width { sums[index] += weight * values[index] }
    }
  }

  /// Returns a value in 0...255 as a byte.
  @inline(__always)
  static func byte(_ value: Float) -> UInt8 { UInt8(truncatingIfNeeded: Int32(max(0, min(value, 255)) + 0.5)) }
}
