import GeometryOracle
import ShapeKit

/// Prints the seconds that strokes and lines for curves of the first paths of the pairs take, by kind.
func timeStrokes(_ arguments: Arguments) {
  let style = StrokeStyle(width: 2)
  timeKinds(arguments) { pairs in
    let paths = pairs.map(\.first)
    return [
      ("stroked", { paths.reduce(0) { $0 + $1.stroked(style).elementCount } }),
      ("extents", { paths.reduce(0) { $0 + ($1.strokeBounds(style) == nil ? 0 : 1) } }),
      ("flattened", { paths.reduce(0) { $0 + $1.flattened(tolerance: 0.1).elementCount } }),
    ]
  }
}
