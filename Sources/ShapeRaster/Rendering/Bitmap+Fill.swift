import ShapeKit

extension Bitmap {
  /// Fills a path with one color.
  /// - Parameter transform: From the coordinates of the path to pixels.
  mutating func fill(_ path: Path, rule: FillRule, _ color: Pixel, in transform: Transform) {
    var grid = CoverageGrid(width: width, height: height)
    PathEdges.of(path, in: transform) { grid.addEdge(from: $0, to: $1) }
    for row in 0..<height {
      _ = grid.sweep(row, rule: rule) { first, count, coverage in
        paint(color, row: row, from: first, count: count, coverage: coverage)
      }
    }
  }
}
