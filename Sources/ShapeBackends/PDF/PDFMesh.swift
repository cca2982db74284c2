import ShapeKit

/// A coverage as a lattice of triangles between which readers interpolate linearly (ISO 32000-1, 8.7.4.5.6).
///
/// Rows and columns of the coverage that linear interpolation restores are omitted, so that flat parts cost nothing.
struct PDFMesh {
  /// The number of vertices of a row.
  let columns: Int
  /// The number of bytes of a coordinate.
  let coordinateSize: Int
  /// Row by row, each vertex with x, y and its value in a byte.
  private(set) var bytes: [UInt8] = []
  /// The rectangle between the smallest and the largest coordinate.
  let region: Rect

  /// The number of bytes of a vertex.
  var vertexSize: Int { 2 * coordinateSize + 1 }

  /// The largest difference of an omitted value, in 255ths.
  static let tolerance = 0.4

  init(_ coverage: PDFCoverage) {
    let values = coverage.values
    let (width, height) = (coverage.width, coverage.height)
    let xs = Self.kept(width, across: height) { values[$1 * width + $0] }
    let ys = Self.kept(height, across: xs.count) { values[$0 * width + xs[$1]] }
    columns = xs.count
    coordinateSize = max(width, height) <= 255 ? 1 : 2
    // A coordinate counts pixels: 0 and the size are the edges of the frame, and others the centers of pixels.
    let (stepX, stepY) = (coverage.frame.width / Double(width), coverage.frame.height / Double(height))
    let largest = Double(1 << (8 * coordinateSize) - 1)
    region = Rect(
      x: coverage.frame.minX + stepX / 2, y: coverage.frame.minY + stepY / 2, width: largest * stepX,
      height: largest * stepY)
    bytes.reserveCapacity(xs.count * ys.count * (2 * coordinateSize + 1))
    for y in ys {
      for x in xs {
        append(x)
        append(y)
        bytes.append(values[y * width + x])
      }
    }
  }

  private mutating func append(_ coordinate: Int) {
    if coordinateSize > 1 { bytes.append(UInt8(truncatingIfNeeded: coordinate >> 8)) }
    bytes.append(UInt8(truncatingIfNeeded: coordinate))
  }

  /// Returns the lines to keep, the first and the last among them, so that linear interpolation between them differs by
  /// at most the tolerance from all others. O(n) for n values, except for long runs.
  /// - Parameters:
  ///   - count: The number of lines.
  ///   - across: The number of values of a line.
  ///   - value: Returns a value by its line and its position in the line.
  private static func kept(_ count: Int, across: Int, _ value: (Int, Int) -> UInt8) -> [Int] {
    if count < 2 { return [0, 0] }
    var result = [0]
    /// For each position, the slopes from the last kept line that meet all lines since then.
    var slopes = [(low: Double, high: Double)](repeating: (-256, 256), count: across)
    var start = 0
    for line in 1..<count {
      var fits = true
      for position in 0..<across where fits {
        let rise = Double(value(line, position)) - Double(value(start, position))
        let slope = rise / Double(line - start)
        if slope < slopes[position].low || slope > slopes[position].high { fits = false }
      }
      if !fits {
        start = line - 1
        result.append(start)
        for position in slopes.indices { slopes[position] = (-256, 256) }
      }
      for position in 0..<across {
        let rise = Double(value(line, position)) - Double(value(start, position))
        let distance = Double(line - start)
        slopes[position].low = max(slopes[position].low, (rise - tolerance) / distance)
        slopes[position].high = min(slopes[position].high, (rise + tolerance) / distance)
      }
    }
    result.append(count - 1)
    return result
  }
}
