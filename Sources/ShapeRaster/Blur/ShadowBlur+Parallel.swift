import ShapeCore

// Grids that are parallel to the pixels.
extension ShadowBlur {
  /// Draws some pixels on a surface. Returns whether any of them can be covered.
  ///
  /// Where all cells around a part have the same coverage, as inside and outside of a large silhouette, there is nothing to
  /// blur.
  func drawParallel(
    _ region: PixelRect, _ bounds: PixelRect, _ draw: (PixelRect) -> AlphaSurface?, on result: AlphaSurface
  ) -> Bool {
    let cells = blur.cells(under: joinedCells(of: region)).intersection(bounds)
    guard !cells.isEmpty, let silhouette = draw(cells) else { return false }
    for part in parts(of: region) {
      let joined = joinedCells(of: part)
      if let value = silhouette.onlyValue(of: blur.cells(under: joined)) {
        if value == 0 { continue }
        for row in part.rows {
          result.pointer(row: row, Int(part.minX)).update(repeating: value, count: part.width)
        }
      } else if let plane = blur.blurred(
        joined, bounds: bounds, draw: { $0 == cells ? silhouette : silhouette.part($0) })
      {
        read(plane, part, into: result)
      }
    }
    return true
  }

  /// The number of cells up to which a region is one part.
  private static let fewCells = 1e6
  /// The number of cells of a part along each axis. Much more than a kernel reaches.
  private static let cellsOfPart = 512.0

  /// Returns parts of a region of a parallel grid. Those of a large one are small enough for a cache.
  private func parts(of region: PixelRect) -> [PixelRect] {
    if Double(region.width) * fromPixels.a * Double(region.height) * fromPixels.d <= Self.fewCells { return [region] }
    let (width, height) = (
      max(1, Int(Self.cellsOfPart / fromPixels.a)), max(1, Int(Self.cellsOfPart / fromPixels.d))
    )
    return stride(from: region.rows.lowerBound, to: region.rows.upperBound, by: height).flatMap { top in
      stride(from: region.columns.lowerBound, to: region.columns.upperBound, by: width).map { left in
        PixelRect(x: left..<left + width, y: top..<top + height).intersection(region)
      }
    }
  }

  /// The size of joined cells in pixels.
  private var joinedSize: (width: Double, height: Double) {
    (Double(blur.x.factor) / fromPixels.a, Double(blur.y.factor) / fromPixels.d)
  }

  /// Returns the joined cells that some pixels of a parallel grid read.
  private func joinedCells(of region: PixelRect) -> PixelRect {
    let (width, height) = joinedSize
    return PixelRect(
      x: blur.x.factor > 1 ? SplineSampler.cells(region.columns, size: width) : region.columns,
      y: blur.y.factor > 1 ? SplineSampler.cells(region.rows, size: height) : region.rows)
  }

  /// Reads some pixels from a parallel plane.
  private func read(_ plane: FloatPlane, _ region: PixelRect, into result: AlphaSurface) {
    let (width, height) = joinedSize
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
