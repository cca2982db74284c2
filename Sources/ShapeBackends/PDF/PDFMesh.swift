import ShapeCore

/// A part of a coverage as a lattice of triangles between which readers interpolate linearly (ISO 32000-1, 8.7.4.5.6).
///
/// Rows and columns of samples that linear interpolation restores are omitted, so that flat parts cost nothing.
struct PDFMesh {
  /// The number of vertices of a row.
  let columns: Int
  /// Row by row, each vertex with x, y and its value in a byte. A coordinate is a number of samples.
  let bytes: [UInt8]
  /// The largest difference of a sample from the triangles, in 255ths of full coverage.
  let error: Double

  /// The largest differences to try of an omitted sample from its neighbors in a row or a column, in 255ths.
  private static let tolerances = [0.6, 0.4, 0]
  /// The largest difference of a sample from the triangles with which the next smaller tolerance is not tried. Both axes
  /// and the diagonals of cells add up.
  private static let largestError = 1.5
  /// The number of vertices from which a mesh is divided. A smaller part needs fewer rows and columns.
  private static let manyVertices = 16_000
  /// The number of samples on a side that are not divided.
  private static let smallSide = 48

  /// Returns meshes for all of a coverage that is not 0. They have their outer vertices in common.
  static func meshes(of coverage: PDFCoverage) -> [PDFMesh] {
    var result: [PDFMesh] = []
    add(coverage, 0...max(coverage.width - 1, 1), 0...max(coverage.height - 1, 1), to: &result)
    return result
  }

  private static func add(
    _ coverage: PDFCoverage, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>, to result: inout [PDFMesh]
  ) {
    if rows.allSatisfy({ row in columns.allSatisfy { coverage.value($0, row) == 0 } }) { return }
    let isWide = columns.count > smallSide
    for tolerance in tolerances {
      let xs = kept(columns, across: rows.count, tolerance) { coverage.value($0, rows.lowerBound + $1) }
      let ys = kept(rows, across: xs.count, tolerance) { coverage.value(xs[$1], $0) }
      if xs.count * ys.count > manyVertices, isWide || rows.count > smallSide { break }
      let mesh = PDFMesh(coverage, xs, ys)
      if mesh.error <= largestError || tolerance == 0 { return result.append(mesh) }
    }
    for columns in isWide ? halves(of: columns) : [columns] {
      for rows in rows.count > smallSide ? halves(of: rows) : [rows] { add(coverage, columns, rows, to: &result) }
    }
  }

  private static func halves(of range: ClosedRange<Int>) -> [ClosedRange<Int>] {
    let middle = (range.lowerBound + range.upperBound) / 2
    return [range.lowerBound...middle, middle...range.upperBound]
  }

  private init(_ coverage: PDFCoverage, _ xs: [Int], _ ys: [Int]) {
    columns = xs.count
    let isShort = coverage.coordinateSize == 1
    var bytes: [UInt8] = []
    bytes.reserveCapacity(xs.count * ys.count * coverage.vertexSize)
    func append(_ coordinate: Int) {
      if !isShort { bytes.append(UInt8(truncatingIfNeeded: coordinate >> 8)) }
      bytes.append(UInt8(truncatingIfNeeded: coordinate))
    }
    for y in ys {
      for x in xs {
        append(x)
        append(y)
        bytes.append(coverage.value(x, y))
      }
    }
    self.bytes = bytes
    error = Self.error(coverage, xs, ys)
  }

  /// Returns the lines to keep, the first and the last among them, so that linear interpolation between them differs by
  /// at most the tolerance from all others. O(n) for n values.
  /// - Parameters:
  ///   - across: The number of values of a line.
  ///   - value: Returns a value by its line and its position in the line.
  private static func kept(
    _ lines: ClosedRange<Int>, across: Int, _ tolerance: Double, _ value: (Int, Int) -> UInt8
  ) -> [Int] {
    var start = lines.lowerBound
    var result = [start]
    /// For each position, the slopes from the last kept line that meet all lines since then.
    var slopes = [(low: Double, high: Double)](repeating: (-256, 256), count: across)
    func slope(_ line: Int, _ position: Int, _ slack: Double = 0) -> Double {
      (Double(value(line, position)) - Double(value(start, position)) + slack) / Double(line - start)
    }
    for line in lines.dropFirst() {
      let fits = (0..<across).allSatisfy { position in
        let slope = slope(line, position)
        return slope >= slopes[position].low && slope <= slopes[position].high
      }
      if !fits {
        start = line - 1
        result.append(start)
        for position in slopes.indices { slopes[position] = (-256, 256) }
      }
      for position in 0..<across {
        slopes[position].low = max(slopes[position].low, slope(line, position, -tolerance))
        slopes[position].high = min(slopes[position].high, slope(line, position, tolerance))
      }
    }
    result.append(lines.upperBound)
    return result
  }

  /// Returns the largest difference of a sample from the triangles. The diagonal of a cell runs from the end of its first
  /// row to the start of its second one.
  private static func error(_ coverage: PDFCoverage, _ xs: [Int], _ ys: [Int]) -> Double {
    var error = 0.0
    for (top, bottom) in zip(ys, ys.dropFirst()) {
      for (left, right) in zip(xs, xs.dropFirst()) where (right - left) * (bottom - top) > 1 {
        let (a, b) = (Double(coverage.value(left, top)), Double(coverage.value(right, top)))
        let (c, d) = (Double(coverage.value(left, bottom)), Double(coverage.value(right, bottom)))
        for y in top...bottom {
          let v = Double(y - top) / Double(bottom - top)
          for x in left...right {
            let u = Double(x - left) / Double(right - left)
            let value = u + v <= 1 ? a + (b - a) * u + (c - a) * v : d + (c - d) * (1 - u) + (b - d) * (1 - v)
            error = max(error, abs(value - Double(coverage.value(x, y))))
          }
        }
      }
    }
    return error
  }
}
